/** Filters and orders of prepayments, in accounting's syntax. */
import { prepaymentProperties, prepaymentStatuses, prepaymentTypes } from "#contracts/accounting/index.ts";
import type {
  AccountingPrepaymentFilter,
  AccountingPrepaymentOrder,
  AccountingPrepaymentOrderField,
  DecimalRange,
  TextFilter,
} from "#generated/business/inputs.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { accountingWhere } from "#subgraphs/kit/filters/accounting-where.ts";
import { ALL_ROWS } from "#subgraphs/kit/filters/narrowing.ts";
import { allOf, anyOf, bounded, type Condition, type ODataFilter } from "#subgraphs/kit/filters/odata.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";

/** Filter and order of a list, as request parameters. */
export interface PrepaymentArgs {
  readonly "accounting-tenant-id"?: string | undefined;
  readonly "If-Modified-Since"?: string | undefined;
  readonly where?: Condition | undefined;
  readonly order?: string | undefined;
  readonly unitdp?: number | undefined;
}

const prepayment = accountingWhere(prepaymentProperties);
type Text = "Reference" | "Contact.Name" | "Contact.EmailAddress";
type Amount = "Total" | "RemainingCredit";

const equals = (property: keyof typeof prepaymentProperties) => (value: string) =>
  prepayment.compare(property, "eq", value);

/** Condition for prepayments of the contact with this address. */
export const ofAddress = equals("Contact.EmailAddress");

function text(property: Text, filter: Nullish<TextFilter>): ODataFilter {
  const { eq, in: some, contains, startsWith, endsWith } = filter ?? {};
  return allOf([
    eq == null ? undefined : equals(property)(eq),
    some ? anyOf(some.map(equals(property))) : undefined,
    contains == null ? undefined : prepayment.text("contains", property, contains),
    startsWith == null ? undefined : prepayment.text("startsWith", property, startsWith),
    endsWith == null ? undefined : prepayment.text("endsWith", property, endsWith),
  ]);
}

function amount(property: Amount, range: Nullish<DecimalRange>): ODataFilter {
  const { min, max } = range ?? {};
  return allOf([
    min == null ? undefined : prepayment.compare(property, "ge", min),
    max == null ? undefined : prepayment.compare(property, "le", max),
  ]);
}

/** @throws BAD_USER_INPUT for `OTHER`, which stands for undocumented values */
function words(
  property: "Type" | "Status",
  argument: string,
  known: readonly string[],
  chosen: Nullish<readonly string[]>,
) {
  return (
    chosen &&
    anyOf(
      chosen.map((value) => {
        const word = known.find((one) => one.replace("-", "_") === value);
        if (word === undefined) throw badInput(`"${value}" cannot be used in a filter`, argument);
        return equals(property)(word);
      }),
    )
  );
}

/** A filter in accounting's syntax. */
interface Narrowing {
  readonly where: ODataFilter;
  /** Start of the period of changes, for a header in whole seconds. */
  readonly since: string | undefined;
}

/** @throws BAD_USER_INPUT for a value that cannot be filtered by, and for a filter that is too long */
export function narrowingOf(filter: Nullish<AccountingPrepaymentFilter>): Narrowing {
  if (!filter) return { where: ALL_ROWS, since: undefined };
  const { from, until } = filter.date ?? {};
  const changed = filter.updatedAt ?? {};
  const where = bounded(
    allOf([
      words("Type", "types", prepaymentTypes, filter.types) ?? undefined,
      words("Status", "statuses", prepaymentStatuses, filter.statuses) ?? undefined,
      from == null ? undefined : prepayment.compare("Date", "ge", from),
      until == null ? undefined : prepayment.compare("Date", "le", until),
      changed.until == null ? undefined : prepayment.compare("UpdatedDateUTC", "lt", changed.until),
      filter.currencyCodes ? anyOf(filter.currencyCodes.map(equals("CurrencyCode"))) : undefined,
      filter.contactIds ? anyOf(filter.contactIds.map(equals("Contact.ContactID"))) : undefined,
      text("Contact.Name", filter.contactDisplayName),
      text("Contact.EmailAddress", filter.contactEmail),
      text("Reference", filter.reference),
      amount("Total", filter.total),
      amount("RemainingCredit", filter.remainingCredit),
    ]),
  );
  return { where, since: changed.from == null ? undefined : new Date(changed.from).toUTCString() };
}

const orderFields = {
  DATE: "Date",
  UPDATED_AT: "UpdatedDateUTC",
  TOTAL: "Total",
  REMAINING_CREDIT: "RemainingCredit",
  CONTACT_DISPLAY_NAME: "Contact.Name",
  REFERENCE: "Reference",
} as const satisfies Record<AccountingPrepaymentOrderField, keyof typeof prepaymentProperties>;

export const orderOf = (orderBy: Nullish<readonly AccountingPrepaymentOrder[]>): string | undefined =>
  prepayment.order(
    (orderBy ?? []).map(({ field, direction }) => ({
      property: orderFields[field],
      descending: direction === "DESC",
    })),
  );
