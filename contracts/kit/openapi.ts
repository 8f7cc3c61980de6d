/**
 * Converts a contract to an OpenAPI 3.1 document, for `npm run openapi` and the stand-in catalog. Everything in it
 * is derived from the contract.
 */
import { createHash } from "node:crypto";
import type { TSchema } from "typebox";
import type { AuthScheme } from "./auth.ts";
import type { Body, BoundOperation, Family, Method, Param } from "./contract.ts";
import { type ErrorStyle, Problem } from "./error-bodies.ts";
import type { SegmentKind } from "./path.ts";

/** A JSON schema of the 2020-12 dialect, as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly encoding?: Readonly<Record<string, { readonly style: "deepObject"; readonly explode: true }>>;
}
type Content = Readonly<Record<string, MediaType>>;

export interface OpenApiParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly style: "simple" | "form" | "deepObject";
  readonly explode: boolean;
  readonly schema: Schema;
}

type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly description?: string;
    readonly content: Content;
  };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content } | Reference>
  >;
  readonly security: readonly SecurityRequirement[];
}
interface Reference {
  readonly $ref: string;
}

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
  };
}

/** The one security scheme and the one refusal of a family, by their names in the document. */
const CREDENTIAL = "credential";
const REFUSAL = "Refusal";

/**
 * Splits a name in camel case into words, with a capital at the start.
 * @example wordsOf("listTSPAccounts") // "List TSP accounts"
 */
export function wordsOf(name: string): string {
  const words = name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z0-9]+|[A-Z]/g) ?? [name];
  const text = words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Removes the internal members of the schema library. */
const plain = (schema: TSchema): Schema => JSON.parse(JSON.stringify(schema)) as Schema;

const segmentSchemas: Readonly<Record<SegmentKind, Schema>> = {
  text: { type: "string" },
  integer: { type: "string", pattern: "^[0-9]{1,20}$" },
  doubleWhenSlashed: { type: "string" },
  odataKey: { type: "string", pattern: "^[A-Za-z0-9-]{1,64}$" },
  odataString: { type: "string" },
};
const segmentDescriptions: Partial<Readonly<Record<SegmentKind, string>>> = {
  doubleWhenSlashed: "Encoded twice when it begins with a slash or holds two in a row.",
  odataString: "Quotes in it are doubled.",
};

const pathParameters = ({ template }: BoundOperation): OpenApiParameter[] =>
  template.params.map((name, i) => {
    const kind = template.kinds[i] ?? "text";
    const description = segmentDescriptions[kind];
    return {
      name,
      in: "path",
      required: true,
      ...(description && { description }),
      style: "simple",
      explode: false,
      schema: segmentSchemas[kind],
    };
  });

/** A query parameter as its style writes it: `a=1,2`, `a[b]=1`, `a[]=1&a[]=2`, `a=1&a=2`. */
function queryParameter(name: string, { schema, style, required, max }: Param): OpenApiParameter {
  const items = { type: "array", items: plain(schema) };
  const common = { in: "query", required } as const;
  switch (style) {
    case "csv":
      return {
        ...common,
        name,
        style: "form",
        explode: false,
        schema: { ...items, ...(max !== undefined && { maxItems: max }) },
      };
    case "brackets":
      return { ...common, name: `${name}[]`, style: "form", explode: true, schema: items };
    case "repeated":
      return { ...common, name, style: "form", explode: true, schema: items };
    case "deep":
      return { ...common, name, style: "deepObject", explode: true, schema: plain(schema) };
    case "plain":
      return { ...common, name, style: "form", explode: false, schema: plain(schema) };
  }
}

const headerParameter = (name: string, { schema, required }: Param): OpenApiParameter => ({
  name,
  in: "header",
  required,
  style: "simple",
  explode: false,
  schema: plain(schema),
});

const parametersOf = (op: BoundOperation): readonly OpenApiParameter[] => [
  ...pathParameters(op),
  ...Object.entries(op.query).map(([name, param]) => queryParameter(name, param)),
  ...Object.entries(op.headers).map(([name, param]) => headerParameter(name, param)),
];

function requestBodyOf({
  encoding,
  schema,
  maxBytes,
  optional = false,
}: Body): NonNullable<OpenApiOperation["requestBody"]> {
  const limit = maxBytes === undefined ? {} : { description: `At most ${maxBytes} bytes.` };
  if (encoding === "json")
    return { required: !optional, ...limit, content: { "application/json": { schema: plain(schema) } } };
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  const nested = Object.entries(properties).filter(([, { type }]) => type === "object" || type === "array");
  return {
    required: !optional,
    ...limit,
    content: {
      "application/x-www-form-urlencoded": {
        schema: plain(schema),
        ...(nested.length > 0 && {
          encoding: Object.fromEntries(
            nested.map(([name]) => [name, { style: "deepObject", explode: true } as const]),
          ),
        }),
      },
    },
  };
}

