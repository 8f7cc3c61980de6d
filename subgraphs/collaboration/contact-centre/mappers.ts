/** What resolvers hold for each type of the family. */
import type {
  Agent,
  AgentPresence,
  Conversation,
  EndUser,
  Queue,
  Tag,
  Team,
} from "#contracts/contact-centre/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { Connection } from "#subgraphs/kit/loading/connection.ts";

export type ContactCentreMapper = object;
export type ContactCentreEndUserMapper = Wire<EndUser>;
export type ContactCentreConversationMapper = Wire<Conversation>;
export type ContactCentreConversationConnectionMapper = Connection<ContactCentreConversationMapper>;
/** A queue, tag or team may be its id alone: the rest is read when it is needed. */
export type ContactCentreQueueMapper = Wire<Queue>;
export type ContactCentreQueueConnectionMapper = Connection<ContactCentreQueueMapper>;
export type ContactCentreTagMapper = Wire<Tag>;
export type ContactCentreTagConnectionMapper = Connection<ContactCentreTagMapper>;
export type ContactCentreTeamMapper = Wire<Team>;
export type ContactCentreTeamConnectionMapper = Connection<ContactCentreTeamMapper>;
/** An agent, and the team in whose list they were. */
export type ContactCentreAgentMapper = Wire<Agent> & { readonly teamId?: string };
export type ContactCentreAgentConnectionMapper = Connection<ContactCentreAgentMapper>;
export type ContactCentreAgentPresenceMapper = Wire<AgentPresence>;
export type ContactCentreAgentPresenceConnectionMapper = Connection<ContactCentreAgentPresenceMapper>;
