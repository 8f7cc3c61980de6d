/**
 * Runs the nodes of a query plan of Apollo's planner on plain objects.
 * @see https://www.apollographql.com/docs/federation/query-plans
 */
import type { GraphQLDataSource } from "@apollo/gateway";
import type { FetchNode, PlanNode, QueryPlan, QueryPlanSelectionNode } from "@apollo/query-planner";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { OperationBudget } from "#platform/limits/operation-budget.ts";
import type { DeferredFetches } from "./defer/deferred-fetches.ts";
import { type IsOfType, rewriteAll } from "./rewrites.ts";
import { Unsupported } from "./shape/included.ts";

export type Json = Record<string, unknown>;
type Options = Extract<Parameters<GraphQLDataSource["process"]>[0], { incomingRequestContext: unknown }>;
type Path = readonly (string | number)[];

/** State of one run of a plan. */
export interface Run {
  readonly request: Options["incomingRequestContext"];
  readonly sources: ReadonlyMap<string, GraphQLDataSource>;
  readonly isOfType: IsOfType;
  readonly last: ReadonlyMap<FetchNode, number>;
  /** Values of the operation's variables, for `@skip` and `@include`. */
  readonly values: Json;
  /** Variables for fetches: those of the client, and those that replace literals. */
  readonly variables: Json;
  readonly data: Json;
  readonly errors: GraphQLError[];
  /** Stops the run if the answer is too large or no client waits for it, and yields to other operations. */
  readonly budget: Pick<OperationBudget, "failure" | "worked"> | undefined;
  /** Fetches for deferred parts, if the plan has any. */
  readonly deferred?: DeferredFetches | undefined;
}

/** A path of the plan, and the objects at this path. */
interface Cursor {
  readonly path: readonly string[];
  readonly objects: readonly Json[];
}

/** @throws Unsupported if the plan has nodes that only Apollo's executor can run */
export function checkPlan({ node }: QueryPlan): void {
  if (node) checkNode(node as PlanNode, true);
}

function checkNode(node: PlanNode, atRoot: boolean): void {
  switch (node.kind) {
    case "Sequence":
    case "Parallel":
      for (const child of node.nodes) checkNode(child, atRoot);
      return;
    case "Flatten":
      if (node.path.some((part) => typeof part !== "string" || part.includes("|"))) throw new Unsupported();
      checkNode(node.node, atRoot && node.path.length === 0);
      return;
    case "Condition":
      for (const clause of [node.ifClause, node.elseClause]) if (clause) checkNode(clause, atRoot);
      return;
    case "Fetch":
      if (node.contextRewrites?.length) throw new Unsupported();
      if (!node.operationDocumentNode || (!node.requires && !atRoot)) throw new Unsupported();
      if (node.variableUsages?.includes("representations")) throw new Unsupported();
      return;
    case "Defer":
      for (const part of [node.primary, ...node.deferred]) if (part.node) checkNode(part.node, true);
      return;
    default:
      throw new Unsupported();
  }
}

export async function runPlan({ node }: QueryPlan, run: Run): Promise<void> {
  if (node) await runNode(node as PlanNode, run, wholeOf(run));
}

const wholeOf = ({ data }: Run): Cursor => ({ path: [], objects: [data] });

