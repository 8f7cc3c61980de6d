/** Runs a plan with later parts: what is answered first is the answer, the rest follows from its context. */
import { Operation } from "@apollo/federation-internals";
import { computeResponse } from "@apollo/gateway/dist/resultShaping.js";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { withPath } from "#gateway/execution/aliases.ts";
import { type AnswerSize, boundedAnswer, budgetOf } from "#gateway/execution/bounded-answer.ts";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import type { Answer, RequestContext, Sources } from "#gateway/execution/executor-types.ts";
import type { IsOfType } from "#gateway/execution/rewrites.ts";
import { type Json, type Run, runPlan } from "#gateway/execution/run-plan.ts";
import { FallbackError } from "#gateway/execution/shape/response-shape.ts";
import { clientError } from "#gateway/plugins/client-errors.ts";
import { afterWrite } from "#platform/limits/operation-budget.ts";
import { DeferredFetches } from "./deferred-fetches.ts";
import type { DeferredPlan } from "./deferred-plan.ts";
import { Delivery, type ShownPart } from "./delivery.ts";
import { ownerOf } from "./error-owners.ts";
import { type Place, placesOf } from "./places.ts";
import type { Part } from "./split.ts";

export interface DeferredRun {
  readonly plan: DeferredPlan;
  readonly request: RequestContext;
  readonly values: Json;
  readonly schema: GraphQLSchema;
  readonly sources: Sources;
  readonly isOfType: IsOfType;
  /** Called where the stock shaping is used. */
  readonly onFallback: () => void;
}

const NOTHING: AnswerSize = { objects: 0, bytes: 0 };

/** Runs the plan until what is answered first is there. @returns that answer; the context has what follows */
export async function runDeferred(options: DeferredRun): Promise<Answer> {
  const { plan, request, values, schema, sources, isOfType } = options;
  const { split, names, last } = plan;
  const { answers, trace, operation } = request.context as GatewayContext;
  const budget = budgetOf(request);
  const deferred = new DeferredFetches(
    split.parts.flatMap(({ waits }) => [...waits]),
    () => {
      answers.deferring = false;
    },
  );
  const variables = request.request.variables ?? {};
  const run: Run = {
    request,
    sources,
    isOfType,
    last,
    values,
    variables,
    data: {},
    errors: [],
    budget,
    deferred,
  };
  trace?.planned(plan.plan, names);
  answers.deferring = true;
  try {
    await runPlan(plan.plan, run);
  } finally {
    deferred.end();
  }
  if (budget?.isDue) await new Promise<void>((resolve) => budget.later(resolve));
  if (budget?.failure && request.operation.operation === "query")
    return { data: null, errors: [budget.failure] };

  const named = (error: GraphQLError) => (names ? withPath(error, names) : error);
  const owner = (error: GraphQLError, by?: Part) => ownerOf(error, by, split.first, split.parts);
  const errors = run.errors.filter((error) => owner(error) === undefined).map(named);
  let first: ReturnType<typeof shownFirst>;
  try {
    first = shownFirst(options, run.data, errors.length > 0);
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError("Data of another shape")] };
  }
  const { data, extensions, size } = first;
  const answer = { data, ...(errors.length > 0 && { errors }), ...(extensions && { extensions }) };
  const bounded = await boundedAnswer(request, answer as Answer, size);
  if (!bounded.data) return bounded;

  /** All errors of a part: those of its own fetches, and those of its fields that are fetched earlier. */
  function errorsOf(part: Part): readonly GraphQLError[] {
    const found = run.errors.filter((error) => owner(error) === part);
    const labels = new Set<string>();
    for (let at: Part | undefined = part; at; at = at.parent) for (const label of at.waits) labels.add(label);
    for (const label of labels) {
      const by = split.parts.find(({ waits }) => waits.has(label));
      found.push(...deferred.errorsOf([label]).filter((error) => owner(error, by) === part));
    }
    return found.map(named);
  }

  const delivery = new Delivery({
    parts: split.parts,
    ready: ({ waits }) => deferred.ended(waits),
    placesOf: (part) =>
      placesOf(part, { schema, values, names, fetched: run.data, answered: bounded.data as Json }),
    show: (part, place) => shownPart(options, part, place),
    errorsOf,
    format: (error) => clientError(error.toJSON(), error),
    budget,
    requestId: operation.requestId,
    families: plan.families,
    first: size ?? NOTHING,
  });
  const refusal = delivery.begin();
  if (refusal) {
    const isWrite = request.operation.operation === "mutation";
    return { data: null, errors: [isWrite ? afterWrite(refusal) : refusal] };
  }
  answers.later = delivery;
  return bounded;
}

function shownFirst({ plan, request, onFallback }: DeferredRun, data: Json, failed: boolean) {
  try {
    const { data: shown, ...size } = plan.first(data);
    return { data: shown, size, extensions: undefined };
  } catch (error) {
    if (!(error instanceof FallbackError)) throw error;
    onFallback();
    const stock = byStock(plan.firstOperation(), request, data);
    const incomplete = !failed && stock.errors.length > 0;
    return {
      data: stock.data,
      size: undefined,
      extensions: incomplete ? { valueCompletion: stock.errors } : undefined,
    };
  }
}

function shownPart({ plan, request, onFallback }: DeferredRun, part: Part, { fetched }: Place): ShownPart {
  try {
    const shape = plan.shapes.get(part);
    if (!shape) throw new FallbackError();
    return { ...shape(fetched), errors: [] };
  } catch (error) {
    if (!(error instanceof FallbackError)) throw error;
    onFallback();
    try {
      const { data } = byStock(fragmentOf(plan.partOperation(part), part), request, {
        __typename: part.type.name,
        ...fetched,
      });
      return { data: data as Json | null, errors: [], ...NOTHING };
    } catch {
      return { data: null, errors: [new GraphQLError("Data of another shape")], ...NOTHING };
    }
  }
}

/** The operation's selections below the fields that lead to a part. */
function fragmentOf(operation: Operation, { steps }: Part): Operation {
  let { selectionSet } = operation;
  for (let left = steps.filter((step) => ("field" in step)).length; left > 0; ) {
    const [selection] = selectionSet.selections();
    if (!selection?.selectionSet) break;
    ({ selectionSet } = selection);
    if (selection.kind === "FieldSelection") left--;
  }
  return new Operation(operation.schema(), operation.rootKind, selectionSet, operation.variableDefinitions);
}

/** What the stock gateway makes of data that is not as expected. */
function byStock(operation: Operation, { request }: RequestContext, data: Json) {
  const { variables } = request;
  return computeResponse({
    operation,
    ...(variables && { variables }),
    input: data as Parameters<typeof computeResponse>[0]["input"],
    introspectionHandling: () => null,
  });
}
