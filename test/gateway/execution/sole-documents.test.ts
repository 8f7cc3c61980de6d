/** Documents whose answer cannot be shared between operations. */
import { readFileSync } from "node:fs";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { soleDocuments } from "#gateway/execution/sole-documents.ts";
import { familiesOf } from "#gateway/gateway.ts";

const supergraph = parse(readFileSync("dist/supergraph.graphql", "utf8"));
const isSole = soleDocuments(supergraph, familiesOf());

describe("A document sent to a subgraph's process", () => {
  it.each([
    ["a link to a file", "{ account { bankStatementPdf(year: 2026) { url } } }"],
    ["links in a list", "{ envelope { ...F } } fragment F on Envelope { files { url } }"],
    ["a link to upload by, under another name", "{ job { link: upload { url } } }"],
    ["a password's reset", "{ user { resetPasswordUrl } }"],
    ["an authenticator's secret", "{ factor { sharedSecret } }"],
    ["the status of a PIN", "{ card { pinStatus { state } } }"],
    ["a list of tokens", "{ bank { apiTokens { nodes { id } } } }"],
  ])("is specific to one operation if it selects %s", (_what, text) => {
    const document = parse(text);
    expect([isSole(document), isSole(document)]).toEqual([true, true]);
  });

  it("is shared by operations if it selects no such field", () => {
    expect(isSole(parse("{ users { nodes { id displayName } pageInfo { hasNextPage } } }"))).toBe(false);
  });
});
