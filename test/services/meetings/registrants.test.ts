import { describe, expect, it } from "vitest";
import {
  MOST_REGISTRANTS,
  type Registrant,
  type WebinarQaReport,
  type WebinarSurveyReport,
} from "#contracts/meetings/index.ts";
import { demoMeetings, demoWebinars } from "#services/demo/things/meetings.ts";
import { startMeetings } from "./client.ts";

const { design, expired, launch, review, town, weekly } = demoMeetings;

const meetings = await startMeetings();

describe("registering for a meeting", () => {
  const path = ({ id }: { id: number }, query = "") => `/meetings/${id}/registrants${query}`;
  const registered = async (meeting: { id: number }, body: object, query = "") => {
    const answered = await meetings.call<Registrant>("POST", path(meeting, query), body);
    expect(answered.status).toBe(201);
    return answered.body;
  };
  const listed = async (meeting: { id: number }, query: string) =>
    (await meetings.read<{ registrants: Registrant[] }>(path(meeting, query))).registrants;

  it("stores each further text member, and refuses other types (D2-238, D2-547)", async () => {
    const names =
      "org zip city phone state address country comments industry language first_name last_name job_title no_of_employees";
    for (const [index, name] of names.split(" ").entries()) {
      const body = { email: `further.${index}@visitors.example`, [name]: `some ${name}` };
      expect(await registered(review, body)).toMatchObject(body);
      expect(await meetings.refusal("POST", path(review), { ...body, [name]: 1 })).toEqual([400, 300]);
    }
  });

  it("takes the occurrences as a comma list: the registrant comes to those only (D2-236)", async () => {
    const [first, second] = weekly.occurrences;
    const email = (name: string) => `${name}@visitors.example`;
    await registered(weekly, { email: email("both") }, `?occurrence_ids=${first},${second}`);
    await registered(weekly, { email: email("second") }, `?occurrence_ids=${second}`);
    await registered(weekly, { email: email("all") });
    const cameTo = async (occurrence: string | undefined) =>
      (await listed(weekly, `?page_size=300&occurrence_id=${occurrence}`))
        .map((registrant) => registrant.email)
        .filter((address) => address.endsWith("@visitors.example"));
    expect(await cameTo(first)).toEqual([email("both"), email("all")]);
    expect(await cameTo(second)).toEqual([email("both"), email("second"), email("all")]);
    for (const query of ["?occurrence_ids=7", `?occurrence_ids=${first},7`])
      expect(await meetings.refusal("POST", path(weekly, query), { email: email("x") })).toEqual([400, 300]);
  });

  it("creates one registrant for each address; a second call changes the sent members, not the status", async () => {
    const first = await registered(launch, { email: "twice@visitors.example", city: "Oslo" });
    const again = await registered(launch, {
      email: "Twice@visitors.example",
      city: "Bergen",
      status: "approved",
      join_url: "https://elsewhere.example",
    });
    expect(again).toMatchObject({ id: first.id, city: "Bergen", status: "pending" });
    expect(meetings.tables.registrations.by("address", `${launch.id} twice@visitors.example`)).toHaveLength(
      1,
    );
  });

  it(`is refused with code 300 once ${MOST_REGISTRANTS} have registered (D2-235)`, async () => {
    for (let index = 1; index < MOST_REGISTRANTS; index++)
      meetings.tables.registrations.put({
        meetingId: town.id,
        occurrences: [],
        registrant: {
          id: `r${index}`,
          email: `r${index}@visitors.example`,
          status: "approved",
          create_time: "2026-10-01T00:00:00.000Z",
        },
      });
    await registered(town, { email: "last@visitors.example" });
    expect(await meetings.refusal("POST", path(town), { email: "late@visitors.example" })).toEqual([
      400, 300,
    ]);
    await registered(town, { email: "last@visitors.example", city: "Oslo" });
    expect(meetings.tables.registrations.by("meeting", town.id)).toHaveLength(MOST_REGISTRANTS);
  });

  it("needs a meeting that is there, and a host who may host (D2-284, D2-286)", async () => {
    for (const id of [1, expired.id])
      expect(await meetings.refusal("POST", path({ id }), { email: "a@b.example" })).toEqual([404, 3001]);
    expect(await meetings.refusal("POST", path(design), { email: "a@b.example" })).toEqual([400, 3161]);
  });
});

describe("webinar reports", () => {
  const { spring, autumn, safety, old } = demoWebinars;
  const twice = (uuid: string) => encodeURIComponent(encodeURIComponent(uuid));
  const path = (id: number | string, report: "qa" | "survey") => `/report/webinars/${id}/${report}`;

  it("the Q&A by number is that of the latest instance (D2-239, D2-441)", async () => {
    expect(spring.id).toBe(autumn.id);
    const report = await meetings.read<WebinarQaReport>(path(autumn.id, "qa"));
    expect(report).toMatchObject({ webinar_id: autumn.id, webinar_uuid: autumn.uuid });
    expect(report.questions.map(({ email }) => email)).toEqual(
      meetings.families.company.people
        .slice(autumn.from, autumn.from + autumn.people)
        .map(({ email }) => email),
    );
    const details = report.questions.flatMap(({ question_details }) => question_details);
    expect(new Set(details.map(({ question_status }) => question_status)).size).toBe(4);
    for (const { question_status, answer_details } of details)
      expect(answer_details.length > 0).toBe(question_status === "answered");
  });

  it("the survey by number is that of the latest instance (D2-241, D2-442)", async () => {
    const report = await meetings.read<WebinarSurveyReport>(path(autumn.id, "survey"));
    expect(report).toMatchObject({ webinar_uuid: autumn.uuid, survey_name: "After Product tour" });
    expect(report.survey_answers).toHaveLength(Math.ceil(autumn.people / 2));
    for (const { answer_details } of report.survey_answers) expect(answer_details).toHaveLength(2);
  });

  it.each([
    ["qa", "D2-240"],
    ["survey", "D2-242"],
  ] as const)(
    "%s by UUID is that instance's; encoded twice with a slash in front or two in a row (%s)",
    async (report, _rule) => {
      const once = path(encodeURIComponent(spring.uuid), report);
      expect(await meetings.read(once)).toMatchObject({ webinar_uuid: spring.uuid });
      for (const { uuid } of [autumn, safety]) {
        expect(await meetings.read(path(twice(uuid), report))).toMatchObject({ webinar_uuid: uuid });
        expect(await meetings.refusal("GET", path(encodeURIComponent(uuid), report))).toEqual([404, 404]);
      }
    },
  );

  it("are code 3001 for an unknown webinar, 12702 for one older than a year (D2-284, D2-291)", async () => {
    for (const report of ["qa", "survey"] as const) {
      expect(await meetings.refusal("GET", path(1, report))).toEqual([404, 3001]);
      for (const id of [old.id, encodeURIComponent(old.uuid)])
        expect(await meetings.refusal("GET", path(id, report))).toEqual([404, 12702]);
    }
  });
});
