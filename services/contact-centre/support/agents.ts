/** Agents as members of teams and queues. */
import type { Agent } from "#contracts/contact-centre/index.ts";
import type { ContactCentreTables, Group } from "#services/contact-centre/tables.ts";
import { requireRow } from "./lookup.ts";

const idsOf = (groups: readonly Group<{ readonly id: string }>[]) => groups.map(({ value }) => value.id);

/** An agent as in responses, with the ids of their teams and queues. */
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

/** Ids of the agents in a body. @throws Problem if one does not exist, before anything is changed */
function named({ agents }: ContactCentreTables, { agentIds = [] }: AgentIds): ReadonlySet<string> {
  for (const id of agentIds) requireRow(agents, id, "agentIds");
  return new Set(agentIds);
}

/** Adds the agents in a body to the group. Members keep their position. */
export const joined = <T>(tables: ContactCentreTables, group: Group<T>, body: AgentIds): Group<T> => ({
  ...group,
  agentIds: [...new Set([...group.agentIds, ...named(tables, body)])],
});

/** Removes the agents in a body from the group. Agents who are not members are ignored. */
export function withoutAgents<T>(tables: ContactCentreTables, group: Group<T>, body: AgentIds): Group<T> {
  const leaving = named(tables, body);
  return { ...group, agentIds: group.agentIds.filter((id) => !leaving.has(id)) };
}
