import { describe, expect, it } from "vitest";
import type { CloudStorageProvider, Recipient, Tabs } from "#contracts/e-signature/index.ts";
import { demoRecipients, userIdOf } from "#services/demo/things/e-signature.ts";

import { sharedFamilies } from "#test/kit/families.ts";
import { inEnvelope, startESignature } from "./client.ts";

const client = await startESignature({}, sharedFamilies);

describe("the tabs of a document", () => {
  const path = inEnvelope("sent", "/documents/1/tabs");
  const read = (query = "") => client.ok<Tabs>("GET", path + query);
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
});
