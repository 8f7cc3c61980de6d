/** The meetings service's share of the demo company. */

import type {
  MeetingSummary,
  Poll,
  PollQuestion,
  Registrant,
  SurveyRespondent,
  WebinarAsker,
} from "#contracts/meetings/index.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import {
  type DemoMeeting,
  type DemoWebinar,
  demoMeetings,
  demoWebinars,
} from "#services/demo/things/meetings.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { wayIn } from "#services/meetings/meetings.ts";
import { type Meeting, meetingsTables } from "#services/meetings/tables.ts";
import { seedUsers, userIdOf } from "./users.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const at = (instant: number) => new Date(instant).toISOString();

export function seedMeetings(context: SeedContext<DemoCompany>): void {
  seedUsers(context);
  seedHeldMeetings(context);
  seedWebinars(context);
}

const withoutSummary: readonly DemoMeeting[] = [
  demoMeetings.oneToOne,
  demoMeetings.town,
  demoMeetings.standUp,
  demoMeetings.orphaned,
];

function summaryOf(meeting: DemoMeeting, host: Person, random: Random, today: number): MeetingSummary {
  const start = today - meeting.days * DAY + 10 * 60 * MINUTE;
  const end = start + random.int(20, 90) * MINUTE;
  return {
    meeting_uuid: meeting.uuid,
    meeting_id: meeting.id,
    meeting_host_id: userIdOf(host),
    meeting_host_email: host.email,
    meeting_topic: meeting.topic,
    meeting_start_time: at(start),
    meeting_end_time: at(end),
    summary_start_time: at(start + MINUTE),
    summary_end_time: at(end),
    summary_title: `Summary of ${meeting.topic}`,
    summary_overview: `${host.displayName} led ${meeting.topic.toLowerCase()}; open questions were settled.`,
    summary_details: [
      { label: "Opening", summary: "The agenda was agreed." },
      { label: "Timeline", summary: "The first milestone moves by one week, the last stays." },
    ],
    next_steps: ["Send the minutes", "Update the plan"],
  };
}

type RegistrantPerson = Pick<Person, "email" | "firstName" | "lastName"> & Partial<Person>;

/** A person outside the company, whom no other family has. */
const guest = (index: number): RegistrantPerson => ({
  email: `guest.${index + 1}@visitors.example`,
  firstName: "Guest",
  lastName: String(index + 1),
});

/** A question of each type with all members that it can have. */
const questions: readonly PollQuestion[] = [
  {
    name: "How was it?",
    type: "single",
    answers: ["Good", "Fair", "Poor"],
    answer_required: true,
    show_as_dropdown: true,
  },
  {
    name: "What was of use?",
    type: "multiple",
    answers: ["Talks", "Papers", "Breaks"],
    right_answers: ["Talks"],
  },
  {
    name: "Who does what?",
    type: "matching",
    answers: ["Writes", "Draws"],
    prompts: [
      { prompt_question: "Editor", prompt_right_answers: ["Writes"] },
      { prompt_question: "Designer", prompt_right_answers: ["Draws"] },
    ],
  },
  {
    name: "What comes first?",
    type: "rank_order",
    answers: ["First", "Second"],
    prompts: [{ prompt_question: "Safety" }, { prompt_question: "Speed" }],
  },
  { name: "In a word?", type: "short_answer", answer_min_character: 1, answer_max_character: 40 },
  { name: "In full?", type: "long_answer", answer_min_character: 10, answer_max_character: 2_000 },
  {
    name: "The plan is called _",
    type: "fill_in_the_blank",
    right_answers: ["North"],
    case_sensitive: false,
  },
  {
    name: "Would you come again?",
    type: "rating_scale",
    rating_min_value: 1,
    rating_max_value: 5,
    rating_min_label: "Never",
    rating_max_label: "At once",
  },
];

/** An ordinary poll, and for longer meetings an anonymous quiz with every kind of question. */
function pollsOf(meeting: DemoMeeting, index: number): Poll[] {
  const id = (number: number) => Buffer.from(`${meeting.id} poll ${number}`).toString("base64url");
  const ordinary: Poll = {
    id: id(1),
    title: `About ${meeting.topic}`,
    status: index % 2 === 0 ? "notstart" : "ended",
    anonymous: false,
    poll_type: 1,
    questions: questions.slice(0, 2),
  };
  const quiz: Poll = {
    id: id(2),
    title: "What do you remember?",
    status: "notstart",
    anonymous: true,
    poll_type: 3,
    questions: [...questions],
  };
  return index % 3 === 0 ? [ordinary, quiz] : [ordinary];
}

