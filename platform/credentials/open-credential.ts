/** Opens the source of a secret that the configuration names. */
import type { Route } from "#platform/http/connections.ts";
import { type Credential, type CredentialSource, fixedCredential, type Warn } from "./credential.ts";
import { fileCredential } from "./file-credential.ts";
import { OAuthCredential } from "./oauth-credential.ts";

/**
 * @param name name of the credential in warnings
 * @param route route of connections that fetch tokens
 * @throws Error when a file cannot be read
 */
export function openCredential(
  source: CredentialSource,
  name: string,
  warn: Warn,
  route?: Route,
): Credential {
  if ("secret" in source) return fixedCredential(source.secret);
  return "file" in source
    ? fileCredential(source.file, name, warn)
    : new OAuthCredential(source.oauth, name, warn, route);
}
