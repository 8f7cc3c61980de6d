/** Events at one of several gateways, and the time until the others show them. */

import { CONNECT_TOKEN } from "#contracts/demo-credentials.ts";
import { demoEnvelopes, MAIN_ACCOUNT } from "#services/demo/things/e-signature.ts";
import { ask } from "./ask.ts";
import { quantile } from "./load.ts";

/** Measurement of one row of the soak, and its missed limits. */
export interface Result {
  readonly figures: Readonly<Record<string, string | number>>;
  readonly faults: readonly string[];
}

/** Number of events at one gateway that are looked for at the other. */
const PASSES = 20;
const SEEN_WITHIN_MS = 1_000;

/** Time of each pass until the other gateway showed the event, ms. */
function seenWithin(passes: readonly number[]): Result {
  const longest = Math.max(...passes);
  return {
    figures: {
      passes: passes.length,
      "p50 ms": Math.round(quantile(passes, 0.5)),
      "longest ms": Math.round(longest),
    },
    faults: longest > SEEN_WITHIN_MS ? [`seen only after ${Math.round(longest)} ms`] : [],
  };
}

/** A message that a family sends to one gateway is read at the other. */
export async function event(urls: readonly string[]): Promise<Result> {
  const [a = "", b = ""] = urls;
  const passes: number[] = [];
  for (let i = 0; i < PASSES; i++) {
    const eventId = `seen-${i}`;
    const stored = await fetch(new URL("/webhooks/e-signature", a), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${CONNECT_TOKEN}` },
      body: JSON.stringify({
        eventId,
        event: "envelope-sent",
        configurationId: "1001",
        generatedDateTime: new Date().toISOString(),
        retryCount: 0,
        data: { accountId: MAIN_ACCOUNT.accountId, envelopeId: demoEnvelopes.sent, envelopeSummary: {} },
      }),
    });
    const began = performance.now();
    if (stored.status !== 200) return { figures: {}, faults: [`the message was answered ${stored.status}`] };
    const isRead = async () => {
      const { data } = await ask<{
        readonly eSignature: { readonly connectEvents: { readonly nodes: { upstreamId: string }[] } };
      }>(b, "{ eSignature { connectEvents(first: 5) { nodes { upstreamId } } } }");
      return data?.eSignature.connectEvents.nodes.some(({ upstreamId }) => upstreamId === eventId);
    };
    while (!(await isRead())) if (performance.now() - began > 10 * SEEN_WITHIN_MS) break;
    passes.push(performance.now() - began);
  }
  return seenWithin(passes);
}

/** A write at one gateway is visible at the other, in the index that both have read. */
export async function write(urls: readonly string[]): Promise<Result> {
  const [a = "", b = ""] = urls;
  interface Users {
    readonly users: { readonly nodes: readonly { readonly identityUser: { readonly id: string } }[] };
  }
  const idsAt = async (url: string, status: string) => {
    const { data } = await ask<Users>(
      url,
      `{ users(first: 50, filter: { statuses: [${status}] }) { nodes { identityUser { id } } } }`,
    );
    return data?.users.nodes.map(({ identityUser }) => identityUser.id) ?? [];
  };
  await idsAt(b, "ACTIVE");
  const passes: number[] = [];
  for (const id of (await idsAt(a, "ACTIVE")).slice(0, PASSES)) {
    await ask(
      a,
      "mutation ($id: ID!) { suspendIdentityUser(input: { userId: $id }) { userErrors { code } } }",
      {
        id,
      },
    );
    const began = performance.now();
    while (!(await idsAt(b, "SUSPENDED")).includes(id))
      if (performance.now() - began > 10 * SEEN_WITHIN_MS) break;
    passes.push(performance.now() - began);
  }
  return passes.length < PASSES ? { figures: {}, faults: ["too few users"] } : seenWithin(passes);
}
