/** Starts stand-in services over one store: what `main.ts` runs and what tests run on. */
import { createHash } from "node:crypto";
import type { Family } from "#contracts/kit/contract.ts";
import type { DemoCompany } from "./demo/company.ts";
import type { Clock } from "./kit/data/clock.ts";
import { seededRandom } from "./kit/data/random.ts";
import type { Collection, Store } from "./kit/data/store.ts";
import { basePathOf, createHost, type Host, type HostOptions, type ObservedCall } from "./kit/http/host.ts";
import type { StandInFamily } from "./kit/service.ts";

export interface StartOptions
  extends Partial<Pick<HostOptions<DemoCompany>, "faults" | "observe" | "onError" | "outboundHosts">> {
  readonly families: readonly StandInFamily<DemoCompany>[];
  readonly store: Store;
  readonly clock: Clock;
  readonly company: DemoCompany;
  /** 0 takes a free one. */
  readonly port: number;
  /** Takes a free port where another process has that one. */
  readonly anotherPort?: boolean;
  /** Called before data that was written to since it was planted is planted anew. */
  readonly beforeReplanting?: (replanting: Replanting) => void;
}

/** Why data is planted anew. */
export interface Replanting {
  /** The families whose data is. */
  readonly families: readonly string[];
  /** The size of the demo company so far. */
  readonly people: number;
}

export interface StartedFamilies {
  readonly host: Host;
  readonly port: number;
  /** Each family's base URL, by its name. */
  readonly baseUrls: Readonly<Record<string, string>>;
}

interface Planted {
  readonly family: string;
  readonly people: number;
  readonly seed: number;
  /** A digest of the contract: data planted for another one may lack what this one promises. */
  readonly contract: string;
  /** Whether anybody has written to it since; rows of older versions do not say. */
  readonly changed?: boolean;
}

const plantedIn = (store: Store) => store.collection("planted", { key: (row: Planted) => row.family });

const digests = new WeakMap<Family, string>();

function digestOf(family: Family): string {
  const { operations } = family;
  const digest =
    digests.get(family) ?? createHash("sha256").update(JSON.stringify(operations)).digest("base64url");
  digests.set(family, digest);
  return digest;
}

/**
 * Plants each family's share of the demo company where it is not there yet. A family that was
 * planted with other parameters, or for another contract, is emptied first: half of two companies
 * would link nothing.
 */
export function plant(
  families: readonly StandInFamily<DemoCompany>[],
  store: Store,
  company: DemoCompany,
  beforeReplanting?: StartOptions["beforeReplanting"],
): void {
  const planted = plantedIn(store);
  const wanted = new Map(
    families.map(({ service: { family } }) => [
      family.name,
      { family: family.name, people: company.people.length, seed: company.seed, contract: digestOf(family) },
    ]),
  );
  const isCurrent = (there: Planted, { people, seed, contract }: Planted) =>
    there.people === people && there.seed === seed && there.contract === contract;
  const outdated = [...wanted.values()].flatMap((row) => {
    const there = planted.get(row.family);
    return there && !isCurrent(there, row) ? [there] : [];
  });
  const [changed] = outdated.filter((row) => row.changed !== false);
  if (changed) beforeReplanting?.({ families: outdated.map(({ family }) => family), people: changed.people });
  for (const { service, seed } of families) {
    const family = service.family.name;
    const row = wanted.get(family);
    const there = planted.get(family);
    if (!row || (there && isCurrent(there, row))) continue;
    const own = store.scope(family);
    // A process that is killed from here on leaves data that no longer counts as planted.
    planted.delete(family);
    own.reset();
    seed({ store: own, random: seededRandom(`${family} ${company.seed}`), company });
    planted.put({ ...row, changed: false });
  }
  store.flush();
}

/** True for a call that may have changed data: refused ones have not. */
const mayChange = ({ method, operation, status }: ObservedCall) =>
  operation !== undefined && method !== "GET" && method !== "HEAD" && !(status >= 400 && status < 500);

/** Notes which families were written to. */
function noteChange(planted: Collection<Planted>, call: ObservedCall): void {
  const row = planted.get(call.family);
  if (row && row.changed !== true && mayChange(call)) planted.put({ ...row, changed: true });
}

/** True for the error of a port that another process has. */
export const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** @throws an error with the code EADDRINUSE where the port is taken, and no other one is allowed */
export async function startLocalFamilies(options: StartOptions): Promise<StartedFamilies> {
  const { families, store, clock, company, port, anotherPort = false, beforeReplanting, ...rest } = options;
  plant(families, store, company, beforeReplanting);
  const { credentials } = company;
  const services = families.map(({ service }) => service);
  const planted = plantedIn(store);
  const observe = (call: ObservedCall) => {
    noteChange(planted, call);
    rest.observe?.(call);
  };
  const host = createHost({ ...rest, observe, services, store, clock, company, credentials });
  const bound = await host.listen(port).catch((error: unknown) => {
    if (!anotherPort || !isTaken(error)) throw error;
    return host.listen(0);
  });
  const baseUrls = Object.fromEntries(
    services.map(({ family: { name } }) => [name, `http://127.0.0.1:${bound}${basePathOf(name)}`]),
  );
  return { host, port: bound, baseUrls };
}
