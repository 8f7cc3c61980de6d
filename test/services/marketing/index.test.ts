import { describe, expect, it } from "vitest";
import {
  type Contact,
  type ImportJob,
  MAX_UPSERT,
  marketing,
  type NewContact,
} from "#contracts/marketing/index.ts";
import { NUMBER_FIELD, TEXT_FIELD } from "#services/demo/things/marketing.ts";
import { UPSERT_DELAY } from "#services/marketing/contacts.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";
import { refusalOf } from "./client.ts";

const families = await sharedFamilies();

type Result = Record<string, { contact?: Contact; error?: string }>;
const { ask } = restCalls(families, marketing);
const put = (body: unknown) => ask<{ job_id: string }>("PUT", "/marketing/contacts", body);
const job = (id: string) => ask<ImportJob>("GET", `/marketing/contacts/imports/${id}`);
const search = (emails: unknown) =>
  ask<{ result: Result }>("POST", "/marketing/contacts/search/emails", { emails });

/** Upserts contacts, waits for the job, and returns it. */
async function upsert(contacts: readonly NewContact[], list_ids?: readonly string[]): Promise<ImportJob> {
  const { status, body } = await put({ contacts, list_ids });
  expect([status, body]).toEqual([202, body]);
  families.clock.advance(UPSERT_DELAY);
  return (await job(body.job_id)).body;
}

async function contact(email: string): Promise<Contact | undefined> {
  const { body } = await search([email]);
  return body.result?.[email.toLowerCase()]?.contact;
}

describe("upserting contacts", () => {
  it("removes a custom value with null (D3-125)", async () => {
    const email = "custom@new.example";
    await upsert([{ email, custom_fields: { [TEXT_FIELD]: "Sales", [NUMBER_FIELD]: 7 } }]);
    await upsert([{ email, custom_fields: { [TEXT_FIELD]: null } }]);
    expect((await contact(email))?.custom_fields).toEqual({ [NUMBER_FIELD]: 7 });
  });

  it("accepts at most 30,000 contacts (D3-129, D3-188)", async () => {
    const many = Array.from({ length: MAX_UPSERT }, (_, i) => ({ email: `n${i}@bulk.example` }));
    expect((await upsert(many)).results).toMatchObject({ created_count: 30_000 });
    const tooMany = await put({ contacts: [...many, { email: "one@more.example" }] });
    expect(refusalOf(tooMany)).toMatchObject({ status: 400, field: "contacts" });
  });

  it("accepts at most 6 MB (D3-129, D3-188)", async () => {
    const body = JSON.stringify({ contacts: [{ email: "big@new.example", city: "x" }] });
    const limit = 6 * 1024 * 1024;
    expect((await put(body + " ".repeat(limit - body.length))).status).toBe(202);
    expect(refusalOf(await put(body + " ".repeat(limit - body.length + 1)))).toMatchObject({
      status: 413,
      message: "The body is larger than 6291456 bytes",
    });
  });
});

describe("searching by e-mail addresses", () => {
  it("prefers the contact with a primary address to one that has it as an alternate", async () => {
    await upsert([
      { email: "has@new.example", alternate_emails: ["is@new.example"] },
      { email: "is@new.example" },
    ]);
    expect((await contact("is@new.example"))?.email).toBe("is@new.example");
  });

  it("accepts at most 100 addresses (D3-167, D3-188, D3-192)", async () => {
    const emails = families.company.people.slice(0, 101).map((who) => who.email);
    const { status, body } = await search(emails.slice(0, 100));
    expect([status, Object.keys(body.result).length]).toEqual([200, 100]);
    expect(refusalOf(await search(emails))).toMatchObject({ status: 400, field: "emails" });
  });

  it("is a read, although it is a POST, so that it can be shared and retried", () => {
    expect(marketing.bound.searchContactsByEmails.read).toBe(true);
  });
});
