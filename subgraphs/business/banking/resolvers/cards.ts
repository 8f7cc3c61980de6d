/** Cards with their limits and PIN status. */
import { Card } from "#contracts/banking/index.ts";
import type { BankCardLimitMapper, BankCardLimitsMapper } from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { configuredCurrency, minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** Amounts of a card's limits, with the currency that the bank names once for all limits. */
const limitOf = (
  limits: BankCardLimitsMapper["attributes"],
  amounts: BankCardLimitMapper["amounts"],
  banking: BusinessContext["banking"],
): BankCardLimitMapper => ({ currency: limits?.currency || configuredCurrency(banking), amounts });

export const cardResolvers: Resolvers = {
  BankCard: mapWireType(Card, {
    limits: ({ id }, _, { banking }) => banking.cardLimits.load(id ?? ""),
    async pinStatus({ id }, _, { banking }) {
      // Spelled as in the enum. Undocumented statuses become OTHER.
      const status = (await banking.pinStatus.load(id ?? ""))?.attributes?.status;
      return status === "NotSet" ? "NOT_SET" : status === "Set" ? "SET" : status == null ? null : "OTHER";
    },
  }),

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
};
