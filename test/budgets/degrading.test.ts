/** If a family is down, slow or refusing, each question of the table is answered with the data of the others. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryOf, variablesFor } from "#scripts/routers/questions.ts";
import type { FamilyStatus } from "#subgraphs/kit/calls/family-status.ts";
import { drawn } from "#test/kit/draws.ts";
import type { Answer, Tributary } from "#test/kit/gateway.ts";
import { passingTime } from "#test/kit/passing-time.ts";
import { startForTable } from "./setup.ts";
import { isNotAfter, lostIn, placeOf, valueAt } from "./shape.ts";
import { budgets } from "./table.ts";

interface Trouble {
  /** Faults in the syntax of `services/kit/http/faults.ts`. */
  readonly fault: string;
  readonly codes: readonly string[];
  readonly status: FamilyStatus["status"];
}

/** Each kind of fault in all its forms. The pairs of query and family use them in turn. */
const troubles: Readonly<Record<string, readonly Trouble[]>> = {
  down: [
    { fault: "reset", codes: ["UPSTREAM_UNAVAILABLE"], status: "DOWN" },
    { fault: "status:503", codes: ["UPSTREAM_ERROR", "UPSTREAM_UNAVAILABLE"], status: "DOWN" },
  ],
  slow: [{ fault: "hang", codes: ["UPSTREAM_TIMEOUT", "UPSTREAM_UNAVAILABLE"], status: "DEGRADED" }],
  refusing: [
    { fault: "status:403", codes: ["FORBIDDEN"], status: "OK" },
    { fault: "status:429", codes: ["RATE_LIMITED"], status: "DEGRADED" },
    { fault: "status:401", codes: ["UPSTREAM_MISCONFIGURED"], status: "DOWN" },
  ],
};

/** Questions whose list merges families and reports the missing ones itself. */
const merging: Readonly<Record<string, readonly string[]>> = {
  LatestPayments: ["banking", "treasury"],
  PaymentsOfOnePerson: ["banking", "treasury"],
};

/**
 * Questions with a value from a second family if the first is missing: the name of a company, the latest payments
 * of a person.
 */
const replacing: Readonly<Record<string, readonly string[]>> = {
  Company360: ["connectors", "supportDesk"],
  EventRevenue: ["banking", "treasury"],
};

const pairs = budgets.flatMap(({ name, calls }) =>
  Object.entries(calls).flatMap(([family, number]) =>
    number > 0 && !merging[name]?.includes(family) && !replacing[name]?.includes(family)
      ? [{ name, family }]
      : [],
  ),
);

/** Share of the pairs that one run tries. */
const SHARE = 0.1;
/** Time limit of the slow family only, so that other families are not late on a busy machine. */
const SLOW_TRY_MS = 60;
/** Longer than the window in which failures are counted, and longer than a circuit stays open. */
const [WINDOW_MS, OPEN_MS] = [11_000, 31_000];

/** Addresses, credentials and messages of the families, and internals of Tributary. */
const SECRETS = /127\.0\.0\.1|localhost|demo-|Injected|ECONN|socket|Bearer|\.ts\b|\/api\//;

let tributary: Tributary;
const healthy = new Map<string, Promise<Answer<unknown>>>();

const ask = (name: string) => tributary.ask(queryOf(name), variablesFor(name, tributary.families.company));
const upstreamOf = (family: string) => {
  const upstream = tributary.gateway.upstreams.get(family);
  if (!upstream) throw new Error(`there is no family ${family}`);
  return upstream;
};
let time: ReturnType<typeof passingTime>;
const later = (ms: number) => time.pass(ms);

beforeAll(async () => {
  tributary = await startForTable({ tries: 1 });
  time = passingTime();
});
afterAll(async () => {
  time.end();
  await tributary.close();
});

/** Answers with all families healthy. */
function wholeAnswer(name: string): Promise<Answer<unknown>> {
  const known = healthy.get(name) ?? ask(name);
  healthy.set(name, known);
  return known;
}

/** Runs a query while a family has a fault, and removes the fault and its effects afterwards. */
async function askWithout(name: string, family: string, { fault }: Trouble): Promise<Answer<unknown>> {
  const upstream = upstreamOf(family);
  const { tryMs: usualTryMs } = upstream.limits;
  const patience = (tryMs: number) => Object.assign(upstream.limits, { tryMs });
  tributary.families.setFaults(`${family}=${fault}`);
  if (fault === "hang") patience(SLOW_TRY_MS);
  try {
    return await ask(name);
  } finally {
    tributary.families.setFaults("");
    patience(usualTryMs);
    later(WINDOW_MS);
    for (let probes = 0; upstream.circuit !== "closed" && probes < 3; probes++) {
      later(OPEN_MS);
      await ask(name);
    }
  }
}

/** A hub has the status of its families in its own data. */
const STATUS_OF_A_SOURCE = /\bsources\.\d+\.status$/;

const byStock = process.env["TEST_EXECUTOR"] === "apollo";

describe("with all families well", () => {
  // The drawn cases decide which field reads the people index first, so each question reads it here.
  it.each(budgets)("$name has a complete answer after an hour", async ({ name }) => {
    later(3_600_000);
    expect((await ask(name)).errors).toEqual([]);
  });
});

