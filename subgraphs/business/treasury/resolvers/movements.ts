/** Movements of money: inbound transfers, payments to third parties, and transfers to accounts of the owner. */
import type { GraphQLResolveInfo } from "graphql";
import {
  Customer,
  InboundTransfer,
  MethodDetails,
  NewInboundTransfer,
  NewOutboundPayment,
  NewOutboundTransfer,
  OutboundPayment,
  OutboundTransfer,
} from "#contracts/treasury/index.ts";
import type {
  TreasuryCustomerMapper,
  TreasuryInboundTransferMapper,
  TreasuryOutboundPaymentMapper,
  TreasuryOutboundTransferMapper,
} from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { partyFields } from "#subgraphs/business/payment-parties.ts";
import { stateOf } from "#subgraphs/business/payment-states.ts";
import {
  ACCOUNT,
  accountAt,
  accountTo,
  expandsAccount,
  metadataOf,
  movementOf,
  notesIn,
  type Treasury,
} from "#subgraphs/business/treasury/accounts.ts";
import {
  type CustomerPaymentArgs,
  customerOf,
  customerRecords,
  expandsCustomer,
  paymentsOf,
  paymentsTo,
  treasuryCustomersOf,
} from "#subgraphs/business/treasury/customers.ts";
import { account, treasuryLoaders } from "#subgraphs/business/treasury/loaders.ts";
import type { TreasuryFinancialAccountMapper } from "#subgraphs/business/treasury/mappers.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { wireValue } from "#subgraphs/kit/mapping/enum-values.ts";
import { idOf, keyed, userIn } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency, minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { selectedMembers, selectedMembersIn } from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";
import { relation, toUser } from "#subgraphs/kit/people/relations.ts";

const INBOUND = "TreasuryInboundTransfer";
const PAYMENT = "TreasuryOutboundPayment";
const OUTBOUND = "TreasuryOutboundTransfer";

interface Movement {
  readonly amount?: number | null;
  readonly currency?: string | null;
  readonly financial_account?: string | TreasuryFinancialAccountMapper | null;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
}
interface TreasuryContext {
  readonly treasury: Treasury;
}

/** Fields of all movements. The account of a row is read by its id, unless the row contains it. */
const movementFields = {
  amount: ({ amount, currency }: Movement, _: object, { treasury }: TreasuryContext) =>
    minorUnits(amount, currency, configuredCurrency(treasury)),
  financialAccount(
    { financial_account: of }: Movement,
    _: object,
    { treasury }: TreasuryContext,
    info: GraphQLResolveInfo,
  ) {
    if (!of) return null;
    return typeof of === "string" ? accountAt(of, treasury, info) : of;
  },
  metadata: ({ metadata }: Movement) => notesIn(metadata),
};

/** `expand` of a list of transfers, for the selected fields. */
const listExpand = (info: GraphQLResolveInfo, type: string) =>
  expandsAccount(selectedMembers(info, type)) ? { expand: ["data.financial_account" as const] } : undefined;

/** `expand` of a new transfer, for the fields selected in its payload. */
const writeExpand = (info: GraphQLResolveInfo, field: string, type: string) =>
  expandsAccount(selectedMembersIn(info, field, type)) ? { expand: ["financial_account" as const] } : {};

const byCustomer = { by: "id", reads: treasuryLoaders.paymentsTo.reads };

