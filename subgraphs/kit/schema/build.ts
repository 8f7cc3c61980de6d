/** Builds a subgraph from its SDL, resolvers and families, as an executable schema. */

import { buildSubgraphSchema } from "@apollo/subgraph";
import type { GraphQLResolverMap } from "@apollo/subgraph/dist/schema-helper/index.js";
import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
} from "graphql";
import { scalars } from "#platform/graphql/scalars.ts";
import {
  coordinateIn,
  isAttributed,
  recorderOf,
  runAs,
  watchedArguments,
} from "#subgraphs/kit/calls/call-attribution.ts";
import type { FamilyModule } from "#subgraphs/kit/context/context.ts";
import { enumLetters } from "#subgraphs/kit/mapping/enum-values.ts";
import { attachWireFields, wireSchemaOf } from "#subgraphs/kit/mapping/wire-fields.ts";
import { compiledQueries, fitForCompiler, type RunRequest } from "./compiled-queries.ts";
import { type ResourceStyle, withDerived } from "./derived-resolvers.ts";
import { withoutDescriptions, withoutValidation } from "./lean-schemas.ts";
import { nameArguments } from "./steps/argument-names.ts";
import { boundFields, budgetOf, type CountEntity, entityCounter } from "./steps/bounded-fields.ts";
import { nameInputPaths } from "./steps/input-paths.ts";
import { type KeyedType, leaveOutUnshowableRows } from "./steps/unshowable-rows.ts";
import { contractsOf, type SubgraphName, type SubgraphSdl, typeDefsOf } from "./type-defs.ts";

export type TypeResolvers = Readonly<Record<string, unknown>>;
export type ResolverMap = Readonly<Record<string, TypeResolvers>>;

export interface SubgraphModule<M extends readonly FamilyModule[] = readonly FamilyModule[]> {
  readonly name: SubgraphName;
  readonly families: M;
  /** Styles by which resolvers of types with `@rest` are derived, one for each family that has such types. */
  readonly styles?: readonly ResourceStyle[];
  /** Resolver maps, one per family. Types of several families are merged by field. */
  readonly resolvers: readonly object[];
  /** SDL for a deployment that serves only some families. Default: SDL of all families. */
  readonly typeDefs?: () => SubgraphSdl;
}

export interface Subgraph {
  readonly name: string;
  readonly schema: GraphQLSchema;
  readonly execute: RunRequest;
}

/** SDL of a subgraph, with the parts that are derived from the contracts of its families. */
export const typeDefsIn = ({ name, families, typeDefs }: SubgraphModule): SubgraphSdl =>
  typeDefs?.() ?? typeDefsOf(name, { contractIn: contractsOf(families.map(({ family }) => family)) });

/** Resolvers of a subgraph: those written by hand, and those derived from its SDL and contracts. */
export const resolversIn = (
  module: SubgraphModule,
  sdl: SubgraphSdl = typeDefsIn(module),
): readonly object[] => withDerived(module.resolvers, module.styles ?? [], sdl, sdl.collections, sdl.marks);

/**
 * Builds a subgraph.
 * @param options.descriptions true to include the descriptions of the SDL. The gateway's own subgraphs omit
 *   them, because clients read those of the supergraph.
 * @throws if a field has neither a resolver nor a wire member, so that the error shows at startup.
 */
export function buildSubgraph(module: SubgraphModule, { descriptions = true } = {}): Subgraph {
  const { name, families } = module;
  const typeDefs = typeDefsIn(module);
  const merged: Record<string, Record<string, unknown>> = {};
  const count: CountEntity = (...entity) => counter(...entity);
  const wired: [string, object][] = [];
  for (const map of resolversIn(module, typeDefs))
    for (const [type, fields] of Object.entries(map as ResolverMap)) {
      merged[type] = { ...merged[type], ...withAttribution(type, fields, count) };
      wired.push([type, fields]);
    }
  const all = { ...merged, ...scalars } as GraphQLResolverMap<unknown>;
  const sdl = descriptions ? typeDefs : withoutDescriptions(typeDefs);
  const schema = withoutValidation(() => buildSubgraphSchema({ typeDefs: sdl, resolvers: all }), sdl);
  const counter = entityCounter(schema);
  fitForCompiler(schema);
  const own = new Set(Object.keys(merged));
  for (const [typeName, fields] of wired) {
    const type = schema.getType(typeName);
    if (isObjectType(type)) attachWireFields(type, fields, own, (name) => typeDefs.marks?.get(name));
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isEnumType(type) && type.getValue("OTHER")) tolerate(type);
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
  return { name, schema, execute: compiledQueries(schema) };
}

/** Subgraphs without descriptions by module. They have no state, so all gateways of a process share them. */
const lean = new WeakMap<SubgraphModule, Subgraph>();

/** The subgraph of a module, without descriptions, because clients read those of the supergraph. */
export function leanSubgraph(module: SubgraphModule): Subgraph {
  let subgraph = lean.get(module);
  if (!subgraph) {
    subgraph = buildSubgraph(module, { descriptions: false });
    lean.set(module, subgraph);
  }
  return subgraph;
}

/** Makes an enum serialize undocumented values as OTHER instead of failing. */
function tolerate(type: import("graphql").GraphQLEnumType): void {
  const known = new Map<unknown, string>(
    type.getValues().flatMap(({ name }) => [[name, name] as const, [enumLetters(name), name] as const]),
  );
  type.serialize = (value) => {
    let name = known.get(value);
    if (name === undefined) {
      name = known.get(enumLetters(value)) ?? "OTHER";
      if (known.size < 1_000) known.set(value, name);
    }
    return name;
  };
}

/** Wraps resolvers: REST calls are attributed to the field that makes them, if attribution is on. */
function withAttribution(type: string, fields: TypeResolvers, count: CountEntity): TypeResolvers {
  const wrapped: Record<string, unknown> = {};
  for (const [name, resolver] of Object.entries(fields)) {
    if (name === "__resolveReference") wrapped[name] = reference(type, resolver as Reference, count);
    else if (typeof resolver === "function" && !name.startsWith("__"))
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

type Reference = (reference: object, context: unknown, info: GraphQLResolveInfo) => unknown;

/**
 * Wraps a reference resolver: each reference gets a separate object, the object is counted, and errors become
 * rejections. Apollo's `_entities` writes `__typename` to an object that may be shared, and if a resolver throws,
 * all entities of the fetch fail.
 */
function reference(type: string, resolve: Reference, count: CountEntity): Reference {
  return (representation, context, info) => {
    const counted = (found: unknown) => {
      if (!found || typeof found !== "object") return null;
      const entity = { ...found, __typename: type };
      const budget = budgetOf(context);
      if (budget) count(type, entity, budget, info);
      return entity;
    };
    try {
      const run = () => resolve(representation, context, info);
      const value = isAttributed(context) ? runAs(`${type}.__resolveReference`, undefined, run) : run();
      return value instanceof Promise ? value.then(counted) : counted(value);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}
