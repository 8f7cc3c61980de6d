/** Settings of the families of a deployment, as the configuration has them. */

import type { Dispatcher } from "undici";
import type { Renames } from "#contracts/kit/wire-types.ts";
import type { CredentialSource } from "#platform/credentials/credential.ts";

/** Forms of numbers that are sent as text, each shown by an example. */
export const numberForms = ["1,234.56", "1.234,56", "1 234,56", "1 234.56", "1'234.56"] as const;

/** Forms of a body that the documents describe ambiguously: its members alone, or within its wrapper. */
export const bodyForms = ["plain", "wrapped"] as const;

/** Formats of values that the family's documents leave open. */
export interface Spelling {
  /** Time zone of instants without a zone, by its IANA name; UTC unless set. */
  readonly zone?: string;
  /** Form of numbers that are sent as text. */
  readonly numbers?: (typeof numberForms)[number];
  /** By type of the contract, its members that the service sends under another name. */
  readonly renames?: Renames;
}

/** An HTTP proxy between this process and the services. */
export interface ProxySettings {
  /** May hold a user and a password. */
  readonly url: string;
  /** Hosts that are called without the proxy. Includes their subdomains. */
  readonly except: readonly string[];
}

/** Paths of a client certificate and its private key, in PEM form. */
export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** The address and the credentials of a family, from configuration. */
export interface FamilySettings {
  readonly baseUrl: string;
  /**
   * Source of Tributary's own secret, or the request header with the caller's own credential (`forward`); `none`
   * for a service whose calls need no credential or set their own headers.
   */
  readonly credential: CredentialSource | { readonly forward: string } | { readonly none: true };
  /** Path prefix of the operations, if it differs from the contract's. */
  readonly prefix?: string;
  /** Header that carries the credential, if it differs from the contract's. */
  readonly header?: string;
  /** Word before the credential in its header, if it differs from the contract's; empty for none. */
  readonly scheme?: string;
  /** Further headers of every call, by name in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further hosts that store the family's files. Links of the family may point to them. */
  readonly fileHosts?: readonly string[];
  readonly spelling?: Spelling;
  /** Form of the bodies for which the contract names a wrapper; `plain` unless set. */
  readonly bodyForm?: (typeof bodyForms)[number];
  /** ISO 4217 currency of amounts that are sent without one. */
  readonly currency?: string;
  /** Client certificate for connections to the family. */
  readonly certificate?: CertificateFiles;
  /** Time limit of one try, ms. Overrides the limit of all families. */
  readonly tryMs?: number;
  /** HTTP proxy for calls of the family. */
  readonly proxy?: ProxySettings;
  /** HTTP dispatcher to use instead of new connections. A rehearsal answers in this process. */
  readonly dispatcher?: Dispatcher;
  /** Defaults of the family's scope keys, by parameter name (`company_id`, `accounting-tenant-id`). */
  readonly scope?: Readonly<Record<string, string>>;
}

/** The settings of each family, by its name. */
export type FamiliesSettings = Readonly<Record<string, FamilySettings>>;
