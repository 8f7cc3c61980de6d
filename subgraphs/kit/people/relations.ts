/**
 * Links between families and between types, declared at their resolvers: the key, the operation, and the number of
 * keys per call. `docs/links.md` is generated from the declarations.
 */
import type { Family } from "#contracts/kit/contract.ts";
import type { OperationName } from "#subgraphs/kit/calls/family-client.ts";
import type { Reads } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn, userIn } from "#subgraphs/kit/mapping/ids.ts";

/** Link that a field follows to another object. */
export interface Relation {
  /** The member, address or attribute with the key. */
  readonly by: string;
  /** Operation that reads the other object. Undefined if no call is needed. */
  readonly reads?: Reads | undefined;
  /** Further facts about the cost. */
  readonly note?: string | undefined;
}

const links = new WeakMap<object, Relation>();

/** Declares that a resolver follows a link. */
export function relation<R extends object>(declared: Relation, resolve: R): R {
  links.set(resolve, declared);
  return resolve;
}

/** The link of a resolver. Undefined if none is declared. */
export const relationOf = (resolver: unknown): Relation | undefined =>
  typeof resolver === "function" ? links.get(resolver) : undefined;

/** A list by owner: one call per owner, because no operation takes several. */
export function listOf<F extends Family>(family: F, operation: OperationName<F>, perCall = 1): Reads {
  return { operation: `${family.name}.${operation}`, perCall };
}

/** Resolver of the person whose address is in a member. */
export const toUser = <const M extends string>(member: M) =>
  relation({ by: member }, (row: { readonly [K in M]?: unknown }) => userIn(row[member]));

/** Resolver of the person whose address is in a nested member. @param by name of the member for the docs */
export const toUserBy = <Row>(by: string, addressIn: (row: Row) => unknown) =>
  relation({ by }, (row: Row) => userIn(addressIn(row)));

/** Resolver of the distinct people whose addresses are in members with one address or a list. */
export const toUsers = <const M extends string>(...members: readonly M[]) =>
  relation({ by: members.join(", ") }, (row: { readonly [K in M]?: unknown }) =>
    usersIn(members.map((member) => row[member])),
  );

/** References to the distinct people with these addresses. */
export function usersIn(values: readonly unknown[]): { readonly email: string }[] {
  const emails = values.flat().flatMap((value) => emailIn(value) ?? []);
  return [...new Set(emails)].map((email) => ({ email }));
}
