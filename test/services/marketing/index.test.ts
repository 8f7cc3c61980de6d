import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Contact,
  type ImportJob,
  jobStatuses,
  MAX_UPSERT,
  marketing,
  type NewContact,
} from "#contracts/marketing/index.ts";
import type { Person } from "#services/demo/company.ts";
import { UPSERT_DELAY } from "#services/marketing/contacts.ts";
import {
  contactIdOf,
  isKnownByAlternate,
  isNoContact,
  listIds,
  NUMBER_FIELD,
  privateEmailOf,
  seededJobIds,
  TEXT_FIELD,
} from "#services/marketing/seed/index.ts";
import { bearerOf, startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { marketingClient, refusalOf } from "./client.ts";

let families: TestFamilies;
beforeAll(async () => {
  families = await startFamilies();
});
afterAll(async () => {
  await families.close();
  expect(families.bugs).toEqual([]);
});

type Result = Record<string, { contact?: Contact; error?: string }>;
const { ask } = marketingClient(() => families);
const put = (body: unknown) => ask<{ job_id: string }>("PUT", "/marketing/contacts", body);
const job = (id: string) => ask<ImportJob>("GET", `/marketing/contacts/imports/${id}`);
const search = (emails: unknown) =>
  ask<{ result: Result }>("POST", "/marketing/contacts/search/emails", { emails });

/** Upserts, waits for the job, and gives it. */
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

function person(index: number): Person {
  const found = families.company.people[index];
  if (!found) throw new Error(`nobody has index ${index}`);
  return found;
}
function personWho(holds: (who: Person) => boolean): Person {
  const found = families.company.people.find(holds);
  if (!found) throw new Error("nobody is such");
  return found;
}

describe("upserting contacts", () => {
  it("answers 202 with the id of a job: nothing is stored yet (D3-120, D3-151)", async () => {
    const { status, body } = await put({ contacts: [{ email: "later@new.example" }] });
    expect([status, Object.keys(body)]).toEqual([202, ["job_id"]]);
    expect((await job(body.job_id)).body).toEqual({
      id: body.job_id,
      status: "pending",
      job_type: "upsert",
      results: null,
      started_at: null,
      finished_at: null,
    });
    expect(await contact("later@new.example")).toBeUndefined();
    families.clock.advance(UPSERT_DELAY);
    expect(await contact("later@new.example")).toMatchObject({ email: "later@new.example" });
  });

  it("is finished without errors when every contact was stored (D3-149, D3-152)", async () => {
    const done = await upsert([{ email: "one@new.example" }, { email: person(0).email, city: "Faro" }]);
    expect(done).toMatchObject({
      status: "completed",
      results: { requested_count: 2, created_count: 1, updated_count: 1, errored_count: 0, errors_url: null },
      finished_at: new Date(families.clock.now()).toISOString(),
    });
    expect((await contact(person(0).email))?.city).toBe("Faro");
  });

  it("stores addresses in lower case (D3-127)", async () => {
    await upsert([{ email: "Foo@New.Example", alternate_emails: ["Foo.Two@New.Example"] }]);
    expect(await contact("foo@new.example")).toMatchObject({
      email: "foo@new.example",
      alternate_emails: ["foo.two@new.example"],
    });
  });

  it("matches by the address alone: the same one updates, another creates (D3-128)", async () => {
    const same = { first_name: "Kim", last_name: "Twin", city: "Berlin" };
    await upsert([
      { email: "twin1@new.example", ...same },
      { email: "twin2@new.example", ...same },
    ]);
    const [first, second] = [await contact("twin1@new.example"), await contact("twin2@new.example")];
    expect(first?.id).not.toBe(second?.id);
    families.clock.advance(1000);
    await upsert([{ email: "TWIN1@new.example", first_name: "Robin" }]);
    expect(await contact("twin1@new.example")).toEqual({
      ...first,
      first_name: "Robin",
      updated_at: new Date(families.clock.now()).toISOString(),
    });
    expect(await contact("twin2@new.example")).toEqual(second);
  });

  it("does not match by an alternate address (D3-128)", async () => {
    const who = personWho(isKnownByAlternate);
    const { results } = await upsert([{ email: who.email, first_name: "Own" }]);
    expect(results).toMatchObject({ created_count: 1, updated_count: 0 });
    expect((await contact(who.email))?.id).not.toBe(contactIdOf(who));
    expect((await contact(privateEmailOf(who)))?.id).toBe(contactIdOf(who));
  });

  it("takes an e-mail address alone, or every member (D3-124, D3-125)", async () => {
    const full = {
      email: "full@new.example",
      first_name: "Full",
      last_name: "House",
      address_line_1: "1 Road",
      address_line_2: "Flat 2",
      city: "London",
      state_province_region: "LDN",
      postal_code: "E1",
      country: "GB",
      alternate_emails: ["house@new.example"],
      custom_fields: { [TEXT_FIELD]: "Sales", [NUMBER_FIELD]: 7 },
    };
    expect((await upsert([full])).status).toBe("completed");
    expect(await contact(full.email)).toMatchObject(full);
    await upsert([{ email: full.email, custom_fields: { [TEXT_FIELD]: null } }]);
    expect((await contact(full.email))?.custom_fields).toEqual({ [NUMBER_FIELD]: 7 });
  });

  it("adds the contacts to the lists beside them, if any are named (D3-126)", async () => {
    const [a, b] = listIds;
    await upsert([{ email: "listed@new.example" }], [String(a)]);
    await upsert([{ email: "listed@new.example" }], [String(b), String(a)]);
    await upsert([{ email: "listed@new.example" }]);
    expect((await contact("listed@new.example"))?.list_ids).toEqual([a, b]);
  });

  it.each([
    ["no contacts (D3-122)", {}, "contacts"],
    ["contacts that are no array (D3-122)", { contacts: "x" }, "contacts"],
    ["an empty array (D3-122)", { contacts: [] }, "contacts"],
    ["a contact without an address (D3-121, D3-123)", { contacts: [{ city: "x" }] }, "contacts.0.email"],
    ["an address that is no text (D3-123)", { contacts: [{ email: 5 }] }, "contacts.0.email"],
    ["an invalid address (D3-121)", { contacts: [{ email: "x" }] }, "contacts.0.email"],
    ["an empty address (D3-121)", { contacts: [{ email: "" }] }, "contacts.0.email"],
    ["a city that is no text (D3-124)", { contacts: [{ email: "a@x.io", city: 5 }] }, "contacts.0.city"],
    [
      "custom fields that are no object (D3-125)",
      { contacts: [{ email: "a@x.io", custom_fields: 5 }] },
      "contacts.0.custom_fields",
    ],
    [
      "alternate addresses that are no array (D3-125)",
      { contacts: [{ email: "a@x.io", alternate_emails: "b@x.io" }] },
      "contacts.0.alternate_emails",
    ],
    ["a member that contacts do not have", { contacts: [{ email: "a@x.io", id: "1" }] }, "contacts.0.id"],
    ["lists that are no array (D3-126)", { contacts: [{ email: "a@x.io" }], list_ids: "x" }, "list_ids"],
    ["an unknown list (D3-126)", { contacts: [{ email: "a@x.io" }], list_ids: ["x"] }, "list_ids.0"],
    ["broken JSON (D3-184)", "{", undefined],
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

  it("writes its refusals as a list of messages with their fields (D3-193, D3-326)", async () => {
    expect((await put({ contacts: [{}] })).body).toEqual({
      errors: [{ message: "contacts.0.email is required", field: "contacts.0.email" }],
    });
  });

  it("takes 30,000 contacts and not one more (D3-129, D3-188)", async () => {
    const many = Array.from({ length: MAX_UPSERT }, (_, i) => ({ email: `n${i}@bulk.example` }));
    expect((await upsert(many)).results).toMatchObject({ created_count: 30_000 });
    const tooMany = await put({ contacts: [...many, { email: "one@more.example" }] });
    expect(refusalOf(tooMany)).toMatchObject({ status: 400, field: "contacts" });
  });

  it("takes 6 MB and not one byte more (D3-129, D3-188)", async () => {
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

  it("has one of four statuses, whatever kind of job it is of (D3-149, D3-150)", async () => {
    const { body } = await put({ contacts: [{ email: "pending@new.example" }] });
    const jobs = await Promise.all([body.job_id, ...Object.values(seededJobIds)].map(job));
    for (const { status, body: one } of jobs)
      expect([status, Check(marketing.operations.getImportJob.spec.returns, one)]).toEqual([200, true]);
    expect(jobs.map(({ body: one }) => one.status).sort()).toEqual([...jobStatuses].sort());
    expect(new Set(jobs.map(({ body: one }) => one.job_type))).toEqual(
      new Set(["upsert", "delete", "import"]),
    );
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
  it("answers 200 when any matches, with an error for each that does not (D3-160, D3-161)", async () => {
    const { status, body } = await search([person(1).email, "nobody@new.example"]);
    expect(status).toBe(200);
    expect(body.result).toEqual({
      [person(1).email]: { contact: expect.objectContaining({ id: contactIdOf(person(1)) }) },
      "nobody@new.example": { error: "contact not found" },
    });
    expect(Check(marketing.operations.searchContactsByEmails.spec.returns, body)).toBe(true);
  });

  it("answers 404 when none matches (D3-162)", async () => {
    for (const emails of [["nobody@new.example"], ["nobody@new.example", "no@one.example"], [""]])
      expect(refusalOf(await search(emails))).toMatchObject({
        status: 404,
        message: "No contact has any of these addresses",
      });
    expect((await search([personWho(isNoContact).email])).status).toBe(404);
  });

  it("answers 400 for an invalid address, even beside a valid one (D3-163)", async () => {
    expect(refusalOf(await search([person(0).email, "not-an-email"]))).toMatchObject({
      status: 400,
      field: "emails.1",
    });
  });

  it("finds a contact by an alternate address, under the one asked for (D3-164)", async () => {
    const who = families.company.people.filter(isKnownByAlternate)[1];
    if (!who) throw new Error("nobody is known by an alternate address only");
    const { body } = await search([who.email]);
    expect(body.result[who.email]?.contact).toMatchObject({
      id: contactIdOf(who),
      email: privateEmailOf(who),
      alternate_emails: [who.email],
    });
  });

  it("prefers the contact with a primary address to one that has it as an alternate", async () => {
    await upsert([
      { email: "has@new.example", alternate_emails: ["is@new.example"] },
      { email: "is@new.example" },
    ]);
    expect((await contact("is@new.example"))?.email).toBe("is@new.example");
  });

  it("gives addresses in lower case and each once (D3-165)", async () => {
    const { email } = person(1);
    const { body } = await search([email.toUpperCase(), email]);
    expect(Object.keys(body.result)).toEqual([email]);
    expect(body.result[email]?.contact?.email).toBe(email);
  });

  it("leaves empty strings out (D3-166)", async () => {
    const { status, body } = await search(["", person(1).email, ""]);
    expect([status, Object.keys(body.result)]).toEqual([200, [person(1).email]]);
  });

  it("takes 100 addresses and not one more (D3-167, D3-188, D3-192)", async () => {
    const emails = families.company.people.slice(0, 101).map((who) => who.email);
    const { status, body } = await search(emails.slice(0, 100));
    expect([status, Object.keys(body.result).length]).toEqual([200, 100]);
    expect(refusalOf(await search(emails))).toMatchObject({ status: 400, field: "emails" });
  });

  it("reads, though it is a POST: it may be shared and retried", () => {
    expect(marketing.bound.searchContactsByEmails.read).toBe(true);
  });
});
