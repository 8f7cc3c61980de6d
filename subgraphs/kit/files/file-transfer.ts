/**
 * Transfers files to and from URLs that a family names. Files are streamed, whatever their size. The family's
 * credential is never sent: the URL and its headers are the right to access the file.
 */
import { Readable } from "node:stream";
import { type Dispatcher, request } from "undici";
import { isOfConnection } from "#platform/config/credentials.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import { codeOfStatus, TributaryError } from "#platform/errors/catalog.ts";
import { readBytes, UnreadableBody } from "#platform/http/response-body.ts";
import { type OperationInstrumentation, outcomeOf } from "#platform/telemetry/instrumentation.ts";
import type { RestClient, StreamedWrite } from "#subgraphs/kit/rest/rest-client.ts";

/** Context of the caller that waits for a transfer. */
export interface Waiting {
  readonly signal?: AbortSignal;
  readonly requestId?: string;
  /** Traces and metrics, if configured. */
  readonly observer?: OperationInstrumentation | undefined;
}

export interface IncomingFile {
  readonly body: Readable;
  /** True if only the requested byte range follows. */
  readonly partial: boolean;
  /** Headers with length, range and encoding of the bytes, if the source sends them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A file that a client uploads. */
export interface Outgoing {
  readonly body: Readable;
  readonly bytes: number;
}

/**
 * The URL of a file, if it is at the family's own origin, or by HTTPS at a configured host. Undefined for other
 * URLs, which are not called.
 */
export function fileUrlOf({ baseUrl, fileHosts = [] }: FamilySettings, place: string): URL | undefined {
  const url = URL.canParse(place) ? new URL(place) : undefined;
  if (url?.username !== "" || url.password !== "") return undefined;
  const isOwn = url.origin === new URL(baseUrl).origin;
  return isOwn || (url.protocol === "https:" && fileHosts.includes(url.host)) ? url : undefined;
}

const NAME = /^[!#$%&'*+.^_`|~\w-]{1,128}$/;
const VALUE = /^[\t\x20-\x7e]{0,8192}$/;

/** The headers that a family requires for an upload, without those that cannot be sent. */
export function headersFor(
  pairs: readonly (readonly [name: string | null | undefined, value: string | null | undefined])[],
): Record<string, string> {
  return Object.fromEntries(
    pairs.flatMap(([name, value]) =>
      name && value && NAME.test(name) && VALUE.test(value) && !isOfConnection(name.toLowerCase())
        ? [[name.toLowerCase(), value]]
        : [],
    ),
  );
}

/**
 * Reads the bytes at a URL.
 * @param range value of the `Range` header; the source may send the whole file
 * @throws TributaryError if the read fails; with status 416 if the file has no such range
 */
export async function fetchFrom(
  upstream: RestClient,
  place: string,
  waiting: Waiting,
  range?: string,
): Promise<IncomingFile> {
  const answer = await ask(upstream, place, waiting, {
    method: "GET",
    headers: { accept: "*/*", "accept-encoding": "identity", ...(range !== undefined && { range }) },
  });
  const { "content-length": length, "content-encoding": encoding, "content-range": part } = answer.headers;
  const isPart =
    range !== undefined &&
    typeof part === "string" &&
    /^bytes \d{1,15}-\d{1,15}\/(?:\d{1,15}|\*)$/.test(part);
  if (answer.statusCode === 206 && !isPart) {
    // Without `Content-Range`, a part could be taken for the whole file.
    answer.body.destroy();
    throw new TributaryError("UPSTREAM_BAD_RESPONSE", {
      family: upstream.family.name,
      requestId: waiting.requestId,
    });
  }
  return {
    body: answer.body,
    partial: answer.statusCode === 206,
    headers: {
      ...(answer.statusCode === 206 && isPart && { "content-range": part }),
      ...(typeof length === "string" && /^\d{1,15}$/.test(length) && { "content-length": length }),
      ...(typeof encoding === "string" &&
        /^(?:gzip|br|deflate)$/.test(encoding) && { "content-encoding": encoding }),
    },
  };
}

/**
 * Uploads a file to a URL.
 * @throws TributaryError if the upload fails; OUTCOME_UNKNOWN if it may have succeeded
 */
export async function sendTo(
  upstream: RestClient,
  { place, headers }: { readonly place: string; readonly headers: Readonly<Record<string, string>> },
  { body, bytes }: Outgoing,
  waiting: Waiting,
): Promise<void> {
  const answer = await ask(upstream, place, waiting, {
    method: "PUT",
    headers: { ...headers, "content-length": String(bytes) },
    body,
  });
  await answer.body.dump();
}

/** A call with a mark in its JSON body in place of a file's content in Base64. */
export interface FileCall {
  readonly write: StreamedWrite;
  readonly mark: string;
}

/**
 * Sends a file in the JSON body of a call. The file is encoded as a stream, so that it is never in memory as a
 * whole. For this reason the call is never repeated.
 * @throws TributaryError if the upload fails; OUTCOME_UNKNOWN if it may have succeeded
 */
export async function sendWithin(
  upstream: RestClient,
  { write, mark }: FileCall,
  { body, bytes }: Outgoing,
  waiting: Waiting,
): Promise<void> {
  const { operation, path, headers, body: text = "" } = write.prepared;
  const [before = "", after = ""] = text.split(mark);
  const length = Buffer.byteLength(before) + 4 * Math.ceil(bytes / 3) + Buffer.byteLength(after);
  const place = new URL(path, new URL(upstream.settings.baseUrl).origin).href;
  const asked = {
    method: operation.method === "PUT" ? "PUT" : "POST",
    headers: { ...headers, "content-length": String(length) },
    body: Readable.from(base64Within(before, body, after)),
  } as const;
  write.sending();
  await ask(upstream, place, waiting, asked, async (answer) => {
    const { bodyBytes } = upstream.limits;
    const encoding = answer.headers["content-encoding"];
    const bytes = await readBytes(answer.body, encoding, bodyBytes, () => true).catch((error: unknown) =>
      error instanceof UnreadableBody ? error : new UnreadableBody("cut off"),
    );
    write.answered({ status: answer.statusCode, headers: answer.headers, bytes });
  });
}

/** A file as Base64, between two texts. */
async function* base64Within(before: string, file: Readable, after: string): AsyncGenerator<Buffer> {
  yield Buffer.from(before);
  let rest = Buffer.alloc(0);
  for await (const chunk of file) {
    const bytes = Buffer.concat([rest, chunk]);
    // Three bytes are four characters, so a remainder is encoded with the next chunk.
    const whole = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(whole);
    yield Buffer.from(bytes.toString("base64", 0, whole), "latin1");
  }
  yield Buffer.from(rest.toString("base64") + after);
}

type TransferRequest = NonNullable<Parameters<typeof request>[1]> & {
  readonly method: "GET" | "POST" | "PUT";
};

/** Reads a whole response. @throws the error of a failed one */
type TakeAnswer = (answer: Dispatcher.ResponseData<unknown>) => Promise<void>;

async function ask(
  upstream: RestClient,
  place: string,
  waiting: Waiting,
  asked: TransferRequest,
  take?: TakeAnswer,
) {
  const watch = waiting.observer?.called(upstream.family, asked, 1);
  try {
    const answer = await reach(upstream, place, waiting, asked, take);
    watch?.settled({ outcome: "ok", status: answer.statusCode });
    watch?.ended();
    return answer;
  } catch (error) {
    watch?.settled(outcomeOf(error));
    watch?.ended(error);
    throw error;
  }
}

async function reach(
  upstream: RestClient,
  place: string,
  waiting: Waiting,
  asked: TransferRequest,
  take: TakeAnswer | undefined,
) {
  const { family, settings, limits } = upstream;
  const fail = (code: ConstructorParameters<typeof TributaryError>[0], status?: number) =>
    new TributaryError(code, { family: family.name, requestId: waiting.requestId, status });
  const url = fileUrlOf(settings, place);
  if (!url) throw fail("UPSTREAM_BAD_RESPONSE");
  const inTime = AbortSignal.timeout(limits.transferMs);
  try {
    const { proxied } = upstream;
    const answer = await request(url, {
      ...asked,
      ...(proxied && { dispatcher: proxied }),
      signal: waiting.signal ? AbortSignal.any([waiting.signal, inTime]) : inTime,
      headersTimeout: limits.transferMs,
      bodyTimeout: limits.tryMs,
    });
    const { statusCode: status } = answer;
    await take?.(answer);
    if (status >= 200 && status < 300) return answer;
    await answer.body.dump();
    throw fail(codeOfStatus(status), status); // redirects fail, too, because their target is not trusted
  } catch (error) {
    if (error instanceof TributaryError) throw error;
    if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") throw fail("UPSTREAM_UNAVAILABLE");
    if (asked.method !== "GET") throw fail("OUTCOME_UNKNOWN");
    throw fail(inTime.aborted ? "UPSTREAM_TIMEOUT" : "UPSTREAM_UNAVAILABLE");
  }
}
