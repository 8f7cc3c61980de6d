/**
 * The people index. The directory cannot look up a user by e-mail, so the members of one configured
 * group are read and cached by address.
 */
import { type User, userStatuses } from "#contracts/identity/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import { domainOfEmail } from "#platform/domain.ts";
import type { Announcement } from "#platform/shared/shared.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { CachedIndex, type IndexView, type PagesOf } from "#subgraphs/kit/loading/cached-index.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";

type Entry = Wire<User>;
type Status = (typeof userStatuses)[number];
interface Index {
  readonly people: Map<string, readonly Entry[]>;
  /** Address of each record, by record id. */
  readonly emails: ReadonlyMap<string, string>;
  /** By attribute: addresses of the records with each value. Built on first use. */
  readonly byAttribute: Map<string, ReadonlyMap<string, ReadonlySet<string>>>;
  /** People in the orders that were used last. */
  readonly byOrder: Map<string, CachedOrder>;
}

/** A person of the index: the address, and all records with this address. */
export interface IndexedPerson {
  readonly email: string;
  readonly entries: readonly Entry[];
}

/** A person with the values by which an order compares. */
export interface OrderedPerson {
  readonly person: IndexedPerson;
  readonly place: readonly string[];
}

/** All people in one order, and by domain those with an address of it, which is built on first use. */
interface CachedOrder {
  readonly all: readonly OrderedPerson[];
  byDomain?: ReadonlyMap<string, readonly OrderedPerson[]>;
}

/** Number of cached orders of one index. */
const MAX_ORDERS = 3;

/** The group whose members are the people. It is a setting of the family, not a default of an argument. */
export const peopleGroup = (upstream: RestClient): string =>
  upstream.settings.scope?.["peopleGroupId"] ?? "people";

async function readPeople(client: FamilyClient, pagesOf: PagesOf): Promise<Index> {
  const people = new Map<string, Entry[]>();
  const emails = new Map<string, string>();
  for await (const page of pagesOf("listGroupUsers", { groupId: peopleGroup(client.upstream) }))
    for (const entry of page as Entry[]) {
      const email = emailIn(entry.profile?.email);
      if (email === undefined) continue;
      const others = people.get(email);
      if (others) others.push(entry);
      else people.set(email, [entry]);
      if (entry.id) emails.set(entry.id, email);
    }
  return { people, emails, byAttribute: new Map(), byOrder: new Map() };
}

function peopleByDomain(all: readonly OrderedPerson[]): ReadonlyMap<string, readonly OrderedPerson[]> {
  const byDomain = new Map<string, OrderedPerson[]>();
  for (const ordered of all) {
    const domain = domainOfEmail(ordered.person.email);
    if (domain === undefined) continue;
    const others = byDomain.get(domain);
    if (others) others.push(ordered);
    else byDomain.set(domain, [ordered]);
  }
  return byDomain;
}

/** Applies the status that a write announces. */
function setStatus(index: Index, { id, status }: Announcement): void {
  if (typeof id !== "string" || !userStatuses.some((known) => known === status)) return;
  const email = index.emails.get(id);
  const entry = recordIn(index, id);
  if (!entry || email === undefined) return;
  const entries = index.people.get(email) ?? [];
  index.people.set(email, entries.with(entries.indexOf(entry), { ...entry, status: status as Status }));
  index.byOrder.clear();
}

const indexes = new CachedIndex<Index>("people", readPeople, setStatus);

/** Size and age of the largest index, for the health report. Undefined before the first read. */
export function peopleIndexState(upstream: RestClient): { people: number; ageMs: number } | undefined {
  const [largest] = [...indexes.entries(upstream)].sort((a, b) => b.value.people.size - a.value.people.size);
  return largest && { people: largest.value.people.size, ageMs: largest.ageMs };
}

const recordIn = ({ people, emails }: Index, id: string): Entry | undefined =>
  people.get(emails.get(id) ?? "")?.find((entry) => entry.id === id);

/** Value of a profile attribute whose name comes from the configuration. */
export const attributeIn = ({ profile }: Entry, attribute: string): unknown =>
  (profile as Readonly<Record<string, unknown>> | null | undefined)?.[attribute];

/** View of the index for one operation. */
export class PeopleIndex {
  readonly #index: IndexView<Index>;

  constructor(client: FamilyClient) {
    this.#index = indexes.of(client);
  }

  /** The directory's records with this address. Several records may share it. */
  async find(email: string): Promise<readonly Entry[]> {
    return (await this.#index.get()).people.get(email) ?? [];
  }

  /**
   * All people in an order, which is cached for the next page, or only those with an address of a domain.
   * @param key key of the order in the cache
   * @param sort sorts the people
   * @param domain domain as normalized by `domainIn`
   */
  async inOrder(
    key: string,
    sort: (people: readonly IndexedPerson[]) => readonly OrderedPerson[],
    domain?: string,
  ): Promise<readonly OrderedPerson[]> {
    const { people, byOrder } = await this.#index.get();
    let order = byOrder.get(key);
    if (!order) {
      order = { all: sort([...people].map(([email, entries]) => ({ email, entries }))) };
      if (byOrder.size >= MAX_ORDERS) byOrder.clear();
      byOrder.set(key, order);
    }
    if (domain === undefined) return order.all;
    order.byDomain ??= peopleByDomain(order.all);
    return order.byDomain.get(domain) ?? [];
  }

  /** The addresses of a domain. @param domain domain as normalized by `domainIn` */
  async emailsOf(domain: string): Promise<readonly string[]> {
    const { people } = await this.#index.get();
    return [...people.keys()].filter((email) => domainOfEmail(email) === domain);
  }

  /** The record with this id, if it is in the index. No operation reads other records. */
  async byId(id: string): Promise<Entry | undefined> {
    return recordIn(await this.#index.get(), id);
  }

  /** Addresses of the people whose profile has this value of an attribute. */
  async byAttribute(attribute: string, value: string): Promise<readonly string[]> {
    const { people, byAttribute } = await this.#index.get();
    let values = byAttribute.get(attribute);
    if (!values) {
      const found = new Map<string, Set<string>>();
      for (const [email, entries] of people)
        for (const entry of entries) {
          const held = attributeIn(entry, attribute);
          if (held == null) continue;
          const emails = found.get(String(held));
          if (emails) emails.add(email);
          else found.set(String(held), new Set([email]));
        }
      byAttribute.set(attribute, found);
      values = found;
    }
    return [...(values.get(value) ?? [])];
  }

  /** Corrects a record after a write, so that later reads do not return the old status. */
  setStatus(id: string, status: Status): Entry | undefined {
    const index = this.#index.correct({ id, status });
    return index && recordIn(index, id);
  }

  /** Drops the index after a change of the members of its group. */
  forget(): void {
    this.#index.forget();
  }
}
