/**
 * Links between families and between nouns, each declared once where its resolver stands: by which
 * key it leads, through which operation, how many keys a call takes. `docs/links.md` is printed from
 * the declarations.
 */
import type { Family } from "#contracts/kit/contract.ts";
import type { OperationName } from "#subgraphs/kit/calls/family-client.ts";
import type { Reads } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn, userIn } from "#subgraphs/kit/mapping/ids.ts";

/** Link that a field follows from one object to another. */
export interface Relation {
  /** The member, address or attribute that it goes by. */
  readonly by: string;
  /** Operation that reads the other side. Undefined if no call is needed. */
  readonly reads?: Reads | undefined;
  /** Further facts about its cost. */
  readonly note?: string | undefined;
}

const links = new WeakMap<object, Relation>();

/** Declares a resolver to be a link. */
export function relation<R extends object>(declared: Relation, resolve: R): R {
  links.set(resolve, declared);
  return resolve;
}

/** The link that a resolver was declared to be. */
export const relationOf = (resolver: unknown): Relation | undefined =>
  typeof resolver === "function" ? links.get(resolver) : undefined;

/** A list of an owner: one call for each, as no operation lists for several. */
export function listOf<F extends Family>(family: F, operation: OperationName<F>, perCall = 1): Reads {
  return { operation: `${family.name}.${operation}`, perCall };
}

/** The person whose address a member holds. */
export const toUser = <const M extends string>(member: M) =>
  relation({ by: member }, (row: { readonly [K in M]?: unknown }) => userIn(row[member]));

/** The same where the address lies deeper. */
export const toUserBy = <Row>(by: string, addressIn: (row: Row) => unknown) =>
  relation({ by }, (row: Row) => userIn(addressIn(row)));

/** All people whose addresses members hold, each once: one address or a list of them. */
export const toUsers = <const M extends string>(...members: readonly M[]) =>
  relation({ by: members.join(", ") }, (row: { readonly [K in M]?: unknown }) =>
    usersIn(members.map((member) => row[member])),
  );

/** The people that addresses in a body stand for, each once. */
export function usersIn(values: readonly unknown[]): { readonly email: string }[] {
  const emails = values.flat().flatMap((value) => emailIn(value) ?? []);
  return [...new Set(emails)].map((email) => ({ email }));
}
