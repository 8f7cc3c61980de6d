/** A failing family affects only its own fields, and neither clients nor logs see its internal data. */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { TroubleDocument } from "#generated/test/graphql.ts";
import { settings } from "#test/kit/settings.ts";
import { aPayment, dataOf, deploy, sharedDeployment } from "./deployment.ts";

const deployment = await sharedDeployment(settings({ limits: { tryMs: 400, operationMs: 3000 } }));

/** Another payment for each request, so that the answer can only be from the family. */
let next = 0;
const ask = () =>
  deployment.graphql(TroubleDocument, {
    variables: { id: `BankPayment:9${next++}` },
    headers: { "x-upstream-report": "1" },
  });

describe.each([
  ["status:500", "UPSTREAM_ERROR"],
  ["reset", "UPSTREAM_UNAVAILABLE"],
  ["hang", "UPSTREAM_TIMEOUT"],
  ["slow", "UPSTREAM_TIMEOUT"],
  ["html", "UPSTREAM_BAD_RESPONSE"],
  ["truncate", "UPSTREAM_"],
  ["empty", "UPSTREAM_BAD_RESPONSE"],
  ["redirect", "UPSTREAM_BAD_RESPONSE"],
  ["throttle:60", "RATE_LIMITED"],
])("a family that answers with %s", (fault, code) => {
  it(`causes ${code} at its own field, and no URL, body or credential in the answer or the log`, async () => {
    await using fresh = await deploy(settings({ limits: { tryMs: 300, operationMs: 3000 } }));
    const id = await aPayment(fresh);
    fresh.families.setFaults(`banking=${fault}`);
    const answer = await fresh.graphql(TroubleDocument, { variables: { id } });
    const { status, text, body } = answer;
    expect(status).toBe(200);
    expect(body.data?.["payment"]).toBeNull();
    expect(dataOf<{ nodes: unknown[] }>(answer, "users").nodes).toHaveLength(2);
    expect(body.errors).toHaveLength(1);
    expect(body.errors?.[0]).toMatchObject({ path: ["payment"], extensions: { family: "banking" } });
    expect(body.errors?.[0]?.extensions["code"]).toMatch(new RegExp(`^${code}`));
    const secrets = new RegExp(`127\\.0\\.0\\.1|${fresh.families.port}|demo-banking|<html|Bearer`);
    expect(text).not.toMatch(secrets);
    expect(fresh.logged.join("")).not.toMatch(secrets);
  });
});

describe("aborts its REST calls when its client leaves", () => {
  it("stops calling when its client leaves", async () => {
    deployment.families.setFaults("banking=latency:60000");
    deployment.families.calls.length = 0;
    const body = JSON.stringify({ query: '{ payment(id: "BankPayment:77") { payer { email } } }' });
    const socket = connect(deployment.port, "127.0.0.1");
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await sleep(50); // a family reports a call only after its answer
    socket.destroy();
    // The operation ends, and is logged, without waiting for the family.
    await expect.poll(() => deployment.logged.some((line) => line.includes("UPSTREAM_TIMEOUT"))).toBe(true);
    deployment.families.setFaults("");
  });

  it("recovers when the family does", async () => {
    deployment.families.setFaults("*=reset");
    const down = await ask();
    expect(down.status).toBe(200);
    expect(down.body.errors?.every(({ extensions }) => extensions["code"] !== "INTERNAL_SERVER_ERROR")).toBe(
      true,
    );
    deployment.families.setFaults("");
    const up = await ask();
    expect(up.body.errors).toBeUndefined();
  });
});
