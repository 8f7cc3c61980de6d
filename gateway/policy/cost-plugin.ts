/** Limits objects and REST calls: refuses an operation that certainly exceeds them, before its first call. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { type ErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";
import { longestThatFits, type SizeModel } from "./answer-size.ts";
import type { CostModel } from "./cost.ts";
import type { Variables } from "./operation-reader.ts";
import { lengthsIn } from "./schema-facts.ts";

/** Estimate of an operation: the lowest number of REST calls and the highest number of objects. */
interface Estimate {
  readonly least: number;
  readonly objects: number;
}

/** Most cached estimates of one operation. */
const MAX_KNOWN = 50;

/** Models that estimate operations on a supergraph. */
export interface CostModels {
  readonly cost: CostModel;
  readonly size: SizeModel;
}

/**
 * Refuses an operation if its lists may hold more objects than allowed, or if its lowest number of REST calls
 * exceeds the limit. Adds the length of lists that fits to errors of operations that have used up their calls.
 * @param modelsFor Returns the models for the supergraph that a schema belongs to.
 * @param calls Most REST calls of one operation.
 */
export function costPlugin(
  modelsFor: (schema: GraphQLSchema) => CostModels,
  limits: QueryLimits,
  calls: number,
): ApolloServerPlugin<GatewayContext> {
  const known = new WeakMap<OperationDefinitionNode, Map<string, Estimate>>();

  function estimate(
    { cost, size }: CostModels,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ): Estimate {
    let estimates = known.get(operation);
    if (!estimates || estimates.size > MAX_KNOWN) {
      estimates = new Map();
      known.set(operation, estimates);
    }
    const key = measureOf(variables);
    let found = estimates.get(key);
    if (!found) {
      found = {
        least: cost.leastOf(document, operation, variables),
        objects: size.objectsOf(document, operation, variables),
      };
      estimates.set(key, found);
    }
    return found;
  }

  /**
   * Advice with the length of lists that fits, if shorter lists are enough.
   * @param likelyWith Likely calls by the length of the outermost lists. The length that fits by this measure
   * is named only if it is longer.
   */
  function adviceFor(
    amountWith: (longest: number) => number,
    most: number,
    likelyWith?: (outermost: number) => number,
  ): string {
    const surely = longestThatFits(amountWith, most, limits.pageSize) ?? 0;
    const likely = (likelyWith && longestThatFits(likelyWith, most, limits.pageSize)) ?? 0;
    const examples = [
      ...(likely > surely ? [`probably "first: ${likely}" in the outermost lists`] : []),
      ...(surely > 0 ? [`at most "first: ${surely}" in each list`] : []),
    ];
    return `; ask for less at once${examples.length > 0 ? `, for example ${examples.join(", surely ")}` : ""}`;
  }

  return {
    async requestDidStart({ contextValue: { answers } }) {
      return {
        async willSendResponse({ schema, document, operation, request, response }) {
          if (!document || !operation) return;
          const { cost } = modelsFor(schema);
          const callsWith = (longest: number) =>
            cost.callsOf(document, operation, request.variables ?? {}, longest);
          const likelyWith = (outermost: number) =>
            cost.likelyOf(document, operation, request.variables ?? {}, outermost);
          let advice: string | undefined;
          const advised = (error: GraphQLFormattedError): GraphQLFormattedError => {
            if (error.extensions?.["limit"] === undefined) return error;
            advice ??= adviceFor(callsWith, calls, likelyWith);
            return { ...error, message: `${error.message}${advice}` };
          };
          answers.later?.onParts((parts) => {
            for (const part of parts) if (part.errors.length > 0) part.errors = part.errors.map(advised);
          });
          if (response.body.kind !== "single") return;
          const { singleResult } = response.body;
          if (singleResult.errors) singleResult.errors = singleResult.errors.map(advised);
        },
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) return;
          const variables = request.variables ?? {};
          const models = modelsFor(schema);
          const { size } = models;
          const { least, objects } = estimate(models, document, operation, variables);
          const { requestId } = contextValue.operation;
          if (objects > limits.objects) {
            const objectsWith = (longest: number) => size.objectsOf(document, operation, variables, longest);
            throw refusal(
              "QUERY_TOO_COMPLEX",
              `The lists of the operation may hold ${objects} objects, and ${limits.objects} is the most${adviceFor(objectsWith, limits.objects)}`,
              requestId,
            );
          }
          if (least > calls)
            throw refusal(
              "QUERY_BUDGET_EXCEEDED",
              `The operation needs ${least} REST calls at least, and ${calls} is the most (limits.callsPerOperation); name fewer objects at once`,
              requestId,
            );
          contextValue.answers.foreseenObjects = objects;
        },
      };
    },
  };
}

function refusal(code: ErrorCode, message: string, requestId: string): TributaryError {
  const error = new TributaryError(code, { requestId }, message);
  error.extensions["http"] = { status: 400 };
  return error;
}

/** Key of the variables that estimates depend on: numbers, lengths of lists, types of ids. */
function measureOf(variables: Variables): string {
  let measure = "";
  for (const [name, value] of Object.entries(variables))
    if (typeof value === "number") measure += `${name}=${value} `;
    else if (typeof value === "string" || Array.isArray(value)) {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      const types = new Map<string, number>();
      for (const type of values.map(typeIn)) if (type) types.set(type, (types.get(type) ?? 0) + 1);
      measure += `${name}#${values.length}${[...types].sort().join(";")} `;
    } else if (value === null) measure += `${name} `;
    else for (const length of lengthsIn(value)) measure += `${name}.${length} `;
  return measure;
}

/** The type in a global id. */
const typeIn = (value: unknown): string | undefined =>
  typeof value === "string" ? /^[A-Z]\w{0,99}(?=:)/.exec(value)?.[0] : undefined;
