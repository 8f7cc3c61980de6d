import { describe, expect, it } from "vitest";
import {
  type Contact,
  type ImportJob,
  MAX_UPSERT,
  marketing,
  type NewContact,
} from "#contracts/marketing/index.ts";
import type { Person } from "#services/demo/company.ts";
import {
  contactIdOf,
  isKnownByAlternate,
  NUMBER_FIELD,
  privateEmailOf,
  TEXT_FIELD,
} from "#services/demo/things/marketing.ts";
import { UPSERT_DELAY } from "#services/marketing/contacts.ts";
import { bearerOf, sharedFamilies, startFamilies } from "#test/kit/families.ts";
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

const { person } = families;
function personWho(holds: (who: Person) => boolean): Person {
  const found = families.company.people.find(holds);
  if (!found) throw new Error("nobody is such");
  return found;
}

describe("upserting contacts", () => {
  it("is finished without errors when every contact was stored (D3-149, D3-152)", async () => {
    const done = await upsert([{ email: "one@new.example" }, { email: person(0).email, city: "Faro" }]);
    expect(done).toMatchObject({
      status: "completed",
      results: { requested_count: 2, created_count: 1, updated_count: 1, errored_count: 0, errors_url: null },
      finished_at: new Date(families.clock.now()).toISOString(),
    });
    expect((await contact(person(0).email))?.city).toBe("Faro");
  });

  it("does not match by an alternate address (D3-128)", async () => {
    const who = personWho(isKnownByAlternate);
    const { results } = await upsert([{ email: who.email, first_name: "Own" }]);
    expect(results).toMatchObject({ created_count: 1, updated_count: 0 });
    expect((await contact(who.email))?.id).not.toBe(contactIdOf(who));
    expect((await contact(privateEmailOf(who)))?.id).toBe(contactIdOf(who));
  });

  it("removes a custom value with null (D3-125)", async () => {
    const email = "custom@new.example";
    await upsert([{ email, custom_fields: { [TEXT_FIELD]: "Sales", [NUMBER_FIELD]: 7 } }]);
    await upsert([{ email, custom_fields: { [TEXT_FIELD]: null } }]);
    expect((await contact(email))?.custom_fields).toEqual({ [NUMBER_FIELD]: 7 });
  });

  it.each([
    ["an empty array (D3-122)", { contacts: [] }, "contacts"],
    ["an invalid address (D3-121)", { contacts: [{ email: "x" }] }, "contacts.0.email"],
    ["an empty address (D3-121)", { contacts: [{ email: "" }] }, "contacts.0.email"],
  ])("is refused with 400 for %s, and nothing is stored", async (_, body, field) => {
    const valid = "untouched@new.example";
    const sent =
      typeof body === "object" &&
      "contacts" in body &&
      Array.isArray(body.contacts) &&
      body.contacts.length > 0
        ? { ...body, contacts: [...body.contacts, { email: valid }] }
        : body;
    expect(refusalOf(await put(sent))).toMatchObject({ status: 400, field });
    families.clock.advance(UPSERT_DELAY);
    expect(await contact(valid)).toBeUndefined();
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

  it("has no on-behalf-of header: operations on lists and custom fields alone have (D3-119)", () => {
    for (const op of Object.values(marketing.bound))
      expect([op.id, Object.keys(op.headers)]).toEqual([
        op.id,
        op.path.startsWith("/contactdb/") ? ["on-behalf-of"] : [],
      ]);
  });
});

describe("a job", () => {
  it("is errored when some contacts could not be stored, and failed when none could (D3-153, D3-154)", async () => {
    const good: NewContact = { email: "good@new.example" };
    const bad: NewContact = { email: "bad@new.example", custom_fields: { [NUMBER_FIELD]: "seven" } };
    const unknown: NewContact = { email: "bad2@new.example", custom_fields: { invented: "x" } };
    const some = await upsert([good, bad, unknown]);
    expect(some).toMatchObject({
      status: "errored",
      results: { requested_count: 3, created_count: 1, errored_count: 2 },
    });
    expect(await contact(good.email)).toBeDefined();
    expect(await contact(bad.email)).toBeUndefined();
    const none = await upsert([bad]);
    expect(none).toMatchObject({ status: "failed", results: { created_count: 0, errored_count: 1 } });
    for (const { results } of [some, none]) expect(URL.canParse(results?.errors_url ?? "")).toBe(true);
  });

  it("finishes though the service was restarted in between", async () => {
    const { mkdtempSync, rmSync } = await import("node:fs");
    const { tmpdir } = await import("node:os");
    const { join } = await import("node:path");
    const folder = mkdtempSync(join(tmpdir(), "marketing-"));
    const data = join(folder, "families.db");
    const headers = { ...bearerOf("marketing"), "content-type": "application/json" };
    const first = await startFamilies({ data });
    const body = JSON.stringify({ contacts: [{ email: "restart@new.example" }] });
    const response = await fetch(`${first.baseUrl("marketing")}/marketing/contacts`, {
      method: "PUT",
      headers,
      body,
    });
    const { job_id } = (await response.json()) as { job_id: string };
    await first.close();
    const second = await startFamilies({ data, clock: first.clock });
    first.clock.advance(UPSERT_DELAY);
    const after = await fetch(`${second.baseUrl("marketing")}/marketing/contacts/imports/${job_id}`, {
      headers,
    });
    expect(((await after.json()) as ImportJob).status).toBe("completed");
    await second.close();
    rmSync(folder, { recursive: true });
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

  it("returns addresses in lower case, each once, without empty ones (D3-165, D3-166)", async () => {
    const { email } = person(1);
    const { body } = await search(["", email.toUpperCase(), email]);
    expect(Object.keys(body.result)).toEqual([email]);
    expect(body.result[email]?.contact?.email).toBe(email);
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