async function runNode(node: PlanNode, run: Run, cursor: Cursor): Promise<void> {
  switch (node.kind) {
    case "Sequence":
      for (const child of node.nodes) await runNode(child, run, cursor);
      return;
    case "Parallel":
      await Promise.all(node.nodes.map((child) => runNode(child, run, cursor)));
      return;
    case "Flatten": {
      const path = node.path as readonly string[];
      const objects: Json[] = [];
      for (const object of cursor.objects) collect(object, path, 0, objects);
      if (objects.length > 0) await runNode(node.node, run, { path: [...cursor.path, ...path], objects });
      return;
    }
    case "Condition": {
      const clause = run.values[node.condition] ? node.ifClause : node.elseClause;
      if (clause) await runNode(clause, run, cursor);
      return;
    }
    case "Fetch":
      await runFetch(node, run, cursor).catch((error: unknown) => {
        run.errors.push(error instanceof GraphQLError ? error : new GraphQLError("A subgraph failed"));
      });
      if (node.id !== undefined) run.deferred?.fetched(node.id);
      return;
    case "Defer": {
      const { deferred } = run;
      if (!deferred) throw new Unsupported();
      const primary = node.primary.node ? runNode(node.primary.node, run, cursor) : Promise.resolve();
      // The fields of a mutation are planned separately, so fetches of two fields can have the same id.
      const inTurn = run.request.operation?.operation === "mutation";
      for (const { label = "", depends, queryPath, node: later } of node.deferred) {
        // Root fields of a query depend on no earlier fetch.
        const needed = queryPath.length === 0 ? [] : depends.map(({ id }) => id);
        deferred.begin(label, inTurn ? undefined : needed, primary, async (errors) => {
          if (later) await runNode(later, { ...run, errors }, wholeOf(run));
        });
      }
      return primary;
    }
    default:
      throw new Unsupported();
  }
}

/** Collects the objects at a path, in which `@` stands for the items of a list. Skips null. */
function collect(value: unknown, path: readonly string[], at: number, into: Json[]): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    // A list at the end of the path need not have an `@`. Each nested list has its own.
    const next = path[at] === "@" ? at + 1 : at;
    for (const item of value) collect(item, path, next, into);
  } else if (at >= path.length) into.push(value as Json);
  else collect((value as Json)[path[at] as string], path, at + 1, into);
}

/** Entities that are read or merged before other operations get CPU time. */
const SOME = 1_000;

async function runFetch(fetch: FetchNode, run: Run, cursor: Cursor): Promise<void> {
  if (run.budget?.failure) throw run.budget.failure;
  const variables: Json = {};
  const given = run.variables;
  // A variable without a value is not sent, because absent is not the same as null.
  for (const name of fetch.variableUsages ?? [])
    if (Object.hasOwn(given, name) && given[name] !== undefined) variables[name] = given[name];
  if (!fetch.requires) {
    const data = await send(fetch, run, variables, cursor, undefined);
    rewriteAll(fetch.outputRewrites, data, run.isOfType);
    for (const object of cursor.objects) merge(object, data);
    return;
  }
  const representations: Json[] = [];
  const places: number[] = [];
  for (const [index, object] of cursor.objects.entries()) {
    if (index % SOME === SOME - 1) await run.budget?.worked(SOME);
    const representation = represent(object, fetch.requires, run.isOfType);
    if (representation?.["__typename"]) {
      rewriteAll(fetch.inputRewrites, representation, run.isOfType);
      representations.push(representation);
      places.push(index);
    }
  }
  if (representations.length === 0) return;
  const data = await send(fetch, run, { ...variables, representations }, cursor, places);
  const entities = data?.["_entities"];
  if (!data) return;
  if (!Array.isArray(entities) || entities.length !== representations.length)
    throw new GraphQLError("A subgraph did not answer what it was asked");
  for (const [index, place] of places.entries()) {
    if (index % SOME === SOME - 1) await run.budget?.worked(SOME);
    const object = cursor.objects[place] as Json;
    const entity: unknown = entities[index];
    if (entity && typeof entity !== "object") throw new GraphQLError("A subgraph gave no entity");
    if (fetch.outputRewrites && isObject(entity)) {
      entity["__typename"] ||= object["__typename"];
      rewriteAll(fetch.outputRewrites, entity, run.isOfType);
    }
    merge(object, entity);
  }
}

