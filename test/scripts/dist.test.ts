/** The deployed folder and the image around it. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "#platform/project-root.ts";
import { exitOf, listenTo, readyAt } from "#test/gateway/processes.ts";

const root = projectRoot.pathname;
/** User of the image. */
const USER = 65532;

describe("the folder of the service", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-dist-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("starts without sources and packages of the checkout, and names the required settings", () => {
    const out = join(folder, "service");
    execFileSync(process.execPath, ["scripts/dist.mjs", "--out", out, "--without", "reports"], { cwd: root });
    expect(readdirSync(out).toSorted()).toEqual(["dist", "node_modules", "package.json", "schema"]);
    expect(existsSync(join(out, "dist/reports"))).toBe(false);
    const files = readdirSync(out, { recursive: true, encoding: "utf8" }).map((name) =>
      statSync(join(out, name)),
    );
    const megabytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6;
    expect(megabytes).toBeLessThan(60);
    for (const [entry, missing] of [
      ["dist/gateway/main.js", "AUTH must be set in production"],
      ["dist/gateway/edge.js", "FILES_SECRET is needed"],
    ] as const) {
      const { status, stderr } = spawnSync(process.execPath, [entry], {
        cwd: out,
        env: { PATH: process.env["PATH"], NODE_ENV: "production", DEMO: "on" },
        encoding: "utf8",
      });
      expect(status).toBe(1);
      expect(stderr).toContain(`The configuration has a mistake:\n  ${missing}`);
      expect(stderr).not.toContain("    at ");
    }
    // The file of the working directory is read unless another one is named.
    writeFileSync(join(out, "tributary.yaml"), "server:\n  port: high\n");
    const { stderr } = spawnSync(process.execPath, ["dist/gateway/main.js"], { cwd: out, encoding: "utf8" });
    expect(stderr).toContain("tributary.yaml:2:3: server.port must be a whole number from 0 to 65535");
  });

  it("contains the packages that traces, Redis or PostgreSQL load", () => {
    const out = join(folder, "late");
    execFileSync(process.execPath, ["scripts/dist.mjs", "--out", out, "--without", "reports"], { cwd: root });
    const names = ["open-telemetry", "redis", "pg", "pg-boss", "s3"].map((name) => `./dist/late/${name}.cjs`);
    const program = `for (const name of ${JSON.stringify(names)}) console.log(Object.keys(require(name)).join(" "))`;
    const [traces, redis, pg, boss, s3] = execFileSync(process.execPath, ["-e", program], {
      cwd: out,
      encoding: "utf8",
    }).split("\n");
    expect(traces).toContain("OTLPTraceExporter");
    expect(redis).toContain("createClient");
    expect(pg).toContain("Pool");
    expect([boss, s3]).toEqual([expect.stringContaining("states"), expect.stringContaining("S3mini")]);
  });

  it.skipIf(process.getuid?.() !== 0)(
    "answers as the user of the image, who can write neither there nor to the temporary folder (needs root)",
    async () => {
      const out = join(folder, "read-only");
      execFileSync(process.execPath, ["scripts/dist.mjs", "--out", out, "--without", "reports"], {
        cwd: root,
      });
      chmodSync(folder, 0o755);
      const before = readdirSync(out, { recursive: true });
      const running = listenTo(
        spawn(process.execPath, ["dist/gateway/main.js"], {
          cwd: out,
          uid: USER,
          gid: USER,
          env: {
            PATH: process.env["PATH"],
            PORT: "0",
            NODE_ENV: "production",
            AUTH: "off",
            DEMO: "on",
            SERVICES_URL: "http://127.0.0.1:1",
            TMPDIR: out,
          },
        }),
      );
      const { origin } = new URL(await readyAt(running));
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      const exit = exitOf(running.child);
      running.child.kill("SIGTERM");
      expect(await exit).toBe(0);
      expect(readdirSync(out, { recursive: true })).toEqual(before);
    },
  );

  it("is refused with an unknown part to leave out", () => {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/dist.mjs", "--without", "core"], {
      cwd: root,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining("--without takes console, edge or reports"),
    ]);
  });
});

describe("the compile cache of the image", () => {
  const lines = readFileSync(join(root, "deploy/Containerfile"), "utf8").split("\n");
  const flagsIn = (line = "") => line.match(/--(?:max-semi|heap-growing|initial-old|no-)[\w=-]+/g) ?? [];
  const compiles = lines.findIndex((line) => line.includes("|| node --"));
  const building = flagsIn(lines[compiles]);
  const running = flagsIn(lines.find((line) => line.startsWith("ENTRYPOINT")));

  it("is created with the flags and by the user of the running process", () => {
    expect(running).toHaveLength(5);
    expect(building).toEqual(running);
    const users = lines.flatMap((line, at) => (line.startsWith("USER ") ? [at] : []));
    expect(users).toHaveLength(1);
    expect(users[0]).toBeLessThan(compiles);
  });

  it.skipIf(Number.parseInt(process.versions.node, 10) < 24)(
    "is used at the next start (needs Node 24)",
    () => {
      const folder = mkdtempSync(join(tmpdir(), "tributary-compiled-"));
      const start = (flags: readonly string[]) =>
        spawnSync(process.execPath, [...flags, "dist/gateway/main.js"], {
          cwd: root,
          env: {
            PATH: process.env["PATH"],
            NODE_ENV: "production",
            NODE_COMPILE_CACHE: folder,
            NODE_DEBUG_NATIVE: "COMPILE_CACHE",
          },
          encoding: "utf8",
        });
      start(building);
      const { stdout, stderr } = start(running);
      rmSync(folder, { recursive: true });
      expect(stdout + stderr).toMatch(/main\.cjs because cache was the same/);
    },
  );
});
