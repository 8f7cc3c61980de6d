import { contactCentre } from "#contracts/contact-centre/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { batch, batchMany, each, single } = loadersOf(contactCentre);

/** Reads several objects by one call of the list of all, which costs no more than two reads by id. */
const ofAll = {
  max: Number.POSITIVE_INFINITY,
  ask: () => ({}),
  keyOf: ({ id }: { readonly id?: string | null }) => id,
};

export const contactCentreLoaders = {
  endUser: each("getEndUser", { ask: (userId) => ({ userId }), itemIn: (user) => user }),
  queue: batch("listQueues", {
    ...ofAll,
    single: single("getQueue", { ask: (queueId) => ({ queueId }), itemIn: (queue) => queue }),
  }),
  tag: batch("listTags", {
    ...ofAll,
    single: single("getTag", { ask: (tagId) => ({ tagId }), itemIn: (tag) => tag }),
  }),
  team: batch("listTeams", {
    ...ofAll,
    single: single("getTeam", { ask: (teamId) => ({ teamId }), itemIn: (team) => team }),
  }),
  /** Presence of all agents of a team, by team id. Rows do not contain the team; its id is in the path. */
  presence: batchMany("getTeamPresence", {
    max: 1,
    ask: ([teamId = ""]) => ({ teamId }),
    within: (teamId) => teamId,
    keyOf: (_row, teamId) => teamId,
  }),
};
