/** Vendors, and what they were paid in all. */
import {
  blockedValues,
  Vendor,
  VendorCreate,
  VendorPurchase,
  VendorPurchaseRecord,
  VendorRecord,
  VendorUpdate,
} from "#contracts/erp/index.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { filterOver, wordOf } from "#subgraphs/business/erp/filter.ts";
import { checkUpdate, company, named, ownId, purchaseId, vendorIds } from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import { addressIn, erpLoaders } from "#subgraphs/business/erp/loaders.ts";
import type { ErpVendorMapper } from "#subgraphs/business/erp/mappers.ts";
import { purchaseView, vendorView } from "#subgraphs/business/erp/views.ts";
import { emailOf } from "#subgraphs/kit/mapping/ids.ts";
import { majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope, scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType, referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

const keyOf = (vendor: ErpVendorMapper) => vendorIds.of(vendor.companyId, vendor.id);

/** Which vendors are listed. */
export const vendorFilter = filterOver(VendorRecord, {
  renamed: { lastModifiedAt: "lastModifiedDateTime" },
  words: { blocked: blockedValues },
});
const purchaseFilter = filterOver(VendorPurchaseRecord, { renamed: { vendorIds: "vendorId" } });

const blockedIn = (value: string | null | undefined) =>
  value == null ? null : wordOf(blockedValues, value, "blocked");

/** Vendors of the configured company with a person's address, as the ERP writes it. */
export const vendorRecords = familyRecords({
  family: "erp",
  by: "e-mail address",
  reads: erpLoaders.vendorsByEmail.reads,
  async find({ email }: Person, { erp }: BusinessContext) {
    const companyId = scopeOf(erp, company, null);
    if (companyId === undefined) return undefined;
    const vendors = await erp.vendorsByEmail.load(addressIn(companyId, emailOf(email)));
    return matched(vendors.map((vendor): ErpVendorMapper => ({ ...vendor, companyId })));
  },
  idOf: keyOf,
});

export const vendorResolvers: Resolvers = {
  Erp: {
    vendor: (_, { id, companyId }, { erp }, info) =>
      erp.vendor.load(vendorIds.key(erp, id, companyId), selectedMembers(info, "ErpVendor")),
    vendors(_, { companyId, filter, ...page }, { erp }, info) {
      const view = vendorView(selectedMembers(info, "ErpVendor"));
      return rowsOf(neededScope(erp, company, companyId), vendorFilter(filter), (where) =>
        erp.connection("listVendors", where, page, view),
      );
    },
    vendorPurchase(_, { vendorId, vendorNumber, name, companyId }, { erp }) {
      for (const [argument, value] of Object.entries({ vendorNumber, name }))
        if (value.trim() === "") throw badInput(`"${argument}" is blank`, argument);
      const vendor = vendorIds.parts(vendorIds.key(erp, vendorId, companyId, "vendorId"));
      const key = { companyId: vendor.scope, vendorId: vendor.upstreamId, vendorNumber, name };
      return erp.vendorPurchase.load(purchaseId(key));
    },
    async vendorPurchases(_, { companyId, filter, ...page }, { erp }, info) {
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
      balance: ({ balance, currencyCode }) => majorUnits(balance, currencyCode),
      user: toUser("email"),
      purchase({ companyId, id, number, displayName }, _, { erp }) {
        if (!id || !number?.trim() || !displayName?.trim()) return null;
        return erp.vendorPurchase.load(
          purchaseId({ companyId, vendorId: id, vendorNumber: number, name: displayName }),
        );
      },
    },
    {
      renamed: { lastModifiedAt: "lastModifiedDateTime" },
      alwaysSelect: ["id", "@odata.etag"],
      requires: {
        balance: ["balance", "currencyCode"],
        user: ["email"],
        purchase: ["number", "displayName"],
      },
      loadFull: async (vendor: ErpVendorMapper, { erp }: BusinessContext) =>
        vendor.asWritten ? erp.vendor.load(keyOf(vendor)) : null,
    },
  ),

  User: {
    erpVendor: vendorRecords.one,
    erpVendors: vendorRecords.all,
  },

  ErpVendorPurchase: mapWireType(
    VendorPurchase,
    {
      __resolveReference: ({ id }, { erp }) => erp.vendorPurchase.load(id),
      id: purchaseId,
      companyId: ({ companyId }) => companyId,
      vendor: ({ companyId, vendorId }, _, { erp }, info) =>
        erp.vendor.load(vendorIds.of(companyId, vendorId), selectedMembers(info, "ErpVendor")),
    },
    { alwaysSelect: ["vendorId", "vendorNumber", "name"] },
  ),

  Mutation: {
    createErpVendor(_, { input: { companyId, blocked, ...members } }, { erp }) {
      const scope = neededScope(erp, company, companyId);
      const body = toWire(VendorCreate, { ...members, blocked: blockedIn(blocked) });
      return payload(async () => {
        const vendor = await erp.api.createVendor({ company_id: scope, body });
        return { vendor: { ...vendor, companyId: scope, asWritten: true as const } };
      });
    },
    updateErpVendor(_, { input: { id, companyId, entityTag, blocked, ...changes } }, { erp }) {
      const { key, company_id, upstreamId } = named(vendorIds, erp, { id, companyId });
      const body = toWire(VendorUpdate, { ...changes, blocked: blockedIn(blocked) });
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
        return { deletedId: key };
      });
    },
  },
};
