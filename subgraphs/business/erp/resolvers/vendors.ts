/** Vendors, and what they were paid in all. */
import {
  blockedValues,
  Currency,
  PaymentTerm,
  Vendor,
  VendorCreate,
  VendorPurchase,
  VendorPurchaseRecord,
  VendorRecord,
  VendorUpdate,
} from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { filterOver, wordOf } from "#subgraphs/business/erp/filter.ts";
import {
  checkUpdate,
  company,
  named,
  ownId,
  purchaseId,
  purchaseKey,
  vendorIds,
} from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import { erpLoaders } from "#subgraphs/business/erp/loaders.ts";
import type { ErpVendorMapper } from "#subgraphs/business/erp/mappers.ts";
import { purchaseView, vendorView } from "#subgraphs/business/erp/views.ts";
import { emailOf } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency, majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope, scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import {
  mapWireType,
  referencedMembers,
  selectedMembers,
  selectsKeyOnly,
} from "#subgraphs/kit/mapping/wire-fields.ts";
import { type Company, foundByDomain } from "#subgraphs/kit/people/company-entity.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

const keyOf = (vendor: ErpVendorMapper) => vendorIds.of(vendor.companyId, vendor.id);

/** Which vendors are listed. */
export const vendorFilter = filterOver(VendorRecord, {
  renamed: { updatedAt: "lastModifiedDateTime" },
  words: { blocked: blockedValues },
});
const purchaseFilter = filterOver(VendorPurchaseRecord, {
  renamed: { vendorIds: "vendorId", displayName: "name" },
});

const blockedIn = (value: string | null | undefined) =>
  value == null ? null : wordOf(blockedValues, value, "blocked");

/** Vendors of the configured company with a person's address, as the ERP writes it. */
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
    // One call has the addresses of both spellings: the loader's key is the domain in ASCII.
    const search = () =>
      erp.vendorsByDomain.load(
        { companyId, domain: owner.domain },
        info ? selectedMembers(info, "ErpVendor") : new Set(["id"]),
      );
    const vendors = await foundByDomain(owner, search, ({ id }) => id);
    return vendors.map((vendor) => {
      const record: ErpVendorMapper = { ...vendor, companyId };
      return { record, by: "EMAIL_DOMAIN" as const };
    });
  },
  idOf: keyOf,
});

export const vendorResolvers: Resolvers = {
  Erp: {
    vendor: ({ companyId }, { id }, { erp }, info) =>
      erp.vendor.load(vendorIds.key(erp, id, companyId), selectedMembers(info, "ErpVendor")),
    vendors({ companyId }, { filter, ...page }, { erp }, info) {
      const view = vendorView(selectedMembers(info, "ErpVendor"));
      return rowsOf(neededScope(erp, company, companyId), vendorFilter(filter), (where) =>
        erp.connection("listVendors", where, page, view),
      );
    },
    vendorPurchase({ companyId }, { vendorId, vendorNumber, displayName }, { erp }) {
      for (const [argument, value] of Object.entries({ vendorNumber, displayName }))
        if (value.trim() === "") throw badInput(`"${argument}" is blank`, argument);
      const { scope, upstreamId } = vendorIds.key(erp, vendorId, companyId, "vendorId");
      const key = { companyId: scope, vendorId: upstreamId, vendorNumber, name: displayName };
      return erp.vendorPurchase.load(key);
    },
    async vendorPurchases({ companyId }, { filter, ...page }, { erp }, info) {
      const scope = neededScope(erp, company, companyId);
      const ids = filter?.vendorIds?.map((id) => ownId(vendorIds, erp, scope, id, "vendorIds"));
      const $filter = purchaseFilter(filter && { ...filter, vendorIds: ids });
      const view = purchaseView(selectedMembers(info, "ErpVendorPurchase"));
      const purchases = await rowsOf(scope, $filter, (where) =>
        erp.connection("listVendorPurchases", where, page, view),
      );
      return purchases.map(({ companyId, vendorId, vendorNumber, name, totalPurchaseAmount }) =>
        vendorId && vendorNumber && name
          ? { companyId, vendorId, vendorNumber, name, totalPurchaseAmount }
          : undefined,
      );
    },
  },

  ErpVendor: mapWireType(
    Vendor,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.vendor.load(vendorIds.key(erp, id), referencedMembers(info, "ErpVendor")),
      id: keyOf,
      upstreamId: ({ id }) => String(id),
      entityTag: (entity) => entity["@odata.etag"],
      companyId: ({ companyId }) => companyId,
      balance: ({ balance, currencyCode }, _, { erp }) =>
        majorUnits(balance, currencyCode, configuredCurrency(erp)),
      user: toUser("email"),
      purchase({ companyId, id, number, displayName }, _, { erp }) {
        if (!id || !number?.trim() || !displayName?.trim()) return null;
        const key = { companyId, vendorId: id, vendorNumber: number, name: displayName };
        return erp.vendorPurchase.load(key);
      },
    },
    {
      renamed: { phone: "phoneNumber", updatedAt: "lastModifiedDateTime" },
      alwaysSelect: ["id", "@odata.etag"],
      requires: {
        balance: ["balance", "currencyCode"],
        user: ["email"],
        purchase: ["number", "displayName"],
      },
      loadFull: async (vendor: ErpVendorMapper, { erp }: BusinessContext) =>
        vendor.asWritten ? erp.vendor.load(vendorIds.keyFor(vendor.companyId, vendor.id)) : null,
    },
  ),

  ErpCurrency: mapWireType(Currency, {}, { renamed: { name: "displayName" } }),
  ErpPaymentTerm: mapWireType(PaymentTerm, {}, { renamed: { name: "displayName" } }),

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
      companyId: ({ companyId }) => companyId,
      vendor: ({ companyId, vendorId }, _, { erp }, info) =>
        selectsKeyOnly(info, "ErpVendor")
          ? { id: vendorId, companyId }
          : erp.vendor.load(vendorIds.keyFor(companyId, vendorId), selectedMembers(info, "ErpVendor")),
    },
    { renamed: { displayName: "name" }, alwaysSelect: ["vendorId", "vendorNumber", "name"] },
  ),

  Mutation: {
    createErpVendor(_, { input: { companyId, blocked, phone, ...members } }, { erp }) {
      const scope = neededScope(erp, company, companyId);
      const body = toWire(VendorCreate, { ...members, phoneNumber: phone, blocked: blockedIn(blocked) });
      return payload(async () => {
        const vendor = await erp.api.createVendor({ company_id: scope, body });
        return { vendor: { ...vendor, companyId: scope, asWritten: true as const } };
      });
    },
    updateErpVendor(_, { input: { id, companyId, entityTag, blocked, phone, ...changes } }, { erp }) {
      const { key, company_id, upstreamId } = named(vendorIds, erp, { id, companyId });
      const body = toWire(VendorUpdate, { ...changes, phoneNumber: phone, blocked: blockedIn(blocked) });
      checkUpdate(entityTag, body);
      return payload(async () => {
        const call = { company_id, vendor_id: upstreamId, "If-Match": entityTag, body };
        const vendor = await erp.api.updateVendor(call);
        erp.vendor.clear(key);
        return { vendor: { ...vendor, companyId: company_id, asWritten: true as const } };
      });
    },
    deleteErpVendor(_, { input }, { erp }) {
      const { key, company_id, upstreamId } = named(vendorIds, erp, input);
      return payload(async () => {
        await erp.api.deleteVendor({ company_id, vendor_id: upstreamId });
        erp.vendor.clear(key);
        return { deletedId: vendorIds.ofKey(key) };
      });
    },
  },
};
