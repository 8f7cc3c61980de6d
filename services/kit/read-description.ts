/** Reads the description of a stand-in service from its file. Every mistake is one sentence with its place. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";

/** Members that lead to a value in a body; none for the body itself. */
export type Path = readonly string[];

const name = Type.String({ minLength: 1, maxLength: 200 });
const path = Type.Array(name, { maxItems: 100 });

/** Pages of a list. A cursor is the key of the last row. */
const Pages = Type.Object(
  {
    by: Type.Enum(["page", "offset", "cursor"]),
    parameter: name,
    size: Type.Optional(name),
    most: Type.Integer({ minimum: 1 }),
    // Members of the body that show the next cursor, the number of rows, and that rows follow.
    next: Type.Optional(path),
    total: Type.Optional(path),
    more: Type.Optional(path),
    /** True if the header `Link` has the address of the next page. */
    link: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const Operation = Type.Object(
  {
    name,
    method: Type.Enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
    path: Type.String({ pattern: "^/[^?#\\s<>]*$", maxLength: 1_000 }),
    status: Type.Integer({ minimum: 200, maximum: 299 }),
    /** An operation of a plain collection; `answer` always returns its sample. */
    does: Type.Enum(["list", "read", "create", "change", "delete", "answer"]),
    query: Type.Array(name),
    sends: Type.Optional(Type.Enum(["json", "form"])),
    /** Sample of the answer; undefined for an answer without a body. */
    body: Type.Optional(Type.Unknown()),
    /** Place of the rows, or of the object. */
    at: path,
    /** Member of a row with its key. */
    key: name,
    pages: Type.Optional(Pages),
  },
  { additionalProperties: false },
);

const Whole = Type.Object(
  { family: Type.String({ pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$" }), operations: Type.Array(Operation) },
  { additionalProperties: false },
);

type ReadonlyDeep<T> = T extends readonly (infer I)[]
  ? readonly ReadonlyDeep<I>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> | (undefined extends T[K] ? undefined : never) }
    : T;

export type DescribedPages = ReadonlyDeep<Static<typeof Pages>>;
export type DescribedOperation = ReadonlyDeep<Static<typeof Operation>>;
export type Description = ReadonlyDeep<Static<typeof Whole>>;

const SUFFIX = ".stand-in.json";

/** The name of the file of a description. @param family Name of the family. */
export const descriptionFile = (family: string): string => `${family}${SUFFIX}`;

/** A description that cannot be read; its message is for the user, and names the file and the place. */
export class DescriptionError extends Error {}

const MEGABYTE = 1_000_000;
const MAX_MEGABYTES = 10;

/**
 * Reads the descriptions of a folder.
 * @throws DescriptionError
 */
export function descriptionsIn(folder: string): readonly Description[] {
  const descriptions = readdirSync(folder)
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => ({ file, ...readDescription(folder, file) }));
  const files = new Map<string, string>();
  for (const { file, family } of descriptions) {
    const before = files.get(family);
    if (before !== undefined)
      throw new DescriptionError(`${file}: family: ${family} is described in ${before} as well`);
    files.set(family, file);
  }
  return descriptions;
}

const validator = Compile(Whole);

function readDescription(folder: string, file: string): Description {
  const place = join(folder, file);
  const megabytes = statSync(place).size / MEGABYTE;
  if (megabytes > MAX_MEGABYTES)
    throw new DescriptionError(
      `${file}: the file has ${Math.ceil(megabytes)} MB; a description has at most ${MAX_MEGABYTES} MB`,
    );
  const value = parsed(file, readFileSync(place, "utf8").replace(/^\uFEFF/, ""));
  if (!validator.Check(value)) throw new DescriptionError(`${file}: ${firstProblem(value)}`);
  for (const [index, { path: template, name: own }] of value.operations.entries()) {
    const problem =
      value.operations.findIndex((other) => other.name === own) < index
        ? `name: "${own}" stands twice`
        : problemOfPath(template);
    if (problem !== undefined) throw new DescriptionError(`${file}: operations[${index}].${problem}`);
  }
  return value;
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.slice(0, jsonEnd(text)).split("\n");
    const column = (lines.at(-1) ?? "").length + 1;
    throw new DescriptionError(`${file}:${lines.length}:${column}: the file is not JSON from here on`);
  }
}

const BLANKS = /[ \t\r\n]*/y;
const TOKEN =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/uy;

/** Tokens that may follow at a place of JSON; `v` is a value, `s` a text. */
const FOLLOWING = { start: "v", list: "v]", item: "v", object: "s}", key: "s", colon: ":" } as const;

/**
 * The offset at which a text stops to be JSON; the message of `JSON.parse` does not always say it.
 * A text that is too long for the pattern of a token stops there.
 */
function jsonEnd(text: string): number {
  const open: string[] = [];
  let place: keyof typeof FOLLOWING | "after" = "start";
  for (let at = 0; ; ) {
    BLANKS.lastIndex = at;
    at += BLANKS.exec(text)?.[0].length ?? 0;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return at;
    const kind = token.startsWith('"') ? "s" : /^[{}[\],:]/.test(token) ? token : "v";
    const inObject = open.at(-1) === "{";
    const closing = open.length === 0 ? "" : inObject ? "}," : "],";
    const following: string = place === "after" ? closing : FOLLOWING[place];
    const isValue = kind === "s" || kind === "v" || kind === "{" || kind === "[";
    if (!following.includes(kind) && !(isValue && following.includes("v"))) return at;
    at += token.length;
    if (kind === "{" || kind === "[") {
      open.push(kind);
      place = kind === "{" ? "object" : "list";
    } else if (kind === "}" || kind === "]") {
      open.pop();
      place = "after";
    } else if (kind === ",") place = inObject ? "key" : "item";
    else if (kind === ":") place = "item";
    else if (kind === "s" && (place === "object" || place === "key")) place = "colon";
    else place = "after";
  }
}

/** The first mistake, with its place as JavaScript writes it: `operations[2].status`. */
function firstProblem(value: unknown): string {
  const [error] = validator.Errors(value);
  if (!error) return "no description";
  const { instancePath, keyword, message, params } = error;
  const place = instancePath
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
  const problem =
    keyword === "boolean"
      ? "a description has no such member"
      : keyword === "enum"
        ? `must be one of ${(params as { readonly allowedValues: readonly string[] }).allowedValues.join(", ")}`
        : message;
  return `${place || "the file"}: ${problem}`;
}

/** Parameters side by side, or many in one segment, are matched in a time that grows with each of them. */
function problemOfPath(template: string): string | undefined {
  if (/\}\{/.test(template)) return "path: a text stands between two parameters";
  const crowded = template.split("/").some((segment) => segment.split("{").length > 3);
  return crowded ? "path: a segment has at most two parameters" : undefined;
}
