import { describe, expect, it } from "vitest";
import type { RatingCount, Request, SatisfactionRating, SupportUser } from "#contracts/support-desk/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import { example, ratable } from "#services/demo/things/support-desk.ts";
import { COUNTING_MS, EXACT_COUNT } from "#services/support-desk/satisfaction.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);

const HOUR = 3_600_000;
const LIST = "/api/v2/satisfaction_ratings";

interface Page {
  satisfaction_ratings: SatisfactionRating[];
  users?: SupportUser[];
  meta: { has_more: boolean; after_cursor: string | null };
}
interface RatingResponse {
  satisfaction_rating: SatisfactionRating;
  users?: SupportUser[];
}
const tables = () => supportDeskTables(desk.families.store.scope("supportDesk"));

async function ratings(query = ""): Promise<SatisfactionRating[]> {
  const all: SatisfactionRating[] = [];
  let after = "";
  do {
    const page: Page = await desk.read<Page>(`${LIST}?page[size]=100${query}${after}`, "agent");
    all.push(...page.satisfaction_ratings);
    after = page.meta.has_more ? `&page[after]=${page.meta.after_cursor}` : "";
  } while (after);
  return all;
}

const rating = (
  ticket: number,
  satisfaction_rating: object,
  as: Parameters<typeof desk.read>[1] = "endUser",
) =>
  [
    `/api/v2/tickets/${ticket}/satisfaction_rating`,
    { as: as ?? "endUser", method: "POST", body: { satisfaction_rating } },
  ] as const;

