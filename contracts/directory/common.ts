/** Parts that several areas of the directory share. */
import Type from "typebox";
import { optional } from "#contracts/kit/contract.ts";

export const text = Type.Optional(Type.String());
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** An ISO instant. */
export const Instant = Type.String({ format: "date-time" });

/** The organization, on every operation; without it the directory takes the key's own. */
export const organization = { "x-org-id": optional(Type.String({ minLength: 1 })) };

/** Pages of every list: the documents' most, and our usual size. */
export const pages = { maxSize: 100, defaultSize: 10 };
