/** Objects of a list's rows: if the family has a list of them, its pages are read instead of each object. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tributary } from "#test/kit/gateway.ts";
import { startForTable } from "./setup.ts";

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startForTable();
});
afterAll(() => tributary.close());

interface FanOut {
  readonly query: string;
  /** Number of calls to each family. */
  readonly calls: Readonly<Record<string, number>>;
}

const fanOuts: readonly FanOut[] = [
  // Two pages have all members, one has all persons of the CRM.
  { query: "{ users(first: 250) { nodes { crmPerson { displayName } } } }", calls: { identity: 2, crm: 1 } },
  { query: "{ users(first: 50) { nodes { crmPerson { createdAt } } } }", calls: { identity: 1, crm: 1 } },
  {
    query: "{ erp { vendors(first: 50) { nodes { purchase { totalPurchaseAmount } } } } }",
    calls: { erp: 2 },
  },
  { query: "{ erp { vendorPurchases(first: 50) { nodes { vendor { displayName } } } } }", calls: { erp: 2 } },
  {
    query: "{ erp { vendorPurchases(first: 50) { nodes { vendor { id upstreamId companyId } } } } }",
    calls: { erp: 1 },
  },
  {
    query: "{ erp { salesCreditMemoLines(first: 5) { nodes { salesCreditMemo { id } } } } }",
    calls: { erp: 1 },
  },
  // The treasury's list takes one customer, so pages of the whole list replace a call for each customer.
  {
    query: "{ users(first: 50) { nodes { treasuryCustomer { displayName } } } }",
    calls: { identity: 1, treasury: 7 },
  },
  {
    query: "{ users(first: 50) { nodes { allPayments(first: 5) { nodes { createdAt } } } } }",
    calls: { identity: 1, banking: 2, treasury: 9 },
  },
  // The report on a person's tasks has the person.
  {
    query: "{ users(first: 50) { nodes { projectPerson { title taskCompletion { lateCount } } } } }",
    calls: { identity: 1, projects: 50 },
  },
  { query: "{ tickets(first: 20) { nodes { metrics { replyCount } } } }", calls: { supportDesk: 2 } },
  {
    query: "{ supportDesk { satisfactionRatings(first: 50) { nodes { ticket { id upstreamId } } } } }",
    calls: { supportDesk: 1 },
  },
];

it.each(fanOuts)("$query makes no call per object", async ({ query, calls }) => {
  const { errors, report } = await tributary.ask(query);
  expect(errors).toEqual([]);
  expect(Object.fromEntries(report.families.map((family) => [family.family, family.calls]))).toEqual(calls);
});

it("an employee and the first time registrations cost one call", async () => {
  const first = await tributary.data<{
    erp: { timeRegistrationEntries: { nodes: { employeeId: string }[] } };
  }>("{ erp { timeRegistrationEntries(first: 1) { nodes { employeeId } } } }");
  const id = first.erp.timeRegistrationEntries.nodes[0]?.employeeId;
  const { data, calls } = await tributary.ask<{
    erp: { employee: { number: string; timeRegistrationEntries: { nodes: { quantity: string }[] } } };
  }>(
    "query ($id: ID!) { erp { employee(id: $id) { number displayName timeRegistrationEntries(first: 3) { nodes { quantity } } } } }",
    { id },
  );
  expect(data.erp.employee.number).toMatch(/^E\d+$/);
  expect(data.erp.employee.timeRegistrationEntries.nodes.length).toBeGreaterThan(0);
  expect(calls.map(({ operation }) => operation)).toEqual(["listEmployeeTimeRegistrationEntries"]);
});
