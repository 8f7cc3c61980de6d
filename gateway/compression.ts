/** Compression of answers, for clients that ask for it by `Accept-Encoding`. */
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/**
 * Of 57 kB of an answer, quality 4 leaves a tenth and takes a millisecond; 5 and more take twice that
 * for a few percent, and the default (11) a hundred times as long.
 */
export const BROTLI_QUALITY = 4;
export const GZIP_LEVEL = 6;
/** Smaller answers fit into one packet as they are. */
const THRESHOLD = 1_400;
/** Larger answers are compressed beside the event loop, because others would wait for it. */
const AT_ONCE = 128 * 1_024;

/**
 * Compresses the answers of the routes that are declared after it. Requests are never decompressed: a
 * small body could become a large one. Nothing of it is used for a client that does not ask.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ["br", "zstd", "gzip"],
    threshold: THRESHOLD,
    syncThreshold: AT_ONCE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}
