import { describe, expect, it, onTestFinished } from "vitest";
import type { CustomFields, EnvelopeDocument } from "#contracts/e-signature/index.ts";
import { demoEnvelopes, demoRecipients, userIdOf } from "#services/demo/things/e-signature.ts";
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
  const { signer, secondSigner, carbonCopy, editor } = demoRecipients;
  const shared = (index: number) =>
    `?shared_user_id=${userIdOf(client.families.company.people[index]?.email ?? "")}`;

  it.each<[query: () => string, as: "endUser" | undefined, ids: readonly string[]]>([
    [() => "", undefined, ["1", "2", "3"]],
    [() => "?include_docgen_formfields=true", undefined, ["1", "2", "3"]],
    [() => `?recipient_id=${secondSigner}`, undefined, ["1", "2"]],
    [() => `?recipient_id=${carbonCopy}`, undefined, ["1", "2", "3"]],
    [() => `?recipient_id=${signer}&documents_by_userid=false`, undefined, ["1", "2"]],
    [() => `?recipient_id=${signer}&documents_by_userid=true`, undefined, ["1", "2", "3"]],
    [() => "", "endUser", ["1", "2"]],
    [() => "?documents_by_userid=true", "endUser", ["1", "2", "3"]],
    [() => shared(5), undefined, ["1", "2"]],
    [() => shared(1), undefined, ["1", "2", "3"]],
    [() => shared(20), undefined, []],
  ])("are those that a person can see (D2-160, D2-163, D2-164, D2-165) %#", async (query, as, ids) => {
    expect(idsOf(await list("sent", query(), as))).toEqual(ids);
  });

  it("are refused for an unknown person, and to a recipient for another one", async () => {
    for (const [query, as, code] of [
      ["?recipient_id=99", undefined, "RECIPIENT_DOES_NOT_EXIST"],
      [`?recipient_id=${editor}`, "endUser", "USER_LACKS_PERMISSIONS"],
      [shared(6), "endUser", "USER_LACKS_PERMISSIONS"],
      [`?shared_user_id=${demoEnvelopes.sent}`, undefined, "USER_DOES_NOT_EXIST"],
      ["?shared_user_id=17", undefined, "INVALID_REQUEST_PARAMETER"],
    ] as const)
      expect(await client.refused("GET", inEnvelope("sent", `/documents${query}`), undefined, as)).toBe(code);
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
});

describe("HTML definitions", () => {
  const of = async (id: string) =>
    client.ok("GET", inEnvelope("completed", `/documents/${id}/html_definitions`));

  it("are an empty JSON body for an id that names no document (D2-142)", async () => {
    for (const id of [demoEnvelopes.sent, "2", "none"]) expect(await of(id)).toEqual({});
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
