/** Domains of companies: validity, and the canonical spelling. */
import { describe, expect, it } from "vitest";
import { addressEndings, domainIn, domainOfEmail } from "#platform/domain.ts";

describe("a domain", () => {
  it.each([
    ["northwind.example", "northwind.example"],
    [" Northwind.EXAMPLE. ", "northwind.example"],
    ["www.northwind.example", "northwind.example"],
    ["www.www.northwind.example", "northwind.example"],
    ["www.www.example", "www.example"],
    ["www.example", "www.example"], // unchanged, because the rest would be a top-level domain
    ["shop.northwind.example", "shop.northwind.example"],
    ["b\u00fccher.example", "xn--bcher-kva.example"],
    ["BU\u0308CHER.example", "xn--bcher-kva.example"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ])("%j has the spelling %j", (text, domain) => {
    expect([domainIn(text), domainIn(domain)]).toEqual([domain, domain]);
  });

  it.each([
    ...["", "example", ".example", "a..example", "-a.example", "a-.example", "a b.example", "a_b.example"],
    ...[
      "https://a.example",
      "a.example:80",
      "a.example/x",
      "x@a.example",
      "10.0.0.1",
      "[::1]",
      "a.example?x",
    ],
    ...[`${"a".repeat(64)}.example`, `${"a.".repeat(130)}example`, "a.example\u0000", "xn--.example"],
  ])("%j is no domain", (text) => {
    expect(domainIn(text)).toBeUndefined();
  });

  it("is undefined for a value that is no text", () => {
    expect([domainIn(null), domainIn(7), domainIn(["a.example"])]).toEqual([undefined, undefined, undefined]);
  });

  it("of an e-mail address is the part after the @ sign", () => {
    expect(domainOfEmail("Ann.Other@WWW.Northwind.example")).toBe("northwind.example");
    expect(domainOfEmail("northwind.example")).toBeUndefined();
  });

  it("has the endings of addresses in ASCII and in Unicode", () => {
    expect(addressEndings("northwind.example")).toEqual(["@northwind.example"]);
    expect(addressEndings("xn--bcher-kva.example")).toEqual([
      "@xn--bcher-kva.example",
      "@b\u00fccher.example",
    ]);
  });
});
