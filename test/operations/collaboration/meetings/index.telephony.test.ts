/** Webinar reports, SIP phones and telephony service providers in the graph. */

import { beforeEach, describe, expect, it } from "vitest";
import {
  CreateTspAccountDocument,
  DeleteTspAccountDocument,
  SipPhonesDocument,
  TspAccountsDocument,
  UpdateGlobalDialInDocument,
  WebinarQuestionsDocument,
  WebinarSurveyDocument,
} from "#generated/test/graphql.ts";
import { demoIndex } from "#services/demo/company.ts";
import { demoWebinars, strangers } from "#services/demo/things/meetings.ts";
import { meetingsTables } from "#services/meetings/tables.ts";
import { bodyOf, operationsOf, sharedTributary } from "#test/kit/gateway.ts";
import { expectUnsent } from "#test/kit/rule-checks.ts";

const ERRORS = "userErrors { field message code familyCode }";
const refusedWith = (code: string, familyCode: string) => [
  { field: null, message: expect.any(String), code, familyCode },
];

const tributary = await sharedTributary();

const emailOf = (index: number) => tributary.families.person(index).email;

describe("webinars in the graph", () => {
  const { autumn, old, safety, spring } = demoWebinars;
  const QA = `query ($id: ID!) { meetings { webinar(id: $id) { qaReport { instance { upstreamId } } } } }`;

  const instance = { id: `Webinar:${encodeURIComponent(autumn.uuid)}` };
  const ofMeetings = (calls: Awaited<ReturnType<typeof tributary.ask>>["calls"]) =>
    operationsOf(calls.filter(({ family }) => family === "meetings"));

  it("have questions and answers; by number, those of the latest instance (D2-239, D2-441)", async () => {
    const { data, calls } = await tributary.ask(WebinarQuestionsDocument, { id: autumn.id });
    const first = tributary.families.company.people[autumn.from];
    const answered = tributary.families.company.people[autumn.from + 1];
    expect(data).toMatchObject({
      meetings: {
        webinar: {
          id: `Webinar:${autumn.id}`,
          upstreamId: String(autumn.id),
          qaReport: {
            instance: { ...instance, upstreamId: autumn.uuid },
            startedAt: expect.stringMatching(/Z$/),
            participants: expect.arrayContaining([
              expect.objectContaining({
                displayName: first?.displayName,
                email: first?.email,
                user: { email: first?.email, displayName: first?.displayName },
              }),
              expect.objectContaining({
                email: answered?.email,
                questions: expect.arrayContaining([
                  expect.objectContaining({
                    status: "ANSWERED",
                    answers: [expect.objectContaining({ email: emailOf(0), user: { email: emailOf(0) } })],
                  }),
                ]),
              }),
            ]),
          },
        },
      },
    });
    expect(ofMeetings(calls)).toEqual(["meetings.getWebinarQaReport"]);
  });

  it("have a survey; by number, that of the latest instance (D2-241, D2-442)", async () => {
    const { data, calls } = await tributary.ask(WebinarSurveyDocument, { id: autumn.id });
    expect(data).toMatchObject({
      meetings: {
        webinar: {
          surveyReport: { instance, title: "After Product tour", surveyId: expect.any(String) },
        },
      },
    });
    expect(ofMeetings(calls)).toEqual(["meetings.getWebinarSurveyReport"]);
  });

  it("by UUID are that instance's, encoded twice if the UUID has slashes (D2-240, D2-242)", async () => {
    for (const [{ uuid }, path] of [
      [spring, encodeURIComponent(spring.uuid)],
      [autumn, encodeURIComponent(encodeURIComponent(autumn.uuid))],
      [safety, encodeURIComponent(encodeURIComponent(safety.uuid))],
    ] as const)
      for (const id of [uuid, `Webinar:${encodeURIComponent(uuid)}`]) {
        const { data, calls } = await tributary.ask(
          `query ($id: ID!) { meetings { webinar(id: $id) { qaReport { instance { upstreamId } } surveyReport { instance { upstreamId } } } } }`,
          { id },
        );
        const report = { instance: { upstreamId: uuid } };
        expect(data).toEqual({ meetings: { webinar: { qaReport: report, surveyReport: report } } });
        expect(calls.map((call) => call.path).sort()).toEqual([
          `/report/webinars/${path}/qa`,
          `/report/webinars/${path}/survey`,
        ]);
      }
  });

  it("are null if they do not exist, or if the webinar is older than a year (D2-284, D2-291)", async () => {
    for (const id of ["80000000000", old.id, old.uuid])
      expect(await tributary.data(QA, { id })).toEqual({ meetings: { webinar: { qaReport: null } } });
  });

  it.each(["abc!", "../secrets", "Meeting:1", ""])("%j is refused before any call", async (id) => {
    const { errors, calls } = await tributary.ask(QA, { id });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
  });
});

