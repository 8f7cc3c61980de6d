import { ContactValue, Person, type PersonHit, searchFields } from "../../../families/crm/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import { emptyConnection } from "../../kit/connection.ts";
import { badInput } from "../../kit/errors.ts";
import { emailIn, emailOf, idOf, keyed, userIn } from "../../kit/ids.ts";
import { fromWire } from "../../kit/readers.ts";
import type { Resolvers } from "../__generated__/resolvers.ts";
import type { BusinessContext } from "../index.ts";
import type { CrmContactValueMapper, CrmOrganizationMapper, CrmPersonMapper } from "./mappers.ts";

const INTEGER = /^[1-9]\d{0,14}$/;
const personId = (id: string) => idOf("CrmPerson", id, "id", INTEGER);

const personsOf = async (email: string, { crm }: BusinessContext) =>
  (await crm.hitsByEmail.load(emailOf(email))).map(foundPerson);

const primaryEmail = ({ email }: CrmPersonMapper) => email?.find(({ primary }) => primary)?.value;

export const crmResolvers: Resolvers = {
  Query: {
    crm: () => ({}),
  },

  Crm: {
    person: (_, { id }, { crm }) => crm.person.load(personId(id)),
    async searchPersons(_, { term, exactMatch, fields, organizationId, ...page }, { crm }) {
      const least = exactMatch ? 1 : 2;
      if ([...term.trim()].length < least) throw badInput(`"term" has ${least} characters at least`, "term");
      if (fields?.length === 0) return emptyConnection();
      const found = await crm.connection(
        "searchPersons",
        {
          term: term.trim(),
          exact_match: exactMatch ?? false,
          fields: fields && searchFields.filter((name) => fields.some((f) => f.toLowerCase() === name)),
          organization_id:
            organizationId == null
              ? null
              : Number(idOf("CrmOrganization", organizationId, "organizationId", INTEGER)),
        },
        page,
      );
      return found.map(foundPerson);
    },
  },

  CrmPerson: fromWire(
    Person,
    {
      __resolveReference: ({ id }, { crm }) => crm.person.load(personId(id)),
      ...keyed("CrmPerson", (person: CrmPersonMapper) => person.id),
      primaryEmail,
      user: (person) => userIn(primaryEmail(person)),
      users: ({ email }) => {
        const addresses = (email ?? []).flatMap(({ value }) => emailIn(value) ?? []);
        return [...new Set(addresses)].map((address) => ({ email: address }));
      },
    },
    {
      renamed: {
        emails: "email",
        phones: "phone",
        organization: "org_id",
        active: "active_flag",
        createdAt: "add_time",
        updatedAt: "update_time",
      },
      whole: ({ id }: CrmPersonMapper, { crm }: BusinessContext) => crm.person.load(id ?? ""),
    },
  ),

  CrmContactValue: fromWire(
    ContactValue,
    {},
    {
      async whole({ value, of }: CrmContactValueMapper, { crm }: BusinessContext) {
        const person = of?.person == null ? null : await crm.person.load(of.person);
        return of && person?.[of.as]?.find((known) => known.value === value);
      },
    },
  ),

  CrmOrganization: keyed("CrmOrganization", (organization: CrmOrganizationMapper) => organization.value),

  CrmPersonEdge: {
    score: ({ node }) => node.score,
  },

  User: {
    crmPersons: ({ email }, _, context) => personsOf(email, context),
    async crmPerson({ email }, _, context) {
      const persons = await personsOf(email, context);
      return persons.length === 1 ? persons[0] : null;
    },
  },
};

/** What search found, in the members that reading has: search spells them otherwise, and has fewer. */
function foundPerson({ item, result_score }: Wire<PersonHit>): CrmPersonMapper {
  const { id, emails, phones, organization } = item ?? {};
  return {
    id: id ?? null,
    name: item?.name ?? null,
    email:
      emails?.map((value) => ({
        value,
        primary: value === item?.primary_email,
        of: { person: id, as: "email" },
      })) ?? null,
    phone: phones?.map((value) => ({ value, of: { person: id, as: "phone" } })) ?? null,
    org_id: organization ? { value: organization.id ?? null, name: organization.name ?? null } : null,
    owner_id: item?.owner?.id ?? null,
    visible_to: item?.visible_to ?? null,
    score: result_score ?? null,
  };
}
