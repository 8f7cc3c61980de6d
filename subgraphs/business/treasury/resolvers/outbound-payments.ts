/** Money that is paid to somebody else. */
import { Customer, NewOutboundPayment, OutboundPayment } from "../../../../families/treasury/contract.ts";
import { idOf, keyed, userIn } from "../../../kit/ids.ts";
import { minorUnits } from "../../../kit/money.ts";
import { payload } from "../../../kit/payloads.ts";
import { fromWire, selectedMembers, selectedMembersIn } from "../../../kit/readers.ts";
import { toWire } from "../../../kit/to-wire.ts";
import type {
  Resolvers,
  TreasuryDestinationInput,
  TreasuryPaymentFilter,
  TreasuryPaymentStatus,
} from "../../__generated__/resolvers.ts";
import type { BusinessContext } from "../../index.ts";
import { ACCOUNT, accountChanged, accountIn, accountOf, type Treasury } from "../accounts.ts";
import { metadataOf, moneyOf, notesIn } from "../inputs.ts";
import { customerKey } from "../loaders.ts";
import type { TreasuryCustomerMapper, TreasuryPaymentMapper } from "../mappers.ts";

const PAYMENT = "TreasuryPayment";

/** The whole customer: what came with the payment, or looked up among payments to them. */
async function customerOf(customer: TreasuryCustomerMapper, treasury: Treasury) {
  const { paidFrom, id, email } = customer;
  if (email !== undefined || !paidFrom || !id) return customer;
  return treasury.customer.load(customerKey(paidFrom, id));
}

/** Whether payments are to hold their customer: where more than its id is selected. */
const expandsCustomer = (members: ReadonlySet<string>) =>
  members.has("customer.name") || members.has("customer.email");

/** Whole seconds, as the treasury reckons: an instant within a second lies after its start. */
const seconds = (instant: string | null | undefined) =>
  instant == null ? undefined : Math.ceil(Date.parse(instant) / 1_000);

function listInput({ status, customerId, since, until }: TreasuryPaymentFilter) {
  const created = { gte: seconds(since), lt: seconds(until) };
  return {
    status: status && wireStatus[status],
    customer: customerId == null ? null : idOf("TreasuryCustomer", customerId, "customerId"),
    created: since == null && until == null ? null : created,
  };
}

const wireStatus = {
  PROCESSING: "processing",
  FAILED: "failed",
  POSTED: "posted",
  RETURNED: "returned",
  CANCELED: "canceled",
} as const satisfies Record<TreasuryPaymentStatus, string>;

const destinationOf = ({ financialAccount: to, metadata, ...data }: TreasuryDestinationInput) => ({
  ...data,
  financialAccount: to == null ? null : idOf(ACCOUNT, to, "financialAccount"),
  metadata: metadataOf(metadata),
});

export const outboundPaymentResolvers: Resolvers = {
  Treasury: {
    outboundPayment: (_, { id }, { treasury }) => treasury.payment.load(idOf(PAYMENT, id)),
  },

  TreasuryFinancialAccount: {
    outboundPayments({ id }, { filter, ...page }, { treasury }, info) {
      return treasury.connection(
        "listOutboundPayments",
        { financial_account: id ?? "", ...listInput(filter ?? {}) },
        page,
        expandsCustomer(selectedMembers(info, PAYMENT)) ? { expand: ["data.customer"] } : {},
      );
    },
  },

  TreasuryPayment: fromWire(
    OutboundPayment,
    {
      __resolveReference: ({ id }, { treasury }) => treasury.payment.load(idOf(PAYMENT, id)),
      ...keyed(PAYMENT, (payment: TreasuryPaymentMapper) => payment.id),
      amount: ({ amount, currency }) => minorUnits(amount, currency),
      createdAt: ({ created }) => created,
      expectedArrivalAt: ({ expected_arrival_date }) => expected_arrival_date,
      financialAccount: ({ financial_account }, _, { treasury }, info) =>
        accountIn(financial_account, treasury, info),
      customer({ customer, financial_account: paidFrom }) {
        if (!customer) return null;
        return typeof customer === "string" ? { id: customer, paidFrom } : { ...customer, paidFrom };
      },
      metadata: ({ metadata }) => notesIn(metadata),
      payer: ({ destination_payment_method_details }) =>
        userIn(destination_payment_method_details?.billing_details?.email),
    },
    {
      renamed: {
        postedAt: "status_transitions.posted_at",
        failedAt: "status_transitions.failed_at",
        returnedAt: "status_transitions.returned_at",
        canceledAt: "status_transitions.canceled_at",
        failureReason: "failure_details.code",
        returnReason: "returned_details.code",
      },
      nested: { customer: "TreasuryCustomer" },
    },
  ),

  TreasuryCustomer: fromWire(
    Customer,
    {
      ...keyed("TreasuryCustomer", ({ id }: TreasuryCustomerMapper) => id),
      user: async (customer, _, { treasury }) => userIn((await customerOf(customer, treasury))?.email),
    },
    {
      needs: { user: ["email"] },
      whole: (customer: TreasuryCustomerMapper, { treasury }: BusinessContext) =>
        customerOf(customer, treasury),
    },
  ),

  Mutation: {
    async createTreasuryOutboundPayment(_, { input }, { treasury }, info) {
      const { amount, customer, financialAccount, metadata, destinationPaymentMethodData: data } = input;
      const id = accountOf(treasury, financialAccount, "financialAccount");
      const payment = toWire(NewOutboundPayment, {
        ...input,
        ...moneyOf(amount),
        financialAccount: id,
        customer: customer == null ? null : idOf("TreasuryCustomer", customer, "customer"),
        destinationPaymentMethodData: data ? destinationOf(data) : null,
        metadata: metadataOf(metadata),
      });
      const expanded = customer != null && expandsCustomer(selectedMembersIn(info, "payment", PAYMENT));
      return payload(async () => {
        const body = { ...payment, ...(expanded && { expand: ["customer" as const] }) };
        const made = await treasury.api.createOutboundPayment({ body });
        accountChanged(treasury, id);
        return { payment: made };
      });
    },

    async cancelTreasuryOutboundPayment(_, { input }, { treasury }) {
      const id = idOf(PAYMENT, input.id);
      return payload(async () => {
        const payment = await treasury.api.cancelOutboundPayment({ id });
        treasury.payment.clear(id);
        accountChanged(treasury, payment?.financial_account);
        return { payment };
      });
    },
  },
};
