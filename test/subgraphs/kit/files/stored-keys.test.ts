import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { linkKeys } from "#subgraphs/kit/files/stored-keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "links-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keyIn = (inboxFile: string, linksShared = true) =>
  linkKeys({ filesSecret: undefined, inboxFile, linksShared })[0];

describe("the key of file links", () => {
  it("is random, and the same for every process with the same inbox", () => {
    const inbox = join(folder, "a/b", "inbox.db");
    const key = keyIn(inbox);
    expect(key).toHaveLength(32);
    expect(keyIn(inbox, false)).toEqual(key);
    expect(keyIn(join(folder, "inbox.db"))).not.toEqual(key);
    expect(readdirSync(join(folder, "a/b"))).toEqual(["links.key"]);
    expect(statSync(join(folder, "a/b/links.key")).mode & 0o077).toBe(0);
  });

  it("is the configured one where there is one, and nothing is stored", () => {
    const filesSecret = [new Uint8Array(32).fill(7)] as const;
    const inboxFile = join(folder, "inbox.db");
    expect(linkKeys({ filesSecret, inboxFile, linksShared: true })).toBe(filesSecret);
    expect(existsSync(join(folder, "links.key"))).toBe(false);
  });

  it("that cannot be stored is refused where processes share links, and random for one process", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const inbox of [":memory:", join(file, "inbox.db")]) {
      expect(() => keyIn(inbox)).toThrow(/FILES_SECRET must be set/);
      expect(keyIn(inbox, false)).not.toEqual(keyIn(inbox, false));
    }
    writeFileSync(join(folder, "links.key"), "short");
    expect(() => keyIn(join(folder, "inbox.db"))).toThrow(/links\.key does not hold 32 bytes/);
    expect(readFileSync(join(folder, "links.key"), "utf8")).toBe("short");
  });
});
