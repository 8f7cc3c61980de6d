/**
 * Bodies and parameters as `docs/requirements/operations.tsv` writes them, compared with the schemas of a
 * contract member by member. The table writes shapes in a few short forms: `{name:string!,tags array; a,b:string}`,
 * `Name {…}; Other {…}` with `Other` as a type, `[Name {…}]`, `features:{x,y.z each {requested:boolean!}}`.
 */
import type { Params } from "#contracts/kit/params.ts";

/** Member of a documented object. */
export interface DocumentedMember {
  required: boolean;
  type?: SimpleType | undefined;
  members?: DocumentedMembers | undefined;
  /** Name of the definition that has its members. */
  named?: string | undefined;
}
export type DocumentedMembers = Map<string, DocumentedMember>;

type SimpleType = "string" | "integer" | "number" | "boolean" | "object" | "array";

/** Words that are types, with the type that they stand for; undefined if the documents do not state it. */
const TYPES: ReadonlyMap<string, SimpleType | undefined> = new Map([
  ["string", "string"],
  ["strings", "string"],
  ["integer", "integer"],
  ["number", "number"],
  ["boolean", "boolean"],
  ["object", "object"],
  ["objects", "object"],
  ["array", "array"],
  ["arrays", "array"],
  ["unstated", undefined],
  ["unspecified", undefined],
  ["untyped", undefined],
]);

/**
 * Reads a documented shape.
 * @param text cell of the table, such as `{ids:array!}`
 * @returns its members; undefined if the cell shows none
 * @example documentedMembers("Tag {name:string!, color string}")?.get("name") // { required: true, type: "string" }
 */
export function documentedMembers(text: string): DocumentedMembers | undefined {
  const shapes = new Reader(text).definitions();
  const [root] = shapes.values();
  if (root) for (const members of shapes.values()) resolve(members, shapes);
  return root;
}

/** Replaces names of other definitions by their members. */
function resolve(members: DocumentedMembers, shapes: ReadonlyMap<string, DocumentedMembers>): void {
  for (const member of members.values()) {
    if (member.members) resolve(member.members, shapes);
    const named =
      "named" in member && typeof member.named === "string" ? shapes.get(member.named) : undefined;
    if (named) member.members = named;
  }
}

class Reader {
  readonly #tokens: string[];
  #at = 0;

  constructor(text: string) {
    const plain = text.replace(/\([^()]*\)/g, "").replace(/^form-encoded:/, "");
    this.#tokens = plain.match(/[\w$#.]+|[{}[\],;:!?]/g) ?? [];
  }

  /** The objects of the text by name, the first one first; an object without a name has a number. */
  definitions(): Map<string, DocumentedMembers> {
    const found = new Map<string, DocumentedMembers>();
    let name: string | undefined;
    while (this.#at < this.#tokens.length) {
      const token = this.#take();
      if (token === "{") found.set(name ?? String(found.size), this.#members());
      name = /^\w/.test(token) ? token : undefined;
    }
    return found;
  }

  #take(): string {
    return this.#tokens[this.#at++] ?? "";
  }

  #skip(token: string): boolean {
    const isNext = this.#tokens[this.#at] === token;
    if (isNext) this.#at++;
    return isNext;
  }

  /** Members up to the closing brace. */
  #members(): DocumentedMembers {
    const members: DocumentedMembers = new Map();
    /** Members since the last semicolon that have no type yet: a type may follow several names. */
    let untyped: DocumentedMember[] = [];
    while (this.#at < this.#tokens.length && !this.#skip("}")) {
      const before = this.#tokens[this.#at - 1] ?? "";
      const token = this.#take();
      if (token === ";") untyped = [];
      else if (token === "further") this.#toEndOfPart();
      else if (/^[\w$]/.test(token)) {
        // `code, type, number, label strings`: a type follows a name; a plural type applies to all names before it.
        const isType = TYPES.has(token) && !["{", ",", ";"].includes(before);
        if (isType) this.#typed(untyped.splice(token.endsWith("s") ? 0 : -1), TYPES.get(token));
        else if (token === "each" && this.#skip("{")) {
          const shared = this.#members();
          for (const member of untyped.splice(0)) member.members = shared;
        } else if (token !== "optional") untyped.push(this.#member(members, token));
      } else if (token === ":") this.#shape(untyped.splice(0));
      else if (token === "!") for (const member of untyped.slice(-1)) member.required = true;
      else if (token === "{" || token === "[") {
        this.#at--;
        this.#shape(untyped.splice(-1));
      }
    }
    return members;
  }

  #toEndOfPart(): void {
    while (this.#at < this.#tokens.length && ![";", "}"].includes(this.#tokens[this.#at] ?? "")) this.#at++;
  }

  /** Adds a member. `a.b` is the member `b` of the member `a`. */
  #member(members: DocumentedMembers, path: string): DocumentedMember {
    const [name = "", ...rest] = path.split(".");
    const member = members.get(name) ?? { required: false };
    members.set(name, member);
    if (rest.length === 0) return member;
    member.members ??= new Map();
    return this.#member(member.members, rest.join("."));
  }

  #typed(members: readonly DocumentedMember[], type: SimpleType | undefined): void {
    for (const member of members) member.type = type;
    const last = members.at(-1);
    if (this.#skip("!") && last) last.required = true;
  }

  /** Text after a colon: a word, an object, or a list of either. */
  #shape(of: readonly DocumentedMember[]): void {
    const token = this.#take();
    if (token === "{") {
      const shape = this.#members();
      for (const member of of) member.members = shape;
    } else if (token === "[") {
      for (const member of of) member.type = "array";
      const inner = this.#tokens[this.#at] === "]" ? undefined : this.#listItem();
      if (inner) for (const member of of) member.members = inner;
      this.#skip("]");
    } else if (TYPES.has(token)) this.#typed(of, TYPES.get(token));
    else for (const member of of) member.named = token;
    const last = of.at(-1);
    if (this.#skip("!") && last) last.required = true;
  }

  #listItem(): DocumentedMembers | undefined {
    while (this.#at < this.#tokens.length && this.#tokens[this.#at] !== "]") {
      if (this.#take() === "{") return this.#members();
    }
    return undefined;
  }
}

