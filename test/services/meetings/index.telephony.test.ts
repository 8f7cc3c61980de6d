import { beforeEach, describe, expect, it } from "vitest";
import type { AccountTsp, SipPhone, TspAccount } from "#contracts/meetings/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { startMeetings, startScoped } from "./client.ts";

const meetings = await startMeetings();

const person = (index: number) => meetings.families.person(index);

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

describe("SIP phones", () => {
  interface Page {
    phones: SipPhone[];
    page_size: number;
    next_page_token: string;
    total_records: number;
  }
  const list = (query = "") => meetings.read<Page>(`/sip_phones${query}`);
  let number = 0;
  const made = async (more: object = {}) => {
    const body = { ...phone, user_email: `phone.${++number}@visitors.example`, ...more };
    const answered = await meetings.call<SipPhone>("POST", "/sip_phones", body);
    expect(answered.status).toBe(201);
    return answered.body;
  };

  it("are found by name or address (D2-243)", async () => {
    const { email, displayName } = person(20);
    for (const key of [email, email.toUpperCase(), displayName])
      expect((await list(`?search_key=${encodeURIComponent(key)}`)).phones).toContainEqual(
        expect.objectContaining({ user_email: email, user_name: displayName }),
      );
    expect((await list("?search_key=nobody-at-all")).phones).toEqual([]);
  });

  it("have page tokens that are good for 15 minutes, as registrants have (D2-545)", async () => {
    const { next_page_token: token } = await list("?page_size=20");
    meetings.families.clock.advance(14 * 60_000);
    expect((await list(`?page_size=20&next_page_token=${token}`)).phones).not.toEqual([]);
    meetings.families.clock.advance(2 * 60_000);
    expect(await meetings.refusal("GET", `/sip_phones?page_size=20&next_page_token=${token}`)).toEqual([
      400, 300,
    ]);
  });

  it("can be paged by page_number, which is deprecated (D2-005, D2-244)", async () => {
    const whole = (await list("?page_size=300")).phones;
    expect((await list("?page_size=5&page_number=2")).phones).toEqual(whole.slice(5, 10));
  });

  it("are paged by the page token if page_number is sent too (D2-005)", async () => {
    const whole = (await list("?page_size=300")).phones;
    const { next_page_token: token } = await list("?page_size=5");
    for (const both of [`next_page_token=${token}&page_number=3`, `page_number=1&next_page_token=${token}`])
      expect((await list(`?page_size=5&${both}`)).phones).toEqual(whole.slice(5, 10));
  });

  it("never show their password (D2-246)", async () => {
    const one = await made({ password: "very-secret-1" });
    expect(JSON.stringify([one, await list("?page_size=300")])).not.toContain("very-secret-1");
    expect(meetings.tables.sipPhones.get(one.id)?.password).toBe("very-secret-1");
  });

  it("are unique by address: a second one is code 300 (D2-276)", async () => {
    const { user_email } = await made();
    for (const address of [user_email, user_email.toUpperCase()])
      expect(await meetings.refusal("POST", "/sip_phones", { ...phone, user_email: address })).toEqual([
        400, 300,
      ]);
  });

  it("are changed with 204; what is not sent stays, and so does the address (D2-254, D2-446, D2-548)", async () => {
    const before = await made();
    const path = `/sip_phones/${before.id}`;
    const change = { ...servers, voice_mail: "vm2", user_email: "other@visitors.example", id: "other" };
    expect(await meetings.call("PATCH", path, change)).toEqual({ status: 204, body: undefined });
    expect(meetings.tables.sipPhones.get(before.id)).toEqual({
      phone: { ...before, ...servers, voice_mail: "vm2" },
      password: phone.password,
    });
    await meetings.call("PATCH", path, { ...servers, password: "another" });
    expect(meetings.tables.sipPhones.get(before.id)?.password).toBe("another");
  });

  it("are deleted with 204; one that is not there is code 404 (D2-445)", async () => {
    const { id } = await made();
    expect(await meetings.call("DELETE", `/sip_phones/${id}`)).toEqual({ status: 204, body: undefined });
    expect(await meetings.refusal("DELETE", `/sip_phones/${id}`)).toEqual([404, 404]);
    expect(await meetings.refusal("PATCH", `/sip_phones/${id}`, servers)).toEqual([404, 404]);
  });

  it("are code 200 where the account has no SIP integration, whatever is done (D2-273)", async () => {
    const { account } = meetings.tables;
    const own = account.get("account");
    if (!own) throw new Error("there is an account");
    account.put({ ...own, sipEnabled: false });
    const seen = [
      await meetings.refusal("GET", "/sip_phones"),
      await meetings.refusal("POST", "/sip_phones", phone),
      await meetings.refusal("PATCH", "/sip_phones/1", servers),
      await meetings.refusal("DELETE", "/sip_phones/1"),
    ];
    account.put(own);
    expect(seen).toEqual([1, 2, 3, 4].map(() => [400, 200]));
  });
});

