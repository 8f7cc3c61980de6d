import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Poll, type PollQuestion, questionNeeds, questionTypes } from "#contracts/meetings/index.ts";
import { demoMeetings } from "#services/meetings/seed/index.ts";
import { type Meetings, startMeetings, startScoped } from "./client.ts";

const { allHands, kickOff, board, design, hiring, instant, launch, orphaned, review, standUp, training } =
  demoMeetings;

let meetings: Meetings;
beforeAll(async () => {
  meetings = await startMeetings();
});
afterAll(() => meetings.close());

describe("livestreams", () => {
  const path = ({ id }: { id: number }) => `/meetings/${id}/livestream`;
  const stream = {
    page_url: "https://watch.example/1",
    stream_key: "key-1",
    stream_url: "rtmp://in.example",
  };

  it("are set with and without a resolution, with 204 and no body (D2-218, D2-431)", async () => {
    for (const body of [stream, { ...stream, resolution: "720p" }]) {
      expect(await meetings.call("PATCH", path(kickOff), body)).toEqual({ status: 204, body: undefined });
      expect(meetings.tables.streams.get(String(kickOff.id))?.stream).toEqual(body);
    }
  });

  it("refuse a resolution that is no text with code 300, and stay as they were (D2-218)", async () => {
    const set = { ...stream, resolution: "720p" };
    expect((await meetings.call("PATCH", path(kickOff), set)).status).toBe(204);
    for (const resolution of [720, true, ["720p"], {}, null])
      expect(await meetings.refusal("PATCH", path(kickOff), { ...stream, resolution })).toEqual([400, 300]);
    expect(meetings.tables.streams.get(String(kickOff.id))?.stream).toEqual(set);
  });

  it.each([
    ["page_url", "D2-215"],
    ["stream_key", "D2-216"],
    ["stream_url", "D2-217"],
  ])("require the string %s (%s)", async (member) => {
    for (const value of [undefined, 7])
      expect(await meetings.refusal("PATCH", path(allHands), { ...stream, [member]: value })).toEqual([
        400, 300,
      ]);
    expect(meetings.tables.streams.get(String(allHands.id))).toBeUndefined();
  });

  it("need a host with a Pro license: code 200 without (D2-219)", async () => {
    expect(await meetings.refusal("PATCH", path(launch), stream)).toEqual([400, 200]);
  });

  it("have a status of optional parts, each kept, with 204 (D2-220, D2-432)", async () => {
    const status = `${path(standUp)}/status`;
    for (const body of [
      {},
      { action: "start" },
      { settings: {} },
      { settings: { layout: "speaker_view" } },
      { settings: { display_name: "Stand-up" } },
      { settings: { close_caption: "embedded" } },
      { settings: { active_speaker_name: true } },
    ])
      expect(await meetings.call("PATCH", status, body)).toEqual({ status: 204, body: undefined });
    expect(meetings.tables.streams.get(String(standUp.id))?.status).toEqual({
      action: "start",
      settings: {
        layout: "speaker_view",
        display_name: "Stand-up",
        close_caption: "embedded",
        active_speaker_name: true,
      },
    });
  });

  it("are started in a meeting under way only: code 4927 before (D2-290)", async () => {
    expect(await meetings.refusal("PATCH", `${path(kickOff)}/status`, { action: "start" })).toEqual([
      400, 4927,
    ]);
  });

  it("are not for meetings encrypted from end to end: code 4400 (D2-289)", async () => {
    expect(await meetings.refusal("PATCH", path(board), stream)).toEqual([400, 4400]);
    expect(await meetings.refusal("PATCH", `${path(board)}/status`, {})).toEqual([400, 4400]);
  });

  it("need a meeting, and a host who is there and may host (D2-284, D2-286, D2-270)", async () => {
    expect(await meetings.refusal("PATCH", path({ id: 1 }), stream)).toEqual([404, 3001]);
    expect(await meetings.refusal("PATCH", path(design), stream)).toEqual([400, 3161]);
    expect(await meetings.refusal("PATCH", path(orphaned), stream)).toEqual([404, 1001]);
  });

  it("are only the host's with the user form of the scope: code 3003 (D2-285)", async () => {
    const host = meetings.families.company.people[training.host]?.email ?? "";
    const scoped = await startScoped(meetings, host);
    const outcomes = [];
    for (const meeting of [training, allHands])
      outcomes.push(await scoped.outcome("meeting:write", "PATCH", path(meeting), stream));
    await scoped.close();
    expect(outcomes).toEqual(["served", 3003]);
  });
});

