/**
 * A report's document, read and checked before anything is asked: one query, valid against the API
 * schema, with variables of the declared types.
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

/** At the same place from here and from the bundle in `dist/`. */
const SCHEMA = new URL("api.graphql", schemaDirectory);

let sdl: string | undefined;
let schema: GraphQLSchema | undefined;

/**
 * Sets the schema of this process, for a gateway with declared families.
 * @param text SDL as clients see it; undefined for the one of the program.
 */
export function setApiSchema(text: string | undefined): void {
  if (text === sdl) return;
  sdl = text;
  schema = undefined;
}

/** The schema that clients see; read once. */
export function apiSchema(): GraphQLSchema {
  schema ??= readSchema();
  return schema;
}

/** Hash that identifies this version of the API. */
export const schemaHash = (): string =>
  createHash("sha256")
    .update(sdl ?? readFileSync(SCHEMA))
    .digest("hex");

/** SDL alone does not say what a scalar takes: without the parsers any text is a `DateTime`. */
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

/** @throws UsageError for what is no query of the API. */
export function readDocument(text: string, name?: string): ReadDocument {
  try {
    return readNested(text, name);
  } catch (error) {
    // The stack is what ends first of a document that nests without an end.
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
