import { contactCentre } from "../../../families/contact-centre/contract.ts";
import { loadersOf } from "../../kit/loaders.ts";

const { each, batchMany } = loadersOf(contactCentre);

export const contactCentreLoaders = {
  endUser: each("getEndUser", { ask: (userId) => ({ userId }), itemIn: (user) => user }),
  queue: each("getQueue", { ask: (queueId) => ({ queueId }), itemIn: (queue) => queue }),
  tag: each("getTag", { ask: (tagId) => ({ tagId }), itemIn: (tag) => tag }),
  team: each("getTeam", { ask: (teamId) => ({ teamId }), itemIn: (team) => team }),
  /** What all agents of a team are doing, by the team: rows do not name it, their call does. */
  presence: batchMany("getTeamPresence", {
    max: 1,
    ask: ([teamId = ""]) => ({ teamId }),
    within: (teamId) => teamId,
    keyOf: (_row, teamId) => teamId,
  }),
};
