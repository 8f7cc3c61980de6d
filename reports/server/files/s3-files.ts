/** Folders in object storage, by the S3 protocol with path-style addresses: Amazon S3, MinIO, Ceph and others. */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { S3mini } from "s3mini";
import { fetch } from "undici";
import { StoreAway } from "#reports/server/engine/job.ts";
import { filesBelow, type ResultFiles } from "./result-files.ts";

export interface S3Options {
  /** The URL of the bucket, perhaps with a prefix. */
  readonly url: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Longest time of one request, ms. */
const TIMEOUT_MS = 120_000;

/**
 * After undici is loaded, the fetch of Node refuses lengths that the client sets. The types differ only by name.
 */
const fetched = fetch as unknown as typeof globalThis.fetch;

export class S3Files implements ResultFiles {
  readonly #bucket: S3mini;
  /** The path of the URL after its bucket, with a slash at its end if it is not empty. */
  readonly #prefix: string;

  constructor({ url, region, accessKey, secretKey }: S3Options) {
    const { origin, pathname } = new URL(url);
    const [bucket = "", ...rest] = pathname.split("/").filter((part) => part !== "");
    this.#prefix = rest.map((part) => `${part}/`).join("");
    this.#bucket = new S3mini({
      endpoint: `${origin}/${bucket}`,
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      requestAbortTimeout: TIMEOUT_MS,
      // The client does not say that a body may be a stream.
      fetch: (input, init) => fetched(input, { ...init, duplex: "half" } as RequestInit),
    });
  }

  async put(prefix: string, folder: string): Promise<void> {
    for (const name of await filesBelow(folder)) {
      const path = join(folder, name);
      const { size } = await stat(path);
      // An empty stream would have no length, which object storage refuses.
      const body = size === 0 ? "" : (Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream);
      await asked(() =>
        this.#bucket.putObject(this.#key(prefix, name), body, undefined, undefined, undefined, size),
      );
    }
  }

  async get(prefix: string, folder: string): Promise<void> {
    const present = new Set(await filesBelow(folder));
    for (const name of await this.list(prefix)) {
      if (present.has(name)) continue;
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await asked(async () => {
        const response = await this.#bucket.getObjectResponse(this.#key(prefix, name));
        if (!response) throw new StoreAway("S3_404");
        const body = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
        await pipeline(body, createWriteStream(`${path}.partial`));
      });
      await rename(`${path}.partial`, path);
    }
  }

  async list(prefix: string): Promise<readonly string[]> {
    const whole = this.#key(prefix, "");
    const objects = await asked(() => this.#bucket.listObjects("/", whole));
    // Without a bucket there is no list, not an empty one.
    if (!objects) throw new StoreAway("S3_404");
    return objects.map(({ Key }) => Key.slice(whole.length));
  }

  async delete(prefix: string): Promise<void> {
    const names = await this.list(prefix);
    if (names.length > 0)
      await asked(() => this.#bucket.deleteObjects(names.map((name) => this.#key(prefix, name))));
  }

  #key(prefix: string, name: string): string {
    return `${this.#prefix}${prefix}/${name}`;
  }
}

/** @throws StoreAway, because errors of the client have the address and the answer in their text */
async function asked<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof StoreAway) throw error;
    const status = error instanceof Error && "status" in error ? String(error.status) : "NO_ANSWER";
    throw new StoreAway(`S3_${status}`);
  }
}
