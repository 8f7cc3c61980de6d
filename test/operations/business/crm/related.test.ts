/** Activities, deals, files and history of a person in the graph. */

import { describe, expect, it } from "vitest";
import {
  AddFollowerDocument,
  DealsOfFiftyPeopleDocument,
  HistoryOfPersonDocument,
  RemoveFollowerDocument,
} from "#generated/test/graphql.ts";
import { crmPersonIdOf, demoFieldKey } from "#services/demo/things/crm.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";

const tributary = await sharedTributary();

const { person } = tributary.families;
const idOf = (index: number) => `CrmPerson:${crmPersonIdOf(person(index))}`;
const pathOf = (index: number) => `/persons/${crmPersonIdOf(person(index))}`;

interface List<Node = Record<string, unknown>> {
  readonly nodes: readonly Node[];
  readonly totalCount?: number | null;
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/** One list of a person. It costs one call more than the person. */
async function listOf<Node = Record<string, unknown>>(index: number, field: string) {
  const { data, errors, calls } = await tributary.ask<{ crm: { person: { list: List<Node> } } }>(
    `query ($id: ID!) { crm { person(id: $id) { list: ${field} } } }`,
    { id: idOf(index) },
  );
  expect(errors).toEqual([]);
  expect(operationsOf(calls)[0]).toBe("crm.getPerson");
  return { ...data.crm.person.list, calls: calls.slice(1) };
}

async function refused(field: string) {
  const { errors, calls } = await tributary.ask(
    `query ($id: ID!) { crm { person(id: $id) { list: ${field} { nodes { __typename } } } } }`,
    { id: idOf(0) },
  );
  return [errors[0]?.extensions["code"], operationsOf(calls)];
}

describe("activities", () => {
  it("are listed, done or not, without the excluded ones (D3-270, D3-304)", async () => {
    const all = await listOf<{ id: string; done: boolean }>(
      4,
      `activities { nodes {
        id upstreamId subject type done doneAt dueDate dueTime duration note dealId owner { id user { email } } createdAt updatedAt
      } }`,
    );
    expect(all.calls.map(({ path, query }) => [path, query])).toEqual([
      [`${pathOf(4)}/activities`, { start: "0", limit: "25" }],
    ]);
    expect(all.nodes).toHaveLength(4);
    expect(all.nodes[1]).toMatchObject({
      id: expect.stringMatching(/^CrmActivity:\d+$/),
      done: true,
      doneAt: expect.any(String),
      dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dueTime: "09:30",
      duration: "00:45",
      owner: { user: { email: expect.stringContaining("@") } },
    });
    const [first] = all.nodes;
    const done = await listOf<{ id: string }>(
      4,
      `activities(filter: { done: false, excludedActivityIds: ["${first?.id}"] }, first: 5) { nodes { id } }`,
    );
    expect(done.calls[0]?.query).toEqual({
      done: "0",
      exclude: first?.id.replace("CrmActivity:", ""),
      start: "0",
      limit: "5",
    });
    expect(done.nodes.map(({ id }) => id)).toEqual(
      all.nodes.filter((one) => !one.done && one !== first).map(({ id }) => id),
    );
    const yes = await listOf(
      4,
      "activities(filter: { done: true, excludedActivityIds: [] }) { nodes { done } }",
    );
    expect(yes.calls[0]?.query).toEqual({ done: "1", start: "0", limit: "25" });
    expect(await refused('activities(filter: { excludedActivityIds: ["CrmDeal:1"] })')).toEqual([
      "BAD_USER_INPUT",
      ["crm.getPerson"],
    ]);
  });
});

describe("deals", () => {
  const DEAL = `id upstreamId title value { amount currency } status probability winProbability person { id }
    organization { id name } owner { displayName } expectedCloseDate wonAt lostAt lostReason createdAt updatedAt`;

  it("are listed in their order and state, with exact money (D3-270, D3-305)", async () => {
    const { nodes, calls } = await listOf(
      0,
      `deals(orderBy: [{ field: VALUE, direction: DESC }, { field: TITLE }]) { nodes { ${DEAL} } }`,
    );
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["listPersonDeals", { sort: "value DESC, title ASC", start: "0", limit: "25" }],
    ]);
    expect(nodes).toMatchObject([
      { status: "LOST", value: { amount: "120000", currency: "JPY" }, lostReason: "Too expensive" },
      { status: "WON", value: { amount: "1000.50", currency: "USD" }, wonAt: expect.any(String) },
      {
        status: "OPEN",
        value: { amount: "1000.00", currency: "EUR" },
        probability: 60,
        winProbability: "60",
      },
    ]);
    expect(nodes.every((deal) => (deal["person"] as { id: string }).id === idOf(0))).toBe(true);
    const won = await listOf(0, "deals(filter: { statuses: [WON, WON] }) { nodes { status } }");
    expect([won.calls[0]?.query["status"], won.nodes]).toEqual(["won", [{ status: "WON" }]]);
    for (const statuses of ["OTHER", "[WON, LOST]"])
      expect(await refused(`deals(filter: { statuses: ${statuses} })`)).toEqual([
        "BAD_USER_INPUT",
        ["crm.getPerson"],
      ]);
    expect((await listOf(0, "deals(filter: { statuses: [] }) { nodes { id } }")).calls).toEqual([]);
  });

