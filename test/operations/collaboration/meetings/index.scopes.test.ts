/** Scopes of meetings in the graph, and the rights of the gateway's credential. */
import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import type { GatewayRequest } from "#gateway/operation/gateway-request.ts";
import {
  DeletePollDocument,
  MeetingRegistrantsDocument,
  MeetingSummaryDocument,
  SipPhonesDocument,
  TspAccountsDocument,
  UpdateLivestreamDocument,
} from "#generated/test/graphql.ts";
import { demoIndex } from "#services/demo/company.ts";
import { demoMeetings, demoWebinars } from "#services/demo/things/meetings.ts";
import { familyScopesOf } from "#subgraphs/kit/access/access-policy.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const { allHands, kickOff, review, training } = demoMeetings;

const tributary = await sharedTributary();
const reader = await sharedTributary({ persona: "endUser" });

/** A caller with the scopes of meetings' linked families, and further scopes. */
const holding = (...scopes: string[]): GatewayRequest => ({
  caller: { authenticated: true, scopes: new Set([...familyScopesOf(familiesOf()), ...scopes]) },
});

const POLLS = "query ($id: ID!) { meetings { meeting(id: $id) { polls { id } } } }";
const REPORT = "query ($id: ID!) { meetings { webinar(id: $id) { id qaReport { startedAt } } } }";
const stream = { pageUrl: "https://watch.example/1", streamKey: "k-1", streamUrl: "rtmp://in.example" };
const livestream = { input: { meetingId: kickOff.id, ...stream } };
const summary = { uuid: allHands.uuid };
const agent = tributary.families.person(demoIndex.agent).email;
const mutation = (name: string, input: string, selection: string) =>
  `mutation { ${name}(input: ${input}) { ${selection} } }`;

it.each<[what: string, query: { toString(): string }, variables: object, scopes: string[], missing: string]>([
  [
    "a livestream (D2-206)",
    UpdateLivestreamDocument,
    livestream,
    ["meeting:read:admin"],
    "meeting:write:admin",
  ],
  ["polls (D2-207)", POLLS, { id: review.id }, ["meeting:write:admin"], "meeting:read:admin"],
  [
    "deletion (D2-206)",
    DeletePollDocument,
    { input: { id: "x" } },
    ["meeting:read:admin"],
    "meeting:write:admin",
  ],
  ["a report (D2-209)", REPORT, { id: demoWebinars.autumn.id }, ["meeting:read:admin"], "report:read:admin"],
  ["phones (D2-210)", SipPhonesDocument, {}, ["sip_phone:write:admin"], "sip_phone:read:admin"],
  [
    "a deleted phone (D2-211)",
    mutation("deleteMeetingSipPhone", '{ id: "x" }', "deletedId"),
    {},
    ["sip_phone:read:admin"],
    "sip_phone:write:admin",
  ],
  [
    "phones of people (D2-210)",
    "{ users(first: 1) { nodes { meetingSipPhone { id } } } }",
    {},
    ["users"],
    "sip_phone:read:admin",
  ],
  ["TSP accounts (D2-212)", TspAccountsDocument, { id: "me" }, ["tsp:write"], "tsp:read:admin"],
  [
    "a TSP setting (D2-213)",
    mutation("updateMeetingTelephony", "{ audioEnabled: true }", "telephony { provider }"),
    {},
    ["tsp:write"],
    "tsp:write:admin",
  ],
  ["a summary (D2-205, D2-208)", MeetingSummaryDocument, summary, [], "meeting_summary:read:admin"],
  [
    "a summary, in the user form (D2-208)",
    MeetingSummaryDocument,
    summary,
    ["meeting:read:admin", "meeting_summary:read"],
    "meeting_summary:read:admin",
  ],
])(
  "%s needs its scope, which the error names before any call",
  async (_what, query, variables, scopes, missing) => {
    const { errors, calls } = await tributary.ask(query.toString(), { ...variables }, holding(...scopes));
    expect(errors.map(({ extensions }) => [extensions["code"], extensions["missingScopes"]])).toEqual([
      ["FORBIDDEN", [missing]],
    ]);
    expect(calls).toEqual([]);
  },
);