describe.each(Object.entries(troubles))("with a family %s", (kind, forms) => {
  const cases = pairs.map((pair, index) => ({ ...pair, ...(forms[index % forms.length] as Trouble) }));
  it.each(drawn(`with a family ${kind}`, cases, SHARE))(
    "$name has an answer without $family ($fault)",
    async ({ name, family, ...trouble }) => {
      const whole = await wholeAnswer(name);
      expect(whole.errors).toEqual([]);
      const answer = await askWithout(name, family, trouble);

      // Errors of each failed field, from the first failed position.
      const told = new Map<string, typeof answer.errors>();
      for (const error of answer.errors) {
        const place = placeOf(error.path);
        told.set(place, [...(told.get(place) ?? []), error]);
      }
      expect(told.size).toBeGreaterThan(0);
      for (const [place, errors] of told) expect(errors.length, place).toBeLessThanOrEqual(250);
      for (const { path = [], extensions } of answer.errors) {
        expect(extensions["family"]).toBe(family);
        expect(trouble.codes).toContain(extensions["code"]);
        const value = valueAt(answer.data, path);
        // A defect of Apollo's executor: within a fragment on one of several types, it leaves out the data of a
        // failed fetch.
        expect(byStock && value === undefined ? null : value, path.join(".")).toBeNull();
      }

      // Every loss has an error, and all other data is unchanged.
      expect(answer.data).not.toBeNull();
      const { lost, changed } = lostIn(whole.data, answer.data);
      const others = changed.filter((place) => !STATUS_OF_A_SOURCE.test(place));
      expect(others, "what is neither lost nor as it was").toEqual([]);
      for (const [place, { first, count }] of lost) {
        const errors = told.get(place) ?? expect.unreachable(`${place} is lost without a word`);
        const all = errors.reduce((sum, { extensions }) => sum + Number(extensions["count"] ?? 1), 0);
        expect(all, place).toBeGreaterThanOrEqual(count);
        const [{ path = [] } = {}] = errors;
        expect(isNotAfter(path, first), `${path.join(".")} comes before ${first.join(".")}`).toBe(true);
      }

      // Each family has its own status.
      const statuses = new Map(answer.sources.map((source) => [source.family, source.status]));
      expect(statuses.size, "each family once").toBe(answer.sources.length);
      expect(statuses.get(family)).toBe(trouble.status);
      statuses.delete(family);
      for (const [other, status] of statuses) expect(status, other).toBe("OK");
      expect(JSON.stringify([answer.errors, answer.sources])).not.toMatch(SECRETS);
    },
  );
});

const mergedPairs = Object.entries(merging).flatMap(([name, families]) =>
  families.flatMap((family) =>
    Object.values(troubles).flatMap((forms) => forms.map((form) => ({ name, family, ...form }))),
  ),
);

describe("a merged list", () => {
  it.each(drawn("merged lists", mergedPairs, SHARE))(
    "of $name names $family if it is missing ($fault)",
    async ({ name, family, ...trouble }) => {
      const found = (answer: Answer<unknown>) => JSON.stringify(answer.data);
      const whole = await wholeAnswer(name);
      expect(found(whole)).toContain(`{"service":"${family.toUpperCase()}","status":"INCLUDED"}`);
      const answer = await askWithout(name, family, trouble);
      expect(found(answer)).toContain(`{"service":"${family.toUpperCase()}","status":"UNAVAILABLE"}`);
      const type = family === "banking" ? "BankPayment" : "TreasuryOutboundPayment";
      expect(found(whole)).toContain(`"__typename":"${type}"`);
      expect(found(answer)).not.toContain(`"__typename":"${type}"`);
      const statuses = new Map(answer.sources.map((source) => [source.family, source.status]));
      expect(statuses.get(family)).toBe(trouble.status);
      statuses.delete(family);
      for (const [other, status] of statuses) expect(status, other).toBe("OK");
      expect(JSON.stringify([answer.errors, answer.sources])).not.toMatch(SECRETS);
    },
  );
});

const replacedPairs = Object.entries(replacing).flatMap(([name, families]) =>
  families.flatMap((family) =>
    Object.values(troubles).flatMap((forms) => forms.map((form) => ({ name, family, ...form }))),
  ),
);

describe("a value that another family can provide", () => {
  it.each(drawn("replaced values", replacedPairs, SHARE))(
    "of $name is present without $family, the only failing family ($fault)",
    async ({ name, family, ...trouble }) => {
      expect((await wholeAnswer(name)).errors).toEqual([]);
      const answer = await askWithout(name, family, trouble);
      expect(answer.data).not.toBeNull();
      for (const { extensions } of answer.errors) expect(extensions["family"]).toBe(family);
      const statuses = new Map(answer.sources.map((source) => [source.family, source.status]));
      expect(statuses.get(family)).toBe(trouble.status);
      statuses.delete(family);
      for (const [other, status] of statuses) expect(status, other).toBe("OK");
      expect(JSON.stringify([answer.errors, answer.sources])).not.toMatch(SECRETS);
    },
  );
});
