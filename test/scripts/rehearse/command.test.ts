/** `tributary rehearse` as a process, from a build. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenTo, type Running, root, waitForOutput } from "#test/gateway/processes.ts";
import { drawn } from "#test/kit/draws.ts";

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
      readonly fewer: Readonly<Record<string, number>>;
      readonly unreadable: number;
      readonly firstMs: number;
      readonly limit?: string;
    }[];
    readonly findings: readonly { readonly level: string; readonly message: string }[];
  }[];
}

describe("the rehearsal of a document", { timeout: 180_000 }, () => {
  it("has a cell for each family and fault, equal in each run, and proposes @defer if a family does not answer", () => {
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

  it("starts each cell of a mutation with the data of the demo company, and updates only objects that were read", () => {
    const { stdout } = rehearse("write.graphql", "--json", "--update");
    const snapshot: unknown = JSON.parse(readFileSync(join(folder, "rehearsal.snapshot.json"), "utf8"));
    expect(Object.keys(snapshot as object)).toEqual(["one.tsx One", "write.graphql Clone"]);
    const [one] = (JSON.parse(stdout) as Report).operations;
    expect(one?.findings.filter(({ level }) => level === "error")).toEqual([]);
    const codes = new Map(one?.cells.map(({ fault, codes: all }) => [fault, all]));
    expect(codes.get("silent")).toEqual(["OUTCOME_UNKNOWN"]);
    expect(codes.get("slow")).toEqual([]);
    expect(codes.get("rows")).toEqual([]);
  });

  it("ends with 1 and writes reports if the snapshot has another cell, and with --warnings", () => {
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
    const mistakes = [
      [[], "Which documents?"],
      [["--serve", "--port", "odd"], "--port odd is no port"],
      [["absent.graphql"], "No file matches absent.graphql"],
      [["--ci", "*.graphql"], "--ci has taken *.graphql as the folder of its reports"],
      [["--ci", "one.tsx", "write.graphql"], "--ci has taken one.tsx as the folder of its reports"],
      [["one.tsx", "--ci", "--snapshot", "absent.json"], "There is no absent.json to compare with"],
    ] as const;
    for (const [args, message] of drawn("mistakes of rehearse", mistakes, 0.4)) {
      const { status, stderr } = rehearse(...args);
      expect([status, stderr.split("\n").length]).toEqual([2, 2]);
      expect(stderr).toContain(message);
    }
  });
});

describe("a served rehearsal", { timeout: 60_000 }, () => {
  // The secret of the family is not on this machine.
  const crm =
    "deployment:\n  demo: true\nfamilies:\n  crm:\n    url: https://crm.example\n    credential: service:file:absent\n";
  const settings = `${crm}server:\n  environment: production\ntelemetry:\n`;
  const query = "{ users(first: 1) { nodes { email ... @defer { crmPerson { id } } } } }";
  let started: Running;
  let url: string;

  beforeAll(async () => {
    const own = join(folder, "served");
    mkdirSync(own);
    writeFileSync(join(own, "one.graphql"), DOCUMENT);
    // The port of another process: it must not be opened.
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    writeFileSync(join(own, "tributary.yaml"), `${settings}  metrics:\n    port: ${port}\n`);
    const args = [bin, "rehearse", "one.graphql", "--serve", "--port", "0"];
    started = listenTo(spawn(process.execPath, args, { cwd: own, stdio: ["ignore", "pipe", "pipe"] }));
    url = await waitForOutput(started, /^ready at (\S+)$/m);
    taken.close();
  }, 60_000);
  afterAll(() => started?.child.kill());

  const answer = async (response: Response) => ({
    status: response.status,
    ms: response.headers.get("x-rehearse-ms"),
    type: response.headers.get("content-type"),
    text: await response.text(),
  });
  const ask = async (fault: string, accept = "application/json", headers: Record<string, string> = {}) =>
    answer(
      await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept, "x-rehearse-fault": fault, ...headers },
        body: JSON.stringify({ query }),
      }),
    );

  it("has the faults in a request's header, independent of earlier requests", async () => {
    for (let times = 0; times < 8; times++)
      expect((await ask("crm=down")).text).toContain("UPSTREAM_UNAVAILABLE");
    expect((await ask("")).text).not.toContain("errors");
    expect(await ask("crm=silent")).toMatchObject({ status: 200, ms: "5050" });
    const both = await Promise.all([ask("crm=forbidden"), ask("")]);
    expect(both.map(({ text }) => text.includes("FORBIDDEN"))).toEqual([true, false]);
  });

  it.each(["multipart/mixed;deferSpec=20220824", "text/event-stream"])(
    "sends the first part before the time limit of a family that does not answer: %s",
    async (accept) => {
      const parts = await ask("crm=silent", accept);
      expect(parts).toMatchObject({
        status: 200,
        ms: "50",
        type: expect.stringContaining(accept.split(";")[0] ?? ""),
      });
      const at = (code: string) => parts.text.indexOf(code);
      expect(at("email")).toBeGreaterThan(0);
      expect(at("email")).toBeLessThan(at("UPSTREAM_TIMEOUT"));
    },
  );

  it("answers the default Accept of urql, and a query whose address is encoded, with the fault", async () => {
    const urql = "application/graphql-response+json, application/json, text/event-stream, multipart/mixed";
    expect((await ask("crm=down", urql)).text).toContain("UPSTREAM_UNAVAILABLE");
    const address = `${url}?%71uery=${encodeURIComponent(query)}`;
    const headers = { "x-rehearse-fault": "crm=silent", "apollo-require-preflight": "1" };
    const response = await fetch(address, { headers: { ...headers, accept: "application/json" } });
    expect(await answer(response)).toMatchObject({
      status: 200,
      ms: "5050",
      text: expect.stringContaining("UPSTREAM_TIMEOUT"),
    });
  });

  it("refuses a subscription, and answers a tool of an agent under a fault", async () => {
    const subscribed = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ query: "subscription { connectEventReceived { __typename } }" }),
    });
    expect((await answer(subscribed)).text).toContain("UPSTREAM_MISCONFIGURED");
    const params = { name: "run", arguments: { document: "{ tickets(first: 1) { nodes { id } } }" } };
    const tool = await fetch(new URL("/mcp", url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "x-rehearse-fault": "supportDesk=down",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    expect((await answer(tool)).text).toContain("UPSTREAM_UNAVAILABLE");
  });

  it("has virtual time in its header, including the waits between tries, as in the matrix", async () => {
    const rehearsal = await fetch(new URL("/console/api/rehearsal", url));
    const { operations } = (await rehearsal.json()) as Report & {
      readonly operations: readonly { readonly query: string; readonly variables: unknown }[];
    };
    const [one] = operations;
    for (const fault of ["429", "down", "nonsense"]) {
      const cell = one?.cells.find((each) => each.family === "crm" && each.fault === fault);
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-rehearse-fault": `crm=${fault}` },
        body: JSON.stringify({ query: one?.query, variables: one?.variables }),
      });
      expect([fault, (await answer(response)).ms]).toEqual([fault, String(cell?.firstMs)]);
    }
  });

  it("exposes the time header to pages of other origins, and has none for a refused request", async () => {
    const fromPage = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost:5173" },
      body: JSON.stringify({ query }),
    });
    expect(fromPage.headers.get("access-control-expose-headers")).toContain("x-request-id, x-rehearse-ms");
    expect(await ask("crm=odd")).toMatchObject({ status: 400, ms: null });
    const broken = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(await answer(broken)).toMatchObject({ status: 400, ms: null });
  });

  it("serves the console with the matrix in production too", async () => {
    const page = await answer(await fetch(new URL("/", url), { headers: { accept: "text/html" } }));
    expect([page.status, page.text.slice(0, 15)]).toEqual([200, "<!doctype html>"]);
    const rehearsal = await fetch(new URL("/console/api/rehearsal", url));
    expect(await rehearsal.json()).toMatchObject({ operations: [{ name: "One", file: "one.graphql" }] });
  });

  it("names the option of a port that is taken", () => {
    const { port } = new URL(url);
    const { status, stderr } = rehearse("--serve", "--port", port);
    expect([status, stderr]).toEqual([2, `--port ${port} is in use already: set --port to another one\n`]);
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

  it("calls the stand-in service of its description, and has a cell for each fault", () => {
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
    expect(cells[6]?.unreadable).toBe(1);
    expect(cells[6]?.fewer).toEqual({ "shopOrders.nodes": 1 });
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
