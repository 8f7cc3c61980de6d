/** Where clients see what became of a write of the family. */
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
