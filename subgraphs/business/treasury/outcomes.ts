/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const treasuryOutcomes: MutationOutcomes = {
  shownBy: {
    "treasury.financialAccount": ["updateTreasuryFinancialAccount", "closeTreasuryFinancialAccount"],
    "treasury.financialAccount.features": ["updateTreasuryFinancialAccountFeatures"],
    "treasury.financialAccount.inboundTransfers": ["createTreasuryInboundTransfer"],
    "treasury.financialAccount.outboundPayments": ["createTreasuryOutboundPayment"],
    "treasury.financialAccount.outboundTransfers": ["createTreasuryOutboundTransfer"],
    "treasury.inboundTransfer": ["cancelTreasuryInboundTransfer"],
    "treasury.outboundPayment": ["cancelTreasuryOutboundPayment"],
  },
  unobservable: {
    createTreasuryFinancialAccount: "Financial accounts are read by their ids alone.",
  },
};
