/** Settings of the families of a deployment, as the configuration has them. */

import type { Dispatcher } from "undici";
import type { Renames } from "#contracts/kit/wire-types.ts";
import type { CredentialSource } from "#platform/credentials/credential.ts";

/** Forms of numbers that are sent as text, each shown by an example. */
export const numberForms = ["1,234.56", "1.234,56", "1 234,56", "1 234.56", "1'234.56"] as const;

/** Forms of a body that the documents describe ambiguously: its members alone, or within its wrapper. */
export const bodyForms = ["plain", "wrapped"] as const;

/** The spelling of values that the family's documents leave open. */
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
  /** Hosts that are called without it, with their subdomains. */
  readonly except: readonly string[];
}

/** A certificate by which this process shows who it is, with its private key, in PEM form. */
export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** The address and the credentials of a family, from configuration. */
export interface FamilySettings {
  readonly baseUrl: string;
  /**
   * A credential of ours, wherever its secret comes from, or the caller's own, from this request header; `none`
   * for a service whose calls carry their credentials in headers of their own, or need none.
   */
  readonly credential: CredentialSource | { readonly forward: string } | { readonly none: true };
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
  readonly spelling?: Spelling;
  /** Form of the bodies for which the contract names a wrapper; `plain` unless set. */
  readonly bodyForm?: (typeof bodyForms)[number];
  /** Currency by ISO 4217 of amounts that come without one. */
  readonly currency?: string;
  /** The certificate that connections to it show. */
  readonly certificate?: CertificateFiles;
  /** Time limit of one try, in ms, instead of that of all families. */
  readonly tryMs?: number;
  /** The proxy that it is called through. */
  readonly proxy?: ProxySettings;
  /** Connections that are there already: a rehearsal answers in this process. */
  readonly dispatcher?: Dispatcher;
  /** Defaults of the family's scope keys, by parameter name (`company_id`, `accounting-tenant-id`). */
  readonly scope?: Readonly<Record<string, string>>;
}

/** The settings of each family, by its name. */
export type FamiliesSettings = Readonly<Record<string, FamilySettings>>;
