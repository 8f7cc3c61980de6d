/** Files that clients upload through the gateway, and files in other stores. */

import { randomBytes } from "node:crypto";
import { request as rawRequest } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { BeginImportDocument, UploadDocumentDocument } from "#generated/test/graphql.ts";
import { createServer, portOf } from "#platform/http/http-server.ts";
import { demoEnvelopes } from "#services/demo/things/e-signature.ts";
import { seededJobIds } from "#services/demo/things/marketing.ts";
import { IMPORT_DELAY } from "#services/marketing/jobs.imports.ts";
import { type Deployment, dataOf, deploy, sharedDeployment } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

interface Prepared {
  readonly upload: { readonly url: string; readonly maxMegabytes: number } | null;
  readonly userErrors: readonly object[];
}

interface Begun {
  importJob: { id: string };
  upload: { url: string; headers: { name: string; value: string }[]; maxMegabytes: number };
}

async function begin({ graphql }: Deployment): Promise<Begun> {
  const answer = await graphql(BeginImportDocument);
  return dataOf<Begun>(answer, "createMarketingImportJob");
}

/** Uploads a file as described in the answer. */
function put({ origin }: Deployment, { upload }: Begun, body: string, headers = {}): Promise<Response> {
  const own = Object.fromEntries(upload.headers.map(({ name, value }) => [name, value]));
  return fetch(origin + upload.url, { method: "PUT", headers: { ...own, ...headers }, body });
}

async function statusOf({ graphql, families }: Deployment, { importJob }: Begun): Promise<string> {
  families.clock.advance(IMPORT_DELAY);
  const answer = await graphql("query ($id: ID!) { marketing { importJob(id: $id) { status } } }", {
    variables: { id: importJob.id },
  });
  return dataOf<{ importJob: { status: string } }>(answer, "marketing").importJob.status;
}

