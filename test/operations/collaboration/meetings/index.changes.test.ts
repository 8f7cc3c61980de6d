/** Meetings in the graph: livestreams, polls and registrations. */

import { describe, expect, it } from "vitest";
import {
  AddMeetingRegistrantDocument,
  DeletePollDocument,
  UpdateLivestreamDocument,
  UpdateLivestreamStatusDocument,
} from "#generated/test/graphql.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { meetingsTables } from "#services/meetings/tables.ts";
import { bodyOf, operationsOf, sharedTributary } from "#test/kit/gateway.ts";
import { expectUnsent } from "#test/kit/rule-checks.ts";

const {
  allHands,
  board,
  design,
  expired,
  hiring,
  instant,
  kickOff,
  launch,
  orphaned,
  review,
  standUp,
  weekly,
} = demoMeetings;
const ERRORS = "userErrors { field message code familyCode }";

const tributary = await sharedTributary();

const refusedWith = (code: string, familyCode: string) => [
  { field: null, message: expect.any(String), code, familyCode },
];

describe("livestreams in the graph", () => {
  const stream = { pageUrl: "https://watch.example/1", streamKey: "k-1", streamUrl: "rtmp://in.example" };
  const update = (meetingId: number | string, more = {}) =>
    tributary.ask(UpdateLivestreamDocument, { input: { meetingId, ...stream, ...more } });

  it("send a resolution only if one is given, as text (D2-218)", async () => {
    const without = await update(kickOff.id);
    expect(without.data.updateMeetingLivestream).toMatchObject({
      livestream: { resolution: null },
      userErrors: [],
    });
    expect(bodyOf(without.calls[0])).not.toHaveProperty("resolution");
    const given = await update(kickOff.id, { resolution: "720p" });
    expect(bodyOf(given.calls[0])).toHaveProperty("resolution", "720p");
    const wrong = await update(kickOff.id, { resolution: 720 });
    expect([wrong.errors[0]?.extensions["code"], wrong.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it.each([
    ["pageUrl", "page_url", "D2-215"],
    ["streamKey", "stream_key", "D2-216"],
    ["streamUrl", "stream_url", "D2-217"],
  ] as const)(
    "are set with the text %s, sent as %s, and nothing is sent without it (%s)",
    async (member, wire, _rule) => {
      for (const wrong of [undefined, null, 7])
        expectUnsent(await update(kickOff.id, { [member]: wrong }), member);
      const { data, calls } = await update(kickOff.id);
      expect(data.updateMeetingLivestream.userErrors).toEqual([]);
      expect(calls.map(({ status }) => status)).toEqual([204]);
      expect(bodyOf(calls[0])).toHaveProperty(wire, stream[member]);
    },
  );

  it("are set, and shown with the new values except for their key (D2-431)", async () => {
    const { data, calls, errors } = await update(`Meeting:${kickOff.id}`, { resolution: "1080p" });
    expect(errors).toEqual([]);
    expect(data.updateMeetingLivestream).toEqual({
      livestream: {
        meeting: { id: `Meeting:${kickOff.id}`, upstreamId: String(kickOff.id) },
        pageUrl: stream.pageUrl,
        streamUrl: stream.streamUrl,
        resolution: "1080p",
        action: null,
      },
      userErrors: [],
    });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ["PATCH", `/meetings/${kickOff.id}/livestream`],
    ]);
    expect(bodyOf(calls[0])).toEqual({
      page_url: stream.pageUrl,
      stream_key: "k-1",
      stream_url: stream.streamUrl,
      resolution: "1080p",
    });
  });

  it.each([
    ["the host has no Pro license (D2-219)", launch.id, "FORBIDDEN", "200"],
    ["there is no such meeting (D2-284)", 80_000_000_000, "NOT_FOUND", "3001"],
    ["the meeting has expired (D2-284)", expired.id, "NOT_FOUND", "3001"],
    ["the host may not host (D2-286)", design.id, "FORBIDDEN", "3161"],
    ["the host is no longer there (D2-270)", orphaned.id, "NOT_FOUND", "1001"],
    ["the meeting is encrypted (D2-289)", board.id, "FORBIDDEN", "4400"],
  ])("are refused with the family's own code if %s", async (_why, meetingId, code, familyCode) => {
    const { data, errors, calls } = await update(meetingId);
    expect([errors, calls.length]).toEqual([[], 1]);
    expect(data.updateMeetingLivestream).toEqual({
      livestream: null,
      userErrors: refusedWith(code, familyCode),
    });
  });

  it("are started, stopped and changed, with the given members only (D2-220, D2-432)", async () => {
    const { data, calls } = await tributary.ask(UpdateLivestreamStatusDocument, {
      input: {
        meetingId: standUp.id,
        action: "START",
        layout: "GALLERY_VIEW",
        displayName: "Stand-up",
        captions: "BURNT_IN",
        activeSpeakerName: false,
      },
    });
    expect(data.updateMeetingLivestreamStatus).toEqual({
      livestream: {
        meeting: { id: `Meeting:${standUp.id}` },
        action: "START",
        layout: "GALLERY_VIEW",
        displayName: "Stand-up",
        captions: "BURNT_IN",
        activeSpeakerName: false,
      },
      userErrors: [],
    });
    expect(bodyOf(calls[0])).toEqual({
      action: "start",
      settings: {
        layout: "gallery_view",
        display_name: "Stand-up",
        close_caption: "burnt-in",
        active_speaker_name: false,
      },
    });
    const stop = await tributary.ask(UpdateLivestreamStatusDocument, {
      input: { meetingId: standUp.id, action: "STOP" },
    });
    expect(bodyOf(stop.calls[0])).toEqual({ action: "stop" });
  });

  it("are CONFLICT with code 4927 before the meeting has started (D2-290)", async () => {
    expect(
      await tributary.data(UpdateLivestreamStatusDocument, {
        input: { meetingId: kickOff.id, action: "START" },
      }),
    ).toEqual({
      updateMeetingLivestreamStatus: { livestream: null, userErrors: refusedWith("CONFLICT", "4927") },
    });
  });

  it("are refused before any call without an action or a meeting", async () => {
    for (const [query, input] of [
      [UpdateLivestreamStatusDocument.toString(), { meetingId: standUp.id }],
      [UpdateLivestreamStatusDocument.toString(), { meetingId: "abc", action: "STOP" }],
      [UpdateLivestreamDocument.toString(), { meetingId: "Ticket:1", ...stream }],
    ] as const) {
      const { errors, calls } = await tributary.ask(query, { input });
      expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    }
  });
});

describe("polls in the graph", () => {
  const QUESTIONS = `questions { __typename name type answerRequired
    ... on MeetingPollChoiceQuestion { answers rightAnswers showAsDropdown }
    ... on MeetingPollPromptsQuestion { answers prompts { question rightAnswers } }
    ... on MeetingPollTextQuestion { minCharacters maxCharacters }
    ... on MeetingPollBlanksQuestion { rightAnswers caseSensitive }
    ... on MeetingPollRatingQuestion { minValue minLabel maxValue maxLabel } }`;
  const POLL = `id upstreamId title status anonymous type meeting { id } ${QUESTIONS}`;
  const LIST = `query ($id: ID!, $anonymous: Boolean) { meetings { meeting(id: $id) { polls(filter: { anonymous: $anonymous }) { ${POLL} } } } }`;
  const ONE = `query ($id: ID!, $poll: ID!) { meetings { meeting(id: $id) { poll(id: $poll) { ${POLL} } } } }`;
  const CREATE = `mutation ($input: CreateMeetingPollInput!) { createMeetingPoll(input: $input) { poll { ${POLL} } ${ERRORS} } }`;
  const UPDATE = `mutation ($input: UpdateMeetingPollInput!) { updateMeetingPoll(input: $input) { poll { ${POLL} } ${ERRORS} } }`;

  interface Poll {
    id: string;
    upstreamId: string;
    title: string;
    type: string;
    questions: Record<string, unknown>[];
  }
  const listed = async (id: number, anonymous?: boolean) =>
    (
      await tributary.data<{ meetings: { meeting: { polls: Poll[] } } }>(LIST, {
        id,
        ...(anonymous !== undefined && { anonymous }),
      })
    ).meetings.meeting.polls;
  const created = async (input: object) =>
    (await tributary.data<{ createMeetingPoll: { poll: Poll } }>(CREATE, { input })).createMeetingPoll.poll;

  it("are listed with their questions, each by its kind (D2-434)", async () => {
    const { data, calls } = await tributary.ask<{ meetings: { meeting: { polls: Poll[] } } }>(LIST, {
      id: allHands.id,
    });
    const [ordinary, quiz] = data.meetings.meeting.polls;
    expect(calls).toMatchObject([{ operation: "listMeetingPolls", status: 200 }]);
    expect(ordinary).toMatchObject({
      id: `MeetingPoll:${allHands.id}:${ordinary?.upstreamId}`,
      title: "About All hands",
      status: "NOT_STARTED",
      anonymous: false,
      type: "POLL",
      meeting: { id: `Meeting:${allHands.id}` },
    });
    expect(quiz).toMatchObject({ type: "QUIZ", anonymous: true });
    expect(quiz?.questions).toMatchObject([
      { __typename: "MeetingPollChoiceQuestion", type: "SINGLE", answerRequired: true, showAsDropdown: true },
      { __typename: "MeetingPollChoiceQuestion", type: "MULTIPLE", rightAnswers: ["Talks"] },
      {
        __typename: "MeetingPollPromptsQuestion",
        type: "MATCHING",
        answers: ["Writes", "Draws"],
        prompts: [
          { question: "Editor", rightAnswers: ["Writes"] },
          { question: "Designer", rightAnswers: ["Draws"] },
        ],
      },
      { __typename: "MeetingPollPromptsQuestion", type: "RANK_ORDER" },
      { __typename: "MeetingPollTextQuestion", type: "SHORT_ANSWER", minCharacters: 1, maxCharacters: 40 },
      { __typename: "MeetingPollTextQuestion", type: "LONG_ANSWER", maxCharacters: 2_000 },
      {
        __typename: "MeetingPollBlanksQuestion",
        type: "FILL_IN_THE_BLANK",
        rightAnswers: ["North"],
        caseSensitive: false,
      },
      {
        __typename: "MeetingPollRatingQuestion",
        type: "RATING_SCALE",
        minValue: 1,
        minLabel: "Never",
        maxValue: 5,
        maxLabel: "At once",
      },
    ]);
  });

  it("are filtered by anonymity, which the family does (D2-224)", async () => {
    expect((await listed(allHands.id, true)).map(({ type }) => type)).toEqual(["QUIZ"]);
    expect((await listed(allHands.id, false)).map(({ type }) => type)).toEqual(["POLL"]);
    expect(tributary.families.calls.at(-1)?.query).toEqual({ anonymous: "false" });
  });

  it.each([
    ["of an instant meeting (D2-225)", instant.id, "BAD_USER_INPUT", "300"],
    ["where they are disabled (D2-287)", hiring.id, "FORBIDDEN", "4400"],
    ["of no meeting (D2-284)", 80_000_000_000, "NOT_FOUND", "3001"],
  ])("are not listed %s", async (_which, id, code, familyCode) => {
    const { data, errors } = await tributary.ask(LIST, { id });
    expect(data).toEqual({ meetings: { meeting: { polls: null } } });
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code, familyCode }]);
  });

  it("are read one by one, and are null if they do not exist (D2-437, D2-228, D2-292)", async () => {
    const [first] = await listed(review.id);
    for (const poll of [first?.id, first?.upstreamId]) {
      const { data, calls } = await tributary.ask(ONE, { id: review.id, poll });
      expect(data).toEqual({ meetings: { meeting: { poll: first } } });
      expect(calls.map(({ path, status }) => [path, status])).toEqual([
        [`/meetings/${review.id}/polls/${first?.upstreamId}`, 200],
      ]);
    }
    expect(await tributary.data(ONE, { id: review.id, poll: "nothing" })).toEqual({
      meetings: { meeting: { poll: null } },
    });
    const other = await tributary.ask(ONE, { id: allHands.id, poll: first?.id });
    expect([other.errors[0]?.extensions["code"], other.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("are made with questions of each kind, in one call (D2-226, D2-227, D2-435)", async () => {
    const questions = [
      { singleChoice: { name: "1", answers: ["A", "B"], showAsDropdown: true, answerRequired: true } },
      { multipleChoice: { name: "2", answers: ["A", "B"], rightAnswers: ["B"] } },
      {
        matching: {
          name: "3",
          answers: ["A", "B"],
          prompts: [{ question: "a", rightAnswers: ["A"] }, { question: "b" }],
        },
      },
      { rankOrder: { name: "4", answers: ["1", "2"], prompts: [{ question: "a" }, { question: "b" }] } },
      { shortAnswer: { name: "5", minCharacters: 2, maxCharacters: 9 } },
      { longAnswer: { name: "6" } },
      { fillInTheBlank: { name: "7 _", rightAnswers: ["x"], caseSensitive: true } },
      { ratingScale: { name: "8", minValue: 0, maxValue: 10, minLabel: "low", maxLabel: "high" } },
    ];
    const input = {
      meetingId: review.id,
      title: "All kinds",
      type: "ADVANCED_POLL",
      anonymous: true,
      questions,
    };
    const { data, calls } = await tributary.ask<{ createMeetingPoll: { poll: Poll } }>(CREATE, { input });
    expect(operationsOf(calls)).toEqual(["meetings.createMeetingPoll"]);
    expect(bodyOf(calls[0])).toEqual({
      title: "All kinds",
      poll_type: 2,
      anonymous: true,
      questions: [
        { type: "single", name: "1", answers: ["A", "B"], show_as_dropdown: true, answer_required: true },
        { type: "multiple", name: "2", answers: ["A", "B"], right_answers: ["B"] },
        {
          type: "matching",
          name: "3",
          answers: ["A", "B"],
          prompts: [{ prompt_question: "a", prompt_right_answers: ["A"] }, { prompt_question: "b" }],
        },
        {
          type: "rank_order",
          name: "4",
          answers: ["1", "2"],
          prompts: [{ prompt_question: "a" }, { prompt_question: "b" }],
        },
        { type: "short_answer", name: "5", answer_min_character: 2, answer_max_character: 9 },
        { type: "long_answer", name: "6" },
        { type: "fill_in_the_blank", name: "7 _", right_answers: ["x"], case_sensitive: true },
        {
          type: "rating_scale",
          name: "8",
          rating_min_value: 0,
          rating_max_value: 10,
          rating_min_label: "low",
          rating_max_label: "high",
        },
      ],
    });
    const { poll } = data.createMeetingPoll;
    expect(poll).toMatchObject({ title: "All kinds", type: "ADVANCED_POLL" });
    expect(poll.questions.map(({ name }) => name)).toEqual(["1", "2", "3", "4", "5", "6", "7 _", "8"]);
    expect(await tributary.data(ONE, { id: review.id, poll: poll.id })).toEqual({
      meetings: { meeting: { poll } },
    });
  });

  it.each([
    ["no kind", {}],
    ["two kinds", { longAnswer: { name: "?" }, shortAnswer: { name: "?" } }],
    ["one answer", { singleChoice: { name: "?", answers: ["A"] } }],
    [
      "a right answer that is none",
      { multipleChoice: { name: "?", answers: ["A", "B"], rightAnswers: ["C"] } },
    ],
    ["one prompt", { matching: { name: "?", answers: ["A", "B"], prompts: [{ question: "a" }] } }],
    [
      "a prompt's right answer that is none",
      {
        matching: {
          name: "?",
          answers: ["A", "B"],
          prompts: [{ question: "a", rightAnswers: ["C"] }, { question: "b" }],
        },
      },
    ],
    ["no length", { shortAnswer: { name: "?", minCharacters: 9, maxCharacters: 3 } }],
    ["a length below none", { longAnswer: { name: "?", minCharacters: -1 } }],
    ["no right answer", { fillInTheBlank: { name: "?", rightAnswers: [] } }],
    ["no scale", { ratingScale: { name: "?", minValue: 3, maxValue: 3 } }],
    ["a blank name", { longAnswer: { name: " " } }],
  ])("with a question that has %s are refused before any call (D2-546)", async (_what, question) => {
    const { errors, calls } = await tributary.ask(CREATE, {
      input: { meetingId: review.id, questions: [{ longAnswer: { name: "Fine" } }, question] },
    });
    expect(errors.map(({ extensions }) => [extensions["code"], extensions["argument"]])).toEqual([
      ["BAD_USER_INPUT", "questions[1]"],
    ]);
    expect(calls).toEqual([]);
  });

  it("are refused by the schema without the members that their kind needs", async () => {
    for (const question of [
      { ratingScale: { name: "?", minValue: 1 } },
      { singleChoice: { name: "?" } },
      { matching: { name: "?", answers: ["A", "B"] } },
      { fillInTheBlank: { name: "?" } },
      { shortAnswer: {} },
    ]) {
      const { errors, calls } = await tributary.ask(CREATE, {
        input: { meetingId: review.id, questions: [question] },
      });
      expect([errors.length, calls]).toEqual([1, []]);
    }
  });

  it.each([
    ["where polls are disabled (D2-287)", hiring.id, {}],
    ["where advanced ones are, by type (D2-288)", launch.id, { type: "QUIZ" }],
    [
      "where advanced ones are, by question (D2-288)",
      launch.id,
      { questions: [{ longAnswer: { name: "?" } }] },
    ],
  ])("are refused %s: code 4400", async (_where, meetingId, members) => {
    expect(await tributary.data(CREATE, { input: { meetingId, ...members } })).toEqual({
      createMeetingPoll: { poll: null, userErrors: refusedWith("FORBIDDEN", "4400") },
    });
  });

  it("are changed in the given members, and read again if they are selected (D2-438, D2-229)", async () => {
    const poll = await created({
      meetingId: review.id,
      title: "Before",
      questions: [{ longAnswer: { name: "?" } }],
    });
    const { data, calls } = await tributary.ask(UPDATE, { input: { id: poll.id, title: "After" } });
    expect(data).toEqual({
      updateMeetingPoll: { poll: { ...poll, title: "After" }, userErrors: [] },
    });
    expect(operationsOf(calls)).toEqual(["meetings.updateMeetingPoll", "meetings.getMeetingPoll"]);
    expect(calls[0]?.status).toBe(204);
    expect(bodyOf(calls[0])).toEqual({ title: "After" });
    const blind = await tributary.ask(
      `mutation ($input: UpdateMeetingPollInput!) { updateMeetingPoll(input: $input) { ${ERRORS} } }`,
      { input: { id: poll.upstreamId, meetingId: review.id, type: "QUIZ" } },
    );
    expect(operationsOf(blind.calls)).toEqual(["meetings.updateMeetingPoll"]);
    const nothing = await tributary.ask(UPDATE, { input: { id: poll.id } });
    expect([nothing.errors[0]?.extensions["code"], nothing.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("are deleted; their meeting can be read on (D2-436)", async () => {
    const poll = await created({ meetingId: kickOff.id });
    const { data, calls } = await tributary.ask(DeletePollDocument, { input: { id: poll.id } });
    expect(data.deleteMeetingPoll).toMatchObject({
      deletedId: poll.id,
      meeting: { id: `Meeting:${kickOff.id}` },
      userErrors: [],
    });
    expect(data.deleteMeetingPoll.meeting.polls).not.toContainEqual({ id: poll.id });
    expect(operationsOf(calls)).toEqual(["meetings.deleteMeetingPoll", "meetings.listMeetingPolls"]);
    expect(calls[0]?.status).toBe(204);
    expect(await tributary.data(DeletePollDocument, { input: { id: poll.id } })).toEqual({
      deleteMeetingPoll: { deletedId: null, meeting: null, userErrors: refusedWith("NOT_FOUND", "404") },
    });
  });

  it("are named by a global id, or by their own id and the meeting: else refused before any call", async () => {
    for (const input of [
      { id: "x" },
      { id: `MeetingPoll:${review.id}` },
      { id: `MeetingPoll:abc:x` },
      { id: `MeetingPoll:${review.id}:x`, meetingId: allHands.id },
      { id: "x", meetingId: "Ticket:1" },
    ]) {
      const { errors, calls } = await tributary.ask(DeletePollDocument, { input });
      expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    }
  });
});

describe("registering in the graph", () => {
  it("gives the registrant, who is linked to their person (D2-440, D2-238)", async () => {
    const person = tributary.families.company.people[77];
    const { data, calls } = await tributary.ask(AddMeetingRegistrantDocument, {
      input: {
        meetingId: review.id,
        email: person?.email.toUpperCase(),
        firstName: "Ada",
        organization: "Works",
        employeeRange: "12",
        zip: "0150",
        state: "Oslo",
        language: "no",
      },
    });
    expect(data).toEqual({
      addMeetingRegistrant: {
        registrant: {
          id: expect.stringMatching(new RegExp(`^MeetingRegistrant:${review.id}:`)),
          email: person?.email,
          firstName: "Ada",
          organization: "Works",
          employeeRange: "12",
          zip: "0150",
          status: "APPROVED",
          createdAt: expect.stringMatching(/Z$/),
          meeting: { id: `Meeting:${review.id}` },
          user: { email: person?.email },
        },
        userErrors: [],
      },
    });
    expect(calls[0]?.status).toBe(201);
    expect(bodyOf(calls[0])).toEqual({
      email: person?.email,
      first_name: "Ada",
      org: "Works",
      no_of_employees: "12",
      zip: "0150",
      state: "Oslo",
      language: "no",
    });
  });

  it("names occurrences in a comma list; a missing one is refused (D2-236)", async () => {
    const occurrenceIds = [...weekly.occurrences];
    const input = { meetingId: weekly.id, email: "guest@visitors.example" };
    const { calls } = await tributary.ask(AddMeetingRegistrantDocument, {
      input: { ...input, occurrenceIds },
    });
    expect(calls[0]?.query).toEqual({ occurrence_ids: occurrenceIds.join(",") });
    expect(
      await tributary.data(AddMeetingRegistrantDocument, { input: { ...input, occurrenceIds: ["7"] } }),
    ).toEqual({
      addMeetingRegistrant: { registrant: null, userErrors: refusedWith("BAD_USER_INPUT", "300") },
    });
  });

  it("is refused once 4,999 people have registered (D2-235)", async () => {
    const { registrations } = meetingsTables(tributary.families.store.scope("meetings"));
    const full = demoMeetings.town;
    for (let index = registrations.by("meeting", full.id).length; index < 4_998; index++)
      registrations.put({
        meetingId: full.id,
        occurrences: [],
        registrant: {
          id: `r${index}`,
          email: `r${index}@visitors.example`,
          status: "approved",
          create_time: "2026-10-01T00:00:00.000Z",
        },
      });
    const register = (email: string) =>
      tributary.data(AddMeetingRegistrantDocument, { input: { meetingId: full.id, email } });
    expect(await register("last@visitors.example")).toMatchObject({
      addMeetingRegistrant: { registrant: { email: "last@visitors.example" }, userErrors: [] },
    });
    expect(await register("late@visitors.example")).toEqual({
      addMeetingRegistrant: { registrant: null, userErrors: refusedWith("BAD_USER_INPUT", "300") },
    });
  });

  it("is pending if the host decides (D2-498)", async () => {
    expect(
      await tributary.data(AddMeetingRegistrantDocument, {
        input: { meetingId: launch.id, email: "guest@visitors.example" },
      }),
    ).toMatchObject({ addMeetingRegistrant: { registrant: { status: "PENDING" } } });
  });

  it("is refused before any call with invalid addresses or occurrences (D2-237)", async () => {
    for (const more of [
      { email: "nobody" },
      { email: " " },
      { occurrenceIds: [] },
      { occurrenceIds: ["1,2"] },
    ]) {
      const { errors, calls } = await tributary.ask(AddMeetingRegistrantDocument, {
        input: { meetingId: weekly.id, email: "guest@visitors.example", ...more },
      });
      expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    }
  });
});
