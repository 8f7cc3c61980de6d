/** Financial accounts: balances, features, and forwarding of money after they are closed. */
import Type from "typebox";
import { brackets, form, get, post } from "#contracts/kit/contract.ts";
import { Currency, Instant, Metadata, orNull, text } from "./common.ts";

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

/** Minor units by currency. */
const Amounts = Type.Record(Type.String(), Type.Integer());

export const FinancialAddress = Type.Object({
  type: Type.Literal("aba"),
  supported_networks: Type.Array(Type.String()),
  aba: Type.Object({
    account_holder_name: Type.String(),
    /** Only if `expand` requests it. */
    account_number: Type.Optional(Type.String()),
    account_number_last4: Type.String(),
    bank_name: Type.String(),
    routing_number: Type.String(),
  }),
});

const ForwardingSettings = Type.Object({
  type: Type.String({ minLength: 1 }),
  payment_method: text,
  financial_account: text,
});
const PlatformRestrictions = Type.Object({ inbound_flows: text, outbound_flows: text });

export const FinancialAccount = Type.Object({
  id: Type.String(),
  object: Type.Literal("treasury.financial_account"),
  nickname: orNull(Type.String()),
  status: Type.Enum(["open", "closed"]),
  status_details: Type.Object({ closed: orNull(Type.Object({ reasons: Type.Array(Type.String()) })) }),
  country: Type.String(),
  supported_currencies: Type.Array(Type.String()),
  balance: Type.Object({
    /** Available amount. */
    cash: Amounts,
    /** Amount of incoming transfers under way. */
    inbound_pending: Amounts,
    /** Amount of outgoing payments and transfers under way. */
    outbound_pending: Amounts,
  }),
  active_features: Type.Array(Type.String()),
  pending_features: Type.Array(Type.String()),
  restricted_features: Type.Array(Type.String()),
  /** Only if `expand` requests them. */
  features: Type.Optional(Features),
  /** Empty until `financial_addresses.aba` is active. */
  financial_addresses: Type.Array(FinancialAddress),
  platform_restrictions: PlatformRestrictions,
  forwarding_settings: orNull(ForwardingSettings),
  created: Instant,
  metadata: Metadata,
});

const expandable = Type.Enum(["features", "financial_addresses.aba.account_number"]);
const expand = Type.Optional(Type.Array(expandable));
const currencies = Type.Array(Currency, { minItems: 1 });

const settable = {
  nickname: text,
  features: Type.Optional(FeatureRequests),
  platform_restrictions: Type.Optional(PlatformRestrictions),
  metadata: Type.Optional(Metadata),
  expand,
};

export const NewFinancialAccount = Type.Object({ supported_currencies: currencies, ...settable });
export const FinancialAccountUpdate = Type.Object({
  supported_currencies: Type.Optional(currencies),
  ...settable,
  forwarding_settings: Type.Optional(ForwardingSettings),
});
export const FinancialAccountClosing = Type.Object({
  forwarding_settings: Type.Optional(ForwardingSettings),
  expand,
});

export type FeatureName = (typeof featureNames)[number];
export type Feature = Type.Static<typeof Feature>;
export type Features = Type.Static<typeof Features>;
export type FeatureRequests = Type.Static<typeof FeatureRequests>;
export type FinancialAccount = Type.Static<typeof FinancialAccount>;
export type FinancialAddress = Type.Static<typeof FinancialAddress>;
export type ForwardingSettings = Type.Static<typeof ForwardingSettings>;
export type FinancialAccountUpdate = Type.Static<typeof FinancialAccountUpdate>;
export type AccountExpand = readonly Type.Static<typeof expandable>[];

const accounts = "/v1/treasury/financial_accounts";

export const financialAccountOperations = {
  createFinancialAccount: post(accounts, { body: form(NewFinancialAccount), returns: FinancialAccount }),
  getFinancialAccount: get(`${accounts}/{financial_account}`, {
    query: { expand: brackets(expandable) },
    returns: FinancialAccount,
  }),
  updateFinancialAccount: post(`${accounts}/{financial_account}`, {
    body: form(FinancialAccountUpdate),
    returns: FinancialAccount,
  }),
  closeFinancialAccount: post(`${accounts}/{financial_account}/close`, {
    body: form(FinancialAccountClosing, { optional: true }),
    returns: FinancialAccount,
  }),
  getFinancialAccountFeatures: get(`${accounts}/{financial_account}/features`, { returns: Features }),
  updateFinancialAccountFeatures: post(`${accounts}/{financial_account}/features`, {
    body: form(FeatureRequests),
    returns: Features,
  }),
};
