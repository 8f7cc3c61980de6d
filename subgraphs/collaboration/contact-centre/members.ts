/** Lists of agents in writes: checked, and sent in parts of the size that a call accepts. */
import { MAX_MEMBERS } from "#contracts/contact-centre/index.ts";
import type { ContactCentreMembersPart } from "#generated/collaboration/resolvers.ts";
import { badInput, isUserErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import { inBatches } from "#subgraphs/kit/calls/call-attribution.ts";
import { chunks } from "#subgraphs/kit/loading/keys.ts";
import { globalId, idOf } from "#subgraphs/kit/mapping/ids.ts";
import { payload, type UserError } from "#subgraphs/kit/mapping/payloads.ts";

/** Largest number of agents in a write, because parts are sent one after the other, within one operation. */
const MAX_AGENTS = 250;

/** Distinct ids of agents. @throws BAD_USER_INPUT for an empty list, or ids of other types */
export function agentIdsIn(ids: readonly string[]): string[] {
  const agentIds = [...new Set(ids.map((id) => idOf("ContactCentreAgent", id, "agentIds")))];
  if (agentIds.length === 0) throw badInput('"agentIds" is empty', "agentIds");
  return agentIds;
}

/** Distinct ids of agents, for a write in parts. @throws BAD_USER_INPUT for more than `MAX_AGENTS`, too */
export function memberIdsIn(ids: readonly string[]): string[] {
  if (ids.length > MAX_AGENTS) throw badInput(`"agentIds" has at most ${MAX_AGENTS} agents`, "agentIds");
  return agentIdsIn(ids);
}

type PartResult = Omit<ContactCentreMembersPart, "userErrors"> & { readonly userErrors: UserError[] };
type Outcome = Pick<PartResult, "outcome" | "userErrors">;

const notSent: Outcome = { outcome: "NOT_SENT", userErrors: [] };

/**
 * Writes a list in parts, one after the other. A refused part does not stop the next parts; a failed part does.
 * @returns the outcome of each part
 * @throws the failure of the first part, because nothing is done then
 */
export async function inParts(
  agentIds: readonly string[],
  write: (part: string[]) => Promise<unknown>,
): Promise<{ parts: PartResult[]; userErrors: UserError[]; touched: boolean }> {
  const parts: PartResult[] = [];
  let failed = false;
  for (const part of chunks(agentIds, MAX_MEMBERS)) {
    const result: Outcome = failed ? notSent : await outcomeOf(part, write, parts.length === 0);
    failed ||= result.outcome === "FAILED" || result.outcome === "UNKNOWN";
    parts.push({ agentIds: part.map((id) => globalId("ContactCentreAgent", id)), ...result });
  }
  return {
    parts,
    userErrors: parts.flatMap(({ userErrors }) => userErrors),
    touched: parts.some(({ outcome }) => outcome === "DONE" || outcome === "UNKNOWN"),
  };
}

async function outcomeOf(
  part: string[],
  write: (part: string[]) => Promise<unknown>,
  first: boolean,
): Promise<Outcome> {
  try {
    const { userErrors } = await payload(() => inBatches(MAX_MEMBERS, () => write(part)).then(() => ({})));
    return { outcome: userErrors.length > 0 ? "REFUSED" : "DONE", userErrors };
  } catch (error) {
    if (first || !(error instanceof TributaryError)) throw error;
    const { code, message } = error;
    if (!isUserErrorCode(code)) throw error;
    return {
      outcome: code === "OUTCOME_UNKNOWN" ? "UNKNOWN" : "FAILED",
      userErrors: [{ code, message, field: null, familyCode: null }],
    };
  }
}
