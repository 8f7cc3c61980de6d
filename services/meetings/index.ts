/** The stand-in service of meetings, with one file per area. */

import { meetings } from "#contracts/meetings/index.ts";
import { service } from "#services/kit/service.ts";
import { livestreamHandlers } from "./livestreams.ts";
import { pollHandlers } from "./polls.ts";
import { registrantHandlers } from "./registrants.ts";
import { sipPhoneHandlers } from "./sip-phones.ts";
import { summaryHandlers } from "./summary.ts";
import { meetingsTables } from "./tables.ts";
import { tspHandlers } from "./tsp.ts";
import { webinarHandlers } from "./webinars.ts";

export const meetingsService = service(meetings, ({ store }) => {
  const tables = meetingsTables(store);
  return {
    ...livestreamHandlers(tables),
    ...summaryHandlers(tables),
    ...pollHandlers(tables),
    ...registrantHandlers(tables),
    ...webinarHandlers(tables),
    ...sipPhoneHandlers(tables),
    ...tspHandlers(tables),
  };
});
