/** A subgraph: its SDL, its resolvers and its families, as one executable schema. */

import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  typeFromAST,
  valueFromASTUntyped,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { scalars } from "#platform/graphql/scalars.ts";
import {
  coordinateIn,
  isAttributed,
  recorderOf,
  runAs,
  watchedArguments,
} from "#subgraphs/kit/context/call-attribution.ts";
import type { FamilyModule } from "#subgraphs/kit/context/context.ts";
import { enumName } from "#subgraphs/kit/mapping/enum-values.ts";
import { attachWireFields, wireSchemaOf } from "#subgraphs/kit/mapping/wire-fields.ts";
import { nameArguments } from "./argument-names.ts";
import { boundFields, budgetOf, entityCounter } from "./bounded-fields.ts";
import { executableSchema, type TypeResolvers } from "./executable-schema.ts";
import { nameInputPaths } from "./input-paths.ts";
import { type SubgraphName, typeDefsOf } from "./type-defs.ts";
import { type KeyedType, leaveOutUnshowableRows } from "./unshowable-rows.ts";

export type ResolverMap = Readonly<Record<string, TypeResolvers>>;

export interface SubgraphModule<M extends readonly FamilyModule[] = readonly FamilyModule[]> {
  readonly name: SubgraphName;
  readonly families: M;
  /** One map for each family; a type that several extend is merged field by field. */
  readonly resolvers: readonly object[];
  /** Its SDL where it serves some of its families alone; that of all of them unless set. */
  readonly typeDefs?: () => DocumentNode;
}

export interface Subgraph {
  readonly name: SubgraphName;
  readonly schema: GraphQLSchema;
  execute(request: SubgraphRequest): Promise<ExecutionResult>;
}

export interface SubgraphRequest {
  readonly document: DocumentNode;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly context: object;
}

/**
 * Builds a subgraph.
 * @throws when a field has neither a resolver nor a member on the wire: what starts can answer.
 */
export function buildSubgraph({
  name,
  families,
  resolvers,
  typeDefs = () => typeDefsOf(name),
}: SubgraphModule): Subgraph {
  const merged: Record<string, Record<string, unknown>> = {};
  const wired: [string, object][] = [];
  for (const map of resolvers)
    for (const [type, fields] of Object.entries(map as ResolverMap)) {
      merged[type] = { ...merged[type], ...marked(type, fields) };
      wired.push([type, fields]);
    }
  const schema = executableSchema(typeDefs, { ...merged, ...scalars });
  const entities = schema.getQueryType()?.getFields()["_entities"];
  if (entities) entities.resolve = entitiesOf(schema, merged) as GraphQLFieldResolver<unknown, unknown>;
  const own = new Set(Object.keys(merged));
  for (const [typeName, fields] of wired) {
    const type = schema.getType(typeName);
    if (isObjectType(type)) attachWireFields(type, fields, own);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && type.getValue("OTHER")) tolerate(type);
    // A compiled query reads a field without a resolver as it stands; a total may be a promise.
    const total = isObjectType(type) && type.name.endsWith("Connection") && type.getFields()["totalCount"];
    if (total) total.resolve ??= (connection: { readonly totalCount: unknown }) => connection.totalCount;
  }
  const keyed = new Map<string, KeyedType>();
  for (const [type, fields] of wired) {
    const known = keyed.get(type);
    keyed.set(type, {
      resolvers: { ...known?.resolvers, ...fields },
      wire: wireSchemaOf(fields) ?? known?.wire,
    });
  }
  leaveOutUnshowableRows(
    schema,
    keyed,
    families.map(({ family }) => family),
  );
  nameInputPaths(schema);
  nameArguments(schema);
  boundFields(schema);
  return { name, schema, execute: executor(schema) };
}

/** A value that is not in the documents' list becomes OTHER, never an error. */
function tolerate(type: import("graphql").GraphQLEnumType): void {
  const known = new Map<unknown, string>(type.getValues().map(({ name }) => [name, name]));
  type.serialize = (value) => {
    let name = known.get(value);
    if (name === undefined) {
      name = known.get(enumName(value)) ?? "OTHER";
      if (known.size < 1_000) known.set(value, name);
    }
    return name;
  };
}

