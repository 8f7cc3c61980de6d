/** The command line: arguments, outputs and exit codes. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Send } from "#reports/kit/asking/client.ts";
import { runReports } from "#reports/kit/cli/command-line.ts";
import { absentFamilies, type Served, servedOf } from "#reports/kit/definition/absent-families.ts";
import { namedReports } from "#reports/kit/definition/folders.ts";
import { loadEngine } from "#reports/kit/sql/database.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { allFamilies } from "#subgraphs/modules.ts";

const reports = namedReports();
const folder = mkdtempSync(join(tmpdir(), "tributary-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const mine = join(folder, "mine.graphql");
beforeAll(() =>
  writeFileSync(
    mine,
    "query Mine($first: Int = 2) { banking { customers(first: $first) { nodes { displayName } } } }",
  ),
);

const pageOf = (names: readonly string[], hasNextPage: boolean) => ({
  data: {
    banking: {
      customers: {
        nodes: names.map((displayName) => ({ displayName })),
        pageInfo: { hasNextPage, endCursor: names.at(-1) },
      },
    },
  },
  extensions: { sources: [{ family: "banking", status: "OK" }] },
});
const down = {
  data: { banking: { customers: null } },
  errors: [
    {
      message: "down",
      path: ["banking", "customers"],
      extensions: { code: "UPSTREAM_UNAVAILABLE", family: "banking" },
    },
  ],
};

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly urls: readonly (string | undefined)[];
  readonly headers: Readonly<Record<string, string>> | undefined;
}

async function run(
  argv: readonly string[],
  answers: readonly unknown[] = [pageOf(["Ada"], false)],
  served?: Served,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const texts = { out: "", err: "" };
  const into = (to: "out" | "err") =>
    new Writable({
      write(chunk, _encoding, done) {
        texts[to] += String(chunk);
        done();
      },
    });
  const urls: (string | undefined)[] = [];
  let headers: Readonly<Record<string, string>> | undefined;
  let asked = 0;
  let closed = 0;
  const send: Send = async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const code = await runReports(argv, {
    reports,
    stdout: into("out"),
    stderr: into("err"),
    env: { REPORT_TOKEN: "t", ...env },
    served: async () => served,
    async connect(url, asking) {
      urls.push(url);
      ({ headers } = asking);
      return { send, close: async () => void closed++ };
    },
    now: () => new Date("2026-11-01T10:00:00Z"),
    sleep: async () => undefined,
  });
  expect(closed).toBe(urls.length);
  return { code, ...texts, urls, headers };
}

const usageError = async (...argv: string[]): Promise<string> => {
  const failed = await run(argv).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(UsageError);
  return failed instanceof UsageError ? failed.message : "";
};

describe("npm run report of a deployment with some of the families", () => {
  const names = (all: Iterable<{ readonly name: string }>) => [...all].map(({ name }) => name);
  const without = (family: string): Served => ({
    families: names(allFamilies).filter((name) => name !== family),
    accepts: (document) => !document.includes(family),
  });
  const listed = ({ out }: Ran) => names(reports.filter(({ name }) => out.includes(`  ${name} `)));

  it("hides reports of absent families, and names the missing one before it sends a query", async () => {
    const all = names(reports);
    const shown = listed(await run(["--list"], [], without("supportDesk")));
    expect(shown).toContain("cash-position");
    expect(all.filter((name) => !shown.includes(name))).toContain("support-load");
    await expect(run(["support-load"], [], without("supportDesk"))).rejects.toEqual(
      new UsageError(
        'The report "support-load" reads supportDesk, which this deployment does not have (setting FAMILIES)',
      ),
    );
    expect((await run([mine], undefined, without("supportDesk"))).code).toBe(0);
    await expect(run([mine], undefined, without("banking"))).rejects.toThrow("reads banking");
    const elsewhere = ["--list", "--url", "http://gateway.example/graphql"];
    expect(listed(await run(elsewhere, [], without("supportDesk")))).toEqual(all);
  });

  it("runs a report whose fields need one of several families", () => {
    const families = ["banking", "treasury"];
    const served = servedOf(["banking"], () => buildSchema("type Query { payments: [Int] }"));
    expect(absentFamilies(["{ payments }"], families, served)).toEqual([]);
    expect(absentFamilies(["{ payments }", "{ treasury { id } }"], families, served)).toEqual(["treasury"]);
  });
});

describe("npm run report", () => {
  it("lists the reports as JSON for programs, and no other command accepts --json", async () => {
    const { out, code } = await run(["--list", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toContainEqual({
      name: "cash-position",
      title: "Cash position",
      about: expect.any(String),
      saved: false,
    });
    expect(await usageError("cash-position", "--json")).toContain("--format json");
  });

  it("runs the report that a module exports, and refuses any other module", async () => {
    const files = { "mine.graphql": readFileSync(mine, "utf8"), "report.json": '{ "title": "Mine" }' };
    const own = mkdtempSync(join(tmpdir(), "tributary-reports-"));
    const module = join(own, "mine.mjs");
    writeFileSync(module, `export default ${JSON.stringify({ name: "mine", files })};`);
    const { out, code } = await run([module, "--format", "csv"]);
    expect([code, out]).toEqual([0, "displayName\nAda\n"]);
    const other = join(own, "other.mjs");
    writeFileSync(other, "export const report = 1;");
    expect(await usageError(other)).toContain("must export defineReport({ … }) as default");
    expect(await usageError(join(own, "absent.mjs"))).toContain("absent.mjs cannot be read");
    const wrong = join(own, "wrong.mjs");
    writeFileSync(wrong, "export default (;");
    expect(await usageError(wrong)).toContain("wrong.mjs cannot be loaded");
    const broken = join(own, "broken.mjs");
    writeFileSync(broken, 'export default 1;\nthrow new Error("no such thing");');
    expect(await usageError(broken)).toContain("broken.mjs cannot be loaded (line 2): no such thing");
    rmSync(own, { recursive: true });
  });

  it("lists the reports without a request", async () => {
    const { out, urls, code } = await run(["--list"]);
    for (const { name, about } of reports) expect(out).toContain(`${name.padEnd(32)}  ${about}`);
    expect([urls, code]).toEqual([[], 0]);
  });

  it("prints its help, and that of each report with its variables and columns", async () => {
    expect((await run(["--help"])).out).toContain("--format <format>      table, csv, json, ndjson, html");
    const { out, urls } = await run(["customer-360", "--help"]);
    expect(out).toContain("--var email=<e-mail address or global id of a person>  (needed)");
    expect(out).toContain("amount: Amount (money)");
    expect((await run([mine, "--help"])).out).toContain("--var first=<Int>  (normally 2)");
    expect(urls).toEqual([]);
  });

  it("refuses unknown options before it opens a file", async () => {
    expect(await usageError()).toMatch(/^Which report\?/);
    expect(await usageError("customers")).toMatch(
      /^There is no report "customers", and REPORTS_DEFINITIONS names no folder of saved reports; a file of your own ends in \.graphql/,
    );
    expect(await usageError("./none.graphql")).toBe("The file ./none.graphql cannot be read");
    expect(await usageError(mine, "--format", "xml")).toBe(
      "--format must be one of table, csv, json, ndjson, html, charts, xlsx, parquet, manifest",
    );
    expect(await usageError(mine, "--nested", "deep")).toBe("--nested must be one of join, json");
    expect(await usageError(mine, "--page-size", "0")).toBe(
      "--page-size must be a whole number from 1 to 250",
    );
    expect(await usageError(mine, "--wait", "soon")).toBe("--wait must be a whole number from 0 to 86400");
    expect(await usageError(mine, "--var", "first")).toBe("--var first: write --var name=value");
    expect(await usageError(mine, "--var", "second=1")).toContain('there is no variable "second"');
    expect(await usageError(mine, "--colour")).toMatch(/^Unknown option '--colour'/);
    expect(await usageError(mine, mine)).toMatch(/^One report at a time/);
    expect(await usageError("customer-360")).toContain('"email" is needed: --var email=<');
  });

  it("finds a saved report by its name, lists it, and reports a name that is neither shipped nor saved", async () => {
    const definitions = join(folder, "saved");
    const save = (name: string, description: string) => {
      mkdirSync(join(definitions, name), { recursive: true });
      writeFileSync(join(definitions, name, "report.yaml"), description);
      writeFileSync(join(definitions, name, "mine.graphql"), readFileSync(mine));
    };
    save("our-customers", "title: Our customers\n");
    save("broken", "title: [\n");
    save("lost", "title: Lost\nparameters: { x: { label: X } }\n");
    // The selection in the folder is checked, and the folder is not read as a file.
    save("empty", "title: Empty\n");
    writeFileSync(join(definitions, "empty", "mine.graphql"), "{ users(first: 5) { edges { cursor } } }");
    save("nested", "title: Nested\n");
    mkdirSync(join(definitions, "nested", "more.graphql"));
    // A saved report does not replace the shipped report of the same name.
    save("cash-position", "title: Mine\n");
    const env = { REPORTS_DEFINITIONS: definitions };
    const at = (...argv: string[]) => run(argv, undefined, undefined, env);
    const { out, code } = await at("our-customers", "--format", "csv", "--var", "first=1");
    expect([out, code]).toEqual(["displayName\nAda\n", 0]);
    const list = await at("--list");
    expect(list.out).toMatch(/^ {2}our-customers +Our customers \(saved\)$/m);
    expect(list.out.match(/cash-position/g)).toHaveLength(1);
    expect(list.out).toMatch(/^ {2}nested +Nested \(saved\)$/m);
    expect(list.err.split("\n").filter((line) => line.startsWith("The saved report"))).toEqual([
      expect.stringMatching(/"broken" is left out: report\.yaml: line/),
      expect.stringMatching(/"empty" is left out: .*select the node of its edges/),
      expect.stringMatching(/"lost" is left out: report\.yaml: the parameter "x" needs a type/),
    ]);
    await expect(at()).rejects.toThrow(/^Which report\?[\s\S]*our-customers +Our customers \(saved\)/);
    const file = { REPORTS_DEFINITIONS: mine };
    const without = await run(["--list"], undefined, undefined, file);
    expect(without.out).toMatch(/^ {2}cash-position /m);
    expect(without.err).toContain(
      `The folder of saved reports, ${mine}, cannot be read (ENOTDIR): its reports are not listed`,
    );
    expect((await run([mine, "--var", "first=1"], undefined, undefined, file)).code).toBe(0);
    await expect(at("broken")).rejects.toThrow(/^report\.yaml: line/);
    await expect(at("our-custmers")).rejects.toThrow(
      `There is no report "our-custmers": neither the program nor REPORTS_DEFINITIONS (${definitions}) has one of that name; a file`,
    );
    await expect(at("our-custmers")).rejects.toThrow(/our-customers +Our customers \(saved\)/);
    await expect(run(["x"], [], undefined, { REPORTS_DEFINITIONS: join(folder, "none") })).rejects.toThrow(
      /^There is no report "x": neither/,
    );
    rmSync(definitions, { recursive: true });
  });

  it("writes the folder of a report from a document, which can be run at once", async () => {
    const target = join(folder, "best-customers");
    const written = await run(["init", mine, target, "--sql", "select displayName as name from customers"]);
    expect(written.urls).toEqual([]);
    expect(readdirSync(target).sort()).toEqual(["mine.graphql", "report.sql", "report.yaml"]);
    const { title, parameters, columns } = parse(readFileSync(join(target, "report.yaml"), "utf8"));
    expect({ title, parameters, columns }).toEqual({
      title: "Best customers",
      parameters: { first: { label: "First", about: expect.any(String) } },
      columns: { name: expect.any(String) },
    });
    const ran = await run([target, "--format", "csv"]);
    expect(ran.out.trimEnd().split("\n").at(-1)).toBe("Ada");
    await expect(run(["init", mine, target])).rejects.toThrow(`The folder ${target} is not empty`);
    await expect(run(["init", mine])).rejects.toThrow("init takes a document and a folder");
    rmSync(target, { recursive: true });
  });

  it("writes rows to standard output and the complete families to standard error", async () => {
    const ran = await run([mine, "--format", "csv"], [pageOf(["Ada", "Bob"], true), pageOf(["Cy"], false)]);
    expect(ran).toMatchObject({
      code: 0,
      out: "displayName\nAda\nBob\nCy\n",
      err: "Complete: all rows were read.\nbanking: complete, 2 pages\n",
      urls: [undefined],
    });
  });

  it("has another exit code if data is missing", async () => {
    const answers = [pageOf(["Ada", "Bob"], true), pageOf(["Cy"], true), down];
    const ran = await run([mine, "--format", "ndjson"], answers);
    expect(ran.code).toBe(2);
    expect(ran.out.trimEnd().split("\n")).toHaveLength(3);
    expect(ran.err).toBe(
      "Incomplete: the missing parts are listed below.\nbanking: 2 of 3 pages, then unavailable: banking.customers\n",
    );
    expect((await run([mine], answers)).out).toContain(
      "banking: 2 of 3 pages, then unavailable: banking.customers",
    );
    expect(JSON.parse((await run([mine, "--format", "json"], answers)).out)).toMatchObject({
      complete: false,
    });
  });

  it("reports an answer without data as an error", async () => {
    const refused = {
      errors: [
        { message: "Credentials are missing or not accepted", extensions: { code: "UNAUTHENTICATED" } },
      ],
    };
    await expect(run([mine], [refused])).rejects.toThrow(
      new UsageError("Nothing was answered: Credentials are missing or not accepted"),
    );
  });

  it("writes a file completely or not at all", async () => {
    const out = join(folder, "mine.html");
    const ran = await run([mine, "--format", "html", "--out", out, "--url", "http://127.0.0.1:1/graphql"]);
    expect(ran).toMatchObject({ code: 0, out: "", urls: ["http://127.0.0.1:1/graphql"] });
    expect(ran.headers).toEqual({ "x-upstream-report": "1", prefer: "wait=60", authorization: "Bearer t" });
    expect(readFileSync(out, "utf8")).toMatch(/^<!doctype html>[\s\S]+<\/html>\n$/);
    const breaking = run(
      [mine, "--out", join(folder, "half.csv"), "--format", "csv"],
      [pageOf(["Ada"], true), null, null],
    );
    expect((await breaking).code).toBe(2);
    await expect(run([mine, "--out", join(folder, "none", "x.csv")])).rejects.toThrow(
      /cannot be written \(ENOENT\)/,
    );
    expect(readdirSync(folder).sort()).toEqual(["half.csv", "mine.graphql", "mine.html"]);
  });

  it("deletes its files when it is aborted, and removes the files of killed runs", async () => {
    const own = mkdtempSync(join(tmpdir(), "tributary-reports-"));
    try {
      const out = join(own, "mine.csv");
      // No process has the first number. The second is our running parent process.
      const dead = ".mine.csv.4194304999.partial";
      const running = `.mine.csv.${process.ppid}.partial`;
      for (const name of [dead, running, ".other.csv.4194304999.partial", "mine.csv.2024"])
        writeFileSync(join(own, name), "x");
      const stop = new AbortController();
      let partial: readonly string[] = [];
      let asked = 0;
      const send: Send = async () => {
        if (asked++ === 0) return pageOf(["Ada"], true);
        // The file is opened at the same time as the first requests.
        for (let tries = 0; partial.length === 0 && tries < 500; tries++) {
          partial = readdirSync(own).filter((name) => name.includes(`.${process.pid}.`));
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        setImmediate(() => stop.abort("SIGINT"));
        return new Promise((resolve) => stop.signal.addEventListener("abort", () => resolve(down)));
      };
      let closed = 0;
      const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
      const interrupted = runReports([mine, "--format", "csv", "--out", out], {
        reports,
        stdout: silent,
        stderr: silent,
        env: {},
        signal: stop.signal,
        connect: async () => ({ send, close: async () => void closed++ }),
      });
      await expect(interrupted).rejects.toBe("SIGINT");
      expect(partial).toEqual([`.mine.csv.${process.pid}.partial`]);
      expect(closed).toBe(1);
      expect(readdirSync(own).sort()).toEqual(
        [running, ".other.csv.4194304999.partial", "mine.csv.2024"].sort(),
      );
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  });

  it("writes to standard error the family that it waits for, with the time", async () => {
    const limited = {
      data: { banking: { customers: null } },
      errors: [
        {
          message: "later",
          path: ["banking", "customers"],
          extensions: { code: "RATE_LIMITED", family: "banking", retryAfterMs: 20_000 },
        },
      ],
    };
    const ran = await run([mine, "--format", "csv"], [limited, pageOf(["Ada"], false)]);
    expect(ran.code).toBe(0);
    expect(ran.err).toMatch(/^waiting for banking \((20|19) s\)\nComplete: all rows were read\.\n/);
  });

  it("reports an argument that the gateway refuses, with its variable", async () => {
    const refused = {
      data: { meetings: { meeting: null } },
      errors: [
        {
          message: '"id" is not the id of a Meeting',
          path: ["meetings", "meeting"],
          extensions: { code: "BAD_USER_INPUT", argument: "id" },
        },
      ],
    };
    await expect(run(["registration-to-revenue", "--var", "meeting=x"], [refused])).rejects.toThrow(
      new UsageError(
        'Nothing was answered: meetings.meeting: "id" is not the id of a Meeting (from the variable "meeting")',
      ),
    );
  });
});

describe("a stored run", () => {
  const rows = join(folder, "rows.graphql");
  const payment = (id: string, amount: string) => ({
    id,
    createdAt: "2026-06-30T22:30:00.5Z",
    amount: { amount, currency: "EUR" },
  });
  const page = (nodes: readonly unknown[], endCursor: string | null) => ({
    data: { banking: { payments: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } } },
    extensions: { sources: [{ family: "banking", status: "OK" }] },
  });
  const first = page([payment("BankPayment:1", "1.00"), payment("BankPayment:2", "2.50")], "c1");
  const last = page([payment("BankPayment:3", "3.25")], null);
  const sql = "select id, createdAt as at, amount, amount_currency as currency from payments order by id";
  const reportFolder = join(folder, "payments");
  beforeAll(async () => {
    writeFileSync(
      rows,
      "query Rows { banking { payments(first: 2) { nodes { id createdAt amount { amount currency } } } } }",
    );
    await run(["init", rows, reportFolder, "--sql", sql]);
    const file = join(reportFolder, "report.yaml");
    writeFileSync(
      file,
      `${readFileSync(file, "utf8").replace("amount: amount", "amount: { label: Amount, currency: currency, total: true }")}key: [id]\n`,
    );
  });

  it("resumes at the page in flight, and writes a finished result again without a query", async () => {
    const kept = join(folder, "kept");
    await expect(run([reportFolder, "--keep", kept], [first, new Error("killed")])).rejects.toThrow();
    await expect(run([reportFolder, "--keep", kept])).rejects.toThrow(/is not empty; --resume goes on/);
    await expect(run(["--resume", kept, "--page-size", "3"])).rejects.toThrow(/takes the report, its/);
    await expect(run(["--resume", kept, "--nested", "json"])).rejects.toThrow(/takes the report, its/);
    const nowhere = ["--format", "xlsx", "--out", join(folder, "nowhere", "a.xlsx")];
    await expect(run([reportFolder, ...nowhere], [new Error("asked")])).rejects.toThrow(/cannot be written/);
    const unreachable = { errors: [{ message: "No gateway", extensions: { code: "UNREACHABLE" } }] };
    await expect(run(["--resume", kept], [unreachable])).rejects.toThrow(/^No gateway$/);
    const resumed = await run(["--resume", kept, "--format", "csv"], [last]);
    expect(resumed.code).toBe(0);
    expect(resumed.out.trimEnd().split("\n").slice(1)).toEqual([
      "BankPayment:1,2026-06-30T22:30:00.5Z,1.00,EUR",
      "BankPayment:2,2026-06-30T22:30:00.5Z,2.50,EUR",
      "BankPayment:3,2026-06-30T22:30:00.5Z,3.25,EUR",
    ]);
    expect(resumed.err).toContain("Total Amount: 6.75 EUR");
    const again = await run(["--resume", kept, "--format", "csv"], [new Error("asked")]);
    expect(again.out).toBe(resumed.out);
    expect(again.urls).toEqual([]);
    await expect(run(["--resume", join(folder, "nothing")])).rejects.toThrow(/There is no run in/);
  });

  it("is compared with another one by its key, as a folder or as a Parquet file", async () => {
    const [before, after] = [join(folder, "before"), join(folder, "after.parquet")];
    await run([reportFolder, "--keep", before], [first, last]);
    const later = page([payment("BankPayment:2", "2.75"), payment("BankPayment:4", "4.00")], null);
    await run([reportFolder, "--format", "parquet", "--out", after], [later]);
    const compared = await run(["diff", before, after, "--format", "csv"]);
    expect(compared.err).toContain(
      "1 added, 2 removed, 1 changed, 0 unknown because a run is incomplete, 0 the",
    );
    expect(compared.out.trimEnd().split("\n")).toEqual([
      "change,id,column,before,after",
      "removed,BankPayment:1,at,2026-06-30T22:30:00.5Z,",
      "removed,BankPayment:1,Amount,1.00,",
      "removed,BankPayment:1,currency,EUR,",
      "changed,BankPayment:2,Amount,2.50,2.75",
      "removed,BankPayment:3,at,2026-06-30T22:30:00.5Z,",
      "removed,BankPayment:3,Amount,3.25,",
      "removed,BankPayment:3,currency,EUR,",
      "added,BankPayment:4,at,,2026-06-30T22:30:00.5Z",
      "added,BankPayment:4,Amount,,4.00",
      "added,BankPayment:4,currency,,EUR",
    ]);
    const zoned = await run(["diff", before, after, "--format", "csv", "--time-zone", "Europe/Berlin"]);
    expect(zoned.out).toContain("removed,BankPayment:1,at,2026-07-01T00:30:00.5+02:00,");
    const same = await run(["diff", after, after]);
    expect(same.err).toContain("0 added, 0 removed, 0 changed");
    expect(same.err).not.toContain("time zone");
    const berlin = join(folder, "berlin.parquet");
    const inBerlin = ["--time-zone", "Europe/Berlin", "--format", "parquet", "--out", berlin];
    await run([reportFolder, ...inBerlin], [later]);
    const others = await run(["diff", after, berlin, "--format", "html"]);
    for (const text of [others.err, others.out])
      expect(text).toContain("The earlier run has the time zone UTC, the later one Europe/Berlin:");
    await expect(run(["diff", before, rows])).rejects.toThrow(/is no run/);
    await expect(run(["diff", before])).rejects.toThrow(/diff takes two runs/);
  });

  it("never counts a row as removed if the run is incomplete", async () => {
    const [before, after] = [join(folder, "whole"), join(folder, "lacking")];
    await run([reportFolder, "--keep", before], [first, last]);
    const failed = {
      ...page([], null),
      data: { banking: { payments: null } },
      errors: [{ ...down.errors[0], path: ["banking", "payments"] }],
    };
    const lacking = await run([reportFolder, "--keep", after, "--wait", "0"], [first, failed]);
    expect(lacking.code).toBe(2);
    const compared = await run(["diff", before, after, "--format", "ndjson"]);
    expect(compared.code).toBe(2);
    expect(compared.err).toContain(
      "0 added, 0 removed, 0 changed, 1 unknown because a run is incomplete, 2 the same",
    );
  });

  it("is written as a workbook, and with the clock of the reader's time zone", async () => {
    const file = join(folder, "payments.xlsx");
    await expect(run([reportFolder, "--format", "xlsx"])).rejects.toThrow(/needs --out/);
    await expect(run([reportFolder, "--time-zone", "Mars/North"])).rejects.toThrow(/is no time zone/);
    const written = await run([reportFolder, "--format", "xlsx", "--out", file], [first, last]);
    expect(written.code).toBe(0);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");
    const zoned = await run([reportFolder, "--format", "csv", "--time-zone", "Europe/Berlin"], [first, last]);
    expect(zoned.out.split("\n")[1]).toBe("BankPayment:1,2026-07-01T00:30:00.5+02:00,1.00,EUR");
  });

  it("has months of its SQL in the time zone of the run, the same in table and chart", async () => {
    const monthly = join(folder, "monthly");
    const query = `select date_trunc('month', createdAt) as month, strftime(createdAt, '%Y-%m') as name,
      count(*) as payments from payments group by all`;
    await run(["init", rows, monthly, "--sql", query]);
    const file = join(monthly, "report.yaml");
    const chart = "chart: { kind: months, title: Payments, label: month, value: payments }\n";
    writeFileSync(file, `${readFileSync(file, "utf8")}${chart}`);
    const kept = join(folder, "monthly-run");
    const berlin = ["--time-zone", "Europe/Berlin"];
    const zoned = await run([monthly, "--keep", kept, "--format", "csv", ...berlin], [first, last]);
    expect(zoned.out.split("\n")[1]).toBe("2026-07-01T00:00:00+02:00,2026-07,3");
    const bars = async (argv: readonly string[]) =>
      JSON.parse((await run([...argv, "--format", "charts"], [first, last])).out).charts[0].bars;
    // The run has a time zone, which each later file uses.
    expect(await bars(["--resume", kept])).toMatchObject([{ label: "2026-07", total: "3" }]);
    expect((await run([monthly, "--format", "csv"], [first, last])).out).toContain(
      "\n2026-06-01T00:00:00Z,2026-06,3\n",
    );
    expect(await bars([monthly])).toMatchObject([{ label: "2026-06" }]);
  });

  it("has its failed data tests in each format, and another exit code", async () => {
    const tested = join(folder, "tested");
    await run(["init", rows, tested, "--sql", sql]);
    const file = join(tested, "report.yaml");
    const tests = "tests: { ids: { unique: [id] }, small: { sql: from result where amount > 3 } }\n";
    writeFileSync(file, readFileSync(file, "utf8") + tests);
    const text = "Test small failed: 1 row.";
    const written = await run([tested, "--format", "csv"], [first, last]);
    expect([written.code, written.err]).toEqual([3, expect.stringContaining(text)]);
    for (const format of ["table", "html"])
      expect((await run([tested, "--format", format], [first, last])).out).toContain(text);
    const json = JSON.parse((await run([tested, "--format", "json"], [first, last])).out);
    expect(json.tests).toEqual([
      { name: "ids", rows: 0 },
      { name: "small", rows: 1 },
    ]);
    expect((await run([tested], [first])).code).toBe(2);
    expect((await run([tested, "--format", "csv"], [page([payment("1", "1.00")], null)])).code).toBe(0);
  });

  it("has its instants in UTC in any time zone of the machine", async () => {
    const { DuckDBTimestampTZValue } = await loadEngine();
    DuckDBTimestampTZValue.timezoneOffsetInMinutes = 9 * 60;
    const written = await run([reportFolder, "--format", "csv"], [first, last]);
    expect(written.out.split("\n")[1]).toBe("BankPayment:1,2026-06-30T22:30:00.5Z,1.00,EUR");
  });

  it("has a separator and a byte order mark for CSV only", async () => {
    const style = ["--separator", ";", "--bom"];
    const written = await run([reportFolder, "--format", "csv", ...style], [first, last]);
    expect(written.out.split("\n")[0]).toBe("\ufeffid;at;amount;currency");
    await expect(run([reportFolder, "--format", "json", "--bom"])).rejects.toThrow(/are for --format csv/);
    await expect(run([reportFolder, "--format", "csv", "--separator", "x"])).rejects.toThrow(
      "--separator must be one of ,, ;, |, tab",
    );
  });

  it("reads a list again from its start if its cursor has expired, and reports it", async () => {
    const kept = join(folder, "expired");
    const expired = {
      data: { banking: { payments: null } },
      errors: [
        {
          message: "The cursor is no longer taken",
          path: ["banking", "payments"],
          extensions: { code: "INVALID_CURSOR", family: "banking" },
        },
      ],
    };
    const ran = await run([reportFolder, "--keep", kept, "--format", "csv"], [first, expired, first, last]);
    expect(ran.code).toBe(0);
    expect(ran.out.trimEnd().split("\n")).toHaveLength(4);
    const manifest = join(folder, "expired.json");
    await run(["--resume", kept, "--format", "manifest", "--out", manifest]);
    expect(JSON.parse(readFileSync(manifest, "utf8"))).toMatchObject({
      complete: true,
      rows: 3,
      begunAgain: ["rows.banking.payments"],
    });
    const never = [first, expired, first, expired, first, expired, first, expired];
    const lacking = await run([reportFolder, "--keep", join(folder, "refused"), "--format", "csv"], never);
    expect(lacking.code).toBe(2);
    expect(lacking.err).toContain("its cursor is no longer taken");
  });
});
