/** Vendors and their total payments. */

import type { vendorOperations } from "#contracts/erp/vendors.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { checkTerms, instantAt, newId, nextInSeries } from "./support/defaults.ts";
import { companyOf } from "./support/entity-set.ts";
import type { EntitySets } from "./support/entity-sets.ts";
import { type ErpTables, purchaseKey } from "./tables.ts";

type Operations = Omit<typeof vendorOperations, "listVendors" | "getVendor">;

export function vendorHandlers(tables: ErpTables, sets: EntitySets, random: Random): HandlersOf<Operations> {
  const { paymentTerms, vendors: rows } = tables;
  const { vendors, purchases } = sets;

  function checkNumber(company: string, number: string | undefined, own?: string): void {
    const taken = rows.by("company", company).find(({ wire }) => wire.number === number);
    if (taken && taken.wire.id !== own)
      throw new Problem(400, "Another vendor has this number", { field: "number" });
  }

  const numbersIn = (company: string) => rows.by("company", company).map(({ wire }) => wire.number);

  return {
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

    listVendorPurchases: ({ company_id, ...query }) => purchases.list(company_id, query),

    getVendorPurchase({ company_id, vendorPurchase_vendorId: id, $select, ...key }) {
      const purchase = tables.purchases.get(
        purchaseKey(
          companyOf(tables, company_id),
          id,
          key.vendorPurchase_vendorNumber,
          key.vendorPurchase_name,
        ),
      );
      if (!purchase) throw purchases.missing();
      return purchases.sent(purchase, { $select });
    },
  };
}
