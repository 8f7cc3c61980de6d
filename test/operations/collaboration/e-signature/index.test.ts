import { describe, expect, it } from "vitest";
import {
  demoEnvelopes,
  demoRecipients,
  MAIN_ACCOUNT,
  QUIET_ACCOUNT,
  tabIdOf,
  userIdOf,
} from "#services/demo/things/e-signature.ts";
import { eSignatureTables } from "#services/e-signature/tables.ts";
import { pdfOf } from "#services/kit/data/pdf.ts";

import { bodyOf, operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { scopeKeys } from "#test/kit/scope-keys.ts";

const { accountId, accountNumber } = MAIN_ACCOUNT;
const settings = {
  eSignature: { scope: { accountId, accountNumber, vendorDomains: "esign.example" } },
};
const documentId = (name: keyof typeof demoEnvelopes, own: string | number) =>
  `EnvelopeDocument:${accountId}:${demoEnvelopes[name]}:${own}`;
const recipientId = (name: keyof typeof demoEnvelopes, own: string) =>
  `EnvelopeRecipient:${accountId}:${demoEnvelopes[name]}:${own}`;
const documentsPath = (name: keyof typeof demoEnvelopes) =>
  `/v2.1/accounts/${accountId}/envelopes/${demoEnvelopes[name]}/documents`;

const tributary = await sharedTributary({ settings });

/** Asks for fields of an envelope and returns them without the namespace. */
async function envelope(name: keyof typeof demoEnvelopes, selection: string, variables = {}, declared = "") {
  const { data, ...rest } = await tributary.ask<{ eSignature: { envelope: Record<string, never> } }>(
    `query ($id: ID!${declared}) { eSignature { envelope(id: $id) { ${selection} } } }`,
    { id: demoEnvelopes[name], ...variables },
  );
  return { envelope: data.eSignature.envelope as Record<string, unknown>, ...rest };
}

const { write: mutate } = tributary;

/** A list in a payload. */
const listIn = <T>(payload: Record<string, unknown> | undefined, name: string) =>
  (payload?.[name] ?? []) as T[];

describe("an envelope", () => {
  it("is an id-only object by its GUID: it costs nothing, in any spelling of its account", async () => {
    const { envelope: own, calls } = await envelope(
      "sent",
      "id upstreamId accountId recipient(id: 1) { id } document(id: 2) { id }",
    );
    const id = `Envelope:${accountId}:${demoEnvelopes.sent}`;
    expect(own).toEqual({
      id,
      upstreamId: demoEnvelopes.sent,
      accountId,
      recipient: { id: recipientId("sent", "1") },
      document: { id: documentId("sent", 2) },
    });
    expect(calls).toEqual([]);
    const query =
      "query ($id: ID!, $account: ID) { eSignature(accountId: $account) { envelope(id: $id) { id } } }";
    for (const variables of [
      { id: demoEnvelopes.sent.toUpperCase(), account: accountNumber },
      { id: `Envelope:${accountNumber}:${demoEnvelopes.sent}` },
      { id, account: accountId.toUpperCase() },
    ])
      expect(await tributary.data(query, variables)).toEqual({ eSignature: { envelope: { id } } });
  });

  it("has the same documents by the GUID and by the number of its account, under the same ids (D2-133)", async () => {
    const query =
      "query ($id: ID!, $account: ID) { eSignature(accountId: $account) { envelope(id: $id) { documents { id name guid } } } }";
    const asked = (account?: string) =>
      tributary.ask<{ eSignature: { envelope: { documents: object[] } } }>(query, {
        id: demoEnvelopes.sent,
        account,
      });
    const { data, errors } = await asked();
    expect(errors).toEqual([]);
    expect(data.eSignature.envelope.documents).toHaveLength(3);
    for (const account of [accountId, accountId.toUpperCase(), accountNumber])
      expect((await asked(account)).data).toEqual(data);
    const other = await asked(QUIET_ACCOUNT.accountId);
    expect(other.data).toEqual({ eSignature: { envelope: { documents: null } } });
  });

  it("fails with 400 for each mistake, and the graph distinguishes them (D2-135)", async () => {
    const unknown = await tributary.ask(
      "query ($id: ID!) { eSignature(accountId: 999) { envelope(id: $id) { documents { id } } } }",
      { id: demoEnvelopes.sent },
    );
    const gone = await mutate(
      "deleteEnvelopeDocuments",
      { envelopeId: accountId, documentIds: ["1"] },
      "documents { id }",
    );
    const taken = await mutate(
      "createEnvelopeDocumentFields",
      { documentId: documentId("sent", 1), fields: [{ name: "jurisdiction", value: "" }] },
      "fields { name }",
    );
    const wrong = await mutate(
      "updateEnvelopeTabs",
      {
        tabs: [{ id: `EnvelopeTab:${accountId}:${demoEnvelopes.sent}:1:text:${accountId}`, pageNumber: 99 }],
      },
      "tabs { id }",
    );
    const answers = [unknown, gone, taken, wrong].flatMap(({ calls }) => calls.map(({ status }) => status));
    expect(answers).toEqual([400, 400, 400, 400]);
    expect([gone, taken, wrong].map(({ payload }) => payload?.["userErrors"])).toMatchObject([
      [{ code: "NOT_FOUND" }],
      [{ code: "CONFLICT" }],
      [{ code: "NOT_FOUND" }],
    ]);
  });

  it("is refused before any call with an invalid id (D2-134)", async () => {
    for (const id of [
      "17",
      "Envelope:17",
      `Envelope:${accountId}:17`,
      documentId("sent", 1),
      `Envelope:x:${demoEnvelopes.sent}:y`,
    ]) {
      const { errors, calls } = await tributary.ask(
        "query ($id: ID!) { eSignature { envelope(id: $id) { documents { id } } } }",
        { id },
      );
      expect([id, errors[0]?.extensions["code"]]).toEqual([id, "BAD_USER_INPUT"]);
      expect(calls).toEqual([]);
    }
  });

  it("needs an account, configured or given", async () => {
    await using bare = await startTributary({ settings: { eSignature: { scope: {} } } });
    const query =
      "query ($id: ID!, $account: ID) { eSignature(accountId: $account) { envelope(id: $id) { documents { id } } } }";
    const { errors } = await bare.ask(query, { id: demoEnvelopes.sent });
    expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    expect(await bare.data(query, { id: demoEnvelopes.sent, account: accountNumber })).toMatchObject({
      eSignature: {
        envelope: {
          documents: [{ id: `EnvelopeDocument:${accountNumber}:${demoEnvelopes.sent}:1` }, {}, {}],
        },
      },
    });
  });

  it("is configured for the demo company with the account of its data", () => {
    const demo = (scopeKeys["eSignature"] ?? []).map((key) => [key.parameter, key.demo]);
    expect(Object.fromEntries(demo)).toEqual(settings.eSignature.scope);
  });

  it("has no documents, without an error, if it does not exist", async () => {
    const { data, errors } = await tributary.ask(
      "query ($id: ID!) { eSignature { envelope(id: $id) { documents { id } document(id: 1) { name tabs { id } fields { name } } recipient(id: 1) { displayName user { email } } } } }",
      { id: accountId },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      eSignature: {
        envelope: {
          documents: null,
          document: { name: null, tabs: null, fields: null },
          recipient: { displayName: null, user: null },
        },
      },
    });
  });

  it("links to the transcript without a call, relays the PDF, and the refusal (D2-168, D2-169, D2-170)", async () => {
    const { envelope: own, calls } = await envelope(
      "completed",
      "plain: commentsTranscript { url mediaType filename } ascii: commentsTranscript(encoding: US_ASCII) { url }",
    );
    expect(calls).toEqual([]);
    expect(own).toMatchObject({
      plain: { mediaType: "application/pdf", filename: `comments-${demoEnvelopes.completed}.pdf` },
    });
    const follow = async (file: unknown) => {
      const { url } = file as { url: string };
      const got = await tributary.gateway.download(url.replace("/files/", ""));
      return Buffer.from(got?.bytes ?? "").toString("latin1");
    };
    expect(await follow(own["plain"])).toMatch(/^%PDF-.*Zoë Guest/s);
    expect(tributary.families.calls.at(-1)).toMatchObject({ operation: "getCommentsTranscript", query: {} });
    expect(await follow(own["ascii"])).toContain("Zo? Guest");
    expect(tributary.families.calls.at(-1)?.query).toEqual({ encoding: "us-ascii" });
    const quiet = await tributary.data<{ eSignature: { envelope: { commentsTranscript: object } } }>(
      "query ($id: ID!, $account: ID) { eSignature(accountId: $account) { envelope(id: $id) { commentsTranscript { url } } } }",
      { id: demoEnvelopes.quiet, account: QUIET_ACCOUNT.accountId },
    );
    await expect(follow(quiet.eSignature.envelope.commentsTranscript)).rejects.toMatchObject({
      extensions: { code: "FORBIDDEN", status: 400, familyCode: "ACCOUNT_LACKS_PERMISSIONS" },
    });
  });
});

