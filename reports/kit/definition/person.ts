/** A person as a parameter: an e-mail address or a global id, converted to the type in the document. */
import { type GraphQLInputType, getNullableType } from "graphql";
import { emailIn } from "#platform/email.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

/** Type of such a parameter in `report.yaml`. */
export const PERSON = "person";

const PREFIX = "User:";

/** True if a variable of a document can be a person: `String` accepts the address, `ID` the global id. */
export const holdsPerson = (type: GraphQLInputType): boolean =>
  ["String", "ID"].includes(String(getNullableType(type)));

/**
 * A person in the form of a document's variable.
 * @param value an e-mail address, or the global id of a user (`User:` and the address)
 * @throws UsageError for any other value
 */
export function personOf(name: string, value: unknown, type: GraphQLInputType): unknown {
  if (value === null || value === undefined) return value;
  const email = emailIn(addressIn(value));
  if (email === undefined)
    throw new UsageError(
      `"${name}": expected the e-mail address or the global id (${PREFIX}<e-mail address>) of a person`,
    );
  return String(getNullableType(type)) === "ID" ? `${PREFIX}${encoded(email)}` : email;
}

function addressIn(value: unknown): unknown {
  if (typeof value !== "string" || !value.startsWith(PREFIX)) return value;
  try {
    return decodeURIComponent(value.slice(PREFIX.length));
  } catch {
    return undefined;
  }
}

/** Encoded as in global ids: all characters except letters, digits and `_.@-~`. */
const encoded = (email: string): string =>
  encodeURIComponent(email)
    .replaceAll("%40", "@")
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
