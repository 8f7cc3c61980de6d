/** E-mail addresses: which texts are one, and the spelling that keys a person. */
const EMAIL = /^[^\s@,:;<>()[\]\\"\p{Cc}]{1,64}@[^\s@,:;<>()[\]\\"\p{Cc}]+\.[^\s@,:;<>()[\]\\".\p{Cc}]+$/u;

/** Addresses as nearly all are; what is rarer takes the slower test. */
const COMMON_EMAIL = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;

const isEmail = (text: string) =>
  text.length <= 254 && (COMMON_EMAIL.test(text) || (EMAIL.test(text) && text.isWellFormed()));

/** An e-mail address in its one spelling, trimmed and in lower case; undefined for what is no address. */
export function emailIn(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const email = value.trim().toLowerCase();
  return isEmail(email) ? email : undefined;
}
