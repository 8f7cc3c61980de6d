/** A new self-signed certificate with its private key, made by openssl. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface OwnCertificate {
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: string;
  readonly key: string;
}

/** @param name common name; the certificate is valid for 127.0.0.1, for a day */
export function ownCertificate(name = "tributary.example"): OwnCertificate {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [certFile, keyFile] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  const subject = ["-subj", `/CN=${name}`, "-addext", "subjectAltName=IP:127.0.0.1", "-days", "1"];
  execFileSync("openssl", ["req", "-x509", ...key, ...subject, "-out", certFile], { stdio: "ignore" });
  return {
    certFile,
    keyFile,
    cert: readFileSync(certFile, "utf8"),
    key: readFileSync(keyFile, "utf8"),
  };
}
