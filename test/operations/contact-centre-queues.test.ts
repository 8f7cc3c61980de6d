import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AGENTS, demoQueues, demoTags, demoTeams, personId } from "#families/contact-centre/seed.ts";
import { contactCentreTables } from "#families/contact-centre/tables.ts";
import { operationsOf, startTributary, type Tributary } from "../kit/gateway.ts";

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startTributary();
});
afterAll(() => tributary.close());

const agentId = (index: number) => personId({ index });
const global = (index: number) => `ContactCentreAgent:${agentId(index)}`;
const range = (from: number, size: number) => Array.from({ length: size }, (_, at) => from + at);
const idle = range(AGENTS - 20, 20);
const unknownAgent = "a0000000-0000-4000-8000-000000000000";
const tables = () => contactCentreTables(tributary.families.store.scope("contactCentre"));
const membersOf = (queueId: string) => tables().queues.get(queueId)?.agentIds;
const bodies = (calls: readonly { operation: string | undefined; body: string | undefined }[]) =>
  calls.map(({ operation, body }) => [operation, JSON.parse(body ?? "null") as unknown]);

describe("queues in the graph", () => {
  it("have every setting, typed; a setting that was never made is null (D2-309, D2-462)", async () => {
    const { data, calls } = await tributary.ask(
      `query ($full: ID!, $bare: ID!) { contactCentre { full: queue(id: $full) { ...all } bare: queue(id: $bare) { ...all } } }
      fragment all on ContactCentreQueue {
        id upstreamId name isDefault callFunctionality isDoNotOfferEnabled priority offerTimeout wrapupTimeout
        offerAlgorithm queueThresholds { waitingConversations waitTime } doNotOfferTimeouts { declined missed }
        preferredAgentTimeouts { available busy away } isPreferredAgentEnabled offerAbandonedConversations
        personalAgentOfflineTimeout preferredAgentOfflineTimeout createdAt
      }`,
      { full: demoQueues.general.id, bare: `ContactCentreQueue:${demoQueues.overflow.id}` },
    );
    const ids = ({ id, name }: { id: string; name: string }) => ({
      id: `ContactCentreQueue:${id}`,
      upstreamId: id,
      name,
      createdAt: expect.any(String),
    });
    expect(data).toEqual({
      contactCentre: {
        full: {
          ...ids(demoQueues.general),
          isDefault: true,
          callFunctionality: true,
          isDoNotOfferEnabled: true,
          priority: 1,
          offerTimeout: 30,
          wrapupTimeout: 60,
          offerAlgorithm: "LONGEST_IDLE",
          queueThresholds: { waitingConversations: 20, waitTime: 300 },
          doNotOfferTimeouts: { declined: 60, missed: 120 },
          preferredAgentTimeouts: { available: 30, busy: 120, away: 60 },
          isPreferredAgentEnabled: true,
          offerAbandonedConversations: true,
          personalAgentOfflineTimeout: 600,
          preferredAgentOfflineTimeout: 300,
        },
        bare: {
          ...ids(demoQueues.overflow),
          isDefault: false,
          callFunctionality: false,
          isDoNotOfferEnabled: false,
          priority: null,
          offerTimeout: null,
          wrapupTimeout: null,
          offerAlgorithm: null,
          queueThresholds: null,
          doNotOfferTimeouts: null,
          preferredAgentTimeouts: null,
          isPreferredAgentEnabled: null,
          offerAbandonedConversations: null,
          personalAgentOfflineTimeout: null,
          preferredAgentOfflineTimeout: null,
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["contactCentre.getQueue", "contactCentre.getQueue"]);
  });

  it("are listed in one call, with their members in one a queue and presence in one a team's hundred (D2-460, D2-464)", async () => {
    interface Agent {
      readonly id: string;
      readonly teams: readonly { readonly id: string }[];
      readonly presence: { readonly status: string };
    }
    const { data, calls } = await tributary.ask<{
      contactCentre: {
        queues: {
          totalCount: number;
          nodes: { name: string; members: { totalCount: number; nodes: Agent[] } }[];
        };
      };
    }>(
      `{ contactCentre { queues { totalCount nodes { name members(first: 50) { totalCount nodes {
          id teams { id } presence { status statusSince }
        } } again: members(first: 2) { nodes { id displayName firstName lastName email createdAt user { email } } } } } } }`,
    );
    const { queues } = data.contactCentre;
    expect(queues.nodes.map(({ name, members }) => [name, members.totalCount, members.nodes.length])).toEqual(
      Object.values(demoQueues).map(({ name, size }) => [name, size, size]),
    );
    expect(queues.totalCount).toBe(4);
    for (const { nodes } of queues.nodes.map(({ members }) => members))
      for (const { presence } of nodes) expect(presence.status).toEqual(expect.any(String));
    const counts = new Map<string, number>();
    for (const name of operationsOf(calls)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const firstTeams = queues.nodes.flatMap(({ members }) => members.nodes.map(({ teams }) => teams[0]?.id));
    expect(new Set(firstTeams).size).toBe(2);
    expect(Object.fromEntries(counts)).toEqual({
      "contactCentre.listQueues": 1,
      "contactCentre.listQueueMembers": 4,
      // The front desk's twelve in one call, the hundred and twenty on call in two.
      "contactCentre.getTeamPresence": 3,
    });
    expect(new Set(calls.map(({ path, search }) => path + search)).size).toBe(calls.length);
  });

  it("cut pages from the list that the contact centre sends whole (D2-552)", async () => {
    const list = `query ($id: ID!, $after: String) { contactCentre { queue(id: $id) { members(first: 20, after: $after) {
      nodes { id } pageInfo { hasNextPage endCursor } totalCount } } } }`;
    interface Page {
      contactCentre: {
        queue: {
          members: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
        };
      };
    }
    const { id, from, size } = demoQueues.billing;
    const first = await tributary.data<Page>(list, { id });
    const after = first.contactCentre.queue.members.pageInfo.endCursor;
    const second = await tributary.data<Page>(list, { id, after });
    expect(
      [first, second].flatMap(({ contactCentre }) =>
        contactCentre.queue.members.nodes.map((node) => node.id),
      ),
    ).toEqual(range(from, size).map(global));
    expect(second.contactCentre.queue.members).toMatchObject({
      pageInfo: { hasNextPage: false },
      totalCount: size,
    });
    const { errors } = await tributary.ask(list, { id: demoQueues.general.id, after });
    expect(errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
  });

  it("tags and teams are found by node, null where there is none (D2-325)", async () => {
    const ids = [
      `ContactCentreQueue:${demoQueues.returns.id}`,
      `ContactCentreTag:${demoTags.praise.id}`,
      `ContactCentreTeam:${demoTeams.billing.id}`,
      "ContactCentreQueue:none",
      "ContactCentreTag:none",
      "ContactCentreTeam:none",
    ];
    const data = await tributary.data(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ContactCentreQueue { name priority }
        ... on ContactCentreTag { name color } ... on ContactCentreTeam { name createdAt } }
        contactCentre { queue(id: "none") { id } tag(id: "none") { id } team(id: "none") { id } } }`,
      { ids },
    );
    expect(data).toEqual({
      nodes: [
        { name: "Returns", priority: 5 },
        { name: "Praise", color: null },
        { name: "Billing", createdAt: expect.any(String) },
        null,
        null,
        null,
      ],
      contactCentre: { queue: null, tag: null, team: null },
    });
  });

  it("are created with what is given, and nothing else is sent (D2-304, D2-305, D2-306, D2-307, D2-308, D2-461)", async () => {
    const create = `mutation ($input: CreateContactCentreQueueInput!) { createContactCentreQueue(input: $input) {
      queue { id name offerAlgorithm doNotOfferTimeouts { declined missed } members { nodes { id } } } userErrors { field code } } }`;
    const input = {
      name: "Evenings",
      isDefault: false,
      callFunctionality: true,
      isDoNotOfferEnabled: true,
      offerAlgorithm: "LEAST_BUSY",
      doNotOfferTimeouts: { declined: 30 },
      priority: null,
    };
    const { data, calls } = await tributary.ask(create, { input });
    expect(data).toEqual({
      createContactCentreQueue: {
        queue: {
          id: expect.stringMatching(/^ContactCentreQueue:/),
          name: "Evenings",
          offerAlgorithm: "LEAST_BUSY",
          doNotOfferTimeouts: { declined: 30, missed: null },
          members: { nodes: [] },
        },
        userErrors: [],
      },
    });
    const { priority: _, ...sent } = input;
    expect(bodies(calls)).toEqual([
      ["createQueue", sent],
      ["listQueueMembers", null],
    ]);
    for (const field of ["name", "isDefault", "callFunctionality", "isDoNotOfferEnabled"]) {
      const { errors, calls: none } = await tributary.ask(create, { input: { ...input, [field]: null } });
      expect([errors.length, none]).toEqual([1, []]);
    }
    const other = await tributary.ask(create, { input: { ...input, offerAlgorithm: "OTHER" } });
    expect(other.errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", argument: "offerAlgorithm" } },
    ]);
    expect(other.calls).toEqual([]);
    const refused = await tributary.ask(create, { input: { ...input, offerTimeout: -1 } });
    expect(refused.data).toEqual({
      createContactCentreQueue: {
        queue: null,
        userErrors: [{ field: "offerTimeout", code: "BAD_USER_INPUT" }],
      },
    });
  });

  it("are created with every setting, and as the default in place of the one there was (D2-309, D2-461)", async () => {
    const input = {
      name: "Everything",
      isDefault: true,
      callFunctionality: false,
      isDoNotOfferEnabled: true,
      priority: 9,
      offerTimeout: 15,
      wrapupTimeout: 0,
      offerAlgorithm: "ROUND_ROBIN",
      queueThresholds: { waitingConversations: 7, waitTime: 70 },
      doNotOfferTimeouts: { declined: 8, missed: 80 },
      preferredAgentTimeouts: { available: 1, busy: 2, away: 3 },
      isPreferredAgentEnabled: false,
      offerAbandonedConversations: true,
      personalAgentOfflineTimeout: 11,
      preferredAgentOfflineTimeout: 12,
    };
    const { data, calls } = await tributary.ask(
      `mutation ($input: CreateContactCentreQueueInput!) { createContactCentreQueue(input: $input) { queue {
        name isDefault callFunctionality isDoNotOfferEnabled priority offerTimeout wrapupTimeout offerAlgorithm
        queueThresholds { waitingConversations waitTime } doNotOfferTimeouts { declined missed }
        preferredAgentTimeouts { available busy away } isPreferredAgentEnabled offerAbandonedConversations
        personalAgentOfflineTimeout preferredAgentOfflineTimeout
      } } }`,
      { input },
    );
    expect(data).toEqual({ createContactCentreQueue: { queue: input } });
    expect(bodies(calls)).toEqual([["createQueue", input]]);
    expect(
      await tributary.data("query ($id: ID!) { contactCentre { queue(id: $id) { isDefault } } }", {
        id: demoQueues.general.id,
      }),
    ).toEqual({ contactCentre: { queue: { isDefault: false } } });
  });
});

describe("members of a queue", () => {
  const payload = `{ queue { id name members(first: 50) { totalCount } } parts { agentIds outcome userErrors { field message code } } userErrors { field message code } }`;
  const assign = `mutation ($input: AssignContactCentreQueueMembersInput!) { change: assignContactCentreQueueMembers(input: $input) ${payload} }`;
  const remove = `mutation ($input: RemoveContactCentreQueueMembersInput!) { change: removeContactCentreQueueMembers(input: $input) ${payload} }`;
  interface Change {
    readonly change: {
      readonly queue: { readonly name: string; readonly members: { readonly totalCount: number } } | null;
      readonly parts: readonly { readonly agentIds: string[]; readonly outcome: string }[];
      readonly userErrors: readonly object[];
    } | null;
  }
  const { id: queueId } = demoQueues.overflow;

  it("are assigned and removed in one call while they are ten at most (D2-310, D2-313, D2-463, D2-465)", async () => {
    const agentIds = [global(0), agentId(1), global(1)];
    const assigned = await tributary.ask<Change>(assign, { input: { queueId, agentIds } });
    expect(assigned.data.change).toEqual({
      queue: { id: `ContactCentreQueue:${queueId}`, name: "Overflow", members: { totalCount: 2 } },
      parts: [{ agentIds: [global(0), global(1)], outcome: "DONE", userErrors: [] }],
      userErrors: [],
    });
    expect(bodies(assigned.calls)[0]).toEqual(["assignQueueMembers", { agentIds: [agentId(0), agentId(1)] }]);
    expect(operationsOf(assigned.calls).slice(1).sort()).toEqual([
      "contactCentre.getQueue",
      "contactCentre.listQueueMembers",
    ]);
    const removed = await tributary.ask<Change>(remove, { input: { queueId, agentIds } });
    expect(removed.data.change).toMatchObject({ queue: { members: { totalCount: 0 } }, userErrors: [] });
    expect(removed.calls[0]).toMatchObject({ method: "DELETE", status: 204 });
    expect(membersOf(queueId)).toEqual([]);
  });

  it("go in parts of ten, of which one that is refused does not keep the others back (D2-311, D2-312, D2-554)", async () => {
    const ids = [...range(0, 12).map(agentId), unknownAgent, ...range(12, 12).map(agentId)];
    const { data, errors, calls } = await tributary.ask<Change>(assign, {
      input: { queueId, agentIds: ids },
    });
    expect(errors).toEqual([]);
    const globals = ids.map((id) => `ContactCentreAgent:${id}`);
    const why = { field: "agentIds", message: "There is no such agent", code: "NOT_FOUND" };
    expect(data.change).toMatchObject({
      queue: { members: { totalCount: 15 } },
      parts: [
        { agentIds: globals.slice(0, 10), outcome: "DONE", userErrors: [] },
        { agentIds: globals.slice(10, 20), outcome: "REFUSED", userErrors: [why] },
        { agentIds: globals.slice(20), outcome: "DONE", userErrors: [] },
      ],
      userErrors: [why],
    });
    const writes = calls.filter(({ method }) => method === "PATCH");
    expect(bodies(writes)).toEqual(
      [ids.slice(0, 10), ids.slice(10, 20), ids.slice(20)].map((agentIds) => [
        "assignQueueMembers",
        { agentIds },
      ]),
    );
    expect(membersOf(queueId)).toEqual([...ids.slice(0, 10), ...ids.slice(20)]);
    const removed = await tributary.ask<Change>(remove, {
      input: { queueId, agentIds: [...ids.slice(0, 10), ...ids.slice(20)] },
    });
    expect(removed.data.change?.parts.map(({ outcome }) => outcome)).toEqual(["DONE", "DONE"]);
    expect(membersOf(queueId)).toEqual([]);
  });

  it("of which nothing could be done have no queue, and say so of every part (D2-325)", async () => {
    const { data, calls } = await tributary.ask<Change>(assign, {
      input: { queueId: "none", agentIds: range(0, 11).map(agentId) },
    });
    expect(data.change).toMatchObject({
      queue: null,
      parts: [{ outcome: "REFUSED" }, { outcome: "REFUSED" }],
      userErrors: [
        { field: "queueId", code: "NOT_FOUND" },
        { field: "queueId", code: "NOT_FOUND" },
      ],
    });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ["FAILED", "throttle:60", "RATE_LIMITED"],
    ["UNKNOWN", "reset", "OUTCOME_UNKNOWN"],
  ])("that are %s in the middle keep what follows from being sent", async (outcome, fault, code) => {
    const agentIds = range(0, 30).map(agentId);
    await using other = await startTributary();
    // The first part comes through, then the contact centre fails.
    const { calls } = other.families;
    const push = calls.push.bind(calls);
    calls.push = (...made) => {
      if (made.some(({ method }) => method === "PATCH")) other.families.setFaults(`contactCentre=${fault}`);
      return push(...made);
    };
    const { data, errors } = await other.ask<Change>(
      `mutation ($input: AssignContactCentreQueueMembersInput!) { change: assignContactCentreQueueMembers(input: $input) {
        queue { id } parts { agentIds outcome userErrors { code } } userErrors { code } } }`,
      { input: { queueId, agentIds } },
    );
    expect(errors).toEqual([]);
    expect(data.change).toMatchObject({
      queue: { id: `ContactCentreQueue:${queueId}` },
      parts: [
        { outcome: "DONE", userErrors: [] },
        { outcome, userErrors: [{ code }] },
        { outcome: "NOT_SENT", userErrors: [] },
      ],
      userErrors: [{ code }],
    });
    const stored = contactCentreTables(other.families.store.scope("contactCentre")).queues.get(queueId);
    expect(stored?.agentIds).toEqual(agentIds.slice(0, 10));
  });

  it("whose first part fails fail as a whole: nothing was done (D2-326)", async () => {
    tributary.families.setFaults("contactCentre=status:503");
    const { data, errors, calls } = await tributary.ask<Change>(assign, {
      input: { queueId, agentIds: range(0, 30).map(agentId) },
    });
    tributary.families.setFaults("");
    expect([data, calls.length]).toEqual([{ change: null }, 1]);
    expect(errors).toMatchObject([{ path: ["change"], extensions: { family: "contactCentre" } }]);
    expect(membersOf(queueId)).toEqual([]);
  });

  it.each([
    ["none", []],
    ["another type's id", ["Ticket:1"]],
    ["more than 250", range(0, 251).map((index) => `agent-${index}`)],
  ])("are refused before any call: %s (D2-314)", async (_what, agentIds) => {
    for (const change of [assign, remove]) {
      const { errors, calls } = await tributary.ask(change, { input: { queueId, agentIds } });
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "agentIds" } }]);
      expect(calls).toEqual([]);
    }
  });
});

describe("tags", () => {
  const create = `mutation ($input: CreateContactCentreTagInput!) { createContactCentreTag(input: $input) {
    tag { id name color status createdAt } userErrors { field code } } }`;
  interface Created {
    createContactCentreTag: { tag: { id: string } };
  }

  it("are listed in one call and read by id (D2-466, D2-468)", async () => {
    const { data, calls } = await tributary.ask(
      `query ($id: ID!) { contactCentre { tags(first: 2) { totalCount nodes { name status } pageInfo { hasNextPage } } tag(id: $id) { id upstreamId name color status } } }`,
      { id: demoTags.campaign.id },
    );
    expect(data).toEqual({
      contactCentre: {
        tags: {
          totalCount: 4,
          nodes: [
            { name: "Complaint", status: "ACTIVATED" },
            { name: "Refund", status: "ACTIVATED" },
          ],
          pageInfo: { hasNextPage: true },
        },
        tag: {
          id: `ContactCentreTag:${demoTags.campaign.id}`,
          upstreamId: demoTags.campaign.id,
          name: "Spring campaign",
          color: "#27ae60",
          status: "DEACTIVATED",
        },
      },
    });
    expect(operationsOf(calls).sort()).toEqual(["contactCentre.getTag", "contactCentre.listTags"]);
  });

  it("of a name that exists are the one there was, unchanged (D2-315, D2-316, D2-467)", async () => {
    const first = await tributary.ask<Created>(create, { input: { name: "Urgent", color: "red" } });
    expect(first.data).toMatchObject({
      createContactCentreTag: { tag: { name: "Urgent", color: "red", status: "ACTIVATED" }, userErrors: [] },
    });
    const second = await tributary.ask<Created>(create, { input: { name: "urgent ", color: "blue" } });
    expect(second.data).toEqual(first.data);
    expect(bodies(second.calls)).toEqual([["createTag", { name: "urgent ", color: "blue" }]]);
    const refused = await tributary.ask(create, { input: { name: " " } });
    expect(refused.data).toEqual({
      createContactCentreTag: { tag: null, userErrors: [{ field: "name", code: "BAD_USER_INPUT" }] },
    });
  });

  const move = (verb: string) =>
    `mutation ($input: ${verb}ContactCentreTagInput!) { move: ${verb.toLowerCase()}ContactCentreTag(input: $input) {
      tag { id status } userErrors { field message code } } }`;

  it("are deactivated and activated: the status is known without another call (D2-317, D2-318, D2-469, D2-470)", async () => {
    const { id: tagId } = demoTags.refund;
    for (const [verb, status] of [
      ["Deactivate", "DEACTIVATED"],
      ["Activate", "ACTIVATED"],
    ] as const) {
      const { data, calls } = await tributary.ask(move(verb), { input: { tagId } });
      expect(data).toEqual({ move: { tag: { id: `ContactCentreTag:${tagId}`, status }, userErrors: [] } });
      expect(operationsOf(calls)).toEqual([`contactCentre.${verb.toLowerCase()}Tag`]);
      expect(tables().tags.get(tagId)?.status).toBe(status);
    }
  });

  it("that were moved are read for what else is asked of them, as they are then (D2-317)", async () => {
    const { data, calls } = await tributary.ask(
      `mutation ($id: ID!) { off: deactivateContactCentreTag(input: { tagId: $id }) { tag { name status } }
        on: activateContactCentreTag(input: { tagId: $id }) { tag { name color status } } }`,
      { id: demoTags.refund.id },
    );
    expect(data).toEqual({
      off: { tag: { name: "Refund", status: "DEACTIVATED" } },
      on: { tag: { name: "Refund", color: "#2980b9", status: "ACTIVATED" } },
    });
    expect(operationsOf(calls)).toEqual([
      "contactCentre.deactivateTag",
      "contactCentre.getTag",
      "contactCentre.activateTag",
      "contactCentre.getTag",
    ]);
  });

  it("must exist to be moved (D2-319)", async () => {
    for (const verb of ["Activate", "Deactivate"])
      expect((await tributary.ask(move(verb), { input: { tagId: "unknown" } })).data).toEqual({
        move: {
          tag: null,
          userErrors: [{ field: "tagId", message: "There is no such tag", code: "NOT_FOUND" }],
        },
      });
  });
});

describe("teams", () => {
  it("are listed in one call, their agents in one a team, and presence of all agents of a team in one (D2-471, D2-474, D2-476)", async () => {
    const { data, calls } = await tributary.ask<{
      contactCentre: {
        teams: {
          nodes: {
            name: string;
            agents: { totalCount: number; nodes: { email: string; presence: { email: string } }[] };
          }[];
        };
      };
    }>(
      `{ contactCentre { teams { totalCount nodes { name agents(first: 100) { totalCount nodes {
        email presence { email status activeConversations }
      } } } } } }`,
    );
    expect(data.contactCentre.teams.nodes.map(({ name, agents }) => [name, agents.totalCount])).toEqual(
      Object.values(demoTeams).map(({ name, size }) => [name, size]),
    );
    for (const { agents } of data.contactCentre.teams.nodes)
      expect(agents.nodes.map(({ presence }) => presence.email)).toEqual(
        agents.nodes.map(({ email }) => email),
      );
    const counts = new Map<string, number>();
    for (const name of operationsOf(calls)) counts.set(name, (counts.get(name) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      "contactCentre.listTeams": 1,
      "contactCentre.listTeamAgents": 5,
      // One for each team with agents, and a second for the one of 120.
      "contactCentre.getTeamPresence": 5,
    });
  });

  it("lead from agents to their queues and on to the members: a call a queue, ids for nothing", async () => {
    const { data, calls } = await tributary.ask(
      `query ($id: ID!) { contactCentre { team(id: $id) { name agents(first: 3) { nodes {
        id upstreamId role teams { id } queues { id members(first: 1) { totalCount } } user { email }
      } } } } }`,
      { id: `ContactCentreTeam:${demoTeams.escalations.id}` },
    );
    const { people } = tributary.families.company;
    expect(data).toEqual({
      contactCentre: {
        team: {
          name: "Escalations",
          agents: {
            nodes: range(demoTeams.escalations.from, 3).map((index) => ({
              id: global(index),
              upstreamId: agentId(index),
              role: "AGENT",
              teams: [demoTeams.everyone, demoTeams.billing, demoTeams.escalations].map(({ id }) => ({
                id: `ContactCentreTeam:${id}`,
              })),
              queues: [
                {
                  id: `ContactCentreQueue:${demoQueues.billing.id}`,
                  members: { totalCount: demoQueues.billing.size },
                },
              ],
              user: { email: people[index]?.email },
            })),
          },
        },
      },
    });
    expect(operationsOf(calls)).toEqual([
      "contactCentre.getTeam",
      "contactCentre.listTeamAgents",
      "contactCentre.listQueueMembers",
    ]);
  });

  it("are created, filled, emptied and deleted (D2-320, D2-321, D2-322, D2-472, D2-473, D2-475, D2-477)", async () => {
    const made = await tributary.data<{ createContactCentreTeam: { team: { id: string; name: string } } }>(
      'mutation { createContactCentreTeam(input: { name: "Weekend" }) { team { id name createdAt } userErrors { code } } }',
    );
    const { id: teamId, name } = made.createContactCentreTeam.team;
    expect(name).toBe("Weekend");
    const agentIds = idle.map(global);
    const { data, calls } = await tributary.ask(
      `mutation ($teamId: ID!, $agentIds: [ID!]!, $some: [ID!]!) {
        add: addContactCentreTeamAgents(input: { teamId: $teamId, agentIds: $agentIds }) { team { agents { totalCount } presence { nodes { agentId } } } userErrors { code } }
        remove: removeContactCentreTeamAgents(input: { teamId: $teamId, agentIds: $some }) { team { name agents(first: 5) { nodes { id presence { status } } } } userErrors { code } }
      }`,
      { teamId, agentIds, some: agentIds.slice(1) },
    );
    expect(data).toEqual({
      add: {
        team: { agents: { totalCount: 20 }, presence: { nodes: agentIds.map((id) => ({ agentId: id })) } },
        userErrors: [],
      },
      remove: {
        team: {
          name: "Weekend",
          agents: { nodes: [{ id: agentIds[0], presence: { status: expect.any(String) } }] },
        },
        userErrors: [],
      },
    });
    // Twenty at once: only members of queues are limited (D2-554).
    expect(bodies(calls)[0]).toEqual(["addTeamAgents", { agentIds: idle.map(agentId) }]);
    expect(calls.filter(({ method }) => method !== "GET")).toMatchObject([
      { operation: "addTeamAgents", status: 200 },
      { operation: "removeTeamAgents", status: 204 },
    ]);
    const gone =
      "mutation ($teamId: ID!) { deleteContactCentreTeam(input: { teamId: $teamId }) { teamId userErrors { field code } } }";
    expect(await tributary.data(gone, { teamId })).toEqual({
      deleteContactCentreTeam: { teamId, userErrors: [] },
    });
    expect(await tributary.data(gone, { teamId })).toEqual({
      deleteContactCentreTeam: { teamId: null, userErrors: [{ field: "teamId", code: "NOT_FOUND" }] },
    });
  });

  it("refuse a blank name, and agents of whom one is none; none is added then (D2-320, D2-325)", async () => {
    const before = tables().teams.get(demoTeams.nightShift.id)?.agentIds;
    expect(
      await tributary.data(
        `mutation ($teamId: ID!, $agentIds: [ID!]!) {
          create: createContactCentreTeam(input: { name: "" }) { team { id } userErrors { field code } }
          add: addContactCentreTeamAgents(input: { teamId: $teamId, agentIds: $agentIds }) { team { id } userErrors { field code } }
        }`,
        { teamId: demoTeams.nightShift.id, agentIds: [global(0), unknownAgent] },
      ),
    ).toEqual({
      create: { team: null, userErrors: [{ field: "name", code: "BAD_USER_INPUT" }] },
      add: { team: null, userErrors: [{ field: "agentIds", code: "NOT_FOUND" }] },
    });
    expect(tables().teams.get(demoTeams.nightShift.id)?.agentIds).toEqual(before);
    const { errors, calls } = await tributary.ask(
      `mutation { addContactCentreTeamAgents(input: { teamId: "x", agentIds: [] }) { team { id } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "agentIds" } }]);
    expect(calls).toEqual([]);
  });
});
