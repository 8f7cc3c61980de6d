/** The demo company's factors with their secrets, templates and tokens; and subscriptions. */

import { createHash } from "node:crypto";
import type { Factor, Subscription } from "#contracts/identity/index.ts";
import type { Person } from "#services/demo/company.ts";
import { identityId } from "#services/demo/ids.ts";
import { answerOf } from "#services/demo/things/identity.ts";
import { answerDigest, factorQuestions, providers } from "#services/identity/support/factor-types.ts";
import { base32 } from "#services/identity/support/totp.ts";
import type { IdentityTables } from "#services/identity/tables.ts";
import type { Random } from "#services/kit/data/random.ts";

/** A predictable secret, because the demo company protects no real data. */
const demoSecretOf = (name: string) => base32(createHash("sha1").update(`demo ${name}`).digest());

/** Hardware tokens: the first ones are assigned to people, the last ones are free. */
const serials = Array.from({ length: 12 }, (_, i) => `HT-${100_001 + i}`);

/** People with a hardware token, and a phone that can no longer be used to sign in. */
const hasToken = ({ index }: Person) => index % 40 === 6 && index < 250;
const hasLostPhone = ({ index }: Person) => index % 40 === 7;

const PERSON_NOTICES = ["SERVICE_ANNOUNCEMENT", "SUSPICIOUS_ACTIVITY"];
/** Number of people, from the first on, who get the mail of administrators. */
const ADMINISTRATORS = 2;
const ADMIN_NOTICES = ["CONNECTOR_AGENT", "RATE_LIMIT", "USER_LOCKED_OUT"];

export function seedFactorParts({ hardwareTokens, textTemplates }: IdentityTables): void {
  for (const serial of serials) hardwareTokens.put({ serial, secret: demoSecretOf(serial) });
  textTemplates.put({
    id: "default",
    texts: { en: "Your code is {code}.", de: "Ihr Code ist {code}.", fr: "Votre code est {code}." },
  });
  textTemplates.put({ id: "tplBranded", texts: { en: "Tributary: {code} signs you in." } });
}

/** Hardware tokens are assigned to a few people only. */
type FactorType = Exclude<Factor["factorType"], "token:hardware">;
const enrolments: readonly (readonly FactorType[])[] = [
  ["push"],
  ["sms"],
  ["push", "token:software:totp"],
  ["sms", "question"],
  ["webauthn", "push"],
  ["token:software:totp", "sms", "question"],
];

function factorOf(factorType: FactorType, person: Person, random: Random): Factor {
  const profiles: Record<FactorType, Factor["profile"]> = {
    sms: { phoneNumber: person.phone },
    push: { credentialId: person.email, name: `${person.firstName}'s phone` },
    "token:software:totp": { credentialId: person.email },
    question: factorQuestions[0] ?? {},
    webauthn: { credentialId: person.email, authenticatorName: "Security key" },
  };
  // Only these two types finish their enrollment by a separate activation (D1-142).
  const waiting = (factorType === "sms" || factorType === "token:software:totp") && random.chance(0.15);
  return {
    id: identityId(factorType === "push" ? "opf" : "ost", random),
    factorType,
    ...providers[factorType],
    status: waiting ? "PENDING_ACTIVATION" : "ACTIVE",
    created: person.joinedAt,
    lastUpdated: person.joinedAt,
    profile: profiles[factorType],
  };
}

/** Stores a seeded factor with the secret that checks it. */
function seedFactor(tables: IdentityTables, userId: string, person: Person, value: Factor): void {
  const { id: factorId, factorType, status } = value;
  tables.factors.put({ userId, value });
  if (factorType === "token:software:totp")
    tables.factorSecrets.put({ factorId, totp: demoSecretOf(person.email) });
  if (factorType === "question")
    tables.factorSecrets.put({ factorId, answer: answerDigest(answerOf(person)) });
  // Its message has expired, so the user has to enroll again.
  if (factorType === "sms" && status === "PENDING_ACTIVATION")
    tables.factorSecrets.put({ factorId, code: "000000", codeUntil: Date.parse(value.created) });
}

/** Factors in addition to those that all people have. */
function seedSpecialFactors(tables: IdentityTables, userId: string, person: Person): void {
  const { joinedAt, index } = person;
  const dated = { created: joinedAt, lastUpdated: joinedAt };
  const serial = serials[Math.floor(index / 40)];
  if (hasToken(person) && serial !== undefined) {
    const id = `hwt${userId.slice(3)}`;
    const profile = { credentialId: serial };
    const type = { factorType: "token:hardware", provider: "GENERIC", vendorName: "Generic" } as const;
    tables.factors.put({ userId, value: { id, ...type, status: "ACTIVE", ...dated, profile } });
    tables.factorSecrets.put({ factorId: id, totp: demoSecretOf(serial) });
  }
  const pushes = tables.factors.by("user", userId).some((row) => row.value.factorType === "push");
  if (hasLostPhone(person) && !pushes) {
    const profile = { credentialId: person.email, name: "A phone left on a train" };
    const type = { factorType: "push", provider: "DIRECTORY", vendorName: "Directory" } as const;
    const id = `opf${userId.slice(3)}`;
    tables.factors.put({ userId, value: { id, ...type, status: "INACTIVE", ...dated, profile } });
  }
}

/** Factors of a person. */
export function seedFactors(tables: IdentityTables, userId: string, person: Person, random: Random): void {
  for (const type of random.pick(enrolments))
    seedFactor(tables, userId, person, factorOf(type, person, random));
  seedSpecialFactors(tables, userId, person);
}

export function seedSubscriptions({ subscriptions }: IdentityTables, userId: string, person: Person): void {
  const notices = person.index < ADMINISTRATORS ? [...PERSON_NOTICES, ...ADMIN_NOTICES] : PERSON_NOTICES;
  for (const [i, notificationType] of notices.entries()) {
    const status: Subscription["status"] = (person.index + i) % 3 === 2 ? "unsubscribed" : "subscribed";
    const channels = i === 1 ? ["email", "sms"] : ["email"];
    subscriptions.put({ userId, value: { notificationType, channels, status } });
  }
}
