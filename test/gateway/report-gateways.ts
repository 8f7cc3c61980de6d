/** Built gateways whose reports share a database and a bucket. Each has its own folder. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { type MailServer, startMail } from "#test/kit/mail-server.ts";
import { type PostgresServer, startPostgres } from "#test/kit/postgres-server.ts";
import { type S3Server, startS3 } from "#test/kit/s3-server.ts";
import { settings } from "#test/kit/settings.ts";
import { type Running, readyAt, startEntry } from "./processes.ts";

const LOOK_MS = 50;
/** The longest span of a documented rate. */
const RATE_SPAN_MS = 61_000;
const QUERY = "query People { users(first: 20) { nodes { id email displayName } } }";
/** So that a run has fifty pages. */
const PAGE_SIZE = 5;
const SCHEDULED = "people-each-minute";
const SCHEDULE = `schedule:
  cron: "* * * * *"
  timeZone: UTC
  deliver: { format: csv, file: true, mail: ["ada@example.org"] }
`;

export interface RunInfo {
  readonly id: string;
  readonly state: string;
  readonly complete: boolean | null;
  readonly scheduledFor: string | null;
  readonly progress: { readonly pages: number };
  readonly delivery: { readonly state: string } | null;
}

export interface ReportGateway {
  readonly running: Running;
  readonly folder: string;
  readonly url: string;
}

/** Waits for a result that is not undefined. */
export async function until<T>(look: () => Promise<T | undefined>, ms = 110_000): Promise<T> {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(LOOK_MS)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error("it did not come about in time");
}

export class ReportGateways implements AsyncDisposable {
  readonly postgres: PostgresServer;
  readonly s3: S3Server;
  readonly mail: MailServer;
  readonly families: TestFamilies;
  readonly #root = mkdtempSync(join(tmpdir(), "report-gateways-"));
  readonly #gateways = new Set<ReportGateway>();
  #numbered = 0;
  #isSaved = false;
  /** Logs of the gateways that were killed. */
  #logs = "";

  private constructor(postgres: PostgresServer, s3: S3Server, mail: MailServer, families: TestFamilies) {
    this.postgres = postgres;
    this.s3 = s3;
    this.mail = mail;
    this.families = families;
  }

  static async start(): Promise<ReportGateways> {
    const [s3, mail, families] = await Promise.all([startS3(), startMail(), startFamilies({ people: 250 })]);
    return new ReportGateways(startPostgres(), s3, mail, families);
  }

  /** The environment of a gateway. */
  environment(folder: string): Record<string, string> {
    return {
      SERVICES_URL: `http://127.0.0.1:${this.families.port}`,
      INBOX_FILE: join(folder, "inbox.db"),
      REPORTS_FOLDER: join(folder, "reports"),
      FILES_SECRET: Buffer.alloc(32, 7).toString("base64"),
      LOG_LEVEL: "info",
      ...settings({
        limits: { eventLoopDelayMs: 0 },
        reports: {
          database: this.postgres.url,
          files: this.s3.options,
          schedules: {
            run: true,
            folder: this.delivered,
            mailUrl: this.mail.url,
            mailFrom: "reports@tributary.example",
            mailDomains: ["example.org"],
          },
        },
      }),
    };
  }

  /** The folder of deliveries, which all gateways share. */
  get delivered(): string {
    return join(this.#root, "delivered");
  }

  /** Starts a gateway. The first one saves the report that has a schedule. */
  async add(): Promise<ReportGateway> {
    const folder = join(this.#root, `gateway-${this.#numbered++}`);
    mkdirSync(folder);
    const running = startEntry("gateway/main.js", this.environment(folder));
    const gateway = { running, folder, url: await readyAt(running) };
    this.#gateways.add(gateway);
    if (!this.#isSaved) {
      this.#isSaved = true;
      const { status } = await this.save(gateway, SCHEDULED, {
        "report.yaml": `title: People each minute\n${SCHEDULE}`,
        "people.graphql": QUERY,
      });
      if (status !== 201) throw new Error(`the report was not saved: ${status}`);
    }
    return gateway;
  }

  /** Kills a gateway, and deletes its disk. */
  kill(gateway: ReportGateway): void {
    this.#gateways.delete(gateway);
    this.#logs += gateway.running.output();
    gateway.running.child.kill("SIGKILL");
    rmSync(gateway.folder, { recursive: true, force: true });
  }

  /** Number of lines with a text in the logs of all gateways. */
  logged(text: string): number {
    const logs = [this.#logs, ...[...this.#gateways].map(({ running }) => running.output())];
    return logs.join("").split(text).length - 1;
  }

  async ask({ url }: ReportGateway, path: string, body?: object): Promise<Response> {
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const headers = { "content-type": "application/json" };
    return fetch(new URL(`/reports/runs${path}`, url), { headers, ...init });
  }

  /** Saves a report. */
  async save(
    { url }: ReportGateway,
    name: string,
    files: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return fetch(new URL(`/reports/${name}`, url), {
      method: "PUT",
      headers,
      body: JSON.stringify({ files }),
    });
  }

  /** Starts a run that takes some time. */
  async begin(gateway: ReportGateway): Promise<string> {
    // The families count calls by this clock, so no run has to wait because of earlier ones.
    this.families.clock.advance(RATE_SPAN_MS);
    const files = { "report.yaml": "title: People\n", "people.graphql": QUERY };
    const answer = await this.ask(gateway, "", { files, pageSize: PAGE_SIZE });
    if (answer.status !== 202) throw new Error(await answer.text());
    return ((await answer.json()) as RunInfo).id;
  }

  async runOf(gateway: ReportGateway, id: string): Promise<RunInfo> {
    return (await (await this.ask(gateway, `/${id}`)).json()) as RunInfo;
  }

  /** A run after its end, from a gateway. */
  ended(gateway: ReportGateway, id: string): Promise<RunInfo> {
    return until(async () => {
      const run = await this.runOf(gateway, id);
      return ["QUEUED", "RUNNING"].includes(run.state) ? undefined : run;
    });
  }

  async csvOf(gateway: ReportGateway, id: string): Promise<string> {
    return (await this.ask(gateway, `/${id}/files/csv`)).text();
  }

  /** The runs of schedules. */
  async scheduled(gateway: ReportGateway): Promise<readonly RunInfo[]> {
    const answer = await this.ask(gateway, `?report=${SCHEDULED}&limit=200`);
    return ((await answer.json()) as { readonly runs: readonly RunInfo[] }).runs;
  }

  /** Number of mails with the result of a run. */
  mailsOf(id: string): number {
    return this.mail.mails.filter(({ text }) => text.includes(`<${id}@tributary.example>`)).length;
  }

  /** Digests of the delivered files by name. */
  files(): ReadonlyMap<string, string> {
    const names = readdirSync(this.delivered).filter((name) => !name.startsWith("."));
    const digest = (name: string) =>
      createHash("sha256")
        .update(readFileSync(join(this.delivered, name)))
        .digest("hex");
    return new Map(names.map((name) => [name, digest(name)]));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const gateway of this.#gateways) this.kill(gateway);
    await this.families.close();
    await this.s3[Symbol.asyncDispose]();
    this.mail[Symbol.dispose]();
    this.postgres[Symbol.dispose]();
    rmSync(this.#root, { recursive: true, force: true });
  }
}
