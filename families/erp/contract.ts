/** ERP: OData over companies. What the documents leave open is decided in docs/decisions/erp.md. */
import Type from "typebox";
import { bearer } from "../kit/auth.ts";
import { csv, family, get, json, optional, patch } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { odataPage } from "../kit/pages/offset.ts";

export const blockedValues = ["None", "Payment", "All"] as const;

/** What a writer may change of a vendor. */
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
  paymentTermsId: Type.String(),
  blocked: Type.Enum([...blockedValues]),
};

const vendorMembers = {
  ...writable,
  /** In major units of the vendor's currency. */
  balance: Type.Number(),
  /** An ISO instant. */
  lastModifiedDateTime: Type.String(),
};

/** A vendor as it is kept. */
export const VendorRecord = Type.Object({ id: Type.String(), ...vendorMembers });

export const Currency = Type.Object({
  code: Type.String(),
  displayName: Type.String(),
  symbol: Type.String(),
});
export const PaymentTerm = Type.Object({
  id: Type.String(),
  code: Type.String(),
  displayName: Type.String(),
  /** How much later than the invoice the payment is due: `30D`. */
  dueDateCalculation: Type.String(),
});

/** A vendor as it is sent: all members, or with `$select` the chosen ones beside id and entity tag. */
export const Vendor = Type.Object({
  "@odata.etag": Type.String(),
  id: Type.String(),
  ...Type.Partial(Type.Object(vendorMembers)).properties,
  currency: Type.Optional(Currency),
  paymentTerm: Type.Optional(PaymentTerm),
});

/** A member that no writer may set (`balance`, `id`) is refused: ignoring it would look like success. */
export const VendorUpdate = Type.Partial(Type.Object(writable), { additionalProperties: false });

const purchaseKey = { vendorId: Type.String(), vendorNumber: Type.String(), name: Type.String() };
/** In major units of the company's currency. */
const totalPurchaseAmount = Type.Number();
export const VendorPurchaseRecord = Type.Object({ ...purchaseKey, totalPurchaseAmount });

/** What a vendor was paid in all. It has no id and no tag: its key is its first three members. */
export const VendorPurchase = Type.Object({
  ...purchaseKey,
  totalPurchaseAmount: Type.Optional(totalPurchaseAmount),
});

export type VendorRecord = Type.Static<typeof VendorRecord>;
export type Currency = Type.Static<typeof Currency>;
export type PaymentTerm = Type.Static<typeof PaymentTerm>;
export type Vendor = Type.Static<typeof Vendor>;
export type VendorUpdate = Type.Static<typeof VendorUpdate>;
export type VendorPurchaseRecord = Type.Static<typeof VendorPurchaseRecord>;
export type VendorPurchase = Type.Static<typeof VendorPurchase>;

const namesOf = <T extends object>(members: T) => Object.keys(members) as (keyof T & string)[];
const select = <T extends object>(members: T) => csv(Type.Enum(namesOf(members)));

const vendorView = {
  $expand: csv(Type.Enum(["currency", "paymentTerm"])),
  $select: select(VendorRecord.properties),
};

const codes: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  412: "PreconditionFailed",
  415: "UnsupportedMediaType",
  429: "TooManyRequests",
};

export const erp = family(
  "erp",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        error: {
          code: detail.code ?? codes[status] ?? "InternalServerError",
          message,
          ...(detail.field === undefined ? {} : { target: detail.field }),
        },
      }),
      { message: ["error", "message"], code: ["error", "code"], field: ["error", "target"] },
    ),
  },
  {
    listVendors: get("/companies({company_id})/vendors", {
      query: { $filter: optional(Type.String()), ...vendorView },
      page: odataPage(Vendor, { defaultSize: 100, maxSize: 1000 }),
    }),
    getVendor: get("/companies({company_id})/vendors({vendor_id})", { query: vendorView, returns: Vendor }),
    updateVendor: patch("/companies({company_id})/vendors({vendor_id})", {
      headers: { "If-Match": optional(Type.String({ minLength: 1 })) },
      body: json(VendorUpdate),
      returns: Vendor,
    }),
    getVendorPurchase: get(
      "/companies({company_id})/vendorPurchases({vendorPurchase_vendorId},'{vendorPurchase_vendorNumber}','{vendorPurchase_name}')",
      { query: { $select: select(VendorPurchaseRecord.properties) }, returns: VendorPurchase },
    ),
  },
);
