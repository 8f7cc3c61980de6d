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
const names = { documentId, names: ["language"] };
const changedTab = { tabs: [{ id: within("EnvelopeTab", "1", "text", tabIdOf(draft, 4)), value: "Leiden" }] };
const file = { documentId: "7", name: "More", fileExtension: "txt", contentBase64: "aGVsbG8=" };
const files = { envelopeId: draft, documents: [file] };
const third = { envelopeId: draft, documentIds: ["3"] };

const envelope = (selection: string): Question => ({
  query: `query ($id: ID!) { eSignature { envelope(id: $id) { ${selection} } } }`,
  variables: { id: completed },
});
/** The person of the gateway's credential. */
const own = userIdOf(tributary.families.company.personas.service.email ?? "");
const user = (selection: string): Question => ({
  query: `query ($id: ID!) { eSignature { user(id: $id) { ${selection} } } }`,
  variables: { id: own },
});
const NAMES = "customFields { name }";
const FIELDS = "fields { name value }";
const DOCUMENTS = "documents { upstreamId }";
const PROVIDERS = "providers { name }";

const tabId = within("EnvelopeTab", "1", "text", tabIdOf(draft, 4));
const visibility = { envelopeId: draft, settings: [{ ...hidden, recipientId }] };
const ofRecipient = { recipientId, settings: [hidden] };
const links = (...providers: string[]) => ({ userId: own, providers });
const link = { id: `ESignatureCloudStorageProvider:${accountId}:${own}:102` };
const [READ_ROW, ROWS] = ["documentVisibility { visible }", "visibility { visible }"];

// A row changes or deletes the object that a row above it created.
describe("an operation of e-signature", { shuffle: false }, () => {
  it.each<[rule: string, operation: string, question: Question]>([
    [
      "D2-398",
      "createEnvelopeCustomFields",
      mutation("createEnvelopeCustomFields", customField("Legal"), NAMES),
    ],
    [
      "D2-399",
      "updateEnvelopeCustomFields",
      mutation("updateEnvelopeCustomFields", customField("Sales"), NAMES),
    ],
    ["D2-402", "createDocumentFields", mutation("createEnvelopeDocumentFields", field("en"), FIELDS)],
    ["D2-403", "updateDocumentFields", mutation("updateEnvelopeDocumentFields", field("nl"), FIELDS)],
    ["D2-400", "deleteDocumentFields", mutation("deleteEnvelopeDocumentFields", names, FIELDS)],
    ["D2-401", "getDocumentFields", envelope(`document(id: 1) { ${FIELDS} }`)],
    ["D2-404", "getDocumentHtmlDefinitions", envelope("document(id: 2) { htmlDefinitions { source } }")],
    ["D2-405", "getDocumentPageTabs", envelope("document(id: 1) { pageTabs(number: 2) { type } }")],
    ["D2-409", "getDocumentTabs", envelope("document(id: 1) { tabs { type } }")],
    [
      "D2-407",
      "createDocumentTabs",
      mutation("createEnvelopeTabs", { documentId, tabs: [tab] }, "tabs { id }"),
    ],
    ["D2-408", "updateDocumentTabs", mutation("updateEnvelopeTabs", changedTab, "tabs { id value }")],
    ["D2-406", "deleteDocumentTabs", mutation("deleteEnvelopeTabs", { tabIds: [tabId] }, "deletedIds")],
    ["D2-410", "updateDocumentVisibility", mutation("updateEnvelopeDocumentVisibility", visibility, ROWS)],
    ["D2-411", "getRecipientDocumentVisibility", envelope(`recipient(id: 1) { ${READ_ROW} }`)],
    [
      "D2-412",
      "updateRecipientDocumentVisibility",
      mutation("updateEnvelopeRecipientVisibility", ofRecipient, `recipient { ${READ_ROW} }`),
    ],
    ["D2-414", "listEnvelopeDocuments", envelope("documents { name }")],
    ["D2-415", "addEnvelopeDocuments", mutation("addEnvelopeDocuments", files, DOCUMENTS)],
    ["D2-413", "deleteEnvelopeDocuments", mutation("deleteEnvelopeDocuments", third, DOCUMENTS)],
    ["D2-418", "listCloudStorageProviders", user("cloudStorageProviders { name }")],
    ["D2-421", "getCloudStorageProvider", user("cloudStorageProvider(id: 102) { name }")],
    [
      "D2-419",
      "createCloudStorageProviders",
      mutation("linkESignatureCloudStorageProviders", links("vaultbox"), PROVIDERS),
    ],
    [
      "D2-417",
      "deleteCloudStorageProviders",
      mutation("unlinkESignatureCloudStorageProviders", links("101"), PROVIDERS),
    ],
    [
      "D2-420",
      "deleteCloudStorageProvider",
      mutation("unlinkESignatureCloudStorageProvider", link, PROVIDERS),
    ],
    [
      "D2-429",
      "deleteConnectConfiguration",
      mutation("deleteConnectConfiguration", { id: demoConfigurations.disabled }, "deletedId"),
    ],
  ])("(%s) %s answers 200, and the client gets the whole answer", async (_rule, operation, question) => {
    await expectStatus(tributary, question, operation, 200);
  });

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
