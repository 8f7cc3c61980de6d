/**
 * The document of a report, checked before the first request: one query, valid for the API schema, with variables
 * of the declared types.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  buildSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from "graphql";
import { scalars } from "#platform/graphql/scalars.ts";
import { type Fragments, fragmentsIn } from "#platform/graphql/selections.ts";
import { schemaDirectory } from "#platform/project-root.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

/** The same relative path from the source and from the bundle in `dist/`. */
const SCHEMA = new URL("api.graphql", schemaDirectory);

let sdl: string | undefined;
let schema: GraphQLSchema | undefined;

/**
 * Sets the API schema of this process, for a gateway with declared families.
 * @param text SDL of the API schema; undefined for the schema in the program
 */
export function setApiSchema(text: string | undefined): void {
  if (text === sdl) return;
  sdl = text;
  schema = undefined;
}

/** The API schema, read once. */
export function apiSchema(): GraphQLSchema {
  schema ??= readSchema();
  return schema;
}

/** Hash that identifies this version of the API. */
export const schemaHash = (): string =>
  createHash("sha256")
    .update(sdl ?? readFileSync(SCHEMA))
    .digest("hex");

/** SDL has no parsers of scalars, and without them every text would be a valid `DateTime`. */
function readSchema(): GraphQLSchema {
  const built = buildSchema(sdl ?? readFileSync(SCHEMA, "utf8"), { assumeValid: true });
  for (const [name, { serialize, parseValue, parseLiteral }] of Object.entries(scalars)) {
    const type = built.getType(name);
    if (isScalarType(type)) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  return built;
}

export interface ReadDocument {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
}

/** @throws UsageError if the text is not a query that is valid for the API */
export function readDocument(text: string, name?: string): ReadDocument {
  try {
    return readNested(text, name);
  } catch (error) {
    // A deeply nested document first exceeds the stack.
    throw error instanceof RangeError ? new UsageError("The document nests too deeply") : error;
  }
}

function readNested(text: string, name?: string): ReadDocument {
  const document = parsed(text);
  const errors = validate(apiSchema(), document);
  if (errors.length > 0)
    throw new UsageError(["The document is not one of this API:", ...errors.map(located)].join("\n  "));
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const names = operations.map((one) => one.name?.value ?? "(without a name)").join(", ");
  const operation = name === undefined ? operations[0] : operations.find((one) => one.name?.value === name);
  if (!operation)
    throw new UsageError(
      name === undefined ? "The document holds no query" : `The document has no query "${name}": ${names}`,
    );
  if (name === undefined && operations.length > 1)
    throw new UsageError(`The document holds several queries: choose one with --operation (${names})`);
  if (operation.operation !== "query")
    throw new UsageError(`A report only reads: the document holds a ${operation.operation}`);
  return { operation, fragments: fragmentsIn(document) };
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) throw new UsageError(`The document: ${located(error)}`);
    throw error;
  }
}

function located({ message, locations }: GraphQLError): string {
  const [place] = locations ?? [];
  return place ? `line ${place.line}, column ${place.column}: ${message}` : message;
}
