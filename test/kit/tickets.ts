/** Seeds tickets in the stand-in support desk, with a given number for each person. */

import { userIdOf } from "#services/demo/things/support-desk.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import { metricIdOf } from "#services/support-desk/metrics.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import type { TestFamilies } from "./families.ts";

export interface PlantedTickets {
  /** Global ids of a person's tickets, in the order of the support desk. */
  newestFirst(email: string): readonly string[];
}

const START = Date.parse("2026-01-01T00:00:00Z");

/**
 * Replaces all tickets: `counts[i]` tickets for person i, mixed over time.
 * @param options.perInstant number of tickets with the same time, as after an import
 */
export function plantTickets(
  families: TestFamilies,
  counts: readonly number[],
  options: { perInstant?: number; seed?: number } = {},
): PlantedTickets {
  const { perInstant = 1, seed = 1 } = options;
  const { tickets } = supportDeskTables(families.store.scope("supportDesk"));
  const model = tickets.all()[0] ?? planted;
  if (!model) throw new Error("the demo company has no ticket to copy");
  planted = model;
  for (const { id } of [...tickets.all()]) tickets.delete(String(id));
  const owners = shuffled(
    counts.flatMap((count, person) => new Array<number>(count).fill(person)),
    seed,
  );
  const byEmail = new Map<string, string[]>();
  for (const [index, owner] of owners.entries()) {
    const person = families.company.people[owner];
    if (!person) throw new Error(`there is no person ${owner}`);
    const at = new Date(START + Math.floor(index / perInstant) * 60_000).toISOString();
    const id = 100_000 + index;
    tickets.put({
      ...model,
      id,
      ticket_metric_id: metricIdOf(id),
      requester_id: userIdOf(person),
      created_at: at,
      updated_at: at,
    });
    const ids = byEmail.get(person.email) ?? [];
    ids.unshift(`Ticket:${id}`);
    byEmail.set(person.email, ids);
  }
  return { newestFirst: (email) => byEmail.get(email) ?? [] };
}

let planted: ReturnType<ReturnType<typeof supportDeskTables>["tickets"]["all"]>[number] | undefined;

function shuffled<T>(items: T[], seed: number): T[] {
  const random = seededRandom(seed);
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}
