/** Agents as members of teams and queues. */
import type { Agent } from "#contracts/contact-centre/index.ts";
import type { ContactCentreTables, Group } from "#services/contact-centre/tables.ts";
import { found } from "./lookup.ts";

const idsOf = (groups: readonly Group<{ readonly id: string }>[]) => groups.map(({ value }) => value.id);

/** An agent as an answer has it: with the teams and queues that they are in. */
export function agentOf({ agents, teams, queues }: ContactCentreTables, id: string): Agent | undefined {
  const agent = agents.get(id);
  return (
    agent && { ...agent, teamIds: idsOf(teams.by("agent", id)), queueIds: idsOf(queues.by("agent", id)) }
  );
}

export const agentsOf = (tables: ContactCentreTables, ids: readonly string[]): Agent[] =>
  ids.flatMap((id) => agentOf(tables, id) ?? []);

interface AgentIds {
  readonly agentIds?: readonly string[];
}

/** The agents that a body names. @throws Problem for one that is none: then nothing of the request is done. */
function named({ agents }: ContactCentreTables, { agentIds = [] }: AgentIds): ReadonlySet<string> {
  for (const id of agentIds) found(agents, id, "agentIds");
  return new Set(agentIds);
}

/** The group with the agents that a body names; who is in it already keeps their place. */
export const joined = <T>(tables: ContactCentreTables, group: Group<T>, body: AgentIds): Group<T> => ({
  ...group,
  agentIds: [...new Set([...group.agentIds, ...named(tables, body)])],
});

/** The group without the agents that a body names; who is not in it is no mistake. */
export function left<T>(tables: ContactCentreTables, group: Group<T>, body: AgentIds): Group<T> {
  const leaving = named(tables, body);
  return { ...group, agentIds: group.agentIds.filter((id) => !leaving.has(id)) };
}
