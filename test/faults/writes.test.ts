/**
 * A thousand writes during faults: each is carried out once or not at all, and the response is true: done,
 * refused, not sent, or unknown with a look-up.
 */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PayInvoicesDocument } from "#generated/test/graphql.ts";
import { accountCodes, invoiceNumberOf } from "#services/demo/things/accounting.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import { outcomeQueries } from "#subgraphs/kit/mapping/mutation-outcomes.ts";
import { outcomesOf } from "#subgraphs/modules.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { hang, type Reply, reply, reset, type SeenRequest, status } from "#test/kit/scripted-upstream.ts";
import { settings } from "#test/kit/settings.ts";
import { type Fault, type Recorded, send } from "./stand-in.ts";
import { turns } from "./trial.ts";
import { ask, type Fronts, SECRET, startFronts } from "./under-fault.ts";

interface Write {
  readonly family: string;
  readonly mutation: string;
  readonly payload: string;
  /** Returns an input that stores the marker in the family. */
  readonly input: (marker: string) => object;
  /** True if the family documents an idempotency key. */
  readonly keyed?: boolean;
}

let fronts: Fronts;
let deployment: Deployment;
beforeAll(async () => {
  fronts = await startFronts();
  deployment = await deploy(settings({ limits: { tryMs: 2500, operationMs: 60000 } }, fronts.env));
  fronts.answerFrom(deployment.families.baseUrls);
});
afterAll(async () => {
  await deployment.stop();
  await fronts[Symbol.asyncDispose]();
});

/** The field that shows the outcome of each mutation. */
const shownBy = outcomeQueries(outcomesOf());

const paymentOf = (reference: string) => ({
  amount: "0.01",
  reference,
  account: { code: accountCodes[0] },
  invoice: { invoiceNumber: invoiceNumberOf(deployment.families.company.people[0] ?? expect.fail("nobody")) },
});

const writes: readonly Write[] = [
  {
    family: "accounting",
    mutation: "createAccountingPayments",
    payload: "results { payment { id reference } }",
    input: (marker) => ({ idempotencyKey: `key-${marker}`, payments: [paymentOf(marker)] }),
    keyed: true,
  },
  {
    family: "contactCentre",
    mutation: "createContactCentreTag",
    payload: "tag { id name }",
    input: (name) => ({ name }),
  },
  {
    family: "crm",
    mutation: "createCrmPerson",
    payload: "person { id displayName }",
    input: (displayName) => ({ displayName }),
  },
  {
    family: "erp",
    mutation: "createErpUnitOfMeasure",
    payload: "unitOfMeasure { id code }",
    input: (code) => ({ code }),
  },
  {
    family: "supportDesk",
    mutation: "createTicketForm",
    payload: "ticketForm { id name }",
    input: (name) => ({ name }),
  },
  {
    family: "treasury",
    mutation: "updateTreasuryFinancialAccount",
    payload: "financialAccount { id nickname }",
    input: (nickname) => ({ nickname }),
  },
];

const after =
  (then: Reply) =>
  async (callFamily: () => Promise<Recorded>): Promise<Reply> => {
    await callFamily();
    return then;
  };

/** Faults of a write, before or after the family has carried it out. */
const troubles: Readonly<Record<string, (callFamily: () => Promise<Recorded>) => Promise<Reply>>> = {
  "reset before": async () => reset,
  "reset after": after(reset),
  "reset within the answer": async (callFamily) => {
    const { body } = await callFamily();
    return (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": body.length + 1 });
      response.write(body, () => response.socket?.resetAndDestroy());
    };
  },
  "hang before": async () => hang,
  "hang after": after(hang),
  "500 before": async () => reply({ error: SECRET }, 500),
  "500 after": after(reply({ error: SECRET }, 500)),
  "HTML after": after(reply(`<html>${SECRET}`, 200, { "content-type": "text/html" })),
  "503": async () => status(503),
  "429": async () => status(429),
  refused: async () => reply({ error: "No", message: "No" }, 422),
};
const hangs = (trouble: string) => trouble.startsWith("hang");

interface Seen {
  requests: number;
  /** Number of times that the family carried the write out. */
  applied: number;
  readonly keys: Set<unknown>;
  /** Ids of the payments that the family created. */
  readonly made: Set<string>;
}

