/**
 * Runs the documents of a subgraph, compiled once by graphql-jit. This file contains all adaptations to
 * differences from graphql-js, with reasons. All are needed for version 0.8.9, the latest one in 2026.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  typeFromAST,
  valueFromASTUntyped,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { budgetOf } from "./steps/bounded-fields.ts";
import { stripAstNodes } from "./strip-ast-nodes.ts";

export interface SubgraphRequest {
  readonly document: DocumentNode;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly context: object;
}

/** Runs a request on a schema. */
export type RunRequest = (request: SubgraphRequest) => Promise<ExecutionResult>;

/** Failed references of one execution. They are added to its errors at the end. */
interface Root {
  readonly failures: { readonly path: readonly [string, number]; readonly error: unknown }[];
}

/**
 * Adapts a schema for the compiler. graphql-js can still run it.
 * @param schema schema of `buildSubgraphSchema`, which is changed
 */
export function fitForCompiler(schema: GraphQLSchema): void {
  // Frees megabytes that are not read any more.
  stripAstNodes(schema);
  keepRejectedReferences(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    // A compiled query does not await the value of a field without a resolver, and a total may be a promise.
    const total = isObjectType(type) && type.name.endsWith("Connection") && type.getFields()["totalCount"];
    if (total) total.resolve ??= (connection: { readonly totalCount: unknown }) => connection.totalCount;
  }
}

/**
 * Makes items of `_entities` resolve instead of reject. graphql-jit adds a second null at the end of a list for an
 * item that rejects after later items, so that `_entities` would have too many items. The failure is stored in the
 * root instead.
 */
function keepRejectedReferences(schema: GraphQLSchema): void {
  const entities = schema.getQueryType()?.getFields()["_entities"];
  const resolve = entities?.resolve;
  if (!entities || !resolve) return;
  entities.resolve = (root: Root | undefined, args, context, info) => {
    const found = resolve(root, args, context, info) as readonly Promise<unknown>[];
    if (!root) return found; // another server runs the schema with graphql-js
    const field = info.fieldNodes[0]?.alias?.value ?? info.fieldName;
    return found.map((entity, index) =>
      entity.catch((error: unknown) => {
        root.failures.push({ path: [field, index], error });
        return null;
      }),
    );
  };
}

/** False for a document with a variable of a recursive input type (`and`, `or`), which would compile forever. */
function isCompilable(schema: GraphQLSchema, document: DocumentNode, name: string | undefined): boolean {
  const holdsItself = (type: GraphQLType, within: readonly GraphQLType[]): boolean => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return false;
    if (within.includes(named)) return true;
    return Object.values(named.getFields()).some((field) => holdsItself(field.type, [...within, named]));
  };
  const variables = getOperationAST(document, name)?.variableDefinitions ?? [];
  return !variables.some(({ type: node }) => {
    const type = typeFromAST(schema, node as NamedTypeNode);
    return type !== undefined && holdsItself(type, []);
  });
}

/**
 * Default values of non-null variables. graphql-jit refuses such a variable if the request lacks it, although it
 * has a default.
 */
function defaultsOf(document: DocumentNode, name: string | undefined): Readonly<Record<string, unknown>> {
  const variables = getOperationAST(document, name)?.variableDefinitions ?? [];
  return Object.fromEntries(
    variables.flatMap(({ variable, type, defaultValue }) =>
      defaultValue && type.kind === Kind.NON_NULL_TYPE
        ? [[variable.name.value, valueFromASTUntyped(defaultValue)]]
        : [],
    ),
  );
}

const MAX_INT = 2 ** 31 - 1;

/** An integer that exceeds GraphQL's `Int` is null, instead of an error that would remove its parent. */
const intOrNull = (value: unknown): number | null => {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && Math.abs(number) <= MAX_INT
    ? number
    : null;
};

interface CompiledDocument {
  readonly query: CompiledQuery;
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** Runs requests on an adapted schema. graphql-js runs documents that cannot be compiled. */
export function compiledQueries(schema: GraphQLSchema): RunRequest {
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledDocument | undefined>>();
  return async ({ document, operationName: name, variables, context }) => {
    // An empty name counts as absent, as in graphql-jit, so that all checks use the same operation.
    const operationName = name || undefined;
    let byName = compiled.get(document);
    if (!byName) {
      byName = new Map();
      compiled.set(document, byName);
    }
    const key = operationName ?? "";
    if (!byName.has(key)) {
      const query = isCompilable(schema, document, operationName)
        ? compileQuery(schema, document, operationName, {
            disableLeafSerialization: false,
            customSerializers: { Int: intOrNull },
          })
        : undefined;
      const defaults = defaultsOf(document, operationName);
      byName.set(key, query && isCompiledQuery(query) ? { query, defaults } : undefined);
    }
    const prepared = byName.get(key);
    const root: Root = { failures: [] };
    const result = await (prepared
      ? prepared.query.query(root, context, { ...prepared.defaults, ...variables })
      : execute({
          schema,
          document,
          operationName: operationName ?? null,
          rootValue: root,
          variableValues: variables ?? {},
          contextValue: context,
        }));
    const failure = budgetOf(context)?.failure;
    // A query over its budget has no data. A mutation keeps its data, which shows the completed writes.
    if (failure && getOperationAST(document, operationName)?.operation === "query")
      return { data: null, errors: [failure] };
    if (root.failures.length === 0) return result;
    return { ...result, errors: [...(result.errors ?? []), ...root.failures.map(failureOf)] };
  };
}

function failureOf({ path, error }: Root["failures"][number]): GraphQLError {
  const cause = error instanceof Error ? error : new Error("A reference failed");
  const extensions = cause instanceof GraphQLError ? cause.extensions : {};
  return new GraphQLError(cause.message, { path, extensions, originalError: cause });
}
