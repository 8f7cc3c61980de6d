import { describe, expect, it, onTestFinished } from "vitest";
import { operationsOf } from "#test/kit/gateway.ts";
import { startDesk } from "./client.ts";

const POLICY = `id upstreamId title description position createdAt updatedAt
  filter { all { field operator values } any { field operator values } }
  targets { priority metric minutes businessHours }`;
const WRITE = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { slaPolicy { ${POLICY} } userErrors { field message code } } }`;
const CREATE = WRITE("createSupportSlaPolicy", "CreateSupportSlaPolicyInput");
const UPDATE = WRITE("updateSupportSlaPolicy", "UpdateSupportSlaPolicyInput");
const DELETE =
  "mutation ($input: DeleteSupportSlaPolicyInput!) { deleteSupportSlaPolicy(input: $input) { deletedId userErrors { code } } }";
const REORDER =
  "mutation ($input: ReorderSupportSlaPoliciesInput!) { reorderSupportSlaPolicies(input: $input) { slaPolicies { id position } userErrors { field code } } }";

interface Policy {
  id: string;
  title: string;
  description: string | null;
}
interface WritePayloads {
  [name: string]: { slaPolicy: Policy | null; userErrors: { field: string | null; code: string }[] };
}

const draft = {
  title: "Questions about the bill",
  filter: {
    all: [{ field: "ticket_type", operator: "IS", values: ["question"] }],
    any: [{ field: "current_tags", operator: "INCLUDES", values: ["billing", "refund"] }],
  },
  targets: [{ priority: "HIGH", metric: "FIRST_REPLY_TIME", minutes: 90, businessHours: true }],
};

describe("SLA policies in the graph", async () => {
  const { admin, agent, endUser } = await startDesk();

  it("are listed in their order, typed whole, for one call (D2-381)", async () => {
    const { data, calls } = await agent.ask<{ supportDesk: { slaPolicies: Policy[] } }>(
      `{ supportDesk { slaPolicies { ${POLICY} } } }`,
    );
    const [first, second] = data.supportDesk.slaPolicies;
    expect(data.supportDesk.slaPolicies.map(({ id }) => id)).toEqual([
      "SupportSlaPolicy:9101",
      "SupportSlaPolicy:9102",
      "SupportSlaPolicy:9103",
    ]);
    expect(first).toMatchObject({
      position: 1,
      filter: { all: [{ field: "current_tags", operator: "INCLUDES", values: ["vip", "beta"] }], any: [] },
      targets: [
        { priority: "URGENT", metric: "FIRST_REPLY_TIME", minutes: 15, businessHours: false },
        { priority: "HIGH", metric: "FIRST_REPLY_TIME", minutes: 60, businessHours: false },
        { priority: "URGENT", metric: "NEXT_REPLY_TIME", minutes: 30, businessHours: false },
        { priority: "URGENT", metric: "TOTAL_RESOLUTION_TIME", minutes: 480, businessHours: false },
      ],
    });
    expect(second).toMatchObject({
      filter: { all: [{ field: "ticket_type", operator: "IS", values: ["incident"] }] },
    });
    expect(calls).toMatchObject([{ operation: "listSlaPolicies", status: 200 }]);
  });

  it("are read by id: one by itself, many with one list (D2-386)", async () => {
    const one = await agent.ask("{ supportDesk { slaPolicy(id: 9102) { id title } } }");
    expect(one.data).toMatchObject({
      supportDesk: { slaPolicy: { id: "SupportSlaPolicy:9102", title: "Incidents" } },
    });
    expect(one.calls).toMatchObject([{ operation: "getSlaPolicy", status: 200 }]);
    const many = await agent.ask(
      `{ nodes(ids: ["SupportSlaPolicy:9103", "SupportSlaPolicy:1", "SupportSlaPolicy:9101"]) { id ... on SupportSlaPolicy { position } } }`,
    );
    expect(many.data).toEqual({
      nodes: [
        { id: "SupportSlaPolicy:9103", position: 3 },
        null,
        { id: "SupportSlaPolicy:9101", position: 1 },
      ],
    });
    expect(operationsOf(many.calls)).toEqual(["supportDesk.listSlaPolicies"]);
  });

  it("have definitions of the possible conditions (D2-104, D2-383)", async () => {
    const { data, calls } = await agent.ask<{
      supportDesk: { slaDefinitions: { all: { field: string }[]; any: object[] } };
    }>(
      "{ supportDesk { slaDefinitions { all { field title group operators { operator title } values { value title } } any { field } } } }",
    );
    const { all, any } = data.supportDesk.slaDefinitions;
    expect(all.find(({ field }) => field === "ticket_type")).toMatchObject({
      title: "Type",
      group: "ticket",
      operators: [{ operator: "IS" }, { operator: "IS_NOT" }],
      values: ["question", "incident", "problem", "task"].map((value) => ({ value })),
    });
    expect(all.find(({ field }) => field === "current_tags")).toMatchObject({
      operators: [{ operator: "INCLUDES" }, { operator: "NOT_INCLUDES" }],
      values: null,
    });
    expect(any).toEqual(all.map(({ field }) => ({ field })));
    expect(calls).toMatchObject([{ operation: "getSlaPolicyDefinitions", status: 200 }]);
  });

  /** Creates a policy and deletes it after the test, so that the order of the others stays. */
  const created = async () => {
    const answer = await admin.ask<WritePayloads>(CREATE, { input: draft });
    const id = answer.data["createSupportSlaPolicy"]?.slaPolicy?.id;
    onTestFinished(async () => {
      await admin.ask(DELETE, { input: { id } });
    });
    return answer;
  };
  const idOfNew = async () => (await created()).data["createSupportSlaPolicy"]?.slaPolicy?.id;

  it("are created last from typed input, in one call (D2-382, D2-501)", async () => {
    const before = await admin.data<{ supportDesk: { slaPolicies: { id: string }[] } }>(
      "{ supportDesk { slaPolicies { id } } }",
    );
    const { data, calls } = await created();
    expect(data["createSupportSlaPolicy"]?.slaPolicy).toMatchObject({
      ...draft,
      position: before.supportDesk.slaPolicies.length + 1,
      description: null,
    });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      sla_policy: {
        title: draft.title,
        filter: {
          all: [{ field: "ticket_type", operator: "is", value: "question" }],
          any: [{ field: "current_tags", operator: "includes", value: ["billing", "refund"] }],
        },
        policy_metrics: [{ priority: "high", metric: "first_reply_time", target: 90, business_hours: true }],
      },
    });
    expect(calls).toMatchObject([{ operation: "createSlaPolicy", status: 201 }]);
  });

  it("are changed in part, in one call each (D2-387)", async () => {
    const id = await idOfNew();
    const change = (input: object) => admin.ask<WritePayloads>(UPDATE, { input: { id, ...input } });
    const described = await change({ description: "Soon." });
    expect(described.data["updateSupportSlaPolicy"]?.slaPolicy).toMatchObject({
      ...draft,
      description: "Soon.",
    });
    expect(JSON.parse(described.calls[0]?.body ?? "")).toEqual({ sla_policy: { description: "Soon." } });
    const changed = await change({ title: "The bill", description: "", filter: {}, targets: draft.targets });
    expect(changed.data["updateSupportSlaPolicy"]?.slaPolicy).toMatchObject({
      title: "The bill",
      description: null,
      filter: { all: [], any: [] },
    });
    for (const { calls } of [described, changed])
      expect(calls).toMatchObject([{ operation: "updateSlaPolicy", status: 200 }]);
  });

  it("are deleted in one call, and not found again (D2-385)", async () => {
    const id = await idOfNew();
    const gone = await admin.ask(DELETE, { input: { id } });
    expect(gone.data).toEqual({ deleteSupportSlaPolicy: { deletedId: id, userErrors: [] } });
    expect(gone.calls).toMatchObject([{ operation: "deleteSlaPolicy", status: 204 }]);
    const again = await admin.data(DELETE, { input: { id } });
    expect(again).toEqual({
      deleteSupportSlaPolicy: { deletedId: null, userErrors: [{ code: "NOT_FOUND" }] },
    });
  });

  it("are reordered by ids in the query, not in a body, all of them (D2-103, D2-384, D2-526)", async () => {
    const order = (ids: unknown[]) => admin.ask(REORDER, { input: { ids } });
    const { data, calls } = await order(["SupportSlaPolicy:9103", "9101", 9102]);
    expect(data).toEqual({
      reorderSupportSlaPolicies: {
        slaPolicies: [
          { id: "SupportSlaPolicy:9103", position: 1 },
          { id: "SupportSlaPolicy:9101", position: 2 },
          { id: "SupportSlaPolicy:9102", position: 3 },
        ],
        userErrors: [],
      },
    });
    expect(calls).toMatchObject([
      { operation: "reorderSlaPolicies", query: { sla_policy_ids: "9103,9101,9102" }, body: undefined },
    ]);
    expect((await order([9101, 9102])).data).toEqual({
      reorderSupportSlaPolicies: {
        slaPolicies: null,
        userErrors: [{ field: ["ids"], code: "BAD_USER_INPUT" }],
      },
    });
    await order([9101, 9102, 9103]);
  });

  it("are refused by the desk as userErrors: by role FORBIDDEN, by invalid values BAD_USER_INPUT (D2-009)", async () => {
    const refused = await agent.data<WritePayloads>(CREATE, { input: draft });
    expect(refused["createSupportSlaPolicy"]).toMatchObject({
      slaPolicy: null,
      userErrors: [{ code: "FORBIDDEN" }],
    });
    const input = {
      ...draft,
      filter: { all: [{ field: "weather", operator: "IS", values: ["fine"] }] },
    };
    const unknown = await admin.data<WritePayloads>(CREATE, { input });
    expect(unknown["createSupportSlaPolicy"]?.userErrors).toMatchObject([
      { field: ["filter", "all", "0", "field"], code: "BAD_USER_INPUT" },
    ]);
    const { errors } = await endUser.ask("{ supportDesk { slaPolicies { id } } }");
    expect(errors).toMatchObject([
      { path: ["supportDesk", "slaPolicies"], extensions: { code: "FORBIDDEN" } },
    ]);
  });

  it("are refused before any call with impossible input", async () => {
    const [target] = draft.targets;
    const condition = (operator: string, values: string[]) => ({
      filter: { all: [{ field: "ticket_type", operator, values }] },
    });
    const wrong: object[] = [
      { title: " " },
      { targets: [] },
      { targets: [{ ...target, minutes: 0 }] },
      { targets: [target, { ...target, minutes: 5 }] },
      { targets: [{ ...target, metric: "OTHER" }] },
      { targets: [{ ...target, priority: "OTHER" }] },
      condition("OTHER", ["question"]),
      condition("IS", ["question", "task"]),
      condition("IS", []),
      condition("INCLUDES", []),
    ];
    const asks: [string, object][] = wrong.flatMap((change): [string, object][] => [
      [CREATE, { ...draft, ...change }],
      [UPDATE, { id: 9101, ...change }],
    ]);
    asks.push([UPDATE, { id: 9101 }], [UPDATE, { id: "Ticket:1", title: "A" }], [DELETE, { id: "x" }]);
    asks.push([REORDER, { ids: [] }], [REORDER, { ids: [9101, "SupportSlaPolicy:9101"] }]);
    for (const [query, input] of asks) {
      const { errors, calls } = await admin.ask(query, { input });
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(calls).toEqual([]);
    }
  });
});
