import { AgentPresence } from "../../../families/contact-centre/contract.ts";
import { idOf, keyed, userIn } from "../../kit/ids.ts";
import { fromWire } from "../../kit/readers.ts";
import type { Resolvers } from "../__generated__/resolvers.ts";
import type { AgentPresenceMapper, ContactCentreTeamMapper } from "./mappers.ts";

export const contactCentreResolvers: Resolvers = {
  Query: {
    contactCentre: () => ({}),
  },

  ContactCentre: {
    team: (_, { id }) => ({ teamId: idOf("ContactCentreTeam", id) }),
  },

  ContactCentreTeam: {
    ...keyed("ContactCentreTeam", ({ teamId }: ContactCentreTeamMapper) => teamId),
    presence: ({ teamId }, page, { contactCentre }) =>
      contactCentre.connection("getTeamPresence", { teamId }, page),
  },

  AgentPresence: fromWire(AgentPresence, {
    ...keyed("AgentPresence", (agent: AgentPresenceMapper) => agent.agentId),
    user: ({ email }) => userIn(email),
  }),
};
