/** Two built gateways whose reports share a database and a bucket. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres } from "#test/kit/postgres-server.ts";
import { settings } from "#test/kit/settings.ts";
import { exitOf, startEntry } from "./processes.ts";
import { type ReportGateway, ReportGateways, until } from "./report-gateways.ts";

if (!hasPostgres) console.warn("skipped: no postgresql here; scripts/install-servers.sh installs it");

describe.skipIf(!hasPostgres)("Reports of two gateways", { timeout: 170_000 }, () => {
  let gateways: ReportGateways;
  let a: ReportGateway;
  let b: ReportGateway;

  beforeAll(async () => {
    gateways = await ReportGateways.start();
    [a, b] = await Promise.all([gateways.add(), gateways.add()]);
  });
  afterAll(() => gateways?.[Symbol.asyncDispose]());

  it("Each gateway returns the rows, the file and the list entry of a run of the other, and finishes runs that the other started", async () => {
    const id = await gateways.begin(a);
    expect(await gateways.ended(b, id)).toMatchObject({ state: "FINISHED", complete: true });
    const rows = await gateways.ask(b, `/${id}/rows?limit=1000`);
    expect((await rows.json()) as object).toMatchObject({ total: 250 });
    const whole = await gateways.csvOf(b, id);
    expect(whole.trim().split("\n")).toHaveLength(251);
    const listed = (await (await gateways.ask(b, "")).json()) as { readonly runs: readonly { id: string }[] };
    expect(listed.runs.map((run) => run.id)).toContain(id);

    const interrupted = await gateways.begin(a);
    await until(async () => ((await gateways.runOf(a, interrupted)).progress.pages > 3 ? true : undefined));
    gateways.kill(a);
    a = await gateways.add();
    expect(await gateways.ended(b, interrupted)).toMatchObject({ state: "FINISHED", complete: true });
    expect(await gateways.csvOf(b, interrupted)).toBe(whole);
    expect(await gateways.csvOf(a, interrupted)).toBe(whole);
  });

  it("A time of a schedule has one run, one mail and one file", async () => {
    const [run, ...others] = await until(async () => {
      const runs = await gateways.scheduled(b);
      return runs.some(({ delivery }) => delivery?.state === "DELIVERED") ? runs : undefined;
    });
    const times = [run, ...others].map((one) => one?.scheduledFor);
    expect(new Set(times).size).toBe(times.length);
    const delivered = [run, ...others].find((one) => one?.delivery?.state === "DELIVERED");
    expect(gateways.mailsOf(delivered?.id ?? "")).toBe(1);
    expect([...gateways.files().keys()][0]).toMatch(/^people-each-minute-.*\.csv$/);
  });

  it("A report saved at one gateway is listed by the other, saved once under its name, and deleted for both", async () => {
    const files = {
      "report.yaml": "title: Everybody\n",
      "people.graphql": "{ users(first: 5) { nodes { id } } }",
    };
    const answers = await Promise.all([a, b].map((one) => gateways.save(one, "everybody", files)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const named = async ({ url }: ReportGateway) => {
      const { reports } = (await (await fetch(new URL("/reports", url))).json()) as {
        readonly reports: readonly { readonly name: string; readonly origin: string }[];
      };
      return reports.filter(({ origin }) => origin === "saved").map(({ name }) => name);
    };
    for (const one of [a, b]) expect(await named(one)).toEqual(["everybody", "people-each-minute"]);
    const deleted = await fetch(new URL("/reports/everybody", b.url), { method: "DELETE" });
    expect(deleted.status).toBe(204);
    expect(await named(a)).toEqual(["people-each-minute"]);
  });

  it("A mistake in the settings of the database or the bucket ends the start with one sentence without an address", async () => {
    const wrong = async (change: object) => {
      const env = gateways.environment(b.folder);
      const running = startEntry("gateway/main.js", settings({ reports: change }, env));
      await exitOf(running.child);
      return running.output().trim();
    };
    const bucket = "The bucket of reports (reports.files.url) cannot be used: ";
    expect(await wrong({ files: { secretKey: "another" } })).toBe(
      `${bucket}its access key or its secret key is not accepted`,
    );
    gateways.s3.refusal = 404;
    expect(await wrong({})).toBe(`${bucket}it does not exist`);
    gateways.s3.refusal = undefined;
    const database = "The database of reports (reports.database) cannot be used: ";
    const { url } = gateways.postgres;
    expect(await wrong({ database: url.replace("/postgres?", "/nothing?") })).toBe(
      `${database}it does not exist`,
    );
    expect(await wrong({ database: url.replace("tributary@", "nobody@") })).toBe(
      `${database}its user or its password is not accepted`,
    );
  });
});
