/** Responses that are equal for all clients: built once, compressed once, identified by an ETag. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodingOf, varying } from "./accept-encoding.ts";
import { BROTLI_QUALITY, GZIP_LEVEL } from "./compression.ts";

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
} as const satisfies Readonly<Record<Encoding, unknown>>;

/** A body with its compressed forms, each created at its first request. */
export class StaticBody {
  /** A weak ETag, because all encodings of the body share it. */
  readonly etag: string;
  readonly #bytes: Buffer;
  readonly #type: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string | Buffer, type: string) {
    this.#bytes = Buffer.from(content);
    this.#type = type;
    this.etag = `W/"${createHash("sha256").update(this.#bytes).digest("base64url")}"`;
  }

  /** Sends the body, or 304 if the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply> {
    const { headers } = request;
    reply.cacheControl = cacheControl;
    reply.header("etag", this.etag).header("vary", varying(reply.getHeader("vary")));
    if (hasTag(headers["if-none-match"], this.etag)) return reply.code(304).send();
    reply.type(this.#type);
    const encoding = encodingOf(headers["accept-encoding"]);
    if (encoding === undefined) return reply.send(this.#bytes);
    return reply.header("content-encoding", encoding).send(await this.#encode(encoding));
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    let encoded = this.#encoded.get(encoding);
    if (!encoded) {
      encoded = encoders[encoding](this.#bytes);
      this.#encoded.set(encoding, encoded);
    }
    return encoded;
  }
}

const hasTag = (header: string | undefined, etag: string): boolean =>
  (header?.split(",") ?? []).some((tag) => [etag, etag.slice(2), "*"].includes(tag.trim()));