describe("polls", () => {
  const path = ({ id }: { id: number }, rest = "") => `/meetings/${id}/polls${rest}`;
  const list = async (meeting: { id: number }, query = "") =>
    (await meetings.read<{ polls: Poll[]; total_records: number }>(path(meeting, query))).polls;
  const created = async (body: object, meeting: { id: number } = review) => {
    const answered = await meetings.call<Poll>("POST", path(meeting), body);
    expect(answered.status).toBe(201);
    return answered.body;
  };

  it("are listed whole with 200 (D2-434)", async () => {
    const { polls, total_records } = await meetings.read<{ polls: Poll[]; total_records: number }>(
      path(allHands),
    );
    expect(total_records).toBe(polls.length);
    expect(polls.map(({ anonymous, poll_type }) => [anonymous, poll_type])).toEqual([
      [false, 1],
      [true, 3],
    ]);
    expect(polls[1]?.questions.map(({ type }) => type)).toEqual(questionTypes);
  });

  it("are listed by being anonymous or not; all when it is not said (D2-224)", async () => {
    const all = await list(allHands);
    expect(await list(allHands, "?anonymous=true")).toEqual(all.filter(({ anonymous }) => anonymous));
    expect(await list(allHands, "?anonymous=false")).toEqual(all.filter(({ anonymous }) => !anonymous));
    expect(await meetings.refusal("GET", path(allHands, "?anonymous=perhaps"))).toEqual([400, 300]);
  });

  it("are listed of scheduled meetings only: code 300 (D2-225)", async () => {
    expect(await meetings.refusal("GET", path(instant))).toEqual([400, 300]);
  });

  it("are made with 201 of any of their members, or of none (D2-226, D2-435)", async () => {
    const bare = await created({});
    expect(bare).toEqual({
      id: bare.id,
      title: "",
      status: "notstart",
      anonymous: false,
      poll_type: 1,
      questions: [],
    });
    for (const body of [
      { title: "Lunch" },
      { anonymous: true },
      { poll_type: 2 },
      { questions: [{ name: "Why?" }] },
    ])
      expect(await created(body)).toMatchObject(body);
  });

  it("keep every property of a question; prompts hold their question and right answers (D2-227, D2-549)", async () => {
    const question: Required<PollQuestion> = {
      name: "Which?",
      type: "matching",
      answers: ["A", "B"],
      prompts: [
        { prompt_question: "First", prompt_right_answers: ["A"] },
        { prompt_question: "Second", prompt_right_answers: ["B"] },
      ],
      right_answers: ["A"],
      case_sensitive: true,
      answer_required: true,
      rating_max_label: "High",
      rating_max_value: 9,
      rating_min_label: "Low",
      rating_min_value: 1,
      show_as_dropdown: true,
      answer_max_character: 90,
      answer_min_character: 3,
    };
    const { id } = await created({ questions: [question] });
    expect((await meetings.read<Poll>(path(review, `/${id}`))).questions).toEqual([question]);
  });

  it.each(Object.entries(questionNeeds))(
    "a question of the type %s needs %j (D2-546)",
    async (type, needs) => {
      const whole = {
        type,
        name: "Which?",
        answers: ["A", "B"],
        prompts: [{}, {}],
        right_answers: ["A"],
        rating_min_value: 1,
        rating_max_value: 5,
      };
      await created({ questions: [whole] });
      for (const member of needs) {
        const lacking = { ...whole, [member]: undefined };
        expect(await meetings.refusal("POST", path(review), { questions: [lacking] })).toEqual([400, 300]);
      }
    },
  );

  const before = { title: "Before", questions: [{ name: "One" }] };

  it("are read by a text id (D2-228, D2-437)", async () => {
    const { id } = await created(before);
    expect(id).toEqual(expect.any(String));
    expect((await meetings.read<Poll>(path(review, `/${id}`))).title).toBe("Before");
    await meetings.call("DELETE", path(review, `/${id}`));
  });

  it("are changed with 204; what is not sent stays (D2-229, D2-438)", async () => {
    const { id } = await created(before);
    const one = path(review, `/${id}`);
    expect(await meetings.call("PUT", one, { title: "After", id: "other" })).toEqual({
      status: 204,
      body: undefined,
    });
    expect(await meetings.read<Poll>(one)).toMatchObject({
      id,
      title: "After",
      questions: [{ name: "One" }],
    });
    await meetings.call("DELETE", one);
  });

  it("are deleted with 204, and not found again (D2-436)", async () => {
    const { id } = await created(before);
    const one = path(review, `/${id}`);
    expect(await meetings.call("DELETE", one)).toEqual({ status: 204, body: undefined });
    expect(await meetings.refusal("GET", one)).toEqual([404, 404]);
  });

  it("are code 404 where the meeting has no such, also when another has (D2-292)", async () => {
    const [poll] = await list(allHands);
    for (const [method, id, body] of [
      ["GET", "nothing"],
      ["PUT", "nothing", {}],
      ["DELETE", "nothing"],
      ["GET", poll?.id],
    ] as const)
      expect(await meetings.refusal(method, path(review, `/${id}`), body)).toEqual([404, 404]);
    expect(await meetings.refusal("GET", path({ id: 1 }, "/x"))).toEqual([404, 3001]);
  });

  it("are refused where the host's polls are disabled: code 4400 (D2-287)", async () => {
    expect(await meetings.refusal("GET", path(hiring))).toEqual([400, 4400]);
    expect(await meetings.refusal("POST", path(hiring), {})).toEqual([400, 4400]);
    const held = meetings.tables.polls.by("meeting", hiring.id)[0]?.poll.id;
    for (const [method, body] of [["GET"], ["PUT", {}], ["DELETE"]] as const)
      expect(await meetings.refusal(method, path(hiring, `/${held}`), body)).toEqual([400, 4400]);
  });

  it("advanced ones are refused where they are disabled, by their type or by a question's (D2-288)", async () => {
    expect(
      await created({ questions: [{ name: "?", type: "single", answers: ["A", "B"] }] }, launch),
    ).toMatchObject({ poll_type: 1 });
    for (const body of [
      { poll_type: 2 },
      { poll_type: 3 },
      { questions: [{ name: "?", type: "short_answer" }] },
    ])
      expect(await meetings.refusal("POST", path(launch), body)).toEqual([400, 4400]);
  });
});
