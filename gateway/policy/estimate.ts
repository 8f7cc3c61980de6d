/** Estimates the cost of a document without running it, for the console and for agents. */
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from "graphql";
import { CONDITIONAL, hasConditionalSubscription } from "#gateway/operation/root-fields.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { Weights } from "#platform/graphql/cost-table.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";
import { missingScopesOf } from "#subgraphs/kit/access/access-check.ts";
import type { AccessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";
import { SizeModel } from "./answer-size.ts";
import { CostModel } from "./cost.ts";
import type { Variables } from "./operation-reader.ts";
import { limitsRule } from "./query-limits.ts";
import { definedVariables } from "./variables.ts";

/** Estimate of a document. If the document is invalid, only `problem` is set. */
export interface Estimate {
  readonly problem?: string;
  /** Most REST calls. */
  readonly calls?: number;
  /** Likely REST calls, as measured for such operations. */
  readonly likely?: number;
  /** The limit that stops the operation, or may stop it. */
  readonly exceeds?: ExceededLimit;
  /** Most objects in the lists of the operation. */
  readonly objects?: number;
  readonly families?: readonly { readonly family: string; readonly calls: number }[];
  /** Required scopes. Of alternatives, the one with the fewest scopes. */
  readonly scopes?: readonly string[];
  readonly missingScopes?: readonly string[];
  /** Estimates for other lengths of all lists. */
  readonly sizes?: readonly SizeEstimate[];
  /** The longest length of lists that stays within the limits, if the document exceeds one. */
  readonly fits?: number;
}

interface SizeEstimate {
  readonly first: number;
  readonly calls: number;
  readonly likely: number;
  readonly objects: number;
}

/** An exceeded limit. `least`: the operation is refused; `likely`: it will probably fail; `most`: it may fail. */
interface ExceededLimit {
  readonly limit: "limits.callsPerOperation" | "limits.query.objects";
  readonly most: number;
  readonly by: "least" | "likely" | "most";
}

export interface EstimateRequest {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables: Variables;
}

/** Lengths of lists that are estimated. */
const SIZES = [10, 50, 250];
const SMALLER = [250, 200, 100, 50, 25, 20, 10, 5, 2, 1];

/** Estimates the cost of a document for a caller. */
export type Estimator = (request: EstimateRequest, caller: AuthenticatedCaller) => Estimate;

/** A suggestion of a name in the schema, at the end of a validation message. */
const HINT = / ?Did you mean .+\?$/;

/**
 * @param hints True if validation messages may suggest names from the schema.
 * @returns a function that estimates documents without a call
 */
export function estimator(
  supergraph: DocumentNode,
  weights: Weights,
  limits: QueryLimits & { readonly calls: number },
  { requirements, notCounted }: Pick<AccessPolicy, "requirements" | "notCounted">,
  schema: () => GraphQLSchema,
  hints: boolean,
): Estimator {
  const { pageSize } = limits;
  const cost = new CostModel(supergraph, weights, pageSize);
  const size = new SizeModel(supergraph, pageSize);
  /** For each family, the cost model without it, to compute its share. Built at the first use. */
  let without: ReadonlyMap<string, CostModel> | undefined;

  function familiesOf(
    calls: number,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ) {
    without ??= new Map(
      [...new Set([...weights.values()].flat().map(({ operation: id }) => familyOf(id)))].map((family) => [
        family,
        new CostModel(supergraph, withoutFamily(weights, family), pageSize),
      ]),
    );
    return [...without]
      .map(([family, costWithout]) => ({
        family,
        calls: calls - costWithout.callsOf(document, operation, variables),
      }))
      .filter((share) => share.calls > 0)
      .sort((a, b) => b.calls - a.calls);
  }

  return ({ query, operationName, variables: sent }, caller) => {
    const document = parsed(query, limits.tokens);
    if (typeof document === "string") return { problem: document };
    if (hasConditionalSubscription(document)) return { problem: CONDITIONAL };
    // Validated as before a run, because the following steps walk all selections.
    const [invalid] = validate(schema(), document, [limitsRule(limits), ...specifiedRules], { maxErrors: 1 });
    if (invalid) return { problem: hints ? invalid.message : invalid.message.replace(HINT, "") };
    const first = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const operation =
      getOperationAST(document, operationName) ??
      (first?.kind === Kind.OPERATION_DEFINITION ? first : undefined);
    if (!operation) return { problem: "The document has no operation" };
    try {
      const variables = definedVariables(operation, sent);
      const demands = requirements.of(document, operation).requirements;
      const numbers = numbersOf(cost, size, document, operation, variables);
      const exceeds = exceededBy(
        numbers,
        limits,
        () => cost.leastOf(document, operation, variables) > limits.calls,
      );
      const otherSizes = (lengths: readonly number[]) =>
        sizesOf(document, operation.name?.value, variables, cost, size, lengths, pageSize);
      const fitting = exceeds && otherSizes(SMALLER).find((smaller) => !exceededBy(smaller, limits));
      return {
        ...numbers,
        ...(exceeds && { exceeds }),
        families: familiesOf(numbers.calls, document, operation, variables),
        // The scopes of the nearest alternative of each demand, for a caller without scopes.
        scopes: missingScopesOf(demands, new Set(), notCounted),
        missingScopes: caller.scopes.has("*") ? [] : missingScopesOf(demands, caller.scopes, notCounted),
        sizes: otherSizes(SIZES),
        ...(fitting && { fits: fitting.first }),
      };
    } catch (error) {
      if (error instanceof TributaryError) return { problem: error.message };
      throw error;
    }
  };
}

const familyOf = (operation: string): string => operation.slice(0, operation.indexOf("."));

const withoutFamily = (weights: Weights, family: string): Weights =>
  new Map(
    [...weights].map(([coordinate, list]) => [
      coordinate,
      list.filter(({ operation }) => familyOf(operation) !== family),
    ]),
  );

/** The document, or the reason why it cannot be parsed. */
function parsed(query: string, maxTokens: number): DocumentNode | string {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The document with another `first` in every list that has one. Undefined if no list has one. */
function withFirst(document: DocumentNode, first: number): DocumentNode | undefined {
  let changed = false;
  const other = visit(document, {
    Argument(node) {
      if (node.name.value !== "first") return undefined;
      changed = true;
      return { ...node, value: { kind: Kind.INT, value: String(first) } };
    },
  });
  return changed ? other : undefined;
}

function sizesOf(
  document: DocumentNode,
  name: string | undefined,
  variables: Variables,
  cost: CostModel,
  size: SizeModel,
  lengths: readonly number[],
  pageSize: number,
): SizeEstimate[] {
  return lengths
    .filter((first) => first <= pageSize)
    .flatMap((first) => {
      const other = withFirst(document, first);
      const operation = other && getOperationAST(other, name);
      return operation ? [{ first, ...numbersOf(cost, size, other, operation, variables) }] : [];
    });
}

/** The estimated numbers of an operation. */
function numbersOf(
  cost: CostModel,
  size: SizeModel,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) {
  const calls = cost.callsOf(document, operation, variables);
  return {
    calls,
    likely: Math.min(calls, cost.likelyOf(document, operation, variables)),
    objects: size.objectsOf(document, operation, variables),
  };
}

/** @param isRefused True if the lowest number of REST calls exceeds the limit. */
function exceededBy(
  { calls, likely, objects }: Omit<SizeEstimate, "first">,
  limits: QueryLimits & { readonly calls: number },
  isRefused = () => false,
): ExceededLimit | undefined {
  if (objects > limits.objects) return { limit: "limits.query.objects", most: limits.objects, by: "least" };
  if (calls <= limits.calls) return undefined;
  const by = isRefused() ? "least" : likely > limits.calls ? "likely" : "most";
  return { limit: "limits.callsPerOperation", most: limits.calls, by };
}
