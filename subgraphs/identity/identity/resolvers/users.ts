/** People, and the directory's users. */
import { User } from "../../../../families/identity/contract.ts";
import { emailIn, emailOf, globalId, keyed, userIn } from "../../../kit/ids.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { IdentityContext } from "../../index.ts";
import type { UserMapper } from "../../mappers.ts";
import type { IdentityUserMapper } from "../mappers.ts";
import { peopleGroup } from "../people-index.ts";

/** The directory's records of a person: known where the person came from it, else by the index. */
const recordsOf = async ({ email, identityUser }: UserMapper, { identity }: IdentityContext) =>
  identityUser ? [identityUser] : identity.people.find(emailOf(email));

/** The record, where exactly one has the address: an ambiguous match is nobody in particular. */
const recordOf = async (user: UserMapper, context: IdentityContext) => {
  if (user.identityUser) return user.identityUser;
  const records = await recordsOf(user, context);
  return records.length === 1 ? records[0] : null;
};

/** The whole record where only the id is known, as far as it is a person's. */
const wholeUser = async (user: IdentityUserMapper, { identity }: IdentityContext) =>
  user.profile || !user.id ? user : ((await identity.people.byId(user.id)) ?? user);

/**
 * The record elsewhere that a profile attribute names. It may be gone: its owner is asked whether it
 * exists, for all people at once.
 */
async function named<T extends "SocialUser" | "ContactCentreEndUser" | "ProjectPerson">(
  type: T,
  attribute: "socialUserId" | "contactCentreUserId" | "projectPersonId",
  user: IdentityUserMapper,
  context: IdentityContext,
) {
  const { profile } = await wholeUser(user, context);
  const key = profile?.[attribute];
  if (!key) return null;
  const record = { __typename: type, id: globalId(type, key) };
  const [there] = await context.exists([record]);
  if (there instanceof Error) throw there;
  return there ? record : null;
}

const nameOf = (record: IdentityUserMapper | null | undefined) => record?.profile?.displayName;

/** The directory keeps most of a user in their profile. */
const inProfile = [
  "login",
  "email",
  "firstName",
  "lastName",
  "displayName",
  "title",
  "department",
  "organization",
  "mobilePhone",
  "employeeNumber",
] as const;
const userFields = {
  ...Object.fromEntries(inProfile.map((name) => [name, `profile.${name}`])),
  createdAt: "created",
  activatedAt: "activated",
  lastLoginAt: "lastLogin",
};

export const userResolvers: Resolvers = {
  Query: {
    async users(_, page, { identity }) {
      const groupId = peopleGroup(identity.client.upstream);
      const members = await identity.connection("listGroupUsers", { groupId }, page);
      return members.map((identityUser) => {
        const email = emailIn(identityUser.profile?.email);
        return email === undefined ? undefined : { email, identityUser };
      });
    },
    user: (_, { email }) => ({ email: emailOf(email) }),
    viewer: (_, _args, { viewerEmail }) => (viewerEmail === undefined ? null : { email: viewerEmail }),
  },

  User: {
    // What a list brought with it is answered at once; a promise for each person is not free.
    displayName: (user, _, context) =>
      user.identityUser ? nameOf(user.identityUser) : recordOf(user, context).then(nameOf),
    identityUser: (user, _, context) => user.identityUser ?? recordOf(user, context),
    identityUsers: async (user, _, context) => [...(await recordsOf(user, context))],
  },

  IdentityUser: fromWire(
    User,
    {
      ...keyed("IdentityUser", (user: IdentityUserMapper) => user.id),
      socialUser: (user, _, context) => named("SocialUser", "socialUserId", user, context),
      contactCentreEndUser: (user, _, context) =>
        named("ContactCentreEndUser", "contactCentreUserId", user, context),
      projectPerson: (user, _, context) => named("ProjectPerson", "projectPersonId", user, context),
      user: (user, _, context) =>
        user.profile
          ? userIn(user.profile.email)
          : wholeUser(user, context).then(({ profile }) => userIn(profile?.email)),
    },
    { renamed: userFields, whole: wholeUser },
  ),
};
