import { describe, expect, it } from "vitest";
import type {
  CloudStorageProvider,
  EnvelopeDocument,
  Recipient,
  Tabs,
} from "#contracts/e-signature/index.ts";
import { demoEnvelopes, demoRecipients, userIdOf } from "#services/demo/things/e-signature.ts";

import { sharedFamilies } from "#test/kit/families.ts";
import { inEnvelope, startESignature } from "./client.ts";

const client = await startESignature({}, sharedFamilies);

describe("the tabs of a document", () => {
  const path = inEnvelope("sent", "/documents/1/tabs");
  const read = (query = "") => client.ok<Tabs>("GET", path + query);
  const pageIds = async () => {
    const { envelopeDocuments } = await client.ok<{ envelopeDocuments: EnvelopeDocument[] }>(
      "GET",
      inEnvelope("sent", "/documents"),
    );
    return envelopeDocuments[0]?.pages.map(({ pageId }) => pageId) ?? [];
  };

  it("a range, a number or an unknown GUID names no page: 400 (D2-147)", async () => {
    const [first, second] = await pageIds();
    for (const pages of ["1-3", "1", `${first}-${second}`])
      expect(await client.refused("GET", `${path}?page_numbers=${pages}`)).toBe("INVALID_REQUEST_PARAMETER");
    expect(await client.refused("GET", `${path}?page_numbers=${demoEnvelopes.sent}`)).toBe(
      "PAGE_DOES_NOT_EXIST",
    );
  });

  it("are refused where page, recipient, kind or value is wrong, all or none", async () => {
    const before = await read();
    const place = { recipientId: demoRecipients.signer, pageNumber: 1, xPosition: 1, yPosition: 1 };
    const refused = (body: object, method = "POST") => client.refused(method, path, body);
    expect(await refused({ textTabs: [place, { ...place, pageNumber: 4 }] })).toBe("PAGE_DOES_NOT_EXIST");
    expect(await refused({ textTabs: [{ ...place, recipientId: "99" }] })).toBe("RECIPIENT_DOES_NOT_EXIST");
    expect(await refused({ checkboxTabs: [{ ...place, value: "x" }] })).toBe("INVALID_REQUEST_BODY");
    expect(await refused({})).toBe("INVALID_REQUEST_BODY");
    expect(await refused({ textTabs: [{ tabId: before.signHereTabs?.[0]?.tabId }] }, "PUT")).toBe(
      "TAB_DOES_NOT_EXIST",
    );
    expect(
      await client.refused("POST", inEnvelope("completed", "/documents/1/tabs"), { textTabs: [place] }),
    ).toBe("ENVELOPE_STATUS_FORBIDS");
    expect(await read()).toEqual(before);
  });
});

describe("visibility of documents", () => {
  const all = inEnvelope("sent", "/recipients/document_visibility");
  const of = (recipientId: string) => inEnvelope("sent", `/recipients/${recipientId}/document_visibility`);
  interface Seen {
    recipient: Recipient;
    documentVisibility: { documentId: string; visible: boolean; rights: string }[];
  }
  const seen = async (recipientId: string) =>
    Object.fromEntries(
      (await client.ok<Seen>("GET", of(recipientId))).documentVisibility.map(({ documentId, visible }) => [
        documentId,
        visible,
      ]),
    );
  const hide = (recipientId: string, documentId = "2") => ({
    documentVisibility: [{ recipientId, documentId, visible: false }],
  });

  it("is written with 200 for one recipient, and unchanged for the others (D2-149, D2-412)", async () => {
    const { guest, signerAgain } = demoRecipients;
    const before = await seen(signerAgain);
    const body = { documentVisibility: [{ documentId: "3", visible: false }] };
    const answer = await client.ok<Seen>("PUT", of(guest), body);
    expect(answer).toMatchObject({
      recipient: { recipientId: guest },
      documentVisibility: [{}, {}, { visible: false }],
    });
    expect(await seen(guest)).toEqual({ 1: true, 2: true, 3: false });
    expect(await seen(signerAgain)).toEqual(before);
    expect(await client.refused("PUT", of(guest), hide(signerAgain))).toBe("INVALID_REQUEST_BODY");
  });

  it("a document cannot be hidden from a recipient with tabs on it, and a new tab makes it visible again (D2-150)", async () => {
    const { signer } = demoRecipients;
    expect(await client.refused("PUT", all, hide(signer, "1"))).toBe("DOCUMENT_ALWAYS_VISIBLE");
    expect((await seen(signer))["1"]).toBe(true);
    expect((await seen(signer))["3"]).toBe(false);
    const tab = { recipientId: signer, pageNumber: 1, xPosition: 1, yPosition: 1 };
    const tabs = inEnvelope("sent", "/documents/3/tabs");
    const { textTabs } = await client.ok<Tabs>("POST", tabs, { textTabs: [tab] });
    expect((await seen(signer))["3"]).toBe(true);
    await client.ok("DELETE", tabs, { textTabs: [{ tabId: textTabs?.[0]?.tabId }] });
    expect((await seen(signer))["3"]).toBe(true);
  });

  it.each([
    ["carbonCopy", "D2-151"],
    ["certifiedDelivery", "D2-152"],
    ["editor", "D2-153"],
    ["agent", "D2-154"],
  ] as const)("a recipient of the type %s always sees every document (%s)", async (type, _rule) => {
    const recipientId = demoRecipients[type];
    // Combined with a valid one, as the write applies to all or none.
    const body = {
      documentVisibility: [
        ...hide(demoRecipients.guest).documentVisibility,
        ...hide(recipientId).documentVisibility,
      ],
    };
    expect(await client.refused("PUT", all, body)).toBe("DOCUMENT_ALWAYS_VISIBLE");
    expect(await client.refused("PUT", of(recipientId), hide(recipientId))).toBe("DOCUMENT_ALWAYS_VISIBLE");
    expect(await seen(recipientId)).toEqual({ 1: true, 2: true, 3: true });
    expect((await seen(demoRecipients.guest))["2"]).toBe(true);
    client.tables.hidden.put({ envelopeId: demoEnvelopes.sent, recipientId, documentId: "2" });
    expect((await seen(recipientId))["2"], "hidden before").toBe(true);
  });
});

