/** Cards, what they may and what they were used for. */
import { Authorization, AuthorizationRequest, Card } from "#contracts/banking/index.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { owned, ownerNeeds, related, toOwners } from "#subgraphs/business/banking/links.ts";
import { including, listed, money } from "#subgraphs/business/banking/lists.ts";
import type {
  BankAuthorizationMapper,
  BankAuthorizationRequestMapper,
  BankCardMapper,
} from "#subgraphs/business/banking/mappers.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const needs = { ...ownerNeeds, card: ["card"] } as const;

const toCard = { card: related("card") };

export const cardResolvers: Resolvers = {
  Banking: {
    card: (_, { id }, { banking }) => banking.card.load(idOf("BankCard", id)),
    cards: listed((args, page, { banking }, info) =>
      banking.connection("listCards", args, page, including(info, "BankCard", "account", "customer")),
    ),
    authorizations: listed((args, page, { banking }, info) =>
      banking.connection(
        "listAuthorizations",
        args,
        page,
        including(info, "BankAuthorization", "card", "account", "customer"),
      ),
    ),
    authorizationRequests: listed((args, page, { banking }, info) =>
      banking.connection(
        "listAuthorizationRequests",
        args,
        page,
        including(info, "BankAuthorizationRequest", "card", "account", "customer"),
      ),
    ),
  },

  BankCard: mapWireType(
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
      authorizations: owned("authorizationsByCard"),
      authorizationRequests: owned("authorizationRequestsByCard"),
      transactions: owned("transactionsByCard"),
    },
    { requires: ownerNeeds, renamed: { kind: "type" } },
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

  BankAuthorization: mapWireType(
    Authorization,
    {
      __resolveReference: ({ id }, { banking }) => banking.authorization.load(idOf("BankAuthorization", id)),
      ...keyed("BankAuthorization", (row: BankAuthorizationMapper) => row.id),
      ...money,
      ...toOwners,
      ...toCard,
    },
    { requires: needs },
  ),

  BankAuthorizationRequest: mapWireType(
    AuthorizationRequest,
    {
      __resolveReference: ({ id }, { banking }) =>
        banking.authorizationRequest.load(idOf("BankAuthorizationRequest", id)),
      ...keyed("BankAuthorizationRequest", (row: BankAuthorizationRequestMapper) => row.id),
      ...money,
      ...toOwners,
      ...toCard,
    },
    { requires: needs, renamed: { kind: "type" } },
  ),
};