async function send(
  fetch: FetchNode,
  run: Run,
  variables: Json,
  cursor: Cursor,
  places: readonly number[] | undefined,
): Promise<Json | null | undefined> {
  const source = run.sources.get(fetch.serviceName);
  if (!source) throw new GraphQLError("There is no such subgraph");
  const { request } = run;
  const { trace } = request.context as GatewayContext;
  const answer = await source.process({
    kind: "incoming operation" as never,
    request: { query: fetch.operation, variables, operationName: fetch.operationName },
    incomingRequestContext: request,
    context: request.context,
    document: fetch.operationDocumentNode,
    pathInIncomingRequest: [...cursor.path],
    last: run.last.get(fetch),
    ...(trace && { traced: { id: trace.idOf(fetch), path: cursor.path } }),
  } as Parameters<GraphQLDataSource["process"]>[0]);
  if (answer.errors?.length) {
    let where: Path[] | undefined;
    for (const error of answer.errors) {
      const [, index, ...rest] = error.path ?? [];
      let path: Path | undefined = error.path && [...cursor.path, ...error.path];
      if (places && typeof index === "number") {
        where ??= placesOf(run.data, cursor.path);
        path = [...(where[places[index] ?? -1] ?? []), ...rest];
      }
      run.errors.push(errorOf(error, path, fetch.serviceName));
    }
  }
  return answer.data as Json | null | undefined;
}

/** Marks an error without a code as the subgraph's, as Apollo's gateway does. Its message is not for clients. */
function errorOf(
  { message, extensions }: GraphQLFormattedError,
  path: Path | undefined,
  serviceName: string,
): GraphQLError {
  return new GraphQLError(message || `Error while fetching subquery from service "${serviceName}"`, {
    path,
    extensions: { ...extensions, serviceName, code: extensions?.["code"] || "DOWNSTREAM_SERVICE_ERROR" },
  });
}

/** Paths of the objects from the root of the answer, in the order of `collect`. */
function placesOf(data: Json, path: readonly string[]): Path[] {
  const found: Path[] = [];
  const walk = (value: unknown, at: number, here: Path): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      const next = path[at] === "@" ? at + 1 : at;
      for (const [index, item] of value.entries()) walk(item, next, [...here, index]);
    } else if (at >= path.length) found.push(here);
    else walk((value as Json)[path[at] as string], at + 1, [...here, path[at] as string]);
  };
  walk(data, 0, []);
  return found;
}

/** Representation of an entity, made from its data. Undefined if a key member is missing. */
function represent(
  source: Json,
  required: readonly QueryPlanSelectionNode[],
  isOfType: IsOfType,
): Json | null | undefined {
  const result: Json = {};
  for (const selection of required) {
    if (selection.kind === "InlineFragment") {
      const { typeCondition, selections } = selection;
      const typeName = source["__typename"];
      if (!typeName || !typeCondition || !isOfType(String(typeName), typeCondition)) continue;
      const inner = represent(source, selections, isOfType);
      if (inner) merge(result, inner);
      continue;
    }
    const name = selection.alias ?? selection.name;
    const value = source[name];
    if (value === undefined) return undefined;
    result[name] = selection.selections ? part(value, selection.selections, isOfType) : value;
  }
  return result;
}

function part(value: unknown, selections: readonly QueryPlanSelectionNode[], isOfType: IsOfType): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((item) => part(item, selections, isOfType));
  // A nested object with a missing member becomes null, not absent.
  return represent(value as Json, selections, isOfType) ?? null;
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges the data of a subgraph into the known data of an object. */
function merge(target: Json, source: unknown): void {
  if (!isObject(source)) return;
  for (const key of Object.keys(source)) {
    const value = source[key];
    if (value === undefined) continue;
    const known = target[key];
    if (isObject(known) && isObject(value)) merge(known, value);
    else if (Array.isArray(known) && Array.isArray(value) && known.length === value.length)
      mergeLists(known, value);
    else target[key] = value;
  }
}

function mergeLists(target: unknown[], source: readonly unknown[]): void {
  for (const [index, value] of source.entries()) {
    const known = target[index];
    if (isObject(known) && isObject(value)) merge(known, value);
    else if (Array.isArray(known) && Array.isArray(value) && known.length === value.length)
      mergeLists(known, value);
    else target[index] = value;
  }
}
