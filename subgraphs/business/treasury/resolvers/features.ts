/** Features of a financial account. */
import { FeatureRequests, Features } from "#contracts/treasury/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { ACCOUNT, accountChanged, accountOf, needsReading } from "#subgraphs/business/treasury/accounts.ts";
import { accountFields } from "#subgraphs/business/treasury/loaders.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { selectedMembersIn } from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** True if a body requests any feature, at any depth. */
const asksForAny = (requests: object): boolean =>
  Object.values(requests).some((request: object) => "requested" in request || asksForAny(request));

export const featureResolvers: Resolvers = {
  TreasuryFeatures: mapWireType(Features, {}),

  Mutation: {
    async updateTreasuryFinancialAccountFeatures(_, { input }, { treasury }, info) {
      const id = accountOf(treasury, input.financialAccount, "financialAccount");
      const body = toWire(FeatureRequests, input.features);
      if (!asksForAny(body)) throw badInput('"features" asks for nothing', "features");
      const members = selectedMembersIn(info, "financialAccount", ACCOUNT);
      return payload(async () => {
        const features = await treasury.api.updateFinancialAccountFeatures({ financial_account: id, body });
        accountChanged(treasury, id);
        const others = new Set([...members].filter((member) => member !== "features"));
        const account = needsReading(others) ? await treasury.account.load(id, accountFields(others)) : null;
        return { financialAccount: { ...account, id, features } };
      });
    },
  },
};
