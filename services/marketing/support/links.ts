/** Links to files and to where files are put: addresses of this service that need no credential. */
import { gunzipSync } from "node:zlib";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Tokens } from "#services/kit/data/tokens.ts";
import type { Call, LinkAnswer, LinkRequest } from "#services/kit/service.ts";
import type { MarketingTables } from "#services/marketing/tables.ts";

/** The header that an upload must show the key of its import in. */
export const UPLOAD_HEADER = "x-upload-key";
/** How long a file may be put after its import was created. */
export const UPLOAD_TTL = 15 * 60_000;
/** How long a link to a file leads to it, from when it was asked for. */
const FILE_TTL = 60 * 60_000;
/** What a compressed file may become. */
const MAX_DECODED = 256 * 1024 * 1024;

interface Sealed {
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
      const { file = "", upload = "" } = tokens.open(token) as Sealed;
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

/** The file's text, which may have come compressed. One that cannot be read is an import's failure. */
function textOf(body: Uint8Array | undefined): string {
  if (!body || body.length === 0) return "";
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  try {
    return Buffer.from(isGzip ? gunzipSync(body, { maxOutputLength: MAX_DECODED }) : body).toString("utf8");
  } catch {
    return "";
  }
}
