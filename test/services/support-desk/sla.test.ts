import { describe, expect, it } from "vitest";
import type { SlaPolicy } from "#contracts/support-desk/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);

const POLICIES = "/api/v2/slas/policies";
const list = async () => (await desk.read<{ sla_policies: SlaPolicy[] }>(POLICIES, "agent")).sla_policies;
const write = (method: string, path: string, sla_policy?: object) =>
  [path, { as: "admin", method, ...(sla_policy && { body: { sla_policy } }) }] as const;

const draft = {
  title: "Questions about the bill",
  filter: {
    all: [{ field: "ticket_type", operator: "is", value: "question" }],
    any: [{ field: "current_tags", operator: "includes", value: ["billing"] }],
  },
  policy_metrics: [{ priority: "high", metric: "first_reply_time", target: 90, business_hours: true }],
};

describe("SLA policies", () => {
  it("are refused with an invalid field, operator, value or target (D2-501)", async () => {
    const condition = (field: string, operator: string, value: unknown) => ({
      filter: { all: [{ field, operator, value }], any: [] },
    });
    const [target] = draft.policy_metrics;
    const refused: [status: number, field: string, change: object][] = [
      [422, "filter.all.0.field", condition("weather", "is", "fine")],
      [422, "filter.all.0.operator", condition("ticket_type", "includes", ["question"])],
      [422, "filter.all.0.operator", condition("current_tags", "is", "vip")],
      [422, "filter.all.0.value", condition("ticket_type", "is", "riddle")],
      [422, "filter.all.0.value", condition("ticket_type", "is", ["question"])],
      [422, "filter.all.0.value", condition("current_tags", "includes", [])],
      [422, "filter.all.0.value", condition("current_tags", "includes", [" "])],
      [422, "filter.all.0.value", condition("ticket_form_id", "is", "1")],
      [422, "filter.any.0.field", { filter: { all: [], any: condition("x", "is", "y").filter.all } }],
      [422, "title", { title: " " }],
      [422, "policy_metrics", { policy_metrics: [] }],
      [422, "policy_metrics.0.target", { policy_metrics: [{ ...target, target: 0 }] }],
      [422, "policy_metrics.1", { policy_metrics: [target, { ...target, target: 5 }] }],
      [400, "policy_metrics.0.metric", { policy_metrics: [{ ...target, metric: "mood" }] }],
      [400, "policy_metrics.0.target", { policy_metrics: [{ ...target, target: 1.5 }] }],
      [400, "filter.all.0.operator", condition("ticket_type", "resembles", "question")],
    ];
    const before = await list();
    for (const [status, field, change] of refused)
      for (const init of [
        write("POST", POLICIES, { ...draft, ...change }),
        write("PUT", `${POLICIES}/9101`, change),
      ])
        expect(await desk.refusal(...init)).toMatchObject({ status, field: `sla_policy.${field}` });
    expect(await desk.refusal(...write("POST", POLICIES, { title: "Nothing else" }))).toMatchObject({
      status: 400,
    });
    expect(await list()).toEqual(before);
  });

  it("are reordered by the query array sla_policy_ids, every one of them once (D2-103, D2-384, D2-526)", async () => {
    const reorder = (ids: string) => desk.ask(...write("PUT", `${POLICIES}/reorder?sla_policy_ids=${ids}`));
    const response = await reorder("9102,9101,9103");
    expect(response.status).toBe(200);
    const { sla_policies } = (await response.json()) as { sla_policies: SlaPolicy[] };
    expect(sla_policies.map(({ id, position }) => [id, position])).toEqual([
      [9102, 1],
      [9101, 2],
      [9103, 3],
    ]);
    expect(await list()).toEqual(sla_policies);
    for (const [ids, status] of [
      ["9101,9102", 422],
      ["9101,9102,9102", 422],
      ["9101,9102,9103,9999", 422],
      ["9101,x", 400],
    ] as const)
      expect(await desk.refusal(...write("PUT", `${POLICIES}/reorder?sla_policy_ids=${ids}`))).toMatchObject({
        status,
        field: "sla_policy_ids",
      });
    expect(await desk.refusal(...write("PUT", `${POLICIES}/reorder`))).toMatchObject({
      status: 400,
      field: "sla_policy_ids",
    });
    expect(await list()).toEqual(sla_policies);
    await reorder("9101,9102,9103");
  });
});
