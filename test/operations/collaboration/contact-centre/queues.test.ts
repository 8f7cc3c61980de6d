import { describe, expect, it } from "vitest";
import {
  ContactCentreNodesDocument,
  CreateQueueDocument,
  CreateQueueWithAllSettingsDocument,
  MemberPagesDocument,
  QueueSettingsDocument,
  QueuesWithMembersDocument,
} from "#generated/test/graphql.ts";
import { demoQueues, demoTags, demoTeams, personId } from "#services/demo/things/contact-centre.ts";
import { bodies, operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";

const tributary = await sharedTributary();

const agentId = (index: number) => personId({ index });
const global = (index: number) => `ContactCentreAgent:${agentId(index)}`;
const range = (from: number, size: number) => Array.from({ length: size }, (_, at) => from + at);

describe("queues in the graph", () => {
  it("have every setting, typed; a setting that was never set is null (D2-309, D2-462)", async () => {
    const { data, calls } = await tributary.ask(QueueSettingsDocument, {
      full: demoQueues.general.id,
      bare: `ContactCentreQueue:${demoQueues.overflow.id}`,
    });
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
          default: true,
          callFunctionality: true,
          doNotOfferEnabled: true,
          priority: 1,
          offerTimeout: 30,
          wrapupTimeout: 60,
          offerAlgorithm: "LONGEST_IDLE",
          queueThresholds: { waitingConversationCount: 20, waitTime: 300 },
          doNotOfferTimeouts: { declined: 60, missed: 120 },
          preferredAgentTimeouts: { available: 30, busy: 120, away: 60 },
          preferredAgentEnabled: true,
          offerAbandonedConversations: true,
          personalAgentOfflineTimeout: 600,
          preferredAgentOfflineTimeout: 300,
        },
        bare: {
          ...ids(demoQueues.overflow),
          default: false,
          callFunctionality: false,
          doNotOfferEnabled: false,
          priority: null,
          offerTimeout: null,
          wrapupTimeout: null,
          offerAlgorithm: null,
          queueThresholds: null,
          doNotOfferTimeouts: null,
          preferredAgentTimeouts: null,
          preferredAgentEnabled: null,
          offerAbandonedConversations: null,
          personalAgentOfflineTimeout: null,
          preferredAgentOfflineTimeout: null,
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["contactCentre.listQueues"]);
  });

  it("are listed in one call, with one for the members of each queue and one for the presence of a team's hundred (D2-460, D2-464)", async () => {
    const { data, calls } = await tributary.ask(QueuesWithMembersDocument);
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
      // One call for the twelve agents of the front desk, two for the 120 on call.
      "contactCentre.getTeamPresence": 3,
    });
    expect(new Set(calls.map(({ path, search }) => path + search)).size).toBe(calls.length);
  });

  it("cut pages from the list that the contact center sends whole (D2-552)", async () => {
    const { id, from, size } = demoQueues.billing;
    const first = await tributary.data(MemberPagesDocument, { id });
    const after = first.contactCentre.queue.members.pageInfo.endCursor;
    const second = await tributary.data(MemberPagesDocument, { id, after });
    expect(
      [first, second].flatMap(({ contactCentre }) =>
        contactCentre.queue.members.nodes.map((node) => node.id),
      ),
    ).toEqual(range(from, size).map(global));
    expect(second.contactCentre.queue.members).toMatchObject({
      pageInfo: { hasNextPage: false },
      totalCount: size,
    });
    const { errors } = await tributary.ask(MemberPagesDocument, { id: demoQueues.general.id, after });
    expect(errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
  });

  it("tags and teams are found by node, null if they do not exist (D2-325)", async () => {
    const ids = [
      `ContactCentreQueue:${demoQueues.returns.id}`,
      `ContactCentreTag:${demoTags.praise.id}`,
      `ContactCentreTeam:${demoTeams.billing.id}`,
      "ContactCentreQueue:none",
      "ContactCentreTag:none",
      "ContactCentreTeam:none",
    ];
    const data = await tributary.data(ContactCentreNodesDocument, { ids });
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

  const input = {
    name: "Evenings",
    default: false,
    callFunctionality: true,
    doNotOfferEnabled: true,
    offerAlgorithm: "LEAST_BUSY",
    doNotOfferTimeouts: { declined: 30 },
    priority: null,
  };

  it("are created with the given members, and nothing else is sent (D2-304, D2-461)", async () => {
    const { data, calls } = await tributary.ask(CreateQueueDocument, { input });
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
    const { priority: _, default: isDefault, doNotOfferEnabled, ...rest } = input;
    const sent = { ...rest, isDefault, isDoNotOfferEnabled: doNotOfferEnabled };
    expect(bodies(calls)).toEqual([
      ["createQueue", sent],
      ["listQueueMembers", null],
    ]);
  });

  it.each([
    ["plain", (body: object) => body],
    ["wrapped", (body: object) => ({ request: body })],
  ] as const)(
    "are sent %s if the service accepts `request` in that form (D2-304, D2-555)",
    async (bodyForm, sent) => {
      const { priority: _, default: isDefault, doNotOfferEnabled, ...rest } = input;
      const queue = { ...rest, isDefault, isDoNotOfferEnabled: doNotOfferEnabled };
      await using upstream = await startScripted(reply({ id: "q1", ...queue }, 201));
      await using own = await startTributary({
        settings: { contactCentre: { baseUrl: upstream.origin, bodyForm } },
      });
      const data = await own.data(CreateQueueWithAllSettingsDocument, { input });
      expect(data.createContactCentreQueue.queue).toMatchObject({ name: "Evenings", default: false });
      expect(upstream.requests.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
        ["POST", "/v1/queues", sent(queue)],
      ]);
    },
  );

  it.each([
    ["name", "D2-305"],
    ["default", "D2-306"],
    ["callFunctionality", "D2-307"],
    ["doNotOfferEnabled", "D2-308"],
  ])("are not created without %s, and nothing is sent (%s)", async (field) => {
    const { errors, calls } = await tributary.ask(CreateQueueDocument, {
      input: { ...input, [field]: null },
    });
    expect([errors.length, calls]).toEqual([1, []]);
  });

  it("are not created with unknown settings", async () => {
    const other = await tributary.ask(CreateQueueDocument, {
      input: { ...input, offerAlgorithm: "OTHER" },
    });
    expect(other.errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", argument: "offerAlgorithm" } },
    ]);
    expect(other.calls).toEqual([]);
    const refused = await tributary.ask(CreateQueueDocument, {
      input: { ...input, offerTimeout: -1 },
    });
    expect(refused.data).toEqual({
      createContactCentreQueue: {
        queue: null,
        userErrors: [{ field: ["offerTimeout"], code: "BAD_USER_INPUT" }],
      },
    });
  });

  it("are created with every setting, and as the default in place of the previous one (D2-309, D2-461)", async () => {
    const input = {
      name: "Everything",
      default: true,
      callFunctionality: false,
      doNotOfferEnabled: true,
      priority: 9,
      offerTimeout: 15,
      wrapupTimeout: 0,
      offerAlgorithm: "ROUND_ROBIN",
      queueThresholds: { waitingConversationCount: 7, waitTime: 70 },
      doNotOfferTimeouts: { declined: 8, missed: 80 },
      preferredAgentTimeouts: { available: 1, busy: 2, away: 3 },
      preferredAgentEnabled: false,
      offerAbandonedConversations: true,
      personalAgentOfflineTimeout: 11,
      preferredAgentOfflineTimeout: 12,
    };
    const { data, calls } = await tributary.ask(CreateQueueWithAllSettingsDocument, {
      input,
    });
    expect(data).toEqual({ createContactCentreQueue: { queue: input } });
    const { default: isDefault, doNotOfferEnabled, preferredAgentEnabled, ...rest } = input;
    const body = {
      ...rest,
      isDefault,
      isDoNotOfferEnabled: doNotOfferEnabled,
      isPreferredAgentEnabled: preferredAgentEnabled,
      queueThresholds: { waitingConversations: 7, waitTime: 70 },
    };
    expect(bodies(calls)).toEqual([["createQueue", body]]);
    expect(
      await tributary.data("query ($id: ID!) { contactCentre { queue(id: $id) { default } } }", {
        id: demoQueues.general.id,
      }),
    ).toEqual({ contactCentre: { queue: { default: false } } });
  });
});
