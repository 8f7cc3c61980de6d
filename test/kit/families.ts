/** Stand-in services for a test: in memory, on a free port, with a clock that only the test advances. */

import { afterAll, expect } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import { type DemoCompany, demoCompany, type Organization, type Person } from "#services/demo/company.ts";
import { services as allServices } from "#services/index.ts";
import { type MovableClock, movableClock } from "#services/kit/data/clock.ts";
import { type OpenStore, openStore } from "#services/kit/data/store.ts";
import { parseFaults } from "#services/kit/http/faults.ts";
import type { ObservedCall } from "#services/kit/http/host.ts";
import type { StandInFamily } from "#services/kit/service.ts";
import { plant, startLocalFamilies } from "#services/start.ts";
import { shareStore } from "./running-stores.ts";

export interface TestFamilies extends AsyncDisposable {
  readonly port: number;
  readonly baseUrls: Readonly<Record<string, string>>;
  baseUrl(family: string): string;
  /** Calls since the start, or since `calls.length = 0`. */
  readonly calls: ObservedCall[];
  readonly clock: MovableClock;
  readonly company: DemoCompany;
  /** The person of the demo company with this index. */
  person(index: number): Person;
  /** The organization of the demo company with this index. */
  organization(index: number): Organization;
  readonly store: OpenStore;
  /** Errors of handlers and jobs other than refusals, which are bugs. `close` fails if any is left. */
  readonly bugs: unknown[];
  /** Sets faults, in the form of the variable `FAULTS`. "" ends all faults. */
  setFaults(setting: string): void;
  /** Runs due jobs. Resolves when no job is in progress. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** Seeded stores of the demo company by families and people, because seeding takes longer than most tests. */
const planted = new Map<string, OpenStore>();

function plantedStore(services: readonly StandInFamily<DemoCompany>[], company: DemoCompany): OpenStore {
  // A test may pass own services under the name of a family.
  if (!services.every((service) => allServices.includes(service))) return openStore(":memory:");
  const key = `${company.people.length} ${services.map(({ service }) => service.family.name)}`;
  let store = planted.get(key);
  if (!store) {
    store = openStore(":memory:");
    plant(services, store, company);
    planted.set(key, store);
  }
  return store.fork();
}

/** Starts stand-in services. By default all in `services/index.ts`. */
export async function startFamilies(
  options: {
    people?: number;
    services?: readonly StandInFamily<DemoCompany>[];
    faults?: string;
    /** Path of the data. In memory by default. */
    data?: string;
    clock?: MovableClock;
    /** Hosts that families may call. None by default, so that no test reaches a running gateway. */
    outboundHosts?: readonly string[];
    /** True if tests depend on changes of earlier tests. Otherwise the changes of each test are reverted. */
    isStory?: boolean;
  } = {},
): Promise<TestFamilies> {
  const { people, services = allServices, faults = "", data = ":memory:", outboundHosts = [] } = options;
  const { isStory = false } = options;
  const { clock = movableClock() } = options;
  const calls: ObservedCall[] = [];
  const bugs: unknown[] = [];
  const company = demoCompany(people === undefined ? {} : { people });
  const store = data === ":memory:" ? plantedStore(services, company) : openStore(data);
  const { host, port, baseUrls } = await startLocalFamilies({
    families: services,
    store,
    clock,
    company,
    port: 0,
    faults: parseFaults(faults),
    outboundHosts,
    observe: (call) => calls.push(call),
    onError: (error) => bugs.push(error),
  });
  const unshare = data === ":memory:" && !isStory ? shareStore(store) : undefined;
  const close = async () => {
    unshare?.();
    await host.close();
    store.close();
    if (bugs.length > 0) throw new AggregateError(bugs, "a stand-in service threw");
  };
  return {
    port,
    baseUrls,
    baseUrl(family) {
      const url = baseUrls[family];
      if (url === undefined) throw new Error(`no family "${family}" was started`);
      return url;
    },
    calls,
    clock,
    company,
    person: (index) => company.people[index] ?? expect.fail(`nobody has index ${index}`),
    organization: (index) =>
      company.organizations[index] ?? expect.fail(`no organization has index ${index}`),
    store,
    bugs,
    setFaults: (setting) => host.setFaults(parseFaults(setting)),
    runDue: () => host.runDue(),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Starts stand-in services for the tests of a file, and closes them after the last test. */
export async function sharedFamilies(options?: Parameters<typeof startFamilies>[0]): Promise<TestFamilies> {
  const families = await startFamilies(options);
  afterAll(families.close);
  return families;
}

/** The `Authorization` header of a persona at a family that takes bearer tokens. */
export function bearerOf(family: string, persona: PersonaName = "service"): { authorization: string } {
  return { authorization: `Bearer ${demoSecret(family, persona)}` };
}
