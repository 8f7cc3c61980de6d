/** Users, their states and sessions, and the groups they are members of. */
import Type from "typebox";
import { del, get, optional, post, put, required } from "#contracts/kit/contract.ts";
import { linkHeader } from "#contracts/kit/pages/token.ts";
import { Instant, orNull } from "./common.ts";

export const userStatuses = ["STAGED", "ACTIVE", "SUSPENDED", "LOCKED_OUT", "DEPROVISIONED"] as const;

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
    directoryUserId: Type.Optional(Type.String()),
    bankingUserId: Type.Optional(Type.String()),
    treasuryCustomerId: Type.Optional(Type.String()),
  }),
});

export type User = Type.Static<typeof User>;

export const groupTypes = ["BUILT_IN", "DIRECTORY_GROUP", "APP_GROUP"] as const;

export const Group = Type.Object({
  id: Type.String(),
  /** The directory can change only the members of groups that it manages itself. */
  type: Type.Enum([...groupTypes]),
  created: Instant,
  lastUpdated: Instant,
  lastMembershipUpdated: Instant,
  profile: Type.Object({ name: Type.String(), description: Type.String() }),
});

export type Group = Type.Static<typeof Group>;

const member = "/api/v1/groups/{groupId}/users/{userId}";
const lifecycle = "/api/v1/users/{userId}/lifecycle";

/**
 * A transition between two states of a user. It takes no input, so E0000001 (validation failed), which some
 * providers return, can only be about the state.
 */
const move = { returns: Type.Object({}), stateRefusals: { codes: ["E0000001"] } };

export const userOperations = {
  listGroupUsers: get("/api/v1/groups/{groupId}/users", {
    page: linkHeader(User, { maxSize: 200, defaultSize: 50 }),
  }),
  addGroupUser: put(member, { success: [204] }),
  removeGroupUser: del(member, { success: [204] }),
  suspendUser: post(`${lifecycle}/suspend`, move),
  unsuspendUser: post(`${lifecycle}/unsuspend`, move),
  unlockUser: post(`${lifecycle}/unlock`, move),
  resetUserPassword: post(`${lifecycle}/reset_password`, {
    query: { sendEmail: required(optional(Type.Boolean())) },
    /** The response has the link only if the link is not mailed. */
    secret: "identity:password_reset_link:read",
    returns: Type.Object({ resetPasswordUrl: Type.Optional(Type.String()) }),
  }),
  revokeUserSessions: del("/api/v1/users/{userId}/sessions", {
    query: { oauthTokens: optional(Type.Boolean()) },
    success: [204],
  }),
};
