/** What several areas of the identity provider share. */
import Type from "typebox";

export const Instant = Type.String({ format: "date-time" });
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
