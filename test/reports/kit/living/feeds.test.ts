/** Lists of several families of which only what changed is read. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { accountingTables, within as prepaymentKey } from "#services/accounting/tables.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { erpTables, within } from "#services/erp/tables.ts";
import type { Collection } from "#services/kit/data/store.ts";
import { projectTables } from "#services/projects/tables.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { scopes } from "#test/links/scopes.ts";
import { MINUTE, runLiving } from "./histories.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startTributary({ settings: scopes });
});
afterAll(() => tributary.close());

const scope = (family: string) => tributary.families.store.scope(family);
const now = () => new Date(tributary.families.clock.now()).toISOString();

/** A list whose first row is changed, and whose second row is deleted. */
interface Fed<T> {
  readonly name: string;
  readonly document: string;
  readonly sql: string;
  rows(): Collection<T>;
  key(row: T): string;
  /** A row that has changed by now, or another one. */
  changed(row: T): T;
  /** True if a refresh finds deleted objects. */
  readonly findsDeletions: boolean;
}

const feedOf = <T>({ rows, key, changed, ...feed }: Fed<T>) => ({
  ...feed,
  change() {
    const [first, second] = rows().all();
    if (!first || !second) throw new Error(`There are no two ${feed.name}`);
    rows().put(changed(first));
    rows().delete(key(second));
  },
});

const feeds = [
  feedOf({
    name: "vendors of the ERP",
    document: "{ erp { vendors(first: 100) { nodes { displayName updatedAt } } } }",
    sql: "select id, displayName, updatedAt from vendors order by id",
    rows: () => erpTables(scope("erp")).vendors,
    key: ({ company, wire }) => within(company, wire.id),
    changed: (row) => ({
      ...row,
      wire: { ...row.wire, displayName: "Changed", lastModifiedDateTime: now() },
    }),
    findsDeletions: true,
  }),
  feedOf({
    name: "projects",
    document:
      "{ projectManagement { projects(first: 100) { nodes { name updatedAt budget { capacity { amount } } } } } }",
    sql: "select id, name, updatedAt, budget_capacity from projects order by id",
    rows: () => projectTables(scope("projects")).projects,
    key: ({ id }) => String(id),
    changed: (row) => ({ ...row, name: "Changed", updatedAt: now() }),
    // No operation reads a project by its id.
    findsDeletions: false,
  }),
  feedOf({
    name: "prepayments, by If-Modified-Since",
    document: "{ accounting { prepayments(first: 100) { nodes { reference updatedAt } } } }",
    sql: "select id, reference, updatedAt from prepayments order by id",
    rows: () => accountingTables(scope("accounting")).prepayments,
    key: ({ tenant, wire }) => prepaymentKey(tenant, wire.PrepaymentID),
    changed: (row) => ({ ...row, wire: { ...row.wire, Reference: "Changed", UpdatedDateUTC: now() } }),
    findsDeletions: true,
  }),
  feedOf({
    name: "events of the bank, which never change, by their creation",
    document: "{ banking { events(first: 250) { nodes { type createdAt } } } }",
    sql: "select id, type, createdAt from events order by id",
    rows: () => bankingTables(scope("banking")).events,
    key: ({ id }) => id,
    changed: (row) => ({ ...row, id: "999999", attributes: { ...row.attributes, createdAt: now() } }),
    findsDeletions: true,
  }),
  feedOf({
    name: "tickets",
    document: "{ supportDesk { exportTickets(first: 250) { nodes { subject status tags updatedAt } } } }",
    sql: "select id, subject, status, tags, updatedAt from exportTickets order by id",
    rows: () => supportDeskTables(scope("supportDesk")).tickets,
    key: ({ id }) => String(id),
    changed: (row) => ({ ...row, subject: "Changed", updated_at: now() }),
    findsDeletions: true,
  }),
];

it.each(feeds)(
  "A refresh of $name has the rows of a whole walk, and says until when it knows deletions",
  async ({ document, sql, change, findsDeletions }) => {
    const folder = mkdtempSync(join(tmpdir(), "feeds-"));
    try {
      tributary.families.clock.advance(60 * MINUTE);
      const begun = now();
      const first = await runLiving(tributary, { document, sql, folder, sweep: 20 });
      expect(first.outcome.complete).toBe(true);
      tributary.families.clock.advance(60 * MINUTE);
      change();
      const refreshed = await runLiving(tributary, { document, sql, folder, sweep: 20 });
      const whole = await runLiving(tributary, { document, sql, folder, whole: true });
      const [table] = refreshed.outcome.tables.flatMap((one) => one.refreshed ?? []);
      expect(table?.sweptAt).toBe(findsDeletions ? now() : begun);
      const gone = first.rows.filter((row) => !whole.rows.includes(row) && refreshed.rows.includes(row));
      expect(gone).toHaveLength(findsDeletions ? 0 : 1);
      expect(refreshed.rows.filter((row) => !gone.includes(row))).toEqual(whole.rows);
      expect(whole.rows).not.toEqual(first.rows);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
