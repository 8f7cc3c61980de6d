/**
 * A server of the S3 protocol for one test, with one bucket in memory. It checks signatures, refuses bodies
 * without a length as object storage does, and lists few objects at a time.
 */
import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Options } from "#reports/server/files/s3-files.ts";

/** Objects in one answer of a list. */
const PAGE = 3;
const BUCKET = "/bucket/";
const [region, accessKey, secretKey] = ["eu-test-1", "a-key", "a-secret"];

export interface S3Server extends AsyncDisposable {
  readonly options: S3Options;
  readonly objects: Map<string, Buffer>;
  /** Status of the answer to any request, as of a server in trouble; 0 for none. */
  refusal: number | undefined;
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
const xmlText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** True if the request has the signature of its parts, by version 4 of the protocol. */
function isSigned({ method = "", headers }: IncomingMessage, url: URL): boolean {
  const header = headers.authorization ?? "";
  const [, scope = "", names = "", signature] =
    /Credential=a-key\/(\S+), SignedHeaders=(\S+), Signature=(\S+)/.exec(header) ?? [];
  const path = decodeURIComponent(url.pathname).split("/").map(escaped).join("/");
  const query = [...url.searchParams].map((pair) => pair.map(escaped).join("=")).sort();
  const signed = names.split(";").map((name) => `${name}:${String(headers[name])}\n`);
  const payload = String(headers["x-amz-content-sha256"]);
  const canonical = [method, path, query.join("&"), signed.join(""), names, payload].join("\n");
  const digest = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"]), scope, digest].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return scope.endsWith(`/${region}/s3/aws4_request`) && hmac(key, text).toString("hex") === signature;
}

function listed(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const contents = keys.slice(0, PAGE).map((key) => `<Contents><Key>${xmlText(key)}</Key></Contents>`);
  const next = keys.length > PAGE ? xmlText(keys[PAGE - 1] ?? "") : undefined;
  const token = next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join("")}</ListBucketResult>`;
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const listener = createServer(async (request, response) => {
    const answer = (status: number, body: string | Buffer = "") =>
      void response.writeHead(status, { "content-type": "application/xml" }).end(body);
    if (server.refusal === 0) return void request.socket.destroy();
    const body = await buffer(request);
    if (server.refusal !== undefined) return answer(server.refusal);
    const url = new URL(request.url ?? "", "http://storage");
    if (!isSigned(request, url)) return answer(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
    const key = decodeURIComponent(url.pathname).slice(BUCKET.length);
    const stored = objects.get(key);
    if (request.method === "PUT") {
      if (request.headers["content-length"] === undefined) return answer(411);
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === "POST" && url.searchParams.has("delete")) {
      const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = ""]) =>
        unescaped(name),
      );
      for (const one of keys) objects.delete(one);
      const deleted = keys.map((one) => `<Deleted><Key>${xmlText(one)}</Key></Deleted>`).join("");
      return answer(200, `<DeleteResult>${deleted}</DeleteResult>`);
    }
    if (key === "") return answer(200, listed(objects, url.searchParams));
    return stored ? answer(200, stored) : answer(404);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  const server: S3Server = {
    objects,
    refusal: undefined,
    options: { url: `http://127.0.0.1:${port}${BUCKET}reports`, region, accessKey, secretKey },
    async [Symbol.asyncDispose]() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  return server;
}
