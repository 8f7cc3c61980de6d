/** The documented success status of each operation, as a client of the graph gets it. */

import { describe, expect, it } from "vitest";
import {
  demoConfigurations,
  demoEnvelopes,
  demoRecipients,
  MAIN_ACCOUNT,
  tabIdOf,
  userIdOf,
} from "#services/demo/things/e-signature.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { mutation, type Question } from "#test/kit/mutation.ts";
import { expectStatus } from "#test/kit/rule-checks.ts";

const { accountId, accountNumber } = MAIN_ACCOUNT;

const tributary = await sharedTributary({
  families: { isStory: true },
  settings: { eSignature: { scope: { accountId, accountNumber } } },
});

const { draft, completed } = demoEnvelopes;
const within = (type: string, ...own: string[]) => [type, accountId, draft, ...own].join(":");
const documentId = within("EnvelopeDocument", "1");
const recipientId = within("EnvelopeRecipient", demoRecipients.signer);
const field = (value: string) => ({ documentId, fields: [{ name: "language", value }] });
const customField = (value: string) => ({
  envelopeId: draft,
  fields: [{ type: "TEXT", name: "owner", value }],
});
const tab = { type: "CHECKBOX", recipientId: "1", pageNumber: 1, x: 10, y: 20 };
const hidden = { documentId: "3", visible: true };
const file = { documentId: "7", name: "More", fileExtension: "txt", contentBase64: "aGVsbG8=" };

const envelope = (selection: string): Question => ({
  query: `query ($id: ID!) { eSignature { envelope(id: $id) { ${selection} } } }`,
  variables: { id: completed },
});
/** The person of the gateway's credential. */
const own = () => userIdOf(tributary.families.company.personas.service.email ?? "");
const user = (selection: string): Question => ({
  query: `query ($id: ID!) { eSignature { user(id: $id) { ${selection} } } }`,
  variables: { id: own() },
});
const FIELDS = "fields { name value }";
const PROVIDERS = "providers { name }";

