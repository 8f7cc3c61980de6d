import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  type Contact,
  type ExportJob,
  fileTypes,
  type ImportJob,
  MAX_ROWS,
  marketing,
} from "#contracts/marketing/index.ts";
import {
  DATE_FIELD,
  listIds,
  NUMBER_FIELD,
  seededJobIds,
  segments,
  TEXT_FIELD,
} from "#services/demo/things/marketing.ts";
import { EXPORT_DELAY, EXPORT_TTL } from "#services/marketing/jobs.exports.ts";
import { IMPORT_DELAY } from "#services/marketing/jobs.imports.ts";
import { rowsOf } from "#services/marketing/support/csv.ts";
import { UPLOAD_TTL } from "#services/marketing/support/links.ts";
import { marketingTables } from "#services/marketing/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

const { ask, get } = restCalls(families, marketing);
const tables = () => marketingTables(families.store.scope("marketing"));
const contactOf = (email: string) => tables().contacts.by("email", email)[0];

interface Begun {
  job_id: string;
  upload_uri: string;
  upload_headers: { header: string; value: string }[];
}
const begin = (body: unknown) => ask<Begun>("PUT", "/marketing/contacts/imports", body);
const job = async (id: string) => (await get<ImportJob>(`/marketing/contacts/imports/${id}`)).body;

function upload(
  { upload_uri, upload_headers }: Begun,
  file: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  const own = Object.fromEntries(upload_headers.map(({ header, value }) => [header, value]));
  const body = typeof file === "string" ? file : new Uint8Array(file);
  return fetch(upload_uri, { method: "PUT", headers: { ...own, ...headers }, body });
}

/** Imports a file, and returns its job after its end. */
async function imported(
  field_mappings: (string | null)[],
  file: string | Buffer,
  list_ids?: string[],
): Promise<ImportJob> {
  const { status, body } = await begin({ file_type: "csv", field_mappings, list_ids });
  expect(status).toBe(202);
  expect((await upload(body, file)).status).toBe(200);
  expect((await job(body.job_id)).status).toBe("pending");
  families.clock.advance(IMPORT_DELAY);
  return job(body.job_id);
}

const COLUMNS = ["email", "first_name", null, NUMBER_FIELD];
const csv = (...rows: string[]) => ["Address,Name,Note,Visits", ...rows].join("\r\n");

describe("an import", () => {
  it("takes its file once, with its own headers, within its time (D3-142)", async () => {
    const { body } = await begin({ file_type: "csv", field_mappings: ["email"] });
    expect((await upload(body, "E\na@b.example", { "x-upload-key": "another" })).status).toBe(403);
    expect((await upload(body, "E\na@b.example")).status).toBe(200);
    expect((await upload(body, "E\na@b.example")).status).toBe(409);
    const { body: late } = await begin({ file_type: "csv", field_mappings: ["email"] });
    families.clock.advance(UPLOAD_TTL);
    expect((await upload(late, "E\na@b.example")).status).toBe(400);
    const invented = { ...late, upload_uri: late.upload_uri.replace(/[^/]+$/, "in.vented") };
    expect((await upload(invented, "E\na@b.example")).status).toBe(400);
  });

  it("stores texts, numbers and days by their types, and counts rows with other values as errors", async () => {
    const fields = ["email", TEXT_FIELD, NUMBER_FIELD, DATE_FIELD];
    const done = await imported(
      fields,
      "e,t,n,d\nkinds@import.example,12,3.5,2026-02-28\nno@import.example,,many,\nno2@import.example,,,tomorrow",
    );
    expect(done).toMatchObject({ status: "errored", results: { created_count: 1, errored_count: 2 } });
    expect(contactOf("kinds@import.example")?.custom_fields).toEqual({
      [TEXT_FIELD]: "12",
      [NUMBER_FIELD]: 3.5,
      [DATE_FIELD]: "2026-02-28",
    });
  });

  it.each([
    ["only bad rows", csv("bad,,,", "worse,,,"), "valid e-mail"],
    ["no rows", csv(), "no contacts"],
    ["an open quote", csv('"a@b.example,,,'), "cannot be read"],
    ["what is not compressed as it says", Buffer.from([0x1f, 0x8b, 1, 2, 3]), "no contacts"],
  ])("is failed for a file with %s (D3-154)", async (_, file, why) => {
    const { status, results } = await imported(COLUMNS, file);
    expect([status, results?.created_count]).toEqual(["failed", 0]);
    expect(await (await fetch(results?.errors_url ?? "")).text()).toContain(why);
  });

  it("accepts at most a million contacts (D3-148)", async () => {
    const rows = `e\n${"many@import.example\n".repeat(MAX_ROWS + 1)}`;
    const { status, results } = await imported(["email"], gzipSync(rows));
    expect([status, results?.created_count]).toEqual(["failed", 0]);
    expect(await (await fetch(results?.errors_url ?? "")).text()).toContain("more than 1000000 contacts");
    expect(contactOf("many@import.example")).toBeUndefined();
  });
});