describe("cloud storage", () => {
  const person = (index: number) => client.families.person(index).email;
  const of = (email: string, rest = "") => `/users/${userIdOf(email)}/cloud_storage${rest}`;
  interface Listed {
    storageProviders: CloudStorageProvider[];
  }
  const numbers = ({ storageProviders }: Listed) => storageProviders.map(({ serviceId }) => serviceId);

  it("is listed, read, linked and removed by its own user, or by a service for its users (D2-171)", async () => {
    const body = { storageProviders: [{ serviceId: "101" }] };
    for (const other of ["agent", "admin"] as const)
      for (const [method, rest, sent] of [
        ["GET", "", undefined],
        ["POST", "", body],
        ["DELETE", "", body],
        ["GET", "/101", undefined],
        ["DELETE", "/101", undefined],
      ] as const)
        expect(await client.refused(method, of(person(2), rest), sent, other)).toBe("USER_LACKS_PERMISSIONS");
    expect(numbers(await client.ok("GET", of(person(2)), undefined, "endUser"))).toEqual(["101", "102"]);
    expect(numbers(await client.ok("GET", of(person(2))))).toEqual(["101", "102"]);
    expect(await client.refused("GET", of("nobody@x.example"))).toBe("USER_DOES_NOT_EXIST");
  });

  it("accepts redirect URLs of the vendor's own domains only (D2-172)", async () => {
    const query = (url: string) => `?redirectUrl=${encodeURIComponent(url)}`;
    for (const url of ["https://esign.example/back", "https://eu.esign.example/"]) {
      const { storageProviders } = await client.ok<Listed>("GET", of(person(1), query(url)));
      expect(storageProviders[0]).toMatchObject({ redirectUrl: url });
      expect(new URL(storageProviders[0]?.authenticationUrl ?? "").searchParams.get("redirect")).toBe(url);
    }
    for (const url of [
      "https://evil.example",
      "https://esign.example.evil.example",
      "https://evilesign.example",
      "https://esign.example@evil.example",
      "https://user:pass@esign.example",
      "http://esign.example",
      "javascript:alert(1)",
      "//esign.example",
      "nonsense",
    ])
      expect([url, await client.refused("GET", of(person(1), query(url)))]).toEqual([
        url,
        "INVALID_REQUEST_PARAMETER",
      ]);
  });

  it("is linked and removed by the same body, with 200 (D2-173, D2-417, D2-419)", async () => {
    const body = { storageProviders: [{ service: "Vaultbox" }] };
    expect(numbers(await client.ok("POST", of(person(1)), body))).toEqual(["101", "102", "103"]);
    expect(numbers(await client.ok("POST", of(person(1)), body)), "once only").toHaveLength(3);
    expect(numbers(await client.ok("DELETE", of(person(1)), body))).toEqual(["101", "102"]);
    expect(await client.refused("DELETE", of(person(1)), body)).toBe("STORAGE_PROVIDER_DOES_NOT_EXIST");
    expect(await client.refused("POST", of(person(1)), { storageProviders: [{ service: "attic" }] })).toBe(
      "STORAGE_PROVIDER_DOES_NOT_EXIST",
    );
  });

  it("is read and removed with 200 by the provider's number or its name (D2-174, D2-420, D2-421)", async () => {
    const byNumber = await client.ok("GET", of(person(1), "/102"));
    expect(await client.ok("GET", of(person(1), "/filehaven"))).toEqual(byNumber);
    expect(await client.refused("GET", of(person(1), "/103"))).toBe("STORAGE_PROVIDER_DOES_NOT_EXIST");
    expect(numbers(await client.ok("DELETE", of(person(1), "/filehaven")))).toEqual(["101"]);
    expect(numbers(await client.ok("DELETE", of(person(1), "/101")))).toEqual([]);
  });
});
