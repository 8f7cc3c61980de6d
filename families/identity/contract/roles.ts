/** Roles of users and groups, and what they are limited to. */
import Type from "typebox";
import { get, optional } from "../../kit/contract.ts";
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

export const roleOperations = {
  listUserRoles: get("/api/v1/users/{userId}/roles", {
    query: { expand: optional(Type.String()) },
    returns: Type.Array(Role),
  }),
};
