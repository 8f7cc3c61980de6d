/** Recognizes and normalizes domains, because a domain identifies a company. */
import { domainToASCII, domainToUnicode } from "node:url";
import { emailIn } from "./email.ts";

/** Two labels or more, the last of which begins with a letter. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters of URLs and e-mail addresses that a domain cannot contain. */
const NO_DOMAIN = /[\s@:/?#\\%[\]]/;
const MAX_LENGTH = 253;

/**
 * Normalizes a domain: lower case, ASCII (punycode), no final dot, no leading `www.`; undefined for other values.
 * A subdomain stays a different domain, because only a list of public suffixes could tell that both belong to one
 * company.
 */
export function domainIn(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > MAX_LENGTH || NO_DOMAIN.test(value.trim()))
    return undefined;
  const name = domainToASCII(value.trim().replace(/\.$/, ""));
  const domain = name.replace(/^(?:www\.)+(?=[^.]+\.)/, "");
  return domain.length <= MAX_LENGTH && DOMAIN.test(domain) ? domain : undefined;
}

/** Domain of an e-mail address, normalized; undefined if the value is no address. */
export function domainOfEmail(value: unknown): string | undefined {
  const email = emailIn(value);
  return email && domainIn(email.slice(email.lastIndexOf("@") + 1));
}

/** Spellings of a domain: ASCII (punycode) and, if it differs, Unicode. Most domains have one. */
export const spellingsOf = (domain: string): readonly string[] => [
  ...new Set([domain, domainToUnicode(domain)]),
];

/** Suffixes of the e-mail addresses of a domain, one for each spelling of the domain. */
export const addressEndings = (domain: string): readonly string[] =>
  spellingsOf(domain).map((spelling) => `@${spelling}`);
