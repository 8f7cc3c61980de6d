/** Enrollment of each type of factor. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Factor, FactorActivation, FactorQuestion, NewFactor, User } from "#contracts/identity/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { FactorSecret } from "#services/identity/tables/factors.ts";
import type { IdentityTables } from "#services/identity/tables.ts";
import { notFound } from "./accounts.ts";
import { base32, codeOf, STEP_SECONDS, stepAt } from "./totp.ts";

type FactorType = Factor["factorType"];

const ours = { provider: "DIRECTORY", vendorName: "Directory" };
const anybodys = { provider: "GENERIC", vendorName: "Generic" };
export const providers: Readonly<Record<FactorType, typeof ours>> = {
  sms: anybodys,
  push: ours,
  "token:software:totp": anybodys,
  "token:hardware": anybodys,
  question: ours,
  webauthn: ours,
};

export const factorQuestions: readonly FactorQuestion[] = [
  { question: "first_street", questionText: "In which street did you live first?" },
  { question: "first_pet", questionText: "What was your first pet called?" },
  { question: "favourite_dish", questionText: "What would you eat every day?" },
  { question: "first_concert", questionText: "Whose concert was your first?" },
  { question: "childhood_friend", questionText: "Who was your best friend at school?" },
  { question: "first_journey", questionText: "Where did you first fly to?" },
];

/** Digest of an answer. Case and surrounding spaces are ignored. */
export const answerDigest = (answer: string): string =>
  createHash("sha256").update(answer.trim().toLowerCase()).digest("base64url");

export const wrongCode = (message = "Your answer doesn't match our records") =>
  new Problem(403, `Invalid Passcode/Answer: ${message}`, { code: "E0000068" });

const invalid = (message: string, field: string) => new Problem(400, message, { field });

/** Input of an enrollment. */
export interface Enrolment {
  readonly factorId: string;
  readonly user: User;
  readonly body: NewFactor;
  readonly activate: boolean;
  readonly templateId: string | undefined;
  readonly lifetimeMs: number;
  readonly now: number;
}

export interface EnrolledFactor {
  readonly profile: Factor["profile"];
  readonly status: "ACTIVE" | "PENDING_ACTIVATION";
  readonly secret?: Omit<FactorSecret, "factorId">;
  readonly activation?: FactorActivation;
}

/** Sends a code to a phone, with the text of a template. */
export function sendCode(
  { textMessages, textTemplates }: IdentityTables,
  to: string,
  options: { readonly templateId: string | undefined; readonly language?: string; readonly now: number },
): string {
  const { templateId = "default", language = "en", now } = options;
  const template = textTemplates.get(templateId);
  if (!template) throw notFound(templateId, "SmsTemplate");
  const known = Object.hasOwn(template.texts, language) ? language : "en";
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  const text = (template.texts[known] ?? template.texts.en).replace("{code}", code);
  textMessages.put({ id: String(textMessages.nextId()), to, text, language: known, sentAt: now });
  return code;
}

function phoneOf({ body, user }: Enrolment): string {
  const phone = body.profile?.phoneNumber ?? user.profile.mobilePhone ?? "";
  if (!/^\+[1-9]\d{6,14}$/.test(phone))
    throw invalid("A phone number in international form is required", "profile.phoneNumber");
  return phone;
}

type Enrol = (enrolment: Enrolment, tables: IdentityTables) => EnrolledFactor;

export const enrolments: Readonly<Record<FactorType, Enrol>> = {
  sms(enrolment, tables) {
    const profile = { phoneNumber: phoneOf(enrolment) };
    if (enrolment.activate) return { profile, status: "ACTIVE" };
    const code = sendCode(tables, profile.phoneNumber, enrolment);
    const codeUntil = enrolment.now + enrolment.lifetimeMs;
    const activation = { expiresAt: new Date(codeUntil).toISOString() };
    return { profile, status: "PENDING_ACTIVATION", secret: { code, codeUntil }, activation };
  },

  "token:software:totp"({ activate, user: { profile } }) {
    if (activate) throw invalid("Only the user's authenticator can show that it has the secret", "activate");
    const bytes = randomBytes(20);
    const totp = base32(bytes);
    const account = encodeURIComponent(profile.login);
    return {
      profile: { credentialId: profile.login },
      status: "PENDING_ACTIVATION",
      secret: { totp },
      activation: {
        sharedSecret: totp,
        encoding: "base32",
        keyLength: bytes.length,
        timeStep: STEP_SECONDS,
        uri: `otpauth://totp/Directory:${account}?secret=${totp}&issuer=Directory`,
      },
    };
  },

  "token:hardware"({ body, now }, { hardwareTokens, factors }) {
    const serial = body.profile?.credentialId ?? "";
    const token = hardwareTokens.get(serial);
    if (!token) throw invalid("There is no token with this number", "profile.credentialId");
    const isOfSerial = ({ value }: { value: Factor }) =>
      value.factorType === "token:hardware" && value.profile.credentialId === serial;
    if (factors.all().some(isOfSerial)) throw new Problem(409, "The token is somebody's already");
    const step = stepAt(now);
    if (body.verify?.passCode !== codeOf(token.secret, step)) throw wrongCode();
    const secret = { totp: token.secret, lastStep: step };
    return { profile: { credentialId: serial }, status: "ACTIVE", secret };
  },

  push({ body, user: { profile } }) {
    const name = body.profile?.name ?? `${profile.firstName}'s phone`;
    return { profile: { credentialId: profile.login, name }, status: "ACTIVE" };
  },

  question({ body }) {
    const question = factorQuestions.find((one) => one.question === body.profile?.question);
    if (!question) throw invalid("There is no such question", "profile.question");
    const answer = body.verify?.answer ?? "";
    if (answer.trim().length < 4) throw invalid("An answer has four letters at least", "verify.answer");
    return { profile: question, status: "ACTIVE", secret: { answer: answerDigest(answer) } };
  },

  webauthn({ body, user: { profile } }) {
    const { attestation, clientData } = body.verify ?? {};
    if (!attestation || ceremonyOf(clientData) !== "webauthn.create")
      throw invalid("The browser's attestation and client data are required", "verify.attestation");
    const authenticatorName = body.profile?.authenticatorName ?? "Security key";
    return { profile: { credentialId: profile.login, authenticatorName }, status: "ACTIVE" };
  },
};

/** Type of the WebAuthn ceremony in the client data that the browser signed. */
function ceremonyOf(clientData: string | undefined): unknown {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData ?? "", "base64url").toString("utf8"));
    return typeof data === "object" && data !== null && "type" in data ? data.type : undefined;
  } catch {
    return undefined;
  }
}
