/** Search in the console for words and questions, over the schema that the gateway serves. */
import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { search } from "#console/explore/search.ts";
import { linkText } from "#console/links/facts.ts";
import { linkMapOf } from "#console/links/paths.ts";
import { waysForText } from "#console/links/questions.ts";
import { documentFor } from "#platform/graphql/finding/field-paths.ts";
import { wordsOf } from "#platform/graphql/finding/words.ts";
import { demoSettings } from "#test/kit/demo-nodes.ts";
import { startTributary } from "#test/kit/gateway.ts";

const schema = buildSchema(readFileSync(new URL("../../schema/api.graphql", import.meta.url), "utf8"), {
  assumeValid: true,
});

interface Vendor {
  readonly displayName: string;
  readonly user: {
    readonly allPayments: { readonly nodes: readonly { readonly id: string; readonly amount: object }[] };
  } | null;
}
const waysOf = (text: string) =>
  waysForText(schema, text).map(({ links }) => links.map(({ coordinate }) => coordinate).join(" "));

describe("the console's search", () => {
  it("searches for the significant words of a question, in the singular", () => {
    expect(wordsOf("Where do I get a vendor's payments from?")).toEqual(["vendor", "payment"]);
    expect(wordsOf("companies with status")).toEqual(["compan", "status"]);
  });

  it("uses each word if no significant one is there, and each word of a path", () => {
    expect(wordsOf("who is")).toEqual(["who", "is"]);
    expect(search(schema, "GET /accounts")[0]?.name).toBe("GET /accounts");
  });

  it("finds vendors first for the invoices of vendors, and the purchase invoice on the first screen", () => {
    const names = search(schema, "vendor invoices", 12).map(({ name }) => name);
    expect(names[0]).toBe("Erp.vendors");
    expect(names).toContain("Erp.purchaseInvoice");
  });

  it("finds the results with most of the words if none has all of them", () => {
    const [first] = search(schema, "ticket unheardofword");
    expect(first?.name).toMatch(/ticket/i);
    expect(search(schema, "unheardofword")).toEqual([]);
  });

  it("finds the paths between the two nouns of a question, starting at the owner", () => {
    expect(waysOf("where do I get a vendor's payments from?")[0]).toBe("ErpVendor.user User.allPayments");
    expect(waysOf("payments of a vendor")[0]).toBe("ErpVendor.user User.allPayments");
    expect(waysOf("vendors")).toEqual([]);
  });

  it("returns each path as a valid document that starts at a list without a required argument", () => {
    const [way] = waysForText(schema, "vendor payments");
    expect(validate(schema, parse(way?.document ?? ""))).toEqual([]);
    expect(way?.document).toContain("vendors");
    expect(way?.document).not.toContain("viewer");
  });

  it("answers a question for a vendor's payments with the money paid to the vendor, with name and amount", async () => {
    const [way] = waysForText(schema, "a vendor's payments");
    await using tributary = await startTributary({ settings: demoSettings });
    const { data, errors } = await tributary.ask<{ erp: { vendors: { nodes: Vendor[] } } }>(
      way?.document ?? "",
    );
    expect(errors).toEqual([]);
    const paid = data.erp.vendors.nodes.filter(({ user }) => user?.allPayments.nodes.length);
    expect(paid.length).toBeGreaterThan(2);
    for (const { displayName, user } of paid) {
      expect(displayName).toMatch(/\S/);
      for (const { id, amount } of user?.allPayments.nodes ?? []) {
        expect(amount).toEqual({ amount: expect.any(String), currency: expect.any(String) });
        const { payment } = await tributary.data<{ payment: object }>(
          `{ payment(id: "${id}") { direction payer { email } } }`,
        );
        expect(payment).toEqual({ direction: "OUTGOING", payer: null });
      }
    }
  });

  it("requests payments without a direction if the owner may also pay", () => {
    expect(waysForText(schema, "a ticket's payments")[0]?.document).not.toContain("directions");
  });

  it("names the key by which a link joins objects of two families, and its cost", () => {
    expect(linkText("User.bankCustomer")).toBe("by e-mail address: one call for 100");
    expect(linkText("BankPayment.party")).toMatch(/^by customer's id, then their address: /);
    expect(linkText("BankPayment.payee")).toContain("if outgoing");
    expect(linkText("AccountingPayment.payer")).toContain("if incoming");
    expect(linkText("Ticket.comments")).toBe("");
  });

  it("has a document for a field of a type that several families share", () => {
    expect(validate(schema, parse(documentFor(schema, "Payment.state") ?? ""))).toEqual([]);
    expect(linkMapOf(schema).nouns).toContainEqual({ name: "Payment", family: undefined });
  });
});