describe("the documents of an envelope", () => {
  it("come in one call, without tabs and rights if these are not selected", async () => {
    const { envelope: own, calls } = await envelope(
      "sent",
      "documents { id upstreamId guid name fileExtension order sizeBytes pages { pageId number width height } envelope { id } }",
    );
    expect(own["documents"]).toMatchObject([
      {
        id: documentId("sent", 1),
        upstreamId: "1",
        name: "Agreement",
        fileExtension: "pdf",
        order: 1,
        pages: [{ number: 1, width: 595, height: 842 }, { number: 2 }, { number: 3 }],
        envelope: { id: `Envelope:${accountId}:${demoEnvelopes.sent}` },
      },
      { name: "Terms" },
      { name: "Annex" },
    ]);
    expect(calls.map(({ path, query }) => [path, query])).toEqual([[documentsPath("sent"), {}]]);
  });

  it("have their tabs and rights in the one call, for twenty documents (D2-145, D2-161, D2-162)", async () => {
    const { envelope: own, calls } = await envelope(
      "thick",
      "documents { tabs { type rights { editable } } rights { editable editableProperties } }",
    );
    expect(own["documents"]).toHaveLength(20);
    expect(own["documents"]).toMatchObject([
      {
        rights: { editable: true, editableProperties: ["name", "order"] },
        tabs: Array(8).fill({ rights: { editable: true } }),
      },
      ...Array(19).fill({ tabs: [] }),
    ]);
    expect(calls.map(({ query }) => query)).toEqual([{ include_tabs: "true", include_metadata: "true" }]);
    const tabsOnly = await envelope("thick", "documents { tabs { type } }");
    expect(tabsOnly.calls.map(({ query }) => query)).toEqual([{ include_tabs: "true" }]);
  });

  it("are filtered by recipient, in one part of the recipient or in all, and by user (D2-160, D2-163, D2-164)", async () => {
    const signer = demoRecipients.signer;
    const email = tributary.families.person(2).email;
    const { envelope: own, calls } = await envelope(
      "sent",
      `recipient: documents(filter: { recipientIds: ["${recipientId("sent", signer)}"] }) { upstreamId }
       anyPart: documents(filter: { recipientIds: ["${signer}"], allRecipientsOfPerson: true }) { upstreamId }
       user: documents(filter: { sharedUserIds: ["${userIdOf(email)}"], allRecipientsOfPerson: false }) { upstreamId }`,
    );
    const ids = (name: string) => (own[name] as { upstreamId: string }[]).map(({ upstreamId }) => upstreamId);
    expect([ids("recipient"), ids("anyPart"), ids("user")]).toEqual([
      ["1", "2"],
      ["1", "2", "3"],
      ["1", "2"],
    ]);
    // The three lists are read at the same time.
    expect(new Set(calls.map(({ query }) => query))).toEqual(
      new Set([
        { recipient_id: signer },
        { recipient_id: signer, documents_by_userid: "true" },
        { shared_user_id: userIdOf(email), documents_by_userid: "false" },
      ]),
    );
    const both = await envelope(
      "sent",
      'documents(filter: { recipientIds: ["1"], sharedUserIds: ["2"] }) { id }',
    );
    expect(both.errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument: "sharedUserIds" });
    const others = await envelope(
      "sent",
      `documents(filter: { recipientIds: ["${recipientId("draft", "1")}"] }) { id }`,
    );
    expect(others.errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    expect([...both.calls, ...others.calls]).toEqual([]);
  });

  it("known by id alone are read from the list for fields besides the key, once for all", async () => {
    const { envelope: own, calls } = await envelope(
      "sent",
      "a: document(id: 1) { name sizeBytes rights { editable } } b: document(id: 3) { name } c: document(id: 9) { id name }",
    );
    expect(own).toMatchObject({
      a: { name: "Agreement", rights: { editable: true } },
      b: { name: "Annex" },
      c: { id: documentId("sent", 9), name: null },
    });
    expect(calls.map(({ query }) => query)).toEqual([{ include_metadata: "true" }]);
  });

  it("are read again by their global ids, documents and recipients alike", async () => {
    const ids = [
      documentId("sent", 1),
      documentId("sent", 9),
      recipientId("sent", "3"),
      recipientId("sent", "99"),
    ];
    const { data, errors, calls } = await tributary.ask(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on EnvelopeDocument { name tabs { id } } ... on EnvelopeRecipient { displayName type } } }",
      { ids },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      nodes: [{ id: ids[0], name: "Agreement" }, null, { id: ids[2], type: "CARBON_COPY" }, null],
    });
    expect(operationsOf(calls).sort()).toEqual([
      "eSignature.getRecipientDocumentVisibility",
      "eSignature.getRecipientDocumentVisibility",
      "eSignature.listEnvelopeDocuments",
    ]);
  });

  it("have fields, and HTML definitions, which are empty for documents without HTML (D2-139, D2-140, D2-141)", async () => {
    const {
      envelope: own,
      calls,
      errors,
    } = await envelope(
      "completed",
      "documents { fields { name value } htmlDefinitions { headerLabel displayOrder maxScreenWidth removeEmptyTags source } }",
    );
    expect(errors).toEqual([]);
    expect(own["documents"]).toMatchObject([
      {
        fields: [{ name: "contractNumber", value: "C-1001" }, { name: "jurisdiction" }],
        htmlDefinitions: [],
      },
      { htmlDefinitions: [{ headerLabel: "Terms", source: expect.stringContaining("<h1>") }] },
      { htmlDefinitions: [] },
    ]);
    // One list, and one call for each document, as the family has no other operation.
    expect(operationsOf(calls).sort()).toEqual([
      ...Array(3).fill("eSignature.getDocumentFields"),
      ...Array(3).fill("eSignature.getDocumentHtmlDefinitions"),
      "eSignature.listEnvelopeDocuments",
    ]);
  });

  it("have no HTML definitions, without an error, if none has the id (D2-142)", async () => {
    const { envelope: own, errors } = await envelope(
      "completed",
      "document(id: 99) { htmlDefinitions { source } }",
    );
    expect([own, errors]).toEqual([{ document: { htmlDefinitions: null } }, []]);
  });

  it("are added, without a lock, and deleted; the payload has all documents, and reads their fields again (D2-159, D2-166, D2-167)", async () => {
    const file = Buffer.from(pdfOf([["New"]])).toString("base64");
    const added = await mutate(
      "addEnvelopeDocuments",
      {
        envelopeId: demoEnvelopes.delivered,
        documents: [
          { documentId: "1", name: "Agreement II", fileExtension: "pdf", contentBase64: file },
          { documentId: "4", name: "More", fileExtension: "txt", contentBase64: "aGVsbG8=", order: 9 },
        ],
      },
      "documents { upstreamId name pages { number } tabs { type } } envelope { documents { name tabs { type } } }",
    );
    expect(added.payload).toMatchObject({
      // The tabs of the original's first page apply, those of its second and third page do not.
      documents: [
        { upstreamId: "1", name: "Agreement II", pages: [{ number: 1 }], tabs: [{}, {}, {}] },
        { upstreamId: "2" },
        { upstreamId: "3" },
        { upstreamId: "4", name: "More", tabs: [] },
      ],
      envelope: { documents: [{ name: "Agreement II" }, {}, {}, {}] },
      userErrors: [],
    });
    expect(bodyOf(added.calls[0])).toEqual({
      documents: [
        { documentId: "1", name: "Agreement II", fileExtension: "pdf", documentBase64: file },
        { documentId: "4", name: "More", fileExtension: "txt", documentBase64: "aGVsbG8=", order: 9 },
      ],
    });
    const deleted = await mutate(
      "deleteEnvelopeDocuments",
      { envelopeId: demoEnvelopes.delivered, documentIds: [documentId("delivered", 4), "3"] },
      "documents { upstreamId } envelope { documents { upstreamId } }",
    );
    const left = [{ upstreamId: "1" }, { upstreamId: "2" }];
    expect(deleted.payload).toEqual({ documents: left, envelope: { documents: left }, userErrors: [] });
    expect(deleted.calls.map(({ method, body }) => [method, body])).toEqual([
      ["DELETE", '{"documents":[{"documentId":"4"},{"documentId":"3"}]}'],
      ["GET", undefined],
    ]);
  });

  it.each([
    ["created", "D2-155", "5"],
    ["sent", "D2-156", "6"],
    ["delivered", "D2-157", "7"],
  ] as const)("are deleted while the envelope is %s (%s)", async (status, _rule, own) => {
    const { envelopes } = eSignatureTables(tributary.families.store.scope("eSignature"));
    const thick = envelopes.get(demoEnvelopes.thick);
    if (!thick) throw new Error("there is no envelope");
    envelopes.put({ ...thick, status });
    const list = async () =>
      (await envelope("thick", "documents { upstreamId }")).envelope["documents"] as { upstreamId: string }[];
    const before = await list();
    expect(before).toContainEqual({ upstreamId: own });
    const { payload } = await mutate(
      "deleteEnvelopeDocuments",
      { envelopeId: demoEnvelopes.thick, documentIds: [own] },
      "documents { upstreamId }",
    );
    const left = before.filter(({ upstreamId }) => upstreamId !== own);
    expect(payload).toEqual({ documents: left, userErrors: [] });
    expect(await list()).toEqual(left);
    envelopes.put(thick);
  });

  it("come whole, without pages and without the reserved query (D2-165, D2-532)", async () => {
    const { calls } = await envelope("thick", "documents { name rights { editable } tabs { type } }");
    expect(calls.map(({ query }) => Object.keys(query).sort())).toEqual([
      ["include_metadata", "include_tabs"],
    ]);
    for (const argument of ["first: 5", "includeDocgenFormFields: true"]) {
      const refused = await tributary.ask(
        `{ eSignature { envelope(id: "${demoEnvelopes.thick}") { documents(${argument}) { id } } } }`,
      );
      expect(refused.errors[0]?.message).toContain("Unknown argument");
      expect(refused.calls).toEqual([]);
    }
  });

  it.each(["completed", "declined", "voided"] as const)(
    "are not deleted once the envelope is %s: a conflict, with the family's message (D2-158)",
    async (status) => {
      const envelopeId = demoEnvelopes[status];
      const input = { envelopeId, documentIds: ["1"] };
      const { payload, errors } = await mutate("deleteEnvelopeDocuments", input, "documents { id }");
      expect(errors).toEqual([]);
      expect(payload).toEqual({
        documents: null,
        userErrors: [{ field: null, message: `The envelope is ${status}`, code: "CONFLICT" }],
      });
      const after = await envelope(status, "documents { upstreamId }");
      expect(after.envelope["documents"]).toContainEqual({ upstreamId: "1" });
    },
  );
});

