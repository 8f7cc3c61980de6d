/** Trusted documents run by id; others are logged or refused. */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readManifest, TrustedDocuments } from "#gateway/http/trusted-documents.ts";
import { deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hello = "query Hello { __typename }";
const person = "query Person($email: String!) { user(email: $email) { email } }";
const ids = { hello: sha256(hello), person: createHash("sha1").update(person).digest("hex") };

const directory = mkdtempSync(join(tmpdir(), "documents-"));
function manifest(content: unknown): string {
  const file = join(directory, `${Math.random()}.json`);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}
const good = manifest({ [ids.hello]: hello, [`sha256:${ids.person}`]: person });

async function send(origin: string, body: object, accept = "application/graphql-response+json") {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { status: response.status, data, codes: errors?.map(({ extensions }) => extensions.code) };
}

const untrusted = { status: 400, data: undefined, codes: ["DOCUMENT_NOT_TRUSTED"] };
const required = { ...settings({ access: { trustedDocuments: "required" } }), TRUSTED_DOCUMENTS_FILE: good };

describe("a gateway that requires trusted documents", () => {
  it("runs them by id, by POST and GET, or by their own text, and refuses all other documents", async () => {
    await using gateway = await deploy(required);
    const { origin } = gateway;
    const ok = { status: 200, data: { __typename: "Query" }, codes: undefined };
    expect(await send(origin, { documentId: ids.hello })).toEqual(ok);
    expect(await send(origin, { documentId: `sha256:${ids.hello}` })).toEqual(ok);
    expect(await send(origin, { query: hello })).toEqual(ok);
    const variables = { email: "NOBODY@example.org" };
    expect(await send(origin, { documentId: ids.person, variables })).toMatchObject({
      data: { user: { email: "nobody@example.org" } },
    });
    const search = new URLSearchParams({ documentId: ids.person, variables: JSON.stringify(variables) });
    const got = await gateway.get(`/graphql?${search}`, { "apollo-require-preflight": "1" });
    expect(await got.json()).toMatchObject({ data: { user: { email: "nobody@example.org" } } });

    for (const body of [
      { query: "{ __typename }" },
      { query: "{ __schema { types { name } } }" },
      { query: `${hello} ` },
      { documentId: sha256("another") },
      { documentId: "__proto__" },
      { documentId: { $ne: "" } },
      { documentId: [ids.hello] },
      { documentId: ids.hello, query: person },
      { variables },
    ])
      expect(await send(origin, body)).toEqual(untrusted);
    const forged = await gateway.get(`/graphql?query=${encodeURIComponent("{ __typename }")}`, {
      "apollo-require-preflight": "1",
    });
    expect(forged.status).toBe(400);
  });
});

describe("a gateway that audits trusted documents", () => {
  it("runs other documents as well, and logs which documents are trusted", async () => {
    await using gateway = await deploy(settings({ access: { trustedDocuments: "audit" } }, required));
    await send(gateway.origin, { documentId: ids.hello });
    await send(gateway.origin, { query: "query Other { __typename }" });
    expect(await send(gateway.origin, { documentId: "unknown" })).toEqual(untrusted);
    const lines = gateway.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "operation");
    expect(lines.map(({ operation, trusted }) => [operation, trusted])).toEqual([
      ["Hello", true],
      ["Other", false],
    ]);
  });
});

describe("automatic persisted queries", () => {
  const extensions = (sha256Hash: unknown) => ({
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  });

  it("are off by default", async () => {
    await using gateway = await deploy();
    expect(await send(gateway.origin, extensions(ids.hello))).toMatchObject({
      codes: ["PERSISTED_QUERY_NOT_SUPPORTED"],
    });
    expect((await send(gateway.origin, { documentId: ids.hello })).status).toBe(400);
  });

  it("are stored under the hash of their text only, and found by it", async () => {
    await using gateway = await deploy(settings({ access: { persistedQueries: true } }));
    const { origin } = gateway;
    expect((await send(origin, extensions(ids.hello))).codes).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
    expect(await send(origin, { query: person, ...extensions(ids.hello) })).toMatchObject({
      status: 400,
      codes: ["BAD_REQUEST"],
    });
    expect((await send(origin, { query: hello, ...extensions(ids.hello) })).data).toBeDefined();
    expect((await send(origin, extensions(ids.hello))).data).toEqual({ __typename: "Query" });
    for (const odd of [{}, [], 1, "", "x", null, "F".repeat(64)])
      expect(await send(origin, extensions(odd))).toMatchObject({ status: 400, codes: ["BAD_REQUEST"] });
  });
});

describe("a manifest", () => {
  it.each([
    ["no JSON", "{"],
    ["a list", []],
    ["a document that is no text", { a: 1 }],
    ["a document that cannot be parsed", { a: "query {" }],
    ["an id that is none", { "a b": "{ a }" }],
  ])("with %s ends the start", async (_name, content) => {
    await expect(deploy({ ...required, TRUSTED_DOCUMENTS_FILE: manifest(content) })).rejects.toThrow(
      /TRUSTED_DOCUMENTS_FILE cannot be used/,
    );
  });

  it("is read by id, and its ids may be any hash", () => {
    const documents = new TrustedDocuments({
      mode: "required",
      documents: readManifest(readFileSync(good, "utf8")),
    });
    expect(documents.find({ documentId: ids.person })).toEqual({ query: person, trusted: true });
    expect(documents.find({ query: person })).toEqual({ trusted: true });
  });
});
