import { describe, expect, it } from "vitest";
import type { TicketMetric } from "#contracts/support-desk/index.ts";
import { example } from "#services/demo/things/support-desk.ts";
import { minutesBetween } from "#services/support-desk/metrics.ts";
import { startSupportDesk } from "./client.ts";

const desk = await startSupportDesk();

describe("metric sets", () => {
  const { solvable } = example;
  const metric = async () =>
    (await desk.read<{ ticket_metric: TicketMetric }>(`/api/v2/ticket_metrics/${5_000_000 + solvable}`))
      .ticket_metric;

  it("add up what happened: replies, solutions, and that it was opened again", async () => {
    const put = (body: object) =>
      desk.ask(`/api/v2/requests/${solvable}`, { method: "PUT", body: { request: body } });
    const before = await metric();
    expect(before).toMatchObject({ replies: 0, reopens: 0, solved_at: null, assignee_stations: 1 });
    await put({ comment: { body: "Have you tried this?" } });
    await put({ solved: true });
    const solvedAt = new Date(desk.families.clock.now()).toISOString();
    const solved = await metric();
    expect(solved).toMatchObject({ replies: 1, reopens: 0, solved_at: solvedAt });
    expect(solved.reply_time_in_minutes).toEqual(minutesBetween(before.created_at, solvedAt));
    expect(solved.full_resolution_time_in_minutes).toEqual(solved.reply_time_in_minutes);
    desk.families.clock.advance(3_600_000);
    await put({ solved: false });
    const reopened = await metric();
    expect(reopened).toMatchObject({ reopens: 1, solved_at: null });
    expect(reopened.full_resolution_time_in_minutes).toEqual({ calendar: null, business: null });
    expect(reopened.first_resolution_time_in_minutes).toEqual(solved.first_resolution_time_in_minutes);
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
