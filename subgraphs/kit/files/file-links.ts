/**
 * Files that the gateway relays: a link is the sealed request itself, readable by us alone, good for
 * one transfer begun within minutes, and with the rights of the caller who requested it. Where a family
 * keeps a file somewhere else, that place is sealed too: no client ever learns it.
 */
import { randomBytes } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";

interface Named {
  readonly family: string;
  readonly filename: string;
  readonly mediaType: string;
}

/** A binary operation's answer. */
export interface FileRequest extends Named {
  readonly operation: string;
  readonly input: Readonly<Record<string, string>>;
  /** The coordinates that made the link, while tests record. */
  readonly from?: readonly string[];
  /** The caller's own forwarded headers: the download has their rights, no more. */
  readonly forwarded: Readonly<Record<string, string>>;
}

/** A file at a place that the family names; the place's own address is the right to read it. */
export interface StoredFile extends Named {
  readonly place: string;
}

/** A file to be taken to a place that the family names, with the headers that it wants. */
export interface Upload {
  readonly family: string;
  readonly place: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxBytes: number;
}

export interface FileLink {
  readonly url: string;
  readonly mediaType: string;
  readonly filename: string;
  readonly expiresAt: string;
}

export interface UploadLink {
  readonly url: string;
  readonly maxBytes: number;
  readonly expiresAt: string;
}

/** What a link is for: one that gives a file takes none. */
interface Purposes {
  readonly file: FileRequest;
  readonly kept: StoredFile;
  readonly upload: Upload;
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

  async link(request: FileRequest | StoredFile): Promise<FileLink> {
    const { mediaType, filename } = request;
    const sealed = "place" in request ? this.#seal("kept", request) : this.#seal("file", request);
    return { ...(await sealed), mediaType, filename };
  }

  async uploadLink(upload: Upload): Promise<UploadLink> {
    return { ...(await this.#seal("upload", upload)), maxBytes: upload.maxBytes };
  }

  /**
   * What a link was made for, and its use, which is allowed once; undefined when it is altered,
   * past its time, used, or made for something else.
   */
  async open<P extends keyof Purposes>(
    purpose: P,
    token: string,
  ): Promise<{ readonly request: Purposes[P]; use(): boolean } | undefined> {
    try {
      const { payload } = await jwtDecrypt(token, this.#secret);
      const { jti, exp } = payload;
      const request = (payload as Partial<Purposes>)[purpose];
      if (request === undefined || jti === undefined || exp === undefined || this.#used.has(jti))
        return undefined;
      return { request, use: () => this.#use(jti, exp * 1_000) };
    } catch {
      return undefined;
    }
  }

  async #seal<P extends keyof Purposes>(purpose: P, request: Purposes[P]) {
    const expires = new Date(Date.now() + LIFETIME_MS);
    const token = await new EncryptJWT({ [purpose]: request })
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .setJti(randomBytes(12).toString("base64url"))
      .setExpirationTime(expires)
      .encrypt(this.#secret);
    return { url: `/files/${token}`, expiresAt: expires.toISOString() };
  }

  #use(jti: string, until: number): boolean {
    if (this.#used.has(jti)) return false;
    const now = Date.now();
    for (const [old, end] of this.#used) if (end < now || this.#used.size >= MAX_USED) this.#used.delete(old);
    this.#used.set(jti, until);
    return true;
  }
}
