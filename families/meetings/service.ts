/** The local meetings service: an area a file. */
import { service } from "../kit/service.ts";
import { meetings } from "./contract.ts";
import { livestreamHandlers } from "./service/livestreams.ts";
import { pollHandlers } from "./service/polls.ts";
import { registrantHandlers } from "./service/registrants.ts";
import { sipPhoneHandlers } from "./service/sip-phones.ts";
import { summaryHandlers } from "./service/summary.ts";
import { tspHandlers } from "./service/tsp.ts";
import { webinarHandlers } from "./service/webinars.ts";
import { meetingsTables } from "./tables.ts";

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