/** Body of a success; undefined if the operation returns none. */
function contentOf({ spec }: BoundOperation): Content | undefined {
  if (spec.page) return { "application/json": { schema: plain(spec.page.schema) } };
  if (!spec.returns) return undefined;
  return "binary" in spec.returns
    ? { [spec.returns.binary]: {} }
    : { "application/json": { schema: plain(spec.returns) } };
}

const descriptions: Readonly<Record<number, string>> = {
  200: "Done.",
  201: "Created.",
  202: "Taken; it is done later.",
  204: "Done; there is nothing to say.",
};

function responsesOf(op: BoundOperation): OpenApiOperation["responses"] {
  const content = contentOf(op);
  const refusal = { $ref: `#/components/responses/${REFUSAL}` };
  return {
    ...Object.fromEntries(
      op.success.map((status) => [
        String(status),
        { description: descriptions[status] ?? "Done.", ...(content && status !== 204 && { content }) },
      ]),
    ),
    "4XX": refusal,
    "5XX": refusal,
  };
}

/** Alternatives of access, of which one suffices. Each has a scope and a role, if both are required. */
function securityOf({ spec }: BoundOperation): SecurityRequirement[] {
  const each = (names: readonly string[] | undefined) => (names ? names.map((name) => [name]) : [[]]);
  const ways = each(spec.scopes).flatMap((scope) =>
    each(spec.roles).map((role) => ({ [CREDENTIAL]: [...scope, ...role] })),
  );
  return spec.anonymous ? [{}, ...ways] : ways;
}

function describe({ method, read, spec }: BoundOperation): string | undefined {
  if (read && method !== "GET") return "It only reads.";
  return spec.idempotencyKey && `Sent again with the same ${spec.idempotencyKey}, it is done once.`;
}

function operationOf(op: BoundOperation): OpenApiOperation {
  const description = describe(op);
  const parameters = parametersOf(op);
  return {
    operationId: op.name,
    summary: wordsOf(op.name),
    ...(description && { description }),
    tags: [op.family],
    ...(parameters.length > 0 && { parameters }),
    ...(op.spec.body && { requestBody: requestBodyOf(op.spec.body) }),
    responses: responsesOf(op),
    security: securityOf(op),
  };
}

const securitySchemeOf = ({ scheme, header }: AuthScheme): Schema =>
  scheme === "header" ? { type: "apiKey", in: "header", name: header } : { type: "http", scheme };

/** Derives a schema from an example value. */
function schemaOf(example: unknown): Schema {
  if (Array.isArray(example))
    return { type: "array", ...(example.length > 0 && { items: schemaOf(example[0]) }) };
  if (typeof example !== "object") return { type: typeof example };
  if (example === null) return {};
  const members = Object.entries(example).map(([name, value]) => [name, schemaOf(value)]);
  return { type: "object", properties: Object.fromEntries(members) };
}

/** Schema and example of the family's error body, from a refusal in its style. */
function refusalOf(errors: ErrorStyle): OpenApiDocument["components"]["responses"][string] {
  const problem = new Problem(400, "Why it was refused", { code: 400, field: "field" });
  const example: unknown = JSON.parse(JSON.stringify(errors.write(problem)));
  return {
    description: "Refused.",
    content: { "application/json": { schema: schemaOf(example), example } },
  };
}

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function pathsOf(operations: readonly BoundOperation[]): OpenApiDocument["paths"] {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  const sorted = [...operations].sort((a, b) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method));
  for (const { template } of operations) paths[template.template] = {};
  for (const op of sorted) {
    const item = paths[op.template.template];
    if (item) item[op.method.toLowerCase()] = operationOf(op);
  }
  return paths;
}

/**
 * Converts a contract to an OpenAPI document.
 * @param server URL of the family.
 */
export function openApi(family: Family, server: string): OpenApiDocument {
  const { name, title = wordsOf(name), subgraph, auth, errors, bound } = family;
  const operations: readonly BoundOperation[] = Object.values(bound);
  const paths = pathsOf(operations);
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: createHash("sha256").update(JSON.stringify(paths)).digest("hex").slice(0, 12),
      description: `${title}: ${operations.length} operations behind the ${subgraph} subgraph. The version is a digest of them.`,
    },
    servers: [{ url: server, description: "The local family." }],
    tags: [{ name, description: title }],
    paths,
    components: {
      securitySchemes: { [CREDENTIAL]: securitySchemeOf(auth) },
      responses: { [REFUSAL]: refusalOf(errors) },
    },
  };
}
