/** Financial accounts: read, created, updated and closed. */

import {
  FeatureRequests,
  Features,
  FinancialAccount,
  FinancialAccountClosing,
  FinancialAccountUpdate,
  FinancialAddress,
  NewFinancialAccount,
} from "#contracts/treasury/index.ts";
import type { Resolvers, TreasuryForwardingSettingsInput } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import {
  ACCOUNT,
  accountAt,
  accountOf,
  accountTo,
  currencyOf,
  metadataOf,
  needsReading,
  notesIn,
} from "#subgraphs/business/treasury/accounts.ts";
import { accountExpand, accountFields } from "#subgraphs/business/treasury/loaders.ts";
import type { TreasuryFinancialAccountMapper } from "#subgraphs/business/treasury/mappers.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { referencedMembers, selectedMembersIn } from "#subgraphs/kit/mapping/selected-members.ts";
import { holdsValue, toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const [ForwardingSettings] = FinancialAccount.properties.forwarding_settings.anyOf;

/** Converts amounts by currency to a list. */
function amounts(byCurrency: Readonly<Record<string, unknown>> | null | undefined) {
  if (!byCurrency) return null;
  return Object.entries(byCurrency).flatMap(([currency, amount]) => minorUnits(amount, currency) ?? []);
}

function currenciesOf(codes: readonly string[]): string[] {
  if (codes.length === 0) throw badInput('"supportedCurrencies" is empty', "supportedCurrencies");
  return codes.map((code) => currencyOf(code, "supportedCurrencies"));
}

const forwardingOf = (settings: TreasuryForwardingSettingsInput | null | undefined) =>
  settings && { ...settings, financialAccount: accountTo(settings.financialAccount) };

/** True if a body requests any feature, at any depth. */
const asksForAny = (requests: object): boolean =>
  Object.values(requests).some((request: object) => "requested" in request || asksForAny(request));

export const financialAccountResolvers: Resolvers = {
  Query: {
    treasury: () => ({}),
  },

  Treasury: {
    financialAccount: (_, { id }, { treasury }, info) =>
      accountAt(accountOf(treasury, id, "id"), treasury, info),
  },

  TreasuryFinancialAccount: mapWireType(
    FinancialAccount,
    {
      __resolveReference({ id }, { treasury }, info) {
        const members = referencedMembers(info, ACCOUNT);
        return treasury.account.load(idOf(ACCOUNT, id), members && accountFields(members));
      },
      ...keyed(ACCOUNT, ({ id }: TreasuryFinancialAccountMapper) => id),
      supportedCurrencies: ({ supported_currencies: codes }) => codes?.map((code) => code.toUpperCase()),
      features: ({ id, features }, _, { treasury }) => features ?? (id ? treasury.features.load(id) : null),
      metadata: ({ metadata }) => notesIn(metadata),
    },
    { nested: { financialAddresses: "TreasuryFinancialAddress" } },
  ),

  TreasuryBalance: {
    cash: ({ cash }) => amounts(cash),
    inboundPending: ({ inbound_pending }) => amounts(inbound_pending),
    outboundPending: ({ outbound_pending }) => amounts(outbound_pending),
  },

  TreasuryFinancialAddress: mapWireType(
    FinancialAddress,
    {},
    { requires: { accountNumber: ["account_number"] } },
  ),

  TreasuryFeatures: mapWireType(Features, {}),

  TreasuryForwardingSettings: mapWireType(ForwardingSettings, {
    financialAccount: ({ financial_account: to }, _, { treasury }, info) =>
      to ? accountAt(to, treasury, info) : null,
  }),

  Mutation: {
    async createTreasuryFinancialAccount(_, { input }, { treasury }, info) {
      const body = {
        ...toWire(NewFinancialAccount, {
          ...input,
          supportedCurrencies: currenciesOf(input.supportedCurrencies),
          metadata: metadataOf(input.metadata),
        }),
        expand: [...accountExpand(selectedMembersIn(info, "financialAccount", ACCOUNT))],
      };
      return payload(async () => ({
        financialAccount: await treasury.api.createFinancialAccount({ body }),
      }));
    },

    async updateTreasuryFinancialAccount(_, { input }, { treasury }, info) {
      const { financialAccount, supportedCurrencies, forwardingSettings, metadata, ...rest } = input;
      const financial_account = accountOf(treasury, financialAccount, "financialAccount");
      const changes = toWire(FinancialAccountUpdate, {
        ...rest,
        supportedCurrencies: supportedCurrencies ? currenciesOf(supportedCurrencies) : null,
        forwardingSettings: forwardingOf(forwardingSettings),
        metadata: metadataOf(metadata),
      });
      // Nested inputs without values are not sent in a form body.
      if (!holdsValue(changes)) throw badInput('"input" holds nothing to change', "input");
      const expand = [...accountExpand(selectedMembersIn(info, "financialAccount", ACCOUNT))];
      return payload(async () => {
        const body = { ...changes, expand };
        const account = await treasury.api.updateFinancialAccount({ financial_account, body });
        return { financialAccount: account };
      });
    },

    async closeTreasuryFinancialAccount(_, { input }, { treasury }, info) {
      const financial_account = idOf(ACCOUNT, input.financialAccount, "financialAccount");
      const body = {
        ...toWire(FinancialAccountClosing, { forwardingSettings: forwardingOf(input.forwardingSettings) }),
        expand: [...accountExpand(selectedMembersIn(info, "financialAccount", ACCOUNT))],
      };
      return payload(async () => {
        const account = await treasury.api.closeFinancialAccount({ financial_account, body });
        return { financialAccount: account };
      });
    },

    async updateTreasuryFinancialAccountFeatures(_, { input }, { treasury }, info) {
      const id = accountOf(treasury, input.financialAccount, "financialAccount");
      const body = toWire(FeatureRequests, input.features);
      if (!asksForAny(body)) throw badInput('"features" asks for nothing', "features");
      const members = selectedMembersIn(info, "financialAccount", ACCOUNT);
      return payload(async () => {
        const features = await treasury.api.updateFinancialAccountFeatures({ financial_account: id, body });
        const others = new Set([...members].filter((member) => member !== "features"));
        const account = needsReading(others) ? await treasury.account.load(id, accountFields(others)) : null;
        return { financialAccount: { ...account, id, features } };
      });
    },
  },
};
