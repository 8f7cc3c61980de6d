/** The records of a person or a company in the families of this subgraph, for `sources`. */

import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { noRoute, sourcesFrom } from "#subgraphs/kit/people/person-records.ts";
import { endUserRecords } from "./contact-centre/resolvers/end-users.ts";
import { messageRecords } from "./e-signature/resolvers/connect.events.ts";
import { userRecords as socialRecords } from "./social/resolvers/users.ts";
import { userRecords as deskRecords, organizationRecords } from "./support-desk/resolvers/search.ts";

const NO_DOMAIN = "No operation finds anything by a domain; select `people` for the records of each.";

export const sourceResolvers: Resolvers = {
  Company: {
    sourcesOfCollaboration: sourcesFrom([
      organizationRecords,
      noRoute(
        "eSignature",
        "Messages name addresses of people, and their account; select `people` for them.",
      ),
      noRoute("meetings", NO_DOMAIN),
      noRoute("contactCentre", NO_DOMAIN),
      noRoute("social", NO_DOMAIN),
    ]),
  },

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
