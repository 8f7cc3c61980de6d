/** Parts that several areas of the identity provider share. */
import Type from "typebox";

export const Instant = Type.String({ format: "date-time" });
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
/** An object whose members are not documented. */
export const AnyObject = Type.Record(Type.String(), Type.Unknown());
export const text = () => Type.Optional(Type.String());
export const texts = () => Type.Optional(Type.Array(Type.String()));
/** `_links` are passed through unchanged. No link is followed. */
export const links = () => Type.Optional(AnyObject);