describe("a job's link to its errors", () => {
  it("leads to them for an hour, without a credential (D3-155)", async () => {
    const { results } = await job(seededJobIds.failed);
    const url = results?.errors_url ?? "";
    expect((await ((await fetch(url)).json() as Promise<{ errors: object[] }>)).errors).toHaveLength(40);
    expect((await fetch(url, { method: "PUT", body: "x" })).status).toBe(404);
    families.clock.advance(60 * 60_000);
    expect((await fetch(url)).status).toBe(400);
  });
});

const create = (body: unknown) => ask<{ id: string }>("POST", "/marketing/contacts/exports", body);
const exported = async (id: string) => (await get<ExportJob>(`/marketing/contacts/exports/${id}`)).body;
async function ready(body: object): Promise<ExportJob> {
  const { status, body: begun } = await create(body);
  expect(status).toBe(202);
  families.clock.advance(EXPORT_DELAY);
  return exported(begun.id);
}
const textsOf = (urls: readonly string[]) => Promise.all(urls.map(async (url) => (await fetch(url)).text()));

describe("an export", () => {
  it("has all contacts as CSV by default (D3-136, D3-189)", async () => {
    const { file_type, urls, contact_count } = await ready({});
    expect([file_type, contact_count]).toEqual(["csv", tables().contacts.size]);
    const [file] = await Promise.all(urls.map((url) => fetch(url)));
    expect(file?.headers.get("content-type")).toBe("text/csv");
    const [head, first, ...rest] = [...rowsOf((await file?.text()) ?? "")];
    expect(head?.slice(0, 3)).toEqual(["email", "first_name", "last_name"]);
    const one = tables().contacts.all()[0];
    expect(first?.slice(0, 3)).toEqual([one?.email, one?.first_name, one?.last_name]);
    expect(rest).toHaveLength(tables().contacts.size - 1);
  });

  it("is of the contacts on lists and in segments that are named (D3-136)", async () => {
    const [list = ""] = listIds;
    const [segment] = segments;
    const { urls, list_ids, segment_ids } = await ready({
      list_ids: [list],
      segment_ids: [segment?.id],
      file_type: "json",
    });
    expect([list_ids, segment_ids]).toEqual([[list], [segment?.id]]);
    const [text = ""] = await textsOf(urls);
    const expected = tables()
      .contacts.all()
      .filter((c) => c.list_ids.includes(list) || c.country === "US");
    expect((JSON.parse(text) as Contact[]).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it("has files of at most the requested MB (D3-138)", async () => {
    const before = tables().contacts.size;
    for (let i = 0; i < 4_000; i++) {
      const email = `large${i}@export.example`;
      const [model] = tables().contacts.all();
      if (model) tables().contacts.put({ ...model, id: email, email, address_line_2: "x".repeat(400) });
    }
    for (const file_type of fileTypes) {
      const { urls } = await ready({ file_type, max_file_size: 1 });
      const texts = await textsOf(urls);
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_048_576);
      const rows = texts.flatMap((text) =>
        file_type === "json" ? (JSON.parse(text) as unknown[]) : [...rowsOf(text)].slice(1),
      );
      expect(rows).toHaveLength(before + 4_000);
    }
    for (let i = 0; i < 4_000; i++) tables().contacts.delete(`large${i}@export.example`);
  });

  it("is announced by e-mail if the request has that option (D3-139)", async () => {
    const { id } = await ready({ notifications: { email: true } });
    expect(tables().mails.all().at(-1)).toMatchObject({ exportId: id, subject: "Your export is ready" });
    const sent = tables().mails.size;
    await ready({ notifications: { email: false } });
    await ready({});
    expect(tables().mails.size).toBe(sent);
  });

  it("has files that can be downloaded for three days (D3-189)", async () => {
    const { id, urls, expires_at } = await ready({});
    expect(expires_at).toBe(new Date(families.clock.now() + EXPORT_TTL).toISOString());
    families.clock.advance(EXPORT_TTL);
    expect(await exported(id)).toMatchObject({ status: "ready", urls: [] });
    expect((await fetch(urls[0] ?? "")).status).toBe(400);
    expect(tables().files.get(`${id}-1`)).toBeUndefined();
  });
});
