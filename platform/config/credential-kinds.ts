/** Kinds of settings that say what a family is called with: its credential, how it is sent, further headers. */
import { readSecret } from "#platform/credentials/file-credential.ts";
import { readOAuthSettings } from "#platform/credentials/oauth-settings.ts";
import type { FamilySettings } from "./family-settings.ts";
import { InvalidValue, printable } from "./kinds.ts";
import { pairs } from "./telemetry.ts";

/** Headers that may carry a caller's own credential: none that means something to HTTP or to us. */
const FORWARDABLE =
  /^(?:authorization|x-(?!forwarded|request-id|operation|upstream|subgraphs|viewer|apollo)[a-z0-9]+(?:-[a-z0-9]+){0,6})$/;

/** True for a header that may carry a caller's own credential. */
export const isForwardable = (header: string) => FORWARDABLE.test(header) && header.length <= 64;

/** What a credential may be, for people. */
export const CREDENTIALS =
  "`service:<secret>`, `service:file:<path>`, `oauth:file:<path>` or `forward:<header>`";

/** Reads a file that a setting names. @throws InvalidValue with what is wrong with it */
function usable(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    throw new InvalidValue(error instanceof Error ? error.message : "names a file that cannot be used");
  }
}

/** How a secret is sent: in which header, after which word. */
export function auth(text: string): Pick<FamilySettings, "header" | "scheme"> {
  const parts = text.split(",").map((part) => /^(header|scheme):(\S+)$/.exec(part.trim()));
  const read: { header?: string; scheme?: string } = {};
  for (const [, kind, value = ""] of parts.map((part) => part ?? [])) {
    if (kind === "header") read.header = header(value);
    else if (kind === "scheme" && /^[A-Za-z][\w-]{0,31}$/.test(value)) read.scheme = value;
    else throw new InvalidValue("must be header:<name>, scheme:<word> or both, separated by a comma");
  }
  return read.header !== undefined && read.scheme === undefined ? { ...read, scheme: "" } : read;
}

/** Headers of every call: none that says who calls, what is sent, or where to. */
const OWN_HEADERS =
  /^(?:authorization|cookie|host|connection|content-.*|transfer-encoding|accept|accept-encoding|x-request-id)$/;

export function headers(text: string): Readonly<Record<string, string>> {
  const named = Object.entries(pairs(text)).map(([name, value]) => [name.toLowerCase(), value] as const);
  for (const [name] of named)
    if (OWN_HEADERS.test(name) || !/^[a-z][a-z0-9-]{0,63}$/.test(name))
      throw new InvalidValue(`must not set ${name}: the gateway sets it, or it is no header`);
  return Object.fromEntries(named);
}

export function credential(text: string): FamilySettings["credential"] {
  const [, kind, value = ""] = /^(service:file|service|oauth:file|forward):(.+)$/s.exec(text) ?? [];
  if (kind === "forward") {
    if (!isForwardable(value))
      throw new InvalidValue(
        "must forward `authorization` or an `x-…` header of the caller's own, in lower case",
      );
    return { forward: value };
  }
  if (kind === "service:file") {
    usable(() => readSecret(value));
    return { file: value };
  }
  if (kind === "oauth:file") {
    usable(() => readOAuthSettings(value));
    return { oauth: value };
  }
  if (kind !== "service") throw new InvalidValue(`must be ${CREDENTIALS.replaceAll("`", "")}`);
  return { secret: printable(value) };
}

/** A header that may carry a credential. */
export function header(text: string): string {
  if (!isForwardable(text))
    throw new InvalidValue("must be `authorization` or an `x-…` header, in lower case");
  return text;
}
