/** Registrants: listed, and registered one by one. */

import {
  MOST_REGISTRANTS,
  type Registrant,
  type registrantOperations,
} from "#contracts/meetings/registrants.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { readable, writable } from "./support/meeting-access.ts";
import { invalid } from "./support/refusals.ts";
import type { Meeting, MeetingsTables } from "./tables.ts";

export function registrantHandlers(tables: MeetingsTables): HandlersOf<typeof registrantOperations> {
  const { registrations } = tables;

  /** @throws 300 for an occurrence that the meeting does not have */
  function checkOccurrences(meeting: Meeting, occurrences: readonly string[]): void {
    if (occurrences.some((occurrence) => !meeting.occurrences.includes(occurrence)))
      throw invalid("The meeting has no such occurrence");
  }

  return {
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
