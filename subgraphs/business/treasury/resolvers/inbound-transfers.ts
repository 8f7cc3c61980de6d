/** Money that is drawn into a financial account. */
import { InboundTransfer, NewInboundTransfer } from "../../../../families/treasury/contract.ts";
import { idOf, keyed } from "../../../kit/ids.ts";
import { minorUnits } from "../../../kit/money.ts";
import { payload } from "../../../kit/payloads.ts";
import { fromWire, selectedMembers, selectedMembersIn } from "../../../kit/readers.ts";
import { toWire } from "../../../kit/to-wire.ts";
import type { Resolvers, TreasuryInboundTransferStatus } from "../../__generated__/resolvers.ts";
import { ACCOUNT, accountChanged, accountIdIn, accountIn, accountOf, expandsAccount } from "../accounts.ts";
import { metadataOf, moneyOf, notesIn } from "../inputs.ts";
import type { TreasuryInboundTransferMapper } from "../mappers.ts";

const TRANSFER = "TreasuryInboundTransfer";

const wireStatus = {
  PROCESSING: "processing",
  SUCCEEDED: "succeeded",
  FAILED: "failed",
  CANCELED: "canceled",
} as const satisfies Record<TreasuryInboundTransferStatus, string>;

export const inboundTransferResolvers: Resolvers = {
  Treasury: {
    inboundTransfer: (_, { id }, { treasury }) => treasury.inboundTransfer.load(idOf(TRANSFER, id)),
  },

  TreasuryFinancialAccount: {
    inboundTransfers({ id }, { status, ...page }, { treasury }, info) {
      const expand = expandsAccount(selectedMembers(info, TRANSFER));
      return treasury.connection(
        "listInboundTransfers",
        { financial_account: id ?? "", status: status && wireStatus[status] },
        page,
        expand ? { expand: ["data.financial_account"] } : {},
      );
    },
  },

  TreasuryInboundTransfer: fromWire(
    InboundTransfer,
    {
      __resolveReference: ({ id }, { treasury }) => treasury.inboundTransfer.load(idOf(TRANSFER, id)),
      ...keyed(TRANSFER, ({ id }: TreasuryInboundTransferMapper) => id),
      amount: ({ amount, currency }) => minorUnits(amount, currency),
      createdAt: ({ created }) => created,
      financialAccount: ({ financial_account }, _, { treasury }, info) =>
        accountIn(financial_account, treasury, info),
      metadata: ({ metadata }) => notesIn(metadata),
    },
    {
      renamed: {
        succeededAt: "status_transitions.succeeded_at",
        failedAt: "status_transitions.failed_at",
        canceledAt: "status_transitions.canceled_at",
        failureReason: "failure_details.code",
      },
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
