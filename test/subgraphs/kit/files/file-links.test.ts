import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { linkKeys } from "#subgraphs/kit/files/stored-keys.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "file-links-"));
let deployment: Deployment;
let open: Deployment;
beforeAll(async () => {
  deployment = await deploy({
    INBOX_FILE: join(folder, "inbox.db"),
    SUBGRAPHS: "http",
    NODE_ENV: "production",
    AUTH: "off",
    DEMO: "on",
    FILES_SECRET: SECRET,
  });
  open = await deploy({
    INBOX_FILE: join(folder, "inbox.db"),
    ...settings({ server: { corsOrigins: ["https://app.example"] } }),
  });
});
afterAll(async () => {
  await deployment.stop();
  await open.stop();
  rmSync(folder, { recursive: true });
});
const SECRET = Buffer.alloc(32, 9).toString("base64");

const forged = (secret: Uint8Array, operation: string) =>
  new FileLinks([secret]).link({
    family: "identity",
    operation,
    input: { userId: "1" },
    filename: "x",
    reusable: false,
    mediaType: "application/json",
    forwarded: {},
  });
const ownKey = ({ config }: Deployment) => linkKeys(config)[0];

describe("a file link", () => {
  it("sealed with a key that everybody can compute is refused, however the subgraphs run", async () => {
    const known = createHash("sha256").update("tributary in development").digest();
    await using apart = await deploy({ INBOX_FILE: join(folder, "inbox.db"), SUBGRAPHS: "http" });
    const { url } = await forged(known, "getUser");
    expect((await apart.get(url)).status).toBe(410);
    expect(apart.families.calls).toEqual([]);
  });

  it.each(["getUser", "listUsers", "suspendUser", "constructor", "none"])(
    "that names the operation %s, which returns no file, is refused with 410 without a call",
    async (operation) => {
      const before = open.families.calls.length;
      const { url } = await forged(ownKey(open), operation);
      expect((await open.get(url)).status).toBe(410);
      expect(open.families.calls.slice(before)).toEqual([]);
    },
  );

  it.each([
    ["a page that nobody named", { origin: "https://evil.example" }, 403],
    ["a page without a name", {}, 403],
    ["a page that names itself null", { origin: "null" }, 403],
    ["a link on a page that nobody named", { referer: "https://evil.example/a" }, 403],
    ["a page of server.corsOrigins", { origin: "https://app.example" }, 410],
    ["a link on a page of server.corsOrigins", { referer: "https://app.example/orders?id=1" }, 410],
    ["a page of this machine in development", { origin: "http://localhost:3000" }, 410],
  ])("followed across sites by %s is answered with its status", async (_page, headers, status) => {
    const { url } = await forged(ownKey(open), "none");
    const crossSite = { "sec-fetch-site": "cross-site", ...headers };
    expect((await open.get(url, crossSite)).status).toBe(status);
    const put = await fetch(`${open.origin}${url}`, { method: "PUT", headers: crossSite, body: "x" });
    expect(put.status).toBe(status);
  });

  it("of this machine is refused to its own pages in production", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" };
    const { url } = await forged(ownKey(deployment), "none");
    expect((await deployment.get(url, headers)).status).toBe(403);
    expect((await deployment.get(url, { "sec-fetch-site": "same-origin" })).status).toBe(410);
    expect((await deployment.get(url)).status).toBe(410);
  });

  it("takes no file where the gateway only reads", async () => {
    await using readOnly = await deploy(settings({ access: { readOnly: true } }));
    const { url } = await forged(ownKey(readOnly), "none");
    const answer = await fetch(`${readOnly.origin}${url}`, { method: "PUT", body: "x" });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("only reads");
  });
});

describe("the keys of file links", () => {
  const [former, current] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const opens = async (sealing: FileLinks, opening: FileLinks) => {
    const { url } = await sealing.link({
      family: "banking",
      operation: "getStatement",
      input: {},
      filename: "x",
      reusable: false,
      mediaType: "application/pdf",
      forwarded: {},
    });
    return (await opening.open("file", url.replace("/files/", ""))) !== undefined;
  };

  it("are replaced in three rolling restarts, and each process opens the links of the others", async () => {
    const steps = ([[former], [former, current], [current, former], [current]] as const).map(
      (keys) => new FileLinks(keys),
    );
    for (const [at, links] of steps.entries())
      for (const other of steps.slice(Math.max(0, at - 1), at + 2))
        expect(await opens(links, other)).toBe(true);
    expect(await opens(new FileLinks([current]), new FileLinks([former]))).toBe(false);
  });
});
