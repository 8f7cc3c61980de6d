/**
 * Global ids: `Type:key`. The parts of compound keys are percent-encoded and joined by `:`. Only the canonical
 * spelling is accepted, so that each object has one id.
 */
import { isPlausiblePathValue } from "#contracts/kit/path.ts";
import { emailIn } from "#platform/email.ts";
import { badInput, TributaryError } from "#platform/errors/catalog.ts";

export { emailIn };

/** Most keys need no encoding, and this test is cheaper than encoding. */
const PLAIN = /^[\w.@-]+$/;

const encodePart = (part: string) =>
  PLAIN.test(part)
    ? part
    : encodeURIComponent(part)
        .replaceAll("%40", "@")
        .replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The global id of an object from a family.
 * @throws UPSTREAM_BAD_RESPONSE if a part of the key is missing in the body
 */
export function globalId(type: string, ...parts: readonly unknown[]): string {
  let id = type;
  for (const part of parts) {
    if (typeof part === "string" && part !== "" && part.isWellFormed()) id += `:${encodePart(part)}`;
    else if (typeof part === "number" && Number.isFinite(part)) id += `:${part}`;
    else throw new TributaryError("UPSTREAM_BAD_RESPONSE");
  }
  return id;
}

/**
 * A part of a key from a body, as text.
 * @throws UPSTREAM_BAD_RESPONSE if it is missing
 */
export function keyPart(part: unknown): string {
  if (typeof part === "string" && part !== "" && part.isWellFormed()) return part;
  if (typeof part === "number" && Number.isFinite(part)) return String(part);
  throw new TributaryError("UPSTREAM_BAD_RESPONSE");
}

/** The type and the decoded key parts of a global id. Undefined for other texts. */
export function parseGlobalId(id: string): { type: string; parts: readonly string[] } | undefined {
  const [type, ...encoded] = id.split(":");
  if (type === undefined || !/^[A-Z][A-Za-z0-9]*$/.test(type) || encoded.length === 0) return undefined;
  try {
    const parts = encoded.map(decodeURIComponent);
    return globalId(type, ...parts) === id ? { type, parts } : undefined;
  } catch {
    return undefined;
  }
}

const MAX_PLAIN = 256;

/** True if a text can be a family's id, or a part of one. */
const canBeId = (text: string): boolean =>
  (text.length <= MAX_PLAIN && PLAIN.test(text)) || isPlausiblePathValue(text);

/**
 * Checks a family's id of something that is not an object of the graph.
 * @throws BAD_USER_INPUT if the text cannot be an id
 */
export function checkId(id: string, argument: string): void {
  if (!canBeId(id)) throw badInput(`"${argument}" is not a usable identifier`, argument);
}

/**
 * The key parts in an argument for an object of one type: its global id or, if the key has one part, the family's
 * id.
 * @throws BAD_USER_INPUT for an id of another type, invalid encoding or a wrong number of parts
 */
export function keyOf(type: string, id: string, parts = 1, argument = "id"): readonly string[] {
  if (id.startsWith(`${type}:`)) {
    const parsed = parseGlobalId(id);
    if (parsed && parsed.parts.length === parts && parsed.parts.every(canBeId)) return parsed.parts;
    throw badInput(`"${argument}" is not a well-formed ${type} id`, argument);
  }
  if (parts !== 1 || /^[A-Z][A-Za-z0-9]*:/.test(id) || !canBeId(id))
    throw badInput(`"${argument}" must be the id of a ${type}`, argument);
  return [id];
}

/**
 * The key of a type with a key of one part; see `keyOf`.
 * @param form form of the family's ids, if known; other texts are refused
 */
export function idOf(type: string, id: string, argument = "id", form?: RegExp): string {
  const key = keyOf(type, id, 1, argument)[0] as string;
  if (form && !form.test(key)) throw badInput(`"${argument}" is not the id of a ${type}`, argument);
  return key;
}

/**
 * A normalized e-mail address, trimmed and in lower case: the key of the `User` hub.
 * @throws BAD_USER_INPUT if the text is not an address
 */
export function emailOf(value: string, argument = "email"): string {
  const email = emailIn(value);
  if (email === undefined) throw badInput(`"${argument}" is not an e-mail address`, argument);
  return email;
}

/** Reference to the person with an address in a family's body. Null without an address. */
export function userIn(value: unknown): { readonly email: string } | null {
  const email = emailIn(value);
  return email === undefined ? null : { email };
}

/** A wire object with a key of one part, its `id`. */
interface WithId {
  readonly id?: unknown;
}

/** The resolvers of the fields `id` and `upstreamId`. */
interface IdResolvers<Source> {
  id(source: Source): string;
  upstreamId(source: Source): string;
}

/**
 * Resolvers of a type's `id` and `upstreamId`. Without `parts`, the key is the `id` of the wire objects. The last
 * part of a compound key is the family's id.
 * @throws UPSTREAM_BAD_RESPONSE (when run) if the body lacks a part of the key
 */
export function keyed(type: string): IdResolvers<WithId>;
export function keyed<Source>(
  type: string,
  ...parts: readonly ((source: Source) => unknown)[]
): IdResolvers<Source>;
export function keyed(type: string, ...given: readonly ((source: WithId) => unknown)[]): IdResolvers<WithId> {
  const parts = given.length > 0 ? given : [({ id }: WithId) => id];
  const own = parts.at(-1);
  // Faster path, because most keys have one part and each row needs its id.
  const only = parts.length === 1 ? own : undefined;
  return {
    id: only
      ? (source) => globalId(type, only(source))
      : (source) => globalId(type, ...parts.map((part) => part(source))),
    upstreamId: (source) => {
      const value = own?.(source);
      if (typeof value === "string" || typeof value === "number") return String(value);
      throw new TributaryError("UPSTREAM_BAD_RESPONSE");
    },
  };
}
