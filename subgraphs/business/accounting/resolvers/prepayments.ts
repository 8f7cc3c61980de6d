/** Prepayments, and their allocations to invoices. */
import type { GraphQLResolveInfo } from "graphql";
import type { Static } from "typebox";
import { Allocation, LineItem, type Payment, Prepayment } from "#contracts/accounting/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  AccountingPrepaymentFilter,
  AccountingPrepaymentOrder,
  Resolvers,
} from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { prepaymentIds, tenant } from "#subgraphs/business/accounting/ids.ts";
import { accountingLoaders } from "#subgraphs/business/accounting/loaders.ts";
import type {
  AccountingAllocationMapper,
  AccountingPrepaymentMapper,
  InTenant,
} from "#subgraphs/business/accounting/mappers.ts";
import { narrowingOf, orderOf } from "#subgraphs/business/accounting/prepayment-filter.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { emailOf, userIn } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency, majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

const keyOf = ({ tenantId, PrepaymentID }: AccountingPrepaymentMapper) =>
  prepaymentIds.of(tenantId, PrepaymentID);

/** The part of a prepayment that another object contains. Null without an id. */
export const prepaymentIn = (
  part: Wire<NonNullable<Payment["Prepayment"]>> | null | undefined,
  tenantId: string | undefined,
): AccountingPrepaymentMapper | null => (part?.PrepaymentID ? { ...part, tenantId, referred: true } : null);

type Allocating = InTenant<{ readonly Allocations?: Static<typeof Allocation>[] }>;

/** Allocations to invoices, with the tenant of the prepayment. */
export const allocationsOf = ({
  Allocations,
  tenantId,
}: Allocating): AccountingAllocationMapper[] | null | undefined =>
  Allocations?.map((allocation) => ({ ...allocation, tenantId }));

/** The full prepayment, or the part itself if accounting does not find it. */
const wholeOf = async (part: AccountingPrepaymentMapper, { accounting }: BusinessContext) =>
  (await accounting.prepayment.load(prepaymentIds.keyFor(part.tenantId, part.PrepaymentID))) ?? part;

/** Builds a resolver that needs the full prepayment. */
const read =
  <Value>(of: (prepayment: AccountingPrepaymentMapper, context: BusinessContext) => Value) =>
  (prepayment: AccountingPrepaymentMapper, _: unknown, context: BusinessContext) =>
    prepayment.referred
      ? wholeOf(prepayment, context).then((whole) => of(whole, context))
      : of(prepayment, context);

/** The currency of a prepayment, or the configured currency. */
const currencyOf = ({ CurrencyCode }: AccountingPrepaymentMapper, { accounting }: BusinessContext) =>
  CurrencyCode || configuredCurrency(accounting);

const money = (member: "SubTotal" | "TotalTax" | "Total" | "RemainingCredit") =>
  read((prepayment, context) => majorUnits(prepayment[member], currencyOf(prepayment, context)));

/** @throws BAD_USER_INPUT for a number of decimal places other than 2 and 4 */
function placesIn(places: number | null | undefined): number | undefined {
  if (places != null && places !== 2 && places !== 4)
    throw badInput('"unitDecimalPlaces" is 2 or 4', "unitDecimalPlaces");
  return places ?? undefined;
}

const byAddress = { by: "e-mail address", reads: accountingLoaders.prepaymentsByEmail.reads };

interface PrepaymentListArgs extends ConnectionArgs {
  readonly filter?: AccountingPrepaymentFilter | null | undefined;
  readonly orderBy?: readonly AccountingPrepaymentOrder[] | null | undefined;
}

