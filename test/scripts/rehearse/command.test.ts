/** `tributary rehearse` as a process, from a build. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenTo, root, said } from "#test/gateway/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "tributary-rehearse-"));
const bin = join(root, "dist/cli/main.js");
const rehearse = (...args: string[]) =>
  spawnSync(process.execPath, [bin, "rehearse", ...args], { cwd: folder, encoding: "utf8" });

const FIELDS = "displayName tickets(first: 2) { nodes { subject } } crmPerson { id }";
const DOCUMENT = `query One($email: String!) { user(email: $email) { ${FIELDS} } }`;

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root });
  writeFileSync(join(folder, "one.tsx"), `export const ONE = gql\`${DOCUMENT}\`;\n`);
  writeFileSync(
    join(folder, "write.graphql"),
    "mutation Clone($input: CloneTicketFormInput!) { cloneTicketForm(input: $input) { userErrors { code } } }",
  );
  const variables = { Clone: { input: { id: "TicketForm:7001" } } };
  writeFileSync(join(folder, "write.variables.json"), JSON.stringify(variables));
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  readonly operations: readonly {
    readonly name: string;
    readonly ms: number;
    readonly cells: readonly {
      readonly family: string;
      readonly fault: string;
      readonly codes: readonly string[];
      readonly lost: Readonly<Record<string, number>>;
      readonly firstMs: number;
      readonly limit?: string;
    }[];
    readonly findings: readonly { readonly level: string; readonly message: string }[];
  }[];
}

describe("the rehearsal of a document", { timeout: 180_000 }, () => {
  it("has a cell for each family and fault, equal in each run, and tries @defer where a silence is waited for", () => {
    const first = rehearse("one.tsx", "--json", "--update");
    expect(first.stderr).toBe("");
    expect(first.status).toBe(0);
    const [one] = (JSON.parse(first.stdout) as Report).operations;
    expect(one).toMatchObject({ name: "One", ms: 150 });
    expect(one?.cells).toHaveLength(3 * 7);
    const cell = (family: string, fault: string) =>
      one?.cells.find((each) => each.family === family && each.fault === fault);
    expect(cell("crm", "slow")).toMatchObject({ codes: [], lost: {}, firstMs: 3_100 });
    expect(cell("crm", "silent")).toMatchObject({
      codes: ["UPSTREAM_TIMEOUT"],
      lost: { "user.crmPerson": 1 },
      firstMs: 5_100,
      limit: "try",
    });
    expect(cell("crm", "429")?.codes).toEqual(["RATE_LIMITED"]);
    expect(cell("crm", "forbidden")?.codes).toEqual(["FORBIDDEN"]);
    expect(cell("supportDesk", "nonsense")?.codes).toEqual(["UPSTREAM_BAD_RESPONSE"]);
    expect(one?.findings.map(({ message }) => message)).toContain(
      "`One`: with crm silent the whole answer waits 5.1 s; `@defer` on `user.crmPerson` gives the rest after 0.15 s",
    );
    expect(one?.findings.filter(({ level }) => level === "error")).toEqual([]);

    const again = rehearse("one.tsx", "--json");
    expect([again.status, JSON.parse(again.stdout)]).toEqual([0, JSON.parse(first.stdout)]);
  });

  it("begins each cell of a mutation with the data of the demo company", () => {
    const { stdout } = rehearse("write.graphql", "--json");
    const [one] = (JSON.parse(stdout) as Report).operations;
    expect(one?.findings.filter(({ level }) => level === "error")).toEqual([]);
    const codes = new Map(one?.cells.map(({ fault, codes: all }) => [fault, all]));
    expect(codes.get("silent")).toEqual(["OUTCOME_UNKNOWN"]);
    expect(codes.get("slow")).toEqual([]);
    expect(codes.get("rows")).toEqual([]);
  });

  it("ends with 1 and writes reports where the snapshot has another cell, and with --warnings", () => {
    const file = join(folder, "rehearsal.snapshot.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("UPSTREAM_TIMEOUT", "CONFLICT"));
    const { status, stdout } = rehearse("one.tsx", "--ci", "out");
    expect(status).toBe(1);
    expect(stdout).toContain("Not as in the snapshot:");
    expect(readFileSync(join(folder, "out/junit.xml"), "utf8")).toContain('tests="22" failures="1"');
    expect(readFileSync(join(folder, "out/rehearsal.sarif"), "utf8")).toContain('"ruleId": "snapshot"');
    expect(rehearse("one.tsx", "--warnings", "--snapshot", "absent.json").status).toBe(1);
    expect(existsSync(join(folder, "absent.json"))).toBe(false);
  });

  it("ends with 2 for a mistake", () => {
    for (const [args, message] of [
      [[], "Which documents?"],
      [["--serve", "--port", "odd"], "--port odd is no port"],
      [["absent.graphql"], "0 files match absent.graphql"],
    ] as const) {
      const { status, stderr } = rehearse(...args);
      expect([status, stderr.split("\n").length]).toEqual([2, 2]);
      expect(stderr).toContain(message);
    }
  });

  it("serves a gateway whose requests have the faults of a header, each as if nobody had asked before", async () => {
    const started = listenTo(
      spawn(process.execPath, [bin, "rehearse", "one.tsx", "--serve", "--port", "0"], {
        cwd: folder,
        stdio: ["ignore", "pipe", "pipe"],
      }),
    );
    const url = await said(started, /^ready at (\S+)$/m);
    const ask = async (fault: string, accept = "application/json") => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept, "x-rehearse-fault": fault },
        body: JSON.stringify({
          query: "{ users(first: 1) { nodes { email ... @defer { crmPerson { id } } } } }",
        }),
      });
      return {
        status: response.status,
        ms: response.headers.get("x-rehearse-ms"),
        text: await response.text(),
      };
    };
    try {
      for (let times = 0; times < 8; times++) {
        const down = await ask("crm=down");
        expect(down.text).toContain("UPSTREAM_UNAVAILABLE");
      }
      const well = await ask("");
      expect(well.text).not.toContain("errors");
      expect(await ask("crm=silent")).toMatchObject({ status: 200, ms: "5050" });
      const parts = await ask("crm=silent", "multipart/mixed;deferSpec=20220824");
      expect(parts.ms).toBe("50");
      expect(parts.text).toContain("UPSTREAM_TIMEOUT");
      const at = (code: string) => parts.text.indexOf(code);
      expect(at("email")).toBeLessThan(at("UPSTREAM_TIMEOUT"));
      expect(await ask("crm=odd")).toMatchObject({ status: 400 });
      const both = await Promise.all([ask("crm=forbidden"), ask("")]);
      expect(both.map(({ text }) => text.includes("FORBIDDEN"))).toEqual([true, false]);
      const rehearsal = await fetch(new URL("/console/api/rehearsal", url));
      expect(await rehearsal.json()).toMatchObject({ operations: [{ name: "One", file: "one.tsx" }] });
    } finally {
      started.child.kill();
    }
  });
});

describe("the rehearsal of a family without code", { timeout: 180_000 }, () => {
  const families = join(folder, "families");
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [bin, ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, FAMILIES_FOLDER: families, FAMILIES: "crm" },
    });

  it("calls the stand-in of its description, and has a cell for each fault", () => {
    const document = join(root, "test/scripts/family-add/stood-in.yaml");
    expect(run("family", "add", document, "--as", "shop", "--folder", families).stderr).toBe("");
    writeFileSync(
      join(folder, "orders.graphql"),
      "query Orders { shopOrders(first: 2) { nodes { id note } } crm { people(first: 1) { nodes { id } } } }",
    );
    const { stdout, stderr } = run("rehearse", "orders.graphql", "--json");
    expect(stderr).toBe("");
    const [orders] = (JSON.parse(stdout) as Report).operations;
    expect(orders?.findings.filter(({ level }) => level === "error")).toEqual([]);
    const cells = orders?.cells.filter(({ family }) => family === "shop") ?? [];
    expect(cells.map(({ fault, codes }) => [fault, codes])).toEqual([
      ["slow", []],
      ["down", ["UPSTREAM_UNAVAILABLE"]],
      ["silent", ["UPSTREAM_TIMEOUT"]],
      ["429", ["RATE_LIMITED"]],
      ["forbidden", ["FORBIDDEN"]],
      ["nonsense", ["UPSTREAM_BAD_RESPONSE"]],
      ["rows", []],
    ]);
    expect(cells[1]?.lost).toEqual({ shopOrders: 1 });
  });

  it("ends with the names of the sources that have no description", () => {
    rmSync(join(families, "shop.stand-in.json"));
    const { status, stderr } = run("rehearse", "orders.graphql");
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^shop cannot be rehearsed: .* has no shop\.stand-in\.json, which `tributary family add`/,
      ),
    ]);
  });
});
