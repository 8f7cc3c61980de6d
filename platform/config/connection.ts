/** The connection to the real service of a family: its time limit, our certificate. */
import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import type { FamilySettings } from "./family-settings.ts";
import { InvalidValue } from "./setting.ts";

/**
 * Checks the certificate with its key.
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

function checkCertificate(certFile: string, keyFile: string): void {
  try {
    createSecureContext({ cert: readFileSync(certFile), key: readFileSync(keyFile) });
  } catch {
    // The message may quote a path.
    throw new InvalidValue(
      "must name a certificate and its private key, both in PEM form, as certFile and keyFile",
    );
  }
}