it.each<[what: string, query: { toString(): string }, variables: object, scope: string]>([
  ["a livestream", UpdateLivestreamDocument, livestream, "meeting:write"],
  ["polls", POLLS, { id: review.id }, "meeting:read"],
  ["registrants", MeetingRegistrantsDocument, { id: kickOff.id, first: 1 }, "meeting:read:admin"],
  ["a summary", MeetingSummaryDocument, summary, "meeting_summary:read:admin"],
  ["TSP accounts", TspAccountsDocument, { id: agent }, "tsp:read"],
])("%s needs no other scope", async (_what, query, variables, scope) => {
  const { errors, calls } = await tributary.ask(query.toString(), { ...variables }, holding(scope));
  expect([errors, calls.length > 0]).toEqual([[], true]);
});

it("a webinar is an id-only object, which needs no scope (D2-209)", async () => {
  const query = "query ($id: ID!) { meetings { webinar(id: $id) { id } } }";
  const { errors, calls } = await tributary.ask(
    query,
    { id: demoWebinars.autumn.id },
    holding("meeting:read"),
  );
  expect([errors, calls]).toEqual([[], []]);
});

it.each([`MeetingSummary:${encodeURIComponent(allHands.uuid)}`, `MeetingTspAccount:${agent}:1`])(
  "node does not read %s, whose scope it does not check",
  async (id) => {
    const { data, calls } = await tributary.ask(
      "query ($id: ID!) { node(id: $id) { id } }",
      { id },
      holding(),
    );
    expect([data, calls]).toEqual([{ node: null }, []]);
  },
);

describe("if the gateway's credential is a user's", () => {
  it.each<[string, { toString(): string }, object, string]>([
    ["a summary", MeetingSummaryDocument, summary, "meeting_summary:read:admin"],
    ["a report", REPORT, { id: demoWebinars.autumn.id }, "report:read:admin"],
  ])(
    "%s is FORBIDDEN, and the scope is named, for any status of the answer (D2-205, D2-272)",
    async (_what, query, variables, missing) => {
      const { errors } = await reader.ask(query.toString(), { ...variables });
      expect(errors.map(({ extensions }) => extensions)).toMatchObject([
        { code: "FORBIDDEN", status: 400, familyCode: "200", missingScopes: [missing] },
      ]);
    },
  );

  it("a livestream of others is refused in the payload (D2-205, D2-285)", async () => {
    const { updateMeetingLivestream } = await reader.data(UpdateLivestreamDocument, livestream);
    expect(updateMeetingLivestream.userErrors).toEqual([
      {
        field: null,
        message: expect.stringContaining("meeting:write"),
        code: "FORBIDDEN",
        familyCode: "200",
      },
    ]);
  });

  it("meetings of other users are FORBIDDEN (D2-266, D2-283)", async () => {
    const own = await reader.ask(MeetingRegistrantsDocument, { id: training.id, first: 1 });
    const others = await reader.ask(MeetingRegistrantsDocument, { id: allHands.id });
    expect([own.errors, own.data.meetings.meeting?.registrants?.nodes.length]).toEqual([[], 1]);
    expect(others.errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: "FORBIDDEN", status: 400, familyCode: "3000" },
    ]);
    expect(others.errors[0]?.extensions).not.toHaveProperty("missingScopes");
  });

  it("`me` is its user (D2-214)", async () => {
    const { data } = await reader.ask(TspAccountsDocument, { id: "me" });
    expect(data.meetings.user.tspAccounts?.map(({ id }) => id)).toEqual(["MeetingTspAccount:me:1"]);
    const service = await tributary.ask(TspAccountsDocument, { id: "me" });
    expect(service.errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: "BAD_USER_INPUT", familyCode: "300" },
    ]);
  });
});
