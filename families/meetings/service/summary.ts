/** Summaries of held meetings. */
import type { HandlersOf } from "../../kit/service.ts";
import type { summaryOperations } from "../contract/summary.ts";
import type { MeetingsTables } from "../tables.ts";
import { live } from "./reach.ts";
import { gone, invalid } from "./refusals.ts";

export function summaryHandlers({
  meetings,
  summaries,
}: MeetingsTables): HandlersOf<typeof summaryOperations> {
  return {
    getMeetingSummary({ meetingId: uuid }) {
      // A meeting's number stands in this place elsewhere; here it is a mistake (D2-221).
      if (/^\d+$/.test(uuid) || !/^[\w+/-]+={0,2}$/.test(uuid))
        throw invalid("The meeting UUID is not valid");
      const summary = summaries.get(live(meetings.get(uuid)).uuid);
      if (!summary) throw gone("The meeting's summary");
      return summary;
    },
  };
}
