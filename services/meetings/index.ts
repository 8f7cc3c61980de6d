/** The stand-in service of meetings, with one file per area. */

import { meetings } from "#contracts/meetings/index.ts";
import { service } from "#services/kit/service.ts";
import { meetingHandlers } from "./meetings.ts";
import { pollHandlers } from "./polls.ts";
import { meetingsTables } from "./tables.ts";
import { telephonyHandlers } from "./telephony.ts";

export const meetingsService = service(meetings, ({ store }) => {
  const tables = meetingsTables(store);
  return { ...meetingHandlers(tables), ...pollHandlers(tables), ...telephonyHandlers(tables) };
});