describe("SIP phones in the graph", () => {
  const PHONE = `id upstreamId email displayName domain voiceMail authorizationName proxyServer proxyServer2
    proxyServer3 registerServer registerServer2 registerServer3 transportProtocol transportProtocol2
    transportProtocol3 registrationExpireTime user { email }`;
  const CREATE = `mutation ($input: CreateMeetingSipPhoneInput!) { createMeetingSipPhone(input: $input) { sipPhone { ${PHONE} } ${ERRORS} } }`;
  const UPDATE = `mutation ($input: UpdateMeetingSipPhoneInput!) { updateMeetingSipPhone(input: $input) { sipPhone { __typename id upstreamId } ${ERRORS} } }`;
  const DELETE = `mutation ($input: DeleteMeetingSipPhoneInput!) { deleteMeetingSipPhone(input: $input) { deletedId ${ERRORS} } }`;

  const input = {
    domain: "sip.example",
    password: "sip-password",
    displayName: "New Phone",
    email: "new.phone@visitors.example",
    voiceMail: "vm1",
    proxyServer: "p1",
    registerServer: "r1",
    authorizationName: "line",
  };
  const servers = { proxyServer2: "p2", proxyServer3: "p3", registerServer2: "r2", registerServer3: "r3" };

  it("are listed by pages of tokens and searched, each with its person (D2-243, D2-443)", async () => {
    const whole = (await tributary.data(SipPhonesDocument, { first: 250 })).meetings.sipPhones;
    expect(whole.nodes).toHaveLength(whole.totalCount);
    const first = (await tributary.data(SipPhonesDocument, { first: 20 })).meetings.sipPhones;
    const rest = await tributary.ask(SipPhonesDocument, { first: 250, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...rest.data.meetings.sipPhones.nodes]).toEqual(whole.nodes);
    expect(Object.keys(rest.calls[0]?.query ?? {}).sort()).toEqual(["next_page_token", "page_size"]);
    const { data, calls } = await tributary.ask(SipPhonesDocument, { text: emailOf(20), first: 2 });
    expect(data.meetings.sipPhones.nodes[0]).toMatchObject({
      email: emailOf(20),
      proxyServer3: "proxy-3.sip.example",
      transportProtocol2: "TCP",
      registrationExpireTime: 60,
      user: { email: emailOf(20) },
    });
    expect(calls[0]?.query).toEqual({ search_key: emailOf(20), page_size: "2" });
  });

  it("are found from a person, one search each", async () => {
    const { data, calls } = await tributary.ask<{
      users: { nodes: { email: string; meetingSipPhone: { email: string } | null }[] };
    }>("{ users(first: 11) { nodes { email meetingSipPhone { email } } } }");
    const having = data.users.nodes.filter(({ meetingSipPhone }) => meetingSipPhone);
    expect(having.length).toBeGreaterThan(0);
    for (const { email, meetingSipPhone } of having) expect(meetingSipPhone?.email).toBe(email);
    const searches = calls.filter(({ operation }) => operation === "listSipPhones");
    expect(new Set(searches.map(({ query }) => query["search_key"])).size).toBe(searches.length);
    expect(searches).toHaveLength(11);
  });

  it("are created, and their password is not shown (D2-444, D2-245)", async () => {
    const { data, calls } = await tributary.ask(CREATE, {
      input: { ...input, ...servers, transportProtocol: "TLS", registrationExpireTime: 5 },
    });
    const { password, ...shown } = input;
    expect(data).toMatchObject({
      createMeetingSipPhone: {
        sipPhone: { ...shown, ...servers, registrationExpireTime: 5, user: { email: input.email } },
        userErrors: [],
      },
    });
    expect(calls[0]?.status).toBe(201);
    expect(bodyOf(calls[0])).toMatchObject({ password, user_email: input.email, proxy_server2: "p2" });
    expect(JSON.stringify(data)).not.toContain(password);
  });

  let made = 0;
  const fresh = () => ({ ...input, email: `phone.${++made}@visitors.example` });
  /** The name on the wire of a member of the input. */
  const wire = (member: string) =>
    ({ displayName: "user_name", email: "user_email" })[member] ??
    member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const create = (input: object) =>
    tributary.ask<{ createMeetingSipPhone: { sipPhone: Record<string, unknown>; userErrors: object[] } }>(
      CREATE,
      { input },
    );

  it.each([
    ["password", "D2-246"],
    ["displayName", "D2-247"],
    ["email", "D2-248"],
    ["voiceMail", "D2-249"],
    ["proxyServer", "D2-250"],
    ["registerServer", "D2-251"],
    ["authorizationName", "D2-252"],
  ])("are created with the text %s only: nothing is sent without it (%s)", async (member) => {
    for (const wrong of [undefined, null, 7, ["text"]])
      expectUnsent(await create({ ...fresh(), [member]: wrong }), member);
    const whole = fresh();
    const { data, calls } = await create(whole);
    expect(data.createMeetingSipPhone.userErrors).toEqual([]);
    expect(bodyOf(calls[0])).toHaveProperty(wire(member), Object(whole)[member]);
  });

  it.each([
    ...Object.entries(servers),
    ["transportProtocol", "TLS"],
    ["transportProtocol2", "TCP"],
    ["transportProtocol3", "UDP"],
    ["registrationExpireTime", 30],
  ] as const)("are made with %s or without it, and with no other type (D2-253)", async (member, value) => {
    const { data, calls } = await create({ ...fresh(), [member]: value });
    expect(data.createMeetingSipPhone).toMatchObject({ sipPhone: { [member]: value }, userErrors: [] });
    expect(bodyOf(calls[0])).toHaveProperty(wire(member), value);
    const bare = await create(fresh());
    expect(bare.data.createMeetingSipPhone).toMatchObject({ sipPhone: { [member]: null }, userErrors: [] });
    expect(bodyOf(bare.calls[0])).not.toHaveProperty(wire(member));
    for (const wrong of [value === 30 ? "30" : 30, 1.5, true, { value }])
      expectUnsent(await create({ ...fresh(), [member]: wrong }), member);
  });

  it.each([
    ["proxyServer3", "D2-256"],
    ["registerServer2", "D2-257"],
    ["registerServer3", "D2-258"],
  ])("are changed with %s only, which a new one may lack (%s)", async (member) => {
    const { data } = await create(fresh());
    const { id } = data.createMeetingSipPhone.sipPhone;
    for (const wrong of [undefined, null, 7])
      expectUnsent(await tributary.ask(UPDATE, { input: { id, ...servers, [member]: wrong } }), member);
    const { calls } = await tributary.ask(UPDATE, { input: { id, ...servers } });
    expect(calls.map(({ status }) => status)).toEqual([204]);
  });

  it("are changed in all members of their creation except the address (D2-254)", async () => {
    const { data } = await create(fresh());
    const { id } = data.createMeetingSipPhone.sipPhone;
    const { email: _, ...rest } = input;
    const all = { ...rest, ...servers, transportProtocol: "TLS", registrationExpireTime: 9 };
    const { calls } = await tributary.ask(UPDATE, { input: { id, ...all } });
    const sent = Object.entries(all).map(([member, value]) => [wire(member), value]);
    expect(bodyOf(calls[0])).toEqual(Object.fromEntries(sent));
    const readdressed = { id, ...servers, email: "x@visitors.example" };
    expectUnsent(await tributary.ask(UPDATE, { input: readdressed }), "email");
  });

  it("keep members that a change does not name, although a new one needs them (D2-548)", async () => {
    const whole = fresh();
    const { data } = await create(whole);
    const { id } = data.createMeetingSipPhone.sipPhone;
    const { data: changed, calls } = await tributary.ask(UPDATE, { input: { id, ...servers } });
    expect(changed).toMatchObject({ updateMeetingSipPhone: { userErrors: [] } });
    expect(Object.keys(bodyOf(calls[0]) as object).sort()).toEqual(Object.keys(servers).map(wire).sort());
    const found = await tributary.data(SipPhonesDocument, { text: whole.email, first: 1 });
    const { email, displayName, domain, voiceMail } = whole;
    expect(found.meetings.sipPhones.nodes).toMatchObject([{ email, displayName, domain, voiceMail }]);
  });

  it("are unique by address: a second is refused with code 300 (D2-276)", async () => {
    expect(await tributary.data(CREATE, { input: { ...input, email: emailOf(10) } })).toEqual({
      createMeetingSipPhone: { sipPhone: null, userErrors: refusedWith("BAD_USER_INPUT", "300") },
    });
  });

  it("are changed with all further servers, and deleted (D2-255, D2-446, D2-445)", async () => {
    const { createMeetingSipPhone } = await tributary.data<{
      createMeetingSipPhone: { sipPhone: { id: string; upstreamId: string } };
    }>(CREATE, { input: { ...input, email: "short.lived@visitors.example" } });
    const { id, upstreamId } = createMeetingSipPhone.sipPhone;
    const { data, calls } = await tributary.ask(UPDATE, {
      input: { id, ...servers, voiceMail: "vm9", password: "other" },
    });
    expect(data).toMatchObject({
      updateMeetingSipPhone: {
        sipPhone: {
          __typename: "MeetingSipPhoneReference",
          id: `MeetingSipPhoneReference:${upstreamId}`,
          upstreamId,
        },
        userErrors: [],
      },
    });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([["PATCH", `/sip_phones/${upstreamId}`]]);
    expect(bodyOf(calls[0])).toEqual({
      proxy_server2: "p2",
      proxy_server3: "p3",
      register_server2: "r2",
      register_server3: "r3",
      voice_mail: "vm9",
      password: "other",
    });
    const { errors } = await tributary.ask(UPDATE, { input: { id, voiceMail: "vm9" } });
    expect(errors).not.toEqual([]);
    expect(await tributary.data(DELETE, { input: { id } })).toEqual({
      deleteMeetingSipPhone: { deletedId: id, userErrors: [] },
    });
    expect(await tributary.data(DELETE, { input: { id } })).toEqual({
      deleteMeetingSipPhone: { deletedId: null, userErrors: refusedWith("NOT_FOUND", "404") },
    });
  });

  it("are FORBIDDEN with code 200 if the integration is not enabled (D2-273)", async () => {
    const { account } = meetingsTables(tributary.families.store.scope("meetings"));
    const own = account.get("account");
    if (!own) throw new Error("there is an account");
    account.put({ ...own, sipEnabled: false });
    const { errors } = await tributary.ask(SipPhonesDocument);
    const write = await tributary.data(CREATE, { input: { ...input, email: "x@visitors.example" } });
    account.put(own);
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: "FORBIDDEN", status: 400, familyCode: "200" },
    ]);
    expect(errors[0]?.extensions).not.toHaveProperty("missingScopes");
    expect(write).toEqual({
      createMeetingSipPhone: { sipPhone: null, userErrors: refusedWith("FORBIDDEN", "200") },
    });
  });
});

