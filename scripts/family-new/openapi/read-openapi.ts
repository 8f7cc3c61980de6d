/** Reads an OpenAPI document (3.0 or 3.1) into a model. */
import type {
  EnumType,
  Member,
  Method,
  Model,
  ModelOperation,
  ObjectType,
  ValueType,
} from "#scripts/family-new/model.ts";
import { pascal } from "#scripts/family-new/names.ts";
import { nameRefOf, wholeSchema } from "./merge-schemas.ts";
import { EnumReader } from "./read-enums.ts";
import { errorPlacesIn } from "./read-errors.ts";
import { dereferenced, isObject, type Json, listIn, objectIn, parametersIn, textIn } from "./read-json.ts";
import { withPaging } from "./read-paging.ts";

const METHODS: readonly Method[] = ["get", "post", "put", "patch", "delete"];

/**
 * Reads the model of a document.
 * @param recognizes True for a family with code: pages are recognized, and no reference leads nowhere.
 * @throws Error for a document that is not OpenAPI or has no operation
 */
export function readOpenApi(document: unknown, recognizes = true): Model {
  const paths = objectIn(document, "paths");
  if (isObject(document) && document["swagger"] !== undefined)
    throw new Error("The document is OpenAPI 2.0 (Swagger). Convert it to 3.0 or 3.1 first");
  if (!isObject(document) || !textIn(document, "openapi")?.startsWith("3.") || !paths)
    throw new Error("The file is not an OpenAPI 3 document: it needs `openapi` and `paths`");
  const reader = new Reader(document);
  const all = Object.entries(paths).flatMap(([path, given]) => {
    const item = dereferenced(document, given);
    return METHODS.flatMap((method) => {
      const operation = isObject(item) ? reader.resolved(item[method]) : undefined;
      return isObject(item) && isObject(operation) ? [reader.operation(path, method, operation, item)] : [];
    });
  });
  const [nowhere] = reader.unresolved;
  if (recognizes && nowhere !== undefined)
    throw new Error(`The reference ${nowhere} leads nowhere in the document`);
  const outside = [...reader.unresolved].find((ref) => !ref.startsWith("#"));
  if (outside !== undefined)
    throw new Error(`The document refers to another file (${outside}). Bundle it into one document first`);
  const operations = recognizes ? all.map((one) => withPaging(reader, one)) : all;
  if (operations.length === 0) throw new Error("The OpenAPI document has no operation");
  return {
    title: textIn(objectIn(document, "info"), "title") ?? "Service",
    auth: reader.auth(),
    errors: errorPlacesIn(document),
    types: withoutUnused(reader.types, operations),
    enums: reader.enums,
    operations,
    unresolved: [...reader.unresolved],
  };
}

/** Types that operations and other types use. Bodies of pages are left out, because the page style writes them. */
function withoutUnused(types: readonly ObjectType[], operations: readonly ModelOperation[]): ObjectType[] {
  const used = new Set<string>();
  const use = (shape: ValueType | ModelOperation["returns"]): void => {
    if (shape?.kind === "list") use(shape.item);
    if (shape?.kind !== "object" || used.has(shape.name)) return;
    used.add(shape.name);
    for (const { shape: inner } of types.find(({ name }) => name === shape.name)?.members ?? []) use(inner);
  };
  for (const { returns, body, form, query } of operations)
    for (const shape of [returns, body, form, ...query.map((one) => one.shape)]) use(shape);
  return types.filter(({ name }) => used.has(name));
}

const isNullable = (schema: Json): boolean =>
  [schema["type"]].flat().includes("null") || listIn(schema, "enum").includes(null);

class Reader {
  readonly #document: Json;
  /** Each type comes after the types that it names. */
  readonly types: ObjectType[] = [];
  /** References that lead nowhere in the document. */
  readonly unresolved = new Set<string>();
  /** The reference, or the members, of each type by its name. */
  readonly #origins = new Map<string, string>();
  /** Names of inline types by their members. */
  readonly #inline = new Map<string, string>();
  readonly #open = new Set<string>();
  readonly #enums: EnumReader;

