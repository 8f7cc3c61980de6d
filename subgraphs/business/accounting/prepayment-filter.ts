/** Which prepayments are listed and in which order, as accounting writes it. */
import { prepaymentProperties, prepaymentStatuses, prepaymentTypes } from "#contracts/accounting/index.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type {
  AccountingNumberFilter,
  AccountingPrepaymentFilter,
  AccountingPrepaymentOrder,
  AccountingPrepaymentOrderField,
  AccountingTextFilter,
} from "#subgraphs/business/__generated__/inputs.ts";
import { accountingWhere } from "#subgraphs/kit/filters/accounting-where.ts";
import { allOf, anyOf, bounded, type ODataFilter } from "#subgraphs/kit/filters/odata.ts";

/** What narrows and orders a list, in accounting's own spelling. */
export interface PrepaymentArgs {
  readonly "accounting-tenant-id"?: string | undefined;
  readonly where?: Exclude<ODataFilter, "nothing">;
  readonly order?: string | undefined;
  readonly unitdp?: number | undefined;
}

const prepayment = accountingWhere(prepaymentProperties);
type Text = "Reference" | "Contact.Name" | "Contact.EmailAddress";
type Amount = "Total" | "RemainingCredit";
type Given<T> = T | null | undefined;

const equals = (property: keyof typeof prepaymentProperties) => (value: string) =>
  prepayment.compare(property, "eq", value);

/** The prepayments of the contact with this address. */
export const ofAddress = equals("Contact.EmailAddress");

function text(property: Text, filter: Given<AccountingTextFilter>): ODataFilter {
  const { eq, contains, startsWith, endsWith } = filter ?? {};
  return allOf([
    eq == null ? undefined : equals(property)(eq),
    contains == null ? undefined : prepayment.text("contains", property, contains),
    startsWith == null ? undefined : prepayment.text("startsWith", property, startsWith),
    endsWith == null ? undefined : prepayment.text("endsWith", property, endsWith),
  ]);
}

function amount(property: Amount, filter: Given<AccountingNumberFilter>): ODataFilter {
  const { eq, from, to } = filter ?? {};
  return allOf([
    eq == null ? undefined : prepayment.compare(property, "eq", eq),
    from == null ? undefined : prepayment.compare(property, "ge", from),
    to == null ? undefined : prepayment.compare(property, "le", to),
  ]);
}

/** @throws BAD_USER_INPUT for `OTHER`, which stands for words that we do not know */
function words(property: "Type" | "Status", known: readonly string[], chosen: Given<readonly string[]>) {
  return (
    chosen &&
    anyOf(
      chosen.map((value) => {
        const word = known.find((one) => one.replace("-", "_") === value);
        if (word === undefined) throw badInput(`"${value}" cannot be asked for`, property.toLowerCase());
        return equals(property)(word);
      }),
    )
  );
}

/** @throws BAD_USER_INPUT for a value that cannot be asked for, and for a filter that is too long */
export function whereOf(filter: Given<AccountingPrepaymentFilter>): ODataFilter {
  if (!filter) return undefined;
  const { since, until } = filter.date ?? {};
  return bounded(
    allOf([
      words("Type", prepaymentTypes, filter.type) ?? undefined,
      words("Status", prepaymentStatuses, filter.status) ?? undefined,
      since == null ? undefined : prepayment.compare("Date", "ge", since),
      until == null ? undefined : prepayment.compare("Date", "lt", until),
      filter.currencyCode ? anyOf(filter.currencyCode.map(equals("CurrencyCode"))) : undefined,
      filter.contactId ? anyOf(filter.contactId.map(equals("Contact.ContactID"))) : undefined,
      text("Contact.Name", filter.contactName),
      text("Contact.EmailAddress", filter.contactEmail),
      text("Reference", filter.reference),
      amount("Total", filter.total),
      amount("RemainingCredit", filter.remainingCredit),
    ]),
  );
}

const orderFields = {
  DATE: "Date",
  UPDATED_AT: "UpdatedDateUTC",
  TOTAL: "Total",
  REMAINING_CREDIT: "RemainingCredit",
  CONTACT_NAME: "Contact.Name",
  REFERENCE: "Reference",
} as const satisfies Record<AccountingPrepaymentOrderField, keyof typeof prepaymentProperties>;

export const orderOf = (orderBy: Given<readonly AccountingPrepaymentOrder[]>): string | undefined =>
  prepayment.order(
    (orderBy ?? []).map(({ field, descending }) => ({
      property: orderFields[field],
      descending: descending ?? false,
    })),
  );
