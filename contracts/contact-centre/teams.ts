/** Teams, their agents, and the presence of the agents. */
import Type from "typebox";
import { del, get, json, patch, post } from "#contracts/kit/contract.ts";
import { pageKey } from "#contracts/kit/pages/token.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { Agent, AgentPresence } from "./agents.ts";
import { instant, name } from "./common.ts";

export const Team = Type.Object({ id: Type.String(), name: Type.String(), createdAt: instant });
export type Team = Type.Static<typeof Team>;

/** Ids of agents. The documents have no limit of their number. */
const agentIds = json(Type.Object({ agentIds: Type.Optional(Type.Array(Type.String())) }));

export const teamOperations = {
  listTeams: get("/v1/teams", { page: wholeList("teams", Team) }),
  createTeam: post("/v1/teams", { body: json(Type.Object({ name })), returns: Team, success: [201] }),
  deleteTeam: del("/v1/teams/{teamId}", { success: [204] }),
  getTeam: get("/v1/teams/{teamId}", { returns: Team }),
  listTeamAgents: get("/v1/teams/{teamId}/agents", { page: wholeList("agents", Agent) }),
  addTeamAgents: patch("/v1/teams/{teamId}/agents", {
    body: agentIds,
    returns: Type.Object({ agents: Type.Array(Agent) }),
  }),
  removeTeamAgents: del("/v1/teams/{teamId}/agents", { body: agentIds, success: [204] }),
  getTeamPresence: get("/v1/teams/{teamId}/presence", {
    page: pageKey("agents", AgentPresence, { maxSize: 100, defaultSize: 25 }),
  }),
};
