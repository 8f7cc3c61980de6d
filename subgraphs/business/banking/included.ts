/** Resources that an answer of the bank holds beside its data: which are requested, and which are read. */
import type { GraphQLResolveInfo } from "graphql";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { collectionFor, includeOf, type ListName } from "./collections.ts";

const NONE: ReadonlySet<string> = new Set();

const among = (list: string, members: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(collectionFor(list).includes.filter((link) => members.has(link)));

/** The links of a type that are selected, and can come with its objects: what loaders are asked with. */
export const selectedLinks = (info: GraphQLResolveInfo, type: string, list: string): ReadonlySet<string> =>
  collectionFor(list).includes.length === 0 ? NONE : among(list, selectedMembers(info, type));

/** `include` for the links of a type that are selected: they come with a list instead of costing calls. */
export const including = <const N extends ListName>(info: GraphQLResolveInfo, type: string, list: N) =>
  includeOf(list, selectedLinks(info, type, list));

/** The selected links for `__resolveReference`; undefined where what is selected is not known yet. */
export function referencedLinks(info: GraphQLResolveInfo, type: string, list: string): Fields {
  const members = referencedMembers(info, type);
  return members && among(list, members);
}

/** The lists of the resources that come with others, by the end of their wire type. */
const included: readonly (readonly [ending: string, list: ListName])[] = [
  ["Customer", "listCustomers"],
  ["Account", "listAccounts"],
  ["Card", "listCards"],
  ["Counterparty", "listCounterparties"],
  ["Transaction", "listTransactions"],
  ["Application", "listApplications"],
];

interface Primed {
  byId(list: ListName): { prime(key: string, value: never): void };
}

/** Takes the resources that an answer holds beside its data. */
export function takeIncluded(body: unknown, banking: Primed): void {
  const { included: resources } = (body ?? {}) as { included?: unknown };
  if (!Array.isArray(resources)) return;
  for (const resource of resources as ({ type?: string; id?: string } | null)[]) {
    const { type = "", id } = resource ?? {};
    if (!id) continue;
    for (const [ending, list] of included)
      if (type.endsWith(ending)) banking.byId(list).prime(id, resource as never);
  }
}
