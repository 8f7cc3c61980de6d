/** Formats of the credential of a family, and of the headers of its calls. */
import { readSecret } from "#platform/credentials/file-credential.ts";
import { readOAuthSettings } from "#platform/credentials/oauth-settings.ts";
import type { FamilySettings } from "./family-settings.ts";
import { printable } from "./formats.ts";
import { InvalidValue } from "./setting.ts";

/** Headers that may carry a caller's own credential. Standard HTTP headers and Tributary's own headers may not. */
const FORWARDABLE =
  /^(?:authorization|x-(?!forwarded|request-id|operation|upstream|subgraphs|viewer|apollo)[a-z0-9]+(?:-[a-z0-9]+){0,6})$/;

/** True for a header that may carry a caller's own credential. */
export const isForwardable = (header: string) => FORWARDABLE.test(header) && header.length <= 64;

const OF_CONNECTION =
  /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*)$/;

/** True for a header that the HTTP client sets for the connection. @param header In lower case. */
export const isOfConnection = (header: string) => OF_CONNECTION.test(header);

/** Forms of a credential setting, for messages and documentation. */
export const CREDENTIALS =
  "`service:<secret>`, `service:file:<path>`, `oauth:file:<path>` or `forward:<header>`";

/** Reads a file that a setting names. @throws InvalidValue with the reason if it cannot be used */
function usable(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    throw new InvalidValue(error instanceof Error ? error.message : "names a file that cannot be used");
  }
}

/** Headers of every call that Tributary sets itself, about credentials, connection and content. */
const OWN_HEADERS =
  /^(?:authorization|cookie|host|connection|content-.*|transfer-encoding|accept|accept-encoding|x-request-id)$/;

/** Checks the name of a further header of every call, and returns it in lower case. */
export function extraHeader(text: string): string {
  const name = text.toLowerCase();
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(name)) throw new InvalidValue("must have names of headers like x-team");
  if (OWN_HEADERS.test(name)) throw new InvalidValue(`must not set ${name}: the gateway sets it`);
  return name;
}

/** Checks the word before a secret in its header. */
export function authScheme(text: string): string {
  if (!/^[A-Za-z][\w-]{0,31}$/.test(text)) throw new InvalidValue("must be a word such as Bearer");
  return text;
}

/** Parses the credential setting of a family, without reading the file that it names. */
export function credentialForm(text: string): FamilySettings["credential"] {
  const [, kind, value = ""] = /^(service:file|service|oauth:file|forward):(.+)$/s.exec(text) ?? [];
  if (kind === "forward") {
    if (!isForwardable(value))
      throw new InvalidValue(
        "must forward `authorization` or an `x-…` header of the caller's own, in lower case",
      );
    return { forward: value };
  }
  if (kind === "service:file") return { file: value };
  if (kind === "oauth:file") return { oauth: value };
  if (kind !== "service") throw new InvalidValue(`must be ${CREDENTIALS.replaceAll("`", "")}`);
  return { secret: printable(value) };
}

/** Parses the credential setting of a family, and checks that its file is usable. */
export function credential(text: string): FamilySettings["credential"] {
  const form = credentialForm(text);
  if ("file" in form) usable(() => readSecret(form.file));
  if ("oauth" in form) usable(() => readOAuthSettings(form.oauth));
  return form;
}

/** Checks the name of a header that may carry a credential. */
export function header(text: string): string {
  if (!isForwardable(text))
    throw new InvalidValue("must be `authorization` or an `x-…` header, in lower case");
  return text;
}
