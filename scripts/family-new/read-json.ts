/** Access to members of a document of unknown form. */

export type Json = Readonly<Record<string, unknown>>;

/** True if a value is an object with members. */
export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The object at a path of members; undefined if there is none. */
export const objectIn = (value: unknown, ...path: readonly string[]): Json | undefined => {
  let at = value;
  for (const key of path) at = isObject(at) ? at[key] : undefined;
  return isObject(at) ? at : undefined;
};
/** A member that is text. */
export const textIn = (value: Json | undefined, key: string): string | undefined => {
  const found = value?.[key];
  return typeof found === "string" ? found : undefined;
};
/** A member that is a list; empty if there is none. */
export const listIn = (value: Json | undefined, key: string): readonly unknown[] => {
  const found = value?.[key];
  return Array.isArray(found) ? found : [];
};
