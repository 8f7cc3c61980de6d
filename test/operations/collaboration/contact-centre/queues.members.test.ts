import { describe, expect, it } from "vitest";
import { AssignQueueMembersDocument } from "#generated/test/graphql.ts";
import { contactCentreTables } from "#services/contact-centre/tables.ts";
import { demoQueues, personId } from "#services/demo/things/contact-centre.ts";

import { bodies, operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const agentId = (index: number) => personId({ index });
const global = (index: number) => `ContactCentreAgent:${agentId(index)}`;
const range = (from: number, size: number) => Array.from({ length: size }, (_, at) => from + at);
const unknownAgent = "a0000000-0000-4000-8000-000000000000";
const tables = () => contactCentreTables(tributary.families.store.scope("contactCentre"));
const membersOf = (queueId: string) => tables().queues.get(queueId)?.agentIds;

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

  const agentIds = [global(0), agentId(1), global(1)];

  it("are assigned in one call if they are ten at most (D2-313, D2-465)", async () => {
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
  });

  it("are removed in one call if they are ten at most (D2-310, D2-463)", async () => {
    await tributary.data(assign, { input: { queueId, agentIds } });
    const removed = await tributary.ask<Change>(remove, { input: { queueId, agentIds } });
    expect(removed.data.change).toMatchObject({ queue: { members: { totalCount: 0 } }, userErrors: [] });
    expect(removed.calls[0]).toMatchObject({ method: "DELETE", status: 204 });
    expect(membersOf(queueId)).toEqual([]);
  });

  it("go in parts of ten, and a refused part does not keep the others back (D2-311, D2-312, D2-554)", async () => {
    const ids = [...range(0, 12).map(agentId), unknownAgent, ...range(12, 12).map(agentId)];
    const { data, errors, calls } = await tributary.ask<Change>(assign, {
      input: { queueId, agentIds: ids },
    });
    expect(errors).toEqual([]);
    const globals = ids.map((id) => `ContactCentreAgent:${id}`);
    const why = { field: ["agentIds"], message: "There is no such agent", code: "NOT_FOUND" };
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

  it("have no queue if nothing could be done, and an error for each part (D2-325)", async () => {
    const { data, calls } = await tributary.ask<Change>(assign, {
      input: { queueId: "none", agentIds: range(0, 11).map(agentId) },
    });
    expect(data.change).toMatchObject({
      queue: null,
      parts: [{ outcome: "REFUSED" }, { outcome: "REFUSED" }],
      userErrors: [
        { field: ["queueId"], code: "NOT_FOUND" },
        { field: ["queueId"], code: "NOT_FOUND" },
      ],
    });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ["FAILED", "throttle:60", "RATE_LIMITED"],
    ["UNKNOWN", "reset", "OUTCOME_UNKNOWN"],
  ])("that are %s in the middle keep the later parts from being sent", async (outcome, fault, code) => {
    const agentIds = range(0, 30).map(agentId);
    await using other = await startTributary();
    // The first part succeeds, then the contact center fails.
    const { calls } = other.families;
    const push = calls.push.bind(calls);
    calls.push = (...made) => {
      if (made.some(({ method }) => method === "PATCH")) other.families.setFaults(`contactCentre=${fault}`);
      return push(...made);
    };
    const { data, errors } = await other.ask(AssignQueueMembersDocument, {
      input: { queueId, agentIds },
    });
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

  it("fail as a whole if their first part fails: nothing was done (D2-326)", async () => {
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
