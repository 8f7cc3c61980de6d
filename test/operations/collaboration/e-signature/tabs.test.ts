import { describe, expect, it } from "vitest";
import { eSignature } from "#contracts/e-signature/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import { CloudStorageOfUserDocument } from "#generated/test/graphql.ts";
import {
  demoEnvelopes,
  demoRecipients,
  MAIN_ACCOUNT,
  tabIdOf,
  userIdOf,
} from "#services/demo/things/e-signature.ts";
import { tabsIn } from "#subgraphs/collaboration/e-signature/resolvers/tabs.ts";
import { send, startStandIn } from "#test/faults/stand-in.ts";

import { bodyOf, operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const { accountId, accountNumber } = MAIN_ACCOUNT;
const scope = { accountId, accountNumber, vendorDomains: "esign.example, sign.example" };
const within = (type: string, name: keyof typeof demoEnvelopes, ...own: string[]) =>
  [type, accountId, demoEnvelopes[name], ...own].join(":");

const tributary = await sharedTributary({ settings: { eSignature: { scope } } });

const ask = async (name: keyof typeof demoEnvelopes, selection: string) => {
  const { data, ...rest } = await tributary.ask<{ eSignature: { envelope: Record<string, unknown> } }>(
    `query ($id: ID!) { eSignature { envelope(id: $id) { ${selection} } } }`,
    { id: demoEnvelopes[name] },
  );
  return { envelope: data.eSignature.envelope, ...rest };
};

const { write: mutate } = tributary;

/** A list in a payload. */
const listIn = <T>(payload: Record<string, unknown> | undefined, name: string) =>
  (payload?.[name] ?? []) as T[];

describe("the tabs of a document", () => {
  it("are read alone if only its id is known: typed by kind, with links to recipient and document", async () => {
    const { envelope, calls } = await ask(
      "sent",
      `document(id: 1) { tabs { id upstreamId type label document { id } recipient { id } pageNumber x y width height
        required locked value selected } }`,
    );
    const { tabs } = envelope["document"] as { tabs: { type: string }[] };
    expect(tabs.map(({ type }) => type)).toEqual([
      "SIGN_HERE",
      "SIGN_HERE",
      "INITIAL_HERE",
      "DATE_SIGNED",
      "FULL_NAME",
      "EMAIL",
      "TEXT",
      "CHECKBOX",
    ]);
    expect(tabs[6]).toEqual({
      id: within("EnvelopeTab", "sent", "1", "text", tabIdOf(demoEnvelopes.sent, 4)),
      upstreamId: tabIdOf(demoEnvelopes.sent, 4),
      type: "TEXT",
      label: "place",
      document: { id: within("EnvelopeDocument", "sent", "1") },
      recipient: { id: within("EnvelopeRecipient", "sent", demoRecipients.secondSigner) },
      pageNumber: 2,
      x: 72,
      y: 260,
      width: 120,
      height: 24,
      required: true,
      locked: true,
      value: "Rotterdam",
      selected: null,
    });
    expect(tabs[7]).toMatchObject({ value: null, selected: true });
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([["getDocumentTabs", {}]]);
  });

  it("are of the kind OTHER if their list is unknown, and keep its name in their id", () => {
    const document = { accountId, envelopeId: demoEnvelopes.sent, documentId: "1" };
    const sent = { textTabs: [], approveTabs: [{ tabId: "t1" }], count: 1 };
    expect(tabsIn(document, sent)).toEqual([{ ...document, tabId: "t1", kind: "approve" }]);
  });

  it("have their rights in the same call if these are selected (D2-145)", async () => {
    const { envelope, calls } = await ask(
      "completed",
      "document(id: 1) { tabs { rights { editable editableProperties } } }",
    );
    expect(envelope).toMatchObject({
      document: { tabs: Array(8).fill({ rights: { editable: false, editableProperties: [] } }) },
    });
    expect(calls.map(({ query }) => query)).toEqual([{ include_metadata: "true" }]);
  });

  it("of one page have the rights of the tab with their kind and id, for any other tabs", async () => {
    await using standIn = await startStandIn(eSignature);
    await using other = await startTributary({
      settings: { eSignature: { scope, baseUrl: standIn.baseUrl } },
      measuresCost: false,
    });
    standIn.behind = other.families.baseUrl("eSignature");
    standIn.fault = async (well, { url }) => {
      const answer = await well();
      if (!url.includes("include_metadata")) return send(answer);
      const tabs = JSON.parse(answer.body.toString()) as Record<string, { tabId: string }[]>;
      for (const [kind, list] of Object.entries(tabs))
        tabs[kind] = [
          ...list.map((tab) => ({ ...tab, tabId: `${tab.tabId}-other`, metadata: { rights: "read_only" } })),
          ...list,
        ];
      return send({ ...answer, body: Buffer.from(JSON.stringify(tabs)) });
    };
    const { data, errors } = await other.ask(
      "query ($id: ID!) { eSignature { envelope(id: $id) { document(id: 1) { pageTabs(number: 2) { rights { editable } } } } } }",
      { id: demoEnvelopes.sent },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      eSignature: { envelope: { document: { pageTabs: Array(3).fill({ rights: { editable: true } }) } } },
    });
  });

  it("of one page are read by its number, and are null for a missing page (D2-143)", async () => {
    const { envelope, calls, errors } = await ask(
      "sent",
      "document(id: 1) { two: pageTabs(number: 2) { type pageNumber rights { editable } } ten: pageTabs(number: 10) { type } }",
    );
    expect(errors).toEqual([]);
    expect(envelope["document"]).toEqual({
      two: ["INITIAL_HERE", "TEXT", "CHECKBOX"].map((type) => ({
        type,
        pageNumber: 2,
        rights: { editable: true },
      })),
      ten: null,
    });
    // One call for the document has the rights of all tabs, as pages do not have them.
    expect(calls.map(({ path, query }) => [path.slice(path.indexOf("/1/")), query]).sort()).toEqual([
      ["/1/pages/10/tabs", {}],
      ["/1/pages/2/tabs", {}],
      ["/1/tabs", { include_metadata: "true" }],
    ]);
    const zero = await ask("sent", "document(id: 1) { pageTabs(number: 0) { type } }");
    expect([zero.errors[0]?.extensions["code"], zero.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("of some pages are read by the pages' GUIDs; a range is refused before any call (D2-146, D2-147)", async () => {
    const { envelope } = await ask("sent", "documents { pages { pageId } }");
    const [{ pages }] = envelope["documents"] as [{ pages: { pageId: string }[] }];
    const ids = [pages[0]?.pageId, pages[2]?.pageId];
    const query = `query ($id: ID!, $pages: [ID!]!) { eSignature { envelope(id: $id) { document(id: 1) { tabsOfPages(pageIds: $pages) { pageNumber } } } } }`;
    const found = await tributary.ask<{
      eSignature: { envelope: { document: { tabsOfPages: { pageNumber: number }[] } } };
    }>(query, { id: demoEnvelopes.sent, pages: ids });
    const numbers = found.data.eSignature.envelope.document.tabsOfPages.map(({ pageNumber }) => pageNumber);
    expect(new Set(numbers)).toEqual(new Set([1, 3]));
    expect(found.calls.map(({ query: sent }) => sent)).toEqual([{ page_numbers: ids.join(",") }]);
    for (const wrong of [
      [],
      ["1-3"],
      ["1"],
      [`${ids[0]}-${ids[1]}`],
      [ids[0], ids[0]],
      Array(101)
        .fill(0)
        .map((_, i) => guidOf(String(i))),
    ]) {
      const { errors, calls } = await tributary.ask(query, { id: demoEnvelopes.sent, pages: wrong });
      expect([wrong, errors[0]?.extensions["code"], calls]).toEqual([wrong, "BAD_USER_INPUT", []]);
    }
  });

  it("are created, changed and deleted by their global ids, the body by kind (D2-144)", async () => {
    const documentId = within("EnvelopeDocument", "draft", "1");
    const place = { recipientId: "1", pageNumber: 3, x: 10, y: 20 };
    const created = await mutate(
      "createEnvelopeTabs",
      {
        documentId,
        tabs: [
          {
            type: "TEXT",
            ...place,
            label: "city",
            width: 80,
            height: 20,
            required: false,
            locked: true,
            value: "Delft",
          },
          {
            type: "CHECKBOX",
            ...place,
            recipientId: within("EnvelopeRecipient", "draft", "2"),
            selected: true,
          },
        ],
      },
      "document { tabs { id } } tabs { id type label value selected recipient { displayName } }",
    );
    expect(created.payload).toMatchObject({
      tabs: [
        { type: "TEXT", label: "city", value: "Delft", selected: null },
        { type: "CHECKBOX", value: null, selected: true },
      ],
      document: { tabs: Array(10).fill({}) },
      userErrors: [],
    });
    expect(bodyOf(created.calls[0])).toEqual({
      textTabs: [
        {
          recipientId: "1",
          pageNumber: 3,
          xPosition: 10,
          yPosition: 20,
          tabLabel: "city",
          width: 80,
          height: 20,
          required: false,
          locked: true,
          value: "Delft",
        },
      ],
      checkboxTabs: [{ recipientId: "2", pageNumber: 3, xPosition: 10, yPosition: 20, selected: true }],
    });
    const ids = listIn<{ id: string }>(created.payload, "tabs").map(({ id }) => id);
    const changed = await mutate(
      "updateEnvelopeTabs",
      {
        tabs: [
          { id: ids[0], pageNumber: 1, x: 0, value: "Leiden" },
          { id: ids[1], selected: false, recipientId: "1" },
        ],
      },
      "tabs { id pageNumber x value selected }",
    );
    expect(changed.payload).toEqual({
      tabs: [
        { id: ids[0], pageNumber: 1, x: 0, value: "Leiden", selected: null },
        { id: ids[1], pageNumber: 3, x: 10, value: null, selected: false },
      ],
      userErrors: [],
    });
    const gone = await mutate("deleteEnvelopeTabs", { tabIds: ids }, "deletedIds document { tabs { id } }");
    expect(gone.payload).toMatchObject({
      deletedIds: ids,
      document: { tabs: Array(8).fill({}) },
      userErrors: [],
    });
    expect(gone.calls[0]?.method).toBe("DELETE");
    expect(bodyOf(gone.calls[0])).toEqual({
      textTabs: [{ tabId: ids[0]?.split(":").at(-1) }],
      checkboxTabs: [{ tabId: ids[1]?.split(":").at(-1) }],
    });
    const again = await mutate("deleteEnvelopeTabs", { tabIds: ids }, "deletedIds");
    expect(again.payload).toMatchObject({ deletedIds: null, userErrors: [{ code: "NOT_FOUND" }] });
  });
});

describe("visibility of documents", () => {
  const { signer, carbonCopy, guest, secondSigner } = demoRecipients;

  it("is read for a recipient in one call, with the recipient's person (D2-149)", async () => {
    const { envelope, calls } = await ask(
      "sent",
      `recipient(id: ${signer}) { displayName email type routingOrder status envelope { upstreamId } user { email identityUser { id } }
        documentVisibility { visible alwaysVisible document { id } recipient { id } } }`,
    );
    const person = tributary.families.company.people[2];
    expect(envelope["recipient"]).toMatchObject({
      displayName: person?.displayName,
      email: person?.email,
      type: "SIGNER",
      routingOrder: 1,
      status: "SENT",
      envelope: { upstreamId: demoEnvelopes.sent },
      user: { email: person?.email, identityUser: { id: expect.stringMatching(/^IdentityUser:/) } },
      documentVisibility: [
        { visible: true, alwaysVisible: true, document: { id: within("EnvelopeDocument", "sent", "1") } },
        { visible: true, alwaysVisible: false },
        {
          visible: false,
          alwaysVisible: false,
          recipient: { id: within("EnvelopeRecipient", "sent", signer) },
        },
      ],
    });
    const own = calls.filter(({ family }) => family === "eSignature");
    expect(operationsOf(own)).toEqual(["eSignature.getRecipientDocumentVisibility"]);
  });

  it("is read for the documents of a list with one call for each recipient", async () => {
    const { envelope, calls } = await ask(
      "sent",
      `documents { visibility(recipientIds: ["${signer}", "${within("EnvelopeRecipient", "sent", carbonCopy)}"]) { visible recipient { type } } }`,
    );
    const row = (...visible: boolean[]) => ({
      visibility: visible.map((one, index) => ({
        visible: one,
        recipient: { type: index === 0 ? "SIGNER" : "CARBON_COPY" },
      })),
    });
    expect(envelope["documents"]).toEqual([row(true, true), row(true, true), row(false, true)]);
    expect(operationsOf(calls)).toEqual([
      "eSignature.listEnvelopeDocuments",
      "eSignature.getRecipientDocumentVisibility",
      "eSignature.getRecipientDocumentVisibility",
    ]);
  });

  it("is set for several recipients; the payload has the state after the change (D2-148)", async () => {
    const { payload, calls } = await mutate(
      "updateEnvelopeDocumentVisibility",
      {
        envelopeId: demoEnvelopes.draft,
        settings: [
          { recipientId: guest, documentId: within("EnvelopeDocument", "draft", "2"), visible: false },
          { recipientId: within("EnvelopeRecipient", "draft", secondSigner), documentId: "3", visible: true },
        ],
      },
      "visibility { visible alwaysVisible document { upstreamId } recipient { upstreamId documentVisibility { visible } } } envelope { id }",
    );
    expect(payload).toMatchObject({
      visibility: [
        {
          visible: false,
          alwaysVisible: false,
          document: { upstreamId: "2" },
          recipient: {
            upstreamId: guest,
            documentVisibility: [{ visible: true }, { visible: false }, { visible: true }],
          },
        },
        { visible: true, recipient: { documentVisibility: Array(3).fill({ visible: true }) } },
      ],
      userErrors: [],
    });
    expect(bodyOf(calls[0])).toEqual({
      documentVisibility: [
        { recipientId: guest, documentId: "2", visible: false },
        { recipientId: secondSigner, documentId: "3", visible: true },
      ],
    });
  });

  it("is set for one recipient (D2-149)", async () => {
    const { payload, calls } = await mutate(
      "updateEnvelopeRecipientVisibility",
      {
        recipientId: within("EnvelopeRecipient", "draft", signer),
        settings: [{ documentId: "3", visible: true }],
      },
      "recipient { displayName type documentVisibility { visible } }",
    );
    expect(payload).toMatchObject({
      recipient: { type: "SIGNER", documentVisibility: Array(3).fill({ visible: true }) },
      userErrors: [],
    });
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ["PUT", '{"documentVisibility":[{"documentId":"3","visible":true}]}'],
      ["GET", undefined],
    ]);
  });

  it.each([
    ["a signer with tabs on the document (D2-150)", signer, "1"],
    ["a carbon copy (D2-151)", carbonCopy, "2"],
    ["a certified delivery (D2-152)", demoRecipients.certifiedDelivery, "2"],
    ["an editor (D2-153)", demoRecipients.editor, "2"],
    ["an agent (D2-154)", demoRecipients.agent, "2"],
  ])("cannot be taken from %s: a userError", async (_who, recipientId, documentId) => {
    const { payload } = await mutate(
      "updateEnvelopeDocumentVisibility",
      { envelopeId: demoEnvelopes.sent, settings: [{ recipientId, documentId, visible: false }] },
      "visibility { visible }",
    );
    expect(payload).toMatchObject({ visibility: null, userErrors: [{ code: "BAD_USER_INPUT" }] });
  });
});

describe("cloud storage of a user", () => {
  const agent = () => userIdOf(tributary.families.person(1).email);
  const providerId = (number: number) => `ESignatureCloudStorageProvider:${accountId}:${agent()}:${number}`;

  const linkTo = (service: string, redirect: string | null) => {
    const query = new URLSearchParams({ user: agent(), ...(redirect && { redirect }) });
    return `https://storage.esign.example/link/${service}?${query}`;
  };

  it("is listed, and read by number or name under one id (D2-174)", async () => {
    const redirect = "https://eu.sign.example/back";
    for (const [provider, redirectUrl] of [
      ["filehaven", null],
      ["102", "https://esign.example/x"],
      [providerId(102), null],
    ]) {
      const { data, errors, calls } = await tributary.ask(CloudStorageOfUserDocument, {
        id: agent(),
        provider,
        redirect: redirectUrl,
      });
      expect(errors).toEqual([]);
      expect(data).toMatchObject({
        eSignature: {
          user: {
            id: `ESignatureUser:${accountId}:${agent()}`,
            upstreamId: agent(),
            accountId,
            cloudStorageProviders: [
              {
                id: providerId(101),
                upstreamId: "101",
                name: "papercloud",
                authenticationUrl: linkTo("papercloud", redirectUrl ?? null),
                owner: { id: `ESignatureUser:${accountId}:${agent()}` },
              },
              { id: providerId(102) },
            ],
            cloudStorageProvider: {
              id: providerId(102),
              name: "filehaven",
              authenticationUrl: linkTo("filehaven", null),
              back: linkTo("filehaven", redirectUrl ?? null),
            },
          },
        },
      });
      expect(operationsOf(calls).sort()).toEqual([
        "eSignature.getCloudStorageProvider",
        "eSignature.listCloudStorageProviders",
        // Only the list has a parameter for the redirect URL. It is called once for all providers of the user.
        ...(redirectUrl ? ["eSignature.listCloudStorageProviders"] : []),
      ]);
    }
    // The vendor configured this provider and the stand-in service does not know it: the family decides.
    const { errors } = await tributary.ask(CloudStorageOfUserDocument, {
      id: agent(),
      provider: "101",
      redirect,
    });
    expect(errors.map(({ extensions }) => [extensions["code"], extensions["status"]])).toEqual(
      Array(3).fill(["BAD_USER_INPUT", 400]),
    );
    expect(
      await tributary.data(
        "query ($id: ID!) { node(id: $id) { id ... on ESignatureCloudStorageProvider { name } } }",
        {
          id: providerId(102),
        },
      ),
    ).toEqual({
      node: { id: providerId(102), name: "filehaven" },
    });
    expect(
      await tributary.data("query ($id: ID!) { node(id: $id) { id } }", { id: providerId(103) }),
    ).toEqual({ node: null });
  });

  it.each([
    "https://evil.example",
    "https://esign.example.evil.example",
    "https://notesign.example",
    "https://user:secret@esign.example",
    "http://esign.example",
    "javascript:alert(1)",
    "esign.example",
  ])("leads back to the vendor's own domains only: %s is refused and not sent (D2-172)", async (redirect) => {
    const { errors, calls } = await tributary.ask(
      "query ($id: ID!, $redirect: String) { eSignature { user(id: $id) { cloudStorageProviders { authenticationUrl(redirectUrl: $redirect) } } } }",
      { id: agent(), redirect },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument: "redirectUrl" });
    expect(calls.map(({ query }) => query)).toEqual([{}]);
  });

  it("is the caller's own only, and without configured domains the family refuses redirect URLs (D2-171, D2-172)", async () => {
    await using agents = await startTributary({
      persona: "agent",
      settings: { eSignature: { scope: { accountId } } },
    });
    const other = userIdOf(agents.families.person(2).email);
    const list =
      "query ($id: ID!, $redirect: String) { eSignature { user(id: $id) { cloudStorageProviders { name authenticationUrl(redirectUrl: $redirect) } } } }";
    expect(await agents.data(list, { id: agent() })).toMatchObject({
      eSignature: { user: { cloudStorageProviders: [{ name: "papercloud" }, { name: "filehaven" }] } },
    });
    const foreign = await agents.ask(list, { id: other });
    expect(foreign.data).toEqual({ eSignature: { user: { cloudStorageProviders: null } } });
    expect(foreign.errors[0]?.extensions).toMatchObject({
      code: "FORBIDDEN",
      status: 400,
      familyCode: "USER_LACKS_PERMISSIONS",
    });
    const elsewhere = await agents.ask(list, { id: agent(), redirect: "https://evil.example" });
    expect(elsewhere.errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", status: 400 });
    expect(elsewhere.calls.map(({ query }) => query)).toEqual([{}, { redirectUrl: "https://evil.example" }]);
  });

  it("is linked and removed, several at once or one (D2-173)", async () => {
    const selection = "eSignatureUser { id cloudStorageProviders { name } } providers { id name }";
    const names = (payload: Record<string, unknown> | undefined) =>
      listIn<{ name: string }>(payload, "providers").map(({ name }) => name);
    const linked = await mutate(
      "linkESignatureCloudStorageProviders",
      { userId: agent(), providers: ["vaultbox", "101"] },
      selection,
    );
    expect(names(linked.payload)).toEqual(["papercloud", "filehaven", "vaultbox"]);
    expect(linked.payload).toMatchObject({
      eSignatureUser: { cloudStorageProviders: Array(3).fill({}) },
      userErrors: [],
    });
    expect(bodyOf(linked.calls[0])).toEqual({
      storageProviders: [{ service: "vaultbox" }, { serviceId: "101" }],
    });
    const several = await mutate(
      "unlinkESignatureCloudStorageProviders",
      { userId: `ESignatureUser:${accountId}:${agent()}`, providers: ["101", "filehaven"] },
      selection,
    );
    expect(names(several.payload)).toEqual(["vaultbox"]);
    expect(several.calls[0]?.method).toBe("DELETE");
    const one = await mutate("unlinkESignatureCloudStorageProvider", { id: providerId(103) }, selection);
    expect(one.payload).toMatchObject({
      eSignatureUser: { cloudStorageProviders: [] },
      providers: [],
      userErrors: [],
    });
    expect(operationsOf(one.calls)).toEqual([
      "eSignature.deleteCloudStorageProvider",
      "eSignature.listCloudStorageProviders",
    ]);
    const again = await mutate("unlinkESignatureCloudStorageProvider", { id: providerId(103) }, selection);
    expect(again.payload).toMatchObject({ providers: null, userErrors: [{ code: "NOT_FOUND" }] });
  });
});
