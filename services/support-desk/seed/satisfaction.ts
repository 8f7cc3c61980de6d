/** Reasons, a rating for most tickets that were ever solved, and tickets with a part to play. */

import type { SatisfactionRating, Ticket } from "#contracts/support-desk/index.ts";
import { type DemoCompany, demoIndex } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { ratable } from "#services/demo/things/support-desk.ts";
import { type Random, seededRandom } from "#services/kit/data/random.ts";
import type { SupportDeskTables } from "#services/support-desk/tables.ts";

const HOUR = 3_600_000;
const FIRST_RATING = 80_001;

const reasonTexts = [
  "The issue took too long to be resolved",
  "The issue was not resolved",
  "The answer was hard to follow",
  "Something else",
] as const;
const praise = ["Quick and kind, thank you.", "Exactly what I needed.", "Solved at the first try."] as const;
const blame = ["I had to explain it three times.", "It took a week.", "It came back the next day."] as const;

const iso = (time: number) => new Date(time).toISOString();

function seedReasons({ reasons }: SupportDeskTables): readonly number[] {
  const at = iso(Date.UTC(2019, 5, 3, 9));
  const rows = reasonTexts.map((value, index) =>
    reasons.put({
      id: 6001 + index,
      reason_code: 100 + index,
      value,
      created_at: at,
      updated_at: at,
      deleted_at: index === 2 ? iso(Date.UTC(2025, 2, 3, 9)) : null,
    }),
  );
  return rows.map(({ id }) => id);
}

type Verdict = Pick<SatisfactionRating, "score" | "comment" | "reason_id">;

function verdictOf(random: Random, reasonIds: readonly number[]): Verdict | undefined {
  const draw = random.next();
  const said = random.chance(0.5);
  const none = { comment: null, reason_id: null };
  if (draw < 0.25) return undefined;
  if (draw < 0.35) return { score: "unoffered", ...none };
  if (draw < 0.6) return { score: "offered", ...none };
  if (draw < 0.88) return { score: "good", comment: said ? random.pick(praise) : null, reason_id: null };
  return {
    score: "bad",
    comment: said ? random.pick(blame) : null,
    reason_id: random.chance(0.7) ? random.pick(reasonIds) : null,
  };
}

function seedRatings(tables: SupportDeskTables, today: number, reasonIds: readonly number[]): void {
  const { ratings, tickets } = tables;
  const random = seededRandom("support desk ratings");
  for (const ticket of [...tickets.all()]) {
    if (ticket.status !== "solved" && ticket.status !== "closed") continue;
    const verdict = verdictOf(random, reasonIds);
    if (!verdict) continue;
    const at = iso(Math.min(Date.parse(ticket.updated_at) + random.int(1, 72) * HOUR, today));
    const rating = ratings.put({
      id: FIRST_RATING + ratings.size,
      ticket_id: ticket.id,
      requester_id: ticket.requester_id,
      assignee_id: ticket.assignee_id,
      ...verdict,
      created_at: at,
      updated_at: at,
    });
    tickets.put({ ...ticket, satisfaction_rating: { id: rating.id, ...verdict } });
  }
}

/** Members that are particular to each example; the others are as of any ticket. */
function examples(
  { personas }: DemoCompany,
  { users }: SupportDeskTables,
): Record<keyof typeof ratable, Partial<Ticket>> {
  const idOf = (index: number) => Number(idFor("supportDesk", index));
  const [agent] = users.by("email", personas.agent.email ?? "");
  const solved: Partial<Ticket> = {
    status: "solved",
    assignee_id: agent?.id ?? null,
    collaborator_ids: [],
    email_cc_ids: [],
  };
  return {
    solved,
    reopened: { ...solved, status: "open" },
    closed: { ...solved, status: "closed" },
    copiedIn: {
      ...solved,
      requester_id: idOf(demoIndex.unverified + 1),
      collaborator_ids: [idOf(demoIndex.endUser)],
    },
    ofUnverified: { ...solved, requester_id: idOf(demoIndex.unverified) },
  };
}

/**
 * Runs after all other tickets exist.
 * @param add Adds a ticket of the end user with special members. None of these is rated yet.
 */
export function seedSatisfaction(
  tables: SupportDeskTables,
  company: DemoCompany,
  add: (id: number, particular: Partial<Ticket>) => void,
): void {
  seedRatings(tables, company.today, seedReasons(tables));
  const particular = examples(company, tables);
  for (const [name, id] of Object.entries(ratable)) add(id, particular[name as keyof typeof ratable]);
  tables.reopened.put({ id: ratable.reopened });
}
