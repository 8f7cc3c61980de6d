import { describe, expect, it, onTestFinished } from "vitest";
import type { CustomFields, EnvelopeDocument } from "#contracts/e-signature/index.ts";
import { demoEnvelopes, demoRecipients, QUIET_ACCOUNT, userIdOf } from "#services/demo/things/e-signature.ts";
import { moveEnvelope } from "#services/e-signature/support/envelopes.ts";
import type { EnvelopeStatus } from "#services/e-signature/tables.ts";
import { pdfOf } from "#services/kit/data/pdf.ts";

import { sharedFamilies } from "#test/kit/families.ts";
import { inEnvelope, startESignature } from "./client.ts";

const client = await startESignature({}, sharedFamilies);

type Listed = { envelopeId: string; envelopeDocuments: EnvelopeDocument[] };
const list = async (name: keyof typeof demoEnvelopes, query = "", as?: "agent" | "endUser") =>
  (await client.ok<Listed>("GET", inEnvelope(name, `/documents${query}`), undefined, as)).envelopeDocuments;
const idsOf = (rows: readonly EnvelopeDocument[]) => rows.map(({ documentId }) => documentId);
const base64 = (content: Uint8Array | string) => Buffer.from(content).toString("base64");
const html = (documentId: string) => ({
  documentId,
  name: `Page ${documentId}`,
  fileExtension: "html",
  documentBase64: base64("<p>Hello</p>"),
});
const pdf = (documentId: string, pages: number) => ({
  documentId,
  name: `File ${documentId}`,
  fileExtension: "pdf",
  documentBase64: base64(pdfOf(Array.from({ length: pages }, () => ["A page"]))),
});

describe("paths and callers", () => {
  it("an envelope is read by its GUID, in either case; another id is refused with 400 (D2-134)", async () => {
    const envelopeId = demoEnvelopes.sent.toUpperCase();
    expect(await client.ok("GET", `/envelopes/${envelopeId}/documents`)).toMatchObject({
      envelopeId: demoEnvelopes.sent,
    });
    expect(await client.refused("GET", "/envelopes/17/documents")).toBe("INVALID_REQUEST_PARAMETER");
  });

  it("an envelope is visible to its sender and its recipients only", async () => {
    const { tables } = client;
    expect(idsOf(await list("sent", "", "agent"))).toEqual(["1", "2", "3"]);
    const fields = inEnvelope("sent", "/documents/3/fields");
    const write = { documentFields: [{ name: "a", value: "b" }] };
    expect(await client.refused("POST", fields, write, "endUser")).toBe("USER_LACKS_PERMISSIONS");
    for (const recipientId of [demoRecipients.signer, demoRecipients.signerAgain])
      tables.hidden.put({ envelopeId: demoEnvelopes.voided, recipientId, documentId: "2" });
    const hidden = inEnvelope("voided", "/documents/2/tabs");
    expect(await client.refused("GET", hidden, undefined, "endUser")).toBe("DOCUMENT_DOES_NOT_EXIST");
    const envelope = tables.envelopes.get(demoEnvelopes.declined);
    if (envelope) tables.envelopes.put({ ...envelope, senderUserId: userIdOf("nobody@x.example") });
    expect(await client.refused("GET", inEnvelope("declined", "/documents"), undefined, "agent")).toBe(
      "USER_LACKS_PERMISSIONS",
    );
  });
});

