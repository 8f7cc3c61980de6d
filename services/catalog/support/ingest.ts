/** Reads an OpenAPI document into the catalog's form: endpoints with parameters and responses. */

import type { Endpoint, Parameter, Spec } from "#contracts/catalog/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";

type Members = Readonly<Record<string, unknown>>;

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
const PLACES = ["path", "query", "header", "cookie"];
const MAX_ENDPOINTS = 2_000;
const MAX_REFERENCES = 10;
/** Default `style` of a parameter by its location. */
const usualStyle: Readonly<Record<string, string>> = {
  path: "simple",
  header: "simple",
  query: "form",
  cookie: "form",
};

const refuse = (message: string) => new Problem(400, `Invalid spec: ${message}`);

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});
const own = (members: Members, name: string): unknown =>
  Object.hasOwn(members, name) ? members[name] : undefined;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const textsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === "string");

function needText(members: Members, name: string, where: string): string {
  const value = own(members, name);
  if (typeof value !== "string" || value === "") throw refuse(`${where} is missing`);
  return value;
}

class Reader {
  readonly #document: Members;
  constructor(document: Members) {
    this.#document = document;
  }

  /** Resolves a reference; returns any other object as it is. @throws Problem 400 for a reference without target. */
  #follow(value: unknown, left = MAX_REFERENCES): Members {
    const members = membersOf(value);
    const reference = own(members, "$ref");
    if (typeof reference !== "string") return members;
    let target: unknown = this.#document;
    for (const part of reference.split("/").slice(1))
      target = own(membersOf(target), part.replaceAll("~1", "/").replaceAll("~0", "~"));
    if (!reference.startsWith("#/") || !isMembers(target) || left === 0)
      throw refuse(`${reference.slice(0, 100)} leads nowhere`);
    return this.#follow(target, left - 1);
  }

  #parameter(value: unknown): Parameter {
    const parameter = this.#follow(value);
    const name = needText(parameter, "name", "the name of a parameter");
    const place = needText(parameter, "in", `the place of the parameter ${name}`);
    if (!PLACES.includes(place)) throw refuse(`${name} is in ${place}`);
    const schema = this.#follow(own(parameter, "schema"));
    const items = this.#follow(own(schema, "items"));
    const type = own(schema, "type");
    const style = textOf(own(parameter, "style")) ?? usualStyle[place] ?? null;
    const explode = own(parameter, "explode");
    const constant = own(schema, "const") ?? own(items, "const");
    const values = own(schema, "enum") ?? own(items, "enum") ?? (constant === undefined ? [] : [constant]);
    return {
      name,
      in: place,
      required: own(parameter, "required") === true,
      description: textOf(own(parameter, "description")),
      type: Array.isArray(type) ? textsOf(type).join("|") : textOf(type),
      style,
      explode: typeof explode === "boolean" ? explode : style === "form",
      values: listOf(values).map(String),
    };
  }

  /** A path's parameters and an operation's own, which replace those with the same name and location. */
  #parameters(shared: unknown, ownOnes: unknown): Parameter[] {
    const all = [...listOf(shared), ...listOf(ownOnes)].map((value) => this.#parameter(value));
    return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
  }

  #security(operation: Members): Endpoint["security"] {
    const ways = listOf(own(operation, "security") ?? own(this.#document, "security")).map(membersOf);
    // An empty requirement makes authentication optional, whatever the other requirements are.
    if (ways.some((way) => Object.keys(way).length === 0)) return [];
    return ways.map((way) => ({ schemes: Object.keys(way), scopes: Object.values(way).flatMap(textsOf) }));
  }

  endpoint(slug: string, path: string, method: string, item: Members): Endpoint {
    const operation = membersOf(own(item, method));
    const body = this.#follow(own(operation, "requestBody"));
    const responses = Object.entries(membersOf(own(operation, "responses")));
    return {
      provider: slug,
      method: method.toUpperCase(),
      path,
      operation_id: textOf(own(operation, "operationId")),
      summary: textOf(own(operation, "summary")) ?? textOf(own(item, "summary")),
      description: textOf(own(operation, "description")),
      deprecated: own(operation, "deprecated") === true,
      tags: textsOf(own(operation, "tags")),
      parameters: this.#parameters(own(item, "parameters"), own(operation, "parameters")),
      request_media_types: Object.keys(membersOf(own(body, "content"))),
      responses: responses.map(([status, value]) => {
        const response = this.#follow(value);
        return {
          status,
          description: textOf(own(response, "description")),
          media_types: Object.keys(membersOf(own(response, "content"))),
        };
      }),
      security: this.#security(operation),
    };
  }
}

/**
 * Reads an OpenAPI document.
 * @throws Problem 400 if the document is not OpenAPI, or has invalid parts.
 */
export function ingest(slug: string, document: object, now: number) {
  const members = membersOf(document);
  const openapi = needText(members, "openapi", "openapi");
  if (!/^3\.[01]\.\d+$/.test(openapi))
    throw refuse(`OpenAPI 3.0 or 3.1 is read, not ${openapi.slice(0, 20)}`);
  const info = membersOf(own(members, "info"));
  const paths = own(members, "paths");
  if (!isMembers(paths)) throw refuse("paths is missing");
  const reader = new Reader(members);
  const endpoints = Object.entries(paths).flatMap(([path, value]): Endpoint[] => {
    if (path.startsWith("x-")) return [];
    if (!path.startsWith("/")) throw refuse(`the path ${path.slice(0, 100)} does not begin with a slash`);
    const item = membersOf(value);
    return METHODS.filter((method) => Object.hasOwn(item, method)).map((method) =>
      reader.endpoint(slug, path, method, item),
    );
  });
  if (endpoints.length > MAX_ENDPOINTS) throw refuse(`it has more than ${MAX_ENDPOINTS} endpoints`);
  const spec: Spec = {
    title: needText(info, "title", "info.title"),
    version: needText(info, "version", "info.version"),
    openapi,
    endpoints_count: endpoints.length,
    ingested_at: new Date(now).toISOString(),
  };
  return { base_url: textOf(own(membersOf(listOf(own(members, "servers"))[0]), "url")), spec, endpoints };
}
