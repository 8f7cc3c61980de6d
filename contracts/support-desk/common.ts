/** Parts that several areas of the support desk share. */
import Type from "typebox";
import { optional } from "#contracts/kit/contract.ts";

export const Instant = Type.String({ format: "date-time" });
export const Id = Type.Integer();
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const userRoles = ["end-user", "agent", "admin"] as const;

export const created = { created_at: Instant, updated_at: Instant };

export const SupportUser = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum([...userRoles]),
  /** True if the user has proven the address. An added address is not proven. */
  verified: Type.Boolean(),
  organization_id: orNull(Id),
  ...created,
});

export type SupportUser = Type.Static<typeof SupportUser>;

/** A background job. No documented operation reads it again, so its status stays as in the response. */
export const JobStatus = Type.Object({
  id: Type.String(),
  status: Type.Enum(["queued", "working", "completed", "failed"]),
  total: orNull(Type.Integer()),
  progress: orNull(Type.Integer()),
  message: orNull(Type.String()),
});

export type JobStatus = Type.Static<typeof JobStatus>;

// Who may call an operation ----------------------------------------------------------------------

export const agents = ["agent", "admin"];
export const everyone = ["end-user", "agent", "admin"];
export const admins = ["admin"];
export const endUsers = ["end-user"];

/** `include=users` adds the users that the rows refer to, in `users`. */
export const include = optional(Type.Literal("users"));
export const users = { users: Type.Optional(Type.Array(SupportUser)) };
