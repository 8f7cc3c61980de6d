/** Inbound transfers, which move money into a financial account. */
import { InboundTransfer, inboundTransferStatuses, NewInboundTransfer } from "#contracts/treasury/index.ts";
import type { TreasuryInboundTransferMapper } from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import {
  ACCOUNT,
  accountChanged,
  accountIdIn,
  accountIn,
  accountOf,
  expandsAccount,
} from "#subgraphs/business/treasury/accounts.ts";
import { metadataOf, moneyOf, notesIn, statusIn } from "#subgraphs/business/treasury/inputs.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency, minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { selectedMembers, selectedMembersIn } from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const TRANSFER = "TreasuryInboundTransfer";

export const inboundTransferResolvers: Resolvers = {
  Treasury: {
    inboundTransfer: (_, { id }, { treasury }) => treasury.inboundTransfer.load(idOf(TRANSFER, id)),
  },

  TreasuryFinancialAccount: {
    inboundTransfers({ id }, { filter, ...page }, { treasury }, info) {
      if (filter?.statuses?.length === 0) return emptyConnection();
      const expand = expandsAccount(selectedMembers(info, TRANSFER));
      return treasury.connection(
        "listInboundTransfers",
        { financial_account: id ?? "", status: statusIn(inboundTransferStatuses, filter?.statuses) },
        page,
        expand ? { expand: ["data.financial_account"] } : {},
      );
    },
  },

  TreasuryInboundTransfer: mapWireType(
    InboundTransfer,
    {
      __resolveReference: ({ id }, { treasury }) => treasury.inboundTransfer.load(idOf(TRANSFER, id)),
      ...keyed(TRANSFER, ({ id }: TreasuryInboundTransferMapper) => id),
      amount: ({ amount, currency }, _, { treasury }) =>
        minorUnits(amount, currency, configuredCurrency(treasury)),
      createdAt: ({ created }) => created,
      financialAccount: ({ financial_account }, _, { treasury }, info) =>
        accountIn(financial_account, treasury, info),
      metadata: ({ metadata }) => notesIn(metadata),
    },
    {
      nested: { financialAccount: ACCOUNT },
    },
  ),

  Mutation: {
    async createTreasuryInboundTransfer(_, { input }, { treasury }, info) {
      const { amount, financialAccount, metadata, ...rest } = input;
      const id = accountOf(treasury, financialAccount, "financialAccount");
      const transfer = toWire(NewInboundTransfer, {
        ...rest,
        ...moneyOf(amount),
        financialAccount: id,
        metadata: metadataOf(metadata),
      });
      const expanded = expandsAccount(selectedMembersIn(info, "inboundTransfer", TRANSFER));
      return payload(async () => {
        const body = { ...transfer, ...(expanded && { expand: ["financial_account" as const] }) };
        const inboundTransfer = await treasury.api.createInboundTransfer({ body });
        accountChanged(treasury, id);
        return { inboundTransfer };
      });
    },

    async cancelTreasuryInboundTransfer(_, { input }, { treasury }) {
      const id = idOf(TRANSFER, input.id);
      return payload(async () => {
        const inboundTransfer = await treasury.api.cancelInboundTransfer({ inbound_transfer: id });
        treasury.inboundTransfer.clear(id);
        accountChanged(treasury, accountIdIn(inboundTransfer?.financial_account));
        return { inboundTransfer };
      });
    },
  },
};
