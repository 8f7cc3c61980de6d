/** Authentication factors of a user. */
import Type from "typebox";
import { get } from "../../kit/contract.ts";
import { Instant } from "./common.ts";

export const factorTypes = ["sms", "push", "token:software:totp", "question", "webauthn"] as const;

export const Factor = Type.Object({
  id: Type.String(),
  factorType: Type.Enum([...factorTypes]),
  provider: Type.String(),
  vendorName: Type.String(),
  status: Type.Enum(["ACTIVE", "PENDING_ACTIVATION", "INACTIVE"]),
  created: Instant,
  lastUpdated: Instant,
  /** What the type needs: a phone number, a question, a device's name. */
  profile: Type.Object({
    phoneNumber: Type.Optional(Type.String()),
    credentialId: Type.Optional(Type.String()),
    question: Type.Optional(Type.String()),
    questionText: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    authenticatorName: Type.Optional(Type.String()),
  }),
});

export type Factor = Type.Static<typeof Factor>;

export const factorOperations = {
  listUserFactors: get("/api/v1/users/{userId}/factors", { returns: Type.Array(Factor) }),
};
