import { describe, expect, it } from "vitest";
import { type Poll, type PollQuestion, questionNeeds } from "#contracts/meetings/index.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { startMeetings, startScoped } from "./client.ts";

const { allHands, board, hiring, review, standUp, training } = demoMeetings;

const meetings = await startMeetings();

describe("livestreams", () => {
  const path = ({ id }: { id: number }) => `/meetings/${id}/livestream`;
  const stream = {
    page_url: "https://watch.example/1",
    stream_key: "key-1",
    stream_url: "rtmp://in.example",
  };

  it("have a status of optional members, each stored with 204 (D2-220, D2-432)", async () => {
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

  it("are not for meetings encrypted from end to end: code 4400 (D2-289)", async () => {
    expect(await meetings.refusal("PATCH", path(board), stream)).toEqual([400, 4400]);
    expect(await meetings.refusal("PATCH", `${path(board)}/status`, {})).toEqual([400, 4400]);
  });

  it("are changed by the host only with the user form of the scope: code 3003 for others (D2-285)", async () => {
    const host = meetings.families.person(training.host).email;
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

  it("have every sent property of a question; prompts have their question and right answers (D2-227, D2-549)", async () => {
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

  it("are code 404 if the meeting does not have the poll, also if another meeting has it (D2-292)", async () => {
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
});