/** A request without its body, until its response. */
function bare({ port }: Deployment, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = rawRequest({ port, path, method: "PUT", headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.on("end", () => {
        request.destroy();
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    request.on("error", reject);
    request.flushHeaders();
  });
}

/** Uploads a file in several chunks. */
function inPieces({ port }: Deployment, path: string, pieces: readonly string[], bytes: number) {
  return new Promise<{ outcome: number | undefined }>((resolve, reject) => {
    const headers = { "content-length": String(bytes) };
    const request = rawRequest({ port, path, method: "PUT", headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve({ outcome: response.statusCode }));
    });
    request.on("error", reject);
    const next = ([piece, ...others]: readonly string[]): void => {
      if (piece === undefined) request.end();
      else request.write(piece, () => setImmediate(next, others));
    };
    next(pieces);
  });
}

const deployment = await sharedDeployment();

describe("an upload", () => {
  it("is relayed once (D3-142)", async () => {
    const begun = await begin(deployment);
    const answer = await put(deployment, begun, "E\nupload@gateway.example");
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(deployment.families.calls.at(-1)).toMatchObject({
      method: "PUT",
      body: "E\nupload@gateway.example",
    });
    expect(await statusOf(deployment, begun)).toBe("COMPLETED");
    const again = await put(deployment, begun, "E\nagain@gateway.example");
    expect([again.status, await again.json()]).toMatchObject([
      410,
      { errors: [{ extensions: { code: "NOT_FOUND" } }] },
    ]);
  });

  it("may have any media type, also JSON: its bytes are relayed unchanged", async () => {
    const begun = await begin(deployment);
    const answer = await put(deployment, begun, '{"no":', { "content-type": "application/json" });
    expect(answer.status).toBe(204);
    // The family receives the content type that it expects, not the client's.
    expect(deployment.families.calls.at(-1)).toMatchObject({
      body: '{"no":',
      headers: { "content-type": "text/csv" },
    });
  });

  it("is relayed as a stream, whatever its size", async () => {
    const begun = await begin(deployment);
    const rows = Array.from({ length: 200_000 }, (_, i) => `u${i}@large.example`).join("\n");
    expect(Buffer.byteLength(rows)).toBeGreaterThan(deployment.config.requestBytes);
    expect((await put(deployment, begun, `E\n${rows}`)).status).toBe(204);
  });

  it("must have its size in a header, and is not read if it is too large (D3-148)", async () => {
    const begun = await begin(deployment);
    const { url } = begun.upload;
    const before = deployment.families.calls.length;
    const chunked = await bare(deployment, url, { "transfer-encoding": "chunked" });
    expect(chunked.status).toBe(411);
    const tooLarge = await bare(deployment, url, { "content-length": String(5 * 1024 ** 3 + 1) });
    expect([tooLarge.status, tooLarge.text]).toMatchObject([413, expect.stringContaining("BAD_USER_INPUT")]);
    expect((await bare(deployment, url, { "content-length": "0" })).status).toBe(400);
    expect(deployment.families.calls).toHaveLength(before);
    // These requests did not use the link up.
    expect((await put(deployment, begun, "E\nstill@gateway.example")).status).toBe(204);
  });

  it("may have the size that a deployment configures", async () => {
    await using small = await deploy(settings({ limits: { uploadBytes: 2097152 } }), {}, deployment.families);
    const begun = await begin(small);
    expect(begun.upload.maxMegabytes).toBe(2);
    expect((await bare(small, begun.upload.url, { "content-length": "2097153" })).status).toBe(413);
    expect((await put(small, begun, "E\nsmall@gateway.example")).status).toBe(204);
  });

  it("with no link, an altered one, or a download link is refused", async () => {
    const { upload, importJob } = await begin(deployment);
    const altered = { importJob, upload: { ...upload, url: `${upload.url.slice(0, -3)}AAA` } };
    expect((await put(deployment, altered, "x")).status).toBe(410);
    const invented = { importJob, upload: { ...upload, url: "/files/nothing" } };
    expect((await put(deployment, invented, "x")).status).toBe(404);
    expect((await deployment.get(upload.url)).status).toBe(410);
    expect((await put(deployment, { importJob, upload }, "E\nok@gateway.example")).status).toBe(204);
  });

  it("that the family refuses has an error without the family's address", async () => {
    const begun = await begin(deployment);
    deployment.families.setFaults("marketing=status:500");
    const answer = await put(deployment, begun, "E\nfail@gateway.example");
    deployment.families.setFaults("marketing=reset:1");
    const lost = await put(deployment, begun, "E\nlost@gateway.example");
    deployment.families.setFaults("");
    expect(answer.status).toBe(424);
    // The link is used up only by a file that was accepted, or may have been.
    expect(await lost.text()).toContain("OUTCOME_UNKNOWN");
    expect((await put(deployment, begun, "E\nlater@gateway.example")).status).toBe(410);
    const text = await answer.text();
    expect(text).toContain("UPSTREAM_ERROR");
    expect(text).not.toMatch(/127\.0\.0\.1|uploads/);
    expect(deployment.logged.join("")).not.toContain("/uploads/");
  });

  it("is relayed through a subgraph in a process of its own as well", async () => {
    await using overHttp = await deploy({ SUBGRAPHS: "http" });
    const begun = await begin(overHttp);
    expect((await put(overHttp, begun, "E\nhttp@gateway.example")).status).toBe(204);
    expect(await statusOf(overHttp, begun)).toBe("COMPLETED");
  });

  it("may be sent by a page of an allowed origin", async () => {
    const answer = await fetch(`${deployment.origin}/files/x`, {
      method: "OPTIONS",
      headers: { origin: "https://studio.apollographql.com", "access-control-request-method": "PUT" },
    });
    expect(answer.headers.get("access-control-allow-methods")).toContain("PUT");
  });
});

describe("an upload of an envelope's document", () => {
  const document = {
    envelopeId: demoEnvelopes.draft,
    documentId: "71",
    name: 'Plan "B"',
    fileExtension: "html",
  };
  async function prepared(at: Deployment, changes: object = {}) {
    const answer = await at.graphql(UploadDocumentDocument, {
      variables: { input: { ...document, ...changes } },
    });
    return dataOf<Prepared>(answer, "uploadEnvelopeDocument");
  }
  const send = async ({ origin }: Deployment, upload: Prepared["upload"], body: Buffer | string) => {
    const { status } = await fetch(`${origin}${upload?.url}`, { method: "PUT", body });
    return status;
  };
  const namesIn = ({ body = "" }: { readonly body?: string | undefined } = {}) =>
    (JSON.parse(body) as { documents: Record<string, string>[] }).documents;

  it("may be larger than a request to the gateway, and reaches the service byte for byte", async () => {
    const before = deployment.families.calls.length;
    const { upload, userErrors } = await prepared(deployment, { order: 3 });
    expect([userErrors, upload?.maxMegabytes, deployment.families.calls.length]).toEqual([[], 25, before]);
    const file = randomBytes(2 * deployment.config.requestBytes + 1);
    expect(await send(deployment, upload, file)).toBe(204);
    const call = deployment.families.calls.at(-1);
    const { documentBase64 = "", ...others } = namesIn(call)[0] ?? {};
    expect([call?.method, call?.operation]).toEqual(["POST", "addEnvelopeDocuments"]);
    expect(others).toEqual({ documentId: "71", name: 'Plan "B"', fileExtension: "html", order: 3 });
    expect(Buffer.from(documentBase64, "base64").equals(file)).toBe(true);
    const answer = await deployment.graphql(
      `{ eSignature { envelope(id: "${demoEnvelopes.draft}") { document(id: 71) { name sizeBytes } } } }`,
    );
    expect(dataOf(answer, "eSignature")).toEqual({
      envelope: { document: { name: 'Plan "B"', sizeBytes: file.length } },
    });
    expect(await send(deployment, upload, "again")).toBe(410);
  });

  it("that arrives in pieces of any length is encoded as one file", async () => {
    const links = await Promise.all([1, 2, 3, 4].map((n) => prepared(deployment, { documentId: `8${n}` })));
    for (const [index, { upload }] of links.entries()) {
      const pieces = Array.from({ length: index + 1 }, (_, n) => "abcd".slice(0, n + 1));
      const bytes = pieces.join("").length;
      const { outcome } = await inPieces(deployment, String(upload?.url), pieces, bytes);
      expect(outcome).toBe(204);
      const [{ documentBase64 = "" } = {}] = namesIn(deployment.families.calls.at(-1));
      expect(Buffer.from(documentBase64, "base64").toString()).toBe(pieces.join(""));
    }
  });

  it("that the service refuses gets 409, and one with invalid properties or too many bytes causes no REST call", async () => {
    const { upload } = await prepared(deployment, { envelopeId: demoEnvelopes.completed });
    expect(await send(deployment, upload, "<p>late</p>")).toBe(409);
    const before = deployment.families.calls.length;
    for (const wrong of [{ documentId: "first" }, { name: " " }, { fileExtension: ".pdf" }, { order: 0 }]) {
      const answer = await deployment.graphql(UploadDocumentDocument, {
        variables: { input: { ...document, ...wrong } },
      });
      expect(answer.body.errors?.[0]?.extensions["code"], JSON.stringify(wrong)).toBe("BAD_USER_INPUT");
    }
    const { upload: other } = await prepared(deployment);
    expect(
      (await bare(deployment, String(other?.url), { "content-length": String(25 * 2 ** 20 + 1) })).status,
    ).toBe(413);
    expect(deployment.families.calls).toHaveLength(before);
  });

  it("that the service may have accepted has an unknown outcome", async () => {
    const { upload } = await prepared(deployment);
    deployment.families.setFaults("eSignature=reset:1");
    const answer = await fetch(`${deployment.origin}${upload?.url}`, { method: "PUT", body: "<p>lost</p>" });
    deployment.families.setFaults("");
    expect([answer.status, await answer.text()]).toEqual([424, expect.stringContaining("OUTCOME_UNKNOWN")]);
  });
});

describe("a file at another host of its family", () => {
  const errorsLink = async ({ graphql }: Deployment) => {
    const answer = await graphql(
      "query ($id: ID!) { marketing { importJob(id: $id) { results { errors { url } } } } }",
      { variables: { id: seededJobIds.failed } },
    );
    return dataOf<{ importJob: { results: { errors: { url: string } } } }>(answer, "marketing").importJob
      .results.errors.url;
  };

  it("is relayed once (D3-155)", async () => {
    const url = await errorsLink(deployment);
    const first = await deployment.get(url);
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toMatch(/^application\/json/);
    expect(first.headers.get("content-disposition")).toBe('attachment; filename="errors.json"');
    expect(first.headers.get("content-security-policy")).toContain("sandbox");
    expect(((await first.json()) as { errors: object[] }).errors).toHaveLength(40);
    expect((await deployment.get(url)).status).toBe(410);
  });

  it("that cannot be read has an error without an address", async () => {
    const url = await errorsLink(deployment);
    deployment.families.setFaults("marketing=status:503");
    const answer = await deployment.get(url);
    deployment.families.setFaults("");
    expect(answer.status).toBe(424);
    expect(await answer.text()).not.toContain("127.0.0.1");
  });
});

describe("a request whose body arrives too slowly", () => {
  it("is ended at the time limit, except for uploads of files", async () => {
    const app = createServer({ bodyBytes: 1_024, bodyTimeoutMs: 150 });
    app.post("/usual", async () => "taken");
    app.post("/file", { config: { arrivesSlowly: true } }, async () => "taken");
    await app.listen({ port: 0, host: "127.0.0.1" });
    /** Sends half of a body. */
    const begin = (path: string) => {
      const socket = connect(portOf(app), "127.0.0.1");
      const answer = text(socket);
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n12`,
      );
      return { socket, answer };
    };
    const file = begin("/file");
    // The later request has been ended, too, because the time limit is over for both.
    expect(await begin("/usual").answer).toMatch(/^HTTP\/1\.1 408 /);
    file.socket.write("34");
    expect(await file.answer).toMatch(/^HTTP\/1\.1 200 .*taken$/s);
    await app.close();
  });
});
