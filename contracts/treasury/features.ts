/** Features of a financial account: they are requested, and become active once they are set up. */
import Type from "typebox";
import { form, get, post } from "#contracts/kit/contract.ts";
import { orNull } from "./common.ts";

/** Names of features in the lists of an account. */
export const featureNames = [
  "card_issuing",
  "deposit_insurance",
  "financial_addresses.aba",
  "inbound_transfers.ach",
  "intra_platform_flows",
  "outbound_payments.ach",
  "outbound_payments.us_domestic_wire",
  "outbound_transfers.ach",
  "outbound_transfers.us_domestic_wire",
] as const;

export const Feature = Type.Object({
  requested: Type.Boolean(),
  status: Type.Enum(["active", "pending", "restricted"]),
  /** Reasons why it is not active. */
  status_details: Type.Array(Type.Object({ code: Type.String(), resolution: orNull(Type.String()) })),
});

/** Null if the feature was never requested. */
const feature = orNull(Feature);

export const Features = Type.Object({
  object: Type.Literal("treasury.financial_account_features"),
  card_issuing: feature,
  deposit_insurance: feature,
  intra_platform_flows: feature,
  financial_addresses: Type.Object({ aba: feature }),
  inbound_transfers: Type.Object({ ach: feature }),
  outbound_payments: Type.Object({ ach: feature, us_domestic_wire: feature }),
  outbound_transfers: Type.Object({ ach: feature, us_domestic_wire: feature }),
});

const request = Type.Optional(Type.Object({ requested: Type.Boolean() }));

export const FeatureRequests = Type.Object({
  card_issuing: request,
  deposit_insurance: request,
  intra_platform_flows: request,
  financial_addresses: Type.Optional(Type.Object({ aba: request })),
  inbound_transfers: Type.Optional(Type.Object({ ach: request })),
  outbound_payments: Type.Optional(Type.Object({ ach: request, us_domestic_wire: request })),
  outbound_transfers: Type.Optional(Type.Object({ ach: request, us_domestic_wire: request })),
});

export type FeatureName = (typeof featureNames)[number];
export type Feature = Type.Static<typeof Feature>;
export type Features = Type.Static<typeof Features>;
export type FeatureRequests = Type.Static<typeof FeatureRequests>;

const path = "/v1/treasury/financial_accounts/{financial_account}/features";

export const featureOperations = {
  getFinancialAccountFeatures: get(path, { returns: Features }),
  updateFinancialAccountFeatures: post(path, { body: form(FeatureRequests), returns: Features }),
};
