/** Refuses operations that may hold too many objects or need too many REST calls, before any call is made. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import { type ErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";
import { longestThatFits, type SizeModel } from "./answer-size.ts";
import type { CostModel } from "./cost.ts";
import type { Variables } from "./operation-reader.ts";
import { lengthsIn } from "./schema-facts.ts";

/** What an operation may come to. */
interface Estimate {
  readonly calls: number;
  readonly objects: number;
}

/** Estimates that are remembered of one operation. */
const MAX_KNOWN = 50;

/** What says what operations on a supergraph may come to. */
export interface CostModels {
  readonly cost: CostModel;
  readonly size: SizeModel;
}

/**
 * Refuses an operation when its lists may hold more objects than an answer can, or when it may need
 * more REST calls than one operation can have.
 * @param modelsFor The models of the supergraph that clients see as a schema.
 */
export function costPlugin(
  modelsFor: (schema: GraphQLSchema) => CostModels,
  limits: QueryLimits,
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
        calls: cost.callsOf(document, operation, variables),
        objects: size.objectsOf(document, operation, variables),
      };
      estimates.set(key, found);
    }
    return found;
  }

  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) return;
          const variables = request.variables ?? {};
          const models = modelsFor(schema);
          const { cost, size } = models;
          const { calls, objects } = estimate(models, document, operation, variables);
          const { requestId } = contextValue.operation;
          /** What would fit, where shorter pages are enough. */
          const adviceFor = (amountWith: (longest: number) => number, most: number): string => {
            const fits = longestThatFits(amountWith, most, limits.pageSize);
            return fits === undefined ? "" : `, for example at most "first: ${fits}" in each list`;
          };
          if (objects > limits.objects) {
            const objectsWith = (longest: number) => size.objectsOf(document, operation, variables, longest);
            const advice = adviceFor(objectsWith, limits.objects);
            throw refusal(
              "QUERY_TOO_COMPLEX",
              `The lists of the operation may hold ${objects} objects, and ${limits.objects} is the most; ask for less at once${advice}`,
              requestId,
            );
          }
          if (calls > limits.cost) {
            const callsWith = (longest: number) => cost.callsOf(document, operation, variables, longest);
            throw refusal(
              "QUERY_BUDGET_EXCEEDED",
              `The operation may need ${calls} REST calls, and ${limits.cost} is the most; ask for less at once${adviceFor(callsWith, limits.cost)}`,
              requestId,
            );
          }
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

/** What the estimates depend on: numbers, the lengths of lists, and texts that may be domains in two spellings. */
function measureOf(variables: Variables): string {
  let measure = "";
  for (const [name, value] of Object.entries(variables))
    if (typeof value === "number") measure += `${name}=${value} `;
    else if (typeof value === "string") measure += mayHaveSpellings(value) ? `${name}^ ` : "";
    else if (Array.isArray(value))
      measure += `${name}#${value.length}${value.some(mayHaveSpellings) ? "^" : ""} `;
    else if (value === null) measure += `${name} `;
    else for (const length of lengthsIn(value)) measure += `${name}.${length} `;
  return measure;
}

/** Whether a text may name an international domain, alone, in an address, or encoded in an id. */
const mayHaveSpellings = (value: unknown): boolean =>
  typeof value === "string" && /[^ -~]|%|xn--/i.test(value);
