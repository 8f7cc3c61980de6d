/** Payments of all families in this subgraph: read by id, and merged lists. */
import type { GraphQLResolveInfo } from "graphql";
import { outboundPaymentStatuses } from "#contracts/treasury/index.ts";
import type {
  PaymentFamily,
  PaymentFilter,
  PaymentOrder,
  PaymentStatus,
  TreasuryOutboundPaymentFilter,
} from "#generated/business/inputs.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { isFamilyFailure } from "#subgraphs/kit/calls/family-status.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { type MergedSource, mergeNewestFirst } from "#subgraphs/kit/loading/merged-lists.ts";
import { idOf, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";
import { paymentIds } from "./accounting/ids.ts";
import { readsOwned } from "./banking/collections.ts";
import { selectedLinks } from "./banking/included.ts";
import { type BankPaymentListArgs, bankPayments, paymentsOfPerson } from "./banking/resolvers/payments.ts";
import type { BusinessContext } from "./context.ts";
import type { PaymentConnectionMapper, PaymentMapper, PaymentSourceMapper } from "./mappers.ts";
import { accountingSource, included } from "./payment-sources.ts";
import { statusesOf } from "./payment-states.ts";
import { paymentsOutOf, treasuryCustomersOf } from "./treasury/customers.ts";
import { account } from "./treasury/loaders.ts";

interface PaymentListArgs extends ConnectionArgs {
  readonly filter?: PaymentFilter | null | undefined;
  readonly orderBy?: readonly PaymentOrder[] | null | undefined;
}

/** Readers of the lists of payments, one for each family that has one. */
interface Origins {
  /** Name of the list and its owner. Cursors are valid only for this list. */
  readonly scope: string;
  readonly bank: (args: BankPaymentListArgs) => Promise<Connection<PaymentMapper>>;
  /** Account and customers of the treasury's payments, or the reason why none can be listed. */
  readonly treasury: () => Promise<TreasuryOrigin>;
}

type TreasuryOrigin =
  | { readonly account: string; readonly customers?: readonly string[] }
  | { readonly notConfigured: string };

/** The time by which a family sorts its payments. */
const createdAt = (payment: PaymentMapper) =>
  "created" in payment ? payment.created : "attributes" in payment ? payment.attributes?.createdAt : null;

/** Payments of all families that list them, newest first. */
async function paymentsOf(
  { filter, orderBy, ...page }: PaymentListArgs,
  origins: Origins,
  context: BusinessContext,
  info: GraphQLResolveInfo,
): Promise<PaymentConnectionMapper> {
  const { families, directions } = filter ?? {};
  const asks = (family: PaymentFamily) => !families || families.includes(family);
  const statuses = statusesOf(filter);
  const sources: PaymentSourceMapper[] = [];
  const lists: (MergedSource<PaymentMapper> & { readonly family: PaymentFamily })[] = [];
  const out = (family: PaymentFamily, status: PaymentSourceMapper["status"], reason: string) =>
    sources.push({ family, status, reason });

  if (!asks("BANKING")) out("BANKING", "NOT_REQUESTED", notNamed);
  else if (!context.serves("banking")) out("BANKING", "NOT_CONFIGURED", "The bank is not configured.");
  else {
    const own = { statuses, directions, createdAt: filter?.createdAt };
    const read = (part: ConnectionArgs) => origins.bank({ filter: own, orderBy, ...part });
    sources.push(included("BANKING"));
    lists.push({ family: "BANKING", name: "banking", read, createdAt });
  }

  if (!asks("TREASURY")) out("TREASURY", "NOT_REQUESTED", notNamed);
  else if (!context.serves("treasury"))
    out("TREASURY", "NOT_CONFIGURED", "The treasury service is not configured.");
  else if (directions && !directions.includes("OUTGOING")) out("TREASURY", "NOT_REQUESTED", onlyOutgoing);
  else {
    if (orderBy?.some(({ direction }) => direction !== "DESC")) throw oldestFirst();
    const origin = await origins.treasury().catch(asFailed);
    if ("failed" in origin) {
      sources.push(included("TREASURY"));
      const read = () => Promise.reject(origin.failed);
      lists.push({ family: "TREASURY", name: "treasury", read, createdAt });
    } else if ("notConfigured" in origin) out("TREASURY", "NOT_CONFIGURED", origin.notConfigured);
    else {
      sources.push(included("TREASURY"));
      for (const { name, filter: own } of treasuryFilters(origin.customers, statuses, filter?.createdAt))
        lists.push({
          family: "TREASURY",
          name,
          read: (part) => paymentsOutOf(context.treasury, origin.account, own, part, info),
          createdAt,
        });
    }
  }
  sources.push(
    asks("ACCOUNTING")
      ? accountingSource
      : { ...accountingSource, status: "NOT_REQUESTED", reason: notNamed },
  );

  if (lists.length === 0) return { page: emptyConnection(), sources };
  const [only] = lists;
  if (only && lists.length === 1) return { page: await only.read(page), sources };
  const scope = JSON.stringify([origins.scope, filter ?? null]);
  const merged = await mergeNewestFirst(lists, page, scope);
  const down = new Set(lists.flatMap(({ name, family }) => (merged.failed.has(name) ? [family] : [])));
  return {
    page: merged.page,
    sources: sources.map((source) =>
      down.has(source.family) ? { ...source, status: "UNAVAILABLE", reason: unavailable } : source,
    ),
  };
}

/** Returns the failure of a family. Only the list of this family fails, not the other lists. */
function asFailed(error: unknown): { readonly failed: unknown } {
  if (!isFamilyFailure(error)) throw error;
  return { failed: error };
}

const notNamed = "`filter.families` does not name it.";
const onlyOutgoing =
  "Payments of the treasury service are outgoing; `filter.directions` does not select them.";
const unavailable = "The service could not be read. Read the list again from its start to have its payments.";
const oldestFirst = () =>
  badInput(
    'The treasury service lists its newest payments first: ask for the other order with "families: [BANKING]"',
    "orderBy",
  );

/** One list for each status and customer, because the treasury filters by one of each. */
function treasuryFilters(
  customers: readonly string[] | undefined,
  statuses: readonly PaymentStatus[] | undefined,
  createdAt: PaymentFilter["createdAt"],
): { readonly name: string; readonly filter: TreasuryOutboundPaymentFilter }[] {
  const known = outboundPaymentStatuses.filter((status) =>
    statuses?.some((one) => one.toLowerCase() === status),
  );
  return (customers?.map((id) => [id]) ?? [undefined]).flatMap((customerIds) => {
    const all = { customerIds, createdAt };
    const name = ["treasury", ...(customerIds ?? [])].join(" ");
    if (!statuses) return [{ name, filter: all }];
    return known.map((status) => ({
      name: `${name} ${status}`,
      filter: { ...all, statuses: [treasuryStatus[status]] },
    }));
  });
}

const treasuryStatus = {
  processing: "PROCESSING",
  failed: "FAILED",
  posted: "POSTED",
  returned: "RETURNED",
  canceled: "CANCELED",
} as const;

export const paymentResolvers: Resolvers = {
  Query: {
    payment(_, { id }, { accounting, banking, treasury }, info) {
      const { type = "" } = parseGlobalId(id) ?? {};
      // Types of families that are not configured are not in the schema.
      switch (info.schema.getType(type)?.name) {
        case "BankPayment":
          return banking
            .byId("listPayments")
            .load(idOf("BankPayment", id), selectedLinks(info, "BankPayment", "listPayments"));
        case "AccountingPayment":
          return accounting.payment.load(paymentIds.key(accounting, id));
        case "TreasuryOutboundPayment":
          return treasury.payment.load(idOf("TreasuryOutboundPayment", id));
        default:
          throw badInput('"id" must be the global id of a payment', "id");
      }
    },

    payments: (_, args, context, info) =>
      paymentsOf(
        args,
        {
          scope: "payments",
          bank: (own) => bankPayments(own, context.banking, info),
          async treasury() {
            const configured = scopeOf(context.treasury, account, null);
            return configured === undefined ? noAccount : { account: configured };
          },
        },
        context,
        info,
      ),
  },

  User: {
    allPayments: relation(
      {
        by: "e-mail address, then customers' ids; profile attribute or custom field",
        reads: readsOwned("listPayments", "customer"),
        note: "and one list of the treasury for each person",
      },
      (person: Person, args: PaymentListArgs, context: BusinessContext, info: GraphQLResolveInfo) =>
        paymentsOf(
          args,
          {
            scope: `payments of ${person.email}`,
            bank: (own) => paymentsOfPerson(person.email, own, context.banking, info),
            treasury: () => customerOf(person, context),
          },
          context,
          info,
        ),
    ),
  },

  PaymentConnection: {
    nodes: ({ page }) => page.nodes.slice(),
    edges: ({ page }) => page.edges,
    pageInfo: ({ page }) => page.pageInfo,
    totalCount: ({ page }) => page.totalCount,
  },

  PaymentSource: { service: ({ family }) => family },

  Payment: {
    __resolveType(payment) {
      if ("tenantId" in payment) return "AccountingPayment";
      return "object" in payment ? "TreasuryOutboundPayment" : "BankPayment";
    },
  },
};

/** Limit on merged lists: each customer needs a list for each status, and a cursor contains a position in each. */
const MOST_CUSTOMERS = 4;

const noAccount = { notConfigured: "No financial account is configured." };

/** The treasury's customers of a person. Payments are listed by them, so without customers nothing is listed. */
async function customerOf(person: Person, context: BusinessContext): Promise<TreasuryOrigin> {
  const configured = scopeOf(context.treasury, account, null);
  if (configured === undefined) return noAccount;
  const customers = await treasuryCustomersOf(person, context);
  if (!customers) return { notConfigured: "Nothing that is configured knows the customer of a person." };
  if (customers.length > MOST_CUSTOMERS)
    throw badInput(
      `The person is more than ${MOST_CUSTOMERS} customers of the treasury service: ask with "families: [BANKING]"`,
      "filter.families",
    );
  return { account: configured, customers };
}
