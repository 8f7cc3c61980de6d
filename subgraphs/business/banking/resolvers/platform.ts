/** API tokens, and the bank's records of people. */
import { ApiToken, banking } from "#contracts/banking/index.ts";
import type { BankApiTokenMapper, BankApiUserMapper } from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { type FieldArgs, listArgs } from "#subgraphs/business/banking/lists.ts";
import { apiUserRecords, customerRecords } from "#subgraphs/business/banking/people.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { type Connection, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";

/** The tokens of a user, because the bank has no list for several users. */
const tokensOf = relation(
  { by: "userId", reads: listOf(banking, "listUserApiTokens") },
  async (
    { userId }: BankApiUserMapper,
    { filter, orderBy, ...page }: FieldArgs,
    { banking: bank }: BusinessContext,
  ): Promise<Connection<BankApiTokenMapper>> => {
    const args = listArgs(filter, orderBy);
    if (!args) return emptyConnection();
    const tokens = await bank.connection("listUserApiTokens", { userId, ...args }, page);
    return tokens.map((token) => ({ ...token, userId }));
  },
);

export const platformResolvers: Resolvers = {
  Banking: {
    apiTokens: (_, { userId, ...args }, context) =>
      tokensOf({ userId: idOf("BankApiUser", userId, "userId") }, args, context),
  },

  BankApiToken: mapWireType(ApiToken, {
    ...keyed("BankApiToken"),
    apiUser: relation({ by: "the user whose tokens were listed" }, ({ userId }: BankApiTokenMapper) => ({
      userId,
    })),
  }),

  BankApiUser: {
    __resolveReference: ({ id }) => ({ userId: idOf("BankApiUser", id) }),
    ...keyed("BankApiUser", ({ userId }: BankApiUserMapper) => userId),
    apiTokens: tokensOf,
  },

  User: {
    bankCustomer: customerRecords.one,
    bankCustomers: customerRecords.all,
    bankApiUser: apiUserRecords.one,
    bankApiUsers: apiUserRecords.all,
  },
};
