/**
 * A report's document, read and checked before anything is asked: one query, valid against the API
 * schema, with variables of the declared types.
 */

import { readFileSync } from "node:fs";
import {
  buildSchema,
  coerceInputValue,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputType,
  isLeafType,
  isNonNullType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
  valueFromAST,
} from "graphql";
import { scalars } from "#platform/graphql/scalars.ts";
import { schemaDirectory } from "#platform/project-root.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

/** At the same place from here and from the bundle in `dist/`. */
const SCHEMA = new URL("api.graphql", schemaDirectory);

let schema: GraphQLSchema | undefined;

/** The schema that clients see; read once. */
export function apiSchema(): GraphQLSchema {
  schema ??= readSchema();
  return schema;
}

/** SDL alone does not say what a scalar takes: without the parsers any text is a `DateTime`. */
function readSchema(): GraphQLSchema {
  const built = buildSchema(readFileSync(SCHEMA, "utf8"), { assumeValid: true });
  for (const [name, { serialize, parseValue, parseLiteral }] of Object.entries(scalars)) {
    const type = built.getType(name);
    if (isScalarType(type)) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  return built;
}

export interface ReadDocument {
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** @throws UsageError for what is no query of the API. */
export function readDocument(text: string, name?: string): ReadDocument {
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
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return { operation, fragments };
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

export interface VariableDoc {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** As the document writes it. */
  readonly normally?: string;
}

/** The variables that a document takes. */
export function variablesOf({ operation }: ReadDocument): readonly VariableDoc[] {
  return definitionsOf(operation).map(({ name, type, normally }) => ({
    name,
    type: String(type),
    required: isNonNullType(type) && normally === undefined,
    ...(normally !== undefined && { normally: JSON.stringify(normally) }),
  }));
}

function definitionsOf(operation: OperationDefinitionNode) {
  return (operation.variableDefinitions ?? []).map((definition) => {
    const type = typeFromAST(apiSchema(), definition.type);
    if (!isInputType(type)) throw new UsageError(`"$${definition.variable.name.value}" is of no input type`);
    const normally = definition.defaultValue && valueFromAST(definition.defaultValue, type);
    return { name: definition.variable.name.value, type, normally };
  });
}

/**
 * The variables of one run, from texts as a command line gives them: lists and inputs are JSON.
 * @throws UsageError naming every variable that is unknown, missing or malformed.
 */
export function readVariables(
  { operation }: ReadDocument,
  given: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  const definitions = definitionsOf(operation);
  for (const name of Object.keys(given))
    if (!definitions.some((one) => one.name === name)) problems.push(`there is no variable "${name}"`);
  for (const { name, type, normally } of definitions) {
    const text = Object.hasOwn(given, name) ? given[name] : undefined;
    if (text === undefined) {
      if (normally !== undefined) values[name] = normally;
      else if (isNonNullType(type)) problems.push(`"${name}" is needed: --var ${name}=<${type.ofType}>`);
      continue;
    }
    try {
      values[name] = coerceInputValue(valueIn(text, type), type, (path, _value, error) => {
        const where = [name, ...path].join(".");
        throw new UsageError(`"${where}": ${error.message}`);
      });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new UsageError(["The variables:", ...problems].join("\n  "));
  return values;
}

/** What a text stands for: itself for a text, an enum or another leaf, JSON for all else. */
function valueIn(text: string, type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (text === "null" && !isNonNullType(type)) return null;
  if (isEnumType(plain)) return text;
  if (isLeafType(plain) && !["Int", "Float", "Boolean", "JSON"].includes(plain.name)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`"${text}" is no ${plain}${isLeafType(plain) ? "" : " in JSON"}`);
  }
}
