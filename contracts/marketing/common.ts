/** Parts that marketing's areas share. */
import Type from "typebox";

export const text = Type.Optional(Type.String());
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const Instant = Type.String({ format: "date-time" });
/** Ids of lists or segments. */
export const Ids = Type.Array(Type.String());
