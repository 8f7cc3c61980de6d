/** Parts that treasury's areas share. */
import Type from "typebox";

export const text = Type.Optional(Type.String());
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** In upper or lower case. Responses have it in lower case. */
export const Currency = Type.String({ pattern: "^[A-Za-z]{3}$" });
export const Metadata = Type.Record(Type.String(), Type.String());
/** ISO 8601 in UTC, whole seconds. Responses contain no Unix timestamps (D2-006). */
export const Instant = Type.String({ format: "date-time" });
