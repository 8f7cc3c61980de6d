/** The meetings service's share of the demo company: held meetings, their summaries and registrants. */
import { cast, type DemoCompany, type Person } from "../demo-company.ts";
import type { Random } from "../kit/random.ts";
import type { SeedContext } from "../kit/service.ts";
import type { MeetingSummary, Registrant } from "./contract.ts";
import { type Meeting, meetingsTables } from "./tables.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** What a meeting holds at most (D2-235). */
const MOST_REGISTRANTS = 4_999;

/**
 * The meetings: `from` and `people` say which people registered, `guests` how many from outside,
 * `days` how many days ago it was. Their UUIDs show each case of the path's encoding.
 */
export const demoMeetings = {
  /** The largest. Its UUID has nothing that a path minds but the equals signs. */
  allHands: {
    uuid: "Wm3sYh2RTlqkV0dXe8FbNg==",
    id: 85_746_065_432,
    topic: "All hands",
    host: cast.admin,
    from: 0,
    people: 4_000,
    guests: 80,
    days: 12,
  },
  /** Starts with a slash. */
  kickOff: {
    uuid: "/fZ3kq0RTVmW1sYbX9cLdA==",
    id: 8_574_606_543,
    topic: "Project kick-off",
    host: cast.agent,
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
    host: cast.admin,
    from: 20,
    people: 31,
    guests: 0,
    days: 30,
  },
  /** Has a single slash, which is encoded once, and a plus. */
  training: {
    uuid: "bN4/u8KJQ0qZ+6TjE1gXwQ==",
    id: 9_120_441_703,
    topic: "Security training",
    host: cast.endUser,
    from: 0,
    people: 60,
    guests: 0,
    days: 7,
  },
  /** Recurring. */
  weekly: {
    uuid: "c2Vydmljz0yKpT7LmQ4uHw==",
    id: 82_550_931_117,
    topic: "Weekly service review",
    host: cast.agent,
    from: 40,
    people: 24,
    guests: 0,
    days: 5,
    occurrences: ["1761566400000", "1762171200000"],
  },
  /** No summary was made of it. */
  oneToOne: {
    uuid: "pL9xVn3aRkSgD5wBtY7eJA==",
    id: 83_117_720_046,
    topic: "One to one",
    host: cast.endUser,
    from: 3,
    people: 1,
    guests: 0,
    days: 1,
  },
  /** Nobody registered; no summary either. */
  town: {
    uuid: "hT6yUr1mQe2XoK8sCz3vIg==",
    id: 8_650_114_209,
    topic: "Town hall",
    host: cast.admin,
    from: 0,
    people: 0,
    guests: 0,
    days: 2,
  },
  hiring: {
    uuid: "Jd5gKw8oSvuFq0bNx2MyPQ==",
    id: 86_021_335_871,
    topic: "Hiring panel",
    host: 5,
    from: 60,
    people: 6,
    guests: 2,
    days: 9,
  },
  design: {
    uuid: "eR1nZt4vTpyLc9jHu6WkSg==",
    id: 8_711_402_265,
    topic: "Design critique",
    host: 6,
    from: 70,
    people: 11,
    guests: 0,
    days: 16,
  },
  launch: {
    uuid: "uY7bOa2iRhqTx3kPv5NsFw==",
    id: 88_240_617_093,
    topic: "Launch preparation",
    host: 7,
    from: 80,
    people: 40,
    guests: 12,
    days: 21,
  },
  retrospective: {
    uuid: "kQ0mXe6zSdaWg4rJy1TcHA==",
    id: 8_930_556_718,
    topic: "Retrospective",
    host: cast.agent,
    from: 90,
    people: 9,
    guests: 0,
    days: 44,
  },
  /** Too old to be read. */
  expired: {
    uuid: "oB3fLs9cQuiMz7tRw5XpEg==",
    id: 84_400_128_576,
    topic: "Year-end party",
    host: cast.admin,
    from: 100,
    people: 18,
    guests: 0,
    days: 900,
  },
} as const satisfies Record<string, DemoMeeting>;

interface DemoMeeting {
  readonly uuid: string;
  readonly id: number;
  readonly topic: string;
  /** The host's index among the people. */
  readonly host: number;
  readonly from: number;
  readonly people: number;
  readonly guests: number;
  readonly days: number;
  readonly occurrences?: readonly string[];
}

const withoutSummary: readonly DemoMeeting[] = [demoMeetings.oneToOne, demoMeetings.town];

