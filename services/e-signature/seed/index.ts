/**
 * E-signature's share of the demo company: two accounts, a user for everyone, and an envelope for
 * each status and each thing worth seeing. Envelopes are known by id alone: `demoEnvelopes`.
 */

import { guidOf } from "#contracts/kit/guid.ts";
import { cast, type DemoCompany, type Person } from "#services/demo/company.ts";
import { moveEnvelope } from "#services/e-signature/support/envelopes.ts";
import {
  type EnvelopeStatus,
  type ESignatureTables,
  eSignatureTables,
} from "#services/e-signature/tables.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedCloudStorage } from "./cloud-storage.ts";
import { seedConnect } from "./connect.ts";
import { seedCustomFields } from "./custom-fields.ts";
import { seedComments, seedDocuments, seedManyDocuments } from "./documents.ts";
import { seedTabs } from "./tabs.ts";
import { seedHidden, seedRecipients } from "./visibility.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The account of the demo company, by its GUID and by its number. */
export const MAIN_ACCOUNT = { accountId: guidOf("eSignature account main"), accountNumber: "10020030" };
/** An account in which nobody may comment, and without Connect. */
export const QUIET_ACCOUNT = { accountId: guidOf("eSignature account quiet"), accountNumber: "10020031" };

export const userIdOf = (email: string) => guidOf(`eSignature user ${email}`);

/** How far each envelope has come: the moves it made. */
const moves = {
  draft: [],
  sent: ["sent"],
  delivered: ["sent", "delivered"],
  completed: ["sent", "delivered", "completed"],
  declined: ["sent", "declined"],
  voided: ["voided"],
  /** Goes on by itself after the first start: delivered, then completed. */
  moving: ["sent"],
  /** With twenty documents. */
  thick: ["sent"],
  /** Of the account without comments. */
  quiet: ["sent"],
} as const satisfies Record<string, readonly EnvelopeStatus[]>;
type EnvelopeName = keyof typeof moves;
const names = Object.keys(moves) as EnvelopeName[];

const envelopeIdOf = (name: string) => guidOf(`eSignature envelope ${name}`);
/** The ids of the demo company's envelopes, by what they show. */
export const demoEnvelopes = Object.fromEntries(names.map((name) => [name, envelopeIdOf(name)])) as Record<
  EnvelopeName,
  string
>;

export function seedESignature({ store, company }: SeedContext<DemoCompany>): void {
  const tables = eSignatureTables(store);
  tables.accounts.put({
    ...MAIN_ACCOUNT,
    name: "Tributary",
    enableSigningExtensionComments: true,
    connectEnabled: true,
  });
  tables.accounts.put({
    ...QUIET_ACCOUNT,
    name: "Tributary Archive",
    enableSigningExtensionComments: false,
    connectEnabled: false,
  });
  const { service, integrator } = company.personas;
  for (const { email = "", name } of [service, integrator])
    tables.users.put({ userId: userIdOf(email), accountId: MAIN_ACCOUNT.accountId, email, name });
  for (const { email, displayName } of company.people)
    tables.users.put({
      userId: userIdOf(email),
      accountId: MAIN_ACCOUNT.accountId,
      email,
      name: displayName,
    });
  const people = (index: number): Person => {
    const person = company.people[index];
    if (!person) throw new RangeError(`nobody has index ${index}`);
    return person;
  };
  for (const name of names) seedEnvelope(tables, people, name, company.today);
  seedConnect(tables, MAIN_ACCOUNT.accountId, userIdOf(people(cast.endUser).email));
  seedCloudStorage(
    tables,
    [service.email, people(cast.agent).email, people(cast.endUser).email].map((email) =>
      userIdOf(email ?? ""),
    ),
  );
}

function seedEnvelope(
  tables: ESignatureTables,
  people: (index: number) => Person,
  name: EnvelopeName,
  today: number,
): void {
  const envelopeId = demoEnvelopes[name];
  const created = today - 50 * HOUR;
  tables.envelopes.put({
    envelopeId,
    accountId: (name === "quiet" ? QUIET_ACCOUNT : MAIN_ACCOUNT).accountId,
    emailSubject: `Please sign: the ${name} agreement`,
    senderUserId: userIdOf(people(cast.agent).email),
    status: "created",
    createdDateTime: new Date(created).toISOString(),
    statusChangedDateTime: new Date(created).toISOString(),
  });
  seedRecipients(tables, envelopeId, people);
  if (name === "thick") seedManyDocuments(tables, envelopeId, 20);
  else seedDocuments(tables, envelopeId);
  seedTabs(tables, envelopeId);
  seedHidden(tables, envelopeId);
  seedCustomFields(tables, envelopeId);
  seedComments(tables, envelopeId, people, created);
  for (const [index, status] of moves[name].entries())
    moveEnvelope(tables, envelopeId, status, created + (index + 1) * HOUR);
  if (name === "moving") {
    tables.plannedMoves.put({ envelopeId, status: "delivered", afterMs: MINUTE });
    tables.plannedMoves.put({ envelopeId, status: "completed", afterMs: 5 * MINUTE });
  }
}
