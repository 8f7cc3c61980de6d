/** Records of a person in directory administration and the HR system. */

import type { Resolvers } from "#generated/identity/resolvers.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { identityLoaders } from "#subgraphs/identity/identity/loaders.ts";
import { idsOfPerson, personNaming } from "#subgraphs/identity/identity/people.ts";
import type { UserMapper } from "#subgraphs/identity/mappers.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { linkedIds, linkedIdType } from "#subgraphs/kit/people/cross-family-ids.ts";
import { familyRecords, matched } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";
import { directoryLoaders, organization, userIds } from "./loaders.ts";
import type { DirectoryUserMapper } from "./mappers.ts";

/** Workers of the HR system with a person's address, from the index of all workers. */
export const workerRecords = familyRecords({
  family: "directory",
  by: "e-mail address",
  reads: directoryLoaders.workers.reads,
  note: "after the list of HR instances",
  async find({ email }: UserMapper, { directory }: IdentityContext) {
    const workers = await directory.workers.find(email);
    return workers && matched(workers);
  },
});

/** Directory users in a person's profile. They are id-only objects, because no operation reads a user. */
const userRecords = familyRecords({
  family: "directory",
  by: `profile.${linkedIdType.directoryUser.attribute}`,
  async find(person: UserMapper, context: IdentityContext) {
    if (!context.serves("identity")) return undefined;
    const organizationId = scopeOf(context.directory, organization, null);
    const ids = linkedIds("directoryUser", { identity: await idsOfPerson(person, context), crm: null });
    return ids.map(({ id, by }) => ({ record: { organizationId, userId: id }, by }));
  },
});

/** The person whose profile contains the id of a directory user. */
export const toPerson = relation(
  { by: `profile.${linkedIdType.directoryUser.attribute}`, reads: identityLoaders.people.reads },
  ({ userId }: Pick<DirectoryUserMapper, "userId">, _args: object, context: IdentityContext) =>
    personNaming("directoryUser", userId, context),
);

export const peopleResolvers: Resolvers = {
  User: {
    directoryHrWorker: workerRecords.one,
    directoryHrWorkers: workerRecords.all,
    directoryUser: userRecords.one,
    directoryUsers: userRecords.all,
    directoryPushEndpoints: relation(
      { ...userRecords.link, reads: directoryLoaders.pushEndpoints.reads },
      async (person: UserMapper, args: object, context: IdentityContext, info) => {
        const user = await userRecords.one(person, args, context, info);
        if (!user) return [];
        return context.directory.pushEndpoints.load(userIds.keyFor(user.organizationId, user.userId));
      },
    ),
  },
};
