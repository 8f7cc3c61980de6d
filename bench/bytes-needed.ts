/**
 * Measures the share of the families' responses that is used: runs `schema/examples/questions` against the stand-in
 * services and records each member that is read. `npx tsx bench/bytes-needed.ts [operation …]`
 *
 * A member counts with its name and its JSON value after code has read it; an object with its name and brackets.
 * The check of a response against its contract reads all members before that, and does not count.
 */
import { demoSecret } from "#contracts/demo-credentials.ts";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { createGateway, familiesOf } from "#gateway/gateway.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { operations, queryOf, variablesFor } from "#scripts/routers/questions.ts";
import { demoCompany } from "#services/demo/company.ts";
import { services } from "#services/index.ts";
import { systemClock } from "#services/kit/data/clock.ts";
import { openStore } from "#services/kit/data/store.ts";
import { startLocalFamilies } from "#services/start.ts";
import { ResponseDecoder } from "#subgraphs/kit/rest/response-decoder.ts";

interface Tally {
  calls: number;
  received: number;
  needed: number;
  readonly members: Map<string, number>;
}

const tallies = new Map<string, Tally>();
let isCounting = false;

function tallyOf({ id }: BoundOperation): Tally {
  const tally = tallies.get(id) ?? { calls: 0, received: 0, needed: 0, members: new Map() };
  tallies.set(id, tally);
  return tally;
}

const proxies = new WeakMap<object, object>();

/** Wraps a value, so that the tally records which of its members are read. */
function noting(value: unknown, tally: Tally): unknown {
  if (typeof value !== "object" || value === null) return value;
  const known = proxies.get(value);
  if (known) return known;
  const seen = new Set<PropertyKey>();
  const proxy: object = new Proxy(value, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof name === "symbol" || !Object.hasOwn(target, name)) return member;
      if (!seen.has(name) && isCounting && !(Array.isArray(target) && name === "length")) {
        seen.add(name);
        const ownName = Array.isArray(target) ? 1 : JSON.stringify(name).length + 2;
        tally.needed += ownName + (isObject(member) ? 2 : (JSON.stringify(member) ?? "").length);
      }
      return noting(member, tally);
    },
  });
  proxies.set(value, proxy);
  proxies.set(proxy, proxy);
  return proxy;
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/** Wraps each decoded body, so that the members that are read are recorded. */
function watchBodies(): void {
  const { decode } = ResponseDecoder.prototype;
  ResponseDecoder.prototype.decode = function (operation, raw) {
    const answer = decode.call(this, operation, raw);
    if (!isCounting || answer.bytes) return answer;
    const tally = tallyOf(operation);
    tally.calls++;
    tally.received += "length" in raw.bytes ? raw.bytes.length : 0;
    return { ...answer, body: noting(answer.body, tally) };
  };
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  watchBodies();
  const company = demoCompany();
  const { host, baseUrls } = await startLocalFamilies({
    families: services,
    store: openStore(":memory:"),
    clock: systemClock,
    company,
    port: 0,
  });
  const settings: FamiliesSettings = Object.fromEntries(
    familiesOf().map(({ name, settings: own }) => {
      const scope = (own?.scope ?? []).flatMap(({ parameter, normal, demo }): [string, string][] => {
        const value = normal ?? demo;
        return value === undefined ? [] : [[parameter, value]];
      });
      const credential = { secret: demoSecret(name, "service") };
      return [name, { baseUrl: baseUrls[name] ?? "", credential, scope: Object.fromEntries(scope) }];
    }),
  );
  const gateway = await createGateway({ families: settings, limits: defaultLimits });
  const ask = (query: string, variables = {}) => gateway.execute({ query, variables }, {});
  // Loads the indexes of people and workers, which are read once per process and are no part of an operation.
  await ask('{ user(email: "somebody@example.org") { identityUser { id } directoryHrWorker { username } } }');
  isCounting = true;
  for (const name of operations.keys()) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const { errors } = (await ask(queryOf(name), variablesFor(name, company))) as { errors?: unknown[] };
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors).slice(0, 500)}`);
  }
  print();
  await gateway.close();
  await host.close();
}

function print(): void {
  const families = new Map<string, Pick<Tally, "calls" | "received" | "needed">>();
  const line = (name: string, { calls, received, needed }: Pick<Tally, "calls" | "received" | "needed">) =>
    [
      name,
      calls,
      (received / 1_000).toFixed(1),
      (needed / 1_000).toFixed(1),
      `${((100 * needed) / received).toFixed(0)} %`,
    ].join("\t");
  console.log("operation\tcalls\tkB received\tkB needed\tshare");
  for (const [id, tally] of [...tallies].sort(([, a], [, b]) => b.received - a.received)) {
    console.log(line(id, tally));
    const [family = ""] = id.split(".");
    const sum = families.get(family) ?? { calls: 0, received: 0, needed: 0 };
    sum.calls += tally.calls;
    sum.received += tally.received;
    sum.needed += tally.needed;
    families.set(family, sum);
  }
  console.log("\nfamily\tcalls\tkB received\tkB needed\tshare");
  for (const [family, tally] of [...families].sort(([, a], [, b]) => b.received - a.received))
    console.log(line(family, tally));
}

await main();
process.exit(0);
