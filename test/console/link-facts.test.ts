/** The console shows the same key and REST calls of a link as the page of links. */
import { describe, expect, it } from "vitest";
import { factsIn, linkText } from "#console/links/facts.ts";

const page = `
| links | by | REST calls |
|---|---|---|
| \`User.bankCustomer\`, \`User.bankCustomers\` | e-mail address | \`banking.listCustomers\` once for 100; \`banking.getCustomer\` for one |
| \`User.company\` | domain of the e-mail address | none |
`;

describe("the facts of a link", () => {
  it("are read for each link of a row", () => {
    const customer = { by: "e-mail address", cost: "one call for 100; banking.getCustomer for one" };
    expect(Object.fromEntries(factsIn(page))).toEqual({
      "User.bankCustomer": customer,
      "User.bankCustomers": customer,
      "User.company": { by: "domain of the e-mail address", cost: "none" },
    });
  });

  it("equal those of the printed page", () => {
    expect(linkText("User.tickets")).toBe("by e-mail address: one call for 100");
    expect(linkText("User.company")).toBe("by domain of the e-mail address: no REST call");
    expect(linkText("Ticket.subject")).toBe("");
  });
});
