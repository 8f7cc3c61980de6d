import { Vendor, VendorPurchase, VendorUpdate } from "../../../families/erp/contract.ts";
import { emptyConnection } from "../../kit/connection.ts";
import { badInput } from "../../kit/errors.ts";
import { userIn } from "../../kit/ids.ts";
import { majorUnits } from "../../kit/money.ts";
import { payload } from "../../kit/payloads.ts";
import { fromWire, referencedMembers, selectedMembers } from "../../kit/readers.ts";
import { neededScope } from "../../kit/scope.ts";
import { toWire } from "../../kit/to-wire.ts";
import type { Resolvers } from "../__generated__/resolvers.ts";
import type { BusinessContext } from "../index.ts";
import { blockedWord, vendorFilter } from "./filter.ts";
import { company, purchaseId, vendorIds, vendorView } from "./loaders.ts";
import type { ErpVendorMapper } from "./mappers.ts";

const keyOf = (vendor: ErpVendorMapper) => vendorIds.of(vendor.companyId, vendor.id);

export const erpResolvers: Resolvers = {
  Query: {
    erp: () => ({}),
  },

  Erp: {
    vendor: (_, { id, companyId }, { erp }, info) =>
      erp.vendor.load(vendorIds.key(erp, id, companyId), selectedMembers(info, "ErpVendor")),
    async vendors(_, { companyId, filter, ...page }, { erp }, info) {
      const scope = neededScope(erp, company, companyId);
      const $filter = vendorFilter(filter);
      if ($filter === "nothing") return emptyConnection();
      const input = { company_id: scope, $filter };
      const view = vendorView(selectedMembers(info, "ErpVendor"));
      const vendors = await erp.connection("listVendors", input, page, view);
      return vendors.map((vendor) => ({ ...vendor, companyId: scope }));
    },
    vendorPurchase(_, { vendorId, vendorNumber, name, companyId }, { erp }) {
      for (const [argument, value] of Object.entries({ vendorNumber, name }))
        if (value.trim() === "") throw badInput(`"${argument}" is blank`, argument);
      const vendor = vendorIds.parts(vendorIds.key(erp, vendorId, companyId, "vendorId"));
      const key = { companyId: vendor.scope, vendorId: vendor.upstreamId, vendorNumber, name };
      return erp.vendorPurchase.load(purchaseId(key));
    },
  },

  ErpVendor: fromWire(
    Vendor,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.vendor.load(vendorIds.key(erp, id), referencedMembers(info, "ErpVendor")),
      id: keyOf,
      upstreamId: ({ id }) => String(id),
      companyId: ({ companyId }) => companyId,
      entityTag: (vendor) => vendor["@odata.etag"],
      balance: ({ balance, currencyCode }) => majorUnits(balance, currencyCode),
      lastModifiedAt: ({ lastModifiedDateTime }) => lastModifiedDateTime,
      user: ({ email }) => userIn(email),
      purchase({ companyId, id, number, displayName }, _, { erp }) {
        if (!id || !number?.trim() || !displayName?.trim()) return null;
        return erp.vendorPurchase.load(
          purchaseId({ companyId, vendorId: id, vendorNumber: number, name: displayName }),
        );
      },
    },
    {
      always: ["id", "@odata.etag"],
      needs: {
        balance: ["balance", "currencyCode"],
        lastModifiedAt: ["lastModifiedDateTime"],
        user: ["email"],
        purchase: ["number", "displayName"],
      },
      whole: async (vendor: ErpVendorMapper, { erp }: BusinessContext) =>
        vendor.asWritten ? erp.vendor.load(keyOf(vendor)) : null,
    },
  ),

  ErpVendorPurchase: fromWire(VendorPurchase, {
    __resolveReference: ({ id }, { erp }) => erp.vendorPurchase.load(id),
    id: purchaseId,
    companyId: ({ companyId }) => companyId,
    vendor: ({ companyId, vendorId }, _, { erp }, info) =>
      erp.vendor.load(vendorIds.of(companyId, vendorId), selectedMembers(info, "ErpVendor")),
  }),

  Mutation: {
    async updateErpVendor(_, { input }, { erp }) {
      const { id, companyId, entityTag, blocked, ...changes } = input;
      const key = vendorIds.key(erp, id, companyId);
      if (entityTag?.trim() === "") throw badInput('"entityTag" is blank', "entityTag");
      const body = toWire(VendorUpdate, {
        ...changes,
        blocked: blocked == null ? null : blockedWord(blocked),
      });
      if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
      const { scope, upstreamId } = vendorIds.parts(key);
      return payload(async () => {
        const vendor = await erp.api.updateVendor({
          company_id: scope,
          vendor_id: upstreamId,
          "If-Match": entityTag,
          body,
        });
        erp.vendor.clear(key);
        return { vendor: { ...vendor, companyId: scope, asWritten: true as const } };
      });
    },
  },
};