describe("the documents of an envelope", () => {
  it("have tabs and rights only if these are requested (D2-161, D2-162)", async () => {
    for (const query of ["", "?include_tabs=false&include_metadata=false"]) {
      const [first] = await list("sent", query);
      expect([first?.tabs, first?.metadata]).toEqual([undefined, undefined]);
    }
  });

  it("are limited by recipient_id to those that the recipient can see (D2-163)", async () => {
    expect(idsOf(await list("sent"))).toEqual(["1", "2", "3"]);
    expect(idsOf(await list("sent", `?recipient_id=${demoRecipients.secondSigner}`))).toEqual(["1", "2"]);
    expect(idsOf(await list("sent", `?recipient_id=${demoRecipients.carbonCopy}`))).toEqual(["1", "2", "3"]);
    const path = inEnvelope("sent", "/documents?recipient_id=");
    expect(await client.refused("GET", `${path}99`)).toBe("RECIPIENT_DOES_NOT_EXIST");
    expect(await client.refused("GET", `${path}${demoRecipients.editor}`, undefined, "endUser")).toBe(
      "USER_LACKS_PERMISSIONS",
    );
  });

  it("are with documents_by_userid=true those of all recipients of the user (D2-160)", async () => {
    expect(idsOf(await list("sent", "", "endUser"))).toEqual(["1", "2"]);
    expect(idsOf(await list("sent", "?documents_by_userid=true", "endUser"))).toEqual(["1", "2", "3"]);
    const signer = `?recipient_id=${demoRecipients.signer}`;
    expect(idsOf(await list("sent", `${signer}&documents_by_userid=false`))).toEqual(["1", "2"]);
    expect(idsOf(await list("sent", `${signer}&documents_by_userid=true`))).toEqual(["1", "2", "3"]);
  });

  it("are limited by shared_user_id to those that the user can see (D2-164)", async () => {
    const { people } = client.families.company;
    const as = (index: number) => `?shared_user_id=${userIdOf(people[index]?.email ?? "")}`;
    expect(idsOf(await list("sent", as(5)))).toEqual(["1", "2"]);
    expect(idsOf(await list("sent", as(1)))).toEqual(["1", "2", "3"]);
    expect(idsOf(await list("sent", as(20)))).toEqual([]);
    const path = inEnvelope("sent", "/documents");
    expect(await client.refused("GET", path + as(6), undefined, "endUser")).toBe("USER_LACKS_PERMISSIONS");
    expect(await client.refused("GET", `${path}?shared_user_id=${demoEnvelopes.sent}`)).toBe(
      "USER_DOES_NOT_EXIST",
    );
  });

  it("are the same with the reserved include_docgen_formfields (D2-165)", async () => {
    expect(await list("sent", "?include_docgen_formfields=true")).toEqual(await list("sent"));
  });

  it("are added with 200 to a draft and, unlocked, to one in process (D2-167, D2-415)", async () => {
    for (const name of ["draft", "delivered"] as const) {
      const path = inEnvelope(name, "/documents");
      const body = { documents: [html("7"), { ...pdf("8", 4), order: 1 }] };
      const { envelopeDocuments } = await client.ok<Listed>("POST", path, body);
      expect(idsOf(envelopeDocuments)).toEqual(["1", "8", "2", "3", "7"]);
      expect(envelopeDocuments[1]?.pages).toHaveLength(4);
    }
    expect(await client.refused("POST", inEnvelope("voided", "/documents"), { documents: [html("7")] })).toBe(
      "ENVELOPE_STATUS_FORBIDS",
    );
  });

  it("that replace an original have its fields, and its tabs on the pages that they have (D2-166)", async () => {
    const path = inEnvelope("draft", "/documents");
    await client.ok("POST", path, { documents: [pdf("1", 2)] });
    const [replaced] = await list("draft", "?include_tabs=true");
    expect(replaced?.name).toBe("File 1");
    expect(replaced?.tabs?.initialHereTabs).toHaveLength(1);
    expect(replaced?.tabs).not.toHaveProperty("signHereTabs"); // they were on the third page
    expect(await client.ok("GET", `${path}/1/fields`)).toMatchObject({ documentFields: [{}, {}] });
  });

  it("are refused as a whole with bytes that are no Base64 or no PDF, or with an id twice", async () => {
    const path = inEnvelope("draft", "/documents");
    const before = await list("draft");
    for (const documents of [
      [{ ...html("30"), documentBase64: "%%%" }],
      [html("31"), { ...pdf("32", 1), documentBase64: base64("plain") }],
      [html("33"), html("33")],
    ])
      expect(await client.refused("POST", path, { documents })).toBe("INVALID_REQUEST_BODY");
    expect(await client.refused("POST", path, { documents: [html("x")] })).toBe("INVALID_REQUEST_PARAMETER");
    expect(await list("draft")).toEqual(before);
  });

  it.each<[status: EnvelopeStatus, documentId: string]>([
    ["completed", "13"],
    ["declined", "14"],
    ["voided", "15"],
  ])("of an envelope that is %s are not deleted (D2-158)", async (status, documentId) => {
    const { envelopes } = client.tables;
    const envelope = envelopes.get(demoEnvelopes.thick);
    if (!envelope) throw new Error("there is no envelope");
    envelopes.put({ ...envelope, status });
    onTestFinished(() => {
      envelopes.put(envelope);
    });
    const before = idsOf(await list("thick"));
    const body = { documents: [{ documentId }] };
    expect((await client.ask("DELETE", inEnvelope("thick", "/documents"), body)).status).toBe(400);
    expect(before).toContain(documentId);
    expect(idsOf(await list("thick"))).toEqual(before);
  });

  it("are deleted by a body that names them, with their tabs; the others stay (D2-159, D2-413)", async () => {
    const { tables } = client;
    const path = inEnvelope("moving", "/documents");
    expect(await client.refused("DELETE", path, { documents: [{ documentId: "99" }] })).toBe(
      "DOCUMENT_DOES_NOT_EXIST",
    );
    const answer = await client.ok<Listed>("DELETE", path, { documents: [{ documentId: "1" }] });
    expect(idsOf(answer.envelopeDocuments)).toEqual(["2", "3"]);
    expect(tables.tabs.by("envelope", demoEnvelopes.moving)).toEqual([]);
  });
});

