/** Outbound transfers, which move money to another account of the owner. */
import {
  MethodDetails,
  NewOutboundTransfer,
  OutboundTransfer,
  outboundTransferStatuses,
} from "#contracts/treasury/index.ts";
import type { TreasuryOutboundTransferMapper } from "#generated/business/mappers.ts";
import type { Resolvers, TreasuryTransferDestinationInput } from "#generated/business/resolvers.ts";
import {
  ACCOUNT,
  accountAt,
  accountChanged,
  accountIn,
  accountOf,
  expandsAccount,
} from "#subgraphs/business/treasury/accounts.ts";
import { metadataOf, moneyOf, notesIn, statusIn } from "#subgraphs/business/treasury/inputs.ts";
import { outboundNames } from "#subgraphs/business/treasury/outbound-names.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency, minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { selectedMembers, selectedMembersIn } from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

const TRANSFER = "TreasuryOutboundTransfer";

const destinationOf = ({ type, financialAccount: to }: TreasuryTransferDestinationInput) => ({
  type,
  financialAccount: to == null ? null : idOf(ACCOUNT, to, "financialAccount"),
});

export const outboundTransferResolvers: Resolvers = {
  TreasuryFinancialAccount: {
    outboundTransfers({ id }, { filter, ...page }, { treasury }, info) {
      if (filter?.statuses?.length === 0) return emptyConnection();
      const expand = expandsAccount(selectedMembers(info, TRANSFER));
      return treasury.connection(
        "listOutboundTransfers",
        { financial_account: id ?? "", status: statusIn(outboundTransferStatuses, filter?.statuses) },
        page,
        expand ? { expand: ["data.financial_account"] } : {},
      );
    },
  },

  TreasuryOutboundTransfer: mapWireType(
    OutboundTransfer,
    {
      ...keyed(TRANSFER, ({ id }: TreasuryOutboundTransferMapper) => id),
      amount: ({ amount, currency }, _, { treasury }) =>
        minorUnits(amount, currency, configuredCurrency(treasury)),
      createdAt: ({ created }) => created,
      expectedArrivalAt: ({ expected_arrival_date }) => expected_arrival_date,
      financialAccount: ({ financial_account }, _, { treasury }, info) =>
        accountIn(financial_account, treasury, info),
      metadata: ({ metadata }) => notesIn(metadata),
    },
    {
      renamed: outboundNames,
      nested: { financialAccount: ACCOUNT },
    },
  ),

  // Source and destination of money, for transfers and payments.
  TreasuryDestination: mapWireType(MethodDetails, {
    financialAccount: ({ financial_account }, _, { treasury }, info) =>
      financial_account?.id ? accountAt(financial_account.id, treasury, info) : null,
  }),

  TreasuryBillingDetails: mapWireType(MethodDetails.properties.billing_details, { user: toUser("email") }),

  Mutation: {
    async createTreasuryOutboundTransfer(_, { input }, { treasury }, info) {
      const { amount, financialAccount, metadata, destinationPaymentMethodData: data, ...rest } = input;
      const id = accountOf(treasury, financialAccount, "financialAccount");
      const transfer = toWire(NewOutboundTransfer, {
        ...rest,
        ...moneyOf(amount),
        financialAccount: id,
        destinationPaymentMethodData: data ? destinationOf(data) : null,
        metadata: metadataOf(metadata),
      });
      const expanded = expandsAccount(selectedMembersIn(info, "outboundTransfer", TRANSFER));
      return payload(async () => {
        const body = { ...transfer, ...(expanded && { expand: ["financial_account" as const] }) };
        const outboundTransfer = await treasury.api.createOutboundTransfer({ body });
        accountChanged(treasury, id);
        return { outboundTransfer };
      });
    },
  },
};
