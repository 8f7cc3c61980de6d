/** Totals of hand-written queries, compared with a plain recomputation that counts each object once. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { prepare } from "#reports/kit/run.ts";

const list = (nodes: readonly object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });
const vendors = [
  { id: "ErpVendor:1", upstreamId: "1", displayName: "Ada", balance: { amount: "1.00", currency: "USD" } },
  { id: "ErpVendor:2", upstreamId: "2", displayName: "Bob", balance: { amount: "2.00", currency: "USD" } },
  { id: "ErpVendor:3", upstreamId: "3", displayName: "Bob", balance: { amount: "4.00", currency: "USD" } },
];
const purchases = [
  { id: "ErpVendorPurchase:1", vendorId: "1", totalPurchaseAmount: "100.00" },
  { id: "ErpVendorPurchase:2", vendorId: "1", totalPurchaseAmount: "20.00" },
  { id: "ErpVendorPurchase:3", vendorId: "2", totalPurchaseAmount: "7.00" },
  { id: "ErpVendorPurchase:4", vendorId: "3", totalPurchaseAmount: "50.00" },
];
const payments = [
  { id: "TreasuryOutboundPayment:1", description: "Ada", amount: { amount: "5.00", currency: "USD" } },
  { id: "TreasuryOutboundPayment:2", description: "Ada", amount: { amount: "6.00", currency: "USD" } },
  { id: "TreasuryOutboundPayment:3", description: "Bob", amount: { amount: "9.00", currency: "USD" } },
  { id: "TreasuryOutboundPayment:4", description: "Eve", amount: { amount: "3.00", currency: "USD" } },
];

async function totalOf(sql: string) {
  const report = readDefinition("mine", {
    "report.yaml": "title: Mine\ncolumns: { n: { total: true } }",
    "mine.graphql": readFileSync(new URL("worth.graphql", import.meta.url), "utf8"),
    // The tables by short names.
    "report.sql": sql
      .replaceAll("{v}", "vendors as v")
      .replaceAll("{p}", "(select id, vendorId, totalPurchaseAmount as bought from vendorPurchases) as p")
      .replaceAll("{o}", "outboundPayments as o"),
  });
  const account = { id: "TreasuryFinancialAccount:1", outboundPayments: list(payments) };
  const data = {
    erp: { vendors: list(vendors), vendorPurchases: list(purchases) },
    treasury: { financialAccount: account },
  };
  const ask = withRetryAfter(async () => ({ data, errors: [] }), { waitMs: 0 });
  const running = (await prepare(report)).run(ask);
  for await (const _row of running.rows);
  const [total] = running.totals();
  return { mark: total?.mark, sum: Number(total?.sums[0]?.amount) };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const bought = sum(purchases.map((one) => Number(one.totalPurchaseAmount)));
const boughtOf = (...ids: string[]) =>
  sum(purchases.filter((one) => ids.includes(one.vendorId)).map((one) => Number(one.totalPurchaseAmount)));
const owed = sum(vendors.map(({ balance }) => Number(balance.amount)));
const paid = sum(payments.map(({ amount }) => Number(amount.amount)));
const paidTo = (...names: string[]) =>
  sum(payments.filter((one) => names.includes(one.description)).map(({ amount }) => Number(amount.amount)));

/** Joins each purchase with every payment to its vendor. */
const REPEATED = "{p} join {v} on v.upstreamId = p.vendorId join {o} on o.description = v.displayName";

/** The truth of `read` is the sum that a reader would expect, which the engine's sum may be or not. */
type Case = readonly [sql: string, truth: number, mark: string];