describe("a write", () => {
  const pay = (idempotencyKey: string, reference = "twice") =>
    ask({ origin: deployment.origin, leaks: fronts.leaks }, PayInvoicesDocument.toString(), "payer", {
      variables: { input: { idempotencyKey, payments: [paymentOf(reference)] } },
    });

  it("that is sent again with its key answers as at first, and is done once", async () => {
    await fronts.heal();
    const first = await pay("the-same-key");
    expect(first.errors).toEqual([]);
    expect((await pay("the-same-key")).data).toEqual(first.data);
    expect((await pay("another-key")).data).not.toEqual(first.data);
  });

  it("that lost its first try and had its second refused is of unknown outcome", async () => {
    const { requests } = fronts.standIn("accounting");
    for (const second of [status(503), status(429, { "retry-after": "60" })]) {
      await fronts.heal();
      const fine = `fine-${requests.length}`;
      expect((await pay(fine, fine)).errors).toEqual([]);
      const before = requests.length;
      fronts.standIn("accounting").fault = () => (requests.length === before + 1 ? reset : second);
      const key = `lost-${before}`;
      const { errors } = await pay(key, key);
      expect(errors).toMatchObject([
        { code: "OUTCOME_UNKNOWN", extensions: { idempotencyKey: key, retryable: false } },
      ]);
      expect(requests.length).toBeGreaterThan(before + 1);
    }
    await fronts.heal();
  });

  it("is refused before it is sent with a key that is blank or too long for the family (D3-054)", async () => {
    const { requests } = fronts.standIn("accounting");
    const before = requests.length;
    for (const key of ["", " ", "k".repeat(129), "k".repeat(256)])
      expect((await pay(key)).errors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
    expect(requests).toHaveLength(before);
  });

  const COUNT = 1_000;
  it("is done once or not at all, and its reported outcome is true", { timeout: 240_000 }, async () => {
    const random = seededRandom("writes");
    const seen = new Map<string, Seen>();
    const markerIn = ({ body }: SeenRequest) => /mark\d+x/.exec(body)?.[0];
    const fault: Fault = async (callFamily, request) => {
      const marker = markerIn(request);
      if (marker === undefined) return send(await callFamily());
      const one = seen.get(marker) ?? { requests: 0, applied: 0, keys: new Set(), made: new Set() };
      seen.set(marker, one);
      one.requests++;
      one.keys.add(request.headers["idempotency-key"]);
      const applying = async () => {
        const answer = await callFamily();
        if (answer.status < 300) one.applied++;
        for (const [id] of answer.body.toString().matchAll(/"PaymentID":"[^"]+"/g)) one.made.add(id);
        return answer;
      };
      const trouble = random.chance(0.4) ? random.pick(Object.keys(troubles)) : undefined;
      // Only a few, because each takes the whole time limit of a try.
      const spared = trouble && hangs(trouble) && !random.chance(0.4);
      const act = trouble && !spared ? troubles[trouble] : undefined;
      return act ? act(applying) : send(await applying());
    };
    for (const { family } of writes) fronts.standIn(family).fault = fault;

    const inTurn = turns(24);
    const said = new Map<string, number>();
    const wrong: string[] = [];
    await Promise.all(
      Array.from({ length: COUNT }, (_, i) =>
        inTurn(async () => {
          const write = writes[i % writes.length] as Write;
          const { mutation, payload, input, keyed } = write;
          const marker = `mark${i}x`;
          const asked = await ask(
            { origin: deployment.origin, leaks: fronts.leaks },
            `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) {
              w: ${mutation}(input: $input) { ${payload} userErrors { code } } }`,
            `${i}`,
            { variables: { input: input(marker) } },
          );
          const { requests, applied, keys, made } = seen.get(marker) ?? {
            requests: 0,
            applied: 0,
            keys: new Set(),
            made: new Set(),
          };
          const say = (what: string) =>
            wrong.push(`${mutation} ${marker}: ${what} ${asked.text.slice(0, 300)}`);
          for (const violation of asked.violations) say(violation);
          if (requests > (keyed ? 3 : 1)) say(`sent ${requests} times`);
          if (keyed && keys.size > 1) say("sent with several keys");
          if ((keyed ? made.size : applied) > 1) say("done more than once");
          const [error] = asked.errors;
          const result = asked.data?.["w"] as { userErrors: { code: string }[] } | null | undefined;
          const outcome = error?.code ?? ((result?.userErrors.length ?? 0) > 0 ? "refused" : "done");
          said.set(outcome, (said.get(outcome) ?? 0) + 1);
          if (outcome === "done") {
            if (applied === 0) say("said to be done");
            if (!asked.text.includes(marker)) say("done as something else");
          } else if (outcome === "OUTCOME_UNKNOWN") {
            const { lookUp, idempotencyKey, retryable } = error?.extensions ?? {};
            if (retryable !== false || lookUp !== shownBy.get(mutation)) say("said without where to look");
            if (idempotencyKey !== (keyed ? `key-${marker}` : undefined)) say("said without its key");
            if (requests === 0) say("never sent, and said to be unknown");
          } else if (applied > 0) say(`said to be ${outcome}`);
        }),
      ),
    );
    expect(wrong).toEqual([]);
    expect(deployment.families.bugs).toEqual([]);
    expect(deployment.logged.filter((line) => fronts.logLeaks.test(line))).toEqual([]);
    // All outcomes have occurred.
    for (const outcome of ["done", "refused", "OUTCOME_UNKNOWN", "RATE_LIMITED"])
      expect(said.get(outcome), outcome).toBeGreaterThan(10);
  });
});
