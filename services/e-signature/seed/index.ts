/**
 * E-signature's part of the demo company: two accounts, a user for each person, and an envelope for each status and
 * each special case. No operation lists envelopes, so `demoEnvelopes` has their ids. Each envelope has the same
 * documents, tabs of every kind, recipients of every type, custom fields and comments.
 */

import { CONNECT_CLIENT } from "#contracts/demo-credentials.ts";
import {
  type ConnectConfiguration,
  envelopeEventNames,
  envelopeEventStatuses,
  type NewTab,
  type Recipient,
  recipientEventNames,
  recipientEventStatuses,
  type TabKind,
} from "#contracts/e-signature/index.ts";
import { type DemoCompany, demoIndex, type Person } from "#services/demo/company.ts";
import {
  demoConfigurations,
  demoEnvelopes,
  demoRecipients,
  type EnvelopeName,
  envelopeNames,
  MAIN_ACCOUNT,
  moves,
  QUIET_ACCOUNT,
  tabIdOf,
  userIdOf,
} from "#services/demo/things/e-signature.ts";
import { storedDocument } from "#services/e-signature/documents.ts";
import { TOKEN_PATH } from "#services/e-signature/support/authorization-server.ts";
import { moveEnvelope } from "#services/e-signature/support/envelopes.ts";
import { type ESignatureTables, eSignatureTables } from "#services/e-signature/tables.ts";
import { newTab } from "#services/e-signature/tabs.ts";
import { pdfOf } from "#services/kit/data/pdf.ts";
import type { SeedContext } from "#services/kit/service.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
type People = (index: number) => Person;

export function seedESignature({ store, company }: SeedContext<DemoCompany>): void {
  const tables = eSignatureTables(store);
  const { accountId } = MAIN_ACCOUNT;
  const main = { enableSigningExtensionComments: true, connectEnabled: true };
  const quiet = { enableSigningExtensionComments: false, connectEnabled: false };
  tables.accounts.put({ ...MAIN_ACCOUNT, name: "Tributary", ...main });
  tables.accounts.put({ ...QUIET_ACCOUNT, name: "Tributary Archive", ...quiet });
  const { service, integrator } = company.personas;
  for (const { email = "", name } of [service, integrator])
    tables.users.put({ userId: userIdOf(email), accountId, email, name });
  for (const { email, displayName: name } of company.people)
    tables.users.put({ userId: userIdOf(email), accountId, email, name });
  const people = (index: number): Person => {
    const person = company.people[index];
    if (!person) throw new RangeError(`nobody has index ${index}`);
    return person;
  };
  for (const name of envelopeNames) seedEnvelope(tables, people, name, company.today);
  seedConnect(tables, accountId, userIdOf(people(demoIndex.endUser).email));
  for (const { email = "" } of [service, people(demoIndex.agent), people(demoIndex.endUser)])
    for (const serviceId of ["101", "102"]) tables.storageLinks.put({ userId: userIdOf(email), serviceId });
}

function seedEnvelope(tables: ESignatureTables, people: People, name: EnvelopeName, today: number): void {
  const envelopeId = demoEnvelopes[name];
  const created = today - 50 * HOUR;
  tables.envelopes.put({
    envelopeId,
    accountId: (name === "quiet" ? QUIET_ACCOUNT : MAIN_ACCOUNT).accountId,
    emailSubject: `Please sign: the ${name} agreement`,
    senderUserId: userIdOf(people(demoIndex.agent).email),
    status: "created",
    createdDateTime: new Date(created).toISOString(),
    statusChangedDateTime: new Date(created).toISOString(),
  });
  seedRecipients(tables, envelopeId, people);
  seedDocuments(tables, envelopeId, name === "thick");
  for (const [index, [kind, tab]] of tabs.entries()) {
    const place = { xPosition: 72, yPosition: 100 + 40 * index };
    const kept = newTab(kind, "1", { ...tab, ...place }, tabIdOf(envelopeId, index));
    tables.tabs.put({ envelopeId, value: { kind, tab: kept } });
  }
  // The annex is hidden from the signers, but not from the first one's second part.
  for (const recipientId of [signer, secondSigner])
    tables.hidden.put({ envelopeId, recipientId, documentId: "3" });
  const text = { name: "costCentre", value: "4711", required: false, show: true };
  const list = { name: "region", value: "North", required: true, show: true, listItems: ["North", "South"] };
  for (const field of [text, list])
    tables.customFields.put({
      envelopeId,
      value: { fieldId: String(tables.customFields.nextId()), ...field },
    });
  const comments: readonly (readonly [author: string, text: string])[] = [
    [people(2).displayName, "Is the rent on page 2 including heating?"],
    [people(1).displayName, "It is (see § 4)."],
    ["Zoë Guest", "Then I agree."],
  ];
  for (const [index, [author, said]] of comments.entries()) {
    const at = new Date(created + (index + 1) * 10 * MINUTE).toISOString();
    tables.comments.put({ envelopeId, value: { id: String(index + 1), author, at, text: said } });
  }
  for (const [index, status] of moves[name].entries())
    moveEnvelope(tables, envelopeId, status, created + (index + 1) * HOUR);
  if (name === "moving") {
    tables.plannedMoves.put({ envelopeId, status: "delivered", afterMs: MINUTE });
    tables.plannedMoves.put({ envelopeId, status: "completed", afterMs: 5 * MINUTE });
  }
}