describe.each<readonly [string, readonly Case[]]>([
  [
    "expressions over one sum",
    [
      ["select sum(bought) * 2 as n from {p}", 2 * bought, "exact"],
      ["select 2 * sum(bought) as n from {p}", 2 * bought, "exact"],
      ["select -sum(bought) as n from {p}", -bought, "exact"],
      ["select sum(bought) / 2 as n from {p}", bought / 2, "exact"],
      ["select round(sum(bought) * 1.19, 2) as n from {p}", bought * 1.19, "exact"],
      ["select sum(bought * 2) as n from {p}", 2 * bought, "exact"],
      ["select bought + bought * 0.5 as n from {p}", 1.5 * bought, "exact"],
      ["select coalesce(sum(bought), 0) as n from {p}", bought, "exact"],
      ["select sum(bought) ** 2 as n from {p}", bought, "read"],
      ["select 1000 / sum(bought) as n from {p}", bought, "read"],
      ["select sum(bought) * 2 as n from {p}, {o}", 2 * bought, "repeated"],
      [
        "select s * balance as n from (select vendorId, sum(bought) as s from {p} group by 1) join {v} on upstreamId = vendorId",
        sum(vendors.map((one) => boughtOf(one.upstreamId) * Number(one.balance.amount))),
        "exact",
      ],
    ],
  ],
  [
    "values that are added twice",
    [
      ["select sum(bought) + sum(bought) as n from {p}", bought, "read"],
      ["select bought + bought as n from {p}", bought, "read"],
      ["select sum(bought + bought) as n from {p}", bought, "read"],
      ["select sum(a) + sum(b) as n from (select bought as a, bought as b from {p})", bought, "read"],
      ["select sum(bought) + max(bought) as n from {p} group by p.id", bought, "read"],
      ["select sum(bought) + sum(bought) filter (vendorId = '1') as n from {p}", bought, "read"],
      ["select count(*) + count(p.id) as n from {p}", purchases.length, "read"],
      ["select count(distinct p.id) + count(*) as n from {p}", purchases.length, "read"],
      ["select list_sum([bought, bought]) as n from {p}", bought, "read"],
      ["select (select sum(bought) from {p}) + (select sum(bought) from {p}) as n", bought, "read"],
      [
        "select bought + (select sum(q.bought) from {p} as q) as n from {p}".replace(
          "{p} as q",
          "(from {p}) q",
        ),
        bought,
        "read",
      ],
      [
        "with t as materialized (select vendorId, sum(bought) as s from {p} group by 1) select (select sum(s) from t) + (select max(s) from t) as n",
        bought,
        "read",
      ],
      [
        "with t as (select vendorId, sum(bought) as s from {p} group by 1) select x.s + y.s as n from t x join t y using (vendorId)",
        bought,
        "read",
      ],
      ["select case when vendorId = '1' then bought else bought end as n from {p}", bought, "exact"],
      ["select greatest(bought, bought) as n from {p}", bought, "exact"],
    ],
  ],
  [
    "sums under filters",
    [
      ["select sum(bought) filter (bought > 10) as n from {p}", bought - boughtOf("2"), "exact"],
      [
        "select sum(bought) filter (vendorId = '1') + sum(bought) filter (vendorId = '2') as n from {p}",
        boughtOf("1", "2"),
        "exact",
      ],
      [
        "select sum(bought) filter (vendorId = '1') + sum(bought) filter (p.id = 'ErpVendorPurchase:1') as n from {p}",
        boughtOf("1"),
        "read",
      ],
      [
        "select sum(bought) filter (vendorId = '1') + sum(bought) filter (vendorId <> '2') as n from {p}",
        boughtOf("1", "3"),
        "read",
      ],
    ],
  ],
  [
    "products of sums",
    [
      ["select sum(bought) * count(*) as n from {p}", bought, "read"],
      ["select vendorId, sum(bought) / count(*) as n from {p} group by 1", bought, "read"],
      ["select avg(bought) as n from {p}", bought, "read"],
    ],
  ],
  [
    "different objects that are counted",
    [
      ["select vendorId, count(distinct p.id) as n from {p}, {o} group by 1", purchases.length, "exact"],
      [
        "select vendorId, count(distinct p.id) as n from {p}, {o} group by 1 having count(*) > 1",
        purchases.length,
        "exact",
      ],
      [
        `select v.displayName, count(distinct v.id) as n from ${REPEATED} group by 1`,
        vendors.length,
        "exact",
      ],
      [
        `select upper(v.displayName), count(distinct v.id) as n from ${REPEATED} group by 1`,
        vendors.length,
        "exact",
      ],
      [
        `select sum(n) as n from (select v.displayName, count(distinct v.id) as n from ${REPEATED} group by 1)`,
        vendors.length,
        "exact",
      ],
      [
        "select o.description, count(distinct p.id) as n from {p}, {o} group by 1",
        purchases.length,
        "repeated",
      ],
      [
        "select a.displayName, count(distinct b.id) as n from vendors a, vendors b group by 1",
        vendors.length,
        "repeated",
      ],
      [
        "select v.displayName, p.id, count(distinct v.id) as n from {p}, {v} group by all",
        vendors.length,
        "repeated",
      ],
      [
        "select case when vendorId = '1' then v.displayName else '' end, count(distinct v.id) as n from {p}, {v} group by 1",
        vendors.length,
        "repeated",
      ],
      [
        "select v.displayName, count(distinct v.id) as n from {p}, {v} group by rollup (1)",
        vendors.length,
        "read",
      ],
      ["select count(distinct v.id) filter (v.displayName = 'Bob') as n from {p}, {v}", 2, "exact"],
    ],
  ],
  [
    "values of the object of a group",
    [
      [`select p.id, any_value(bought) as n from ${REPEATED} group by 1`, bought, "exact"],
      [`select p.id, max(bought) as n from ${REPEATED} group by 1`, bought, "exact"],
      ["select p.id, o.id as payment, max(bought) as n from {p}, {o} group by all", bought, "repeated"],
      ["select v.id, max(bought) as n from {p}, {v} group by 1", bought, "repeated"],
      ["select max(bought) as n from {p}", bought, "read"],
      ["select (select max(bought) from {p} where vendorId = v.upstreamId) as n from {v}", bought, "read"],
    ],
  ],
  [
    "joins",
    [
      ["select sum(bought) as n from {p} left join {v} on v.upstreamId = p.vendorId", bought, "exact"],
      ["select sum(balance) as n from {p} left join {v} on v.upstreamId = p.vendorId", owed, "repeated"],
      ["select sum(balance) as n from {v} right join {p} on v.upstreamId = p.vendorId", owed, "repeated"],
      ["select sum(amount) as n from {v} full join {o} on o.description = v.displayName", paid, "repeated"],
      [
        "select count(p.id) as n from {v} left join {p} on p.vendorId = v.upstreamId",
        purchases.length,
        "exact",
      ],
      [
        "select count(v.id) as n from {v} left join {p} on p.vendorId = v.upstreamId",
        vendors.length,
        "repeated",
      ],
      [`select sum(bought) as n from ${REPEATED}`, bought, "repeated"],
      ["select sum(bought) as n from {p} semi join {v} on v.upstreamId = p.vendorId", bought, "exact"],
      [
        "select sum(balance) as n from {v} where exists (from {o} where o.description = v.displayName)",
        owed,
        "exact",
      ],
      ["select sum(balance) as n from {v} where displayName in (select description from {o})", owed, "exact"],
      ["select sum(bought) as n from {p}, range(2)", bought, "read"],
      ["select sum(bought) as n from {p}, (values (1)) as one(x)", bought, "exact"],
      ["select sum(bought) as n from {p}, unnest([1, 2])", bought, "read"],
      ["select sum(bought) as n from {p} positional join {v}", bought, "read"],
      [
        "select sum(case when v.displayName = 'Bob' then bought end) as n from {p} join {v} on v.upstreamId = p.vendorId",
        boughtOf("2", "3"),
        "exact",
      ],
    ],
  ],
  [
    "subqueries",
    [
      ["select (select sum(bought) from {p} where vendorId = v.upstreamId) as n from {v}", bought, "exact"],
      ["select (select sum(bought) from {p} where vendorId <= v.upstreamId) as n from {v}", bought, "read"],
      ["select (select sum(bought) from {p}) as n from {v}", bought, "repeated"],
      [
        "select (select sum(amount) from {o} where o.description = v.displayName) as n from {v}",
        paidTo("Ada", "Bob"),
        "repeated",
      ],
      [
        "select x.n from {v}, lateral (select bought as n from {p} where vendorId >= v.upstreamId) x",
        bought,
        "read",
      ],
      [
        "select x.n from {v}, lateral (select sum(bought) as n from {p} where vendorId = v.upstreamId) x",
        bought,
        "exact",
      ],
    ],
  ],
  [
    "sets of rows",
    [
      ["select amount as n from {o} union all select balance from {v}", paid + owed, "exact"],
      [
        "select sum(n) as n from (select amount as n from {o} union all select balance from {v})",
        paid + owed,
        "exact",
      ],
      ["select bought as n from {p} union all select bought from {p}", bought, "read"],
      ["select bought as n from {p} union select bought from {p}", bought, "read"],
      [
        "select p.id, bought as n from {p} except select p.id, bought from {p} where vendorId = '1'",
        boughtOf("2", "3"),
        "exact",
      ],
      ["select n from (select distinct p.id, bought as n from {p}, {v})", bought, "exact"],
      ["select n from (select distinct vendorId, bought as n from {p})", bought, "read"],
    ],
  ],
  [
    "windows, groups of groups and limits",
    [
      ["select sum(bought) over (order by p.id) as n from {p}", bought, "read"],
      ["select sum(sum(bought)) over (order by vendorId) as n from {p} group by vendorId", bought, "read"],
      [
        "select bought as n from {p} qualify row_number() over (partition by vendorId order by p.id) = 1",
        bought - 20,
        "exact",
      ],
      ["select sum(s) as n from (select vendorId, sum(bought) as s from {p} group by 1)", bought, "exact"],
      ["select vendorId, sum(bought) as n from {p} group by 1 having count(*) > 1", boughtOf("1"), "exact"],
      ["select vendorId, sum(bought) as n from {p} group by 1 order by 1 limit 1", boughtOf("1"), "exact"],
      ["select sum(bought) as n from {p} group by cube (vendorId, p.id)", bought, "read"],
    ],
  ],
])("the total over %s", (_name, cases) => {
  it.each(cases)("is marked exact only if it equals the sum over objects: %s", async (sql, truth, mark) => {
    const total = await totalOf(sql);
    expect(total.mark).toBe(mark);
    if (mark === "exact") expect(total.sum).toBeCloseTo(truth, 6);
    if (mark === "repeated") expect(total.sum).not.toBeCloseTo(truth, 6);
  });
});