// Comparing ------------------------------------------------------------------------------------

interface JsonSchema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** The object that a schema describes, itself or as the item of a list or one of several forms. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  return schema.anyOf?.map(objectIn).find((found) => found !== undefined);
}

const typeOfValue = (value: unknown): string => (Number.isInteger(value) ? "integer" : typeof value);

/** The JSON types of a schema. */
function typesOf({ type, anyOf, enum: values, const: value }: JsonSchema): string[] {
  if (anyOf) return anyOf.flatMap(typesOf);
  if (values) return [...new Set(values.map(typeOfValue))];
  if (value !== undefined) return [typeOfValue(value)];
  return typeof type === "string" ? [type] : [];
}

const fits = (documented: SimpleType, types: readonly string[]): boolean =>
  types.length === 0 ||
  types.includes(documented) ||
  (documented === "number" && types.includes("integer")) ||
  (documented === "object" && types.includes("array"));

/** Place of a difference, such as `body ticket status`, and the difference. */
export interface ShapeDifference {
  readonly place: string;
  readonly problem: string;
}

const requirement = (place: string, isRequired: boolean): ShapeDifference => ({
  place,
  problem: isRequired
    ? "is required in the contract and optional in the documents"
    : "is required in the documents and optional in the contract",
});

/**
 * Compares the schema of a body with the documented members.
 * @param schema JSON schema of the contract
 * @param place place of the object, the beginning of each difference's place
 * @returns members that are missing, not documented, of another type, or required on one side only
 */
export function shapeDifferences(
  schema: unknown,
  documented: DocumentedMembers,
  place = "body",
): ShapeDifference[] {
  const object = objectIn(schema as JsonSchema);
  if (!object?.properties) return [];
  const found: ShapeDifference[] = [];
  for (const [name, member] of documented) {
    const where = `${place} ${name}`;
    const own = object.properties[name];
    if (!own) {
      found.push({ place: where, problem: "is documented and missing in the contract" });
      continue;
    }
    const isRequired = object.required?.includes(name) === true;
    if (isRequired !== member.required) found.push(requirement(where, isRequired));
    if (member.type && !fits(member.type, typesOf(own)))
      found.push({
        place: where,
        problem: `is ${member.type} in the documents and ${typesOf(own).join(" or ")} in the contract`,
      });
    if (member.members) found.push(...shapeDifferences(own, member.members, where));
  }
  for (const name of Object.keys(object.properties))
    if (!documented.has(name)) found.push({ place: `${place} ${name}`, problem: "is not documented" });
  return found;
}

/**
 * Compares the query parameters of an operation with the documented ones, such as
 * `sort:enum(created_at|-created_at),page[size]:integer,query:string!`.
 * @param text cell of the table
 * @param query all parameters of the operation
 * @param own parameters beside those of its page style
 * @returns a difference for each parameter that is missing, not documented, or required on one side only, and
 *   for each type and value that the contract lacks
 */
export function parameterDifferences(text: string, query: Params, own: Params): ShapeDifference[] {
  const found: ShapeDifference[] = [];
  const documented = new Set<string>();
  for (const [, path = "", type = ""] of text.matchAll(/([$\w.[\]<>-]+):([^,]*)/g)) {
    // `page[size]` is a member of the nested parameter `page`.
    const [name = ""] = path.split("[");
    documented.add(name);
    const parameter = query[name];
    const place = `query ${path}`;
    if (!parameter) {
      if (!type.includes("?")) found.push({ place, problem: "is documented and missing in the contract" });
      continue;
    }
    if (type.includes("!") !== parameter.required) found.push(requirement(place, parameter.required));
    const values = /^enum\((.*)\)/.exec(type)?.[1]?.split("|") ?? [];
    const texts = JSON.stringify(parameter.schema);
    for (const value of values)
      if (!texts.includes(`"${value}"`)) found.push({ place, problem: `lacks the value ${value}` });
    const simple = TYPES.get(/^\w+/.exec(type)?.[0] ?? "");
    if (parameter.style === "plain" && simple && !fits(simple, typesOf(parameter.schema)))
      found.push({
        place,
        problem: `is ${simple} in the documents and ${typesOf(parameter.schema).join(" or ")} in the contract`,
      });
  }
  for (const name of Object.keys(own))
    if (!documented.has(name)) found.push({ place: `query ${name}`, problem: "is not documented" });
  return found;
}