  constructor(document: Json) {
    this.#document = document;
    this.#enums = new EnumReader(document);
  }

  /** The enums that operations use. */
  get enums(): readonly EnumType[] {
    return this.#enums.used;
  }

  auth(): Model["auth"] {
    const [scheme] = Object.values(objectIn(this.#document, "components", "securitySchemes") ?? {}).filter(
      isObject,
    );
    const header = textIn(scheme, "name");
    if (textIn(scheme, "type") === "apiKey" && textIn(scheme, "in") === "header" && header)
      return { helper: "keyHeader", expression: `keyHeader(${JSON.stringify(header.toLowerCase())})` };
    return textIn(scheme, "scheme") === "basic"
      ? { helper: "basic", expression: "basic()" }
      : { helper: "bearer", expression: "bearer()" };
  }

  operation(path: string, method: Method, operation: Json, item: Json): ModelOperation {
    // Some documents distinguish operations of one path by a fragment or a query string.
    const [ownPath = ""] = path.split(/[?#]/);
    const words = path.replace(/[{}]/g, "");
    const name = (textIn(operation, "operationId") ?? `${method}${pascal(words)}`).replace(/\W+/g, "_");
    const parameters = parametersIn(this.#document, item, operation);
    const body = this.resolved(operation["requestBody"]);
    const [status = "200", answer] =
      Object.entries(objectIn(operation, "responses") ?? {}).find(([code]) => code.startsWith("2")) ?? [];
    const returns = this.#returnsOf(this.resolved(answer), name);
    return {
      name,
      method,
      path: ownPath,
      pathInDocument: path,
      paging: undefined,
      pathParameters: [...path.matchAll(/\{([^{}]+)\}/g)].map(([, parameter = ""]) => parameter),
      query: parameters
        .filter((one) => textIn(one, "in") === "query")
        .map((one) => this.#member(textIn(one, "name") ?? "", one["schema"], one["required"] === true, name)),
      idempotencyKey: parameters
        .filter((one) => method !== "get" && textIn(one, "in") === "header")
        .map((one) => textIn(one, "name"))
        .find((header) => header !== undefined && /idempoten/i.test(header)),
      body: this.#jsonOf(body, `${name} body`),
      form: this.#contentOf(body, /^application\/x-www-form-urlencoded\b/, `${name} body`),
      returns,
      example: this.#exampleIn(this.resolved(answer)),
      success: /^\d+$/.test(status) ? Number(status) : 200,
      summary: summaryOf(operation),
    };
  }

  #returnsOf(answer: unknown, name: string): ModelOperation["returns"] {
    const content = this.#contentIn(answer);
    if (!content) return undefined;
    const json = this.#jsonOf(answer, `${name} answer`);
    const [mediaType = "application/octet-stream"] = Object.keys(content);
    return json ?? { kind: "file", mediaType };
  }

  /** The example of a JSON body. */
  #exampleIn(holder: unknown): unknown {
    const content = this.#contentIn(holder) ?? {};
    const key = Object.keys(content).find((one) => /[/+]json\b/.test(one));
    const body = key === undefined ? undefined : objectIn(content, key);
    const [named] = Object.values(objectIn(body, "examples") ?? {}).map((one) => this.resolved(one));
    return body?.["example"] ?? (isObject(named) ? named["value"] : undefined);
  }

  #jsonOf(holder: unknown, name: string): ValueType | undefined {
    return this.#contentOf(holder, /[/+]json\b/, name);
  }

  /** Bodies by media type. A bundler may have replaced them by a reference. */
  #contentIn(holder: unknown): Json | undefined {
    const content = isObject(holder) ? this.resolved(holder["content"]) : undefined;
    return isObject(content) ? content : undefined;
  }

  #contentOf(holder: unknown, mediaType: RegExp, name: string): ValueType | undefined {
    const content = this.#contentIn(holder) ?? {};
    const key = Object.keys(content).find((one) => mediaType.test(one));
    return key === undefined ? undefined : this.#shape(objectIn(content, key)?.["schema"], name);
  }

