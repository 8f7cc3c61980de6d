/** Starts local families over one store: what `main.ts` runs and what tests run on. */
import { createHash } from "node:crypto";
import type { DemoCompany } from "./demo-company.ts";
import type { Clock } from "./kit/clock.ts";
import type { Family } from "./kit/contract.ts";
import { basePathOf, createHost, type Host, type HostOptions } from "./kit/host.ts";
import { seededRandom } from "./kit/random.ts";
import type { LocalFamily } from "./kit/service.ts";
import type { Store } from "./kit/store.ts";

export interface StartOptions
  extends Partial<Pick<HostOptions<DemoCompany>, "faults" | "observe" | "onError" | "outboundHosts">> {
  readonly families: readonly LocalFamily<DemoCompany>[];
  readonly store: Store;
  readonly clock: Clock;
  readonly company: DemoCompany;
  /** 0 takes a free one. */
  readonly port: number;
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
}

const digestOf = ({ operations }: Family) =>
  createHash("sha256").update(JSON.stringify(operations)).digest("base64url");

/**
 * Plants each family's share of the demo company where it is not there yet. A family that was
 * planted with other parameters, or for another contract, is emptied first: half of two companies
 * would link nothing.
 */
export function plant(
  families: readonly LocalFamily<DemoCompany>[],
  store: Store,
  company: DemoCompany,
): void {
  const planted = store.collection("planted", { key: (row: Planted) => row.family });
  for (const { service, seed } of families) {
    const family = service.family.name;
    const wanted: Planted = {
      family,
      people: company.people.length,
      seed: company.seed,
      contract: digestOf(service.family),
    };
    const there = planted.get(family);
    if (there?.people === wanted.people && there.seed === wanted.seed && there.contract === wanted.contract)
      continue;
    const own = store.scope(family);
    own.reset();
    seed({ store: own, random: seededRandom(`${family} ${company.seed}`), company });
    planted.put(wanted);
  }
  store.flush();
}

export async function startLocalFamilies(options: StartOptions): Promise<StartedFamilies> {
  const { families, store, clock, company, port, ...rest } = options;
  plant(families, store, company);
  const { credentials } = company;
  const services = families.map(({ service }) => service);
  const host = createHost({ ...rest, services, store, clock, company, credentials });
  const bound = await host.listen(port);
  const baseUrls = Object.fromEntries(
    services.map(({ family: { name } }) => [name, `http://127.0.0.1:${bound}${basePathOf(name)}`]),
  );
  return { host, port: bound, baseUrls };
}
