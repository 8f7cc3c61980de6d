import { erp, type TimeEntry, type VendorPurchase } from "#contracts/erp/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import { addressEndings, domainOfEmail } from "#platform/domain.ts";
import type { FamilyContext } from "#subgraphs/kit/context/context.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { anyOf, type Condition } from "#subgraphs/kit/filters/odata.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import { collectionFor, collectionLoaders, entityOf, MAX_KEYS, viewOf } from "./collections.ts";
import type { Key, PurchaseKey } from "./ids.ts";
import type { ErpEmployeeMapper, ErpVendorPurchaseMapper } from "./mappers.ts";

const { batch, batchMany, each, single } = loadersOf(erp);

const vendors = collectionFor("listVendors");
const vendor = entityOf(vendors);
const purchase = entityOf(collectionFor("listVendorPurchases"));

interface InCompany {
  readonly companyId: string;
}
/** Key of the records with an e-mail address in a company. */
interface AddressIn extends InCompany {
  readonly email: string;
}
/** Key of the records with addresses of a domain, in a company. */
interface DomainIn extends InCompany {
  readonly domain: string;
}

/** Options of calls that each read objects of one company. */
const ofCompany = <K extends InCompany>() => ({ max: MAX_KEYS, within: ({ companyId }: K) => companyId });
const narrowedTo = ([key]: readonly InCompany[], conditions: readonly Condition[]) => ({
  company_id: key?.companyId ?? "",
  $filter: conditionOf(anyOf(conditions)),
});
const withEmail = (fields: Fields): object => viewOf(vendors, fields && new Set([...fields, "email"]));

/** Converts a row of the list of purchases. */
const purchaseIn = (row: Wire<VendorPurchase>, companyId: string): ErpVendorPurchaseMapper => ({
  companyId,
  vendorId: row.vendorId ?? "",
  vendorNumber: row.vendorNumber ?? "",
  name: row.name ?? "",
  totalPurchaseAmount: row.totalPurchaseAmount,
});

/** One entry of an employee is enough, because each entry contains the employee. */
const employeeOnly = { $top: 1, $select: ["id"] as const, $expand: ["employee"] as const };

/** Loaders of collections, and loaders by other keys. */
export const erpLoaders = {
  ...collectionLoaders,
  vendorsByEmail: batchMany("listVendors", {
    ...ofCompany<AddressIn>(),
    selective: true,
    ask: (keys, fields) => ({
      ...narrowedTo(
        keys,
        keys.map(({ email }) => vendor.compare("email", "eq", email)),
      ),
      ...withEmail(fields),
    }),
    keyOf({ email }, companyId) {
      const address = emailIn(email);
      return address === undefined ? undefined : { companyId, email: address };
    },
  }),
  vendorsByDomain: batchMany("listVendors", {
    ...ofCompany<DomainIn>(),
    selective: true,
    ask: (keys, fields) => ({
      ...narrowedTo(
        keys,
        keys.flatMap(({ domain }) =>
          addressEndings(domain).map((ending) => vendor.text("endswith", "email", ending)),
        ),
      ),
      ...withEmail(fields),
    }),
    keyOf({ email }, companyId) {
      const domain = domainOfEmail(email);
      return domain === undefined ? undefined : { companyId, domain };
    },
  }),
  vendorPurchase: batch<"listVendorPurchases", ErpVendorPurchaseMapper, PurchaseKey>("listVendorPurchases", {
    ...ofCompany<PurchaseKey>(),
    halveRefused: true,
    ask: (keys) =>
      narrowedTo(
        keys,
        keys.map(({ vendorId }) => purchase.compare("vendorId", "eq", vendorId)),
      ),
    toObject: purchaseIn,
    keyOf: ({ totalPurchaseAmount: _, ...key }) => key,
    single: single("getVendorPurchase", {
      ask: ({ companyId, vendorId, vendorNumber, name }: PurchaseKey) => ({
        company_id: companyId,
        vendorPurchase_vendorId: vendorId,
        vendorPurchase_vendorNumber: vendorNumber,
        vendorPurchase_name: name,
      }),
      itemIn: (body, key): ErpVendorPurchaseMapper => ({
        ...key,
        totalPurchaseAmount: body.totalPurchaseAmount,
      }),
    }),
  }),
  /** No operation reads employees by id, so an employee is read from the employee's first entry. */
  employee: each("listEmployeeTimeRegistrationEntries", {
    ask: ({ scope, upstreamId }: Key) => ({ company_id: scope, employee_id: upstreamId, ...employeeOnly }),
    itemIn(page, { scope: companyId, upstreamId: employeeId }): ErpEmployeeMapper | undefined {
      const { value } = page as { readonly value?: readonly Wire<TimeEntry>[] };
      return value && { ...value[0]?.employee, companyId, employeeId };
    },
  }),
};

/** The ERP in the context of an operation: its calls and loaders. */
export type ErpClient = FamilyContext<typeof erp, typeof erpLoaders>;
export interface ErpContext {
  readonly erp: ErpClient;
}
