import { Customer, NewOutboundPayment, OutboundPayment } from "../../../families/treasury/contract.ts";
import { badInput } from "../../kit/errors.ts";
import { idOf, keyed, userIn } from "../../kit/ids.ts";
import { minorUnits, toMinorUnits } from "../../kit/money.ts";
import { payload } from "../../kit/payloads.ts";
import { fromWire, selectedMembers } from "../../kit/readers.ts";
import { neededScope } from "../../kit/scope.ts";
import { toWire } from "../../kit/to-wire.ts";
import type {
  MoneyInput,
  Resolvers,
  TreasuryDestinationInput,
  TreasuryMetadataEntryInput,
  TreasuryPaymentFilter,
} from "../__generated__/resolvers.ts";
import type { BusinessContext } from "../index.ts";
import { account, customerKey } from "./loaders.ts";
import type {
  TreasuryCustomerMapper,
  TreasuryFinancialAccountMapper,
  TreasuryPaymentMapper,
} from "./mappers.ts";

type Treasury = BusinessContext["treasury"];

const [Destination] = OutboundPayment.properties.destination_payment_method_details.anyOf;

const accountIn = (id: string | null | undefined): TreasuryFinancialAccountMapper | null =>
  id ? { financialAccountId: id } : null;

/** A financial account as an argument names it: a global id, the treasury's own, or the configured one. */
const accountOf = (treasury: Treasury, id: string | null | undefined, argument: string) =>
  neededScope(
    treasury,
    { ...account, argument },
    id == null ? id : idOf("TreasuryFinancialAccount", id, argument),
  );

/** The whole customer: what came with the payment, or looked up among payments to them. */
async function customerOf(customer: TreasuryCustomerMapper, treasury: Treasury) {
  const { paidFrom, id, email } = customer;
  if (email !== undefined || !paidFrom || !id) return customer;
  return treasury.customer.load(customerKey(paidFrom, id));
}

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
} as const;

export const treasuryResolvers: Resolvers = {
  Query: {
    treasury: () => ({}),
  },

  Treasury: {
    financialAccount: (_, { id }, { treasury }) => accountIn(accountOf(treasury, id, "id")),
    outboundPayment: (_, { id }, { treasury }) => treasury.payment.load(idOf("TreasuryPayment", id)),
  },

  TreasuryFinancialAccount: {
    ...keyed(
      "TreasuryFinancialAccount",
      (handle: TreasuryFinancialAccountMapper) => handle.financialAccountId,
    ),
    outboundPayments({ financialAccountId }, { filter, ...page }, { treasury }, info) {
      const members = selectedMembers(info, "TreasuryPayment");
      const expand = members.has("customer.name") || members.has("customer.email");
      return treasury.connection(
        "listOutboundPayments",
        { financial_account: financialAccountId, ...listInput(filter ?? {}) },
        page,
        expand ? { expand: ["data.customer"] } : {},
      );
    },
  },

  TreasuryPayment: fromWire(
    OutboundPayment,
    {
      __resolveReference: ({ id }, { treasury }) => treasury.payment.load(idOf("TreasuryPayment", id)),
      ...keyed("TreasuryPayment", (payment: TreasuryPaymentMapper) => payment.id),
      amount: ({ amount, currency }) => minorUnits(amount, currency),
      createdAt: ({ created }) => created,
      expectedArrivalAt: ({ expected_arrival_date }) => expected_arrival_date,
      financialAccount: ({ financial_account }) => accountIn(financial_account),
      customer({ customer, financial_account: paidFrom }) {
        if (!customer) return null;
        return typeof customer === "string" ? { id: customer, paidFrom } : { ...customer, paidFrom };
      },
      metadata: ({ metadata }) =>
        metadata && Object.entries(metadata).map(([key, value]) => ({ key, value: String(value) })),
      payer: ({ destination_payment_method_details }) =>
        userIn(destination_payment_method_details?.billing_details?.email),
    },
    { nested: { customer: "TreasuryCustomer" } },
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

  TreasuryDestination: fromWire(Destination, {
    financialAccount: ({ financial_account }) => accountIn(financial_account?.id),
  }),

  Mutation: {
    async createTreasuryOutboundPayment(_, { input }, { treasury }) {
      const { amount, customer, financialAccount, metadata, destinationPaymentMethodData: data } = input;
      const body = toWire(NewOutboundPayment, {
        ...input,
        ...moneyOf(amount),
        financialAccount: accountOf(treasury, financialAccount, "financialAccount"),
        customer: customer == null ? null : idOf("TreasuryCustomer", customer, "customer"),
        destinationPaymentMethodData: data ? destinationOf(data) : null,
        metadata: metadataOf(metadata),
      });
      return payload(async () => ({ payment: await treasury.api.createOutboundPayment({ body }) }));
    },
  },
};

/** Exact minor units. @throws BAD_USER_INPUT for what is no amount to pay. */
function moneyOf({ amount, currency }: MoneyInput): { amount: number; currency: string } {
  if (!/^[A-Za-z]{3}$/.test(currency)) throw badInput('"currency" is not an ISO 4217 code', "currency");
  const minor = toMinorUnits({ amount, currency }, "amount");
  if (minor < 1) throw badInput('"amount" must be above zero', "amount");
  return { amount: minor, currency: currency.toLowerCase() };
}

const destinationOf = ({ financialAccount: to, metadata, ...data }: TreasuryDestinationInput) => ({
  ...data,
  financialAccount: to == null ? null : idOf("TreasuryFinancialAccount", to, "financialAccount"),
  metadata: metadataOf(metadata),
});

/** Notes by key. A key is written between brackets, which it therefore can not hold. */
function metadataOf(entries: readonly TreasuryMetadataEntryInput[] | null | undefined) {
  if (!entries) return null;
  const notes = new Map(entries.map(({ key, value }) => [key, value]));
  if (notes.size < entries.length) throw badInput('"metadata" has a key twice', "metadata");
  for (const key of notes.keys())
    if (key.trim() === "" || /[[\]]/.test(key))
      throw badInput('"metadata" has a key that can not be sent', "metadata");
  return Object.fromEntries(notes);
}
