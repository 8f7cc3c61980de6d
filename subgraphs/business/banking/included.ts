/** Resources that an answer of the bank holds beside its data: which are requested, and which are read. */
import type { GraphQLResolveInfo } from "graphql";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/wire-fields.ts";

/** The links of each type that come with it by `include`, as the contract has them. */
const includable = {
  BankAccount: ["customer"],
  BankAccountDay: ["account", "customer"],
  BankApplication: ["customer"],
  BankApplicationForm: ["application"],
  BankCard: ["account", "customer"],
  BankCardAuthorization: ["card", "account", "customer"],
  BankCardAuthorizationRequest: ["card", "account", "customer"],
  BankCheckDeposit: ["account", "customer"],
  BankCheckPayment: ["account", "customer"],
  BankCounterparty: ["customer"],
  BankDispute: ["customer", "account", "transaction"],
  BankPayment: ["customer", "account"],
  BankReceivedPayment: ["customer", "account"],
  BankRecurringPayment: ["customer", "account", "counterparty"],
  BankRepayment: ["customer", "account"],
  BankReward: ["customer", "account"],
  BankStatement: ["account", "customer"],
  BankTransaction: ["account", "customer"],
} as const;

export type Including = keyof typeof includable;
type LinkOf<T extends Including> = (typeof includable)[T][number];

/** `include` for links; for all of the type where it is not known which are selected. */
export function includeOf<const T extends Including>(
  type: T,
  fields: Fields,
): { readonly include?: LinkOf<T>[] } {
  const links: readonly LinkOf<T>[] = includable[type];
  const include = links.filter((link) => fields?.has(link) !== false);
  return include.length > 0 ? { include } : {};
}

const among = (type: Including, members: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(includable[type].filter((link) => members.has(link)));

/** The links of a type that are selected, and can come with its objects: what loaders are asked with. */
export const selectedLinks = (info: GraphQLResolveInfo, type: Including): ReadonlySet<string> =>
  among(type, selectedMembers(info, type));

/** `include` for the links of a type that are selected: they come with a list instead of costing calls. */
export const including = <const T extends Including>(info: GraphQLResolveInfo, type: T) =>
  includeOf(type, selectedLinks(info, type));

/** The selected links for `__resolveReference`; undefined where what is selected is not known yet. */
export function referencedLinks(info: GraphQLResolveInfo, type: Including): Fields {
  const members = referencedMembers(info, type);
  return members && among(type, members);
}

export const isIncluding = (type: string): type is Including => Object.hasOwn(includable, type);

type Primed = Readonly<
  Record<
    "customer" | "account" | "card" | "counterparty" | "transaction" | "application",
    { prime(key: string, value: never): void }
  >
>;

/** Takes the resources that an answer holds beside its data. */
export function takeIncluded(body: unknown, banking: Primed): void {
  const { included } = (body ?? {}) as { included?: unknown };
  if (!Array.isArray(included)) return;
  for (const resource of included as ({ type?: string; id?: string } | null)[]) {
    const { type = "", id } = resource ?? {};
    if (!id) continue;
    for (const [ending, loader] of [
      ["Customer", banking.customer],
      ["Account", banking.account],
      ["Card", banking.card],
      ["Counterparty", banking.counterparty],
      ["Transaction", banking.transaction],
      ["Application", banking.application],
    ] as const)
      if (type.endsWith(ending)) loader.prime(id, resource as never);
  }
}