describe("the fields of a document", () => {
  const path = inEnvelope("sent", "/documents/1/fields");

  it("have each name once; only those that are there are changed or deleted", async () => {
    const field = { name: "jurisdiction", value: "BE" };
    expect(await client.refused("POST", path, { documentFields: [field] })).toBe("FIELD_NAME_NOT_UNIQUE");
    const twice = {
      documentFields: [
        { name: "x", value: "1" },
        { name: "x", value: "2" },
      ],
    };
    expect(await client.refused("POST", path, twice)).toBe("FIELD_NAME_NOT_UNIQUE");
    const other = { documentFields: [{ name: "none", value: "" }] };
    for (const method of ["PUT", "DELETE"])
      expect(await client.refused(method, path, other)).toBe("FIELD_DOES_NOT_EXIST");
    expect(await client.refused("GET", inEnvelope("sent", "/documents/9/fields"))).toBe(
      "DOCUMENT_DOES_NOT_EXIST",
    );
  });
});

describe("HTML definitions", () => {
  const of = async (id: string) =>
    client.ok("GET", inEnvelope("completed", `/documents/${id}/html_definitions`));

  it("are read with 200 by the GUID of an HTML document (D2-140, D2-404)", async () => {
    const [, terms] = await list("completed");
    expect(await of(terms?.documentIdGuid ?? "")).toEqual({
      htmlDefinitions: [
        {
          documentId: "2",
          documentIdGuid: terms?.documentIdGuid,
          headerLabel: "Terms",
          displayOrder: 1,
          maxScreenWidth: 640,
          removeEmptyTags: true,
          source: expect.stringContaining("<h1>Terms</h1>"),
        },
      ],
    });
  });

  it("are an empty JSON body for an id that names no document (D2-142)", async () => {
    for (const id of [demoEnvelopes.sent, "2", "none"]) expect(await of(id)).toEqual({});
  });
});

describe("the transcript of the comments", () => {
  const path = inEnvelope("completed", "/comments/transcript");
  const textOf = async (query = "") => {
    const response = await client.ask("GET", path + query);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    return Buffer.from(await response.arrayBuffer()).toString("latin1");
  };

  it("is a PDF with the comments, with 200 (D2-168, D2-416)", async () => {
    const text = await textOf();
    expect(text.startsWith("%PDF-")).toBe(true);
    expect(text).toContain("Then I agree.");
    expect(text).toContain("Zoë Guest:");
  });

  it("has a question mark for characters outside of its `encoding` (D2-169)", async () => {
    expect(await textOf("?encoding=us-ascii")).toContain("Zo? Guest:");
    expect(await textOf("?encoding=iso-8859-1")).toBe(await textOf());
    expect(await client.refused("GET", `${path}?encoding=ebcdic`)).toBe("INVALID_REQUEST_PARAMETER");
  });

  it("needs the account setting enableSigningExtensionComments (D2-170)", async () => {
    const quiet = `/v2.1/accounts/${QUIET_ACCOUNT.accountId}${inEnvelope("quiet", "/comments/transcript")}`;
    expect(await client.refused("GET", quiet)).toBe("ACCOUNT_LACKS_PERMISSIONS");
    const account = client.tables.accounts.get(QUIET_ACCOUNT.accountId);
    if (account) client.tables.accounts.put({ ...account, enableSigningExtensionComments: true });
    expect((await client.ask("GET", quiet)).status).toBe(200);
    if (account) client.tables.accounts.put(account);
  });
});