export const movementResolvers: Resolvers = {
  Treasury: {
    inboundTransfer: (_, { id }, { treasury }) => treasury.inboundTransfer.load(idOf(INBOUND, id)),
    outboundPayment: (_, { id }, { treasury }) => treasury.payment.load(idOf(PAYMENT, id)),
  },

  TreasuryFinancialAccount: {
    inboundTransfers({ id }, { filter, ...page }, { treasury }, info) {
      if (filter?.statuses?.length === 0) return emptyConnection();
      const wanted = onlyOne(filter?.statuses, "statuses");
      const status = wireValue(InboundTransfer.properties.status, wanted, "statuses");
      const input = { financial_account: id ?? "", status };
      return treasury.connection("listInboundTransfers", input, page, listExpand(info, INBOUND));
    },
    outboundPayments: ({ id }, { filter, ...page }, { treasury }, info) =>
      paymentsOf(treasury, id ?? "", filter ?? {}, page, info),
    outboundTransfers({ id }, { filter, ...page }, { treasury }, info) {
      if (filter?.statuses?.length === 0) return emptyConnection();
      const wanted = onlyOne(filter?.statuses, "statuses");
      const status = wireValue(OutboundTransfer.properties.status, wanted, "statuses");
      const input = { financial_account: id ?? "", status };
      return treasury.connection("listOutboundTransfers", input, page, listExpand(info, OUTBOUND));
    },
  },

  TreasuryInboundTransfer: mapWireType(
    InboundTransfer,
    {
      __resolveReference: ({ id }, { treasury }) => treasury.inboundTransfer.load(idOf(INBOUND, id)),
      ...keyed(INBOUND, ({ id }: TreasuryInboundTransferMapper) => id),
      ...movementFields,
    },
    { nested: { financialAccount: ACCOUNT } },
  ),

  TreasuryOutboundPayment: mapWireType(
    OutboundPayment,
    {
      __resolveReference: ({ id }, { treasury }) => treasury.payment.load(idOf(PAYMENT, id)),
      ...keyed(PAYMENT, (payment: TreasuryOutboundPaymentMapper) => payment.id),
      ...movementFields,
      state: ({ status }) => stateOf(status),
      customer({ customer, financial_account: paidFrom }) {
        if (!customer) return null;
        return typeof customer === "string" ? { id: customer, paidFrom } : { ...customer, paidFrom };
      },
      ...partyFields(
        () => "OUTGOING",
        { by: "destination_payment_method_details.billing_details.email" },
        (payment: TreasuryOutboundPaymentMapper) =>
          userIn(payment.destination_payment_method_details?.billing_details?.email),
      ),
    },
    { nested: { customer: "TreasuryCustomer" } },
  ),

  TreasuryCustomer: mapWireType(
    Customer,
    {
      ...keyed("TreasuryCustomer"),
      user: relation(
        {
          by: "email",
          reads: treasuryLoaders.paymentsTo.reads,
          note: "only if the customer is not read yet",
        },
        async (customer: TreasuryCustomerMapper, _args: object, { treasury }: BusinessContext) =>
          userIn((await customerOf(customer, treasury))?.email),
      ),
      payments: relation(
        byCustomer,
        (
          customer: TreasuryCustomerMapper,
          args: CustomerPaymentArgs,
          { treasury }: BusinessContext,
          info: GraphQLResolveInfo,
        ) => paymentsTo(customer, args, treasury, info),
      ),
    },
    {
      requires: { user: ["email"] },
      loadFull: (customer: TreasuryCustomerMapper, { treasury }: BusinessContext) =>
        customerOf(customer, treasury),
    },
  ),

  User: {
    treasuryCustomer: customerRecords.one,
    treasuryCustomers: customerRecords.all,
    treasuryPayments: relation(
      { ...byCustomer, by: "profile attribute or custom field" },
      async (
        person: Person,
        args: CustomerPaymentArgs,
        context: BusinessContext,
        info: GraphQLResolveInfo,
      ) => {
        const { treasury } = context;
        if (scopeOf(treasury, account, null) === undefined) return null;
        const ids = await treasuryCustomersOf(person, context);
        if (!ids) return null;
        const [id] = ids;
        if (id === undefined) return emptyConnection();
        const to = { id, paidFrom: undefined };
        return ids.length > 1 ? null : paymentsTo(to, args, treasury, info);
      },
    ),
  },

  TreasuryOutboundTransfer: mapWireType(
    OutboundTransfer,
    { ...keyed(OUTBOUND, ({ id }: TreasuryOutboundTransferMapper) => id), ...movementFields },
    { nested: { financialAccount: ACCOUNT } },
  ),

  TreasuryDestination: mapWireType(MethodDetails, {
    financialAccount: ({ financial_account }, _, { treasury }, info) =>
      financial_account?.id ? accountAt(financial_account.id, treasury, info) : null,
  }),

  TreasuryBillingDetails: mapWireType(MethodDetails.properties.billing_details, { user: toUser("email") }),

  Mutation: {
    async createTreasuryInboundTransfer(_, { input }, { treasury }, info) {
      const transfer = toWire(NewInboundTransfer, { ...input, ...movementOf(treasury, input) });
      const body = { ...transfer, ...writeExpand(info, "inboundTransfer", INBOUND) };
      return payload(async () => {
        const inboundTransfer = await treasury.api.createInboundTransfer({ body });
        return { inboundTransfer };
      });
    },

    async cancelTreasuryInboundTransfer(_, { input }, { treasury }) {
      const id = idOf(INBOUND, input.id);
      return payload(async () => {
        const inboundTransfer = await treasury.api.cancelInboundTransfer({ inbound_transfer: id });
        return { inboundTransfer };
      });
    },

    async createTreasuryOutboundPayment(_, { input }, { treasury }, info) {
      const { customer, destinationPaymentMethodData: data } = input;
      const { displayName: name, ...owner } = data?.billingDetails ?? {};
      const payment = toWire(NewOutboundPayment, {
        ...input,
        ...movementOf(treasury, input),
        customer: customer == null ? null : idOf("TreasuryCustomer", customer, "customer"),
        destinationPaymentMethodData: data && {
          ...data,
          billingDetails: data.billingDetails && { ...owner, name },
          financialAccount: accountTo(data.financialAccount),
          metadata: metadataOf(data.metadata),
        },
      });
      const expanded =
        customer != null && expandsCustomer(selectedMembersIn(info, "outboundPayment", PAYMENT));
      const body = { ...payment, ...(expanded && { expand: ["customer" as const] }) };
      return payload(async () => {
        const outboundPayment = await treasury.api.createOutboundPayment({ body });
        return { outboundPayment };
      });
    },

    async cancelTreasuryOutboundPayment(_, { input }, { treasury }) {
      const id = idOf(PAYMENT, input.id);
      return payload(async () => {
        const outboundPayment = await treasury.api.cancelOutboundPayment({ id });
        return { outboundPayment };
      });
    },

    async createTreasuryOutboundTransfer(_, { input }, { treasury }, info) {
      const { destinationPaymentMethodData: data } = input;
      const transfer = toWire(NewOutboundTransfer, {
        ...input,
        ...movementOf(treasury, input),
        destinationPaymentMethodData: data && {
          ...data,
          financialAccount: accountTo(data.financialAccount),
        },
      });
      const body = { ...transfer, ...writeExpand(info, "outboundTransfer", OUTBOUND) };
      return payload(async () => {
        const outboundTransfer = await treasury.api.createOutboundTransfer({ body });
        return { outboundTransfer };
      });
    },
  },
};
