/** Agents. No operation reads an agent by id; queues and teams list their agents. */
import Type from "typebox";
import { instant } from "./common.ts";

export const agentRoles = ["AGENT", "SUPERVISOR", "ADMINISTRATOR"] as const;

export const Agent = Type.Object({
  id: Type.String(),
  displayName: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  role: Type.Enum([...agentRoles]),
  /** In the order of the teams; `queueIds` in the order of the queues. */
  teamIds: Type.Array(Type.String()),
  queueIds: Type.Array(Type.String()),
  createdAt: instant,
});
export type Agent = Type.Static<typeof Agent>;

export const presenceStatuses = ["AVAILABLE", "BUSY", "AWAY", "OFFLINE", "WRAP_UP", "BREAK"] as const;

export const AgentPresence = Type.Object({
  agentId: Type.String(),
  displayName: Type.String(),
  email: Type.String(),
  status: Type.Enum([...presenceStatuses]),
  statusSince: instant,
  activeConversations: Type.Integer(),
});
export type AgentPresence = Type.Static<typeof AgentPresence>;
