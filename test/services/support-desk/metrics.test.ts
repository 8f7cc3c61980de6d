import { beforeEach, describe, expect, it } from "vitest";
import type { TicketMetric, TicketMetricEvent } from "#contracts/support-desk/index.ts";
import { example, userIdOf } from "#services/demo/things/support-desk.ts";
import { minutesBetween } from "#services/support-desk/support/metric-log.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { type SupportDesk, startSupportDesk } from "./client.ts";

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
  return desk.close;
});

interface Meta {
  has_more: boolean;
  after_cursor: string | null;
}
interface Events {
  ticket_metric_events: TicketMetricEvent[];
  meta?: Meta;
  count?: number;
  end_time?: number;
  end_of_stream?: boolean;
  next_page?: string;
}
const EVENTS = "/api/v2/incremental/ticket_metric_events";
const METRICS = "/api/v2/ticket_metrics";
const events = (query: string) => desk.read<Events>(`${EVENTS}?${query}`, "admin");
const secondsAgo = (days: number) => Math.floor(desk.clock.now() / 1000) - days * 86_400;
const metric = async (id: number) =>
  (await desk.read<{ ticket_metric: TicketMetric }>(`${METRICS}/${5_000_000 + id}`)).ticket_metric;
const stored = () => supportDeskTables(desk.families.store.scope("supportDesk"));

async function byCursor(since: number): Promise<TicketMetricEvent[]> {
  const all: TicketMetricEvent[] = [];
  let after = "";
  for (;;) {
    const page = await events(`start_time=${since}&page[size]=100${after}`);
    all.push(...page.ticket_metric_events);
    if (!page.meta?.has_more) return all;
    expect(page.ticket_metric_events).toHaveLength(100);
    after = `&page[after]=${page.meta.after_cursor}`;
  }
}

describe("metric events", () => {
  it("need a start time in whole seconds of the past (D2-061, D2-062, D2-365)", async () => {
    for (const query of ["", "?start_time=yesterday", "?start_time=1.5", `?start_time=${secondsAgo(-1)}`])
      expect(await desk.refusal(EVENTS + query)).toMatchObject({ status: 400, field: "start_time" });
    const since = secondsAgo(30);
    const { ticket_metric_events } = await events(`start_time=${since}&page[size]=100`);
    expect(ticket_metric_events.length).toBeGreaterThan(0);
    for (const { time } of ticket_metric_events)
      expect(Date.parse(time)).toBeGreaterThanOrEqual(since * 1000);
  });

  it("without a page come as stretches of time that meet without a gap (D2-065, D2-528)", async () => {
    const since = secondsAgo(800);
    const all: TicketMetricEvent[] = [];
    let stretch = await events(`start_time=${since}`);
    let stretches = 1;
    for (; !stretch.end_of_stream; stretches++) {
      expect(stretch).not.toHaveProperty("meta");
      expect(stretch.count).toBe(stretch.ticket_metric_events.length);
      expect(stretch.count).toBeGreaterThanOrEqual(1_000);
      expect(stretch.next_page).toBe(`/support-desk${EVENTS}?start_time=${stretch.end_time}`);
      all.push(...stretch.ticket_metric_events);
      stretch = await events(`start_time=${stretch.end_time}`);
    }
    all.push(...stretch.ticket_metric_events);
    expect(stretches).toBeGreaterThan(2);
    expect(all).toEqual(await byCursor(since));
  });

  it("of the second that is going on are left to the next stretch (D2-065, D2-528)", async () => {
    const end = (await events(`start_time=${secondsAgo(1)}`)).end_time ?? 0;
    const solve = { request: { solved: true } };
    await desk.ask(`/api/v2/requests/${example.solvable}`, { method: "PUT", body: solve });
    expect((await events(`start_time=${end}`)).ticket_metric_events).toEqual([]);
    desk.clock.advance(1_000);
    const next = await events(`start_time=${end}`);
    expect(next.ticket_metric_events).toMatchObject([
      { ticket_id: example.solvable, metric: "resolution_time", type: "fulfill" },
    ]);
  });
});

describe("metric sets", () => {
  it("have at most 100 rows a page, as metric events have (D2-063, D2-069)", async () => {
    const page = await desk.read<{ ticket_metrics: TicketMetric[] }>(`${METRICS}?page[size]=200`);
    expect(page.ticket_metrics).toHaveLength(100);
    const { ticket_metric_events } = await events(`start_time=${secondsAgo(200)}&page[size]=500`);
    expect(ticket_metric_events).toHaveLength(100);
  });

  it("of archived tickets are read by id (D2-068)", async () => {
    const [archived] = stored().archive.all();
    expect((await metric(archived?.ticketId ?? 0)).ticket_id).toBe(archived?.ticketId);
  });

  it("are read by an id that is text: what is no number is not found, not refused (D2-071, D2-367)", async () => {
    expect((await metric(example.shared)).ticket_id).toBe(example.shared);
    for (const id of ["abc123", "1", `0${5_000_000 + example.shared}`])
      expect(await desk.refusal(`${METRICS}/${id}`)).toMatchObject({ status: 404, code: "RecordNotFound" });
  });

  it("add up what happened: replies, solutions, and that it was opened again", async () => {
    const agent = desk.families.person(1);
    const put = (body: object) =>
      desk.ask(`/api/v2/requests/${example.solvable}`, { method: "PUT", body: { request: body } });
    const before = await metric(example.solvable);
    expect(before).toMatchObject({ replies: 0, reopens: 0, solved_at: null, assignee_stations: 1 });
    await put({ comment: { body: "Have you tried this?" } });
    await put({ solved: true });
    const solvedAt = new Date(desk.clock.now()).toISOString();
    const solved = await metric(example.solvable);
    expect(solved).toMatchObject({ replies: 1, reopens: 0, solved_at: solvedAt });
    expect(solved.reply_time_in_minutes).toEqual(minutesBetween(before.created_at, solvedAt));
    expect(solved.full_resolution_time_in_minutes).toEqual(solved.reply_time_in_minutes);
    desk.clock.advance(3_600_000);
    await put({ solved: false });
    const reopened = await metric(example.solvable);
    expect(reopened).toMatchObject({ reopens: 1, solved_at: null });
    expect(reopened.full_resolution_time_in_minutes).toEqual({ calendar: null, business: null });
    expect(reopened.first_resolution_time_in_minutes).toEqual(solved.first_resolution_time_in_minutes);
    expect(userIdOf(agent)).toBe(stored().tickets.get(String(example.solvable))?.assignee_id);
  });

  it.each([
    ["2026-11-16T09:00:00Z", "2026-11-16T17:00:00Z", 480, 480],
    ["2026-11-20T16:30:00Z", "2026-11-23T09:30:00Z", 3_900, 60],
    ["2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z", 1_440, 0],
    ["2026-11-16T10:00:30Z", "2026-11-16T10:01:29Z", 0, 0],
  ])("count from %s to %s %i minutes, %i of them in business hours", (from, to, calendar, business) => {
    expect(minutesBetween(from, to)).toEqual({ calendar, business });
  });
});
