/** Parts that several areas of the CRM share. */
import Type from "typebox";
import { startLimit } from "#contracts/kit/pages/offset.ts";

export const Instant = Type.String({ format: "date-time" });
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** The keys of custom fields are hashes; those of the CRM's own fields are words. */
export const CUSTOM_KEY = /^[0-9a-f]{40}$/;

/** One object in its envelope. */
export const envelope = <S extends Type.TSchema>(data: S) => Type.Object({ success: Type.Boolean(), data });

/** A list by offset, like every list of the CRM unless noted. A larger `limit` counts as 500. */
export const byOffset = <S extends Type.TSchema>(item: S) =>
  startLimit(item, { maxSize: 500, defaultSize: 100, bare: true });

/** A user of the CRM, in the form in which owners and authors are named. */
export const CrmUser = Type.Object({
  id: Type.Integer(),
  name: orNull(Type.String()),
  email: orNull(Type.String()),
});

export const OrganizationRef = Type.Object({ value: Type.Integer(), name: Type.String() });

export type CrmUser = Type.Static<typeof CrmUser>;

/** Answer to a deletion: the marked objects. */
export const Marked = Type.Object({ id: Type.Integer() });
