import { describe, expect, it } from "vitest";
import {
  meetings,
  type Poll,
  type PollQuestion,
  questionNeeds,
  type Registrant,
  type SipPhone,
} from "#contracts/meetings/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { bearerOf } from "#test/kit/families.ts";
import { startMeetings, startScoped } from "./client.ts";

const { allHands, board, hiring, kickOff, launch, review, training, weekly } = demoMeetings;
const MINUTE = 60_000;

const service = await startMeetings();
const { families, refusal, tables } = service;

const within = ({ id }: { readonly id: number }, rest: string) => `/meetings/${id}/${rest}`;
const created = async <T>(path: string, body: object): Promise<T> => {
  const answered = await service.call<T>("POST", path, body);
  expect([path, answered.status]).toEqual([path, 201]);
  return answered.body;
};

const phone = {
  domain: "sip.example",
  password: "sip-password",
  user_name: "New Phone",
  user_email: "new.phone@visitors.example",
  voice_mail: "vm1",
  proxy_server: "p1.sip.example",
  register_server: "r1.sip.example",
  authorization_name: "line-new",
};
const servers = {
  proxy_server2: "p2.sip.example",
  proxy_server3: "p3.sip.example",
  register_server2: "r2.sip.example",
  register_server3: "r3.sip.example",
};

it("has paths without a version segment: the same path elsewhere is no operation (D2-001, D2-002)", async () => {
  await service.read(within(allHands, "registrants"));
  expect(await refusal("GET", `/v1${within(allHands, "registrants")}`)).toEqual([404, 404]);
});

describe("requests that are refused", () => {
  const once = (uuid: string) => `/meetings/${encodeURIComponent(uuid)}/meeting_summary`;
  const user = (rest: string) => `/users/${families.person(demoIndex.agent).email}/tsp${rest}`;

  it.each<[string, [number, number], string, string, object?]>([
    ["a summary by number (D2-221, D2-275)", [400, 300], "GET", within(allHands, "meeting_summary")],
    ["a UUID with / in front, encoded once (D2-222)", [404, 404], "GET", once(kickOff.uuid)],
    ["a UUID with // in it, encoded once (D2-223)", [404, 404], "GET", once(review.uuid)],
    ["a meeting id that is no number (D2-275)", [400, 300], "GET", "/meetings/12.5/registrants"],
    ["an invented token (D2-274)", [400, 300], "GET", within(kickOff, "registrants?next_page_token=abc")],
    ["a registrant without an address (D2-237)", [400, 300], "POST", within(review, "registrants"), {}],
    [
      "the status of an encrypted stream (D2-289)",
      [400, 4400],
      "PATCH",
      within(board, "livestream/status"),
      {},
    ],
    ["a new poll where there are none (D2-287)", [400, 4400], "POST", within(hiring, "polls"), {}],
    ["an unknown poll (D2-292)", [404, 404], "PUT", within(review, "polls/nothing"), {}],
    ["an unknown path (D2-292)", [404, 404], "GET", within(review, "recordings")],
    ["a phone without its members (D2-246)", [400, 300], "POST", "/sip_phones", { password: "p" }],
    ["a phone's change without servers (D2-255)", [400, 300], "PATCH", "/sip_phones/x", { password: "p" }],
    ["an unknown phone (D2-445)", [404, 404], "PATCH", "/sip_phones/x", servers],
    ["a TSP setting of another type (D2-259)", [400, 300], "PATCH", "/tsp", { enable: "yes" }],
    ["a TSP account without a PIN (D2-260)", [400, 300], "POST", user(""), { conference_code: "1" }],
    ["a TSP account that is missing (D2-279)", [400, 300], "DELETE", user("/9")],
    ["an audio_url of another type (D2-262)", [400, 300], "PATCH", user("/settings"), { audio_url: 7 }],
  ])("%s: %j (D2-266, D2-543)", async (_what, refused, method, path, body) => {
    expect(await refusal(method, path, body)).toEqual(refused);
  });
});

describe.each([
  ["registrants", within(kickOff, "registrants")],
  ["phones", "/sip_phones"],
] as const)("pages of %s", (member, path) => {
  interface Page {
    readonly [member]?: readonly object[];
    readonly page_size: number;
    readonly next_page_token: string;
  }
  const page = (query: string) => service.read<Record<string, object[]> & Page>(`${path}?${query}`);

  it("can be named by page_number, which is deprecated; a token precedes it (D2-005, D2-233, D2-244)", async () => {
    const whole = (await page("page_size=300"))[member];
    const { next_page_token: token } = await page("page_size=5");
    for (const query of [
      "page_number=2",
      `next_page_token=${token}&page_number=3`,
      `page_number=1&next_page_token=${token}`,
    ])
      expect((await page(`page_size=5&${query}`))[member]).toEqual(whole?.slice(5, 10));
  });

  it("have tokens that are valid for 15 minutes, for the same list only (D2-234, D2-545)", async () => {
    const { next_page_token: token } = await page("page_size=10");
    families.clock.advance(14 * MINUTE);
    expect((await page(`page_size=10&next_page_token=${token}`))[member]).not.toEqual([]);
    const other = within(weekly, `registrants?page_size=10&next_page_token=${token}`);
    expect(await refusal("GET", other)).toEqual([400, 300]);
    families.clock.advance(2 * MINUTE);
    expect(await refusal("GET", `${path}?page_size=10&next_page_token=${token}`)).toEqual([400, 300]);
  });
});

