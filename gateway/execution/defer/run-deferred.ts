/** Runs a plan with deferred parts. Answers with the first payload; the context has the later ones. */
import type { GraphQLError, GraphQLSchema } from "graphql";
import { withPath } from "#gateway/execution/aliases.ts";
import { type AnswerSize, boundedAnswer, budgetOf } from "#gateway/execution/bounded-answer.ts";
import type { Answer, RequestContext, Sources } from "#gateway/execution/executor-types.ts";
import type { IsOfType } from "#gateway/execution/rewrites.ts";
import { type Json, type Run, runPlan } from "#gateway/execution/run-plan.ts";
import { answerOf, type Shaping } from "#gateway/execution/shape/shaping.ts";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { clientError } from "#gateway/policy/client-error.ts";
import { afterWrite } from "#platform/limits/operation-budget.ts";
import { DeferredFetches } from "./deferred-fetches.ts";
import type { DeferredPlan } from "./deferred-plan.ts";
import { Delivery } from "./delivery.ts";
import { ownerOf } from "./error-owners.ts";
import { placesOf } from "./places.ts";
import type { DeferredPart } from "./split.ts";

export interface DeferredRun {
  readonly plan: DeferredPlan;
  readonly request: RequestContext;
  readonly values: Json;
  readonly schema: GraphQLSchema;
  readonly sources: Sources;
  readonly isOfType: IsOfType;
}

const NOTHING: AnswerSize = { objects: 0, bytes: 0 };

/** Runs the plan until the first payload is complete. @returns this payload; `answers.later` has the others */
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
  const owner = (error: GraphQLError, by?: DeferredPart) => ownerOf(error, by, split.first, split.parts);
  const errors = run.errors.filter((error) => owner(error) === undefined).map(named);
  const { size, ...answer } = answerOf(plan.first(run.data, values), errors);
  const bounded = await boundedAnswer(request, answer as Answer, size);
  if (!bounded.data) return bounded;

  /** All errors of a part: those of its own fetches, and those of its fields that were fetched earlier. */
  function errorsOf(part: DeferredPart): readonly GraphQLError[] {
    const found = run.errors.filter((error) => owner(error) === part);
    const labels = new Set<string>();
    for (let at: DeferredPart | undefined = part; at; at = at.parent)
      for (const label of at.waits) labels.add(label);
    for (const label of labels) {
      const by = split.parts.find(({ waits }) => waits.has(label));
      found.push(...deferred.errorsOf([label]).filter((error) => owner(error, by) === part));
    }
    return found.map(named);
  }

  function shapeOf(part: DeferredPart): Shaping {
    const shape = plan.shapes.get(part);
    if (!shape) throw new Error("a part is not one of the plan's");
    return shape;
  }

  const delivery = new Delivery({
    parts: split.parts,
    ready: ({ waits }) => deferred.ended(waits),
    placesOf: (part) =>
      placesOf(part, { schema, values, names, fetched: run.data, answered: bounded.data as Json }),
    show: (part, { fetched }) => shapeOf(part)(fetched, values),
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
