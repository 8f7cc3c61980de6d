/** Random histories of the CRM between runs of a report, which reads only what changed. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "#reports/kit/asking/completeness.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { prepare } from "#reports/kit/run.ts";
import { type CrmRecord, crmTables } from "#services/crm/tables.ts";
import type { Tributary } from "#test/kit/gateway.ts";
import { sendTo } from "#test/reports/kit/run.ts";

const DOCUMENT = readFileSync(new URL("histories.graphql", import.meta.url), "utf8");
const SQL = `select p.id, displayName, label, updatedAt, owner_id,
    (select list(value order by value) from emails e where e.allPeople_id = p.id) as mails
  from allPeople p order by p.id`;

/** One change between two runs; `person` is a place among those that there are. */
export interface Step {
  readonly kind: "create" | "change" | "mark" | "remove" | "wait";
  readonly person: number;
}

export const MINUTE = 60_000;

interface LivingReport {
  readonly document: string;
  readonly sql: string;
  /** Folder of the snapshots. */
  readonly folder: string;
  /** Pages of ids; enough for all unless given. */
  readonly sweep?: number;
  /** True to read everything. */
  readonly whole?: boolean;
}

/** Runs a report of one document. */
export async function runLiving(
  tributary: Tributary,
  { document, sql, folder, sweep = 8, whole = false }: LivingReport,
) {
  const { families } = tributary;
  const refresh = whole ? "" : `refresh: incremental\nsweep: ${sweep}\n`;
  const definition = readDefinition("living", {
    "report.yaml": `title: Living\n${refresh}`,
    "living.graphql": document,
    "report.sql": sql,
  });
  const prepared = await prepare(definition);
  const before = families.calls.length;
  const running = prepared.run(withRetryAfter(sendTo(tributary), { waitMs: 0 }), {
    ...(!whole && { history: folder }),
    now: () => new Date(families.clock.now()),
  });
  const rows: string[] = [];
  for await (const row of running.rows) rows.push(JSON.stringify(row));
  const outcome: Outcome = running.outcome();
  return { rows, outcome, calls: families.calls.length - before };
}

export class LivingCrm {
  readonly folder = mkdtempSync(join(tmpdir(), "living-"));
  readonly #tributary: Tributary;
  readonly #template: CrmRecord;
  #names = 0;

  constructor(tributary: Tributary) {
    this.#tributary = tributary;
    const [first] = this.people;
    if (!first) throw new Error("The CRM has no people");
    this.#template = first;
  }

  get #persons() {
    return crmTables(this.#tributary.families.store.scope("crm")).persons;
  }

  /** The people that are not deleted. */
  get people() {
    return this.#persons.sorted("id").filter(({ person }) => person.active_flag);
  }

  /** Leaves only some people. */
  keepOnly(count: number): void {
    for (const { person } of this.#persons.sorted("id").slice(count)) this.#persons.delete(String(person.id));
  }

  apply({ kind, person: place }: Step): void {
    const { clock } = this.#tributary.families;
    const { people } = this;
    const record = people[place % Math.max(1, people.length)];
    if (kind === "create") this.grow(people.length + 1);
    else if (kind === "wait" || !record) clock.advance(place * MINUTE);
    else if (kind === "remove") this.#persons.delete(String(record.person.id));
    else {
      const update_time = new Date(clock.now()).toISOString();
      const name = `Person ${++this.#names}`;
      const changed = kind === "mark" ? { active_flag: false } : { name, label: place, email: [] };
      this.#persons.put({ ...record, person: { ...record.person, ...changed, update_time } });
    }
  }

  /** Adds people until there are as many. */
  grow(count: number): void {
    const update_time = new Date(this.#tributary.families.clock.now()).toISOString();
    for (let more = count - this.people.length; more > 0; more--) {
      const id = this.#persons.nextId();
      const email = [{ value: `p${id}@x.example`, label: "work", primary: true }];
      const person = { ...this.#template.person, id, name: `Person ${++this.#names}`, email, update_time };
      this.#persons.put({ ...this.#template, person });
    }
  }

  /** Runs the report of the people. */
  run(options: { readonly sweep?: number; readonly whole?: boolean } = {}) {
    return runLiving(this.#tributary, { document: DOCUMENT, sql: SQL, folder: this.folder, ...options });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
