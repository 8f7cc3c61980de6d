/**
 * Resolvers of `User` (a person in all families) and `IdentityUser` (a record of the directory): status changes,
 * password resets and sessions, and groups as id-only objects with their members.
 */
import { User, type userStatuses } from "#contracts/identity/index.ts";
import type { IdentityUserMapper } from "#generated/identity/mappers.ts";
import type { CompanyPeopleArgs, Resolvers } from "#generated/identity/resolvers.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { companyPeople } from "#subgraphs/identity/identity/company.ts";
import { identityLoaders } from "#subgraphs/identity/identity/loaders.ts";
import type { IdentityGroupMapper } from "#subgraphs/identity/identity/mappers.ts";
import { identityRecords, idsOfPerson, personNaming, recordOf } from "#subgraphs/identity/identity/people.ts";
import { attributeIn, type IndexedPerson, peopleGroup } from "#subgraphs/identity/identity/people-index.ts";
import { nameOf, peoplePage } from "#subgraphs/identity/identity/people-list.ts";
import type { UserMapper } from "#subgraphs/identity/mappers.ts";
import { emailIn, globalId, idOf, keyed, userIn } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import type { Company } from "#subgraphs/kit/people/company-entity.ts";
import {
  attributeOf,
  idsIn,
  type LinkedRecord,
  linkedIdType,
} from "#subgraphs/kit/people/cross-family-ids.ts";
import { MOST_RECORDS } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

/** The full record, if only its id is known and the people index has it. Otherwise the user as it is. */
const wholeUser = async (user: IdentityUserMapper, { identity }: IdentityContext) =>
  user.profile || !user.id ? user : ((await identity.people.byId(user.id)) ?? user);

/**
 * Link to a record of another family whose id is in a profile attribute. The other family may have
 * deleted the record, so its existence is checked, in one batch for all people.
 */
const linkFromProfile = <T extends "SocialUser" | "ContactCentreEndUser" | "ProjectPerson">(
  type: T,
  linked: LinkedRecord,
) =>
  relation(
    {
      by: `profile.${linkedIdType[linked].attribute}`,
      note: "read with those of all users of the list",
    },
    async (user: IdentityUserMapper, _args: object, context: IdentityContext) => {
      const [key] = idsIn([
        attributeIn(await wholeUser(user, context), attributeOf(context.identity, linked)),
      ]);
      if (key === undefined) return null;
      const record = { __typename: type, id: globalId(type, key) };
      const [there] = await context.exists([record]);
      if (there instanceof Error) throw there;
      return there ? record : null;
    },
  );

const personByProfile = (type: string, record: LinkedRecord) =>
  relation(
    { by: `profile.${linkedIdType[record].attribute}`, reads: identityLoaders.people.reads },
    ({ id }: { readonly id: string }, _args: object, context: IdentityContext) =>
      personNaming(record, idOf(type, id), context),
  );

/** If several records have the address, none is chosen, as in `identityUser`. */
const asUser = ({ email, entries: [identityUser, ...others] }: IndexedPerson): UserMapper =>
  identityUser && others.length === 0 ? { email, identityUser } : { email };

/** Adds or removes a member. The people index is dropped if its group changed. */
const membership =
  (operation: "addGroupUser" | "removeGroupUser") =>
  (_: unknown, { input }: { input: { groupId: string; userId: string } }, { identity }: IdentityContext) => {
    const groupId = idOf("IdentityGroup", input.groupId, "groupId");
    const userId = idOf("IdentityUser", input.userId, "userId");
    return payload(async () => {
      await identity.api[operation]({ groupId, userId });
      if (groupId === peopleGroup(identity.client.upstream)) identity.people.forget();
      return { group: { groupId }, identityUser: { id: userId } };
    });
  };

type Move = "suspendUser" | "unsuspendUser" | "unlockUser";
type Status = (typeof userStatuses)[number];

const userIdIn = (input: { readonly userId: string }) => idOf("IdentityUser", input.userId, "userId");

/** Changes a user's status. The response has no body, so the new status is taken from the documents. */
const moveTo =
  (operation: Move, status: Status) =>
  (_: unknown, { input }: { input: { userId: string } }, { identity }: IdentityContext) => {
    const userId = userIdIn(input);
    return payload(async () => {
      await identity.api[operation]({ userId });
      const changed = identity.people.setStatus(userId, status);
      return { identityUser: changed ?? { id: userId, status } };
    });
  };

