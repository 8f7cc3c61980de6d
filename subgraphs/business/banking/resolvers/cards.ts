/** Cards, what they may and what they were used for. */
import { Authorization, AuthorizationRequest, Card } from "#contracts/banking/index.ts";
import type { BankCardLimitMapper, BankCardLimitsMapper } from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { byId, entity } from "#subgraphs/business/banking/entities.ts";
import { including } from "#subgraphs/business/banking/included.ts";
import { ofCard, ownerNeeds, related, toOwners } from "#subgraphs/business/banking/links.ts";
import { listed } from "#subgraphs/business/banking/lists.ts";
import { money } from "#subgraphs/business/banking/money.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { configuredCurrency, minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const needs = { ...ownerNeeds, card: ["card"] } as const;

const toCard = { card: related("card") };

/** Amounts of a card's limits; the bank names their currency once for all of them. */
const limitOf = (
  limits: BankCardLimitsMapper["attributes"],
  amounts: BankCardLimitMapper["amounts"],
  banking: BusinessContext["banking"],
): BankCardLimitMapper => ({ currency: limits?.currency || configuredCurrency(banking), amounts });

export const cardResolvers: Resolvers = {
  Banking: {
    card: byId("BankCard", ({ card }) => card),
    cards: listed((args, page, { banking }, info) =>
      banking.connection("listCards", args, page, including(info, "BankCard")),
    ),
    cardAuthorizations: listed((args, page, { banking }, info) =>
      banking.connection("listAuthorizations", args, page, including(info, "BankCardAuthorization")),
    ),
    cardAuthorizationRequests: listed((args, page, { banking }, info) =>
      banking.connection(
        "listAuthorizationRequests",
        args,
        page,
        including(info, "BankCardAuthorizationRequest"),
      ),
    ),
  },

  BankCard: mapWireType(
    Card,
    {
      ...entity("BankCard", ({ card }) => card),
      ...toOwners,
      limits: ({ id }, _, { banking }) => banking.cardLimits.load(id ?? ""),
      async pinStatus({ id }, _, { banking }) {
        // As the enum spells it: what the bank may say besides becomes OTHER.
        const status = (await banking.pinStatus.load(id ?? ""))?.attributes?.status;
        return status === "NotSet" ? "NOT_SET" : status === "Set" ? "SET" : status == null ? null : "OTHER";
      },
      authorizations: ofCard("authorizationsByCard"),
      authorizationRequests: ofCard("authorizationRequestsByCard"),
      transactions: ofCard("transactionsByCard"),
    },
    { requires: ownerNeeds, renamed: { nameOnCard: "fullName", expirationMonth: "expirationDate" } },
  ),

  BankCardLimits: {
    daily: ({ attributes }, _, { banking }) => limitOf(attributes, attributes?.daily, banking),
    monthly: ({ attributes }, _, { banking }) => limitOf(attributes, attributes?.monthly, banking),
    dailyTotals: ({ attributes }, _, { banking }) => limitOf(attributes, attributes?.dailyTotals, banking),
  },

  BankCardLimit: {
    withdrawal: ({ currency, amounts }) => minorUnits(amounts?.withdrawal, currency),
    purchase: ({ currency, amounts }) => minorUnits(amounts?.purchase, currency),
    cardTransaction: ({ currency, amounts }) => minorUnits(amounts?.cardTransaction, currency),
  },

  BankCardAuthorization: mapWireType(
    Authorization,
    {
      ...entity("BankCardAuthorization", ({ cardAuthorization }) => cardAuthorization),
      ...money,
      ...toOwners,
      ...toCard,
    },
    { requires: needs },
  ),

  BankCardAuthorizationRequest: mapWireType(
    AuthorizationRequest,
    {
      ...entity("BankCardAuthorizationRequest", ({ cardAuthorizationRequest }) => cardAuthorizationRequest),
      ...money,
      ...toOwners,
      ...toCard,
    },
    { requires: needs },
  ),
};
