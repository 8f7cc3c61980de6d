/** Teams, agents, and the presence of agents. */
import { contactCentre } from "#contracts/contact-centre/index.ts";
import type {
  ContactCentreAgentMapper,
  ContactCentreAgentPresenceMapper,
} from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { contactCentreLoaders } from "#subgraphs/collaboration/contact-centre/loaders.ts";
import { agentIdsIn } from "#subgraphs/collaboration/contact-centre/members.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { globalId, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";

/** Mutation of the agents of a team. */
const changeAgents =
  (operation: "addTeamAgents" | "removeTeamAgents") =>
  (
    _: unknown,
    { input }: { input: { readonly teamId: string; readonly agentIds: readonly string[] } },
    { contactCentre }: CollaborationContext,
  ) => {
    const teamId = idOf("ContactCentreTeam", input.teamId, "teamId");
    const agentIds = agentIdsIn(input.agentIds);
    return payload(async () => {
      await contactCentre.api[operation]({ teamId, body: { agentIds } });
      return { team: { id: teamId } };
    });
  };

export const teamResolvers: Resolvers = {
  ContactCentreTeam: {
    agents: relation(
      { by: "id", reads: listOf(contactCentre, "listTeamAgents") },
      async ({ id }, page, context) => {
        const teamId = id ?? "";
        const agents = await context.contactCentre.connection("listTeamAgents", { teamId }, page);
        return agents.map((agent) => ({ ...agent, teamId }));
      },
    ),
  },

  ContactCentreAgent: {
    presence: relation(
      { by: "teamIds", reads: contactCentreLoaders.presence.reads, note: "for all agents of a team" },
      async ({ id, teamId, teamIds }: ContactCentreAgentMapper, _: object, context: CollaborationContext) => {
        const team = teamId ?? teamIds?.[0];
        if (!team) return null;
        const rows = await context.contactCentre.presence.load(team);
        return rows.find(({ agentId }) => agentId === id);
      },
    ),
  },

  ContactCentreAgentPresence: {
    ...keyed("ContactCentreAgentPresence", (agent: ContactCentreAgentPresenceMapper) => agent.agentId),
    agentId: ({ agentId }) => globalId("ContactCentreAgent", agentId),
  },

  Mutation: {
    addContactCentreTeamAgents: changeAgents("addTeamAgents"),
    removeContactCentreTeamAgents: changeAgents("removeTeamAgents"),
  },
};
