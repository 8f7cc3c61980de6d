/** Persons: read by id, listed, and searched. */
import type { GraphQLResolveInfo } from "graphql";
import {
  ContactValue,
  crm,
  type PersonHit,
  Person as PersonSchema,
  searchFields,
} from "#contracts/crm/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  CrmContactValueMapper,
  CrmOrganizationMapper,
  CrmPersonMapper,
} from "#generated/business/mappers.ts";
import type { CrmOrganizationPersonSearchFilter, Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { matchesNothing, oneCharacter, oneNumber, sortOf } from "#subgraphs/business/crm/arguments.ts";
import { idsOfPerson } from "#subgraphs/business/crm/linked-ids.ts";
import { crmLoaders, isHit } from "#subgraphs/business/crm/loaders.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { emailIn, emailOf, globalId, keyed, userIn } from "#subgraphs/kit/mapping/ids.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { type Company, foundByDomain } from "#subgraphs/kit/people/company-entity.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { listOf, relation, usersIn } from "#subgraphs/kit/people/relations.ts";

const whole = ({ id }: CrmPersonMapper, { crm }: BusinessContext) => crm.person.load(id ?? "");

type Emails = CrmPersonMapper["email"];

/** The user entities of a person's addresses. An id-only object has no addresses, so the person is read. */
const byEmails =
  <Result>(convert: (emails: Emails) => Result) =>
  (person: CrmPersonMapper, _: object, context: BusinessContext): Result | Promise<Result> =>
    person.email === undefined
      ? whole(person, context).then((known) => convert(known?.email))
      : convert(person.email);

const toAddresses = {
  by: "email",
  reads: crmLoaders.person.reads,
  note: "only if the person is not read yet",
};

const primaryIn = (emails: Emails) => emails?.find(({ primary }) => primary)?.value;

/** Adds full persons to the loader, so that later reads of them need no call. */
function known(
  persons: Connection<Wire<PersonSchema>>,
  { crm }: BusinessContext,
): Connection<CrmPersonMapper> {
  for (const person of persons.nodes) if (person.id != null) crm.person.prime(person.id, person);
  return persons;
}

/** The CRM's persons with a person's e-mail address, as primary or further address. */
export const personRecords = familyRecords({
  family: "crm",
  by: "e-mail address",
  reads: crmLoaders.personsByEmail.reads,
  async find({ email }: Person, { crm }: BusinessContext) {
    const persons = (await crm.personsByEmail.load(emailOf(email))).map(personIn);
    return matched(persons, (one) =>
      emailIn(primaryIn(one.email)) === emailIn(email) ? "EMAIL" : "ALTERNATE_EMAIL",
    );
  },
  idOf: ({ id }) => globalId("CrmPerson", id),
});

/**
 * Organizations of the persons with an address of a company's domain. No operation reads or searches
 * organizations, so only what their persons contain is known.
 */
export const companyOrganizations = familyRecords({
  family: "crm",
  by: "domain of the e-mail addresses of people",
  reads: crmLoaders.hitsByDomain.reads,
  async find(company: Company, { crm }: BusinessContext) {
    const search = async (spelling: string): Promise<readonly CrmOrganizationMapper[]> =>
      (await crm.hitsByDomain.load(spelling)).flatMap((hit) => foundPerson(hit).org_id ?? []);
    const organizations = await foundByDomain(company, search, ({ value }) => value);
    return organizations.map((record) => ({ record, by: "EMAIL_DOMAIN" as const }));
  },
  idOf: ({ value }) => globalId("CrmOrganization", value),
  nameOf: ({ name }) => name,
});

interface SearchArgs extends ConnectionArgs {
  readonly filter: CrmOrganizationPersonSearchFilter;
}

/** Persons that contain a text. @throws BAD_USER_INPUT for a text that is too short */
async function search(
  { filter, ...page }: SearchArgs,
  organization_id: number | undefined,
  { crm: own }: BusinessContext,
  info: GraphQLResolveInfo,
): Promise<Connection<CrmPersonMapper>> {
  const { text, exactMatch, fields } = filter;
  const least = exactMatch ? 1 : 2;
  if ([...text.trim()].length < least) throw badInput(`"text" has ${least} characters at least`, "text");
  if (matchesNothing(filter)) return emptyConnection();
  const found = await own.connection(
    "searchPersons",
    {
      term: text.trim(),
      exact_match: exactMatch ?? false,
      fields: fields && searchFields.filter((name) => fields.some((f) => f.toLowerCase() === name)),
      organization_id,
    },
    page,
    selectedMembers(info, "CrmPerson").has("picture_id") ? { include_fields: ["person.picture"] } : undefined,
  );
  return found.map(foundPerson);
}

export const personResolvers: Resolvers = {
  Crm: {
    async people(_, { filter, orderBy, ...page }, context) {
      if (matchesNothing(filter)) return emptyConnection();
      const { ownerIds, savedFilterIds, firstChar } = filter ?? {};
      if (ownerIds && savedFilterIds)
        throw badInput(
          'Pass "ownerIds" or "savedFilterIds": the CRM ignores the owner beside a filter',
          "filter",
        );
      const input = {
        user_id: oneNumber("CrmUser", ownerIds, "ownerIds"),
        filter_id: oneNumber("CrmFilter", savedFilterIds, "savedFilterIds"),
        first_char: oneCharacter(firstChar, "firstChar"),
        sort: sortOf(orderBy),
      };
      return known(await context.crm.connection("listPersons", input, page), context);
    },

    async allPeople(_, { filter, ...page }, context) {
      if (matchesNothing(filter)) return emptyConnection();
      const { updatedAt, ownerIds, firstChar } = filter ?? {};
      const input = {
        since: updatedAt?.from,
        until: updatedAt?.until,
        owner_id: oneNumber("CrmUser", ownerIds, "ownerIds"),
        first_char: oneCharacter(firstChar, "firstChar"),
      };
      return known(await context.crm.connection("listPersonsCollection", input, page), context);
    },

    searchPeople: (_, args, context, info) =>
      search(
        args,
        oneNumber("CrmOrganization", args.filter.organizationIds, "organizationIds"),
        context,
        info,
      ),
  },

  CrmPerson: mapWireType(
    PersonSchema,
    {
      email: byEmails(primaryIn),
      user: relation(
        toAddresses,
        byEmails((emails) => userIn(primaryIn(emails))),
      ),
      users: relation(
        toAddresses,
        byEmails((emails) => usersIn((emails ?? []).map(({ value }) => value))),
      ),
    },
    { loadFull: whole },
  ),

  CrmContactValue: mapWireType(
    ContactValue,
    {},
    {
      async loadFull({ value, of }: CrmContactValueMapper, { crm }: BusinessContext) {
        const person = of?.person == null ? null : await crm.person.load(of.person);
        return of && person?.[of.as]?.find((known) => known.value === value);
      },
    },
  ),

  CrmOrganization: {
    ...keyed("CrmOrganization", (organization: CrmOrganizationMapper) => organization.value),
    searchPeople: relation(
      { by: "value", reads: listOf(crm, "searchPersons"), note: "for a text" },
      (
        { value }: CrmOrganizationMapper,
        args: SearchArgs,
        context: BusinessContext,
        info: GraphQLResolveInfo,
      ) => (value == null ? emptyConnection() : search(args, value, context, info)),
    ),
  },

  CrmPersonEdge: { score: ({ node }) => node.score },

  Company: {
    crmOrganization: companyOrganizations.one,
    crmOrganizations: companyOrganizations.all,
  },

  User: {
    crmPerson: personRecords.one,
    crmPeople: personRecords.all,
    idsFromCrm: ({ email }, _, { crm }) => idsOfPerson(email, crm),
  },
};

/** The person in a search hit, or a full person from the list. */
const personIn = (found: Wire<PersonHit> | Wire<PersonSchema>): CrmPersonMapper =>
  isHit(found) ? foundPerson(found) : found;

/** Converts a search hit to the form of a read by id. A hit has fewer members, with other names. */
function foundPerson({ item, result_score }: Wire<PersonHit>): CrmPersonMapper {
  const { id, emails, phones, organization, picture } = item ?? {};
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
    owner_id: item?.owner ?? null,
    visible_to: item?.visible_to ?? null,
    // Present only if it was requested.
    ...(picture !== undefined && { picture_id: picture?.id ?? null }),
    score: result_score ?? null,
  };
}