/** Says of each resolver's calls which field they are made for, while that is attributed. */
function marked(type: string, fields: TypeResolvers): TypeResolvers {
  const wrapped: Record<string, unknown> = {};
  for (const [name, resolver] of Object.entries(fields)) {
    if (typeof resolver === "function" && !name.startsWith("__"))
      wrapped[name] = attributed(type, name, resolver as GraphQLFieldResolver<unknown, unknown>);
    else wrapped[name] = resolver;
  }
  return wrapped;
}

const attributed =
  (
    type: string,
    field: string,
    resolve: GraphQLFieldResolver<unknown, unknown>,
  ): GraphQLFieldResolver<unknown, unknown> =>
  (source, args, context, info) => {
    if (!isAttributed(context)) return resolve(source, args, context, info);
    return runAs(coordinateIn(type, field, info.path), info.path, () => {
      const recorder = recorderOf(context);
      if (!recorder) return resolve(source, args, context, info);
      const declared = info.parentType.getFields()[field]?.args ?? [];
      return resolve(source, watchedArguments(recorder, `${type}.${field}`, args, declared), context, info);
    });
  };

type Reference = (reference: object, context: unknown, info: unknown) => unknown;

/** References that failed in one execution, and why: told when it is over. */
interface Root {
  readonly failures: { readonly path: readonly [string, number]; readonly error: unknown }[];
}

/**
 * `_entities` by our own hand. The stock resolver writes `__typename` onto what a reference resolves
 * to, which may be shared, and fails all entities where one reference throws. Here each gets an object
 * of its own and fails for itself. A failure is kept at the root rather than thrown: compiled lists
 * put the null of a rejected item at their end, under another item's key.
 */
function entitiesOf(
  schema: GraphQLSchema,
  merged: Readonly<Record<string, TypeResolvers>>,
): GraphQLFieldResolver<Root | undefined, unknown> {
  const count = entityCounter(schema);
  return (root, { representations }, context, info) => {
    const budget = budgetOf(context);
    const counted = (type: string, found: unknown, fail: (error: unknown) => unknown) => {
      const entity = fresh(type, found);
      try {
        if (entity && budget) count(type, entity, budget, info);
        return entity;
      } catch (error) {
        return fail(error);
      }
    };
    const field = info.fieldNodes[0]?.alias?.value ?? info.fieldName;
    return (representations as readonly { readonly __typename: string }[]).map((representation, index) => {
      const type = representation.__typename;
      const resolve = merged[type]?.["__resolveReference"] as Reference | undefined;
      if (!resolve) return representation;
      const fail = (error: unknown) => {
        if (!root) return Promise.reject(error); // another server runs the schema, by graphql-js
        root.failures.push({ path: [field, index], error });
        return null;
      };
      try {
        const run = () => resolve(representation, context, info);
        const value = isAttributed(context) ? runAs(`${type}.__resolveReference`, undefined, run) : run();
        return value instanceof Promise
          ? value.then((found) => counted(type, found, fail), fail)
          : counted(type, value, fail);
      } catch (error) {
        return fail(error);
      }
    });
  };
}

const fresh = (type: string, value: unknown) =>
  value && typeof value === "object" ? { ...value, __typename: type } : null;

/** False for a document with a variable whose type holds itself (`and`, `or`): compiling it never ends. */
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
 * Defaults of variables whose types take no null: graphql-jit refuses such a variable where it is left out,
 * although it has a default.
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

/** A whole number that GraphQL has no room for is null, rather than an error for all around it. */
const intOrNull = (value: unknown): number | null => {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && Math.abs(number) <= MAX_INT
    ? number
    : null;
};

interface Compiled {
  readonly query: CompiledQuery;
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** Runs documents compiled once each; what cannot be compiled is run by graphql-js. */
function executor(schema: GraphQLSchema): Subgraph["execute"] {
  const compiled = new WeakMap<DocumentNode, Map<string, Compiled | undefined>>();
  return async ({ document, operationName: name, variables, context }) => {
    // An empty name is none, as for graphql-jit: all that judge the document must mean the same operation.
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
    // A query whose answer was given up has none; of a mutation it is shown what was done.
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
