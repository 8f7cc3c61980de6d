/** Teams, agents, and what agents are doing. */
import { Agent, AgentPresence, contactCentre, Team } from "#contracts/contact-centre/index.ts";
import type {
  ContactCentreAgentMapper,
  ContactCentreAgentPresenceMapper,
  ContactCentreTeamMapper,
} from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { contactCentreLoaders } from "#subgraphs/collaboration/contact-centre/loaders.ts";
import { agentIdsIn } from "#subgraphs/collaboration/contact-centre/members.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { globalId, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";

const wholeTeam = async (team: ContactCentreTeamMapper, { contactCentre }: CollaborationContext) =>
  team.name === undefined ? contactCentre.team.load(team.id ?? "") : team;

/** A change of who is in a team. */
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
      contactCentre.presence.clear(teamId);
      return { team: { id: teamId } };
    });
  };

export const teamResolvers: Resolvers = {
  ContactCentre: {
    teams: (_, page, { contactCentre }) => contactCentre.connection("listTeams", {}, page),
    team: (_, { id }, { contactCentre }) => contactCentre.team.load(idOf("ContactCentreTeam", id)),
  },

  ContactCentreTeam: mapWireType(
    Team,
    {
      __resolveReference: ({ id }, { contactCentre }) =>
        contactCentre.team.load(idOf("ContactCentreTeam", id)),
      ...keyed("ContactCentreTeam"),
      agents: relation(
        { by: "id", reads: listOf(contactCentre, "listTeamAgents") },
        async ({ id }, page, context) => {
          const teamId = id ?? "";
          const agents = await context.contactCentre.connection("listTeamAgents", { teamId }, page);
          return agents.map((agent) => ({ ...agent, teamId }));
        },
      ),
      presence: relation(
        { by: "id", reads: listOf(contactCentre, "getTeamPresence") },
        ({ id }, page, context) =>
          context.contactCentre.connection("getTeamPresence", { teamId: id ?? "" }, page),
      ),
    },
    { loadFull: wholeTeam },
  ),

  ContactCentreAgent: mapWireType(Agent, {
    ...keyed("ContactCentreAgent"),
    teams: relation(
      { by: "teamIds", reads: contactCentreLoaders.team.reads, note: "only if more than ids is selected" },
      ({ teamIds }: ContactCentreAgentMapper) => (teamIds ?? []).map((id) => ({ id })),
    ),
    queues: relation(
      { by: "queueIds", reads: contactCentreLoaders.queue.reads, note: "only if more than ids is selected" },
      ({ queueIds }: ContactCentreAgentMapper) => (queueIds ?? []).map((id) => ({ id })),
    ),
    presence: relation(
      { by: "teamIds", reads: contactCentreLoaders.presence.reads, note: "for all agents of a team" },
      async ({ id, teamId, teamIds }: ContactCentreAgentMapper, _: object, context: CollaborationContext) => {
        const team = teamId ?? teamIds?.[0];
        if (!team) return null;
        const rows = await context.contactCentre.presence.load(team);
        return rows.find(({ agentId }) => agentId === id);
      },
    ),
    user: toUser("email"),
  }),

  ContactCentreAgentPresence: mapWireType(AgentPresence, {
    ...keyed("ContactCentreAgentPresence", (agent: ContactCentreAgentPresenceMapper) => agent.agentId),
    agentId: ({ agentId }) => globalId("ContactCentreAgent", agentId),
    activeConversationCount: ({ activeConversations }) => activeConversations,
    user: toUser("email"),
  }),

  Mutation: {
    createContactCentreTeam: (_, { input: { name } }, { contactCentre }) =>
      payload(async () => ({ team: await contactCentre.api.createTeam({ body: { name } }) })),

    deleteContactCentreTeam(_, { input }, { contactCentre }) {
      const teamId = idOf("ContactCentreTeam", input.teamId, "teamId");
      return payload(async () => {
        await contactCentre.api.deleteTeam({ teamId });
        contactCentre.team.clear(teamId);
        contactCentre.presence.clear(teamId);
        return { deletedId: globalId("ContactCentreTeam", teamId) };
      });
    },
    addContactCentreTeamAgents: changeAgents("addTeamAgents"),
    removeContactCentreTeamAgents: changeAgents("removeTeamAgents"),
  },
};