describe("telephony in the graph", () => {
  const TELEPHONY = `audioEnabled accountsEnabled provider bridge dialInNumberUnrestricted modifyCredentialForbidden
    masterAccountSettingExtended dialInNumbers { code type number countryLabel }`;
  const ONE = `query ($user: ID!, $id: ID!) { meetings { user(id: $user) { tspAccount(id: $id) { id conferenceCode owner { upstreamId } } } } }`;
  const UPDATE = `mutation ($input: UpdateMeetingTelephonyInput!) { updateMeetingTelephony(input: $input) { telephony { ${TELEPHONY} } ${ERRORS} } }`;
  const account = { leaderPin: "pin-4711", conferenceCode: "123456" };

  interface Accounts {
    meetings: { user: { tspAccounts: { id: string; upstreamId: string }[] | null } };
  }
  const listOf = async (id: string) =>
    (await tributary.data(TspAccountsDocument, { id })).meetings.user.tspAccounts;

  beforeEach(async () => {
    await tributary.data(UPDATE, { input: { accountsEnabled: true, provider: "Telbridge" } });
  });

  it("of the account is read (D2-447)", async () => {
    const { data, calls } = await tributary.ask(`{ meetings { telephony { ${TELEPHONY} } } }`);
    expect(data).toMatchObject({
      meetings: {
        telephony: {
          audioEnabled: true,
          accountsEnabled: true,
          provider: "Telbridge",
          bridge: "EU_TSP_TB",
          dialInNumbers: [{ type: "toll" }],
        },
      },
    });
    expect(calls).toMatchObject([{ operation: "getAccountTsp", status: 200 }]);
  });

  it("of the account is changed in the given members, and read again if it is selected (D2-448, D2-259)", async () => {
    const { data, calls } = await tributary.ask(UPDATE, {
      input: { provider: "Plainline", audioEnabled: false },
    });
    expect(data).toMatchObject({
      updateMeetingTelephony: {
        telephony: { provider: "Plainline", audioEnabled: false, accountsEnabled: true },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["meetings.updateAccountTsp", "meetings.getAccountTsp"]);
    expect(bodyOf(calls[0])).toEqual({ tsp_provider: "Plainline", enable: false });
    const blind = await tributary.ask(
      `mutation { updateMeetingTelephony(input: { audioEnabled: true }) { ${ERRORS} } }`,
    );
    expect(operationsOf(blind.calls)).toEqual(["meetings.updateAccountTsp"]);
    const nothing = await tributary.ask(UPDATE, { input: {} });
    expect([nothing.errors[0]?.extensions["code"], nothing.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("accounts are listed by id, address, global id or from the person (D2-263, D2-449)", async () => {
    const email = emailOf(demoIndex.admin);
    const { data, calls } = await tributary.ask(TspAccountsDocument, { id: email.toUpperCase() });
    expect(calls.map(({ path }) => path)).toEqual([`/users/${encodeURIComponent(email)}/tsp`]);
    expect(data).toMatchObject({
      meetings: {
        user: {
          id: `MeetingUser:${email}`,
          user: { email },
          tspAccounts: [
            {
              id: `MeetingTspAccount:${email}:1`,
              bridge: "EU_TSP_TB",
              owner: { id: `MeetingUser:${email}` },
            },
            { upstreamId: "2", dialInNumbers: [{ type: "toll" }] },
          ],
        },
      },
    });
    expect(await tributary.data(TspAccountsDocument, { id: `MeetingUser:${email}` })).toEqual(data);
    expect((await listOf("h00000000"))?.map(({ upstreamId }) => upstreamId)).toEqual(["1", "2"]);
    const people = await tributary.ask<{
      users: { nodes: { email: string; meetingUser: Accounts["meetings"]["user"] }[] };
    }>("{ users(first: 5) { nodes { email meetingUser { tspAccounts { id } } } } }");
    const lists = people.calls.filter(({ operation }) => operation === "listUserTspAccounts");
    expect(lists).toHaveLength(5);
    expect(people.data.users.nodes.every(({ meetingUser }) => meetingUser.tspAccounts !== null)).toBe(true);
  });

  it("one account is read by its id; a missing one is code 300 (D2-453, D2-265, D2-279)", async () => {
    const user = emailOf(demoIndex.agent);
    const { data, calls } = await tributary.ask(ONE, { user, id: "1" });
    const id = `MeetingTspAccount:${user}:1`;
    expect(data).toMatchObject({
      meetings: { user: { tspAccount: { id, owner: { upstreamId: user } } } },
    });
    expect(calls.map(({ path }) => path)).toEqual([`/users/${encodeURIComponent(user)}/tsp/1`]);
    expect(await tributary.data(ONE, { user, id })).toEqual(data);
    const missing = await tributary.ask(ONE, { user, id: "9" });
    expect(missing.data).toEqual({ meetings: { user: { tspAccount: null } } });
    expect(missing.errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: "BAD_USER_INPUT", familyCode: "300" },
    ]);
  });

  it("accounts are created; the PIN is not shown (D2-450, D2-260, D2-261)", async () => {
    const userId = emailOf(41);
    const numbers = [{ code: "47", type: "toll", number: "+4755", countryLabel: "Norway" }];
    const { data, calls } = await tributary.ask(CreateTspAccountDocument, {
      input: { userId, ...account, bridge: "US_TSP_TB", dialInNumbers: numbers },
    });
    const id = `MeetingTspAccount:${userId}:1`;
    expect(data).toEqual({
      createMeetingTspAccount: {
        tspAccount: {
          id,
          upstreamId: "1",
          conferenceCode: "123456",
          bridge: "US_TSP_TB",
          dialInNumbers: numbers,
          owner: { tspAccounts: [{ id }] },
        },
        userErrors: [],
      },
    });
    expect(calls[0]?.status).toBe(201);
    expect(bodyOf(calls[0])).toEqual({
      leader_pin: "pin-4711",
      conference_code: "123456",
      tsp_bridge: "US_TSP_TB",
      dial_in_numbers: [{ code: "47", type: "toll", number: "+4755", country_label: "Norway" }],
    });
    expect(operationsOf(calls)).toEqual(["meetings.createUserTspAccount", "meetings.listUserTspAccounts"]);
  });

  it("a third account is refused in the payload, without a read before it (D2-264, D2-277)", async () => {
    const { data, calls } = await tributary.ask(CreateTspAccountDocument, {
      input: { userId: emailOf(demoIndex.admin), ...account },
    });
    expect(data).toEqual({
      createMeetingTspAccount: { tspAccount: null, userErrors: refusedWith("BAD_USER_INPUT", "300") },
    });
    expect(operationsOf(calls)).toEqual(["meetings.createUserTspAccount"]);
  });

  it("accounts are deleted; the last one is refused in the payload (D2-452, D2-278)", async () => {
    const userId = emailOf(42);
    for (let made = 0; made < 2; made++)
      await tributary.data(CreateTspAccountDocument, { input: { userId, ...account } });
    const id = `MeetingTspAccount:${userId}:2`;
    const { data, calls } = await tributary.ask(DeleteTspAccountDocument, { input: { id } });
    expect(data).toEqual({
      deleteMeetingTspAccount: {
        deletedId: id,
        meetingUser: { tspAccounts: [{ upstreamId: "1" }] },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["meetings.deleteUserTspAccount", "meetings.listUserTspAccounts"]);
    const last = await tributary.ask(DeleteTspAccountDocument, { input: { id: "1", userId } });
    expect(last.data).toEqual({
      deleteMeetingTspAccount: {
        deletedId: null,
        meetingUser: null,
        userErrors: refusedWith("BAD_USER_INPUT", "300"),
      },
    });
    expect(operationsOf(last.calls)).toEqual(["meetings.deleteUserTspAccount"]);
    const unnamed = await tributary.ask(DeleteTspAccountDocument, { input: { id: "1" } });
    expect([unnamed.errors[0]?.extensions["code"], unnamed.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("the page of a user's global dial-in is set, with a link or none (D2-451, D2-262)", async () => {
    const userId = emailOf(demoIndex.agent);
    for (const more of [{}, { audioUrl: "https://dial.example/agent" }]) {
      const { data, calls } = await tributary.ask(UpdateGlobalDialInDocument, { input: { userId, ...more } });
      expect(data).toEqual({
        updateMeetingUserGlobalDialIn: { meetingUser: { upstreamId: userId }, userErrors: [] },
      });
      expect(bodyOf(calls[0])).toEqual("audioUrl" in more ? { audio_url: more.audioUrl } : {});
      expect(calls[0]?.path).toBe(`/users/${encodeURIComponent(userId)}/tsp/settings`);
    }
  });

  it.each([
    ["the provider needs the media link (D2-280)", { provider: "Concerta" }, "BAD_USER_INPUT", "300"],
    ["the account is no special TSP account (D2-281)", { provider: "Plainline" }, "FORBIDDEN", "2000"],
    ["TSP is not enabled (D2-282)", { accountsEnabled: false }, "FORBIDDEN", "2024"],
  ])("is refused with the family's own code if %s", async (_why, input, code, familyCode) => {
    await tributary.data(UPDATE, { input });
    expect(
      await tributary.data(UpdateGlobalDialInDocument, { input: { userId: emailOf(demoIndex.agent) } }),
    ).toEqual({
      updateMeetingUserGlobalDialIn: { meetingUser: null, userErrors: refusedWith(code, familyCode) },
    });
  });

  it("accounts of a missing user are null; those of an expired invitation are refused (D2-269, D2-270, D2-271)", async () => {
    expect(await listOf("nobody@visitors.example")).toBeNull();
    expect(await listOf(strangers.otherAccount)).toBeNull();
    const { errors } = await tributary.ask(TspAccountsDocument, { id: strangers.invitationLapsed });
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: "BAD_USER_INPUT", familyCode: "1120" },
    ]);
    for (const [userId, familyCode] of [
      ["nobody@visitors.example", "1001"],
      [strangers.otherAccount, "1010"],
    ] as const)
      expect(await tributary.data(CreateTspAccountDocument, { input: { userId, ...account } })).toEqual({
        createMeetingTspAccount: { tspAccount: null, userErrors: refusedWith("NOT_FOUND", familyCode) },
      });
  });
});
