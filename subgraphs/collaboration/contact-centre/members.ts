/** Lists of agents in writes: read, and sent in parts of what one call takes. */
import { MAX_MEMBERS } from "#contracts/contact-centre/index.ts";
import type { ContactCentreMembersPart } from "#generated/collaboration/resolvers.ts";
import { badInput, isUserErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import { inBatches } from "#subgraphs/kit/calls/call-attribution.ts";
import { chunks } from "#subgraphs/kit/loading/keys.ts";
import { globalId, idOf } from "#subgraphs/kit/mapping/ids.ts";
import { payload, type UserError } from "#subgraphs/kit/mapping/payloads.ts";

/** Parts go one after the other: a longer list would not be done within the time of an operation. */
const MAX_AGENTS = 250;

/** The family's ids of agents, each once. @throws BAD_USER_INPUT for none, or another type's. */
export function agentIdsIn(ids: readonly string[]): string[] {
  const agentIds = [...new Set(ids.map((id) => idOf("ContactCentreAgent", id, "agentIds")))];
  if (agentIds.length === 0) throw badInput('"agentIds" is empty', "agentIds");
  return agentIds;
}

/** The same of a list that goes in parts. @throws BAD_USER_INPUT for too many. */
export function memberIdsIn(ids: readonly string[]): string[] {
  if (ids.length > MAX_AGENTS) throw badInput(`"agentIds" has at most ${MAX_AGENTS} agents`, "agentIds");
  return agentIdsIn(ids);
}

type Part = Omit<ContactCentreMembersPart, "userErrors"> & { readonly userErrors: UserError[] };
type Outcome = Pick<Part, "outcome" | "userErrors">;

const notSent: Outcome = { outcome: "NOT_SENT", userErrors: [] };

/**
 * Writes a list in parts, one after the other, and says what became of each. A refused part does not
 * keep the others back, a failure does: what comes after it is not sent.
 * @throws what the first part fails with: nothing was done then.
 */
export async function inParts(
  agentIds: readonly string[],
  write: (part: string[]) => Promise<unknown>,
): Promise<{ parts: Part[]; userErrors: UserError[]; touched: boolean }> {
  const parts: Part[] = [];
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
