/** Cards, what they may and what they were used for. */
import { Authorization, AuthorizationRequest, Card } from "../../../../families/banking/contract.ts";
import { emptyConnection } from "../../../kit/connection.ts";
import { idOf, keyed } from "../../../kit/ids.ts";
import { minorUnits } from "../../../kit/money.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { BusinessContext } from "../../index.ts";
import { including, linkIn, listArgs, money, ownerNeeds, records, toOwners } from "../lists.ts";
import type { BankAuthorizationMapper, BankAuthorizationRequestMapper, BankCardMapper } from "../mappers.ts";

const needs = { ...ownerNeeds, card: ["card"] } as const;

const toCard = {
  card(
    row: BankAuthorizationMapper | BankAuthorizationRequestMapper,
    _: unknown,
    { banking }: BusinessContext,
  ) {
    const id = linkIn(row, "card");
    return id === undefined ? null : banking.card.load(id);
  },
};

export const cardResolvers: Resolvers = {
  Banking: {
    card: (_, { id }, { banking }) => banking.card.load(idOf("BankCard", id)),
    cards(_, { filter, orderBy, ...page }, { banking }, info) {
      const args = listArgs(filter, orderBy);
      return args
        ? banking.connection("listCards", args, page, including(info, "BankCard", "account", "customer"))
        : emptyConnection();
    },
    authorizations(_, { filter, orderBy, ...page }, { banking }, info) {
      const args = listArgs(filter, orderBy);
      return args
        ? banking.connection(
            "listAuthorizations",
            args,
            page,
            including(info, "BankAuthorization", "card", "account", "customer"),
          )
        : emptyConnection();
    },
    authorizationRequests(_, { filter, orderBy, ...page }, { banking }, info) {
      const args = listArgs(filter, orderBy);
      return args
        ? banking.connection(
            "listAuthorizationRequests",
            args,
            page,
            including(info, "BankAuthorizationRequest", "card", "account", "customer"),
          )
        : emptyConnection();
    },
  },

  BankCard: fromWire(
    Card,
    {
      __resolveReference: ({ id }, { banking }) => banking.card.load(idOf("BankCard", id)),
      ...keyed("BankCard", (row: BankCardMapper) => row.id),
      ...toOwners,
      limits: ({ id }, _, { banking }) => banking.cardLimits.load(id ?? ""),
      async pinStatus({ id }, _, { banking }) {
        // As the enum spells it: what the bank may say besides becomes OTHER.
        const status = (await banking.pinStatus.load(id ?? ""))?.attributes?.status;
        return status === "NotSet" ? "NOT_SET" : status === "Set" ? "SET" : status == null ? null : "OTHER";
      },
      authorizations: (owner, args, { banking }, info) =>
        records(banking.authorizationsByCard, owner, args, info),
      authorizationRequests: (owner, args, { banking }, info) =>
        records(banking.authorizationRequestsByCard, owner, args, info),
      transactions: (owner, args, { banking }, info) =>
        records(banking.transactionsByCard, owner, args, info),
    },
    { needs: ownerNeeds, renamed: { kind: "type" } },
  ),

  BankCardLimits: {
    daily: ({ attributes }) => ({ currency: attributes?.currency, amounts: attributes?.daily }),
    monthly: ({ attributes }) => ({ currency: attributes?.currency, amounts: attributes?.monthly }),
    dailyTotals: ({ attributes }) => ({ currency: attributes?.currency, amounts: attributes?.dailyTotals }),
  },

  BankCardLimit: {
    withdrawal: ({ currency, amounts }) => minorUnits(amounts?.withdrawal, currency),
    purchase: ({ currency, amounts }) => minorUnits(amounts?.purchase, currency),
    cardTransaction: ({ currency, amounts }) => minorUnits(amounts?.cardTransaction, currency),
  },

  BankAuthorization: fromWire(
    Authorization,
    {
      __resolveReference: ({ id }, { banking }) => banking.authorization.load(idOf("BankAuthorization", id)),
      ...keyed("BankAuthorization", (row: BankAuthorizationMapper) => row.id),
      ...money,
      ...toOwners,
      ...toCard,
    },
    { needs },
  ),

  BankAuthorizationRequest: fromWire(
    AuthorizationRequest,
    {
      __resolveReference: ({ id }, { banking }) =>
        banking.authorizationRequest.load(idOf("BankAuthorizationRequest", id)),
      ...keyed("BankAuthorizationRequest", (row: BankAuthorizationRequestMapper) => row.id),
      ...money,
      ...toOwners,
      ...toCard,
    },
    { needs, renamed: { kind: "type" } },
  ),
};
