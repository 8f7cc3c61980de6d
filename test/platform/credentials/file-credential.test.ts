import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { ConfigurationError } from "#platform/config/kinds.ts";
import { readConfig } from "#platform/config/read.ts";
import { fileCredential } from "#platform/credentials/file-credential.ts";
import { createLog } from "#platform/http/log.ts";
import { allFamilies } from "#subgraphs/modules.ts";

const folder = mkdtempSync(join(tmpdir(), "secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readConfig(env, allFamilies, "gateway", demoCredentials);
function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
}

describe("a credential in a file", () => {
  it("is read again when the file changes, and the former one stays where it is no secret", async () => {
    const file = join(folder, "crm");
    writeFileSync(file, "first-secret\n");
    const warnings: string[] = [];
    const credential = fileCredential(file, "crm", (text) => warnings.push(text));
    expect(credential.secret).toBe("first-secret");
    writeFileSync(file, "second-secret\n");
    await vi.waitFor(() => expect(credential.secret).toBe("second-secret"), { timeout: 15_000 });
    writeFileSync(file, "\n");
    credential.refused();
    expect(credential.secret).toBe("second-secret");
    expect(warnings[0]).toMatch(/^The credential of crm names a file that must have one line/);
    writeFileSync(file, "third-secret");
    credential.refused();
    expect(credential.secret).toBe("third-secret");
    credential.close();
  }, 120_000);

  it("is used within 5 s after its file has changed", () => {
    vi.useFakeTimers();
    try {
      const file = join(folder, "soon");
      writeFileSync(file, "first-secret");
      const credential = fileCredential(file, "crm", () => undefined);
      writeFileSync(file, "the-second-secret");
      vi.advanceTimersByTime(5_000);
      expect(credential.secret).toBe("the-second-secret");
      credential.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it("is read anew at once where the operator says so", () => {
    const file = join(folder, "reloaded");
    writeFileSync(file, "first-secret");
    const credential = fileCredential(file, "crm", () => undefined);
    writeFileSync(file, "second-secret");
    expect(credential.secret).toBe("first-secret");
    credential.reload();
    expect(credential.secret).toBe("second-secret");
    credential.close();
  });

  it("is struck out of the log, whenever it was read", () => {
    const file = join(folder, "late");
    const lines: string[] = [];
    const log = createLog("info", [], { write: (line: string) => void lines.push(line) });
    writeFileSync(file, "read-after-the-start");
    fileCredential(file, "crm", () => undefined).close();
    log.info("the secret is read-after-the-start");
    expect(lines.join("")).not.toContain("read-after-the-start");
  });

  it("is a mistake by name where the file is missing or empty", () => {
    const env = { CRM_URL: "https://crm.example" };
    expect(mistakesOf({ ...env, CRM_CREDENTIAL: `service:file:${join(folder, "nothing")}` })).toEqual([
      "CRM_CREDENTIAL names a file that cannot be read (ENOENT)",
    ]);
    writeFileSync(join(folder, "empty"), "");
    expect(mistakesOf({ ...env, CRM_CREDENTIAL: `oauth:file:${join(folder, "empty")}` })).toEqual([
      "CRM_CREDENTIAL names a file that must be a JSON object",
    ]);
    expect(mistakesOf({ ...env, CRM_CREDENTIAL: "secret" })).toEqual([
      "CRM_CREDENTIAL must be service:<secret>, service:file:<path>, oauth:file:<path> or forward:<header>",
    ]);
  });
});

describe("the form in which a credential is sent", () => {
  const crm = { CRM_URL: "https://crm.example", CRM_CREDENTIAL: "service:s" };

  it("is set by header, by scheme or by both, and further headers by name", () => {
    const settings = { CRM_AUTH: "header:x-token,scheme:Key", CRM_HEADERS: "user-agent=us%2F1.0,x-team=a" };
    expect(read({ ...crm, ...settings }).families["crm"]).toMatchObject({
      header: "x-token",
      scheme: "Key",
      headers: { "user-agent": "us/1.0", "x-team": "a" },
    });
  });

  it.each([
    [{ CRM_AUTH: "SSWS" }, /^CRM_AUTH must be header:<name>, scheme:<word> or both/],
    [{ CRM_AUTH: "header:cookie" }, /^CRM_AUTH must be `authorization` or an `x-…` header/],
    [{ CRM_HEADERS: "authorization=x" }, /^CRM_HEADERS must not set authorization/],
    [{ CRM_HEADERS: "x-team" }, /^CRM_HEADERS must be pairs/],
  ])("is refused as %j", (settings, message) => {
    expect(mistakesOf({ ...crm, ...settings })).toEqual([expect.stringMatching(message)]);
  });

  it("needs user and password for a family that takes both, unless another way is set", () => {
    const desk = { SUPPORT_DESK_URL: "https://desk.example", SUPPORT_DESK_CREDENTIAL: "service:token" };
    expect(mistakesOf(desk)).toEqual([
      "SUPPORT_DESK_CREDENTIAL must be service:<user>:<password>: the family takes both",
    ]);
    expect(mistakesOf({ ...desk, SUPPORT_DESK_AUTH: "scheme:Bearer" })).toEqual([]);
  });
});
