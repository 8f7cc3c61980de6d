/** Summaries of ended meetings. */

import type { summaryOperations } from "#contracts/meetings/summary.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { existingMeeting } from "./support/meeting-access.ts";
import { invalid, missingOrExpired } from "./support/refusals.ts";
import type { MeetingsTables } from "./tables.ts";

export function summaryHandlers({
  meetings,
  summaries,
}: MeetingsTables): HandlersOf<typeof summaryOperations> {
  return {
    getMeetingSummary({ meetingId: uuid }) {
      // Other paths accept a meeting's number here; this one refuses it (D2-221).
      if (/^\d+$/.test(uuid) || !/^[\w+/-]+={0,2}$/.test(uuid))
        throw invalid("The meeting UUID is not valid");
      const summary = summaries.get(existingMeeting(meetings.get(uuid)).uuid);
      if (!summary) throw missingOrExpired("The meeting's summary");
      return summary;
    },
  };
}