  resolved(value: unknown): unknown {
    return dereferenced(this.#document, value, (ref) => this.unresolved.add(ref));
  }

  readonly #whole = (schema: unknown): unknown => wholeSchema(schema, (value) => this.resolved(value));

  #shape(schema: unknown, name: string): ValueType {
    const ref = nameRefOf(schema);
    const own = this.#whole(schema);
    if (!isObject(own)) return { kind: "json" };
    const types = [own["type"]].flat().filter((type) => type !== "null");
    const [type] = types;
    if (types.length === 1 && type === "array")
      return { kind: "list", item: this.#shape(own["items"], `${name} item`) };
    const properties = objectIn(own, "properties");
    if (properties) return this.#object(name, ref, own, properties);
    const listed = this.#enums.shapeOf(own, name);
    if (listed) return listed;
    const format = textIn(own, "format");
    if (type === "string" && format === "date-time") return { kind: "instant" };
    if (type === "string" && format === "date") return { kind: "day" };
    if (type === "string" && format === "email") return { kind: "email" };
    const kinds = { string: "text", integer: "whole", number: "number", boolean: "flag" } as const;
    return {
      kind:
        types.length === 1 && typeof type === "string" && type in kinds
          ? kinds[type as keyof typeof kinds]
          : "json",
    };
  }

  /** The name of a type. Another type of the same name gets a number. */
  #nameOf(given: string, origin: string): string {
    const wanted = pascal(given);
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}${number}`;
      const taken = this.#origins.get(name) ?? origin;
      this.#origins.set(name, taken);
      if (taken === origin) return name;
    }
  }

  #object(inline: string, ref: string | undefined, schema: Json, properties: Json): ValueType {
    const given = ref?.split("/").at(-1) ?? inline;
    const name = this.#nameOf(given, ref ?? Object.keys(properties).join(" "));
    // A recursive reference is read as JSON. The engineer can write the type by hand.
    if (this.#open.has(name) || this.#open.size === MAX_LEVELS) return { kind: "json" };
    if (this.types.some((type) => type.name === name)) return { kind: "object", name };
    this.#open.add(name);
    const required = listIn(schema, "required");
    const example = exampleOf(schema);
    const members = Object.entries(properties).map(([key, value]) => {
      const member = this.#member(key, value, required.includes(key), name);
      const own = isObject(example) ? example[key] : undefined;
      return own === undefined ? member : { ...member, example: own };
    });
    this.#open.delete(name);
    // Operations often repeat an inline schema: the first name of it is the name of all.
    const text = JSON.stringify(members.map(({ name: own, shape, required: must }) => [own, shape, must]));
    const same = ref === undefined ? this.#inline.get(text) : undefined;
    if (same !== undefined) return { kind: "object", name: same };
    if (ref === undefined) this.#inline.set(text, name);
    this.types.push({ name, members, description: textIn(schema, "description") });
    return { kind: "object", name };
  }

  #member(name: string, schema: unknown, required: boolean, owner: string): Member {
    const own = this.#whole(schema);
    const numberAt = (key: string) => (isObject(own) && typeof own[key] === "number" ? own[key] : undefined);
    const most = numberAt("maximum") ?? numberAt("default");
    const least = numberAt("minimum");
    return {
      name,
      shape: this.#shape(schema, `${owner} ${name}`),
      required,
      nullable: isObject(own) && (own["nullable"] === true || isNullable(own)),
      description: textIn(isObject(own) ? own : undefined, "description"),
      format: textIn(isObject(own) ? own : undefined, "format"),
      example: isObject(own) ? (exampleOf(own) ?? own["const"] ?? own["default"]) : undefined,
      ...(most !== undefined && { most }),
      ...(least !== undefined && { least }),
    };
  }
}

/** Most levels of types; more are JSON. */
const MAX_LEVELS = 100;

/** A summary of one word ("Create") says less than the description. */
function summaryOf(operation: Json): string | undefined {
  const [summary, description] = [textIn(operation, "summary")?.trim(), textIn(operation, "description")];
  return summary !== undefined && (summary.includes(" ") || !description) ? summary : description;
}

const exampleOf = (schema: Json): unknown => schema["example"] ?? listIn(schema, "examples")[0];
