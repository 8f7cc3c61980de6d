/** The deployed folder and the manifests beside it. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "#platform/project-root.ts";

const root = projectRoot.pathname;
const kubectl = spawnSync("kubectl", ["kustomize", "--help"]).status === 0;

describe("the folder of the service", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-dist-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("starts without sources and packages of the checkout, and says which settings it needs", () => {
    const out = join(folder, "service");
    execFileSync(process.execPath, ["scripts/dist.mjs", "--out", out, "--without", "reports"], { cwd: root });
    expect(readdirSync(out).toSorted()).toEqual(["dist", "node_modules", "package.json", "schema"]);
    expect(existsSync(join(out, "dist/reports"))).toBe(false);
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

  it("has what a process loads when traces, Redis or PostgreSQL are configured", () => {
    const out = join(folder, "late");
    execFileSync(process.execPath, ["scripts/dist.mjs", "--out", out, "--without", "reports"], { cwd: root });
    const names = ["open-telemetry", "redis", "pg"].map((name) => `./dist/late/${name}.cjs`);
    const program = `for (const name of ${JSON.stringify(names)}) console.log(Object.keys(require(name)).join(" "))`;
    const [traces, redis, pg] = execFileSync(process.execPath, ["-e", program], {
      cwd: out,
      encoding: "utf8",
    }).split("\n");
    expect(traces).toContain("OTLPTraceExporter");
    expect(redis).toContain("createClient");
    expect(pg).toContain("Pool");
  });

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

describe.skipIf(!kubectl)("the manifests (needs kubectl)", () => {
  const renderedFrom = (path: string) =>
    execFileSync("kubectl", ["kustomize", `deploy/${path}`], { cwd: root, encoding: "utf8" }).split(/^---$/m);

  it.each([
    ["base", 1],
    ["overlays/shared-stores", 1],
    ["overlays/in-flight", 1],
    ["overlays/subgraphs", 4],
    ["overlays/report", 2],
  ])("of %s are rendered, and every container is locked down", (path, count) => {
    const deployments = renderedFrom(`kubernetes/${path}`).filter((one) =>
      /^kind: (?:Deployment|CronJob)$/m.test(one),
    );
    expect(deployments).toHaveLength(count);
    for (const deployment of deployments) {
      expect(deployment).toContain("readOnlyRootFilesystem: true");
      expect(deployment).toContain("runAsNonRoot: true");
      expect(deployment).toMatch(/memory: \d+Mi/);
      expect(deployment).toContain("app.kubernetes.io/part-of: tributary");
    }
  });

  it("scale a gateway by requests in progress, a metric that it has, where an overlay asks for that", () => {
    const scaler = renderedFrom("kubernetes/overlays/in-flight").find((one) =>
      one.includes("kind: HorizontalPodAutoscaler"),
    );
    const names = [...(scaler ?? "").matchAll(/^\s+name: (cpu|\w*requests)$/gm)].map(([, name]) => name);
    expect(names).toEqual(["cpu", "http_server_active_requests"]);
    const page = readFileSync(join(root, "docs/observability.md"), "utf8");
    expect(page).toContain("`http_server_active_requests`");
  });

  it("of the monitoring have the alerts, and scrape the port and the labels that the pods have", () => {
    const rendered = renderedFrom("monitoring");
    expect(rendered.map((one) => /^kind: (\w+)$/m.exec(one)?.[1]).toSorted()).toEqual([
      "PodMonitor",
      "PrometheusRule",
    ]);
    const monitor = rendered.find((one) => one.includes("PodMonitor"));
    const pods = renderedFrom("kubernetes/overlays/subgraphs").filter((one) =>
      /^kind: Deployment$/m.test(one),
    );
    expect(monitor).toContain("app.kubernetes.io/part-of: tributary");
    expect(monitor).toContain("port: metrics");
    for (const pod of pods) expect(pod).toMatch(/containerPort: 9464\s+name: metrics/);
  });

  it("alert on metrics and labels that exist", () => {
    const alerts = readFileSync(join(root, "deploy/monitoring/alerts.yaml"), "utf8");
    const page = readFileSync(join(root, "docs/observability.md"), "utf8");
    const metrics = new Set(
      [...alerts.matchAll(/\b(?:tributary_(\w+)|(http_\w+_seconds))/g)].map(
        ([, own, standard]) => own ?? standard ?? "",
      ),
    );
    expect(metrics.size).toBeGreaterThan(4);
    for (const name of metrics) expect(page).toContain(`\`${name}\``);
  });
});