describe("the fields of a document", () => {
  it("are created, changed and deleted; the payload has them all (D2-139)", async () => {
    const document = documentId("delivered", 1);
    const fields = [{ name: "language", value: "en" }];
    const selection = "document { id fields { name value } } fields { name value }";
    const create = await mutate("createEnvelopeDocumentFields", { documentId: document, fields }, selection);
    const all = [
      { name: "contractNumber", value: "C-1001" },
      { name: "jurisdiction", value: "NL" },
      { name: "language", value: "en" },
    ];
    expect(create.payload).toEqual({ document: { id: document, fields: all }, fields: all, userErrors: [] });
    expect(bodyOf(create.calls[0])).toEqual({ documentFields: fields });
    const change = [{ name: "language", value: "nl" }];
    const update = await mutate(
      "updateEnvelopeDocumentFields",
      { documentId: document, fields: change },
      selection,
    );
    expect(update.payload).toMatchObject({ fields: [...all.slice(0, 2), ...change], userErrors: [] });
    const gone = await mutate(
      "deleteEnvelopeDocumentFields",
      { documentId: document, names: ["language"] },
      selection,
    );
    expect(gone.payload).toMatchObject({ document: { fields: all.slice(0, 2) }, userErrors: [] });
    expect(gone.calls.map(({ method, operation }) => [method, operation])).toEqual([
      ["DELETE", "deleteDocumentFields"],
      ["GET", "getDocumentFields"],
    ]);
    expect(bodyOf(gone.calls[0])).toEqual({ documentFields: [{ name: "language" }] });
  });

  it("are refused with an existing name, and with an unknown one", async () => {
    const document = documentId("delivered", 1);
    const taken = { documentId: document, fields: [{ name: "jurisdiction", value: "" }] };
    expect((await mutate("createEnvelopeDocumentFields", taken, "fields { name }")).payload).toMatchObject({
      fields: null,
      userErrors: [{ code: "CONFLICT" }],
    });
    const none = { documentId: document, names: ["none"] };
    expect((await mutate("deleteEnvelopeDocumentFields", none, "fields { name }")).payload).toMatchObject({
      userErrors: [{ code: "NOT_FOUND" }],
    });
  });
});