describe("custom fields of an envelope", () => {
  const path = (name: keyof typeof demoEnvelopes) => inEnvelope(name, "/custom_fields");
  const text = (...names: string[]) => ({ textCustomFields: names.map((name) => ({ name, value: "v" })) });
  const namesIn = ({ textCustomFields, listCustomFields }: CustomFields) =>
    [...textCustomFields, ...listCustomFields].map(({ name }) => name);

  it("are written in drafts and envelopes in process with 200, and refused in others (D2-136, D2-398, D2-399)", async () => {
    for (const name of ["draft", "sent", "delivered"] as const) {
      expect(namesIn(await client.ok("POST", path(name), text("owner")))).toContain("owner");
      await client.ok("PUT", path(name), text("owner"));
    }
    for (const name of ["completed", "declined", "voided"] as const)
      for (const method of ["POST", "PUT"])
        expect(await client.refused(method, path(name), text("costCentre"))).toBe("ENVELOPE_STATUS_FORBIDS");
  });

  it("have each name once in an envelope, and again in another (D2-137)", async () => {
    expect(await client.refused("POST", path("sent"), text("one", "one"))).toBe("FIELD_NAME_NOT_UNIQUE");
    expect(await client.refused("POST", path("sent"), text("region"))).toBe("FIELD_NAME_NOT_UNIQUE");
    await client.ok("POST", path("sent"), text("once"));
    expect(await client.refused("POST", path("sent"), text("once"))).toBe("FIELD_NAME_NOT_UNIQUE");
    await client.ok("POST", path("draft"), text("once"));
    const { textCustomFields } = await client.ok<CustomFields>("PUT", path("sent"), {});
    const fieldId = textCustomFields.find(({ name }) => name === "once")?.fieldId;
    const renamed = { textCustomFields: [{ fieldId, name: "costCentre" }] };
    expect(await client.refused("PUT", path("sent"), renamed)).toBe("FIELD_NAME_NOT_UNIQUE");
  });

  it("PUT takes the same body as POST, and changes the fields by name or id (D2-138)", async () => {
    const body = { listCustomFields: [{ name: "size", value: "M", listItems: ["S", "M"] }] };
    const created = await client.ok<CustomFields>("POST", path("moving"), body);
    expect(await client.ok("PUT", path("moving"), body)).toEqual(created);
    const size = created.listCustomFields.find(({ name }) => name === "size");
    expect(size).toEqual({
      fieldId: expect.any(String),
      name: "size",
      value: "M",
      required: false,
      show: false,
      listItems: ["S", "M"],
    });
    const change = { listCustomFields: [{ fieldId: size?.fieldId, name: "fit", value: "S" }] };
    const changed = await client.ok<CustomFields>("PUT", path("moving"), change);
    expect(changed.listCustomFields).toContainEqual({ ...size, name: "fit", value: "S" });
    expect(await client.refused("PUT", path("moving"), text("nothing"))).toBe("FIELD_DOES_NOT_EXIST");
    const wrong = { listCustomFields: [{ name: "fit", value: "XXL" }] };
    expect(await client.refused("PUT", path("moving"), wrong)).toBe("INVALID_REQUEST_BODY");
  });
});

describe("the status changes of an envelope", () => {
  const statusesOf = (name: keyof typeof demoEnvelopes) =>
    client.tables.recipients.by("envelope", demoEnvelopes[name]).map(({ value }) => value.status);

  it("are possible in one direction only, and change the recipients' statuses", () => {
    const now = client.families.clock.now();
    const move = (status: EnvelopeStatus) => moveEnvelope(client.tables, demoEnvelopes.draft, status, now);
    expect(move("completed")).toBeUndefined();
    expect(move("sent")?.recipients.map(({ recipientId }) => recipientId)).toEqual(["1"]);
    expect(move("delivered")).toMatchObject({
      envelope: { status: "delivered", statusChangedDateTime: new Date(now).toISOString() },
      recipients: [{ recipientId: "1", status: "delivered" }],
    });
    expect(move("completed")?.recipients).toHaveLength(8);
    expect(move("voided")).toBeUndefined();
    expect(new Set(statusesOf("draft"))).toEqual(new Set(["completed"]));
    expect(statusesOf("declined").slice(0, 2)).toEqual(["declined", "created"]);
  });

  it("are made by those that were planned, when their time has come", async () => {
    // A new service, because the clock of the shared one cannot be turned back.
    const own = await startESignature();
    onTestFinished(() => own.close());
    const statusAfter = async (ms: number) => {
      own.families.clock.advance(ms);
      await own.ok("GET", inEnvelope("moving", "/documents"));
      return own.tables.envelopes.get(demoEnvelopes.moving)?.status;
    };
    expect(await statusAfter(0)).toBe("sent");
    expect(await statusAfter(60_000)).toBe("delivered");
    expect(await statusAfter(4 * 60_000)).toBe("completed");
  });
});
