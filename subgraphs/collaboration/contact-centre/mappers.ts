/** What resolvers hold for each type of the family. */
import type { AgentPresence } from "../../../families/contact-centre/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import type { Connection } from "../../kit/connection.ts";

export type ContactCentreMapper = object;
export type ContactCentreTeamMapper = { readonly teamId: string };
export type AgentPresenceMapper = Wire<AgentPresence>;
export type AgentPresenceConnectionMapper = Connection<AgentPresenceMapper>;
