/** Random histories of the CRM between runs of a report that reads only changes. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Send } from "#reports/kit/asking/client.ts";
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

/** One change; `person` is an index in the list of people. */
export interface Step {
  /** An imported person has an old time of change. */
  readonly kind: "create" | "import" | "change" | "mark" | "remove" | "wait";
  readonly person: number;
}

/** A refresh between changes. */
export interface RunStep {
  readonly kind: "run";
  readonly sweep: number;
  /** Difference of the report's clock to that of the service, in minutes. */
  readonly skew: number;
  /** Before the request of this number. */
  readonly at: number;
  /** Change meanwhile, or a failure of the family, or of the whole run. */
  readonly meanwhile: Step | "fail" | "end" | undefined;
}

export const MINUTE = 60_000;
const FAILED = {
  data: { crm: { allPeople: null } },
  errors: [
    {
      message: "down",
      path: ["crm", "allPeople"],
      extensions: { code: "UPSTREAM_UNAVAILABLE", family: "crm" },
    },
  ],
};
/** The end of a process in the middle of a run. */
class Ended extends Error {}

interface LivingReport {
  readonly document: string;
  readonly sql: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Folder of the snapshots. */
  readonly folder: string;
  /** Number of pages of ids; by default enough for all. */
  readonly sweep?: number;
  /** True to read everything. */
  readonly whole?: boolean;
  /** Rows of a page; by default as in the document. */
  readonly pageSize?: number;
  readonly skew?: number;
  /** Called before each request, with its number. @returns true if the family fails */
  readonly before?: (request: number) => boolean;
}

/** Runs a report of one document. */
export async function runLiving(
  tributary: Tributary,
  {
    document,
    sql,
    variables = {},
    folder,
    sweep = 8,
    whole = false,
    pageSize,
    skew = 0,
    before,
  }: LivingReport,
) {
  const { families } = tributary;
  const refresh = whole ? "" : `refresh: incremental\nsweep: ${sweep}\n`;
  const definition = readDefinition("living", {
    "report.yaml": `title: Living\n${refresh}`,
    "living.graphql": document,
    "report.sql": sql,
  });
  const prepared = await prepare(definition, { pageSize, given: { values: variables } });
  const earlier = families.calls.length;
  const ask = sendTo(tributary);
  let requests = 0;
  const send: Send = async (request) => (before?.(requests++) ? FAILED : ask(request));
  const running = prepared.run(withRetryAfter(send, { waitMs: 0 }), {
    ...(!whole && { history: folder }),
    now: () => new Date(families.clock.now() + skew * MINUTE),
  });
  const rows: string[] = [];
  for await (const row of running.rows) rows.push(JSON.stringify(row));
  const outcome: Outcome = running.outcome();
  return { rows, outcome, calls: families.calls.length - earlier };
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
    else if (kind === "import") this.grow(people.length + 1, "2026-01-01T00:00:00Z");
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
  grow(count: number, update_time = new Date(this.#tributary.families.clock.now()).toISOString()): void {
    for (let more = count - this.people.length; more > 0; more--) {
      const id = this.#persons.nextId();
      const email = [{ value: `p${id}@x.example`, label: "work", primary: true }];
      const person = { ...this.#template.person, id, name: `Person ${++this.#names}`, email, update_time };
      this.#persons.put({ ...this.#template, person });
    }
  }

  /** Runs the report of the people. */
  run(options: Omit<Partial<LivingReport>, "document" | "sql" | "folder"> = {}) {
    return runLiving(this.#tributary, { document: DOCUMENT, sql: SQL, folder: this.folder, ...options });
  }

  /** Does a step of a history; a run that is disturbed or ends is no failure of it. */
  async do(step: Step | RunStep): Promise<void> {
    if (step.kind !== "run") return this.apply(step);
    const { sweep, skew, at, meanwhile } = step;
    const before = (request: number) => {
      if (request !== at || meanwhile === undefined) return false;
      if (meanwhile === "end") throw new Ended();
      if (meanwhile === "fail") return true;
      this.apply(meanwhile);
      return false;
    };
    try {
      await this.run({ sweep, skew, before, pageSize: 3 });
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
