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

/** Most references that lead to one another. */
const MAX_REFERENCES = 20;

/**
 * Follows references within a document.
 * @param onLost Called with a reference that leads nowhere.
 * @returns the value without a reference; undefined if a reference leads nowhere
 */
export function dereferenced(document: Json, value: unknown, onLost?: (ref: string) => void): unknown {
  let at = value;
  let last = "";
  for (let count = 0; count <= MAX_REFERENCES && at !== undefined; count++) {
    const ref = textIn(isObject(at) ? at : undefined, "$ref");
    if (ref === undefined) return at;
    last = ref;
    at = ref.startsWith("#/") ? ref.slice(2).split("/").reduce(memberAt, document) : undefined;
  }
  if (last !== "") onLost?.(last);
  return undefined;
}

const memberAt = (value: unknown, step: string): unknown => {
  const name = unescaped(step);
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
};

/** Decodes a step of a reference. A percent sign that encodes nothing stands for itself. */
function unescaped(step: string): string {
  const text = /%(?![0-9A-Fa-f]{2})/.test(step) ? step : decodeURIComponent(step);
  return text.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The parameters of an operation: its own have precedence over those of its path. */
export function parametersIn(document: Json, item: Json, operation: Json): readonly Json[] {
  const all = [...listIn(item, "parameters"), ...listIn(operation, "parameters")].flatMap((one) => {
    const parameter = dereferenced(document, one);
    return isObject(parameter)
      ? [[`${textIn(parameter, "in")} ${textIn(parameter, "name")}`, parameter] as const]
      : [];
  });
  return [...new Map(all).values()];
}
