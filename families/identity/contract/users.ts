/** Users, their states, and the groups they are members of. */
import Type from "typebox";
import { get, post } from "../../kit/contract.ts";
import { linkHeader } from "../../kit/pages/token.ts";
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
  }),
});

export type User = Type.Static<typeof User>;

export const userOperations = {
  listGroupUsers: get("/api/v1/groups/{groupId}/users", {
    page: linkHeader(User, { maxSize: 200, defaultSize: 50 }),
  }),
  suspendUser: post("/api/v1/users/{userId}/lifecycle/suspend", { returns: Type.Object({}) }),
};
