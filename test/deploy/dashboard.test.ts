/** The dashboard asks for metrics and labels that a gateway has. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { projectRoot } from "#platform/project-root.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
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

/** Metrics that a query names, each with the labels that it selects by. */
function selectorsIn(query: string): { name: string; labels: string[] }[] {
  return [...query.matchAll(/\b((?:tributary|http|nodejs|process|target)_\w+)(?:\{([^}]*)\})?/g)]
    .filter(([, name = ""]) => !groupedBy(query).includes(name))
    .map(([, name = "", matchers = ""]) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)(?==|!|~)/g)].map(([, label = ""]) => label),
    }));
}

/** Names within `by (…)` are labels. */
const groupedBy = (query: string): string[] =>
  [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = ""]) => labels.split(/,\s*/));

describe("The dashboard", () => {
  const labelsOf = new Map<string, Set<string>>();
  let deployment: Deployment;
  beforeAll(async () => {
    // No server is at the address of Redis: its metrics say so.
    deployment = await deploy({
      METRICS_TOKEN: token,
      REDIS_URL: "redis://127.0.0.1:1",
      FILES_SECRET: Buffer.alloc(32, 7).toString("base64"),
    });
    const { graphql, families } = deployment;
    await graphql(
      "{ users(first: 3, filter: { statuses: [ACTIVE] }) { nodes { email bankCustomer { id } } } }",
    );
    families.setFaults("banking=status:503");
    await graphql('{ payment(id: "BankPayment:1002") { id } }');
    const scraped = async () => {
      const answer = await deployment.get("/metrics", { authorization: `Bearer ${token}` });
      return samplesIn(await answer.text());
    };
    // Reads that meet: on a loaded machine not the first ones do.
    families.setFaults("banking=latency:300");
    const same = () => graphql('{ payment(id: "BankPayment:1003") { id } }');
    const haveMet = async () => {
      await Promise.all([same(), same()]);
      return (await scraped()).some(({ name }) => name === "tributary_rest_shared_reads_total");
    };
    await vi.waitUntil(haveMet, { timeout: 30_000 });
    families.setFaults("");
    for (const { name, labels } of await scraped()) {
      const known = labelsOf.get(name) ?? new Set();
      labelsOf.set(name, known);
      for (const label of Object.keys(labels)) known.add(label);
    }
  });
  afterAll(() => deployment.stop());

  it("has queries in each panel that is no heading", () => {
    for (const { type, title, targets } of panels)
      if (type !== "row") expect(targets?.length, title).toBeGreaterThan(0);
  });

  it.each(queries)("%s names metrics and labels that a gateway has: %s", (_title, query) => {
    const selectors = selectorsIn(query);
    expect(selectors.length).toBeGreaterThan(0);
    for (const { name, labels } of selectors) {
      const known = labelsOf.get(name);
      expect(known, name).toBeDefined();
      for (const label of [...labels, ...groupedBy(query)])
        if (!OF_PROMETHEUS.includes(label)) expect(known, name).toContain(label);
    }
  });
});
