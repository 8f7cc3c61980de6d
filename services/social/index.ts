/** The stand-in service of the social network, with one file per area. */

import { social } from "#contracts/social/index.ts";
import { service } from "#services/kit/service.ts";
import { engagementHandlers } from "./engagements.ts";
import { postHandlers } from "./posts.ts";
import { socialTables } from "./tables.ts";
import { userHandlers } from "./users.ts";

export const socialService = service(social, ({ store }) => {
  const tables = socialTables(store);
  return { ...userHandlers(tables), ...postHandlers(tables), ...engagementHandlers(tables) };
});