/** The prepayments of a person in the configured tenant. */
async function prepaymentsOf(
  { email }: Person,
  { filter, orderBy, ...page }: PrepaymentListArgs,
  { accounting }: BusinessContext,
  info?: GraphQLResolveInfo,
): Promise<Connection<AccountingPrepaymentMapper>> {
  const { where, since } = narrowingOf(filter);
  if (where.rows === "none") return emptyConnection();
  const tenantId = scopeOf(accounting, tenant, undefined);
  const args = {
    "accounting-tenant-id": tenantId,
    "If-Modified-Since": since,
    where: conditionOf(where),
    order: orderOf(orderBy),
  };
  const list = await accounting.prepaymentsByEmail.load(emailOf(email), args, page, info);
  return list.map((prepayment) => ({ ...prepayment, tenantId }));
}

/** Prepayments of a person's contact. They are the person's records, because accounting has no other. */
export const prepaymentRecords = familyRecords({
  family: "accounting",
  ...byAddress,
  find: async (person: Person, context: BusinessContext) =>
    matched((await prepaymentsOf(person, { first: 1 }, context)).nodes),
  idOf: keyOf,
  several: true,
});

export const prepaymentResolvers: Resolvers = {
  Accounting: {
    prepayment: ({ named }, { id }, { accounting }) =>
      accounting.prepayment.load(prepaymentIds.key(accounting, id, named)),

    async prepayments({ named }, { filter, orderBy, unitDecimalPlaces, ...page }, { accounting }) {
      const unitdp = placesIn(unitDecimalPlaces);
      const tenantId = scopeOf(accounting, tenant, named);
      const { where, since } = narrowingOf(filter);
      if (where.rows === "none") return emptyConnection();
      const input = {
        "accounting-tenant-id": tenantId,
        "If-Modified-Since": since,
        where: conditionOf(where),
        order: orderOf(orderBy),
      };
      const list = await accounting.connection("listPrepayments", input, page, { unitdp });
      return list.map((prepayment) => ({ ...prepayment, tenantId }));
    },
  },

  User: {
    accountingPrepayments: relation(byAddress, prepaymentsOf),
  },

  AccountingPrepayment: mapWireType(
    Prepayment,
    {
      __resolveReference: ({ id }, { accounting }) =>
        accounting.prepayment.load(prepaymentIds.key(accounting, id)),
      id: keyOf,
      upstreamId: ({ PrepaymentID }) => PrepaymentID ?? "",
      tenantId: ({ tenantId }) => tenantId,
      lineItems: read((prepayment, context) =>
        prepayment.LineItems?.map((item) => ({ ...item, currency: currencyOf(prepayment, context) })),
      ),
      subTotal: money("SubTotal"),
      totalTax: money("TotalTax"),
      total: money("Total"),
      remainingCredit: money("RemainingCredit"),
      allocations: (prepayment, _, context) =>
        prepayment.referred && !prepayment.Allocations
          ? wholeOf(prepayment, context).then(allocationsOf)
          : allocationsOf(prepayment),
      user: relation(
        {
          by: "Contact.EmailAddress",
          reads: accountingLoaders.prepayment.reads,
          note: "only if a part of the contact is missing",
        },
        read(({ Contact }) => userIn(Contact?.EmailAddress)),
      ),
    },
    {
      loadFull: async (prepayment: AccountingPrepaymentMapper, context: BusinessContext) =>
        prepayment.referred ? wholeOf(prepayment, context) : null,
    },
  ),

  AccountingLineItem: mapWireType(LineItem, {
    unitAmount: ({ UnitAmount, currency }) => majorUnits(UnitAmount, currency),
    lineAmount: ({ LineAmount, currency }) => majorUnits(LineAmount, currency),
    taxAmount: ({ TaxAmount, currency }) => majorUnits(TaxAmount, currency),
  }),

  AccountingAllocation: mapWireType(Allocation, {
    creditNote: ({ CreditNote, tenantId }) => CreditNote && { ...CreditNote, tenantId },
    overpayment: ({ Overpayment, tenantId }) => Overpayment && { ...Overpayment, tenantId },
    prepayment: ({ Prepayment, tenantId }) => prepaymentIn(Prepayment, tenantId),
  }),
};
