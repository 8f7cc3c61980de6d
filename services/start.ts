/** Starts stand-in services on one store, for `main.ts` and for tests. */
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
  /** Port 0 chooses a free one. */
  readonly port: number;
  /** True to use a free port if another process has the given one. */
  readonly anotherPort?: boolean;
  /** Called before seed data that was changed since seeding is deleted and seeded again. */
  readonly beforeReseeding?: (reseeding: Reseeding) => void;
}

/** Data that is seeded again. */
export interface Reseeding {
  /** Families with outdated data. */
  readonly families: readonly string[];
  /** Current size of the demo company. */
  readonly people: number;
}

export interface StartedFamilies {
  readonly host: Host;
  readonly port: number;
  /** Each family's base URL, by its name. */
  readonly baseUrls: Readonly<Record<string, string>>;
}

interface SeededFamily {
  readonly family: string;
  readonly people: number;
  readonly seed: number;
  /** Digest of the contract. Data for another contract may lack members that this one requires. */
  readonly contract: string;
  /** True if the data was changed since seeding. Undefined in rows of older versions. */
  readonly changed?: boolean;
}

const plantedIn = (store: Store) => store.collection("planted", { key: (row: SeededFamily) => row.family });

const digests = new WeakMap<Family, string>();

function digestOf(family: Family): string {
  const { operations } = family;
  const digest =
    digests.get(family) ?? createHash("sha256").update(JSON.stringify(operations)).digest("base64url");
  digests.set(family, digest);
  return digest;
}

/**
 * Seeds each family that is not seeded yet. A family that was seeded with other parameters, or for
 * another contract, is emptied first, because records of two demo companies would not refer to each
 * other.
 */
export function plant(
  families: readonly StandInFamily<DemoCompany>[],
  store: Store,
  company: DemoCompany,
  beforeReseeding?: StartOptions["beforeReseeding"],
): void {
  const planted = plantedIn(store);
  const wanted = new Map(
    families.map(({ service: { family } }) => [
      family.name,
      { family: family.name, people: company.people.length, seed: company.seed, contract: digestOf(family) },
    ]),
  );
  const isCurrent = (there: SeededFamily, { people, seed, contract }: SeededFamily) =>
    there.people === people && there.seed === seed && there.contract === contract;
  const outdated = [...wanted.values()].flatMap((row) => {
    const there = planted.get(row.family);
    return there && !isCurrent(there, row) ? [there] : [];
  });
  const [changed] = outdated.filter((row) => row.changed !== false);
  if (changed) beforeReseeding?.({ families: outdated.map(({ family }) => family), people: changed.people });
  for (const { service, seed } of families) {
    const family = service.family.name;
    const row = wanted.get(family);
    const there = planted.get(family);
    if (!row || (there && isCurrent(there, row))) continue;
    const own = store.scope(family);
    // If the process is killed from here on, the family counts as not seeded.
    planted.delete(family);
    own.reset();
    seed({ store: own, random: seededRandom(`${family} ${company.seed}`), company });
    planted.put({ ...row, changed: false });
  }
  store.flush();
}

/** True for a call that may have changed data, that is, a write without a 4xx status. */
const mayChange = ({ method, operation, status }: ObservedCall) =>
  operation !== undefined && method !== "GET" && method !== "HEAD" && !(status >= 400 && status < 500);

/** Records that a call may have changed a family's data. */
function noteChange(planted: Collection<SeededFamily>, call: ObservedCall): void {
  const row = planted.get(call.family);
  if (row && row.changed !== true && mayChange(call)) planted.put({ ...row, changed: true });
}

/** True for the error of a port that another process uses. */
export const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** @throws an error with the code EADDRINUSE if the port is in use, unless `anotherPort` is true */
export async function startLocalFamilies(options: StartOptions): Promise<StartedFamilies> {
  const { families, store, clock, company, port, anotherPort = false, beforeReseeding, ...rest } = options;
  plant(families, store, company, beforeReseeding);
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