describe("registrants", () => {
  const path = (meeting: { readonly id: number }, query = "") => within(meeting, `registrants${query}`);

  it("are 30 in a page by default, and at most 300; the last page has no token (D2-545)", async () => {
    interface Page {
      readonly registrants: readonly Registrant[];
      readonly page_size: number;
      readonly next_page_token: string;
    }
    expect((await service.read<Page>(path(allHands))).registrants).toHaveLength(30);
    const largest = await service.read<Page>(path(allHands, "?page_size=1000"));
    expect([largest.page_size, largest.registrants.length]).toEqual([300, 300]);
    const { next_page_token: token } = await service.read<Page>(path(kickOff, "?page_size=300"));
    expect(token).toBe("");
    for (const { status, join_url } of largest.registrants)
      expect(join_url !== undefined).toBe(status === "approved");
  });

  it("have each further text member, and none of another type (D2-238, D2-547)", async () => {
    const names =
      "org zip city phone state address country comments industry language first_name last_name job_title no_of_employees";
    for (const [index, name] of names.split(" ").entries()) {
      const body = { email: `further.${index}@visitors.example`, [name]: `some ${name}` };
      expect(await created(path(review), body)).toMatchObject(body);
      expect(await refusal("POST", path(review), { ...body, [name]: 1 })).toEqual([400, 300]);
    }
  });

  it("come to the given occurrences only (D2-231, D2-236)", async () => {
    const [first, second] = weekly.occurrences;
    const email = (name: string) => `${name}@visitors.example`;
    await created(path(weekly, `?occurrence_ids=${first},${second}`), { email: email("both") });
    await created(path(weekly, `?occurrence_ids=${second}`), { email: email("second") });
    const cameTo = async (occurrence: string) => {
      const list = path(weekly, `?page_size=300&occurrence_id=${occurrence}`);
      const { registrants } = await service.read<{ registrants: Registrant[] }>(list);
      return registrants.map((one) => one.email).filter((address) => address.endsWith("@visitors.example"));
    };
    expect(await cameTo(first)).toEqual([email("both")]);
    expect(await cameTo(second)).toEqual([email("both"), email("second")]);
    const partly = path(weekly, `?occurrence_ids=${first},7`);
    expect(await refusal("POST", partly, { email: email("x") })).toEqual([400, 300]);
  });

  it("are one for each address; a second call changes the sent members, not the status", async () => {
    const first = await created<Registrant>(path(launch), { email: "twice@visitors.example", city: "Oslo" });
    const change = {
      email: "Twice@visitors.example",
      city: "Bergen",
      status: "approved",
    };
    const again = await created<Registrant>(path(launch), change);
    expect(again).toMatchObject({ id: first.id, city: "Bergen", status: "pending" });
    expect(tables.registrations.by("address", `${launch.id} twice@visitors.example`)).toHaveLength(1);
  });
});

describe("polls", () => {
  const path = within(review, "polls");

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
    const { id } = await created<Poll>(path, { questions: [question] });
    expect(await service.read(`${path}/${id}`)).toMatchObject({ title: "", questions: [question] });
    expect(await refusal("GET", within(allHands, `polls/${id}`))).toEqual([404, 404]);
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
      await created(path, { questions: [whole] });
      for (const member of needs) {
        const lacking = { ...whole, [member]: undefined };
        expect(await refusal("POST", path, { questions: [lacking] })).toEqual([400, 300]);
      }
    },
  );
});

it("keeps the address of a SIP phone, and does not show its password (D2-246, D2-254, D2-548)", async () => {
  const before = await created<SipPhone>("/sip_phones", phone);
  const change = { ...servers, voice_mail: "vm2", user_email: "other@visitors.example", id: "other" };
  const changed = await service.call("PATCH", `/sip_phones/${before.id}`, change);
  expect(changed).toEqual({ status: 204, body: undefined });
  const stored = { phone: { ...before, ...servers, voice_mail: "vm2" }, password: phone.password };
  expect(tables.sipPhones.get(before.id)).toEqual(stored);
  expect(JSON.stringify([before, await service.read("/sip_phones?page_size=300")])).not.toContain(
    "sip-password",
  );
});

