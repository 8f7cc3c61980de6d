/** Download and upload links. They need no credential. */
import { gunzipSync } from "node:zlib";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Tokens } from "#services/kit/data/tokens.ts";
import type { Call, LinkAnswer, LinkRequest } from "#services/kit/service.ts";
import type { MarketingTables } from "#services/marketing/tables.ts";

/** Header in which an upload must send the key of its import. */
export const UPLOAD_HEADER = "x-upload-key";
/** Time after the creation of an import in which its file can be uploaded, ms. */
export const UPLOAD_TTL = 15 * 60_000;
/** Lifetime of a download link, ms. Each request for the link creates a new one. */
const FILE_TTL = 60 * 60_000;
/** Largest size of an upload after decompression, bytes. */
const MAX_DECODED = 256 * 1024 * 1024;

interface SealedLink {
  readonly file?: string;
  readonly upload?: string;
}

export function links(tables: MarketingTables, tokens: Tokens) {
  const at = ({ headers }: Call, path: string) => `http://${headers["host"]}/marketing${path}`;
  return {
    fileUrl: (call: Call, file: string) => at(call, `/files/${tokens.seal({ file }, FILE_TTL)}`),
    uploadUrl: (call: Call, upload: string) => at(call, `/uploads/${tokens.seal({ upload }, UPLOAD_TTL)}`),

    /** Serves a file, or accepts one for the import that waits for it: `take` gets the import and the text. */
    answer(
      { method, path, headers, body }: LinkRequest,
      take: (jobId: string, text: string) => void,
    ): LinkAnswer | undefined {
      const [, kind, token = ""] = /^\/(files|uploads)\/([\w.-]+)$/.exec(path) ?? [];
      if (kind === undefined || method !== (kind === "files" ? "GET" : "PUT")) return undefined;
      const { file = "", upload = "" } = tokens.open(token) as SealedLink;
      if (kind === "files") {
        const found = tables.files.get(file);
        if (!found) throw new Problem(404, "There is no such file any more");
        return { mediaType: found.mediaType, bytes: Buffer.from(found.text) };
      }
      const awaited = tables.uploads.get(upload);
      if (!awaited) throw new Problem(409, "The file is there already");
      if (headers[UPLOAD_HEADER] !== awaited.key) throw new Problem(403, "The headers are not the import's");
      take(awaited.jobId, textOf(body));
      return { mediaType: "text/plain", bytes: new Uint8Array() };
    },
  };
}

/** Text of an uploaded file, which may be gzipped. Empty if it cannot be read, so that its import fails. */
function textOf(body: Uint8Array | undefined): string {
  if (!body || body.length === 0) return "";
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  try {
    return Buffer.from(isGzip ? gunzipSync(body, { maxOutputLength: MAX_DECODED }) : body).toString("utf8");
  } catch {
    return "";
  }
}