describe("custom fields of an envelope", () => {
  const selection =
    "envelope { id } customFields { id upstreamId type name value listItems required visible }";
  interface Field {
    readonly id: string;
    readonly name: string;
  }

  it("are created and changed; the payload has them all, as no operation reads them (D2-136, D2-138)", async () => {
    const created = await mutate(
      "createEnvelopeCustomFields",
      {
        envelopeId: demoEnvelopes.sent,
        fields: [
          { type: "TEXT", name: "owner", value: "Legal", visible: true },
          { type: "LIST", name: "size", value: "S", listItems: ["S", "M"], required: true },
        ],
      },
      selection,
    );
    expect(created.payload).toMatchObject({
      customFields: [
        { type: "TEXT", name: "costCentre", value: "4711", listItems: null },
        { type: "TEXT", name: "owner", value: "Legal", visible: true, required: false },
        { type: "LIST", name: "region", listItems: ["North", "South"] },
        { type: "LIST", name: "size", value: "S", listItems: ["S", "M"], required: true },
      ],
      userErrors: [],
    });
    expect(bodyOf(created.calls[0])).toEqual({
      textCustomFields: [{ name: "owner", value: "Legal", show: true }],
      listCustomFields: [{ name: "size", value: "S", listItems: ["S", "M"], required: true }],
    });
    const size = listIn<Field>(created.payload, "customFields").find(({ name }) => name === "size");
    const changed = await mutate(
      "updateEnvelopeCustomFields",
      {
        envelopeId: `Envelope:${accountId}:${demoEnvelopes.sent}`,
        fields: [
          { type: "LIST", id: size?.id, name: "fit", value: "M" },
          { type: "TEXT", name: "owner", value: "Finance" },
        ],
      },
      selection,
    );
    expect(changed.payload).toMatchObject({
      customFields: [
        {},
        { name: "owner", value: "Finance", visible: true },
        {},
        { id: size?.id, name: "fit", value: "M" },
      ],
    });
    expect([created, changed].map(({ calls }) => operationsOf(calls))).toEqual([
      ["eSignature.createEnvelopeCustomFields"],
      ["eSignature.updateEnvelopeCustomFields"],
    ]);
  });

  it("with an existing name are refused by the family (D2-137)", async () => {
    const there = { type: "TEXT", name: "costCentre" };
    const envelopeId = demoEnvelopes.delivered;
    const refused = await mutate("createEnvelopeCustomFields", { envelopeId, fields: [there] }, selection);
    expect(refused.payload).toMatchObject({ customFields: null, userErrors: [{ code: "CONFLICT" }] });
  });
});