export const userResolvers: Resolvers = {
  Query: {
    async users(_, { filter, orderBy, ...page }, { identity }) {
      if (filter || (orderBy && orderBy.length > 0)) {
        const people = await peoplePage(identity.people, { filter, orderBy, ...page });
        return people.map(asUser);
      }
      const groupId = peopleGroup(identity.client.upstream);
      const members = await identity.connection("listGroupUsers", { groupId }, page);
      return members.map((identityUser) => {
        const email = emailIn(identityUser.profile?.email);
        return email === undefined ? undefined : { email, identityUser };
      });
    },
  },

  Company: {
    people: relation(
      { ...companyPeople.link, note: "with all members or an error" },
      async ({ domain }: Company, args: Partial<CompanyPeopleArgs>, { identity }: IdentityContext) =>
        (await peoplePage(identity.people, { ...args, domain })).map(asUser),
    ),
    async peopleEmails({ domain }: Company, _: object, { identity }: IdentityContext) {
      const emails = await identity.people.emailsOf(domain);
      if (emails.length > MOST_RECORDS)
        throw new TributaryError(
          "QUERY_BUDGET_EXCEEDED",
          {},
          `The company has more than ${MOST_RECORDS} people; select the records of pages of "people"`,
        );
      return emails;
    },
  },

  User: {
    // A user from a list is resolved synchronously, because a promise for each person costs time.
    displayName: (user, _, context) =>
      user.identityUser ? nameOf(user.identityUser) : recordOf(user, context).then(nameOf),
    identityUser: relation(
      identityRecords.link,
      (user: UserMapper, _args: object, context: IdentityContext) =>
        user.identityUser ? user.identityUser : recordOf(user, context),
    ),
    identityUsers: identityRecords.all,
    idsFromIdentity: (user, _, context) => idsOfPerson(user, context),
  },

  SocialUser: { user: personByProfile("SocialUser", "socialUser") },
  BankApiUser: { user: personByProfile("BankApiUser", "bankUser") },

  IdentityUser: mapWireType(
    User,
    {
      ...keyed("IdentityUser"),
      socialUser: linkFromProfile("SocialUser", "socialUser"),
      contactCentreEndUser: linkFromProfile("ContactCentreEndUser", "contactCentreEndUser"),
      projectPerson: linkFromProfile("ProjectPerson", "projectPerson"),
      user: relation(
        { by: "profile.email" },
        (user: IdentityUserMapper, _args: object, context: IdentityContext) =>
          user.profile
            ? userIn(user.profile.email)
            : wholeUser(user, context).then(({ profile }) => userIn(profile?.email)),
      ),
    },
    { loadFull: wholeUser },
  ),

  Identity: {
    group: (_, { id }) => ({ groupId: idOf("IdentityGroup", id) }),
  },

  IdentityGroup: {
    ...keyed("IdentityGroup", ({ groupId }: IdentityGroupMapper) => groupId),
    members: ({ groupId }, page, { identity }) => identity.connection("listGroupUsers", { groupId }, page),
  },

  Mutation: {
    addIdentityGroupUser: membership("addGroupUser"),
    removeIdentityGroupUser: membership("removeGroupUser"),

    suspendIdentityUser: moveTo("suspendUser", "SUSPENDED"),
    unsuspendIdentityUser: moveTo("unsuspendUser", "ACTIVE"),
    unlockIdentityUser: moveTo("unlockUser", "ACTIVE"),

    resetIdentityUserPassword(_, { input }, { identity }) {
      const userId = userIdIn(input);
      return payload(async () => {
        const { sendEmail } = input;
        const { resetPasswordUrl } = await identity.api.resetUserPassword({ userId, sendEmail });
        return { identityUser: { id: userId }, resetPasswordUrl };
      });
    },

    revokeIdentityUserSessions(_, { input }, { identity }) {
      const userId = userIdIn(input);
      return payload(async () => {
        await identity.api.revokeUserSessions({ userId, oauthTokens: input.oauthTokens });
        return { identityUser: { id: userId } };
      });
    },
  },
};
