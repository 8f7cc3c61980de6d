/** Authentication factors of a user: enrolled, activated, verified. */
import Type from "typebox";
import { del, get, json, optional, post } from "#contracts/kit/contract.ts";
import { AnyObject, Instant, links, text } from "./common.ts";

export const factorTypes = [
  "sms",
  "push",
  "token:software:totp",
  "token:hardware",
  "question",
  "webauthn",
] as const;
export const factorStatuses = ["ACTIVE", "PENDING_ACTIVATION", "INACTIVE"] as const;
export const factorResults = ["SUCCESS", "CHALLENGE", "WAITING", "REJECTED", "TIMEOUT", "CANCELLED"] as const;

/** Profile that the type needs: a phone number, a question, a device's name. */
const FactorProfile = Type.Object({
  phoneNumber: text(),
  credentialId: text(),
  question: text(),
  questionText: text(),
  name: text(),
  authenticatorName: text(),
});

/** Activation of an enrollment. Only the response to the enrollment has the shared secret. */
export const FactorActivation = Type.Object({
  expiresAt: Type.Optional(Instant),
  sharedSecret: text(),
  encoding: text(),
  keyLength: Type.Optional(Type.Integer()),
  timeStep: Type.Optional(Type.Integer()),
  uri: text(),
});

export const Factor = Type.Object({
  id: Type.String(),
  factorType: Type.Enum([...factorTypes]),
  provider: Type.String(),
  vendorName: Type.String(),
  status: Type.Enum([...factorStatuses]),
  created: Instant,
  lastUpdated: Instant,
  profile: FactorProfile,
  _embedded: Type.Optional(Type.Object({ activation: Type.Optional(FactorActivation) })),
});

/** Proof at enrollment that the user has the factor (D1-141). */
export const FactorProof = Type.Object({
  answer: text(),
  passCode: text(),
  clientData: text(),
  stateToken: text(),
  attestation: text(),
  nextPassCode: text(),
  activationToken: text(),
  registrationData: text(),
});

/** The documented body, and the profile, which some types require (D1-138). */
export const NewFactor = Type.Object({
  id: text(),
  status: text(),
  created: text(),
  lastUpdated: text(),
  provider: text(),
  factorType: text(),
  profile: Type.Optional(FactorProfile),
  verify: Type.Optional(FactorProof),
  _links: links(),
  _embedded: Type.Optional(AnyObject),
});

export const ActivateFactor = Type.Object({ passCode: text() });
export const VerifyFactor = Type.Object({ passCode: text(), nextPassCode: text(), answer: text() });

export const FactorVerification = Type.Object({
  factorResult: Type.Enum([...factorResults]),
  factorMessage: text(),
  /** Id of the transaction to poll, if the verification is or was asynchronous. */
  transactionId: text(),
  expiresAt: Type.Optional(Instant),
});

/** A factor that the user may enroll, and its enrollment status. */
export const CatalogFactor = Type.Object({
  factorType: Type.Enum([...factorTypes]),
  provider: Type.String(),
  vendorName: Type.String(),
  enrollment: Type.Enum(["OPTIONAL", "REQUIRED"]),
  status: Type.Enum(["NOT_SETUP", ...factorStatuses]),
});

export const FactorQuestion = Type.Object({ question: Type.String(), questionText: Type.String() });

export type Factor = Type.Static<typeof Factor>;
export type FactorActivation = Type.Static<typeof FactorActivation>;
export type NewFactor = Type.Static<typeof NewFactor>;
export type FactorVerification = Type.Static<typeof FactorVerification>;
export type CatalogFactor = Type.Static<typeof CatalogFactor>;
export type FactorQuestion = Type.Static<typeof FactorQuestion>;

const templateId = optional(Type.String());
const tokenLifetimeSeconds = optional(Type.Integer({ minimum: 1, maximum: 86_400 }));

export const factorOperations = {
  listUserFactors: get("/api/v1/users/{userId}/factors", { returns: Type.Array(Factor) }),
  enrollUserFactor: post("/api/v1/users/{userId}/factors", {
    query: {
      updatePhone: optional(Type.Boolean()),
      templateId,
      tokenLifetimeSeconds,
      activate: optional(Type.Boolean()),
    },
    body: json(NewFactor),
    returns: Factor,
    secret: "identity:factor_secret:read",
  }),
  listUserFactorCatalog: get("/api/v1/users/{userId}/factors/catalog", {
    returns: Type.Array(CatalogFactor),
  }),
  listUserFactorQuestions: get("/api/v1/users/{userId}/factors/questions", {
    returns: Type.Array(FactorQuestion),
  }),
  getUserFactor: get("/api/v1/users/{userId}/factors/{factorId}", { returns: Factor }),
  unenrollUserFactor: del("/api/v1/users/{userId}/factors/{factorId}", { success: [204] }),
  activateUserFactor: post("/api/v1/users/{userId}/factors/{factorId}/lifecycle/activate", {
    body: json(ActivateFactor),
    returns: Factor,
  }),
  verifyUserFactor: post("/api/v1/users/{userId}/factors/{factorId}/verify", {
    query: { templateId, tokenLifetimeSeconds },
    headers: {
      "X-Forwarded-For": optional(Type.String()),
      "User-Agent": optional(Type.String()),
      "Accept-Language": optional(Type.String()),
    },
    body: json(VerifyFactor),
    returns: FactorVerification,
  }),
  getUserFactorTransaction: get("/api/v1/users/{userId}/factors/{factorId}/transactions/{transactionId}", {
    returns: FactorVerification,
  }),
};
