/** The records of a person in the families of this subgraph, for `User.sources`. */
import { noRoute, sourcesFrom } from "#subgraphs/kit/people/person-records.ts";
import type { Resolvers } from "./__generated__/resolvers.ts";
import { endUserRecords } from "./contact-centre/resolvers/end-users.ts";
import { messageRecords } from "./e-signature/resolvers/connect.events.ts";
import { userRecords as socialRecords } from "./social/resolvers/users.ts";
import { userRecords as deskRecords } from "./support-desk/resolvers/search.ts";

export const sourceResolvers: Resolvers = {
  User: {
    sourcesOfCollaboration: sourcesFrom([
      deskRecords,
      messageRecords,
      noRoute("meetings", "The only way, SIP phones, needs a scope of its own: see `meetingSipPhone`."),
      endUserRecords,
      socialRecords,
    ]),
  },
};