  it("of activities and files are found among those of their person, in one call (D3-304, D3-305)", async () => {
    type Row = {
      readonly deal: { readonly id: string; readonly title?: string } | null;
      readonly dealId: string | null;
    };
    for (const list of ["activities", "files"]) {
      const ids = await listOf<Row>(0, `${list} { nodes { dealId } }`);
      expect(ids.calls).toHaveLength(1);
      expect(ids.nodes.some(({ dealId }) => dealId)).toBe(true);

      const whole = await listOf<Row>(0, `${list} { nodes { dealId deal { id title } } }`);
      expect(operationsOf(whole.calls).slice(1)).toEqual(["crm.listPersonDeals"]);
      for (const { deal, dealId } of whole.nodes)
        expect(deal).toEqual(dealId && { id: dealId, title: expect.any(String) });
    }
  });

  it("of another person are null in activities and files for every selection; only their ids are known", async () => {
    await using scripted = await startScripted();
    await using other = await startTributary({ settings: { crm: { baseUrl: scripted.origin } } });
    for (const list of ["activities", "files"])
      for (const selected of ["id", "id title"]) {
        scripted.script(
          reply({ success: true, data: { id: 5 } }),
          reply({ success: true, data: [{ id: 1, person_id: 5, deal_id: 7 }] }),
          reply({ success: true, data: [{ id: 8, person_id: 5 }] }),
        );
        const { person } = (
          await other.data<{ crm: { person: unknown } }>(
            `{ crm { person(id: "CrmPerson:5") { ${list} { nodes { dealId deal { ${selected} } } } } } }`,
          )
        ).crm;
        expect(person).toEqual({ [list]: { nodes: [{ dealId: "CrmDeal:7", deal: null }] } });
      }
  });

  it("of 50 persons cost one call for each person and none twice, whichever object links to them (D3-305)", async () => {
    const { data, calls } = await tributary.ask(DealsOfFiftyPeopleDocument);
    const made = operationsOf(calls);
    expect(made.filter((name) => name === "crm.listPersonDeals")).toHaveLength(50);
    expect(made).toHaveLength(51);
    expect(new Set(calls.map(({ path }) => path)).size).toBe(51);
    expect(data.crm.people.nodes.flatMap(({ deals }) => deals.nodes).length).toBeGreaterThan(50);
  });
});

describe("files", () => {
  it("are listed in their order (D3-270, D3-306)", async () => {
    const { nodes, calls } = await listOf(
      0,
      "files(orderBy: [{ field: SIZE, direction: DESC }]) { nodes { id upstreamId name type size dealId owner { id } createdAt updatedAt } }",
    );
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["listPersonFiles", { sort: "file_size DESC", start: "0", limit: "25" }],
    ]);
    expect(nodes).toMatchObject([
      { name: "contract.pdf", type: "pdf", size: 20_137, dealId: null },
      { name: "offer.pdf", type: "pdf", size: 20_000, dealId: expect.stringMatching(/^CrmDeal:\d+$/) },
    ]);
  });
});

describe("mail messages", () => {
  it("are listed with the persons behind the addresses (D3-270, D3-315)", async () => {
    const { nodes, pageInfo, calls } = await listOf(
      0,
      `mailMessages(first: 1) { nodes {
        id upstreamId subject snippet from { email displayName user { email } } to { email } threadId read hasAttachments sentAt
      } pageInfo { hasNextPage } }`,
    );
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["listPersonMailMessages", { start: "0", limit: "1" }],
    ]);
    const { email, displayName } = person(0);
    expect([nodes, pageInfo]).toMatchObject([
      [
        {
          subject: "Re: Your offer",
          from: [{ email, displayName, user: { email } }],
          read: false,
          hasAttachments: false,
          threadId: "900000",
        },
      ],
      { hasNextPage: true },
    ]);
  });
});

