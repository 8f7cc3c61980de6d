/** Used links that several processes of one machine note in a folder. */
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SharedAway } from "#platform/shared/shared.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { CLOCK_SKEW_MS, LINK_MS, UsedLinksFolder } from "#subgraphs/kit/files/used-links.ts";

describe("A folder of used links", () => {
  let folder: string;
  let a: UsedLinksFolder;
  let b: UsedLinksFolder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "used-links-"));
    [a, b] = [new UsedLinksFolder(folder), new UsedLinksFolder(folder)];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("allows one of 100 concurrent uses, across two processes", async () => {
    expect(await b.isUsed("link")).toBe(false);
    const uses = await Promise.all(Array.from({ length: 100 }, (_, i) => (i % 2 ? a : b).takeOnce("link")));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await b.isUsed("link")).toBe(true);
    expect(await b.takeOnce("LINK")).toBe(true);
  });

  it("makes a link work once in all processes", async () => {
    const secret = Buffer.alloc(32, 1);
    const [one, two] = [new FileLinks([secret], "", a), new FileLinks([secret], "", b)];
    const upload = { family: "identity", place: "https://files.example/1", headers: {}, maxBytes: 1 };
    const token = (await one.uploadLink(upload)).url.replace("/files/", "");
    const opened = [await one.open("upload", token), await two.open("upload", token)];
    expect(await Promise.all(opened.map((link) => link?.use()))).toEqual([true, false]);
    expect(await two.open("upload", token)).toBeUndefined();
    await opened[0]?.giveBack();
    expect(await (await two.open("upload", token))?.use()).toBe(true);
    expect(await one.open("upload", token)).toBeUndefined();
  });

  it("deletes notes of expired links and no others", async () => {
    await a.takeOnce("old");
    const [old = ""] = readdirSync(folder);
    await a.takeOnce("new");
    const expired = new Date(Date.now() - LINK_MS - CLOCK_SKEW_MS - 1_000);
    utimesSync(join(folder, old), expired, expired);
    await b.sweep();
    expect([await a.isUsed("old"), await a.isUsed("new")]).toEqual([false, true]);
  });

  it("is created again if it was removed", async () => {
    rmSync(folder, { recursive: true });
    const uses = await Promise.all([a.takeOnce("link"), b.takeOnce("link")]);
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await b.isUsed("link")).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it("refuses a link whose use cannot be written", async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    await expect(a.takeOnce("link")).rejects.toBeInstanceOf(SharedAway);
  });
});
