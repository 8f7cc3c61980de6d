/** Recognizes and normalizes e-mail addresses, because an address identifies a person. */
const EMAIL = /^[^\s@,:;<>()[\]\\"\p{Cc}]{1,64}@[^\s@,:;<>()[\]\\"\p{Cc}]+\.[^\s@,:;<>()[\]\\".\p{Cc}]+$/u;

/** Matches nearly all addresses; the others take the slower test `EMAIL`. */
const COMMON_EMAIL = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;

const isEmail = (text: string) =>
  text.length <= 254 && (COMMON_EMAIL.test(text) || (EMAIL.test(text) && text.isWellFormed()));

/** Normalizes an e-mail address: trimmed and in lower case; undefined if the value is no address. */
export function emailIn(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const email = value.trim().toLowerCase();
  return isEmail(email) ? email : undefined;
}
