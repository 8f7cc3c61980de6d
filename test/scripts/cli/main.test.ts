/** The command line as a process, from a build. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "#scripts/cli/commands.ts";
import { ALLOCATOR, NODE_FLAGS } from "#scripts/cli/run-program.ts";
import { familiesAt, listenTo, root } from "#test/gateway/processes.ts";
import { drawn } from "#test/kit/draws.ts";

const folder = mkdtempSync(join(tmpdir(), "tributary-cli-"));
beforeAll(() => void execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root }), 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `tributary` in an empty folder. */
function tributary(...args: string[]) {
  return spawnSync(process.execPath, [join(root, "dist/cli/main.js"), ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
}

describe("the command line", { timeout: 180_000 }, () => {
  it("lists each command with a sentence, and each tool has its file", () => {
    const { stdout } = tributary("--help");
    for (const { name } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name}\\b.* {2,}\\w`, "m"));
    const tools = readdirSync(join(root, "scripts/cli/tools")).map((file) => file.replace(/\.ts$/, ""));
    expect(COMMANDS.flatMap((command) => ("program" in command ? [] : command.name)).toSorted()).toEqual(
      tools.toSorted(),
    );
  });

  it("documents exit codes in the help of a command", () => {
    expect(tributary("doctor", "--help").stdout).toContain("Exit codes:\n  0  all families can be used");
    expect(tributary("help", "start").stdout).toMatch(/--port <number>[\s\S]*Exit codes:/);
  });

  it("ends with 2 and one sentence for a mistake", () => {
    const files = {
      "one.graphql": "{ users(first: 1) { nodes { id } } }",
      "code.ts": "export const one = 1;",
      "apollo.json": '{"format":"apollo-persisted-query-manifest","version":1,"operations":[]}',
      "number.json": '{"a":1}',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const mistakes = [
      [["nonsense"], "unknown command 'nonsense'"],
      [["doctor", "--nonsense"], "unknown option '--nonsense'"],
      [["subgraph"], "missing required argument 'name'"],
      [["openapi", "nobody"], 'There is no family "nobody"'],
      [["check"], "Which documents?"],
      [["check", "absent/**"], "No file matches absent/**"],
      [["check", "one.graphql", "--released", "absent"], "absent cannot be read as a schema: ENOENT"],
      [["check", "one.graphql", "--released", "code.ts"], "code.ts cannot be read as a schema: Syntax Error"],
      [["check", "--manifest", "apollo.json"], 'a manifest is a JSON object of documents by id, { "<id>"'],
      [["check", "--manifest", "number.json"], '"a" is no document'],
      [["compose", "--out", "a", "--urls", "absent"], "absent cannot be read: ENOENT"],
      [["compose", "--out", "absent/a.graphql"], "absent/a.graphql cannot be written: ENOENT"],
      [["init", "nobody"], "There is no family nobody"],
      [["compose", "--url", "identity=http://a"], "--out or --sdl is missing"],
      [["family", "9", "--subgraph", "identity"], "The name of a family has letters"],
    ] as const;
    for (const [args, message] of drawn("mistakes of commands", mistakes, 0.3)) {
      const { status, stderr } = tributary(...args);
      expect([args, status]).toEqual([args, 2]);
      expect(stderr).toContain(message);
      expect(stderr).not.toContain("    at ");
    }
    rmSync(join(folder, "one.graphql"));
  });

  it("starts programs with the flags of the scripts in package.json", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const allocator = Object.entries(ALLOCATOR).map(([name, value]) => `${name}=${value}`);
    for (const name of ["start", "subgraph", "edge"])
      expect(scripts[name]).toContain([...allocator, "node", ...NODE_FLAGS, "dist/"].join(" "));
  });

  it.each(["SIGTERM", "SIGKILL"] as const)("ends the started program when it gets %s", async (signal) => {
    const started = listenTo(
      spawn(process.execPath, [join(root, "dist/cli/main.js"), "services", "--port", "0", "--memory"], {
        cwd: folder,
        stdio: ["ignore", "pipe", "pipe"],
      }),
    );
    const address = await familiesAt(started);
    const state = () =>
      fetch(address).then(
        () => "up",
        () => "down",
      );
    expect(await state()).toBe("up");
    started.child.kill(signal);
    await expect.poll(state).toBe("down");
  });

  it("writes settings, queries and a report that the check accepts, and never overwrites a file", () => {
    const { status, stdout, stderr } = tributary("init", "crm", "banking", "treasury", "--json");
    expect([status, stderr]).toEqual([0, "No first query, because each list needs an argument: treasury\n"]);
    const files = JSON.parse(stdout) as string[];
    expect(files).toEqual([
      "tributary.yaml",
      "queries/crm.graphql",
      "queries/banking.graphql",
      "reports/crm/crm.graphql",
      "reports/crm/report.yaml",
    ]);
    for (const file of files) expect(existsSync(join(folder, file))).toBe(true);
    const settings = readFileSync(join(folder, "tributary.yaml"), "utf8");
    const again = tributary("init", "crm");
    expect([again.status, again.stderr]).toEqual([2, "tributary.yaml exists already: nothing is written\n"]);
    expect(readFileSync(join(folder, "tributary.yaml"), "utf8")).toBe(settings);

    const checked = tributary("check", "queries/**", "--warnings", "--json");
    expect(checked.status).toBe(0);
    const [banking, crm] = JSON.parse(checked.stdout) as { operations: unknown[]; findings: unknown[] }[];
    for (const file of [banking, crm])
      expect(file).toMatchObject({ findings: [], operations: [{ type: "query", likely: 1, most: 1 }] });
    // The settings of `init` leave out the other families.
    writeFileSync(join(folder, "desk.graphql"), "{ supportDesk { groups(first: 5) { nodes { id } } } }");
    const absent = tributary("check", "desk.graphql");
    expect(absent.status).toBe(1);
    expect(absent.stdout).toMatch(
      /1:3 error: Cannot query field "supportDesk" on type "Query"\..* A family that this configuration does not serve has it\./,
    );
    expect(absent.stdout).not.toContain("was removed");
    expect(absent.stdout).toContain("1 operation, 1 error, 0 warnings");
    rmSync(join(folder, "tributary.yaml"));
  });

  it("ends a check with 1 for errors, and for warnings on request, and checks the other files beside one that cannot be parsed", () => {
    const files = {
      "valid.graphql": "query Valid { users(first: 1) { nodes { id } } }",
      "old.graphql": "query Old { banking { transactions(first: 1) { nodes { direction } } } }",
      "broken.ts": "const a = gql` {{{",
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const statusOf = (...args: string[]) => tributary("check", ...args).status;
    expect(statusOf("old.graphql")).toBe(0);
    expect(statusOf("old.graphql", "--warnings")).toBe(1);
    const { status, stdout } = tributary("check", "valid.graphql", "broken.ts");
    expect(status).toBe(1);
    expect(stdout).toContain("  error: broken.ts cannot be parsed: ");
    expect(stdout).toContain("  query Valid: 1 REST call likely, 1 at most (identity 1)");
    expect(stdout).toContain("1 operation, 1 error, 0 warnings");
  });
});