const { signer, secondSigner, carbonCopy, certifiedDelivery, editor, agent, signerAgain, guest } =
  demoRecipients;

function seedRecipients({ recipients }: ESignatureTables, envelopeId: string, people: People): void {
  const rows: readonly (readonly [
    recipientId: string,
    recipientType: Recipient["recipientType"],
    person: Pick<Person, "displayName" | "email">,
    routingOrder: number,
  ])[] = [
    [signer, "signer", people(demoIndex.endUser), 1],
    [secondSigner, "signer", people(5), 2],
    [carbonCopy, "carbonCopy", people(6), 3],
    [certifiedDelivery, "certifiedDelivery", people(7), 3],
    [editor, "editor", people(8), 3],
    [agent, "agent", people(9), 3],
    [signerAgain, "signer", people(demoIndex.endUser), 4],
    [guest, "inPersonSigner", { displayName: "Zoë Guest", email: "zoe@guests.example" }, 5],
  ];
  for (const [recipientId, recipientType, { displayName: name, email }, routingOrder] of rows) {
    const value: Recipient = { recipientId, recipientType, name, email, routingOrder, status: "created" };
    recipients.put({ envelopeId, value });
  }
}

/** Tabs of every kind on the first document, for the two signers. */
const tabs: readonly (readonly [kind: TabKind, tab: Omit<NewTab, "xPosition" | "yPosition">])[] = [
  ["fullName", { recipientId: signer, pageNumber: 1, value: "As it is printed" }],
  ["email", { recipientId: signer, pageNumber: 1 }],
  ["dateSigned", { recipientId: signer, pageNumber: 1 }],
  ["initialHere", { recipientId: signer, pageNumber: 2 }],
  ["text", { recipientId: secondSigner, pageNumber: 2, value: "Rotterdam", tabLabel: "place", locked: true }],
  ["checkbox", { recipientId: secondSigner, pageNumber: 2, selected: true, tabLabel: "agreed" }],
  ["signHere", { recipientId: signer, pageNumber: 3 }],
  ["signHere", { recipientId: secondSigner, pageNumber: 3 }],
];

/** An agreement of three pages, its terms as HTML, and an annex; for a thick envelope twenty parts. */
function seedDocuments({ documents }: ESignatureTables, envelopeId: string, isThick: boolean): void {
  const pdf = (name: string, pages: number) => {
    const bytes = pdfOf(Array.from({ length: pages }, (_, index) => [name, `Page ${index + 1} of ${pages}`]));
    return { name, fileExtension: "pdf", bytes };
  };
  const terms = Buffer.from("<h1>Terms</h1><p>Payment within thirty days.</p>");
  const files = isThick
    ? Array.from({ length: 20 }, (_, index) => pdf(`Part ${index + 1}`, 3))
    : [pdf("Agreement", 3), { name: "Terms", fileExtension: "html", bytes: terms }, pdf("Annex", 2)];
  for (const [index, { bytes, ...file }] of files.entries()) {
    const documentId = String(index + 1);
    const documentBase64 = Buffer.from(bytes).toString("base64");
    const kept = storedDocument(envelopeId, { documentId, documentBase64, ...file }, index + 1);
    const fields = [
      { name: "contractNumber", value: `C-100${documentId}` },
      { name: "jurisdiction", value: "NL" },
    ];
    documents.put({ envelopeId, value: { ...kept, fields } });
  }
}

/**
 * Configurations for a gateway at its usual port (`npm start` corrects the addresses), of either model and level;
 * one is disabled.
 */
function seedConnect(
  { connect, connectOAuth }: ESignatureTables,
  accountId: string,
  recipientUserId: string,
): void {
  const put = (value: Partial<ConnectConfiguration> & Pick<ConnectConfiguration, "connectId" | "name">) =>
    connect.put({
      accountId,
      value: {
        urlToPublishTo: "http://127.0.0.1:4000/webhooks/e-signature",
        eventData: { version: "restv2.1" },
        deliveryMode: "SIM",
        configurationType: "custom",
        events: [],
        envelopeEvents: [],
        recipientEvents: [],
        allUsers: true,
        userIds: [],
        allowEnvelopePublish: true,
        enableLog: true,
        ...value,
      },
    });
  put({
    connectId: demoConfigurations.envelopes,
    name: "Every step of an envelope",
    events: [...envelopeEventNames],
  });
  put({
    connectId: demoConfigurations.recipients,
    name: "What the first signer does",
    configurationType: "customrecipient",
    events: [...recipientEventNames],
    allUsers: false,
    userIds: [recipientUserId],
  });
  put({
    connectId: demoConfigurations.aggregate,
    name: "Steps with all their recipients",
    deliveryMode: "aggregate",
    envelopeEvents: [...envelopeEventStatuses],
    recipientEvents: [...recipientEventStatuses],
    enableLog: false,
  });
  put({
    connectId: demoConfigurations.disabled,
    name: "Declined envelopes",
    events: ["envelope-declined"],
    allowEnvelopePublish: false,
  });
  connectOAuth.put({
    accountId,
    value: {
      authorizationServerUrl: `http://127.0.0.1:4100/e-signature${TOKEN_PATH}`,
      clientId: CONNECT_CLIENT.id,
      clientSecret: CONNECT_CLIENT.secret,
      scope: "connect",
    },
  });
}
