/** Resources that the bank includes beside the data: requests them, and puts them into loaders. */
import type { GraphQLResolveInfo } from "graphql";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { collectionFor, includeOf, type ListName } from "./collections.ts";

const NONE: ReadonlySet<string> = new Set();

const among = (list: string, members: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(collectionFor(list).includes.filter((link) => members.has(link)));

/** Selected links of a type that its list can include. Loaders get them as fields. */
export const selectedLinks = (info: GraphQLResolveInfo, type: string, list: string): ReadonlySet<string> =>
  collectionFor(list).includes.length === 0 ? NONE : among(list, selectedMembers(info, type));

/** `include` for the selected links of a type, which so need no calls of their own. */
export const including = <const N extends ListName>(info: GraphQLResolveInfo, type: string, list: N) =>
  includeOf(list, selectedLinks(info, type, list));

/** Selected links for `__resolveReference`. Undefined if the selection is not known yet. */
export function referencedLinks(info: GraphQLResolveInfo, type: string, list: string): Fields {
  const members = referencedMembers(info, type);
  return members && among(list, members);
}

/** Lists of included resources, by the ending of their wire type. */
const included: readonly (readonly [ending: string, list: ListName])[] = [
  ["Customer", "listCustomers"],
  ["Account", "listAccounts"],
  ["Card", "listCards"],
  ["Counterparty", "listCounterparties"],
  ["Transaction", "listTransactions"],
  ["Application", "listApplications"],
];

interface PrimableLoaders {
  byId(list: ListName): { prime(key: string, value: never): void };
}

/** Puts the resources that a response includes beside its data into the loaders. */
export function takeIncluded(body: unknown, banking: PrimableLoaders): void {
  const { included: resources } = (body ?? {}) as { included?: unknown };
  if (!Array.isArray(resources)) return;
  for (const resource of resources as ({ type?: string; id?: string } | null)[]) {
    const { type = "", id } = resource ?? {};
    if (!id) continue;
    for (const [ending, list] of included)
      if (type.endsWith(ending)) banking.byId(list).prime(id, resource as never);
  }
}
