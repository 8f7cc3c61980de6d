/** The stand-in service of the social network, with one file per area. */

import { social } from "#contracts/social/index.ts";
import { service } from "#services/kit/service.ts";
import { engagementHandlers } from "./engagements.ts";
import { listHandlers } from "./lists.ts";
import { postHandlers } from "./posts.ts";
import { socialTables } from "./tables.ts";
import { timelineHandlers } from "./timelines.ts";
import { userHandlers } from "./users.ts";

export const socialService = service(social, ({ store }) => {
  const tables = socialTables(store);
  return {
    ...userHandlers(tables),
    ...postHandlers(tables),
    ...timelineHandlers(tables),
    ...engagementHandlers(tables),
    ...listHandlers(tables),
  };
});
