import { describe, expect, it } from "vitest";
import { addressOf, routeIn, sharedIn } from "#console/kit/address.ts";

const shared = { document: "{ viewer { id } }", variables: '{"first":1}' };

describe("the address of a document in the console", () => {
  it("replaces the explorer's address, and can be read back", () => {
    const address = addressOf({ hash: "#/explore", pathname: "/" }, shared) ?? "";
    expect(sharedIn({ hash: address.slice(1), search: "" })).toEqual(shared);
    expect(routeIn(address.slice(1))).toEqual({ page: "explore", item: "" });
  });

  it("does not replace that of another page: a reader who has just left the explorer stays there", () => {
    expect(addressOf({ hash: "#/reports/new", pathname: "/" }, shared)).toBeUndefined();
  });
});