function seedHeldMeetings({ store, random, company }: SeedContext<DemoCompany>): void {
  const { meetings, summaries, registrations, polls } = meetingsTables(store);

  function registrantOf(
    meetingId: number,
    person: RegistrantPerson,
    index: number,
    time: number,
  ): Registrant {
    const id = Buffer.from(`${meetingId} ${index}`).toString("base64url");
    const status = index % 8 === 5 ? "pending" : index % 16 === 7 ? "denied" : "approved";
    const org = person.orgIndex === undefined ? undefined : company.organizations[person.orgIndex];
    return {
      id,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      ...(org && { org: org.name, industry: org.industry, no_of_employees: "251-500" }),
      ...(person.title && { job_title: person.title }),
      ...(person.phone && { phone: person.phone }),
      ...(person.street && { address: person.street, zip: String(10_000 + index), state: "North" }),
      ...(person.city && { city: person.city }),
      ...(person.country && { country: person.country, language: "en" }),
      ...(index % 5 === 0 && { comments: "Looking forward to it" }),
      status,
      create_time: at(time),
      ...(status === "approved" && { join_url: wayIn({ id: meetingId }, id) }),
    };
  }

  for (const [number, meeting] of Object.values<DemoMeeting>(demoMeetings).entries()) {
    const host = typeof meeting.host === "number" ? company.people[meeting.host] : undefined;
    const hostEmail = typeof meeting.host === "string" ? meeting.host : host?.email;
    if (hostEmail === undefined) throw new RangeError(`nobody has index ${meeting.host}`);
    const kept: Meeting = {
      uuid: meeting.uuid,
      id: meeting.id,
      hostEmail,
      expired: meeting === demoMeetings.expired,
      occurrences: meeting.occurrences ?? [],
      scheduled: meeting.instant !== true,
      encrypted: meeting.encrypted === true,
      underWay: meeting.underWay === true,
      approves: meeting.approves === true,
    };
    meetings.put(kept);
    if (host && !withoutSummary.includes(meeting))
      summaries.put(summaryOf(meeting, host, random, company.today));
    for (const poll of pollsOf(meeting, number)) polls.put({ meetingId: meeting.id, poll });
    const { from = 0, people, guests = 0, days } = meeting;
    const registering: readonly RegistrantPerson[] = [
      ...company.people.slice(from, from + people),
      ...Array.from({ length: guests }, (_, index) => guest(index)),
    ];
    let time = company.today - (days + 20) * DAY;
    for (const [index, person] of registering.entries()) {
      time += random.int(0, MINUTE);
      registrations.put({
        meetingId: meeting.id,
        // All registrants attend at least one of two occurrences, and every third attends both.
        occurrences: kept.occurrences.filter((_, occurrence) => index % 3 === 2 || index % 3 === occurrence),
        registrant: registrantOf(meeting.id, person, index, time),
      });
    }
  }
}

/** Each person asks one question, every other person asks a second one. Those that are answered have an answer. */
function askerOf({ displayName, email }: Person, place: number, host: Person, start: number): WebinarAsker {
  return {
    name: displayName,
    email,
    question_details: [0, 1].slice(0, 1 + (place % 2)).map((index) => {
      const status = (["open", "answered", "dismissed", "deleted"] as const)[(place + index) % 4] ?? "open";
      const time = start + (5 + place * 3 + index) * MINUTE;
      const answer = { name: host.displayName, email: host.email, content: "Yes, next week." };
      return {
        question_id: `q${place + 1}-${index + 1}`,
        question: index === 0 ? "Will there be a recording?" : "When is the next one?",
        question_status: status,
        create_time: at(time),
        answer_details: status === "answered" ? [{ ...answer, create_time: at(time + MINUTE) }] : [],
      };
    }),
  };
}

const respondentOf = ({ displayName, email }: Person, place: number, end: number): SurveyRespondent => ({
  name: displayName,
  email,
  answer_details: [
    ["How useful was it?", "Very"],
    ["What was missing?", "More examples"],
  ].map(([question = "", answer = ""], index) => ({
    question_id: `s${index + 1}`,
    question,
    answer,
    date_time: at(end + place * MINUTE),
  })),
});

function seedWebinars({ store, company }: SeedContext<DemoCompany>): void {
  const { webinars } = meetingsTables(store);
  const [host] = company.people;
  if (!host) throw new RangeError("the company has nobody");
  for (const { uuid, id, topic, from, people, days } of Object.values<DemoWebinar>(demoWebinars)) {
    const startedAt = company.today - days * DAY + 14 * 60 * MINUTE;
    const common = { webinar_id: id, webinar_uuid: uuid, start_time: at(startedAt) };
    const came = company.people.slice(from, from + people);
    webinars.put({
      uuid,
      id,
      startedAt,
      qa: { ...common, questions: came.map((person, place) => askerOf(person, place, host, startedAt)) },
      survey: {
        ...common,
        survey_id: Buffer.from(`survey ${uuid}`).toString("base64url"),
        survey_name: `After ${topic}`,
        // Every other person had an opinion.
        survey_answers: came
          .filter((_, place) => place % 2 === 0)
          .map((person, place) => respondentOf(person, place, startedAt + 60 * MINUTE)),
      },
    });
  }
}
