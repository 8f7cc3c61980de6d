/** `check`: the cost of a document, its scopes, and the rest of the rate limits, without a REST call. */
import type { Estimate } from "#gateway/policy/estimate.ts";
import type { Agent, AgentOperation } from "./agent.ts";

export interface CheckResult {
  readonly valid: boolean;
  readonly problem?: string;
  readonly likelyCalls?: number;
  readonly mostCalls?: number;
  readonly objects?: number;
  readonly families?: Readonly<Record<string, number>>;
  readonly scopes?: readonly string[];
  readonly missingScopes?: readonly string[];
  /** Calls left in the current window, by operation of each family; `*` stands for all operations. */
  readonly rateLeft?: Readonly<Record<string, string>>;
  /** Advice before the document runs. */
  readonly advice: readonly string[];
}

const UNKNOWN_FIELD = /^Cannot query field /;

/** Checks a document for a caller. */
export function check(agent: Agent, operation: AgentOperation): CheckResult {
  const refusal = agent.refusalOf(operation);
  const estimate = agent.estimate(operation);
  if (estimate.problem !== undefined)
    return {
      valid: false,
      problem: estimate.problem,
      advice: UNKNOWN_FIELD.test(estimate.problem) ? ["Describe the type that the message names."] : [],
    };
  const families = estimate.families ?? [];
  return {
    valid: refusal === undefined,
    ...(refusal !== undefined && { problem: refusal }),
    likelyCalls: estimate.likely ?? 0,
    mostCalls: estimate.calls ?? 0,
    objects: estimate.objects ?? 0,
    families: Object.fromEntries(families.map(({ family, calls }) => [family, calls])),
    scopes: estimate.scopes ?? [],
    missingScopes: estimate.missingScopes ?? [],
    rateLeft: rateLeft(
      agent,
      families.map(({ family }) => family),
    ),
    advice: adviceOf(estimate),
  };
}

function rateLeft(agent: Agent, families: readonly string[]): Readonly<Record<string, string>> {
  const left: Record<string, string> = {};
  for (const [family, { throttledMs, rates }] of agent.ratesOf(families)) {
    for (const { operation, limit, remaining, perMs } of rates)
      left[`${family} ${operation ?? "*"}`] =
        `${remaining}${limit === undefined ? "" : ` of ${limit}`}${perMs === undefined ? "" : ` per ${perMs / 1_000} s`}`;
    if (throttledMs > 0)
      left[family] = `none for ${Math.ceil(throttledMs / 1_000)} s: the service asked for a pause`;
  }
  return left;
}

const HOW = {
  least: "The document is refused",
  likely: "The document is likely to fail",
  most: "The document may fail",
};

function adviceOf({ exceeds, fits, missingScopes = [] }: Estimate): readonly string[] {
  const advice: string[] = [];
  if (missingScopes.length > 0)
    advice.push(`The caller lacks scopes: ${missingScopes.join(", ")}. Leave out the fields that need them.`);
  if (exceeds)
    advice.push(
      `${HOW[exceeds.by]}: ${exceeds.limit} is ${exceeds.most}. ${fits === undefined ? "Select less at once." : `"first: ${fits}" in each list fits.`}`,
    );
  return advice;
}
