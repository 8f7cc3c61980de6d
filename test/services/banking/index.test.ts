import { describe, expect, it } from "vitest";
import { banking, type Customer, type Payment, paymentStatuses } from "#contracts/banking/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import { customerIdOf, hasNoCustomer, latestStatementOf } from "#services/demo/things/banking.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

interface Page<T> {
  data: T[];
  included?: Customer[];
  meta: { pagination: { total: number; limit: number; offset: number } };
}

const { send, read, refusal } = restCalls(families, banking);

/** The parameter in the bank's refusal. */
async function refusedParameter(path: string): Promise<string | undefined> {
  const { status, field } = await refusal("GET", path);
  expect([path, status]).toEqual([path, 400]);
  return field;
}

const { person } = families;

const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
const customersBy = (email: string) =>
  read<Page<Customer>>(`/customers?filter[email]=${encodeURIComponent(email)}`);

describe("every operation", () => {
  it("refuses missing and wrong tokens with 401 in the bank's error shape", async () => {
    for (const headers of [{}, { authorization: "Bearer nobody" }, { authorization: "Basic eDp5" }]) {
      const response = await fetch(`${families.baseUrl("banking")}/payments`, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(await response.json()).toMatchObject({ errors: [{ status: "401", title: "Unauthorized" }] });
    }
  });

  it("has case-sensitive paths: /Payments is another family's (D3-003)", async () => {
    expect((await send("GET", "/Payments")).status).toBe(404);
  });
});

describe("lists", () => {
  it("have 100 rows by default, and at most 1000 (D3-213)", async () => {
    expect((await read<Page<Customer>>("/customers")).data).toHaveLength(100);
    const clamped = await read<Page<Payment>>("/payments?page[limit]=5000");
    expect(clamped.meta.pagination.limit).toBe(1000);
    expect(clamped.data).toHaveLength(1000);
  });

  it.each([
    ["/payments?page[limit]=0", "page[limit]"],
    ["/payments?page[limit]=ten", "page[limit]"],
    ["/customers?page[offset]=-1", "page[offset]"],
    ["/payments?page=5", "page"],
    ["/payments?sort=amount", "sort"],
    ["/payments?include=card", "include"],
    ["/payments?filter[status]=Sent,Lost", "filter[status]"],
    ["/payments?filter[since]=yesterday", "filter[since]"],
    ["/payments?filter[direction]=Sideways", "filter[direction]"],
    [`/payments?filter[customerId]=${Array.from({ length: 101 }, (_, i) => i)}`, "filter[customerId]"],
    [`/customers?filter[email]=${Array.from({ length: 101 }, (_, i) => `${i}@x.example`)}`, "filter[email]"],
  ])("refuse %s and name the parameter", async (path, parameter) => {
    expect(await refusedParameter(path)).toBe(parameter);
  });
});

describe("customers", () => {
  it("are found by e-mail address whatever its case, up to 100 at once (D3-195)", async () => {
    const people = families.company.people.slice(50, 150).filter((one) => !hasNoCustomer(one));
    const emails = people.map((one) => one.email.toUpperCase()).join(",");
    const { data } = await read<Page<Customer>>(`/customers?filter[email]=${emails}`);
    expect(idsOf(data)).toEqual(people.map(customerIdOf));
    expect(data.map((customer) => customer.attributes.email.toLowerCase())).toEqual(
      people.map((one) => one.email),
    );
  });

  it("are none for a few people and two for one address", async () => {
    expect((await customersBy(person(49).email)).data).toEqual([]);
    const both = (await customersBy(person(demoIndex.twoBankCustomers).email)).data;
    expect(both.map((customer) => customer.type)).toEqual(["businessCustomer", "individualCustomer"]);
  });
});

describe("payments", () => {
  const newestFirst = (a: Payment, b: Payment) =>
    Date.parse(b.attributes.createdAt) - Date.parse(a.attributes.createdAt) || Number(b.id) - Number(a.id);

  it("are found for many customers at once, in one order over all (D3-195)", async () => {
    const ids = [customerIdOf(person(0)), customerIdOf(person(1)), customerIdOf(person(2))];
    const together = await read<Page<Payment>>(`/payments?filter[customerId]=${ids}`);
    const apart = await Promise.all(
      ids.map((id) => read<Page<Payment>>(`/payments?filter[customerId]=${id}`)),
    );
    expect(together.data).toEqual(apart.flatMap(({ data }) => data).sort(newestFirst));
    for (const { data } of apart) expect(data.length).toBeLessThanOrEqual(12);
    expect((await read<Page<Payment>>("/payments?filter[customerId]=1")).data).toEqual([]);
  });

  it("have a value of every kind somewhere: statuses, currencies, directions, types (D3-212)", async () => {
    const rows = (await read<Page<Payment>>("/payments?page[limit]=1000")).data;
    const values = (of: (row: Payment) => string) => [...new Set(rows.map(of))].sort();
    expect(values((row) => row.attributes.status)).toEqual([...paymentStatuses].sort());
    expect(values((row) => row.attributes.currency)).toEqual(["EUR", "JPY", "KWD", "USD"]);
    expect(values((row) => row.attributes.direction)).toEqual(["Credit", "Debit"]);
    expect(values((row) => row.type)).toEqual(["achPayment", "bookPayment", "wirePayment"]);
    for (const { attributes } of rows) expect(Number.isSafeInteger(attributes.amount)).toBe(true);
  });
});

describe("statements", () => {
  it("are a PDF by statement id, with no plain item read (D3-204)", async () => {
    const id = latestStatementOf(customerIdOf(person(0)));
    const response = await send("GET", `/statements/${id}/pdf`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await response.arrayBuffer()).toString("latin1");
    expect(bytes).toMatch(/^%PDF-1\.4\n/);
    expect(bytes).toMatch(/%%EOF\n$/);
    expect(bytes).toContain(`Statement ${id} for 2026-10`);
    expect((await send("GET", `/statements/${id}`)).status).toBe(404);
  });

  it("have a cross-reference table whose every offset is right (D3-215)", async () => {
    const response = await send("GET", `/statements/${latestStatementOf(customerIdOf(person(1)))}/pdf`);
    const file = Buffer.from(await response.arrayBuffer()).toString("latin1");
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe("xref");
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((row) => Number(row[1]));
    expect(offsets).toHaveLength(5);
    for (const [index, offset] of offsets.entries())
      expect(file.slice(offset, offset + 7)).toBe(`${index + 1} 0 obj`);
    const length = Number(/\/Length (\d+)/.exec(file)?.[1]);
    expect(/stream\n([\s\S]*)\nendstream/.exec(file)?.[1]).toHaveLength(length);
  });
});