describe("a write with an impossible input", () => {
  const envelopeId = demoEnvelopes.draft;
  const file = { documentId: "7", name: "A", fileExtension: "txt", contentBase64: "aGk=" };
  const document = documentId("delivered", 1);
  const text = { type: "TEXT", name: "x" };
  const tab = (name: keyof typeof demoEnvelopes) =>
    `EnvelopeTab:${accountId}:${demoEnvelopes[name]}:1:text:${tabIdOf(demoEnvelopes[name], 4)}`;
  const place = { type: "TEXT", recipientId: "1", pageNumber: 1, x: 1, y: 1 };
  const setting = { recipientId: "1", documentId: "2", visible: true };

  it.each<[mutation: string, argument: string, input: object]>([
    ...[
      ["contentBase64", { contentBase64: "%" }],
      ["contentBase64", { contentBase64: "" }],
      ["documentId", { documentId: "one" }],
      ["fileExtension", { fileExtension: ".pdf" }],
      ["name", { name: " " }],
      ["order", { order: 0 }],
    ].map(([argument, wrong]): [string, string, object] => [
      "addEnvelopeDocuments",
      String(argument),
      { envelopeId, documents: [{ ...file, ...Object(wrong) }] },
    ]),
    ["addEnvelopeDocuments", "documents", { envelopeId, documents: [] }],
    ["addEnvelopeDocuments", "documents", { envelopeId, documents: [file, file] }],
    ["deleteEnvelopeDocuments", "documentIds", { envelopeId, documentIds: [] }],
    ["deleteEnvelopeDocuments", "documentIds", { envelopeId, documentIds: ["1", documentId("draft", 1)] }],
    ["deleteEnvelopeDocuments", "documentIds", { envelopeId, documentIds: [documentId("sent", 1)] }],
    ["deleteEnvelopeDocumentFields", "names", { documentId: document, names: [] }],
    ["deleteEnvelopeDocumentFields", "names", { documentId: document, names: ["a", "a"] }],
    ["deleteEnvelopeDocumentFields", "names", { documentId: document, names: [" "] }],
    ["deleteEnvelopeDocumentFields", "documentId", { documentId: "1", names: ["a"] }],
    ["createEnvelopeCustomFields", "fields", { envelopeId, fields: [] }],
    ["createEnvelopeCustomFields", "fields", { envelopeId, fields: [text, text] }],
    ["createEnvelopeCustomFields", "name", { envelopeId, fields: [{ ...text, name: "" }] }],
    ["createEnvelopeCustomFields", "listItems", { envelopeId, fields: [{ ...text, listItems: ["a"] }] }],
    [
      "createEnvelopeCustomFields",
      "value",
      { envelopeId, fields: [{ type: "LIST", name: "x", value: "c", listItems: ["a"] }] },
    ],
    ["createEnvelopeTabs", "tabs", { documentId: document, tabs: [] }],
    ...[
      ["type", { type: "OTHER" }],
      ["pageNumber", { pageNumber: 0 }],
      ["x", { x: -1 }],
      ["selected", { selected: true }],
      ["value", { type: "CHECKBOX", value: "x" }],
      ["recipientId", { recipientId: recipientId("sent", "1") }],
    ].map(([argument, wrong]): [string, string, object] => [
      "createEnvelopeTabs",
      String(argument),
      { documentId: document, tabs: [{ ...place, ...Object(wrong) }] },
    ]),
    ["updateEnvelopeTabs", "tabs", { tabs: [] }],
    ["updateEnvelopeTabs", "tabs", { tabs: [{ id: tab("draft") }] }],
    ["updateEnvelopeTabs", "selected", { tabs: [{ id: tab("draft"), selected: true }] }],
    ["deleteEnvelopeTabs", "tabIds", { tabIds: [] }],
    ["deleteEnvelopeTabs", "tabIds", { tabIds: ["x"] }],
    ["deleteEnvelopeTabs", "tabIds", { tabIds: [tab("draft"), tab("sent")] }],
    ["updateEnvelopeDocumentVisibility", "settings", { envelopeId, settings: [] }],
    ["updateEnvelopeDocumentVisibility", "settings", { envelopeId, settings: [setting, setting] }],
    ["linkESignatureCloudStorageProviders", "providers", { userId: "1", providers: [] }],
    ["linkESignatureCloudStorageProviders", "providers", { userId: "1", providers: ["101", "101"] }],
    ["linkESignatureCloudStorageProviders", "providers", { userId: "1", providers: [" "] }],
  ])("%s is refused before any call, and the error names %s %#", async (name, argument, input) => {
    const { errors, calls } = await mutate(name, input, "__typename");
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument });
    expect(calls).toEqual([]);
  });
});
