/** Vendors, and what they were paid in all. */

import {
  type Currency,
  type PaymentTerm,
  type Vendor,
  type VendorPurchase,
  VendorPurchaseRecord,
  VendorRecord,
} from "#contracts/erp/index.ts";
import type { vendorOperations } from "#contracts/erp/vendors.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { checkTerms, instantAt, newId, nextInSeries } from "./support/defaults.ts";
import { companyOf, entitySet } from "./support/entity-set.ts";
import { type ErpTables, purchaseKey } from "./tables.ts";

export function vendorHandlers(tables: ErpTables, random: Random): HandlersOf<typeof vendorOperations> {
  const { currencies, paymentTerms, vendors: rows, purchases } = tables;
  const vendors = entitySet<Vendor, VendorRecord, { currency: Currency; paymentTerm: PaymentTerm }>(tables, {
    called: "vendor",
    rows,
    record: VendorRecord,
    key: ["id"],
    tagged: true,
    expansions: {
      currency: ({ currencyCode }) => currencies.get(currencyCode),
      paymentTerm: ({ paymentTermsId }) => paymentTerms.get(paymentTermsId),
    },
  });
  const bought = entitySet<VendorPurchase, VendorPurchaseRecord>(tables, {
    called: "vendor purchase",
    rows: purchases,
    record: VendorPurchaseRecord,
    key: ["vendorId", "vendorNumber", "name"],
  });

  function checkNumber(company: string, number: string | undefined, own?: string): void {
    const taken = rows.by("company", company).find(({ wire }) => wire.number === number);
    if (taken && taken.wire.id !== own)
      throw new Problem(400, "Another vendor has this number", { field: "number" });
  }

  const numbersIn = (company: string) => rows.by("company", company).map(({ wire }) => wire.number);

  return {
    listVendors: ({ company_id, ...query }) => vendors.list(company_id, query),
    getVendor: ({ company_id, vendor_id, ...view }) => vendors.get(company_id, vendor_id, view),

    createVendor({ company_id, body }, { now }) {
      const company = companyOf(tables, company_id);
      checkTerms(tables, body);
      checkNumber(company, body.number);
      return vendors.add(company, {
        id: newId(random),
        number: body.number ?? nextInSeries("V", numbersIn(company)),
        addressLine1: "",
        city: "",
        country: "",
        postalCode: "",
        phoneNumber: "",
        email: "",
        website: "",
        taxRegistrationNumber: "",
        currencyCode: "USD",
        paymentTermsId: paymentTerms.all()[0]?.id ?? "",
        blocked: "None",
        balance: 0,
        lastModifiedDateTime: instantAt(now),
        ...body,
      });
    },

    updateVendor({ company_id, vendor_id, body, "If-Match": tag }, { now }) {
      const vendor = vendors.find(company_id, vendor_id);
      checkTerms(tables, body);
      if (body.number !== undefined) checkNumber(vendor.company, body.number, vendor.wire.id);
      return vendors.change(vendor, tag, (wire) => ({
        ...wire,
        ...body,
        lastModifiedDateTime: instantAt(now),
      }));
    },

    deleteVendor({ company_id, vendor_id }) {
      const vendor = vendors.find(company_id, vendor_id);
      if (vendor.wire.balance !== 0) throw new Problem(400, "The vendor is still owed something");
      return vendors.remove(vendor);
    },

    listVendorPurchases: ({ company_id, ...query }) => bought.list(company_id, query),

    getVendorPurchase({ company_id, vendorPurchase_vendorId: id, $select, ...key }) {
      const purchase = purchases.get(
        purchaseKey(
          companyOf(tables, company_id),
          id,
          key.vendorPurchase_vendorNumber,
          key.vendorPurchase_name,
        ),
      );
      if (!purchase) throw bought.missing();
      return bought.sent(purchase, { $select });
    },
  };
}