const points = [
  { label: "Budget", summary: "The budget for the next quarter was agreed; travel stays as it was." },
  { label: "Timeline", summary: "The first milestone moves by one week, the last stays." },
  { label: "Staffing", summary: "Two positions are open; interviews begin next week." },
  { label: "Risks", summary: "The supplier may deliver late; a second one is asked." },
  { label: "Customers", summary: "Three customers asked for the same report; it is planned." },
];
const steps = [
  "Send the minutes",
  "Book a room for the next meeting",
  "Ask the supplier for a date",
  "Update the plan",
];
const comments = ["Looking forward to it", "I will be late by ten minutes", "Please send the recording"];

const pickSome = <T>(list: readonly T[], random: Random): T[] => list.filter(() => random.chance(0.6));

function summaryOf(meeting: DemoMeeting, host: Person, random: Random, today: number): MeetingSummary {
  const start = today - meeting.days * DAY + 10 * 60 * MINUTE;
  const end = start + random.int(20, 90) * MINUTE;
  const at = (instant: number) => new Date(instant).toISOString();
  return {
    meeting_uuid: meeting.uuid,
    meeting_id: meeting.id,
    meeting_host_id: hostIdOf(host),
    meeting_host_email: host.email,
    meeting_topic: meeting.topic,
    meeting_start_time: at(start),
    meeting_end_time: at(end),
    summary_start_time: at(start + MINUTE),
    summary_end_time: at(end),
    summary_title: `Summary of ${meeting.topic}`,
    summary_overview: `${host.displayName} led ${meeting.topic.toLowerCase()}; open questions were settled.`,
    summary_details: [{ label: "Opening", summary: "The agenda was agreed." }, ...pickSome(points, random)],
    next_steps: pickSome(steps, random),
  };
}

export const hostIdOf = (host: Person) => `h${String(host.index).padStart(8, "0")}`;

type Registering = Pick<Person, "email" | "firstName" | "lastName"> & Partial<Person>;

/** Somebody from outside the company: known to no other family. */
const guest = (index: number): Registering => ({
  email: `guest.${index + 1}@visitors.example`,
  firstName: "Guest",
  lastName: String(index + 1),
});

export function seedMeetings({ store, random, company }: SeedContext<DemoCompany>): void {
  const { meetings, summaries, registrations } = meetingsTables(store);

  function registrantOf(meetingId: number, person: Registering, index: number, at: number): Registrant {
    const id = Buffer.from(`${meetingId} ${index}`).toString("base64url");
    const status = index % 8 === 5 ? "pending" : index % 16 === 7 ? "denied" : "approved";
    const org = person.orgIndex === undefined ? undefined : company.organizations[person.orgIndex];
    return {
      id,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      ...(org && { org: org.name, industry: org.industry }),
      ...(person.title && { job_title: person.title }),
      ...(person.phone && { phone: person.phone }),
      ...(person.street && { address: person.street }),
      ...(person.city && { city: person.city }),
      ...(person.country && { country: person.country }),
      ...(random.chance(0.2) ? { comments: random.pick(comments) } : {}),
      status,
      create_time: new Date(at).toISOString(),
      ...(status === "approved" ? { join_url: `https://meetings.example/w/${meetingId}?tk=${id}` } : {}),
    };
  }

  for (const meeting of Object.values<DemoMeeting>(demoMeetings)) {
    const host = company.people[meeting.host];
    if (!host) throw new RangeError(`nobody has index ${meeting.host}`);
    const kept: Meeting = {
      uuid: meeting.uuid,
      id: meeting.id,
      hostEmail: host.email,
      expired: meeting === demoMeetings.expired,
      occurrences: meeting.occurrences ?? [],
    };
    meetings.put(kept);
    if (!withoutSummary.includes(meeting)) summaries.put(summaryOf(meeting, host, random, company.today));
    const people: readonly Registering[] = company.people.slice(meeting.from, meeting.from + meeting.people);
    const registering = [...people, ...Array.from({ length: meeting.guests }, (_, index) => guest(index))];
    let at = company.today - (meeting.days + 20) * DAY;
    for (const [index, person] of registering.slice(0, MOST_REGISTRANTS).entries()) {
      at += random.int(0, MINUTE);
      registrations.put({
        meetingId: meeting.id,
        // Of two occurrences everyone comes to one at least, every third to both.
        occurrences: kept.occurrences.filter((_, occurrence) => index % 3 === 2 || index % 3 === occurrence),
        registrant: registrantOf(meeting.id, person, index, at),
      });
    }
  }
}
