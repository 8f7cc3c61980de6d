/** Parts that several areas of the directory share. */
import Type from "typebox";
import { optional } from "#contracts/kit/contract.ts";

export const text = Type.Optional(Type.String());
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** An ISO instant. */
export const Instant = Type.String({ format: "date-time" });

/** Header with the organization, for every operation. Without it the organization of the key applies. */
export const organization = { "x-org-id": optional(Type.String({ minLength: 1 })) };

/** Page sizes of every list: the documented maximum, and our default. */
export const pages = { maxSize: 100, defaultSize: 10 };
