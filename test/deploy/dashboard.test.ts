/** The dashboard queries metrics and labels that a gateway and its subgraphs have. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { projectRoot } from "#platform/project-root.ts";
import { deploy } from "#test/gateway/deployment.ts";
import { samplesIn } from "#test/platform/telemetry/samples.ts";

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const { panels } = JSON.parse(
  readFileSync(new URL("deploy/monitoring/dashboard.json", projectRoot), "utf8"),
) as {
  readonly panels: readonly Panel[];
};
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

const token = "a-token-that-is-long-enough-to-be-one";
/** Labels that Prometheus adds. */
const OF_PROMETHEUS = ["pod"];

/** Metrics in a query, each with the labels of its selectors. */
function selectorsIn(query: string): { name: string; labels: string[] }[] {
  return [...query.matchAll(/\b((?:tributary|http|nodejs|process|target)_\w+)(?:\{([^}]*)\})?/g)]
    .filter(([, name = ""]) => !groupedBy(query).includes(name))
    .map(([, name = "", matchers = ""]) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)(?==|!|~)/g)].map(([, label = ""]) => label),
    }));
}

/** Names in `by (…)` are labels. */
const groupedBy = (query: string): string[] =>
  [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = ""]) => labels.split(/,\s*/));

/** Metrics that only a gateway with subgraphs as processes has. */
const OF_PROCESSES: ReadonlySet<string> = new Set(["tributary_subgraph_up"]);

/** Metrics of a deployment with their labels, after all events that the dashboard shows. */
async function metricsOf(subgraphs: string, folder: string): Promise<Map<string, Set<string>>> {
  // No server is at the address of Redis, and its metrics report this.
  const deployment = await deploy({
    SUBGRAPHS: subgraphs,
    METRICS_TOKEN: token,
    REDIS_URL: "redis://127.0.0.1:1",
    FILES_SECRET: Buffer.alloc(32, 7).toString("base64"),
    INBOX_FILE: join(folder, `${subgraphs}.db`),
  });
  const { graphql, families, config, origin } = deployment;
  const processes = [origin, ...(subgraphs === "http" ? Object.values(config.subgraphUrls) : [])];
  try {
    await graphql(
      "{ users(first: 3, filter: { statuses: [ACTIVE] }) { nodes { email bankCustomer { id } } } }",
    );
    families.setFaults("banking=status:503");
    await graphql('{ payment(id: "BankPayment:1002") { id } }');
    const scraped = async () => {
      const texts = processes.map(async (url) => {
        const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
        return samplesIn(await answer.text());
      });
      return (await Promise.all(texts)).flat();
    };
    // Simultaneous equal reads. On a loaded machine the first ones may not overlap.
    families.setFaults("banking=latency:300");
    const same = () => graphql('{ payment(id: "BankPayment:1003") { id } }');
    const haveMet = async () => {
      await Promise.all([same(), same()]);
      return (await scraped()).some(({ name }) => name === "tributary_rest_shared_reads_total");
    };
    await vi.waitUntil(haveMet, { timeout: 30_000 });
    const labelsOf = new Map<string, Set<string>>();
    for (const { name, labels } of await scraped()) {
      const known = labelsOf.get(name) ?? new Set();
      labelsOf.set(name, known);
      for (const label of Object.keys(labels)) known.add(label);
    }
    return labelsOf;
  } finally {
    await deployment.stop();
  }
}

describe.each(["in-process", "http"])("The dashboard of a deployment with subgraphs %s", (subgraphs) => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-dashboard-"));
  let labelsOf: ReadonlyMap<string, ReadonlySet<string>>;
  beforeAll(async () => {
    labelsOf = await metricsOf(subgraphs, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has queries in each panel that is no heading", () => {
    for (const { type, title, targets } of panels)
      if (type !== "row") expect(targets?.length, title).toBeGreaterThan(0);
  });

  it.each(queries)("%s refers to metrics and labels of its processes: %s", (_title, query) => {
    const selectors = selectorsIn(query);
    expect(selectors.length).toBeGreaterThan(0);
    for (const { name, labels } of selectors) {
      if (subgraphs !== "http" && OF_PROCESSES.has(name)) continue;
      const known = labelsOf.get(name);
      expect(known, name).toBeDefined();
      for (const label of [...labels, ...groupedBy(query)])
        if (!OF_PROMETHEUS.includes(label)) expect(known, name).toContain(label);
    }
  });
});
