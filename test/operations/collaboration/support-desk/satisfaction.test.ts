import { describe, expect, it } from "vitest";
import type { SatisfactionRating } from "#contracts/support-desk/index.ts";
import {
  RateTicketDocument,
  SatisfactionForEndUsersDocument,
  SatisfactionRatingByIdDocument,
  SatisfactionRatingsDocument,
} from "#generated/test/graphql.ts";
import { example, ratable } from "#services/demo/things/support-desk.ts";
import { COUNTING_MS } from "#services/support-desk/satisfaction.ts";
import { operationsOf } from "#test/kit/gateway.ts";
import { headersWith, startDesk } from "./client.ts";

interface Rating {
  id: string;
  score: string;
  comment: string | null;
  reason: { id: string; text: string } | null;
  requester: { email: string } | null;
  assignee: { email: string } | null;
  createdAt: string;
}

describe("satisfaction in the graph", async () => {
  const emailOf = (id: number | null | undefined) =>
    id == null ? undefined : desk.users.get(String(id))?.email.toLowerCase();
  const expected = ({
    id,
    score,
    comment,
    reason_id,
    requester_id,
    assignee_id,
    created_at,
  }: SatisfactionRating) => ({
    id: `SupportSatisfactionRating:${id}`,
    upstreamId: String(id),
    score: score.toUpperCase(),
    comment,
    reason: reason_id === null ? null : { id: `SupportSatisfactionReason:${reason_id}` },
    requester: { email: emailOf(requester_id) },
    assignee: assignee_id === null ? null : { email: emailOf(assignee_id) },
    createdAt: created_at,
  });

  const { tributary, tables: desk, agent, as, endUser } = await startDesk();

  it("lists ratings with their people and reasons: one call for the page, one for all reasons (D2-388, D2-392, D2-519)", async () => {
    const { data, calls } = await agent.ask(SatisfactionRatingsDocument, {
      first: 100,
      filter: { score: "BAD" },
    });
    const bad = desk.ratings.sorted("oldest").filter(({ score }) => score === "bad");
    expect(data.supportDesk.satisfactionRatings.nodes).toMatchObject(bad.slice(0, 100).map(expected));
    expect(bad.filter(({ reason_id }) => reason_id !== null).length).toBeGreaterThan(50);
    expect(operationsOf(calls)).toEqual([
      "supportDesk.listSatisfactionRatings",
      "supportDesk.listSatisfactionReasons",
    ]);
    expect(calls[0]?.query).toEqual({ score: "bad", include: "users", "page[size]": "100" });
  });

  it("pages on by cursor, which is valid for its filter only", async () => {
    const first = await agent.data(SatisfactionRatingsDocument, { first: 3 });
    const { endCursor, hasNextPage } = first.supportDesk.satisfactionRatings.pageInfo;
    expect(hasNextPage).toBe(true);
    const next = await agent.data(SatisfactionRatingsDocument, { first: 3, after: endCursor });
    expect(
      [first, next].flatMap(({ supportDesk }) => supportDesk.satisfactionRatings.nodes.map(({ id }) => id)),
    ).toEqual(
      desk.ratings
        .sorted("oldest")
        .slice(0, 6)
        .map(({ id }) => `SupportSatisfactionRating:${id}`),
    );
    const other = await agent.ask(SatisfactionRatingsDocument, {
      first: 3,
      after: endCursor,
      filter: { score: "GOOD" },
    });
    expect(other.errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
    expect(other.calls).toEqual([]);
  });

  it.each([
    "OFFERED",
    "UNOFFERED",
    "RECEIVED",
    "RECEIVED_WITH_COMMENT",
    "RECEIVED_WITHOUT_COMMENT",
    "GOOD",
    "GOOD_WITH_COMMENT",
    "GOOD_WITHOUT_COMMENT",
    "BAD",
    "BAD_WITH_COMMENT",
    "BAD_WITHOUT_COMMENT",
  ])("filters by the score %s, in the desk's spelling (D2-105, D2-106)", async (score) => {
    const { data, calls } = await agent.ask(SatisfactionRatingsDocument, { first: 50, filter: { score } });
    expect(calls[0]?.query["score"]).toBe(score.toLowerCase());
    const [kind = ""] = score.toLowerCase().split("_");
    const found = desk.ratings.sorted("oldest").filter((rating) => {
      const isCommented = rating.comment !== null;
      if (score.includes("COMMENT") && isCommented === score.endsWith("WITHOUT_COMMENT")) return false;
      return kind === "received" ? ["good", "bad"].includes(rating.score) : rating.score === kind;
    });
    expect(data.supportDesk.satisfactionRatings.nodes).toMatchObject(found.slice(0, 50).map(expected));
  });

  it("turns instants into Unix seconds, outwards, and refuses another score before any call (D2-107, D2-105)", async () => {
    const filter = {
      createdAt: { from: "2026-01-01T00:00:00.700Z", until: "2026-02-01T01:00:00.200+01:00" },
    };
    const { calls, data } = await agent.ask(SatisfactionRatingsDocument, { first: 50, filter });
    const [from, until] = [Date.UTC(2026, 0, 1) / 1_000, Date.UTC(2026, 1, 1) / 1_000 + 1];
    expect(calls[0]?.query).toMatchObject({ start_time: String(from), end_time: String(until) });
    const found = desk.ratings.sorted("oldest").filter((rating) => {
      const at = Date.parse(rating.created_at) / 1_000;
      return from <= at && at <= until;
    });
    expect(data.supportDesk.satisfactionRatings.nodes).toMatchObject(found.slice(0, 50).map(expected));
    const early = await agent.ask(SatisfactionRatingsDocument, {
      filter: { createdAt: { from: "1960-01-01T00:00:00Z" } },
    });
    expect(early.calls[0]?.query["start_time"]).toBe("0");
    const refused = await agent.ask(SatisfactionRatingsDocument, { filter: { score: "GREAT" } });
    expect(refused.errors).toHaveLength(1);
    expect(refused.calls).toEqual([]);
  });

  it("reads one rating, its reason and its ticket by id; missing ones are null (D2-108, D2-390, D2-393)", async () => {
    const rating = desk.ratings
      .all()
      .find(({ reason_id, comment }) => reason_id !== null && comment !== null);
    const { data, calls } = await agent.ask(SatisfactionRatingByIdDocument, {
      id: `SupportSatisfactionRating:${rating?.id}`,
    });
    expect(data).toMatchObject({
      supportDesk: {
        satisfactionRating: {
          score: "BAD",
          comment: rating?.comment,
          requester: { email: emailOf(rating?.requester_id) },
          ticket: { id: `Ticket:${rating?.ticket_id}` },
          reason: { text: desk.reasons.get(String(rating?.reason_id))?.value },
        },
      },
      node: null,
    });
    expect(calls.map(({ operation, status }) => [operation, status]).sort()).toEqual([
      ["getSatisfactionRating", 200],
      ["getSatisfactionRating", 404],
      ["getSatisfactionReason", 200],
    ]);
  });

  it("lists the reasons to everyone, and reads one or many through node (D2-392, D2-393)", async () => {
    const list = await endUser.ask(
      "{ supportDesk { satisfactionReasons { id upstreamId text code deletedAt createdAt updatedAt } satisfactionReason(id: 6002) { id } } }",
    );
    expect(list.data).toMatchObject({
      supportDesk: {
        satisfactionReasons: desk.reasons.all().map(({ id, value, reason_code, deleted_at }) => ({
          id: `SupportSatisfactionReason:${id}`,
          text: value,
          code: reason_code,
          deletedAt: deleted_at,
        })),
        satisfactionReason: { id: "SupportSatisfactionReason:6002" },
      },
    });
    expect(operationsOf(list.calls).sort()).toEqual([
      "supportDesk.getSatisfactionReason",
      "supportDesk.listSatisfactionReasons",
    ]);
    const nodes = await agent.ask(
      `{ nodes(ids: ["SupportSatisfactionReason:6001", "SupportSatisfactionReason:6003", "SupportSatisfactionReason:99"]) { ... on SupportSatisfactionReason { text } } }`,
    );
    expect(nodes.data).toEqual({
      nodes: [{ text: desk.reasons.get("6001")?.value }, { text: desk.reasons.get("6003")?.value }, null],
    });
    expect(operationsOf(nodes.calls)).toEqual(["supportDesk.listSatisfactionReasons"]);
  });

  it.each(["abc", "Ticket:1", "SupportSatisfactionRating:x", "-1", ""])(
    "refuses %j as the id of a rating before any call (D2-108)",
    async (id) => {
      const { errors, calls } = await agent.ask(
        "query ($id: ID!) { supportDesk { satisfactionRating(id: $id) { id } } }",
        { id },
      );
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(calls).toEqual([]);
    },
  );

  it("has a ticket's rating from the ticket's own members, without a call (D2-496)", async () => {
    const rated = desk.ratings.all().filter(({ comment }) => comment !== null);
    const query = (fields: string) =>
      `{ tickets(filter: { statuses: [SOLVED, CLOSED] }, first: 100) { nodes { id satisfactionRating { id score comment ${fields} } } } }`;
    interface Tickets {
      tickets: { nodes: { id: string; satisfactionRating: Rating | null }[] };
    }
    const carried = await agent.ask<Tickets>(query("requester { email }"));
    expect(operationsOf(carried.calls)).toEqual(["supportDesk.search"]);
    const { nodes } = carried.data.tickets;
    expect(nodes.some(({ satisfactionRating }) => satisfactionRating === null)).toBe(true);
    for (const { id, satisfactionRating } of nodes) {
      const rating = desk.ratings.by("ticket", Number(id.slice("Ticket:".length)))[0];
      expect(satisfactionRating?.id).toBe(rating && `SupportSatisfactionRating:${rating.id}`);
      expect(satisfactionRating?.score).toBe(rating?.score.toUpperCase());
      expect(satisfactionRating?.comment).toBe(rating?.comment);
      expect(satisfactionRating?.requester?.email).toBe(emailOf(rating?.requester_id));
    }
    // Fields that the ticket does not have cost one call for each rating, for any number of them.
    const [one] = rated;
    const whole = await agent.ask<{ ticket: { satisfactionRating: Rating } }>(
      `{ ticket(id: ${one?.ticket_id}) { satisfactionRating { id score createdAt updatedAt assignee { email } } } }`,
    );
    expect(whole.data.ticket.satisfactionRating).toMatchObject({
      id: `SupportSatisfactionRating:${one?.id}`,
      createdAt: one?.created_at,
    });
    expect(operationsOf(whole.calls)).toEqual([
      "supportDesk.getRequest",
      "supportDesk.getSatisfactionRating",
    ]);
  });

  it("is for agents: an end user gets FORBIDDEN, but has their own ticket's rating (D2-009)", async () => {
    const [own] = desk.ratings
      .all()
      .filter(({ requester_id }) => emailOf(requester_id) === tributary.families.person(2).email);
    const { data, errors } = await endUser.ask(SatisfactionForEndUsersDocument, { ticket: own?.ticket_id });
    expect(data).toMatchObject({
      supportDesk: { satisfactionRatings: null, satisfactionRatingCount: null },
      ticket: {
        satisfactionRating: { id: `SupportSatisfactionRating:${own?.id}`, score: own?.score.toUpperCase() },
      },
    });
    expect(errors).toMatchObject([
      { path: ["supportDesk", "satisfactionRatings"], extensions: { code: "FORBIDDEN", status: 403 } },
      { path: ["supportDesk", "satisfactionRatingCount"], extensions: { code: "FORBIDDEN", status: 403 } },
    ]);
  });

  it("is rated by the requester of a solved ticket, with their own credential (D2-112, D2-391, D2-502)", async () => {
    const input = {
      ticketId: `Ticket:${ratable.solved}`,
      score: "BAD",
      comment: "Slow.",
      reasonId: "SupportSatisfactionReason:6001",
    };
    const { data, calls } = await endUser.ask(RateTicketDocument, { input });
    const { people } = tributary.families.company;
    expect(data.rateTicket).toMatchObject({
      satisfactionRating: {
        score: "BAD",
        comment: "Slow.",
        reason: { text: desk.reasons.get("6001")?.value },
        requester: { email: people[2]?.email },
        assignee: { email: people[1]?.email },
        ticket: { id: `Ticket:${ratable.solved}` },
      },
      userErrors: [],
    });
    expect(operationsOf(calls).sort()).toEqual([
      "supportDesk.createTicketSatisfactionRating",
      "supportDesk.getRequest",
      "supportDesk.getSatisfactionReason",
    ]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      satisfaction_rating: { score: "bad", comment: "Slow.", reason_id: 6001 },
    });
  });

  it("is rated after a ticket was solved and reopened, and rated again (D2-114, D2-502)", async () => {
    const ids: unknown[] = [];
    for (const score of ["BAD", "GOOD"]) {
      const input = { ticketId: ratable.reopened, score };
      const { rateTicket } = await endUser.data(RateTicketDocument, { input });
      expect(rateTicket).toMatchObject({
        satisfactionRating: { score, comment: null, reason: null },
        userErrors: [],
      });
      ids.push(rateTicket.satisfactionRating.id);
    }
    expect(new Set(ids).size).toBe(1);
  });

  it("is refused as a userError for a caller who may not rate (D2-112, D2-113, D2-114)", async () => {
    const code = async (
      ticketId: number,
      persona: "agent" | "endUser",
      rating: object = { score: "GOOD" },
    ) => {
      const input = { ticketId, ...rating };
      const { rateTicket } = await as(persona).data(RateTicketDocument, { input });
      expect(rateTicket?.satisfactionRating).toBeNull();
      return rateTicket?.userErrors.map((error) => error.code);
    };
    expect(await code(ratable.solved, "agent")).toEqual(["FORBIDDEN"]);
    expect(await code(ratable.copiedIn, "endUser")).toEqual(["FORBIDDEN"]);
    expect(await code(ratable.ofUnverified, "endUser")).toEqual(["NOT_FOUND"]);
    for (const id of [example.solvable, ratable.closed])
      expect(await code(id, "endUser")).toEqual(["BAD_USER_INPUT"]);
    for (const reasonId of [6003, 1])
      expect(await code(ratable.reopened, "endUser", { score: "BAD", reasonId })).toEqual(["BAD_USER_INPUT"]);
    const { email } = tributary.families.person(7);
    const own = await tributary.data(
      RateTicketDocument,
      { input: { ticketId: ratable.ofUnverified, score: "GOOD" } },
      headersWith(`${email}:demo`),
    );
    expect(own.rateTicket?.userErrors).toEqual([
      { field: null, message: "Only a verified user rates a ticket", code: "FORBIDDEN" },
    ]);
  });

  it("is refused before any call with impossible ratings", async () => {
    for (const input of [
      { ticketId: "Ticket:x", score: "GOOD" },
      { ticketId: ratable.solved, score: "GOOD", reasonId: 6001 },
      { ticketId: ratable.solved, score: "BAD", reasonId: "Ticket:1" },
    ]) {
      const { errors, calls } = await endUser.ask(RateTicketDocument, { input });
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(calls).toEqual([]);
    }
  });

  const count = async () => {
    const { data, calls } = await agent.ask<{
      supportDesk: { satisfactionRatingCount: { value: number; refreshedAt: string | null } };
    }>("{ supportDesk { satisfactionRatingCount { value refreshedAt } } }");
    expect(operationsOf(calls)).toEqual(["supportDesk.countSatisfactionRatings"]);
    return data.supportDesk.satisfactionRatingCount;
  };

  it("has an approximate count, with its time (D2-109, D2-389)", async () => {
    expect(await count()).toMatchObject({ value: desk.ratings.size, refreshedAt: expect.any(String) });
  });

  it("has 100,000 without a time while the count is made anew, once a day (D2-110, D2-111)", async () => {
    const [model] = desk.ratings.all();
    if (!model) throw new Error("there is no rating");
    while (desk.ratings.size <= 100_000) desk.ratings.put({ ...model, id: desk.ratings.nextId() });
    expect(await count()).toEqual({ value: 100_000, refreshedAt: null });
    tributary.families.clock.advance(COUNTING_MS);
    const counted = await count();
    expect(counted).toMatchObject({ value: 100_001, refreshedAt: expect.any(String) });
    desk.ratings.put({ ...model, id: desk.ratings.nextId() });
    tributary.families.clock.advance(24 * 3_600_000 - 1);
    expect(await count()).toEqual(counted);
    tributary.families.clock.advance(1);
    expect(await count()).toEqual({ value: 100_000, refreshedAt: null });
  });
});
