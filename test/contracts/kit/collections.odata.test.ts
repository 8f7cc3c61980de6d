/** Collections of contracts: operations with the same response type as a list, and members that a call can select. */
import { describe, expect, it } from "vitest";
import { banking } from "#contracts/banking/index.ts";
import { erp } from "#contracts/erp/index.ts";
import { collectionOf } from "#contracts/kit/collections.ts";

describe("a collection of a contract", () => {
  it("has the operation that reads one object below the path of its list", () => {
    const { item, key, filters, includes, selects } = collectionOf(banking, "listRewards");
    expect([item?.name, key]).toEqual(["getReward", "rewardId"]);
    expect(filters.get("customerId")).toBe(100);
    expect(includes).toContain("customer");
    expect(selects).toEqual([]);
  });

  it("has the operation of an OData path, whose key is in brackets and perhaps in quotes", () => {
    const vendors = collectionOf(erp, "listVendors");
    expect([vendors.item?.name, vendors.key]).toEqual(["getVendor", "vendor_id"]);
    const balances = collectionOf(erp, "listTrialBalances");
    expect([balances.item?.name, balances.key]).toEqual(["getTrialBalance", "trialBalance_number"]);
  });

  it("has the names that OData's $select, $expand and $filter may use", () => {
    const { filters, includes, selects } = collectionOf(erp, "listVendors");
    expect(selects).toContain("blocked");
    expect(includes).toEqual(["currency", "paymentTerm"]);
    expect([...filters.keys()]).toEqual(selects);
  });

  it("has no operation for a key of several parts", () => {
    expect(collectionOf(erp, "listVendorPurchases").item).toBeUndefined();
  });

  it("has the operation that is named for a compound key instead", () => {
    const lines = collectionOf(erp, "listPurchaseInvoicePurchaseInvoiceLines", "getPurchaseInvoiceLine");
    expect([lines.item?.name, lines.key]).toEqual(["getPurchaseInvoiceLine", "purchaseInvoiceLine_id"]);
    expect(() => collectionOf(erp, "listVendors", "getNothing")).toThrow("erp has no operation getNothing");
  });
});
