/** Checks and reads the settings of connections: certificates and time limits. */
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import type { FamilySettings } from "./family-settings.ts";
import { InvalidValue } from "./setting.ts";

/**
 * Returns the connection settings of a family. Checks that certificate and key are readable and fit each other.
 * @throws InvalidValue that quotes neither a path nor a key
 * @example connectionOf({ timeoutMs: 8000 }) // { tryMs: 8000 }
 */
export function connectionOf({
  timeoutMs,
  certFile,
  keyFile,
}: {
  readonly timeoutMs?: number | undefined;
  readonly certFile?: string | undefined;
  readonly keyFile?: string | undefined;
}): Pick<FamilySettings, "tryMs" | "certificate"> {
  if ((certFile === undefined) !== (keyFile === undefined))
    throw new InvalidValue("must have certFile and keyFile, or neither");
  if (certFile !== undefined && keyFile !== undefined) checkCertificate(certFile, keyFile);
  return {
    ...(timeoutMs !== undefined && { tryMs: timeoutMs }),
    ...(certFile !== undefined && keyFile !== undefined && { certificate: { certFile, keyFile } }),
  };
}

/** Certificates of connections between gateway and subgraphs, in PEM form. */
export interface ConnectionTls {
  /** Certificate authorities that both sides trust; Node's by default. */
  readonly ca?: string;
  /** Certificate of this process, and its private key. */
  readonly cert?: string;
  readonly key?: string;
  /** True if the server demands a certificate of its callers. */
  readonly clientCertificates: boolean;
}

/**
 * Reads the certificates of connections between gateway and subgraphs.
 * @returns undefined if neither a certificate nor an authority is configured
 * @throws InvalidValue that quotes neither a path nor a key
 */
export function subgraphTlsOf({
  certFile,
  keyFile,
  caFile,
  clientCertificates,
}: {
  readonly certFile?: string | undefined;
  readonly keyFile?: string | undefined;
  readonly caFile?: string | undefined;
  readonly clientCertificates: boolean;
}): ConnectionTls | undefined {
  if ((certFile === undefined) !== (keyFile === undefined))
    throw new InvalidValue("must have certFile and keyFile, or neither");
  if (clientCertificates && (certFile === undefined || caFile === undefined))
    throw new InvalidValue("must have certFile, keyFile and caFile with clientCertificates");
  if (certFile === undefined && caFile === undefined) return undefined;
  if (certFile !== undefined && keyFile !== undefined) checkCertificate(certFile, keyFile);
  try {
    const ca = caFile === undefined ? undefined : readFileSync(caFile, "utf8");
    // Node treats a file without certificates as an empty list of authorities.
    if (ca !== undefined) new X509Certificate(ca);
    return {
      ...(ca !== undefined && { ca }),
      ...(certFile !== undefined && { cert: readFileSync(certFile, "utf8") }),
      ...(keyFile !== undefined && { key: readFileSync(keyFile, "utf8") }),
      clientCertificates,
    };
  } catch {
    throw new InvalidValue("must name certificates in PEM form as caFile");
  }
}

function checkCertificate(certFile: string, keyFile: string): void {
  try {
    createSecureContext({ cert: readFileSync(certFile), key: readFileSync(keyFile) });
  } catch {
    // The message of the original error may quote a path.
    throw new InvalidValue(
      "must name a certificate and its private key, both in PEM form, as certFile and keyFile",
    );
  }
}
