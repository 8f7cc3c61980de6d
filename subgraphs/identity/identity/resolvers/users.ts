/** People, the directory's users, groups as handles, and the states of a user. */
import { User } from "../../../../families/identity/contract.ts";
import { emailIn, emailOf, globalId, idOf, keyed, userIn } from "../../../kit/ids.ts";
import { payload } from "../../../kit/payloads.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { IdentityContext } from "../../index.ts";
import type { UserMapper } from "../../mappers.ts";
import type { IdentityGroupMapper, IdentityUserMapper } from "../mappers.ts";
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
    identityGroup: (_, { id }) => ({ groupId: idOf("IdentityGroup", id) }),
  },

  User: {
    // What a list brought with it is answered at once; a promise for each person is not free.
    displayName: (user, _, context) =>
      user.identityUser ? nameOf(user.identityUser) : recordOf(user, context).then(nameOf),
    identityUser: (user, _, context) => user.identityUser ?? recordOf(user, context),
    identityUsers: async (user, _, context) => [...(await recordsOf(user, context))],
  },

  IdentityGroup: {
    ...keyed("IdentityGroup", ({ groupId }: IdentityGroupMapper) => groupId),
    members: ({ groupId }, page, { identity }) => identity.connection("listGroupUsers", { groupId }, page),
  },

  IdentityUser: fromWire(
    User,
    {
      ...keyed("IdentityUser", (user: IdentityUserMapper) => user.id),
      async socialUser({ profile }, _, { exists }) {
        if (!profile?.socialUserId) return null;
        const account = {
          __typename: "SocialUser",
          id: globalId("SocialUser", profile.socialUserId),
        } as const;
        // A profile may name an account that is gone: asked of its owner, all people's in one call.
        const [there] = await exists([account]);
        if (there instanceof Error) throw there;
        return there ? account : null;
      },
      user: ({ profile }) => userIn(profile?.email),
    },
    { renamed: userFields },
  ),

  Mutation: {
    suspendUser(_, { input }, { identity }) {
      const userId = idOf("IdentityUser", input.userId, "userId");
      return payload(async () => {
        await identity.api.suspendUser({ userId });
        // The answer has no body: the state is what the documents say suspending leads to (D1-122).
        const changed = identity.people.update(userId, (user) => ({ ...user, status: "SUSPENDED" }));
        return { identityUser: changed ?? { id: userId, status: "SUSPENDED" as const } };
      });
    },
  },
};
