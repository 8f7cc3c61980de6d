/** Each alert fires when its cause occurs, and none fires without one. */
import { promises, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { parseAllDocuments } from "yaml";
import { projectRoot } from "#platform/project-root.ts";
import { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { passingTime } from "#test/kit/passing-time.ts";
import { firing, hasPromtool } from "#test/kit/promtool.ts";
import { settings } from "#test/kit/settings.ts";
import { type Sample, sampleOf, samplesIn, sumOf } from "#test/platform/telemetry/samples.ts";

if (!hasPromtool) console.warn("skipped: no promtool here; scripts/install-servers.sh installs it");

interface Rules {
  readonly kind: string;
  readonly spec: { readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[] };
}

const [rules] = parseAllDocuments(readFileSync(new URL("deploy/monitoring/alerts.yaml", projectRoot), "utf8"))
  .map((document) => document.toJS() as Rules)
  .filter(({ kind }) => kind === "PrometheusRule");
const groups = rules?.spec.groups ?? [];
const alerts = groups.flatMap((group) => group.rules.map(({ alert }) => alert));

const token = "a-token-that-is-long-enough-to-be-one";

/** Labels that a scraper adds. */
const TARGET = { pod: "gateway-1", job: "production/tributary" };

async function scrape(deployment: Deployment): Promise<Sample[]> {
  const answer = await deployment
    .get("/metrics", { authorization: `Bearer ${token}` })
    .catch(() => undefined);
  const samples = answer ? samplesIn(await answer.text()) : [];
  return [{ name: "up", labels: {}, value: answer ? 1 : 0 }, ...samples].map((sample) => ({
    ...sample,
    labels: { ...sample.labels, ...TARGET },
  }));
}

let next = 0;
/** Payments that no earlier request read, so that the family itself must answer. */
const payments = ({ graphql }: Deployment, count = 1) =>
  Promise.all(
    Array.from({ length: count }, () =>
      graphql("query ($id: ID!) { payment(id: $id) { id } }", {
        variables: { id: `BankPayment:8${next++}` },
      }),
    ),
  );
/** Reads the people index. */
const users = ({ graphql }: Deployment) =>
  graphql("{ users(first: 3, filter: { statuses: [ACTIVE] }) { nodes { email } } }");

interface Cause {
  /** Settings of the deployment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Causes the alert. */
  happens(deployment: Deployment): Promise<unknown>;
  /** Changes the scraped metrics, for a cause that would end the process of this test. */
  readonly scraped?: (samples: readonly Sample[]) => readonly Sample[];
}

/** The operations fail, or are slower than the objective allows. */
const faulty = (fault: string): Cause => ({
  async happens(deployment) {
    deployment.families.setFaults(`banking=${fault}`);
    await payments(deployment, 3);
  },
});
const ends: Cause = {
  async happens({ app }) {
    app.server.closeAllConnections();
    await app.close();
  },
};

const causes: Readonly<Record<string, Cause>> = {
  TributaryProcessDown: ends,
  TributaryAbsent: ends,
  TributaryNotReady: {
    env: { SUBGRAPHS: "http" },
    async happens(deployment) {
      const now = performance.now();
      for (const name of ["business", "collaboration", "identity"] as const)
        await deployment.stopSubgraph(name);
      vi.spyOn(performance, "now").mockImplementation(() => now + 2_000);
    },
  },
  TributaryRestarted: {
    happens: async () => undefined,
    scraped: (samples) =>
      samples.map((sample) =>
        sample.name === "process_start_time_seconds" ? { ...sample, value: sample.value + 60 } : sample,
      ),
  },
  TributaryEventLoopLate: {
    async happens() {
      for (let times = 0; times < 8; times++) {
        const until = performance.now() + 700;
        while (performance.now() < until);
        await new Promise(setImmediate);
      }
    },
  },
  TributaryDiskFull: {
    async happens() {
      const stats = await promises.statfs(".");
      vi.spyOn(promises, "statfs").mockResolvedValue({ ...stats, bavail: 1, blocks: 100 });
    },
  },
  TributaryErrorsFast: faulty("status:503"),
  TributaryErrorsSlow: faulty("status:503"),
  TributarySlow: faulty("latency:2700"),
  TributaryFamilyUnreachable: {
    async happens(deployment) {
      deployment.families.setFaults("banking=status:503");
      await payments(deployment, 24);
    },
  },
  TributarySharedStoreAway: {
    env: { REDIS_URL: "redis://127.0.0.1:1", FILES_SECRET: Buffer.alloc(32, 7).toString("base64") },
    happens: async () => undefined,
  },
  TributaryInternalErrors: {
    async happens(deployment) {
      vi.spyOn(FamilyClient.prototype, "fetch").mockRejectedValue(new TypeError("a bug"));
      await payments(deployment);
    },
  },
  TributaryUnknownOutcomes: {
    async happens({ families, graphql }) {
      families.setFaults("supportDesk=reset");
      await graphql(
        'mutation { updateTicket(input: { id: "1001", comment: { body: "x" } }) { ticket { id } } }',
      );
    },
  },
  TributaryCredentialRefused: {
    env: { BANKING_CREDENTIAL: "service:not-the-secret-of-banking" },
    async happens(deployment) {
      await payments(deployment);
    },
  },
  TributaryOverloaded: {
    env: settings({ limits: { requestsAtOnce: 2 } }),
    async happens(deployment) {
      deployment.families.setFaults("banking=latency:500");
      await payments(deployment, 10);
    },
  },
  TributarySubgraphDown: {
    env: { SUBGRAPHS: "http" },
    async happens(deployment) {
      const now = performance.now();
      await deployment.stopSubgraph("business");
      // The state of a subgraph is valid for one second.
      vi.spyOn(performance, "now").mockImplementation(() => now + 2_000);
    },
  },
  TributarySubgraphErrors: {
    async happens(deployment) {
      deployment.families.setFaults("banking=status:503");
      await payments(deployment, 3);
    },
  },
  TributaryPeopleIndexOld: {
    async happens(deployment) {
      passingTime().pass(31 * 60_000);
      deployment.families.setFaults("identity=status:503");
      await users(deployment);
    },
  },
  TributaryInboxUnavailable: {
    // A file has the path of the folder.
    env: { INBOX_FILE: new URL("package.json/inbox.db", projectRoot).pathname },
    happens: async () => undefined,
  },
};

describe.skipIf(!hasPromtool)("An alert", () => {
  let families: TestFamilies;
  let plain: Deployment;
  let idle: Sample[];
  beforeAll(async () => {
    families = await startFamilies({ people: 250 });
    plain = await deploy({ METRICS_TOKEN: token }, {}, families);
    await users(plain);
    idle = await scrape(plain);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    families.setFaults("");
  });
  afterAll(async () => {
    await plain.stop();
    await families.close();
  });

  it("has a test here that produces its cause, for each alert", () => {
    expect(Object.keys(causes).toSorted()).toEqual(alerts.toSorted());
  });

  it("does not fire while a gateway is idle, at any age of its index, nor while it answers", async () => {
    passingTime().pass(60 * 60_000);
    const later = await scrape(plain);
    const age = later.find(({ name }) => name === "tributary_people_index_age_seconds");
    expect(age?.value).toBeGreaterThan(3_599);
    expect(firing(groups, alerts, { before: idle, after: later })).toEqual([]);
    await users(plain);
    await plain.graphql("{ banking { payments(first: 5) { nodes { id } } } }");
    expect(firing(groups, alerts, { before: idle, after: await scrape(plain) })).toEqual([]);
  });

  it("does not fire while the people index is read, at any age of that of another worker or caller", async () => {
    const before = await scrape(plain);
    await users(plain);
    const after = await scrape(plain);
    const asked = (samples: readonly Sample[]) => sumOf(samples, "tributary_index_reads_total", {});
    expect(asked(after)).toBeGreaterThan(asked(before));
    const old = (samples: readonly Sample[]) =>
      samples.map((sample) =>
        sample.name === "tributary_people_index_age_seconds" ? { ...sample, value: 7_200 } : sample,
      );
    expect(firing(groups, alerts, { before: old(before), after: old(after) })).toEqual([]);
  });

  it("ends when the operation that failed is no longer called", async () => {
    const deployment = await deploy({ METRICS_TOKEN: token }, {}, families);
    families.setFaults("banking=status:503");
    await payments(deployment, 24);
    const before = await scrape(deployment);
    const state = { family: "banking", state: "open" };
    expect(sampleOf(before, "tributary_circuit_state", state)).toBe(1);
    passingTime().pass(3 * 60_000);
    const after = await scrape(deployment);
    await deployment.stop();
    expect(firing(groups, alerts, { before, after })).not.toContain("TributaryFamilyUnreachable");
  });

  it("fires for a family that is down and called too seldom for its circuit breaker", async () => {
    const deployment = await deploy({ METRICS_TOKEN: token }, {}, families);
    const before = await scrape(deployment);
    families.setFaults("banking=status:503");
    await payments(deployment, 2);
    const after = await scrape(deployment);
    await deployment.stop();
    expect(
      after.filter(({ name, labels }) => name === "tributary_circuit_state" && labels["state"] === "open"),
    ).toEqual(expect.not.arrayContaining([expect.objectContaining({ value: 1 })]));
    expect(firing(groups, alerts, { before, after })).toContain("TributaryFamilyUnreachable");
  });

  it.each(alerts)("%s fires when its cause happens", async (alert) => {
    const { env, happens, scraped = (samples) => samples } = causes[alert] as Cause;
    const deployment = await deploy({ METRICS_TOKEN: token, ...env }, {}, families);
    await users(deployment);
    const before = await scrape(deployment);
    await happens(deployment);
    const after = scraped(await scrape(deployment));
    await deployment.stop();
    expect(firing(groups, alerts, { before, after })).toContain(alert);
  });
});
