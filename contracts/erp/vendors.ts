/** Vendors, and their total purchases. */
import Type from "typebox";
import { del, get, json, patch, post } from "#contracts/kit/contract.ts";
import { $filter, entityOf, expand, Guid, Instant, ifMatch, page, select, tagged } from "./common.ts";
import { Currency, PaymentTerm } from "./terms.ts";

export const blockedValues = ["None", "Payment", "All"] as const;

/** Writable members of a vendor. */
const writable = {
  number: Type.String({ minLength: 1, maxLength: 20 }),
  displayName: Type.String({ minLength: 1, maxLength: 100 }),
  addressLine1: Type.String({ maxLength: 100 }),
  city: Type.String({ maxLength: 30 }),
  country: Type.String({ maxLength: 10 }),
  postalCode: Type.String({ maxLength: 20 }),
  phoneNumber: Type.String({ maxLength: 30 }),
  email: Type.String({ maxLength: 80 }),
  website: Type.String({ maxLength: 80 }),
  taxRegistrationNumber: Type.String({ maxLength: 20 }),
  currencyCode: Type.String({ maxLength: 10 }),
  paymentTermsId: Guid,
  blocked: Type.Enum([...blockedValues]),
};

const vendorMembers = {
  ...writable,
  /** In major units of the vendor's currency. */
  balance: Type.Number(),
  lastModifiedDateTime: Instant,
};

/** A stored vendor. */
export const VendorRecord = Type.Object({ id: Guid, ...vendorMembers });

/** A vendor in a response: id, entity tag, and all members or the ones in `$select`. */
export const Vendor = entityOf({ ...tagged, id: Guid }, vendorMembers, {
  currency: Currency,
  paymentTerm: PaymentTerm,
});

/** Body to create a vendor. Only the name is required. */
export const VendorCreate = Type.Object(
  { ...Type.Partial(Type.Object(writable)).properties, displayName: writable.displayName },
  { title: "VendorCreateDynamicsObjectRequest", additionalProperties: false },
);

/** Read-only members (`balance`, `id`) are refused, because ignoring them would look like success. */
export const VendorUpdate = Type.Partial(Type.Object(writable), { additionalProperties: false });

const purchaseKey = { vendorId: Guid, vendorNumber: Type.String(), name: Type.String() };
/** In major units of the company's currency. */
const total = { totalPurchaseAmount: Type.Number() };
export const VendorPurchaseRecord = Type.Object({ ...purchaseKey, ...total });

/** Total paid to a vendor. It has no id and no tag. Its key is its first three members. */
export const VendorPurchase = entityOf(purchaseKey, total, {});

export type VendorRecord = Type.Static<typeof VendorRecord>;
export type Vendor = Type.Static<typeof Vendor>;
export type VendorCreate = Type.Static<typeof VendorCreate>;
export type VendorUpdate = Type.Static<typeof VendorUpdate>;
export type VendorPurchaseRecord = Type.Static<typeof VendorPurchaseRecord>;
export type VendorPurchase = Type.Static<typeof VendorPurchase>;

const view = { ...expand("currency", "paymentTerm"), ...select(VendorRecord.properties) };
const purchaseView = select(VendorPurchaseRecord.properties);

export const vendorOperations = {
  listVendors: get("/companies({company_id})/vendors", { query: { $filter, ...view }, page: page(Vendor) }),
  createVendor: post("/companies({company_id})/vendors", {
    body: json(VendorCreate),
    returns: Vendor,
    success: [201],
  }),
  getVendor: get("/companies({company_id})/vendors({vendor_id})", { query: view, returns: Vendor }),
  updateVendor: patch("/companies({company_id})/vendors({vendor_id})", {
    headers: ifMatch,
    body: json(VendorUpdate),
    returns: Vendor,
  }),
  deleteVendor: del("/companies({company_id})/vendors({vendor_id})", { success: [204] }),
  listVendorPurchases: get("/companies({company_id})/vendorPurchases", {
    query: { $filter, ...purchaseView },
    page: page(VendorPurchase),
  }),
  getVendorPurchase: get(
    "/companies({company_id})/vendorPurchases({vendorPurchase_vendorId},'{vendorPurchase_vendorNumber}','{vendorPurchase_name}')",
    { query: purchaseView, returns: VendorPurchase },
  ),
};
