/** The setting that says how the real service of a family is connected: its time limit, our certificate. */
import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import type { FamilySettings } from "./family-settings.ts";
import { InvalidValue } from "./kinds.ts";

/** The form of the setting, for people. */
export const CONNECTION = '{"timeoutMs": 8000, "certFile": "<path>", "keyFile": "<path>"}';

const MOST_MS = 600_000;

/**
 * Reads the setting, a JSON object.
 * @throws InvalidValue that quotes neither a path nor a key
 * @example connection('{"timeoutMs": 8000}') // { tryMs: 8000 }
 */
export function connection(text: string): Pick<FamilySettings, "tryMs" | "certificate"> {
  const form = new InvalidValue(`must be a JSON object such as ${CONNECTION}, each member optional`);
  let members: unknown;
  try {
    members = JSON.parse(text);
  } catch {
    throw form;
  }
  if (typeof members !== "object" || members === null || Array.isArray(members)) throw form;
  const { timeoutMs, certFile, keyFile, ...others } = members as Readonly<Record<string, unknown>>;
  if (Object.keys(others).length > 0) throw form;
  if (timeoutMs !== undefined && !isLimit(timeoutMs))
    throw new InvalidValue(`must have as timeoutMs a whole number from 1 to ${MOST_MS}`);
  const isCertificate = typeof certFile === "string" && typeof keyFile === "string";
  if (!isCertificate && (certFile !== undefined || keyFile !== undefined))
    throw new InvalidValue("must have certFile and keyFile, or neither");
  if (isCertificate) checkCertificate(certFile, keyFile);
  return {
    ...(isLimit(timeoutMs) && { tryMs: timeoutMs }),
    ...(isCertificate && { certificate: { certFile, keyFile } }),
  };
}

const isLimit = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MOST_MS;

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
