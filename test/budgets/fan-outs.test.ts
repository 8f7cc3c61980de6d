/** Objects below the rows of a list: where the family has a list of them, its pages are read, not each object. */
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
  /** The most calls to each family. */
  readonly calls: Readonly<Record<string, number>>;
}

const fanOuts: readonly FanOut[] = [
  { query: "{ users(first: 250) { nodes { crmPerson { displayName } } } }", calls: { identity: 1, crm: 1 } },
  { query: "{ users(first: 50) { nodes { crmPerson { createdAt } } } }", calls: { identity: 1, crm: 1 } },
  {
    query: "{ erp { vendors(first: 50) { nodes { purchase { totalPurchaseAmount { amount } } } } } }",
    calls: { erp: 2 },
  },
  { query: "{ erp { vendorPurchases(first: 50) { nodes { vendor { displayName } } } } }", calls: { erp: 2 } },
  { query: "{ tickets(first: 20) { nodes { metrics { replyCount } } } }", calls: { supportDesk: 2 } },
  {
    query: "{ supportDesk { satisfactionRatings(first: 50) { nodes { ticket { id upstreamId } } } } }",
    calls: { supportDesk: 1 },
  },
];

it.each(fanOuts)("$query costs at most $calls", async ({ query, calls }) => {
  const { errors, report, data } = await tributary.ask(query);
  console.log(JSON.stringify(data).slice(0, 300));
  expect(errors).toEqual([]);
  expect(Object.fromEntries(report.families.map((family) => [family.family, family.calls]))).toEqual(calls);
});
