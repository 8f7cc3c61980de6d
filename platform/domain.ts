/** Domains of companies: which texts are one, and the spelling that keys a company. */
import { domainToASCII, domainToUnicode } from "node:url";
import { emailIn } from "./email.ts";

/** Two labels or more, the last of which begins with a letter. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters of an address on the web or of an e-mail address, which a domain does not have. */
const NO_DOMAIN = /[\s@:/?#\\%[\]]/;
const MAX_LENGTH = 253;

/**
 * A domain in its one spelling: in lower case and ASCII (punycode), without the `www.` of a website, however
 * often it is there, and without a final dot; undefined for what is no domain. A subdomain stays another domain, because only a
 * list of public suffixes could say whether both belong to one company.
 */
export function domainIn(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > MAX_LENGTH || NO_DOMAIN.test(value.trim()))
    return undefined;
  const name = domainToASCII(value.trim().replace(/\.$/, ""));
  const domain = name.replace(/^(?:www\.)+(?=[^.]+\.)/, "");
  return domain.length <= MAX_LENGTH && DOMAIN.test(domain) ? domain : undefined;
}

/** The domain of an e-mail address; undefined for what is no address. */
export function domainOfEmail(value: unknown): string | undefined {
  const email = emailIn(value);
  return email && domainIn(email.slice(email.lastIndexOf("@") + 1));
}

/** A domain in ASCII and, where it has other letters, as a person may have written it: one spelling for most. */
export const spellingsOf = (domain: string): readonly string[] => [
  ...new Set([domain, domainToUnicode(domain)]),
];

/** Ends of the addresses of a domain, one for each spelling of the domain. */
export const addressEndings = (domain: string): readonly string[] =>
  spellingsOf(domain).map((spelling) => `@${spelling}`);