// A row changes or deletes the object that a row above it created.
describe("an operation of e-signature", { shuffle: false }, () => {
  it.each<[rule: string, operation: string, status: number, question: () => Question]>([
    [
      "D2-398",
      "createEnvelopeCustomFields",
      200,
      () => mutation("createEnvelopeCustomFields", customField("Legal"), "customFields { name }"),
    ],
    [
      "D2-399",
      "updateEnvelopeCustomFields",
      200,
      () => mutation("updateEnvelopeCustomFields", customField("Finance"), "customFields { name }"),
    ],
    [
      "D2-402",
      "createDocumentFields",
      200,
      () => mutation("createEnvelopeDocumentFields", field("en"), FIELDS),
    ],
    [
      "D2-403",
      "updateDocumentFields",
      200,
      () => mutation("updateEnvelopeDocumentFields", field("nl"), FIELDS),
    ],
    [
      "D2-400",
      "deleteDocumentFields",
      200,
      () => mutation("deleteEnvelopeDocumentFields", { documentId, names: ["language"] }, FIELDS),
    ],
    ["D2-401", "getDocumentFields", 200, () => envelope(`document(id: 1) { ${FIELDS} }`)],
    [
      "D2-404",
      "getDocumentHtmlDefinitions",
      200,
      () => envelope("document(id: 2) { htmlDefinitions { source } }"),
    ],
    [
      "D2-405",
      "getDocumentPageTabs",
      200,
      () => envelope("document(id: 1) { pageTabs(number: 2) { type } }"),
    ],
    ["D2-409", "getDocumentTabs", 200, () => envelope("document(id: 1) { tabs { type } }")],
    [
      "D2-407",
      "createDocumentTabs",
      200,
      () => mutation("createEnvelopeTabs", { documentId, tabs: [tab] }, "tabs { id type }"),
    ],
    [
      "D2-408",
      "updateDocumentTabs",
      200,
      () => {
        const id = within("EnvelopeTab", "1", "text", tabIdOf(draft, 4));
        return mutation("updateEnvelopeTabs", { tabs: [{ id, value: "Leiden" }] }, "tabs { id value }");
      },
    ],
    [
      "D2-406",
      "deleteDocumentTabs",
      200,
      () => {
        const tabIds = [within("EnvelopeTab", "1", "text", tabIdOf(draft, 4))];
        return mutation("deleteEnvelopeTabs", { tabIds }, "deletedIds");
      },
    ],
    [
      "D2-410",
      "updateDocumentVisibility",
      200,
      () =>
        mutation(
          "updateEnvelopeDocumentVisibility",
          { envelopeId: draft, settings: [{ ...hidden, recipientId }] },
          "visibility { visible }",
        ),
    ],
    [
      "D2-411",
      "getRecipientDocumentVisibility",
      200,
      () => envelope(`recipient(id: "${demoRecipients.signer}") { documentVisibility { visible } }`),
    ],
    [
      "D2-412",
      "updateRecipientDocumentVisibility",
      200,
      () =>
        mutation(
          "updateEnvelopeRecipientVisibility",
          { recipientId, settings: [hidden] },
          "recipient { documentVisibility { visible } }",
        ),
    ],
    ["D2-414", "listEnvelopeDocuments", 200, () => envelope("documents { name }")],
    [
      "D2-415",
      "addEnvelopeDocuments",
      200,
      () =>
        mutation(
          "addEnvelopeDocuments",
          { envelopeId: draft, documents: [file] },
          "documents { upstreamId }",
        ),
    ],
    [
      "D2-413",
      "deleteEnvelopeDocuments",
      200,
      () =>
        mutation(
          "deleteEnvelopeDocuments",
          { envelopeId: draft, documentIds: ["3"] },
          "documents { upstreamId }",
        ),
    ],
    ["D2-418", "listCloudStorageProviders", 200, () => user("cloudStorageProviders { name }")],
    ["D2-421", "getCloudStorageProvider", 200, () => user("cloudStorageProvider(id: 102) { name }")],
    [
      "D2-419",
      "createCloudStorageProviders",
      200,
      () =>
        mutation(
          "linkESignatureCloudStorageProviders",
          { userId: own(), providers: ["vaultbox"] },
          PROVIDERS,
        ),
    ],
    [
      "D2-417",
      "deleteCloudStorageProviders",
      200,
      () =>
        mutation("unlinkESignatureCloudStorageProviders", { userId: own(), providers: ["101"] }, PROVIDERS),
    ],
    [
      "D2-420",
      "deleteCloudStorageProvider",
      200,
      () => {
        const id = `ESignatureCloudStorageProvider:${accountId}:${own()}:102`;
        return mutation("unlinkESignatureCloudStorageProvider", { id }, PROVIDERS);
      },
    ],
    [
      "D2-429",
      "deleteConnectConfiguration",
      200,
      () => mutation("deleteConnectConfiguration", { id: demoConfigurations.disabled }, "deletedId"),
    ],
  ])(
    "(%s) %s answers %i, and the client gets the whole answer",
    async (_rule, operation, status, question) => {
      await expectStatus(tributary, question(), operation, status);
    },
  );

  it("getCommentsTranscript answers 200 when the client follows the link to the file (D2-416)", async () => {
    const data = await tributary.data<{ eSignature: { envelope: { commentsTranscript: { url: string } } } }>(
      "query ($id: ID!) { eSignature { envelope(id: $id) { commentsTranscript { url } } } }",
      { id: completed },
    );
    const { url } = data.eSignature.envelope.commentsTranscript;
    const got = await tributary.gateway.download(url.replace("/files/", ""));
    expect(Buffer.from(got?.bytes ?? "").toString("latin1")).toMatch(/^%PDF-/);
    const { operation, status } = tributary.families.calls.at(-1) ?? {};
    expect([operation, status]).toEqual(["getCommentsTranscript", 200]);
  });
});
