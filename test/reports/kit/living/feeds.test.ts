/** Lists of several families of which only changes are read. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { accountingTables, keyIn as prepaymentKey } from "#services/accounting/tables.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { erpTables, rowKey } from "#services/erp/tables.ts";
import type { Collection } from "#services/kit/data/store.ts";
import { projectTables } from "#services/projects/tables.ts";
import { postIdAt } from "#services/social/support/post-ids.ts";
import { socialTables } from "#services/social/tables.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { scopes } from "#test/links/scopes.ts";
import { MINUTE, runLiving } from "./histories.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const METRIC_EVENTS = readFileSync(new URL("feeds.graphql", import.meta.url), "utf8");

const tributary = await sharedTributary({ settings: scopes });

const scope = (family: string) => tributary.families.store.scope(family);
const now = () => new Date(tributary.families.clock.now()).toISOString();

/** A list whose first row is changed, and whose second row is deleted. */
interface Fed<T> {
  readonly name: string;
  readonly document: string;
  readonly sql: string;
  /** Values of the document's variables. */
  variables?(): Readonly<Record<string, string>>;
  rows(): Collection<T>;
  /** The rows of the list for the values of the variables; all rows by default. */
  isOwn?(row: T, value: string): boolean;
  key(row: T): string;
  /** A changed version of a row. */
  changed(row: T): T;
  /** True if an operation reads an object by its id: otherwise the next run after a pass reads the whole list. */
  readonly isNode: boolean;
}

const feedOf = <T>({ rows, key, changed, isOwn = () => true, ...feed }: Fed<T>) => ({
  variables: () => ({}),
  ...feed,
  change() {
    const [value = ""] = Object.values(feed.variables?.() ?? {});
    const [first, second] = rows()
      .all()
      .filter((row) => isOwn(row, value));
    if (!first || !second) throw new Error(`There are no two ${feed.name}`);
    rows().put(changed(first));
    rows().delete(key(second));
  },
});

