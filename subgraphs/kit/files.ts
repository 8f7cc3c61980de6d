/**
 * Files that the gateway relays: a link is the sealed request itself, readable by us alone, good for
 * one download within minutes and with the rights of whoever asked for it.
 */
import { randomBytes } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { Family } from "../../families/kit/contract.ts";
import type { OperationName } from "./client.ts";
import type { FamilyContext, LoaderDeclarations, OperationContext } from "./context.ts";
import { here, isRecording } from "./recorder.ts";

export interface FileRequest {
  readonly family: string;
  readonly operation: string;
  readonly input: Readonly<Record<string, string>>;
  readonly filename: string;
  readonly mediaType: string;
  /** The coordinates that made the link, while tests record. */
  readonly from?: readonly string[];
  /** The caller's own forwarded headers: the download has their rights, no more. */
  readonly forwarded: Readonly<Record<string, string>>;
}

export interface FileLink {
  readonly url: string;
  readonly mediaType: string;
  readonly filename: string;
  readonly expiresAt: string;
}

const LIFETIME_MS = 5 * 60_000;
const MAX_USED = 100_000;

export class FileLinks {
  readonly #secret: Uint8Array;
  /** Links that were followed, until they would have expired. */
  readonly #used = new Map<string, number>();

  /** @param secret 32 bytes, the same in all processes of a deployment. */
  constructor(secret: Uint8Array = randomBytes(32)) {
    this.#secret = secret;
  }

  async link(request: FileRequest): Promise<FileLink> {
    const expires = new Date(Date.now() + LIFETIME_MS);
    const token = await new EncryptJWT({ file: request })
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .setJti(randomBytes(12).toString("base64url"))
      .setExpirationTime(expires)
      .encrypt(this.#secret);
    return {
      url: `/files/${token}`,
      mediaType: request.mediaType,
      filename: request.filename,
      expiresAt: expires.toISOString(),
    };
  }

  /** The request of a link, once; undefined when it is altered, past its time or was used. */
  async open(token: string): Promise<FileRequest | undefined> {
    try {
      const { payload } = await jwtDecrypt<{ file: FileRequest }>(token, this.#secret);
      const { jti, exp } = payload;
      if (jti === undefined || exp === undefined || this.#used.has(jti)) return undefined;
      this.#forget();
      this.#used.set(jti, exp * 1_000);
      return payload.file;
    } catch {
      return undefined;
    }
  }

  #forget(): void {
    const now = Date.now();
    for (const [jti, until] of this.#used)
      if (until < now || this.#used.size >= MAX_USED) this.#used.delete(jti);
  }
}

/** A link to a binary operation's answer. No REST call is made until it is followed. */
export function fileLink<F extends Family, L extends LoaderDeclarations>(
  context: OperationContext,
  { client }: FamilyContext<F, L>,
  operation: OperationName<F>,
  input: Readonly<Record<string, string>>,
  filename: string,
): Promise<FileLink> {
  const bound = client.operation(operation);
  client.upstream.prepare(bound, input, context); // what can not be asked for gets no link
  const { returns } = bound.spec;
  return context.files.link({
    family: bound.family,
    operation,
    input,
    filename,
    mediaType: returns && "binary" in returns ? returns.binary : "application/octet-stream",
    forwarded: context.forwarded,
    ...(isRecording() && { from: here() }),
  });
}
