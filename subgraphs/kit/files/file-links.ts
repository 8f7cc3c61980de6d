/**
 * Links to files that the gateway relays. A link contains the encrypted request, which only the gateway can read.
 * It is valid for some minutes, with the rights of the caller who requested it. Links to exports, statements and
 * uploads work once; links to images and documents work any number of times, because pages load them repeatedly.
 * If the family stores a file at another URL, the link contains this URL encrypted, so no client learns it.
 */
import { randomBytes } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { SecretValues } from "#platform/config/kinds.ts";
import { SharedAway } from "#platform/shared/shared.ts";
import { CLOCK_SKEW_MS, LINK_MS, type UsedLinks } from "./used-links.ts";

interface NamedFile {
  readonly family: string;
  readonly filename: string;
  readonly mediaType: string;
  /** True if the link works any number of times until it expires. False if it works once. */
  readonly reusable: boolean;
}

/** Link to the file that a binary operation returns. */
export interface FileRequest extends NamedFile {
  readonly operation: string;
  readonly input: Readonly<Record<string, string>>;
  /** Coordinates of the fields that created the link, if calls are recorded. */
  readonly from?: readonly string[];
  /** The caller's forwarded headers. The download has the rights of these headers only. */
  readonly forwarded: Readonly<Record<string, string>>;
}

/** Link to a file at a URL that the family named. Knowledge of the URL is the right to read it. */
export interface StoredFile extends NamedFile {
  readonly place: string;
}

/** Link to upload a file to a URL that the family named, with the required headers. */
export interface Upload {
  readonly family: string;
  readonly place: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxBytes: number;
}

/** Link to upload a file as Base64 in an operation's JSON body, with the rights of the caller who requested it. */
export interface WrittenFile {
  readonly family: string;
  readonly operation: string;
  /** The operation's input. In the body, the file's content replaces `mark`. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly mark: string;
  readonly maxBytes: number;
  readonly forwarded: Readonly<Record<string, string>>;
  /** Coordinates of the fields that created the link, if calls are recorded. */
  readonly from?: readonly string[];
}

export interface FileLink {
  readonly url: string;
  readonly mediaType: string;
  readonly filename: string;
  readonly reusable: boolean;
  readonly expiresAt: string;
}

export interface UploadLink {
  readonly url: string;
  readonly maxBytes: number;
  readonly expiresAt: string;
}

/** Payloads by purpose. A link works only for its own purpose. */
interface Purposes {
  readonly file: FileRequest;
  readonly kept: StoredFile;
  readonly upload: Upload;
  readonly written: WrittenFile;
}

interface OpenedLink<T> {
  readonly request: T;
  use(): Promise<boolean>;
  giveBack(): Promise<void>;
}

const MAX_USED = 100_000;

export class FileLinks {
  readonly #keys: SecretValues<Uint8Array>;
  readonly #publicUrl: string;
  readonly #shared: UsedLinks | undefined;
  /** Ids of links used in this process, with their expiry. */
  readonly #used = new Map<string, number>();

  /**
   * @param keys keys of 32 bytes, the same in all processes of a deployment. The first encrypts, all decrypt.
   * @param publicUrl base URL of the gateway for clients, without a slash at its end. Without it, links are paths.
   * @param shared store in which several processes note used links. Without it, only this process notes them.
   */
  constructor(keys: SecretValues<Uint8Array> = [randomBytes(32)], publicUrl = "", shared?: UsedLinks) {
    this.#keys = keys;
    this.#publicUrl = publicUrl;
    this.#shared = shared;
    // A restarted store has lost the used links, so they are entered again.
    shared?.onConnection?.((isConnected) => {
      if (isConnected) void this.#enterUsed(shared);
    });
  }

  async link(request: FileRequest | StoredFile): Promise<FileLink> {
    const { mediaType, filename, reusable } = request;
    const sealed = "place" in request ? this.#seal("kept", request) : this.#seal("file", request);
    return { ...(await sealed), mediaType, filename, reusable };
  }

  async uploadLink(upload: Upload | WrittenFile): Promise<UploadLink> {
    const sealed = "place" in upload ? this.#seal("upload", upload) : this.#seal("written", upload);
    return { ...(await sealed), maxBytes: upload.maxBytes };
  }

  /**
   * Purpose of a link, and functions that mark the link as used and as not used. A link that is not reusable works once.
   * Undefined if the link is altered, expired, used, or made for another purpose.
   * @throws SharedAway, also from its use, if it cannot be known whether another process has used it
   */
  async open<P extends keyof Purposes>(
    purpose: P,
    token: string,
  ): Promise<OpenedLink<Purposes[P]> | undefined> {
    try {
      const { payload } = await Promise.any(this.#keys.map((key) => jwtDecrypt(token, key)));
      const { jti, exp } = payload;
      const request = (payload as Partial<Purposes>)[purpose];
      if (request === undefined || jti === undefined || exp === undefined) return undefined;
      const isReusable = "reusable" in request && request.reusable;
      if (!isReusable && (await this.#isUsed(jti))) return undefined;
      return {
        request,
        use: async () => isReusable || this.#use(jti, exp * 1_000),
        giveBack: () => this.#giveBack(jti),
      };
    } catch (error) {
      if (error instanceof SharedAway) throw error;
      return undefined;
    }
  }

  async #seal<P extends keyof Purposes>(purpose: P, request: Purposes[P]) {
    const expires = new Date(Date.now() + LINK_MS);
    const token = await new EncryptJWT({ [purpose]: request })
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .setJti(randomBytes(12).toString("base64url"))
      .setExpirationTime(expires)
      .encrypt(this.#keys[0]);
    return { url: `${this.#publicUrl}/files/${token}`, expiresAt: expires.toISOString() };
  }

  #isUsed(jti: string): boolean | Promise<boolean> {
    return this.#used.has(jti) || (this.#shared?.isUsed(jti) ?? false);
  }

  async #use(jti: string, until: number): Promise<boolean> {
    if (this.#used.has(jti)) return false;
    // Without a store, nothing is awaited, so a second use in parallel sees the first one.
    if (this.#shared && !(await this.#shared.takeOnce(jti, until - Date.now() + CLOCK_SKEW_MS))) return false;
    const now = Date.now();
    for (const [old, end] of this.#used) if (end < now || this.#used.size >= MAX_USED) this.#used.delete(old);
    this.#used.set(jti, until);
    return true;
  }

  async #giveBack(jti: string): Promise<void> {
    this.#used.delete(jti);
    await this.#shared?.giveBack(jti);
  }

  async #enterUsed(shared: UsedLinks): Promise<void> {
    const now = Date.now();
    try {
      for (const [jti, until] of this.#used)
        if (until > now) await shared.takeOnce(jti, until - now + CLOCK_SKEW_MS);
    } catch (error) {
      // The store is unavailable again. The next connection enters the links.
      if (!(error instanceof SharedAway)) throw error;
    }
  }
}
