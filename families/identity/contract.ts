/** Identity provider. What the documents leave open is decided in docs/decisions/identity.md. */
import Type from "typebox";
import { bearer } from "../kit/auth.ts";
import { family, get, optional, post } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { linkHeader } from "../kit/pages/token.ts";

const Instant = Type.String({ format: "date-time" });
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const userStatuses = ["STAGED", "ACTIVE", "SUSPENDED", "LOCKED_OUT", "DEPROVISIONED"] as const;
export const roleTypes = ["SUPER_ADMIN", "APP_ADMIN", "HELP_DESK_ADMIN", "READ_ONLY_ADMIN"] as const;
export const factorTypes = ["sms", "push", "token:software:totp", "question", "webauthn"] as const;

export const User = Type.Object({
  id: Type.String(),
  status: Type.Enum([...userStatuses]),
  created: Instant,
  activated: orNull(Instant),
  lastLogin: orNull(Instant),
  profile: Type.Object({
    login: Type.String(),
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    displayName: Type.String(),
    mobilePhone: orNull(Type.String()),
    title: Type.String(),
    department: Type.String(),
    organization: Type.String(),
    employeeNumber: Type.String(),
    /** Custom attributes: the person's ids in families that have no look-up by e-mail. */
    projectPersonId: Type.Optional(Type.String()),
    contactCentreUserId: Type.Optional(Type.String()),
    socialUserId: Type.Optional(Type.String()),
  }),
});

export const Role = Type.Object({
  id: Type.String(),
  label: Type.String(),
  type: Type.Enum([...roleTypes]),
  status: Type.Enum(["ACTIVE", "INACTIVE"]),
  assignmentType: Type.Enum(["USER", "GROUP"]),
  created: Instant,
  lastUpdated: Instant,
});

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

export type User = Type.Static<typeof User>;
export type Role = Type.Static<typeof Role>;
export type Factor = Type.Static<typeof Factor>;

export const identity = family(
  "identity",
  {
    subgraph: "identity",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        errorCode: detail.code ?? errorCodes[status] ?? "E0000009",
        errorSummary: message,
        errorCauses: detail.field === undefined ? [] : [{ errorSummary: message }],
      }),
      { message: ["errorSummary"], code: ["errorCode"] },
    ),
  },
  {
    listGroupUsers: get("/api/v1/groups/{groupId}/users", {
      page: linkHeader(User, { maxSize: 200, defaultSize: 50 }),
    }),
    listUserRoles: get("/api/v1/users/{userId}/roles", {
      query: { expand: optional(Type.String()) },
      returns: Type.Array(Role),
    }),
    listUserFactors: get("/api/v1/users/{userId}/factors", { returns: Type.Array(Factor) }),
    suspendUser: post("/api/v1/users/{userId}/lifecycle/suspend", { returns: Type.Object({}) }),
  },
);

const errorCodes: Readonly<Record<number, string>> = {
  400: "E0000001",
  401: "E0000011",
  403: "E0000006",
  404: "E0000007",
  405: "E0000022",
  415: "E0000021",
  429: "E0000047",
  500: "E0000009",
  503: "E0000010",
};