describe("errors", () => {
  it.each([
    [200, "D2-272", 403],
    [3000, "D2-283", 403],
    [3001, "D2-284", 404],
    [300, "D2-266", 400],
    [404, "D2-266", 404],
    [3003, "D2-266", 403],
    [4927, "D2-266", 409],
    [1001, "D2-266", 404],
    [1010, "D2-266", 404],
    [1120, "D2-266", 400],
    [2000, "D2-266", 403],
    [2024, "D2-266", 403],
    [3161, "D2-266", 403],
    [4400, "D2-266", 403],
    [12702, "D2-266", 404],
  ])("with code %i (%s) are read as status %i, for any HTTP status", (code, _rule, status) => {
    expect(meetings.errors.read({ code, message: "…" }).status).toBe(status);
  });

  it("with an undocumented code have that code, and no status (D2-266)", () => {
    expect(meetings.errors.read({ code: 77, message: "new" })).toEqual({
      code: "77",
      message: "new",
      isOwnForm: true,
      field: undefined,
      status: undefined,
    });
  });

  it("have code 429 with Retry-After over a rate limit (D2-267, D2-551)", async () => {
    families.setFaults("meetings=throttle:7");
    const url = families.baseUrl("meetings") + within(allHands, "registrants");
    const response = await fetch(url, { headers: bearerOf("meetings", "service") });
    families.setFaults("");
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
      429,
      "7",
      { code: 429, message: "Too many requests" },
    ]);
  });
});

describe("scopes", () => {
  const host = demoMeetings.training;
  const meeting = `/meetings/${host.id}`;
  const uuid = encodeURIComponent(host.uuid);
  const stream = { page_url: "https://a.example", stream_key: "k", stream_url: "rtmp://a.example" };
  const account = { leader_pin: "1", conference_code: "1" };
  const calls = {
    meetingWrites: [
      ["PATCH", `${meeting}/livestream`, stream],
      ["PATCH", `${meeting}/livestream/status`, {}],
      ["POST", `${meeting}/polls`, {}],
      ["PUT", `${meeting}/polls/x`, {}],
      ["DELETE", `${meeting}/polls/x`],
      ["POST", `${meeting}/registrants`, { email: "a@b.example" }],
    ],
    meetingReads: [
      ["GET", `${meeting}/polls`],
      ["GET", `${meeting}/polls/x`],
      ["GET", `${meeting}/registrants`],
    ],
    summary: [["GET", `/meetings/${uuid}/meeting_summary`]],
    reports: [
      ["GET", "/report/webinars/1/qa"],
      ["GET", "/report/webinars/1/survey"],
    ],
    sipReads: [["GET", "/sip_phones"]],
    sipWrites: [
      ["POST", "/sip_phones", phone],
      ["PATCH", "/sip_phones/x", servers],
      ["DELETE", "/sip_phones/x"],
    ],
    tspReads: [
      ["GET", "/tsp"],
      ["GET", "/users/me/tsp"],
      ["GET", "/users/me/tsp/1"],
    ],
    tspWrites: [
      ["POST", "/users/me/tsp", account],
      ["PATCH", "/users/me/tsp/settings", {}],
      ["DELETE", "/users/me/tsp/1"],
    ],
    accountTspWrites: [["PATCH", "/tsp", {}]],
  } as const satisfies Record<string, readonly (readonly [string, string, object?])[]>;
  type Kind = keyof typeof calls;

  it.each<[string, string, readonly Kind[]]>([
    ["meeting:write:admin", "D2-205 D2-206", ["meetingWrites"]],
    ["meeting:write", "D2-206", ["meetingWrites"]],
    ["meeting:read:admin", "D2-207", ["meetingReads"]],
    ["meeting:read", "D2-207", ["meetingReads"]],
    ["meeting_summary:read:admin", "D2-208", ["summary"]],
    ["report:read:admin", "D2-209", ["reports"]],
    ["sip_phone:read:admin", "D2-210", ["sipReads"]],
    ["sip_phone:write:admin", "D2-211", ["sipWrites"]],
    ["tsp:read:admin", "D2-212", ["tspReads"]],
    ["tsp:read", "D2-212", ["tspReads"]],
    ["tsp:write:admin", "D2-213", ["tspWrites", "accountTspWrites"]],
    ["tsp:write", "D2-213 D2-544", ["tspWrites"]],
    ["other:scope", "D2-205", []],
  ])("%s serves its own operations and no others (%s)", async (scope, _rule, served) => {
    const scoped = await startScoped(service, service.families.person(host.host).email);
    const open: Kind[] = [];
    for (const [kind, list] of Object.entries(calls) as [Kind, (typeof calls)[Kind]][]) {
      const codes: (number | "served")[] = [];
      for (const [method, path, body] of list) codes.push(await scoped.outcome(scope, method, path, body));
      // Any other code comes from the operation itself, which the call reached.
      const reached = codes.filter((code) => code !== 200);
      if (reached.length === codes.length) open.push(kind);
      else expect([kind, reached]).toEqual([kind, []]);
    }
    await scoped.close();
    expect(open.sort()).toEqual([...served].sort());
  });

  it("in the user form are for the host's own meetings: code 3003 for others (D2-285)", async () => {
    const scoped = await startScoped(service, service.families.person(host.host).email);
    const outcomes = [];
    for (const meeting of [training, allHands])
      outcomes.push(await scoped.outcome("meeting:write", "PATCH", within(meeting, "livestream"), stream));
    await scoped.close();
    expect(outcomes).toEqual(["served", 3003]);
  });
});
