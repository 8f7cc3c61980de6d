/** No credential reaches another family, and no caller sees data of another caller. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { runs } from "#test/kit/draws.ts";
import { settings } from "#test/kit/settings.ts";
import { families } from "#test/subgraphs/kit/rest/contracts.ts";
import { marked as markedAs, runMatrix } from "./credentials.ts";
import { firstOf } from "./reads.ts";
import { send } from "./stand-in.ts";
import { ask, credentialsOf, type Fronts, startFronts, tokenOf } from "./under-fault.ts";

let fronts: Fronts;
let deployment: Deployment;
beforeAll(async () => {
  fronts = await startFronts();
  deployment = await deploy(settings({ limits: { tryMs: 25000, operationMs: 60000 } }, fronts.env));
  fronts.answerFrom(deployment.families.baseUrls);
});
afterAll(async () => {
  await deployment.stop();
  await fronts[Symbol.asyncDispose]();
});

describe("credentials of two hundred callers", () => {
  it("would be noticed if mixed up: each family's answers have the mark of their caller", async () => {
    for (const { name } of families) {
      fronts.standIn(name).fault = async (callFamily) =>
        send(markedAs(await callFamily(), name, "of-somebody-"));
      const { text } = await ask(
        { origin: deployment.origin, leaks: fronts.leaks },
        `{ a: ${firstOf(name).field} }`,
        "alone",
      );
      expect(text, name).toContain("of-somebody-");
    }
    await fronts.heal();
  });

  it("are each seen by their own family only, and each caller's data by that caller only", {
    timeout: 240_000,
  }, async () => {
    const gateway = { origin: deployment.origin, leaks: fronts.leaks };
    const { violations, marked, failed, requests } = await runMatrix(fronts, gateway, {
      callers: 200,
      operations: runs(2_000), // ten thousand in `npm run soak`
      atOnce: 50,
    });
    expect(violations).toEqual([]);
    // The run had marks that could be mixed up, failures to retry, and calls of each caller.
    expect(marked).toBeGreaterThan(runs(5_000));
    expect(failed).toBeGreaterThan(runs(20));
    expect(requests).toBeGreaterThan(runs(6_000));
    expect(deployment.logged.filter((line) => fronts.logLeaks.test(line))).toEqual([]);
    expect(deployment.families.bugs).toEqual([]);
  });

  it("differ in every family and for every caller", () => {
    const all = ["a", "b"].flatMap((caller) => families.map(({ name }) => tokenOf(name, caller)));
    expect(new Set(all).size).toBe(2 * families.length);
    expect(Object.keys(credentialsOf("a"))).toHaveLength(families.length);
  });
});
