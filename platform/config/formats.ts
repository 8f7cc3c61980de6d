/** Formats of texts in settings: each function returns the value, or throws an InvalidValue that says the form. */
import { createPublicKey, type KeyObject } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { domainIn } from "#platform/domain.ts";
import { emailIn } from "#platform/email.ts";
import { InvalidValue } from "./setting.ts";

export function printable(text: string): string {
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text))
    throw new InvalidValue("must be printable ASCII without blanks at its ends");
  return text;
}

export function address(text: string): string {
  if (!/^[A-Za-z0-9.:-]{1,253}$/.test(text)) throw new InvalidValue("must be an IP address or a host name");
  return text;
}

/** A base URL without a slash at its end. Its value is in no message: it may contain a password. */
export function baseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new InvalidValue("must be an http or https URL without user, query and fragment");
  return url.href.replace(/(?<!\/)\/+$/, "");
}

/** The bucket of object storage, perhaps with a prefix. */
export function storageUrl(text: string): string {
  const url = baseUrl(text);
  if (new URL(url).pathname === "/") throw new InvalidValue("must name the bucket in its path");
  return url;
}

/** An HTTP proxy. Its value is in no message: it may contain a password. */
export function proxyUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.pathname !== "/")
    throw new InvalidValue("must be an http or https URL of a proxy, without path, query and fragment");
  if ((url.username === "") !== (url.password === "") || !isEncoded(url.username + url.password))
    throw new InvalidValue("must have a user with a password or neither, both percent-encoded");
  return url.href;
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The URL of a store. Its value is in no message: it may contain a password. */
export function storeUrl(...protocols: readonly string[]): (text: string) => string {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (
      !url ||
      !protocols.includes(url.protocol) ||
      url.hostname === "" ||
      !isEncoded(url.username + url.password)
    )
      throw new InvalidValue(
        `must be a URL that begins with ${protocols.map((each) => `${each}//`).join(" or ")}`,
      );
    return text;
  };
}

/** A host that is called without the proxy. */
export function proxyException(text: string): string {
  const host = text.toLowerCase();
  if (!/^(?:\*|(?:\*?\.)?[a-z0-9[](?:[a-z0-9.:\]-]{0,251})?(?::\d{1,5})?)$/.test(host))
    throw new InvalidValue("must be host names like intranet.example, or *");
  return host;
}

/** A domain in its one spelling. */
export function domain(text: string): string {
  const found = domainIn(text);
  if (found === undefined)
    throw new InvalidValue(`must be domains like mail.example; ${JSON.stringify(text.trim())} is none`);
  return found;
}

/** A time zone by its IANA name. */
export function timeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new InvalidValue("must be the name of a time zone, such as Europe/Berlin");
  }
}

/** A code of three letters, in upper case. */
export function currencyCode(text: string): string {
  if (!/^[A-Z]{3}$/.test(text)) throw new InvalidValue("must be a currency code by ISO 4217, such as EUR");
  return text;
}

/** A path prefix without a slash at its end: `/` is the empty prefix. */
export function pathPrefix(text: string): string {
  if (!/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*\/?$/.test(text))
    throw new InvalidValue("must be a path such as /api/v2, or /");
  return text.replace(/\/$/, "");
}

export function origin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new InvalidValue("must be origins like https://example.org");
  return text;
}

/** Name of a request header, in lower case. */
export function headerName(text: string): string {
  const name = text.toLowerCase();
  if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name) || name === "cookie")
    throw new InvalidValue("must be names of headers like x-api-key, and not cookie");
  return name;
}

/** A network such as `10.0.0.0/8` or `fd00::/8`; a lone address is a network of one. */
export function network(text: string): string {
  const [address = "", bits, more] = text.split("/");
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (most === 0 || length < 1 || length > most || more !== undefined)
    throw new InvalidValue("must be networks like 10.0.0.0/8, none of them everything");
  return `${address}/${length}`;
}

/** Name of a header set by the proxy. Standard HTTP headers and Tributary's own headers are refused. */
export function proxyHeader(text: string): string {
  if (
    !/^x-(?!request-id$|upstream|operation|deadline|calls|subgraphs|viewer)[a-z0-9]+(?:-[a-z0-9]+){0,6}$/.test(
      text,
    )
  )
    throw new InvalidValue("must be an `x-…` header, in lower case");
  return text;
}

/** Name of a header in which a router names an operation. Headers with another meaning for a subgraph are refused. */
export function operationIdHeader(text: string): string {
  const name = text.toLowerCase();
  if (!/^x-(?!operation$|viewer$|subgraphs-secret$)[a-z0-9]+(?:-[a-z0-9]+){0,6}$/.test(name))
    throw new InvalidValue("must be an `x-…` header such as x-request-id");
  return name;
}

export function email(text: string): string {
  const address = emailIn(text);
  if (address === undefined) throw new InvalidValue("must be an e-mail address");
  return address;
}

/** The name of a host, with a port or without one. */
export function hostName(text: string): string {
  const host = text.toLowerCase();
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/.test(host))
    throw new InvalidValue("must be host names like files.example.org");
  return host;
}

export function bytes(count: number): (text: string) => Uint8Array {
  return (text) => {
    const value = Buffer.from(text, "base64");
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || value.length !== count)
      throw new InvalidValue(`must be ${count} bytes in base64 (openssl rand -base64 ${count})`);
    return value;
  };
}

export function longSecret(text: string): string {
  if (Buffer.byteLength(text) < 32) throw new InvalidValue("must have at least 32 characters");
  return printable(text);
}

export function publicKey(text: string): KeyObject {
  try {
    if (!text.includes("PRIVATE KEY")) return createPublicKey(text.replaceAll("\\n", "\n"));
  } catch {
    // Said below, without what the library says: that may quote the key.
  }
  throw new InvalidValue("must be a public key in PEM form");
}

export function jwksUrl(text: string): URL {
  const url = new URL(baseUrl(text));
  if (url.protocol === "http:" && !isLoopback(url.hostname))
    throw new InvalidValue(
      "must be an https URL, because somebody who can alter the keys can pass as any caller",
    );
  return url;
}

/** True for addresses that only this machine can reach. */
export const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