describe("the history", () => {
  interface Event {
    readonly __typename: string;
    readonly occurredAt: string;
    readonly change?: { readonly fieldKey: string };
  }
  const FLOW = `nodes { __typename occurredAt
    ... on CrmActivityEvent { activity { subject } } ... on CrmDealEvent { deal { title value { amount } } }
    ... on CrmFileEvent { file { name } } ... on CrmMailEvent { mailMessage { subject } }
    ... on CrmChangeEvent { change { fieldKey newValue } } ... on CrmFollowerEvent { follower { crmUser { displayName } } }
    ... on CrmOtherEvent { type }
  }`;

  it("is one list of what happened, each event of its own type (D3-270, D3-307)", async () => {
    const { nodes, calls } = await listOf<Event>(0, `history { ${FLOW} }`);
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["listPersonFlow", { start: "0", limit: "25" }],
    ]);
    expect([...new Set(nodes.map(({ __typename }) => __typename))].sort()).toEqual([
      "CrmActivityEvent",
      "CrmChangeEvent",
      "CrmDealEvent",
      "CrmFileEvent",
      "CrmFollowerEvent",
      "CrmMailEvent",
    ]);
    expect(nodes.map(({ occurredAt }) => occurredAt)).toEqual(
      nodes
        .map(({ occurredAt }) => occurredAt)
        .sort()
        .reverse(),
    );
    expect(nodes.filter((node) => Object.values(node).includes(null))).toEqual([]);
  });

  it("is filtered by type, and has custom fields if they are requested (D3-307)", async () => {
    const { nodes, calls } = await listOf<Event>(
      0,
      `history(filter: { types: [CHANGE, MAIL_MESSAGE, CHANGE], includeCustomFields: true }) { ${FLOW} }`,
    );
    expect(calls[0]?.query).toEqual({
      all_changes: "1",
      items: "change,mailMessage",
      start: "0",
      limit: "25",
    });
    expect(new Set(nodes.map(({ __typename }) => __typename))).toEqual(
      new Set(["CrmChangeEvent", "CrmMailEvent"]),
    );
    expect(nodes.map(({ change }) => change?.fieldKey)).toContain(demoFieldKey("discount"));
    expect((await listOf(0, `history(filter: { types: [] }) { ${FLOW} }`)).calls).toEqual([]);
  });
});

describe("a CRM with values that its documents do not have", () => {
  it("shows unknown kinds and states as OTHER, never as errors (D3-307, D3-316)", async () => {
    const flow = {
      success: true,
      data: [
        { object: "call", timestamp: "2026-05-04T09:30:00Z", data: { id: 1 } },
        { object: "deal", data: { id: 7, status: "frozen" } },
        {},
      ],
      additional_data: { pagination: { start: 0, limit: 25, more_items_in_collection: false } },
    };
    await using scripted = await startScripted(reply({ success: true, data: { id: 5 } }), reply(flow));
    await using other = await startTributary({ settings: { crm: { baseUrl: scripted.origin } } });
    const data = await other.data(HistoryOfPersonDocument);
    expect(data).toEqual({
      crm: {
        person: {
          displayName: null,
          history: {
            nodes: [
              { __typename: "CrmOtherEvent", occurredAt: "2026-05-04T09:30:00Z", type: "call" },
              {
                __typename: "CrmDealEvent",
                occurredAt: null,
                deal: { id: "CrmDeal:7", status: "OTHER", value: null },
              },
              { __typename: "CrmOtherEvent", occurredAt: null, type: null },
            ],
          },
        },
      },
    });
  });
});

