/** The deployed folder and the manifests beside it. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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
  it.each(["base", "overlays/shared-stores", "overlays/subgraphs"])(
    "of %s are rendered, and every container is locked down",
    (path) => {
      const rendered = execFileSync("kubectl", ["kustomize", `deploy/kubernetes/${path}`], {
        cwd: root,
        encoding: "utf8",
      });
      const deployments = rendered.split(/^---$/m).filter((one) => /^kind: Deployment$/m.test(one));
      expect(deployments).toHaveLength(path === "overlays/subgraphs" ? 4 : 1);
      for (const deployment of deployments) {
        expect(deployment).toContain("readOnlyRootFilesystem: true");
        expect(deployment).toContain("runAsNonRoot: true");
        expect(deployment).toMatch(/memory: \d+Mi/);
        expect(deployment).toContain("app.kubernetes.io/part-of: tributary");
      }
    },
  );

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
