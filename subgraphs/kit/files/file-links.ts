/**
 * Files that the gateway relays: a link is the sealed request itself, readable by us alone, good for
 * some minutes, and with the rights of the caller who requested it. Exports, statements and uploads are
 * good for one transfer; images and documents for any number, because pages show and scroll them. Where
 * a family stores a file somewhere else, that place is sealed too: no client ever learns it.
 */
import { randomBytes } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { SecretValues } from "#platform/config/kinds.ts";
import { SharedAway } from "#platform/shared/shared.ts";
import { CLOCKS_MS, LINK_MS, type UsedLinks } from "./used-links.ts";

interface Named {
  readonly family: string;
  readonly filename: string;
  readonly mediaType: string;
  /** True if the link works any number of times until it expires. False if it works once. */
  readonly reusable: boolean;
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

/** A file to be sent to an operation as Base64 within its JSON body, with the rights of the caller who requested the link. */
export interface WrittenFile {
  readonly family: string;
  readonly operation: string;
  /** The operation's input; the body has `mark` where the file's content is to stand. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly mark: string;
  readonly maxBytes: number;
  readonly forwarded: Readonly<Record<string, string>>;
  /** The coordinates that made the link, while tests record. */
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

/** Purposes of links. A link that serves a file accepts none. */
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
  /** Links that were followed in this process, until they would have expired. */
  readonly #used = new Map<string, number>();

  /**
   * @param keys Keys of 32 bytes, the same in all processes of a deployment. The first seals, each opens.
   * @param publicUrl Base URL of the gateway for clients, without a slash at its end. Without it, links are
   *   paths.
   * @param shared Store in which several processes note used links. Without it, only this process notes them.
   */
  constructor(keys: SecretValues<Uint8Array> = [randomBytes(32)], publicUrl = "", shared?: UsedLinks) {
    this.#keys = keys;
    this.#publicUrl = publicUrl;
    this.#shared = shared;
    // A store that was restarted has lost them.
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
    // Without a store nothing is awaited: of two uses at once, the first one is noted before the second asks.
    if (this.#shared && !(await this.#shared.takeOnce(jti, until - Date.now() + CLOCKS_MS))) return false;
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
        if (until > now) await shared.takeOnce(jti, until - now + CLOCKS_MS);
    } catch (error) {
      // The store is away again: they are entered when it is back.
      if (!(error instanceof SharedAway)) throw error;
    }
  }
}
