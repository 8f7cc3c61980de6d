/** Meetings and webinars: livestreams, summaries, registrants and reports. */

import type { meetingOperations } from "#contracts/meetings/meetings.ts";
import {
  MOST_REGISTRANTS,
  type Registrant,
  type registrantOperations,
} from "#contracts/meetings/registrants.ts";
import type { webinarOperations } from "#contracts/meetings/webinars.ts";
import type { HandlersOf, ServiceCaller } from "#services/kit/service.ts";
import { existingMeeting, invalid, missingOrExpired, readable, refused, writable } from "./support/access.ts";
import type { Meeting, MeetingsTables, Webinar } from "./tables.ts";

const YEAR = 365 * 86_400_000;

export function meetingHandlers(
  tables: MeetingsTables,
): HandlersOf<typeof meetingOperations & typeof registrantOperations & typeof webinarOperations> {
  const { meetings, registrations, streams, summaries, webinars } = tables;

  function streamable(meetingId: string, caller: ServiceCaller) {
    const { meeting, host } = writable(tables, meetingId, caller);
    if (meeting.encrypted) throw refused(4400, "A meeting encrypted from end to end cannot be streamed");
    return { meeting, host, kept: streams.get(String(meeting.id)) };
  }

  /** @throws 300 for an occurrence that the meeting does not have */
  function checkOccurrences(meeting: Meeting, occurrences: readonly string[]): void {
    if (occurrences.some((occurrence) => !meeting.occurrences.includes(occurrence)))
      throw invalid("The meeting has no such occurrence");
  }

  /** The instance with this UUID, or the latest one with this number. @throws 3001, 12702 */
  function instance(webinarId: string, now: number): Webinar {
    const [latest] = webinars.by("id", webinarId).toSorted((a, b) => b.startedAt - a.startedAt);
    const webinar = webinars.get(webinarId) ?? latest;
    if (!webinar) throw missingOrExpired("The webinar");
    if (now - webinar.startedAt > YEAR) throw refused(12702, "The webinar is older than a year");
    return webinar;
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

    getMeetingSummary({ meetingId: uuid }) {
      // Other paths accept a meeting's number here; this one refuses it (D2-221).
      if (/^\d+$/.test(uuid) || !/^[\w+/-]+={0,2}$/.test(uuid))
        throw invalid("The meeting UUID is not valid");
      const summary = summaries.get(existingMeeting(meetings.get(uuid)).uuid);
      if (!summary) throw missingOrExpired("The meeting's summary");
      return summary;
    },

    listMeetingRegistrants({ meetingId, occurrence_id: occurrence, status }, { caller }) {
      const meeting = readable(tables, meetingId, caller);
      if (occurrence != null) checkOccurrences(meeting, [occurrence]);
      return registrations
        .by("meeting", meeting.id)
        .filter(({ occurrences }) => occurrence == null || occurrences.includes(occurrence))
        .map(({ registrant }) => registrant)
        .filter((registrant) => status == null || registrant.status === status);
    },

    addMeetingRegistrant({ meetingId, occurrence_ids: wanted, body }, { caller, now }) {
      const { meeting } = writable(tables, meetingId, caller);
      if (wanted) checkOccurrences(meeting, wanted);
      const occurrences = wanted ?? meeting.occurrences;
      // A second registration with the same address replaces the first one's data, and adds its occurrences.
      const [before] = registrations.by("address", `${meeting.id} ${body.email.toLowerCase()}`);
      if (before) {
        const all = new Set([...before.occurrences, ...occurrences]);
        return registrations.put({
          ...before,
          occurrences: meeting.occurrences.filter((one) => all.has(one)),
          registrant: { ...body, ...decided(before.registrant) },
        }).registrant;
      }
      if (registrations.by("meeting", meeting.id).length >= MOST_REGISTRANTS)
        throw invalid(`A meeting holds at most ${MOST_REGISTRANTS} registrants`);
      const id = Buffer.from(`${meeting.id} +${registrations.nextId()}`).toString("base64url");
      const registrant: Registrant = {
        ...body,
        id,
        create_time: new Date(now).toISOString(),
        ...(meeting.approves ? { status: "pending" } : { status: "approved", join_url: wayIn(meeting, id) }),
      };
      return registrations.put({ meetingId: meeting.id, occurrences, registrant }).registrant;
    },

    getWebinarQaReport: ({ webinarId }, { now }) => instance(webinarId, now).qa,
    getWebinarSurveyReport: ({ webinarId }, { now }) => instance(webinarId, now).survey,
  };
}

/** Members of a registrant that the service sets. */
const decided = ({ id, status, create_time, join_url }: Registrant) => ({
  id,
  status,
  create_time,
  ...(join_url !== undefined && { join_url }),
});

/** URL with which a registrant joins the meeting. */
export const wayIn = (meeting: { readonly id: number }, registrantId: string) =>
  `https://meetings.example/w/${meeting.id}?tk=${registrantId}`;
