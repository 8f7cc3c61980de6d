/** The local social network: an area a file. */
import { service } from "../kit/service.ts";
import { social } from "./contract.ts";
import { engagementHandlers } from "./service/engagements.ts";
import { listHandlers } from "./service/lists.ts";
import { postHandlers } from "./service/posts.ts";
import { timelineHandlers } from "./service/timelines.ts";
import { userHandlers } from "./service/users.ts";
import { socialTables } from "./tables.ts";

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
