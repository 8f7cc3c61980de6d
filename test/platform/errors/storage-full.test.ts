/** A full disk: `/dev/full` answers each write as such a disk does. */
import { existsSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createServer } from "#platform/http/http-server.ts";
import { createLog, logBug } from "#platform/http/log.ts";

describe.skipIf(!existsSync("/dev/full"))("A request whose data cannot be stored (needs /dev/full)", () => {
  it("gets 503 with Retry-After, and the log has the system's error code and no bug", async () => {
    const lines: string[] = [];
    const log = createLog("error", [], { write: (line: string) => void lines.push(line) });
    const app = createServer({ bodyBytes: 1_024, onBug: logBug(log) });
    app.get("/write", async () => writeFileSync("/dev/full", "x"));
    const answer = await app.inject({ url: "/write" });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "30"]);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "STORAGE_FULL" } }] });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ code: "ENOSPC", msg: "nothing can be stored" }),
    ]);
    await app.close();
  });
});
