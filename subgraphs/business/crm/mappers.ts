/** What resolvers hold for each type of the family. */
import type { Person, PersonHit } from "../../../families/crm/contract.ts";
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

/** What search found, in the members that reading has. */
export function foundPerson({ item, result_score: score }: Wire<PersonHit>): CrmPersonMapper {
  const { id, name, emails, primary_email, phones, organization, owner, visible_to } = item ?? {};
  return {
    ...(id != null && { id }),
    ...(name != null && { name }),
    ...(emails && {
      email: emails.map((value) => ({
        value,
        primary: value === primary_email,
        of: { person: id, as: "email" },
      })),
    }),
    ...(phones && { phone: phones.map((value) => ({ value, of: { person: id, as: "phone" } })) }),
    ...(organization !== undefined && {
      org_id: organization && {
        ...(organization.id != null && { value: organization.id }),
        ...(organization.name != null && { name: organization.name }),
      },
    }),
    ...(owner?.id != null && { owner_id: owner.id }),
    ...(visible_to != null && { visible_to }),
    ...(score != null && { score }),
  };
}
