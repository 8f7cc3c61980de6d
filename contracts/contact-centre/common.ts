import Type, { type TSchema } from "typebox";

export const instant = Type.String({ format: "date-time" });
/** A name: anything that is not blank. */
export const name = Type.String({ pattern: "\\S" });
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
