/** Which vendors are listed, as the ERP's `$filter`. */
import type { blockedValues } from "../../../families/erp/contract.ts";
import { badInput } from "../../kit/errors.ts";
import { allOf, anyOf, bounded, type ODataFilter, odata } from "../../kit/odata.ts";
import type { ErpTextFilter, ErpVendorBlocked, ErpVendorFilter } from "../__generated__/resolvers.ts";

const MAX_DEPTH = 8;

const texts = ["number", "displayName", "city", "country", "email", "currencyCode"] as const;
type Text = (typeof texts)[number];

const vendors = odata({
  number: "text",
  displayName: "text",
  city: "text",
  country: "text",
  email: "text",
  currencyCode: "text",
  blocked: "text",
  balance: "number",
  lastModifiedDateTime: "instant",
});

const blockedAs: Readonly<Record<Exclude<ErpVendorBlocked, "OTHER">, (typeof blockedValues)[number]>> = {
  NONE: "None",
  PAYMENT: "Payment",
  ALL: "All",
};

/** The ERP's own word. @throws BAD_USER_INPUT for `OTHER`, which stands for words that we do not know. */
export function blockedWord(value: ErpVendorBlocked): (typeof blockedValues)[number] {
  if (value === "OTHER") throw badInput('"OTHER" can not be asked for or set', "blocked");
  return blockedAs[value];
}

function textFilter(property: Text, { eq, in: some, contains, startsWith, endsWith }: ErpTextFilter) {
  const equals = (value: string) => vendors.compare(property, "eq", value);
  return allOf([
    eq == null ? undefined : equals(eq),
    some ? anyOf(some.map(equals)) : undefined,
    contains == null ? undefined : vendors.text("contains", property, contains),
    startsWith == null ? undefined : vendors.text("startswith", property, startsWith),
    endsWith == null ? undefined : vendors.text("endswith", property, endsWith),
  ]);
}

function filterOf(filter: ErpVendorFilter, depth: number): ODataFilter {
  if (depth > MAX_DEPTH) throw badInput(`"filter" is nested more than ${MAX_DEPTH} deep`, "filter");
  const { blocked, balanceFrom, balanceTo, modifiedSince, modifiedUntil, and, or } = filter;
  const inner = (one: ErpVendorFilter) => filterOf(one, depth + 1);
  return allOf([
    ...texts.map((property) => (filter[property] ? textFilter(property, filter[property]) : undefined)),
    blocked ? anyOf(blocked.map((value) => vendors.compare("blocked", "eq", blockedWord(value)))) : undefined,
    balanceFrom == null ? undefined : vendors.compare("balance", "ge", balanceFrom),
    balanceTo == null ? undefined : vendors.compare("balance", "le", balanceTo),
    modifiedSince == null ? undefined : vendors.compare("lastModifiedDateTime", "ge", modifiedSince),
    modifiedUntil == null ? undefined : vendors.compare("lastModifiedDateTime", "lt", modifiedUntil),
    and ? allOf(and.map(inner)) : undefined,
    or ? anyOf(or.map(inner)) : undefined,
  ]);
}

/** @throws BAD_USER_INPUT when it is nested too deeply, too long, or asks for `OTHER`. */
export function vendorFilter(filter: ErpVendorFilter | null | undefined): ODataFilter {
  return filter ? bounded(filterOf(filter, 1)) : undefined;
}
