import { describe, expect, it } from "vitest";
import type { SlaPolicy } from "#contracts/support-desk/index.ts";
import { startSupportDesk } from "./client.ts";

const desk = await startSupportDesk();

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
    const refused: [field: string, change: object][] = [
      ["filter.all.0.field", condition("weather", "is", "fine")],
      ["filter.all.0.operator", condition("ticket_type", "includes", ["question"])],
      ["filter.all.0.operator", condition("current_tags", "is", "vip")],
      ["filter.all.0.value", condition("ticket_type", "is", "riddle")],
      ["filter.all.0.value", condition("ticket_type", "is", ["question"])],
      ["filter.all.0.value", condition("current_tags", "includes", [])],
      ["filter.all.0.value", condition("current_tags", "includes", [" "])],
      ["filter.all.0.value", condition("ticket_form_id", "is", "1")],
      ["filter.any.0.field", { filter: { all: [], any: condition("x", "is", "y").filter.all } }],
      ["title", { title: " " }],
      ["policy_metrics", { policy_metrics: [] }],
      ["policy_metrics.0.target", { policy_metrics: [{ ...target, target: 0 }] }],
      ["policy_metrics.1", { policy_metrics: [target, { ...target, target: 5 }] }],
    ];
    const before = await list();
    for (const [field, change] of refused)
      for (const init of [
        write("POST", POLICIES, { ...draft, ...change }),
        write("PUT", `${POLICIES}/9101`, change),
      ])
        expect(await desk.refusal(...init)).toMatchObject({ status: 422, field: `sla_policy.${field}` });
    expect(await list()).toEqual(before);
  });
});