describe("the list of satisfaction ratings", () => {
  it("includes ratings with and without comment under a score alone (D2-106)", async () => {
    const all = await ratings();
    const given = { good: ["good"], bad: ["bad"], received: ["good", "bad"] };
    for (const [name, scores] of Object.entries(given)) {
      const wanted = all.filter(({ score }) => scores.includes(score));
      const said = wanted.filter(({ comment }) => comment !== null);
      const silent = wanted.filter(({ comment }) => comment === null);
      expect(await ratings(`&score=${name}`)).toEqual(wanted);
      expect(await ratings(`&score=${name}_with_comment`)).toEqual(said);
      expect(await ratings(`&score=${name}_without_comment`)).toEqual(silent);
      expect(Math.min(said.length, silent.length)).toBeGreaterThan(0);
    }
  });

  it("is limited by start_time and end_time in Unix seconds, both included (D2-107)", async () => {
    const all = await ratings();
    const [from, until] = [all[20], all[60]].map((one) => Date.parse(one?.created_at ?? "") / 1_000);
    if (from === undefined || until === undefined) throw new Error("too few ratings");
    const [first, last] = [Math.ceil(from), Math.floor(until)];
    const wanted = all.filter(({ created_at }) => {
      const at = Date.parse(created_at) / 1_000;
      return at >= first && at <= last;
    });
    expect(await ratings(`&start_time=${first}&end_time=${last}`)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(30);
  });

  it("has the people of its page with include=users (D2-519)", async () => {
    const page = await desk.read<Page>(`${LIST}?page[size]=20&include=users`, "agent");
    const named = page.satisfaction_ratings.flatMap(({ requester_id, assignee_id }) => [
      requester_id,
      ...(assignee_id === null ? [] : [assignee_id]),
    ]);
    expect(idsOf(page.users ?? []).sort()).toEqual([...new Set(named)].sort());
  });
});

describe("the rating of a ticket", () => {
  it("is made by its requester once it is solved, with 200, and changed by rating again (D2-112, D2-391, D2-502)", async () => {
    const response = await desk.ask(
      ...rating(ratable.solved, { score: "bad", comment: " Slow. ", reason_id: 6001 }),
    );
    expect(response.status).toBe(200);
    const { satisfaction_rating } = (await response.json()) as RatingResponse;
    const { agent, endUser } = desk.company.personas;
    const idOf = (email: string | undefined) => tables().users.by("email", email ?? "")[0]?.id;
    expect(satisfaction_rating).toMatchObject({
      ticket_id: ratable.solved,
      requester_id: idOf(endUser.email),
      assignee_id: idOf(agent.email),
      score: "bad",
      comment: "Slow.",
      reason_id: 6001,
    });
    desk.clock.advance(HOUR);
    const again = (await (
      await desk.ask(...rating(ratable.solved, { score: "good" }))
    ).json()) as RatingResponse;
    expect(again.satisfaction_rating).toMatchObject({
      id: satisfaction_rating.id,
      score: "good",
      comment: null,
      reason_id: null,
      created_at: satisfaction_rating.created_at,
    });
    expect(again.satisfaction_rating.updated_at).not.toBe(satisfaction_rating.updated_at);
    const { request } = await desk.read<{ request: Request }>(
      `/api/v2/requests/${ratable.solved}`,
      "endUser",
    );
    expect(request.satisfaction_rating).toMatchObject({ id: satisfaction_rating.id, score: "good" });
  });

  it("is refused to a requester who is not verified, until they are (D2-113)", async () => {
    const email = desk.families.person(demoIndex.unverified).email as `${string}@${string}`;
    expect(await desk.refusal(...rating(ratable.ofUnverified, { score: "good" }, email))).toMatchObject({
      status: 403,
      message: "Only a verified user rates a ticket",
    });
    const [user] = tables().users.by("email", email.toLowerCase());
    if (!user) throw new Error("nobody has the address");
    tables().users.put({ ...user, verified: true });
    expect((await desk.ask(...rating(ratable.ofUnverified, { score: "good" }, email))).status).toBe(200);
  });

  it("is possible for a solved ticket and one opened again, never for others (D2-114)", async () => {
    expect((await desk.ask(...rating(ratable.reopened, { score: "good" }))).status).toBe(200);
    for (const id of [example.solvable, ratable.closed])
      expect(await desk.refusal(...rating(id, { score: "good" }))).toMatchObject({
        status: 422,
        code: "RecordInvalid",
      });
    const update = (solved: boolean) =>
      desk.ask(`/api/v2/requests/${example.solvable}`, {
        as: "endUser",
        method: "PUT",
        body: { request: { solved } },
      });
    await update(true);
    await update(false);
    const open = await desk.ask(...rating(example.solvable, { score: "good" }));
    expect(open.status).toBe(200);
    const { request } = await desk.read<{ request: Request }>(`/api/v2/requests/${example.solvable}`);
    expect(request).toMatchObject({ status: "open", satisfaction_rating: { score: "good" } });
  });

  it("can have a reason only if it is bad, and only an active reason (D2-502)", async () => {
    const refused: [object, string][] = [
      [{ score: "good", reason_id: 6001 }, "Only a bad rating gives a reason"],
      [{ score: "bad", reason_id: 6003 }, "No reason has the id 6003"],
      [{ score: "bad", reason_id: 1 }, "No reason has the id 1"],
    ];
    for (const [body, message] of refused)
      expect(await desk.refusal(...rating(ratable.solved, body))).toMatchObject({
        status: 422,
        field: "satisfaction_rating.reason_id",
        message,
      });
  });
});

describe("the count of satisfaction ratings", () => {
  const count = () => desk.read<{ count: RatingCount }>(`${LIST}/count`, "agent").then((body) => body.count);
  const now = () => new Date(desk.clock.now()).toISOString();
  const grow = (size: number) => {
    const { ratings: rows } = tables();
    const [model] = rows.all();
    if (!model) throw new Error("there is no rating");
    while (rows.size < size) rows.put({ ...model, id: rows.nextId() });
  };

  it("is that of the list up to 100,000 (D2-109, D2-389)", async () => {
    expect(await count()).toEqual({ value: tables().ratings.size, refreshed_at: now() });
    grow(EXACT_COUNT);
    expect(await count()).toEqual({ value: EXACT_COUNT, refreshed_at: now() });
  });

  it("is 100,000 with a null refreshed_at during the count, then cached for a day (D2-110, D2-111)", async () => {
    grow(EXACT_COUNT + 7);
    const counting = { value: EXACT_COUNT, refreshed_at: null };
    expect(await count()).toEqual(counting);
    expect(await count()).toEqual(counting);
    desk.clock.advance(COUNTING_MS);
    const first = { value: EXACT_COUNT + 7, refreshed_at: now() };
    expect(await count()).toEqual(first);
    grow(EXACT_COUNT + 8);
    desk.clock.advance(24 * HOUR - 1);
    expect(await count()).toEqual(first);
    desk.clock.advance(1);
    expect(await count()).toEqual(counting);
    desk.clock.advance(COUNTING_MS);
    expect(await count()).toEqual({ value: EXACT_COUNT + 8, refreshed_at: now() });
  });
});
