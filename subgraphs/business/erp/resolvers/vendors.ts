/** Vendors of people and companies, and the total of the purchases from a vendor. */
import { Currency, PaymentTerm, Vendor, VendorPurchase } from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { company, idsOf, purchaseId, purchaseKey } from "#subgraphs/business/erp/ids.ts";
import { erpLoaders } from "#subgraphs/business/erp/loaders.ts";
import type { ErpVendorMapper } from "#subgraphs/business/erp/mappers.ts";
import { emailOf } from "#subgraphs/kit/mapping/ids.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { type Company, foundByDomain } from "#subgraphs/kit/people/company-entity.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";

const keyOf = (vendor: ErpVendorMapper) => idsOf("ErpVendor").of(vendor.companyId, vendor.id);

/** Vendors of the configured company with a person's e-mail address. */
export const vendorRecords = familyRecords({
  family: "erp",
  by: "e-mail address",
  reads: erpLoaders.vendorsByEmail.reads,
  async find({ email }: Person, { erp }: BusinessContext, info) {
    const companyId = scopeOf(erp, company, null);
    if (companyId === undefined) return undefined;
    const vendors = await erp.vendorsByEmail.load(
      { companyId, email: emailOf(email) },
      info ? selectedMembers(info, "ErpVendor") : new Set(["id"]),
    );
    return matched(vendors.map((vendor): ErpVendorMapper => ({ ...vendor, companyId })));
  },
  idOf: keyOf,
});

/** Vendors of the configured company with an address of a company's domain. */
export const companyVendors = familyRecords({
  family: "erp",
  by: "domain of the e-mail address",
  reads: erpLoaders.vendorsByDomain.reads,
  async find(owner: Company, { erp }: BusinessContext, info) {
    const companyId = scopeOf(erp, company, null);
    if (companyId === undefined) return undefined;
    // One call finds addresses in both spellings of the domain, because the loader's key is the domain in ASCII.
    const search = () =>
      erp.vendorsByDomain.load(
        { companyId, domain: owner.domain },
        info ? selectedMembers(info, "ErpVendor") : new Set(["id", "displayName"]),
      );
    const vendors = await foundByDomain(owner, search, ({ id }) => id);
    return vendors.map((vendor) => {
      const record: ErpVendorMapper = { ...vendor, companyId };
      return { record, by: "EMAIL_DOMAIN" as const };
    });
  },
  idOf: keyOf,
  nameOf: ({ displayName }) => displayName,
});

export const vendorResolvers: Resolvers = {
  Erp: {
    vendorPurchase({ companyId }, { vendorId, vendorNumber, displayName }, { erp }) {
      for (const [argument, value] of Object.entries({ vendorNumber, displayName }))
        if (value.trim() === "") throw badInput(`"${argument}" is blank`, argument);
      const { scope, upstreamId } = idsOf("ErpVendor").key(erp, vendorId, companyId, "vendorId");
      const key = { companyId: scope, vendorId: upstreamId, vendorNumber, name: displayName };
      return erp.vendorPurchase.load(key);
    },
  },

  ErpVendor: mapWireType(
    Vendor,
    {
      purchase({ companyId, id, number, displayName }, _, { erp }) {
        if (!id || !number?.trim() || !displayName?.trim()) return null;
        const key = { companyId, vendorId: id, vendorNumber: number, name: displayName };
        return erp.vendorPurchase.load(key);
      },
    },
    { requires: { purchase: ["number", "displayName"] } },
  ),

  ErpCurrency: mapWireType(Currency, {}),
  ErpPaymentTerm: mapWireType(PaymentTerm, {}),

  Company: {
    erpVendor: companyVendors.one,
    erpVendors: companyVendors.all,
  },

  User: {
    erpVendor: vendorRecords.one,
    erpVendors: vendorRecords.all,
  },

  ErpVendorPurchase: mapWireType(
    VendorPurchase,
    {
      __resolveReference: ({ id }, { erp }) => erp.vendorPurchase.load(purchaseKey(id)),
      id: purchaseId,
    },
    { alwaysSelect: ["vendorId", "vendorNumber", "name"] },
  ),
};