describe("the changelog", () => {
  const CHANGE = "changedAt fieldKey field { name } oldValue newValue actor { id displayName } source bulk";

  it("is walked by cursor, with the fields' names for one call (D3-271)", async () => {
    const first = await listOf<{ field: { name: string } }>(
      0,
      `changelog(first: 2) { nodes { ${CHANGE} } pageInfo { hasNextPage endCursor } }`,
    );
    expect(first.calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["listPersonChangelog", { limit: "2" }],
      ["listPersonFields", { start: "0", limit: "500" }],
    ]);
    expect(first.nodes[0]).toMatchObject({
      fieldKey: demoFieldKey("discount"),
      field: { name: "Discount" },
      oldValue: null,
      newValue: "2.5",
      actor: { id: expect.stringMatching(/^CrmUser:\d+$/), displayName: expect.any(String) },
      source: "api",
      bulk: false,
    });
    const rest = await listOf<{ field: { name: string } }>(
      0,
      `changelog(first: 2, after: "${first.pageInfo?.endCursor}") { nodes { ${CHANGE} } }`,
    );
    expect(rest.calls[0]?.query["cursor"]).toEqual(expect.any(String));
    expect(rest.nodes.at(-1)?.field.name).toBe("Name");
  });
});

describe("followers and permitted users", () => {
  it("come whole and are paged by the gateway (D3-309, D3-313, D3-317)", async () => {
    const FOLLOWER = "nodes { id upstreamId crmUser { id displayName email user { email } } createdAt }";
    const first = await listOf<{ id: string }>(
      0,
      `followers(first: 1) { ${FOLLOWER} totalCount pageInfo { hasNextPage endCursor } }`,
    );
    expect(first.calls.map(({ operation, search }) => [operation, search])).toEqual([
      ["listPersonFollowers", ""],
    ]);
    expect([first.nodes.length, first.totalCount, first.pageInfo?.hasNextPage]).toEqual([1, 2, true]);
    const rest = await listOf<{ id: string }>(
      0,
      `followers(after: "${first.pageInfo?.endCursor}") { ${FOLLOWER} pageInfo { hasNextPage endCursor } }`,
    );
    expect([rest.nodes.length, rest.pageInfo?.hasNextPage]).toEqual([1, false]);
    expect(rest.nodes[0]?.id).not.toBe(first.nodes[0]?.id);

    const users = await listOf<{ id: string; email: string }>(
      0,
      "permittedUsers(first: 2) { nodes { id displayName email user { email } } totalCount }",
    );
    expect(operationsOf(users.calls)).toEqual(["crm.listPersonPermittedUsers"]);
    expect(users.nodes[0]).toMatchObject({
      id: expect.stringMatching(/^CrmUser:/),
      displayName: expect.any(String),
    });
  });

  it("are added and removed (D3-308, D3-309, D3-310)", async () => {
    const added = await tributary.ask(AddFollowerDocument, {
      personId: idOf(2),
      userId: "CrmUser:2",
    });
    const followerId = added.data.addCrmPersonFollower.follower.id;
    expect(followerId).toMatch(new RegExp(`^CrmFollower:${crmPersonIdOf(person(2))}:\\d+$`));
    expect(added.data).toEqual({
      addCrmPersonFollower: {
        follower: { id: followerId, crmUser: { id: "CrmUser:2", email: person(1).email } },
        person: { id: idOf(2), followers: { nodes: [{ id: followerId }] } },
        userErrors: [],
      },
    });
    expect(operationsOf(added.calls)).toEqual(["crm.addPersonFollower", "crm.listPersonFollowers"]);
    const again = await tributary.data(AddFollowerDocument, { personId: idOf(2), userId: "2" });
    expect(again.addCrmPersonFollower.follower.id).toBe(followerId);
    expect(await tributary.data(AddFollowerDocument, { personId: idOf(2), userId: "99999" })).toEqual({
      addCrmPersonFollower: {
        follower: null,
        person: null,
        userErrors: [{ field: ["userId"], code: "BAD_USER_INPUT" }],
      },
    });

    const removed = await tributary.ask(RemoveFollowerDocument, { followerId });
    expect(removed.data).toEqual({
      removeCrmPersonFollower: { person: { id: idOf(2), followers: { nodes: [] } }, userErrors: [] },
    });
    expect(removed.calls[0]?.path).toBe(`${pathOf(2)}/followers/${followerId.split(":").at(-1)}`);
    expect(await tributary.data(RemoveFollowerDocument, { followerId })).toEqual({
      removeCrmPersonFollower: { person: null, userErrors: [{ field: ["followerId"], code: "NOT_FOUND" }] },
    });
    for (const wrong of ["5", "CrmFollower:5", "CrmFollower:a:5", "CrmPerson:1:2"]) {
      const { errors, calls } = await tributary.ask(RemoveFollowerDocument, { followerId: wrong });
      expect([wrong, errors[0]?.extensions["code"], calls]).toEqual([wrong, "BAD_USER_INPUT", []]);
    }
  });
});
