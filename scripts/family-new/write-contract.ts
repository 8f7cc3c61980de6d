/** The contract of a model. */
import type { Member, Model, ModelOperation, Paging, ValueType } from "./model.ts";
import { camel, kebab, member } from "./names.ts";
import type { ErrorPlaces } from "./openapi/read-errors.ts";

const SCHEMAS = {
  text: "Type.String()",
  instant: 'Type.String({ format: "date-time" })',
  day: 'Type.String({ format: "date" })',
  email: 'Type.String({ format: "email" })',
  whole: "Type.Integer()",
  number: "Type.Number()",
  flag: "Type.Boolean()",
  json: "Type.Unknown()",
} as const;

function schemaOf(shape: ValueType): string {
  if (shape.kind === "object" || shape.kind === "enum") return shape.name;
  return shape.kind === "list" ? `Type.Array(${schemaOf(shape.item)})` : SCHEMAS[shape.kind];
}

function memberSchema({ shape, nullable, required }: Member): string {
  const own = nullable ? `Type.Union([${schemaOf(shape)}, Type.Null()])` : schemaOf(shape);
  return required ? own : `Type.Optional(${own})`;
}

function operationText(operation: ModelOperation): string {
  const { method, path, query, idempotencyKey, body, returns, success, paging } = operation;
  const parts = [
    query.length > 0 &&
      `query: { ${query.map((one) => `${member(one.name)}: ${parameterOf(one)}`).join(", ")} }`,
    idempotencyKey &&
      `headers: { ${member(idempotencyKey)}: optional(Type.String({ minLength: 1, maxLength: 128 })) }, idempotencyKey: ${JSON.stringify(idempotencyKey)}`,
    body && `body: json(${schemaOf(body)})`,
    paging && returns?.kind === "list" && `page: ${pageText(paging, schemaOf(returns.item))}`,
    returns &&
      !paging &&
      `returns: ${returns.kind === "file" ? `binary(${JSON.stringify(returns.mediaType)})` : schemaOf(returns)}`,
    success !== 200 && `success: [${success}]`,
  ].filter(Boolean);
  return `${helperOf(method)}(${JSON.stringify(path)}, { ${parts.join(", ")} })`;
}

function pageText(paging: Paging, item: string): string {
  const options = Object.entries(paging).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${JSON.stringify(Array.isArray(value) ? value.join(".") : value)}`,
  );
  return `namedPages(${item}, { ${options.join(", ")} })`;
}

function parameterOf({ shape, required }: Member): string {
  const own = shape.kind === "list" ? `repeated(${schemaOf(shape.item)})` : `optional(${schemaOf(shape)})`;
  return required ? `required(${own})` : own;
}

const helperOf = (method: ModelOperation["method"]) => (method === "delete" ? "del" : method);

/** Error body; a body with the message alone if the document shows none. */
function errorsText(places: ErrorPlaces | undefined): string {
  const { status, ...read }: ErrorPlaces = places ?? { message: ["error"] };
  const values = { message: "message", code: "code ?? String(status)", field: "field", status: "status" };
  const members = Object.entries({ ...read, ...(status && { status }) }).map(
    ([part, path]) => [path as readonly string[], values[part as keyof typeof values]] as const,
  );
  const isNested = members.every(([path]) => path.length > 1);
  const body = `{ ${members.map(([path, value]) => `${member(path.at(-1) ?? "")}: ${value}`).join(", ")} }`;
  const whole = isNested ? `{ ${member(read.message[0] ?? "")}: ${body} }` : body;
  const detail = [read.code && "code", read.field && "field"].filter(Boolean).join(", ");
  const parts = [
    "message",
    ...(whole.includes("status") ? ["status"] : []),
    ...(detail ? [`detail: { ${detail} }`] : []),
  ];
  const documented = places ? ", { documented: true }" : "";
  return `errorBody(({ ${parts.join(", ")} }) => (${whole}), ${JSON.stringify(read)}${documented})`;
}

/** The text of `contracts/<family>/index.ts`. */
export function contractText(
  name: string,
  subgraph: string,
  { title, auth, errors, types, enums, operations }: Model,
): string {
  const declared = operations.map((one) => `    ${camel(one.name)}: ${operationText(one)},`);
  const text = declared.join("\n");
  const helpers = [
    "binary",
    "del",
    "get",
    "json",
    "optional",
    "patch",
    "post",
    "put",
    "repeated",
    "required",
  ];
  const used = ["family", ...helpers.filter((one) => new RegExp(`\\b${one}\\(`).test(text))].sort();
  return `/** ${title}. What its documentation leaves open is decided in docs/decisions/${kebab(name)}.md. */
import Type from "typebox";
import { ${auth.helper} } from "#contracts/kit/auth.ts";
import { ${used.join(", ")} } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
${text.includes("namedPages(") ? 'import { namedPages } from "#contracts/kit/pages/named.ts";\n' : ""}
${[
  ...enums.map(({ name: own, values }) => [own, `Enum(${JSON.stringify(values.map(({ wire }) => wire))})`]),
  ...types.map((type) => [
    type.name,
    `Object({\n${type.members.map((one) => `  ${member(one.name)}: ${memberSchema(one)},`).join("\n")}\n})`,
  ]),
]
  .map(
    ([own, schema]) =>
      `export const ${own} = Type.${schema};\nexport type ${own} = Type.Static<typeof ${own}>;`,
  )
  .join("\n\n")}

export const ${name} = family(
  ${JSON.stringify(name)},
  {
    subgraph: ${JSON.stringify(subgraph)},
    auth: ${auth.expression},
    errors: ${errorsText(errors)},
  },
  {
${text}
  },
);
`;
}
