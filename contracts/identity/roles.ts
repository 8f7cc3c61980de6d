/** Roles assigned to users and to groups. Success statuses for users and groups differ, as documented. */
import Type from "typebox";
import { del, get, json, optional, post } from "#contracts/kit/contract.ts";
import { Instant } from "./common.ts";

export const roleTypes = ["SUPER_ADMIN", "APP_ADMIN", "HELP_DESK_ADMIN", "READ_ONLY_ADMIN"] as const;

export const Role = Type.Object({
  id: Type.String(),
  label: Type.String(),
  type: Type.Enum([...roleTypes]),
  status: Type.Enum(["ACTIVE", "INACTIVE"]),
  assignmentType: Type.Enum(["USER", "GROUP"]),
  created: Instant,
  lastUpdated: Instant,
});

export type Role = Type.Static<typeof Role>;

/** The type is no enum, because the family decides which types exist. */
export const AssignRole = Type.Object({ type: Type.String({ minLength: 1 }) });

export type AssignRole = Type.Static<typeof AssignRole>;

const assign = {
  query: { disableNotifications: optional(Type.Boolean()) },
  body: json(AssignRole),
  returns: Role,
} as const;

export const roleOperations = {
  listUserRoles: get("/api/v1/users/{userId}/roles", {
    query: { expand: optional(Type.String()) },
    returns: Type.Array(Role),
  }),
  assignUserRole: post("/api/v1/users/{userId}/roles", { ...assign, success: [201] }),
  getUserRole: get("/api/v1/users/{userId}/roles/{roleId}", { returns: Role }),
  unassignUserRole: del("/api/v1/users/{userId}/roles/{roleId}", { success: [204] }),
  assignGroupRole: post("/api/v1/groups/{groupId}/roles", assign),
  getGroupRole: get("/api/v1/groups/{groupId}/roles/{roleId}", { returns: Role }),
  unassignGroupRole: del("/api/v1/groups/{groupId}/roles/{roleId}", { success: [204] }),
};
