/** The REST calls of each named report over the demo company, for each thousand rows that it reads. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import { ownReport } from "#reports/kit/definition/definition.ts";
import { namedReports } from "#reports/kit/definition/folders.ts";
import { prepare } from "#reports/kit/run.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { organizationAccountIdOf } from "#services/demo/things/social.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { scopes } from "#test/links/scopes.ts";
import { runNamed, runPrepared, sendTo } from "#test/reports/kit/run.ts";

const tributary = await sharedTributary({ settings: scopes });

/**
 * The most calls for a thousand rows, by report. Factors, roles and tokens of the access review have no list over
 * several users, and reports about one customer or meeting read few rows of each family.
 */
const budgets: Readonly<Record<string, number>> = {
  "access-review": 575,
  "cash-position": 17,
  "customer-360": 335,
  "mentions-and-tickets": 9,
  "open-tickets-of-paying-customers": 4,
  "registration-to-revenue": 370,
  "satisfaction-by-organization": 6,
  "support-load": 10,
  "tickets-and-payments-by-month": 5,
};

/** Parameters of the reports that have some. */
const asked = (name: string): Readonly<Record<string, string>> => {
  if (name === "customer-360") return { email: tributary.families.company.people[0]?.email ?? "" };
  if (name === "mentions-and-tickets") return { account: organizationAccountIdOf(0) };
  return name === "registration-to-revenue" ? { meeting: String(demoMeetings.kickOff.id) } : {};
};

/** Objects in all lists of an answer. */
function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + 1 + rowsIn(item), 0);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, item) => sum + rowsIn(item), 0);
}

// The data of signers and deals comes with events, which this test does not have.
const reports = namedReports().filter(({ name }) => name !== "signers-and-deals");

it("A report over one list of payments makes only the calls of that list", async () => {
  const payments = readFileSync(new URL("payments.graphql", import.meta.url), "utf8");
  const sql = `with p as (select * from payments)
    select strftime(createdAt, '%Y-%m') as month, count(*) as payments,
      count(*) filter (status = 'FAILED') as failed
    from p group by all order by all`;
  const run = async (prune: boolean, document = payments) => {
    const before = tributary.families.calls.length;
    const prepared = await prepare(ownReport("failed", document, sql), { prune });
    const { rows, outcome } = await runPrepared(prepared, sendTo(tributary));
    expect(outcome.complete).toBe(true);
    return { rows, calls: tributary.families.calls.length - before };
  };
  const [whole, pruned] = [await run(false), await run(true)];
  expect(pruned.rows).toEqual(whole.rows);
  const least = await run(false, "{ banking { payments(first: 250) { nodes { status createdAt } } } }");
  expect(pruned.calls).toBe(least.calls);
  expect(whole.calls).toBeGreaterThan(20 * pruned.calls);
});

it.each(reports)("$name makes few calls for a thousand rows", async (report) => {
  const before = tributary.families.calls.length;
  let rows = 0;
  const send = sendTo(tributary);
  const counting: Send = async (request) => {
    const answer = await send(request);
    rows += rowsIn(answer);
    return answer;
  };
  const { outcome } = await runNamed(report, counting, { variables: asked(report.name) });
  expect(outcome.complete).toBe(true);
  expect(rows).toBeGreaterThan(50);
  const calls = tributary.families.calls.length - before;
  expect((calls * 1_000) / rows).toBeLessThanOrEqual(budgets[report.name] ?? 0);
});