describe("the account's TSP", () => {
  it("is changed with 204 by any member, or none, and shows it (D2-259, D2-448)", async () => {
    const before = await meetings.read<AccountTsp>("/tsp");
    for (const change of [
      {},
      { enable: false },
      { tsp_bridge: "US_TSP_TB" },
      { tsp_enabled: false },
      { tsp_provider: "Plainline" },
      { dial_in_number_unrestricted: false },
      { modify_credential_forbidden: true },
      { master_account_setting_extended: true },
    ]) {
      expect(await meetings.call("PATCH", "/tsp", change)).toEqual({ status: 204, body: undefined });
      expect(await meetings.read("/tsp")).toMatchObject(change);
    }
    expect(await meetings.refusal("PATCH", "/tsp", { enable: "yes" })).toEqual([400, 300]);
    await meetings.call("PATCH", "/tsp", before);
  });
});

describe("users' TSP accounts", () => {
  const path = (user: string | number, rest = "") =>
    `/users/${encodeURIComponent(typeof user === "number" ? person(user).email : user)}/tsp${rest}`;
  const list = async (user: string | number, as?: "endUser" | "admin") =>
    (await meetings.read<{ tsp_accounts: TspAccount[] }>(path(user), as)).tsp_accounts;
  const account = { leader_pin: "4711", conference_code: "123456" };
  let next = 100;

  beforeEach(async () => {
    await meetings.call("PATCH", "/tsp", { tsp_enabled: true, tsp_provider: "Telbridge" });
  });

  it("are read one by one, by a text id; settings is no id of one (D2-265, D2-453)", async () => {
    const [first] = await list(demoIndex.agent);
    expect(await meetings.read(path(demoIndex.agent, "/1"))).toEqual(first);
    expect(await meetings.refusal("GET", path(demoIndex.agent, "/settings"))).toEqual([400, 300]);
  });

  it("are deleted with 204 while one remains: code 300 for the last (D2-278, D2-452)", async () => {
    const user = next++;
    await meetings.call("POST", path(user), account);
    await meetings.call("POST", path(user), account);
    expect(await meetings.call("DELETE", path(user, "/1"))).toEqual({ status: 204, body: undefined });
    expect(await meetings.refusal("DELETE", path(user, "/2"))).toEqual([400, 300]);
    expect((await list(user)).map(({ id }) => id)).toEqual(["2"]);
    // The place can be used again.
    expect((await meetings.call<TspAccount>("POST", path(user), account)).body.id).toBe("1");
  });

  it("are code 300 where the id is missing (D2-279)", async () => {
    expect(await meetings.refusal("GET", path(demoIndex.agent, "/9"))).toEqual([400, 300]);
    expect(await meetings.refusal("DELETE", path(demoIndex.agent, "/9"))).toEqual([400, 300]);
  });

  it("the global dial-in takes an audio_url, or none, with 204 (D2-262, D2-451)", async () => {
    const settings = path(demoIndex.agent, "/settings");
    expect(await meetings.call("PATCH", settings, {})).toEqual({ status: 204, body: undefined });
    const audio_url = "https://dial.example/agent";
    expect((await meetings.call("PATCH", settings, { audio_url })).status).toBe(204);
    const id = meetings.tables.members.by("email", person(demoIndex.agent).email)[0]?.id ?? "";
    expect(meetings.tables.dialIns.get(id)?.audioUrl).toBe(audio_url);
    expect(await meetings.refusal("PATCH", settings, { audio_url: 7 })).toEqual([400, 300]);
  });

  it("one provider requires the media link, and is code 300 without it (D2-280)", async () => {
    await meetings.call("PATCH", "/tsp", { tsp_provider: "Concerta" });
    const settings = path(demoIndex.agent, "/settings");
    expect(await meetings.refusal("PATCH", settings, {})).toEqual([400, 300]);
    expect((await meetings.call("PATCH", settings, { audio_url: "https://dial.example" })).status).toBe(204);
  });

  it("are code 2024 while TSP is not enabled for the account (D2-282)", async () => {
    await meetings.call("PATCH", "/tsp", { tsp_enabled: false });
    for (const [method, rest, body] of [
      ["GET", ""],
      ["POST", "", account],
      ["GET", "/1"],
      ["DELETE", "/1"],
      ["PATCH", "/settings", {}],
    ] as const)
      expect(await meetings.refusal(method, path(demoIndex.agent, rest), body)).toEqual([400, 2024]);
  });

  it("are limited to one's own with the user form of the scope: code 200 for others' (D2-272)", async () => {
    expect(await meetings.refusal("GET", path(demoIndex.admin), undefined, "endUser")).toEqual([400, 200]);
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
    const scoped = await startScoped(meetings, person(host.host).email);
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
});