/** The value that most rows have. */
function mostOf<T>(rows: readonly T[], keyIn: (row: T) => string): string {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyIn(row), (counts.get(keyIn(row)) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const posts = () => socialTables(scope("social")).posts;
const author = () => mostOf(posts().all(), (post) => post.author_id);
const comments = () => supportDeskTables(scope("supportDesk")).comments;
const ticket = () => mostOf(comments().all(), ({ ticketId }) => String(ticketId));

const feeds = [
  feedOf({
    name: "vendors of the ERP",
    document: "{ erp { vendors(first: 100) { nodes { displayName updatedAt } } } }",
    sql: "select id, displayName, updatedAt from vendors order by id",
    rows: () => erpTables(scope("erp")).vendors,
    key: ({ company, wire }) => rowKey(company, wire.id),
    changed: (row) => ({
      ...row,
      wire: { ...row.wire, displayName: "Changed", lastModifiedDateTime: now() },
    }),
    isNode: true,
  }),
  feedOf({
    name: "projects",
    document:
      "{ projectManagement { projects(first: 100) { nodes { name updatedAt budget { capacity { amount } } } } } }",
    sql: "select id, name, updatedAt, budget_capacity from projects order by id",
    rows: () => projectTables(scope("projects")).projects,
    key: ({ id }) => String(id),
    changed: (row) => ({ ...row, name: "Changed", updatedAt: now() }),
    isNode: false,
  }),
  feedOf({
    name: "prepayments, by If-Modified-Since",
    document: "{ accounting { prepayments(first: 100) { nodes { reference updatedAt } } } }",
    sql: "select id, reference, updatedAt from prepayments order by id",
    rows: () => accountingTables(scope("accounting")).prepayments,
    key: ({ tenant, wire }) => prepaymentKey(tenant, wire.PrepaymentID),
    changed: (row) => ({ ...row, wire: { ...row.wire, Reference: "Changed", UpdatedDateUTC: now() } }),
    isNode: true,
  }),
  feedOf({
    name: "events of the bank, which never change, by their creation",
    document: "{ banking { events(first: 250) { nodes { type createdAt } } } }",
    sql: "select id, type, createdAt from events order by id",
    rows: () => bankingTables(scope("banking")).events,
    key: ({ id }) => id,
    changed: (row) => ({ ...row, id: "999999", attributes: { ...row.attributes, createdAt: now() } }),
    isNode: true,
  }),
  feedOf({
    name: "tickets",
    document: "{ supportDesk { exportTickets(first: 250) { nodes { subject status tags updatedAt } } } }",
    sql: "select id, subject, status, tags, updatedAt from exportTickets order by id",
    rows: () => supportDeskTables(scope("supportDesk")).tickets,
    key: ({ id }) => String(id),
    changed: (row) => ({ ...row, subject: "Changed", updated_at: now() }),
    isNode: true,
  }),
  feedOf({
    name: "posts of a user, by their creation",
    document:
      "query ($user: ID!) { social { user(id: $user) { posts(first: 100) { nodes { text createdAt author { id } } } } } }",
    sql: "select id, text, author_id, createdAt from posts order by id",
    variables: () => ({ user: author() }),
    rows: posts,
    isOwn: (row, user) => row.author_id === user,
    key: ({ id }) => id,
    changed: (row) => ({ ...row, id: postIdAt(Date.parse(now()), 1), text: "New", created_at: now() }),
    isNode: true,
  }),
  feedOf({
    name: "comments on a ticket, by their creation",
    document:
      "query ($ticket: ID!) { ticket(id: $ticket) { comments(first: 100) { nodes { body createdAt } } } }",
    sql: "select id, body, createdAt from comments order by id",
    variables: () => ({ ticket: ticket() }),
    rows: comments,
    isOwn: ({ ticketId }, id) => String(ticketId) === id,
    key: ({ comment }) => String(comment.id),
    changed: (row) => ({
      ...row,
      comment: { ...row.comment, id: comments().nextId(), body: "New", created_at: now() },
    }),
    isNode: true,
  }),
  feedOf({
    name: "metric events since an instant, by their time",
    document: METRIC_EVENTS,
    sql: "select upstreamId, metric, type, occurredAt, ticket_id from ticketMetricEvents order by upstreamId",
    variables: () => ({ since: "2026-01-01T00:00:00Z" }),
    rows: () => supportDeskTables(scope("supportDesk")).metricEvents,
    isOwn: ({ time }, since) => time >= since,
    key: ({ id }) => String(id),
    changed: (row) => ({
      ...row,
      id: supportDeskTables(scope("supportDesk")).metricEvents.nextId(),
      time: now(),
    }),
    isNode: false,
  }),
];

it.each(feeds)(
  "A refresh of $name has the rows of a complete read, and the time until which deletions are included",
  async ({ document, sql, variables, change, isNode }) => {
    const folder = mkdtempSync(join(tmpdir(), "feeds-"));
    const report = { document, sql, variables: variables(), folder, sweep: 40 };
    try {
      tributary.families.clock.advance(60 * MINUTE);
      const begun = now();
      const first = await runLiving(tributary, report);
      expect(first.outcome.complete).toBe(true);
      tributary.families.clock.advance(60 * MINUTE);
      change();
      const refreshed = await runLiving(tributary, report);
      const whole = await runLiving(tributary, { ...report, whole: true });
      const [table] = refreshed.outcome.tables.flatMap((one) => one.refreshed ?? []);
      expect(table?.sweptAt).toBe(isNode ? now() : begun);
      const gone = first.rows.filter((row) => !whole.rows.includes(row) && refreshed.rows.includes(row));
      expect(gone).toHaveLength(isNode ? 0 : 1);
      expect(refreshed.rows.filter((row) => !gone.includes(row))).toEqual(whole.rows);
      expect(whole.rows).not.toEqual(first.rows);
      const next = await runLiving(tributary, report);
      expect(next.rows).toEqual(whole.rows);
      expect(next.outcome.tables.some((one) => one.refreshed)).toBe(isNode);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

it("A refresh has no comments of a deleted ticket, as a complete read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "feeds-"));
  const document = "query ($id: ID!) { ticket(id: $id) { comments(first: 9) { nodes { createdAt } } } }";
  const report = { document, sql: "select id from comments", variables: { id: ticket() }, folder };
  const { tickets } = supportDeskTables(scope("supportDesk"));
  try {
    expect((await runLiving(tributary, report)).rows.length).toBeGreaterThan(0);
    tickets.delete(ticket());
    const { rows, outcome } = await runLiving(tributary, report);
    expect([rows, outcome.complete]).toEqual([[], true]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("A refresh of metric events starts at the instant of its document, and costs a twentieth of a complete read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "feeds-"));
  const { metricEvents } = supportDeskTables(scope("supportDesk"));
  const [template] = metricEvents.all();
  if (!template) throw new Error("There are no metric events");
  const since = now();
  const add = (count: number, time: string) => {
    for (let more = count; more > 0; more--)
      metricEvents.put({ ...template, id: metricEvents.nextId(), time });
  };
  add(1, new Date(Date.parse(since) - 2 * MINUTE).toISOString());
  add(4_000, since);
  const report = {
    document: METRIC_EVENTS,
    sql: "select upstreamId from ticketMetricEvents order by 1",
    variables: { since },
    folder,
  };
  try {
    const first = await runLiving(tributary, report);
    expect(first.rows).toHaveLength(4_000);
    // The overlap of the clocks leads before the document's instant.
    expect((await runLiving(tributary, { ...report, sweep: 0 })).rows).toEqual(first.rows);
    tributary.families.clock.advance(60 * MINUTE);
    add(1, now());
    await runLiving(tributary, { ...report, sweep: 0 });
    const refreshed = await runLiving(tributary, { ...report, sweep: 0 });
    const whole = await runLiving(tributary, { ...report, whole: true });
    expect(refreshed.rows).toEqual(whole.rows);
    expect(refreshed.calls).toBeLessThanOrEqual(whole.calls / 20);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
