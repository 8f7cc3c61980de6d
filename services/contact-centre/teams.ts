/** Teams of agents, and the presence of their agents. */

import type { AgentPresence, teamOperations } from "#contracts/contact-centre/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { agentsOf, joined, withoutAgents } from "./support/agents.ts";
import { requireRow } from "./support/lookup.ts";
import type { ContactCentreTables } from "./tables.ts";

export function teamHandlers(tables: ContactCentreTables): HandlersOf<typeof teamOperations> {
  const { agents, presence, teams } = tables;
  const teamOf = (teamId: string) => requireRow(teams, teamId, "teamId");

  function presenceOf(agentId: string): readonly AgentPresence[] {
    const agent = agents.get(agentId);
    const state = presence.get(agentId);
    if (!agent || !state) return [];
    const { displayName, email } = agent;
    return [{ ...state, displayName, email }];
  }

  return {
    listTeams: () => teams.all().map(({ value }) => value),
    createTeam({ body }, { now }) {
      const id = guidOf(`team ${teams.nextId()}`);
      const value = { id, name: body.name, createdAt: new Date(now).toISOString() };
      return teams.put({ value, agentIds: [] }).value;
    },
    deleteTeam({ teamId }) {
      teams.delete(teamOf(teamId).value.id);
      return undefined;
    },
    getTeam: ({ teamId }) => teamOf(teamId).value,

    listTeamAgents: ({ teamId }) => agentsOf(tables, teamOf(teamId).agentIds),
    addTeamAgents({ teamId, body }) {
      const { agentIds } = teams.put(joined(tables, teamOf(teamId), body));
      return { agents: agentsOf(tables, agentIds) };
    },
    removeTeamAgents({ teamId, body }) {
      teams.put(withoutAgents(tables, teamOf(teamId), body));
      return undefined;
    },
    getTeamPresence: ({ teamId }) => teamOf(teamId).agentIds.flatMap(presenceOf),
  };
}
