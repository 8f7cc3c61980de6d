/** The command line: what it takes, where it writes, how it ends. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import { runReports } from "#reports/kit/cli/command-line.ts";
import { namedReports } from "#reports/kit/definition/folders.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

const reports = namedReports();
const folder = mkdtempSync(join(tmpdir(), "tributary-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const mine = join(folder, "mine.graphql");
beforeAll(() =>
  writeFileSync(
    mine,
    "query Mine($first: Int = 2) { banking { customers(first: $first) { nodes { fullName } } } }",
  ),
);

const pageOf = (names: readonly string[], hasNextPage: boolean) => ({
  data: {
    banking: {
      customers: {
        nodes: names.map((fullName) => ({ fullName })),
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
  const send: Send = async () => answers[Math.min(asked++, answers.length - 1)];
  const code = await runReports(argv, {
    reports,
    stdout: into("out"),
    stderr: into("err"),
    env: { REPORT_TOKEN: "t" },
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

describe("npm run report", () => {
  it("lists the reports and asks nobody", async () => {
    const { out, urls, code } = await run(["--list"]);
    for (const { name, about } of reports) expect(out).toContain(`${name.padEnd(32)}  ${about}`);
    expect([urls, code]).toEqual([[], 0]);
  });

  it("explains itself, and each report with its variables and columns", async () => {
    expect((await run(["--help"])).out).toContain("--format <format>      table, csv, json, ndjson, html");
    const { out, urls } = await run(["customer-360", "--help"]);
    expect(out).toContain("--var email=<String!>  (needed)");
    expect(out).toContain("amount: Amount (money)");
    expect((await run([mine, "--help"])).out).toContain("--var first=<Int>  (normally 2)");
    expect(urls).toEqual([]);
  });

  it("refuses what it does not understand before it opens anything", async () => {
    expect(await usageError()).toMatch(/^Which report\?/);
    expect(await usageError("customers")).toMatch(
      /^There is no report "customers"; a file of your own ends in \.graphql/,
    );
    expect(await usageError("./none.graphql")).toBe("The file ./none.graphql cannot be read");
    expect(await usageError(mine, "--format", "xml")).toBe(
      "--format must be one of table, csv, json, ndjson, html",
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
    expect(await usageError("customer-360")).toContain('"email" is needed: --var email=<String>');
  });

  it("writes rows to standard output and what is complete to standard error", async () => {
    const ran = await run([mine, "--format", "csv"], [pageOf(["Ada", "Bob"], true), pageOf(["Cy"], false)]);
    expect(ran).toMatchObject({
      code: 0,
      out: "fullName\nAda\nBob\nCy\n",
      err: "Complete.\nbanking: complete, 2 pages\n",
      urls: [undefined],
    });
  });

  it("ends with another code when something is missing", async () => {
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

  it("says so when nothing is answered at all", async () => {
    const refused = {
      errors: [
        { message: "Credentials are missing or not accepted", extensions: { code: "UNAUTHENTICATED" } },
      ],
    };
    await expect(run([mine], [refused])).rejects.toThrow(
      new UsageError("Nothing was answered: Credentials are missing or not accepted"),
    );
  });

  it("writes a file whole or not at all", async () => {
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

  it("leaves nothing behind when it is ended early, and removes what killed runs have left", async () => {
    const own = mkdtempSync(join(tmpdir(), "tributary-reports-"));
    try {
      const out = join(own, "mine.csv");
      // No process has such a number; our parent runs.
      const dead = ".mine.csv.4194304999.partial";
      const running = `.mine.csv.${process.ppid}.partial`;
      for (const name of [dead, running, ".other.csv.4194304999.partial", "mine.csv.2024"])
        writeFileSync(join(own, name), "x");
      const stop = new AbortController();
      let partial: readonly string[] = [];
      let asked = 0;
      const send: Send = async () => {
        if (asked++ === 0) return pageOf(["Ada"], true);
        partial = readdirSync(own).filter((name) => name.includes(`.${process.pid}.`));
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

  it("says on standard error which family it waits for, and how long", async () => {
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
    expect(ran.err).toMatch(/^waiting for banking \((20|19) s\)\nComplete\.\n/);
  });

  it("refuses an argument that the gateway refuses, and names its variable", async () => {
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
