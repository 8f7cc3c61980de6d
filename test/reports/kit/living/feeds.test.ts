/** Lists of several families of which only what changed is read. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { erpTables } from "#services/erp/tables.ts";
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

const feeds = [
  {
    name: "vendors of the ERP",
    document: "{ erp { vendors(first: 100) { nodes { displayName updatedAt } } } }",
    sql: "select id, displayName, updatedAt from vendors order by id",
    change() {
      const { vendors } = erpTables(scope("erp"));
      const [first] = vendors.all();
      if (first)
        vendors.put({
          ...first,
          wire: { ...first.wire, displayName: "Changed", lastModifiedDateTime: now() },
        });
    },
    remove() {},
  },
  {
    name: "projects",
    document:
      "{ projectManagement { projects(first: 100) { nodes { name updatedAt budget { capacity { amount } } } } } }",
    sql: "select id, name, updatedAt, budget_capacity from projects order by id",
    change() {
      const { projects } = projectTables(scope("projects"));
      const [first] = projects.all();
      if (first) projects.put({ ...first, name: "Changed", updatedAt: now() });
    },
    remove() {},
  },
  {
    name: "tickets",
    document: "{ supportDesk { exportTickets(first: 250) { nodes { subject status tags updatedAt } } } }",
    sql: "select id, subject, status, tags, updatedAt from exportTickets order by id",
    change() {
      const { tickets } = supportDeskTables(scope("supportDesk"));
      const [first] = tickets.all();
      if (first) tickets.put({ ...first, subject: "Changed", updated_at: now() });
    },
    remove() {
      const { tickets } = supportDeskTables(scope("supportDesk"));
      const [, second] = tickets.all();
      if (second) tickets.delete(String(second.id));
    },
  },
];

it.each(feeds)(
  "A refresh of $name has the rows of a whole walk",
  async ({ document, sql, change, remove }) => {
    const folder = mkdtempSync(join(tmpdir(), "feeds-"));
    try {
      tributary.families.clock.advance(60 * MINUTE);
      const first = await runLiving(tributary, { document, sql, folder, sweep: 20 });
      expect(first.outcome.complete).toBe(true);
      tributary.families.clock.advance(60 * MINUTE);
      change();
      remove();
      const refreshed = await runLiving(tributary, { document, sql, folder, sweep: 20 });
      const whole = await runLiving(tributary, { document, sql, folder, whole: true });
      expect(refreshed.outcome.tables.some((table) => table.refreshed)).toBe(true);
      expect(refreshed.rows).toEqual(whole.rows);
      expect(refreshed.rows).not.toEqual(first.rows);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
