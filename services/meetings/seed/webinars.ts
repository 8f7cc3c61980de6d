/** Webinars with their reports. */

import { questionStatuses, type SurveyRespondent, type WebinarAsker } from "#contracts/meetings/index.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import { type DemoWebinar, demoWebinars } from "#services/demo/things/meetings.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { meetingsTables } from "#services/meetings/tables.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

const asked = ["Will there be a recording?", "When is the next one?", "Who do I ask afterwards?"];
const answered = ["Yes, next week.", "In the spring.", "The person who invited you."];
const survey = ["How useful was it?", "What was missing?"];
const opinions = ["Very", "More examples", "Somewhat", "Nothing"];

const at = (instant: number) => new Date(instant).toISOString();
const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function askerOf({ displayName, email }: Person, place: number, host: Person, start: number): WebinarAsker {
  const count = 1 + (place % 2);
  return {
    name: displayName,
    email,
    question_details: Array.from({ length: count }, (_, index) => {
      const status = turn(questionStatuses, place + index);
      const time = start + (5 + place * 3 + index) * MINUTE;
      return {
        question_id: `q${place + 1}-${index + 1}`,
        question: turn(asked, place + index),
        question_status: status,
        create_time: at(time),
        answer_details:
          status === "answered"
            ? [
                {
                  name: host.displayName,
                  email: host.email,
                  content: turn(answered, place + index),
                  create_time: at(time + MINUTE),
                },
              ]
            : [],
      };
    }),
  };
}

const respondentOf = ({ displayName, email }: Person, place: number, end: number): SurveyRespondent => ({
  name: displayName,
  email,
  answer_details: survey.map((question, index) => ({
    question_id: `s${index + 1}`,
    question,
    answer: turn(opinions, place + index),
    date_time: at(end + place * MINUTE),
  })),
});

export function seedWebinars({ store, company }: SeedContext<DemoCompany>): void {
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
