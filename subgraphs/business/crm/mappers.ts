/** What resolvers hold for each type of the family. */
import type { Person } from "../../../families/crm/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import type { Connection } from "../../kit/connection.ts";

type ContactValue = NonNullable<Wire<Person>["email"]>[number];

export type CrmMapper = object;
/** As reading gives it; from search with whose it is, as search tells no label. */
export type CrmContactValueMapper = ContactValue & {
  readonly of?: { readonly person: number | null | undefined; readonly as: "email" | "phone" };
};
/** A person as reading by id gives it; what search does not tell of one is absent. */
export type CrmPersonMapper = Omit<Wire<Person>, "email" | "phone"> & {
  readonly email?: readonly CrmContactValueMapper[] | null;
  readonly phone?: readonly CrmContactValueMapper[] | null;
  readonly score?: number | null;
};
export type CrmOrganizationMapper = NonNullable<Wire<Person>["org_id"]>;
export type CrmPersonConnectionMapper = Connection<CrmPersonMapper>;
