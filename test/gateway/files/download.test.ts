/** Links to files: images and documents until they expire, exports and statements once. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rangeWithin, singleRange } from "#gateway/files/byte-range.ts";
import { type Deployment, dataOf, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "downloads-"));
const APP = "https://app.example";
let deployment: Deployment;
beforeAll(async () => {
  deployment = await deploy({
    INBOX_FILE: join(folder, "inbox.db"),
    ...settings({ server: { corsOrigins: [APP] } }),
  });
});
afterAll(async () => {
  await deployment.stop();
  rmSync(folder, { recursive: true });
});

interface Linked {
  url: string;
  reusable: boolean;
}

async function imageAt({ graphql }: Deployment): Promise<Linked> {
  const answer = await graphql(
    "{ banking { checkDeposits(first: 1) { nodes { front { url reusable } } } } }",
  );
  const { checkDeposits } = dataOf<{ checkDeposits: { nodes: { front: Linked }[] } }>(answer, "banking");
  const [deposit] = checkDeposits.nodes;
  if (!deposit) throw new Error("the demo company has no check deposit");
  return deposit.front;
}

async function statementAt({ graphql }: Deployment): Promise<Linked> {
  const answer = await graphql("{ banking { statements(first: 1) { nodes { pdf { url reusable } } } } }");
  const { statements } = dataOf<{ statements: { nodes: { pdf: Linked }[] } }>(answer, "banking");
  const [statement] = statements.nodes;
  if (!statement) throw new Error("the demo company has no statement");
  return statement.pdf;
}

const head = ({ origin }: Deployment, url: string) => fetch(origin + url, { method: "HEAD" });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("a link to an image", () => {
  it("works any number of times until it expires, and is marked as reusable", async () => {
    const { url, reusable } = await imageAt(deployment);
    expect(reusable).toBe(true);
    const first = await bytesOf(await deployment.get(url));
    const second = await deployment.get(url);
    expect([second.status, second.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
    expect(await bytesOf(second)).toEqual(first);
    expect(first.subarray(1, 4).toString()).toBe("PNG");
  });

  it("answers HEAD with the type and the size of the file, and without its bytes", async () => {
    const { url } = await imageAt(deployment);
    const answer = await head(deployment, url);
    const whole = await bytesOf(await deployment.get(url));
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(whole.length),
      "accept-ranges": "bytes",
    });
  });

  it("returns one range of bytes, and the whole file for a range that it cannot parse or compare", async () => {
    const { url } = await imageAt(deployment);
    const whole = await bytesOf(await deployment.get(url));
    const ranged = async (range: string, more: Record<string, string> = {}) => {
      const answer = await deployment.get(url, { range, ...more });
      return {
        status: answer.status,
        part: answer.headers.get("content-range"),
        bytes: await bytesOf(answer),
      };
    };
    const size = whole.length;
    expect(await ranged("bytes=1-3")).toEqual({
      status: 206,
      part: `bytes 1-3/${size}`,
      bytes: whole.subarray(1, 4),
    });
    expect(await ranged("bytes=-4")).toEqual({
      status: 206,
      part: `bytes ${size - 4}-${size - 1}/${size}`,
      bytes: whole.subarray(-4),
    });
    expect(await ranged(`bytes=${size}-`)).toMatchObject({ status: 416, part: `bytes */${size}` });
    for (const range of ["bytes=0-1,3-4", "lines=1-2", "bytes=x-"])
      expect(await ranged(range)).toEqual({ status: 200, part: null, bytes: whole });
    expect(await ranged("bytes=1-3", { "if-range": '"tag"' })).toMatchObject({ status: 200, bytes: whole });
  });

  it("may be shown by pages of server.corsOrigins as an image, and by no other page", async () => {
    const { url } = await imageAt(deployment);
    const image = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" };
    const shown = await deployment.get(url, { ...image, referer: `${APP}/` });
    expect([shown.status, shown.headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
    const refused = await deployment.get(url, { ...image, referer: "https://evil.example/" });
    expect([refused.status, refused.headers.get("cross-origin-resource-policy")]).toEqual([
      403,
      "same-origin",
    ]);
  });
});

describe("a link to a statement", () => {
  it("works once, also after HEAD or a range, and no other page can embed it", async () => {
    const { url, reusable } = await statementAt(deployment);
    expect(reusable).toBe(false);
    const before = deployment.families.calls.length;
    const asked = await head(deployment, url);
    expect([asked.status, asked.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect([asked.headers.get("content-length"), asked.headers.get("accept-ranges")]).toEqual([null, null]);
    expect(deployment.families.calls).toHaveLength(before);
    const answer = await deployment.get(url, { range: "bytes=0-3" });
    expect([answer.status, answer.headers.get("cross-origin-resource-policy")]).toEqual([200, "same-origin"]);
    expect((await bytesOf(answer)).length).toBeGreaterThan(4);
    expect((await deployment.get(url)).status).toBe(410);
    expect((await head(deployment, url)).status).toBe(410);
  });
});

describe("a gateway with a configured public URL", () => {
  it("makes absolute links for downloads and uploads, below the path of its proxy", async () => {
    await using known = await deploy(
      { PUBLIC_URL: "https://api.example/tributary/" },
      {},
      deployment.families,
    );
    const { url } = await imageAt(known);
    expect(url).toMatch(/^https:\/\/api\.example\/tributary\/files\/[\w.-]+$/);
    const own = new URL(url).pathname.replace("/tributary", "");
    expect((await known.get(own)).status).toBe(200);
    const begun = await known.graphql(
      `mutation { createMarketingImportJob(input: { fieldMappings: ["email"] }) { upload { url } } }`,
    );
    const { upload } = dataOf<{ upload: { url: string } }>(begun, "createMarketingImportJob");
    expect(upload.url).toMatch(/^https:\/\/api\.example\/tributary\/files\//);
  });
});

describe("a range of bytes", () => {
  it.each([
    ["bytes=0-0", 10, { first: 0, last: 0 }],
    ["bytes=2-", 10, { first: 2, last: 9 }],
    ["bytes=2-99", 10, { first: 2, last: 9 }],
    ["bytes=-99", 10, { first: 0, last: 9 }],
    ["bytes=5-2", 10, undefined],
    ["bytes=10-", 10, undefined],
    ["bytes=-0", 10, undefined],
    ["bytes=0-", 0, undefined],
  ])("%s of %i bytes is within the file or undefined", (header, size, range) => {
    expect(singleRange(header)).toBe(header);
    expect(rangeWithin(header, size)).toEqual(range);
  });

  it("in a malformed header, or beside another one, is ignored", () => {
    for (const header of [undefined, "", "bytes", "bytes=-", "bytes=1", "bytes=0-1,2-3", "items=0-1"])
      expect(singleRange(header)).toBeUndefined();
  });
});
