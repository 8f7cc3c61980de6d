/** Kinds of environment variables: how the text of each is read, and what is wrong with it. */
import { createPublicKey, type KeyObject } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { domainIn } from "#platform/domain.ts";
import { emailIn } from "#platform/email.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** One environment variable: how its text is read, and what the documents say of it. */
export interface Variable<T> {
  readonly name: string;
  /** Earlier names, which are still read where the name is not set. */
  readonly aliases?: readonly string[];
  readonly description: string;
  /** What holds when it is not set, in the documents' words. */
  readonly defaultText: string;
  /** Its value may be in a file that `<name>_FILE` names. */
  readonly mayBeInFile?: boolean;
  /** @throws Mistake */
  read(text: string | undefined): T;
}

/** Why a variable cannot be used, without its name; for the operator who set it. */
export class InvalidValue extends Error {}

/** All that is wrong with a configuration, one message a line. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? "a mistake" : "mistakes"}:\n  ${mistakes.join("\n  ")}`,
    );
    this.mistakes = mistakes;
  }
}

export function integer(
  name: string,
  normal: number,
  min: number,
  max: number,
  means: string,
): Variable<number> {
  return {
    name,
    description: means,
    defaultText: String(normal),
    read(text) {
      const value = text === undefined ? normal : Number(text);
      if (!/^\d{1,15}$/.test(text ?? "0") || value < min || value > max)
        throw new InvalidValue(`must be a whole number from ${min} to ${max}`);
      return value;
    },
  };
}

export function choice<const C extends string, const N extends C | undefined>(
  name: string,
  choices: readonly C[],
  normal: N,
  means: string,
  normally: string = normal ?? "",
): Variable<C | N> {
  return {
    name,
    description: `${means} ${choices.map((value) => `\`${value}\``).join(", ")}.`,
    defaultText: normally,
    read(text) {
      if (text === undefined) return normal;
      const chosen = choices.find((value) => value === text);
      if (chosen === undefined) throw new InvalidValue(`must be one of ${choices.join(", ")}`);
      return chosen;
    },
  };
}

/** A variable that is read by `parse` when it is set, and is `normal` otherwise. */
export function parsed<T, N extends T | undefined>(
  name: string,
  normal: N,
  normally: string,
  means: string,
  parse: (text: string) => T,
  aliases: readonly string[] = [],
): Variable<T | N> {
  return {
    name,
    aliases,
    description: means,
    defaultText: normally,
    read: (text) => (text === undefined ? normal : parse(text)),
  };
}

/** A variable whose value is, or may contain, a secret: orchestrators hand in such values as files. */
export const secret = <T>(variable: Variable<T>): Variable<T> => ({ ...variable, mayBeInFile: true });

/** The variable that names the file with the value of another one. */
export const fileVariable = ({ name }: Pick<Variable<unknown>, "name">): string => `${name}_FILE`;

export function printable(text: string): string {
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text))
    throw new InvalidValue("must be printable ASCII without blanks at its ends");
  return text;
}

export function address(text: string): string {
  if (!/^[A-Za-z0-9.:-]{1,253}$/.test(text)) throw new InvalidValue("must be an IP address or a host name");
  return text;
}

/** A base URL without a slash at its end. Its value is never told: it may hold a password. */
export function baseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new InvalidValue("must be an http or https URL without user, query and fragment");
  return url.href.replace(/(?<!\/)\/+$/, "");
}

/** An HTTP proxy, which may have a user and a password: its value is never told. */
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

/** The URL of a store, which may hold a password: its value is never told. */
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

/** Hosts that a proxy is not used for. */
export function proxyExceptions(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((host) => host !== "")
    .map((host) => {
      if (!/^(?:\*|(?:\*?\.)?[a-z0-9[](?:[a-z0-9.:\]-]{0,251})?(?::\d{1,5})?)$/.test(host))
        throw new InvalidValue("must be host names like intranet.example, separated by commas, or *");
      return host;
    });
}

/** Domains, each in its one spelling, again separated by commas. */
export function domains(text: string): string {
  return text
    .split(",")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const domain = domainIn(part);
      if (domain === undefined)
        throw new InvalidValue(
          `must be domains like mail.example, separated by commas; ${JSON.stringify(part.trim())} is none`,
        );
      return domain;
    })
    .join(",");
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

/** A path that others go on from: without a slash at its end, so that `/` is none at all. */
export function pathPrefix(text: string): string {
  if (!/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*\/?$/.test(text))
    throw new InvalidValue("must be a path such as /api/v2, or /");
  return text.replace(/\/$/, "");
}

export function origins(text: string): readonly string[] {
  return text.split(",").map((part) => {
    const origin = part.trim();
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new InvalidValue("must be origins like https://example.org, separated by commas");
    return origin;
  });
}

/** Names of request headers, in lower case. */
export function headerNames(text: string): readonly string[] {
  return text.split(",").map((part) => {
    const name = part.trim().toLowerCase();
    if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name) || name === "cookie")
      throw new InvalidValue("must be names of headers like x-api-key, separated by commas, and not cookie");
    return name;
  });
}

/** Networks as `10.0.0.0/8` or `fd00::/8`; a lone address is a network of one. */
export function networks(text: string): readonly string[] {
  return text.split(",").map((part) => {
    const [address = "", bits, more] = part.trim().split("/");
    const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (most === 0 || length < 1 || length > most || more !== undefined)
      throw new InvalidValue(
        "must be networks like 10.0.0.0/8, separated by commas, none of them everything",
      );
    return `${address}/${length}`;
  });
}

/** A header that a proxy sets: none that means something to HTTP or to us. */
export function proxyHeader(text: string): string {
  if (
    !/^x-(?!request-id$|upstream|operation|deadline|calls|subgraphs|viewer)[a-z0-9]+(?:-[a-z0-9]+){0,6}$/.test(
      text,
    )
  )
    throw new InvalidValue("must be an `x-…` header, in lower case");
  return text;
}

/** A header in which a router names an operation: none that has another meaning for a subgraph. */
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

export function hostNames(text: string): readonly string[] {
  return text.split(",").map((part) => {
    const host = part.trim().toLowerCase();
    if (!/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/.test(host))
      throw new InvalidValue("must be host names like files.example.org, separated by commas");
    return host;
  });
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

/** True for addresses that nobody but this machine reaches. */
export const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
