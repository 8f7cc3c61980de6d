/** Tables of the meetings service. The seed fills them; the service reads and writes them. */

import type {
  AccountTsp,
  Livestream,
  LivestreamStatus,
  MeetingSummary,
  Poll,
  Registrant,
  SipPhone,
  TspAccount,
  WebinarQaReport,
  WebinarSurveyReport,
} from "#contracts/meetings/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** One instance of a meeting. No operation returns it, only objects that belong to it. */
export interface Meeting {
  /** Base64, so it may contain slashes, plus and equals signs. */
  readonly uuid: string;
  /** 10 or 11 digits. */
  readonly id: number;
  readonly hostEmail: string;
  readonly expired: boolean;
  /** Ids of the occurrences of a recurring meeting. Empty for other meetings. */
  readonly occurrences: readonly string[];
  /** False for an instant meeting, which has no scheduled date. */
  readonly scheduled: boolean;
  /** True if end-to-end encrypted. Such a meeting cannot be streamed. */
  readonly encrypted: boolean;
  readonly underWay: boolean;
  /** True if the host must approve registrants. */
  readonly approves: boolean;
}

/** A person in the service, with their rights. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly standing: "member" | "otherAccount" | "invitationLapsed";
  readonly pro: boolean;
  readonly mayHost: boolean;
  readonly polls: "all" | "ordinary" | "none";
}

export interface Registration {
  readonly meetingId: number;
  /** Occurrences of the meeting that the registrant attends. */
  readonly occurrences: readonly string[];
  readonly registrant: Registrant;
}

export interface Stream {
  readonly meetingId: number;
  readonly stream?: Livestream;
  readonly status?: LivestreamStatus;
}

export interface StoredPoll {
  readonly meetingId: number;
  readonly poll: Poll;
}

/** One past instance of a webinar, with its reports. */
export interface Webinar {
  readonly uuid: string;
  readonly id: number;
  /** Start, ms since 1970. */
  readonly startedAt: number;
  readonly qa: WebinarQaReport;
  readonly survey: WebinarSurveyReport;
}

export interface StoredSipPhone {
  readonly phone: SipPhone;
  readonly password: string;
}

export interface StoredTspAccount {
  readonly userId: string;
  readonly account: TspAccount;
  readonly leaderPin: string;
}

export interface DialIn {
  readonly userId: string;
  readonly audioUrl: string;
}

/** Settings of the account. */
export interface Account {
  readonly id: "account";
  readonly sipEnabled: boolean;
  readonly tsp: AccountTsp;
}

export const tspKey = (userId: string, tspId: string) => `${userId} ${tspId}`;

export type MeetingsTables = ReturnType<typeof meetingsTables>;

export function meetingsTables(store: Store) {
  return {
    account: store.collection("account", { key: (account: Account) => account.id }),
    members: store.collection("members", {
      key: (member: Member) => member.id,
      indexes: { email: (member) => member.email },
    }),
    meetings: store.collection("meetings", {
      key: (meeting: Meeting) => meeting.uuid,
      indexes: { id: (meeting) => meeting.id },
    }),
    summaries: store.collection("summaries", { key: (summary: MeetingSummary) => summary.meeting_uuid }),
    streams: store.collection("streams", { key: (stream: Stream) => String(stream.meetingId) }),
    polls: store.collection("polls", {
      key: ({ poll }: StoredPoll) => poll.id,
      indexes: { meeting: (held) => held.meetingId },
    }),
    registrations: store.collection("registrations", {
      key: (registration: Registration) => `${registration.meetingId} ${registration.registrant.id}`,
      indexes: {
        meeting: (registration) => registration.meetingId,
        address: ({ meetingId, registrant }) => `${meetingId} ${registrant.email.toLowerCase()}`,
      },
    }),
    webinars: store.collection("webinars", {
      key: (webinar: Webinar) => webinar.uuid,
      indexes: { id: (webinar) => webinar.id },
    }),
    sipPhones: store.collection("sipPhones", {
      key: ({ phone }: StoredSipPhone) => phone.id,
      indexes: { email: ({ phone }) => phone.user_email.toLowerCase() },
    }),
    tspAccounts: store.collection("tspAccounts", {
      key: ({ userId, account }: StoredTspAccount) => tspKey(userId, account.id),
      indexes: { user: ({ userId }) => userId },
    }),
    dialIns: store.collection("dialIns", { key: (dialIn: DialIn) => dialIn.userId }),
  };
}
