/** Livestreams of meetings: target and status. */

import type { livestreamOperations } from "#contracts/meetings/livestreams.ts";
import type { HandlersOf, ServiceCaller } from "#services/kit/service.ts";
import { writable } from "./support/meeting-access.ts";
import { refused } from "./support/refusals.ts";
import type { MeetingsTables } from "./tables.ts";

export function livestreamHandlers(tables: MeetingsTables): HandlersOf<typeof livestreamOperations> {
  const { streams } = tables;

  function streamable(meetingId: string, caller: ServiceCaller) {
    const { meeting, host } = writable(tables, meetingId, caller);
    if (meeting.encrypted) throw refused(4400, "A meeting encrypted from end to end cannot be streamed");
    return { meeting, host, kept: streams.get(String(meeting.id)) };
  }

  return {
    updateLivestream({ meetingId, body }, { caller }) {
      const { meeting, host, kept } = streamable(meetingId, caller);
      if (!host.pro) throw refused(200, "The host needs a Pro license to stream a meeting");
      streams.put({ ...kept, meetingId: meeting.id, stream: body });
      return undefined;
    },

    updateLivestreamStatus({ meetingId, body }, { caller }) {
      const { meeting, kept } = streamable(meetingId, caller);
      if (!meeting.underWay) throw refused(4927, "The meeting has not started");
      const settings = { ...kept?.status?.settings, ...body.settings };
      streams.put({ ...kept, meetingId: meeting.id, status: { ...kept?.status, ...body, settings } });
      return undefined;
    },
  };
}
