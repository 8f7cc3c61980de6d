/**
 * E-signature's part of the demo company: two accounts, a user for each person, and an envelope for each status and
 * each special case. No operation lists envelopes, so `demoEnvelopes` has their ids.
 */

import { type DemoCompany, demoIndex, type Person } from "#services/demo/company.ts";
import {
  demoEnvelopes,
  type EnvelopeName,
  envelopeNames,
  MAIN_ACCOUNT,
  moves,
  QUIET_ACCOUNT,
  userIdOf,
} from "#services/demo/things/e-signature.ts";
import { moveEnvelope } from "#services/e-signature/support/envelopes.ts";
import { type ESignatureTables, eSignatureTables } from "#services/e-signature/tables.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedCloudStorage } from "./cloud-storage.ts";
import { seedConnect } from "./connect.ts";
import { seedCustomFields } from "./custom-fields.ts";
import { seedComments, seedDocuments, seedManyDocuments } from "./documents.ts";
import { seedTabs } from "./tabs.ts";
import { seedHidden, seedRecipients } from "./visibility.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

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
  for (const name of envelopeNames) seedEnvelope(tables, people, name, company.today);
  seedConnect(tables, MAIN_ACCOUNT.accountId, userIdOf(people(demoIndex.endUser).email));
  seedCloudStorage(
    tables,
    [service.email, people(demoIndex.agent).email, people(demoIndex.endUser).email].map((email) =>
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
    senderUserId: userIdOf(people(demoIndex.agent).email),
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
