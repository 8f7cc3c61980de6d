/** Things of the meetings service in the demo company that have a name, for seeds and tests. */
import { demoIndex } from "#services/demo/company.ts";

/** People in the service who are not users of this account. */
export const strangers = {
  otherAccount: "partner@elsewhere.example",
  invitationLapsed: "invited@visitors.example",
} as const;

/**
 * The meetings. `people` from index `from` on: the registered people; `guests`: the number of external registrants;
 * `days`: the number of days since the meeting. Their UUIDs have all special cases of path encoding.
 */
export const demoMeetings = {
  /** The largest meeting. In its UUID, only the equals signs need encoding. */
  allHands: {
    uuid: "Wm3sYh2RTlqkV0dXe8FbNg==",
    id: 85_746_065_432,
    topic: "All hands",
    host: demoIndex.admin,
    people: 4_000,
    guests: 80,
    days: 12,
  },
  /** Starts with a slash. */
  kickOff: {
    uuid: "/fZ3kq0RTVmW1sYbX9cLdA==",
    id: 8_574_606_543,
    topic: "Project kick-off",
    host: demoIndex.agent,
    from: 10,
    people: 14,
    guests: 3,
    days: 3,
  },
  /** Has two slashes in a row. */
  review: {
    uuid: "Qm7t//2HSeKd0xWcP5vRyA==",
    id: 91_204_417_038,
    topic: "Quarterly review",
    host: demoIndex.admin,
    from: 20,
    people: 31,
    days: 30,
  },
  /** Has a single slash, which is encoded once, and a plus. */
  training: {
    uuid: "bN4/u8KJQ0qZ+6TjE1gXwQ==",
    id: 9_120_441_703,
    topic: "Security training",
    host: demoIndex.endUser,
    people: 60,
    days: 7,
  },
  /** Recurring. */
  weekly: {
    uuid: "c2Vydmljz0yKpT7LmQ4uHw==",
    id: 82_550_931_117,
    topic: "Weekly service review",
    host: demoIndex.agent,
    from: 40,
    people: 24,
    days: 5,
    occurrences: ["1761566400000", "1762171200000"],
  },
  /** A meeting without a summary. */
  oneToOne: {
    uuid: "pL9xVn3aRkSgD5wBtY7eJA==",
    id: 83_117_720_046,
    topic: "One to one",
    host: demoIndex.endUser,
    from: 3,
    people: 1,
    days: 1,
  },
  /** A meeting without registrants and without a summary. */
  town: {
    uuid: "hT6yUr1mQe2XoK8sCz3vIg==",
    id: 8_650_114_209,
    topic: "Town hall",
    host: demoIndex.admin,
    people: 0,
    days: 2,
  },
  /** Its host has no polls. */
  hiring: {
    uuid: "Jd5gKw8oSvuFq0bNx2MyPQ==",
    id: 86_021_335_871,
    topic: "Hiring panel",
    host: demoIndex.noPolls,
    from: 60,
    people: 6,
    guests: 2,
    days: 9,
  },
  /** Its host may no longer host. */
  design: {
    uuid: "eR1nZt4vTpyLc9jHu6WkSg==",
    id: 8_711_402_265,
    topic: "Design critique",
    host: demoIndex.noHosting,
    from: 70,
    people: 11,
    days: 16,
  },
  /** Its host has only basic polls, no Pro license, and approves registrations. */
  launch: {
    uuid: "uY7bOa2iRhqTx3kPv5NsFw==",
    id: 88_240_617_093,
    topic: "Launch preparation",
    host: demoIndex.ordinaryPolls,
    from: 80,
    people: 40,
    guests: 12,
    days: 21,
    approves: true,
  },
  /** Too old to be read. */
  expired: {
    uuid: "oB3fLs9cQuiMz7tRw5XpEg==",
    id: 84_400_128_576,
    topic: "Year-end party",
    host: demoIndex.admin,
    from: 100,
    people: 18,
    days: 900,
  },
  /** A meeting in progress. */
  standUp: {
    uuid: "aG3sLw9dQkmT6yUeXn4RzA==",
    id: 86_400_917_325,
    topic: "Stand-up",
    host: demoIndex.agent,
    from: 120,
    people: 8,
    days: 0,
    underWay: true,
  },
  /** Encrypted from end to end. */
  board: {
    uuid: "tD8vKc2hSreP5wQjMx7LbA==",
    id: 87_305_522_140,
    topic: "Board meeting",
    host: demoIndex.admin,
    from: 130,
    people: 5,
    days: 4,
    encrypted: true,
  },
  /** An instant meeting without a scheduled time. */
  instant: {
    uuid: "zN5qRb1fTuyH8oVgCk3WsQ==",
    id: 8_240_993_617,
    topic: "Quick question",
    host: demoIndex.admin,
    people: 0,
    days: 1,
    instant: true,
  },
  /** Its host is no longer there. */
  orphaned: {
    uuid: "iX4mEj7kVtaB9pLdFr6YwA==",
    id: 83_690_274_451,
    topic: "Handover",
    host: "former.host@tributary.example",
    from: 140,
    people: 3,
    days: 60,
  },
} as const satisfies Record<string, DemoMeeting>;

export interface DemoMeeting {
  readonly uuid: string;
  readonly id: number;
  readonly topic: string;
  /** The host's index among the people, or the address of one who is no longer there. */
  readonly host: number | string;
  readonly from?: number;
  readonly people: number;
  readonly guests?: number;
  readonly days: number;
  readonly occurrences?: readonly string[];
  readonly underWay?: boolean;
  readonly encrypted?: boolean;
  readonly instant?: boolean;
  readonly approves?: boolean;
}

/**
 * The webinars by instance. `people` from index `from` on: the participants; `days`: the number of days since the
 * webinar. Two instances share a number; UUIDs have all special cases of path encoding.
 */
export const demoWebinars = {
  spring: {
    uuid: "nB7cXw2qTymK5sJhGd9FaA==",
    id: 95_118_204_336,
    topic: "Product tour",
    from: 10,
    people: 9,
    days: 120,
  },
  /** The latest instance of a number. Its UUID starts with a slash. */
  autumn: {
    uuid: "/rT6uYp3SvqL8kZmCe1WbQ==",
    id: 95_118_204_336,
    topic: "Product tour",
    from: 30,
    people: 14,
    days: 9,
  },
  /** Has two slashes in a row. */
  safety: {
    uuid: "Hk4j//9vQxoN2bVtRs7MyA==",
    id: 9_604_427_815,
    topic: "Safety at work",
    from: 60,
    people: 11,
    days: 33,
  },
  /** Older than a year. */
  old: {
    uuid: "yP5gDf8aRzeU1iKwLq3XoA==",
    id: 94_320_715_602,
    topic: "The year ahead",
    from: 80,
    people: 6,
    days: 500,
  },
} as const satisfies Record<string, DemoWebinar>;

export interface DemoWebinar {
  readonly uuid: string;
  readonly id: number;
  readonly topic: string;
  readonly from: number;
  readonly people: number;
  readonly days: number;
}
