/** What the meetings service keeps: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { MeetingSummary, Registrant } from "./contract.ts";

/** One held instance of a meeting; no documented operation reads it, only what hangs on it. */
export interface Meeting {
  /** Base64: slashes, a plus and equals signs may be in it. */
  readonly uuid: string;
  /** 10 or 11 digits. */
  readonly id: number;
  readonly hostEmail: string;
  readonly expired: boolean;
  /** The occurrences of a recurring meeting. */
  readonly occurrences: readonly string[];
}

export interface Registration {
  readonly meetingId: number;
  /** Those of the meeting's occurrences that the registrant comes to. */
  readonly occurrences: readonly string[];
  readonly registrant: Registrant;
}

export function meetingsTables(store: Store) {
  return {
    meetings: store.collection("meetings", {
      key: (meeting: Meeting) => meeting.uuid,
      indexes: { id: (meeting) => meeting.id },
    }),
    summaries: store.collection("summaries", { key: (summary: MeetingSummary) => summary.meeting_uuid }),
    registrations: store.collection("registrations", {
      key: (registration: Registration) => `${registration.meetingId} ${registration.registrant.id}`,
      indexes: { meeting: (registration) => registration.meetingId },
    }),
  };
}
