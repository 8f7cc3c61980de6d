/** Folders in object storage, against a server of the S3 protocol that checks signatures. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StoreAway } from "#reports/server/engine/job.ts";
import { S3Files } from "#reports/server/files/s3-files.ts";
import { type S3Server, startS3 } from "#test/kit/s3-server.ts";

const root = mkdtempSync(join(tmpdir(), "s3-files-"));
let server: S3Server;
beforeAll(async () => {
  server = await startS3();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(root, { recursive: true, force: true });
});

const names = ["rows.ndjson", "files/mine (1) & 'yours'.csv", "tables/a+b é.bin", "empty"];

function folderWithFiles(): string {
  const folder = mkdtempSync(join(root, "from-"));
  for (const name of ["files", "tables"]) mkdirSync(join(folder, name));
  for (const [at, name] of names.entries())
    writeFileSync(join(folder, name), Buffer.alloc(name === "empty" ? 0 : 700_000, at + 1));
  return folder;
}

describe("a folder in object storage", () => {
  it("is the same folder for another gateway, which reads only missing files", async () => {
    const from = folderWithFiles();
    await new S3Files(server.options).put("runs/a", from);
    const to = mkdtempSync(join(root, "to-"));
    writeFileSync(join(to, "rows.ndjson"), "its own");
    const other = new S3Files(server.options);
    await other.get("runs/a", to);
    expect([...(await other.list("runs/a"))].sort()).toEqual([...names].sort());
    expect(readFileSync(join(to, "rows.ndjson"), "utf8")).toBe("its own");
    for (const name of names.slice(1))
      expect(readFileSync(join(to, name)).equals(readFileSync(join(from, name))), name).toBe(true);
  });

  it("is listed completely if one page of the listing has not all its files, and deleted without similar prefixes", async () => {
    const files = new S3Files(server.options);
    for (const prefix of ["runs/c", "runs/c-other"]) await files.put(prefix, folderWithFiles());
    expect(await files.list("runs/c")).toHaveLength(names.length);
    await files.delete("runs/c");
    expect(await files.list("runs/c")).toEqual([]);
    expect(await files.list("runs/c-other")).toHaveLength(names.length);
    await files.delete("runs/absent");
  });

  it("refuses a wrong key, with an error that contains neither address nor response", async () => {
    const wrong = new S3Files({ ...server.options, secretKey: "wrong" });
    const folder = folderWithFiles();
    await expect(wrong.put("runs/b", folder)).rejects.toEqual(new StoreAway("S3_403"));
    const away = new S3Files({ ...server.options, url: "http://127.0.0.1:1/bucket" });
    await expect(away.list("runs/b")).rejects.toEqual(new StoreAway("S3_NO_ANSWER"));
    expect([...server.objects.keys()].filter((key) => key.includes("runs/b"))).toEqual([]);
  });
});
