/** Settings of the families of a deployment, as the configuration has them. */

import type { CredentialSource } from "#platform/credentials/credential.ts";

/** The address and the credentials of a family, from configuration. */
export interface FamilySettings {
  readonly baseUrl: string;
  /** A credential of ours, wherever its secret comes from, or the caller's own, from this request header. */
  readonly credential: CredentialSource | { readonly forward: string };
  /** Path prefix of the operations, where it is another than the contract's. */
  readonly prefix?: string;
  /** The header that carries the credential, where the family's documents do not name it. */
  readonly header?: string;
  /** The word before the credential in its header, where it is another than the contract's; empty for none. */
  readonly scheme?: string;
  /** Further headers of every call, by name in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hosts beside its own where the family keeps files: its links may lead there. */
  readonly fileHosts?: readonly string[];
  /** Defaults of the family's scope keys, by parameter name (`company_id`, `accounting-tenant-id`). */
  readonly scope?: Readonly<Record<string, string>>;
}

/** The settings of each family, by its name. */
export type FamiliesSettings = Readonly<Record<string, FamilySettings>>;
