import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { readConfig } from "#platform/config/read.ts";
import { ConfigurationError, type Environment } from "#platform/config/setting.ts";
import { fileCredential } from "#platform/credentials/file-credential.ts";
import { createLog } from "#platform/http/log.ts";
import { allFamilies } from "#subgraphs/modules.ts";
import { settings } from "#test/kit/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Environment) =>
  readConfig({ env, families: allFamilies, role: "gateway", demo: demoCredentials });
function mistakesOf(env: Environment): readonly string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
}

describe("a credential in a file", () => {
  it("is read again when the file changes, and the previous one is used if the new content is not valid", async () => {
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

  it("is read again at once by a reload", () => {
    const file = join(folder, "reloaded");
    writeFileSync(file, "first-secret");
    const credential = fileCredential(file, "crm", () => undefined);
    writeFileSync(file, "second-secret");
    expect(credential.secret).toBe("first-secret");
    credential.reload();
    expect(credential.secret).toBe("second-secret");
    credential.close();
  });

  it("is removed from the log in each of its values", () => {
    const file = join(folder, "late");
    const lines: string[] = [];
    const log = createLog("info", [], { write: (line: string) => void lines.push(line) });
    writeFileSync(file, "read-after-the-start");
    fileCredential(file, "crm", () => undefined).close();
    log.info("the secret is read-after-the-start");
    expect(lines.join("")).not.toContain("read-after-the-start");
  });

  it("is a mistake with the name of its variable if the file is missing or empty", () => {
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
    const auth = { header: "x-token", scheme: "Key" };
    const headers = { "User-Agent": "us/1.0", "x-team": "a" };
    expect(read(settings({ families: { crm: { auth, headers } } }, crm)).families["crm"]).toMatchObject({
      header: "x-token",
      scheme: "Key",
      headers: { "user-agent": "us/1.0", "x-team": "a" },
    });
  });

  it.each([
    [{ auth: { scheme: "two words" } }, /crm\.auth\.scheme must be a word such as Bearer/],
    [{ auth: { header: "cookie" } }, /crm\.auth\.header must be `authorization` or an `x-…` header/],
    [{ headers: { authorization: "x" } }, /crm\.headers must not set authorization/],
    [{ headers: "x-team" }, /crm\.headers must be texts by name/],
  ])("is refused as %j", (own, message) => {
    expect(mistakesOf(settings({ families: { crm: own } }, crm))).toEqual([expect.stringMatching(message)]);
  });

  it("needs user and password for a family that uses both, unless another form is configured", () => {
    const desk = { SUPPORT_DESK_URL: "https://desk.example", SUPPORT_DESK_CREDENTIAL: "service:token" };
    expect(mistakesOf(desk)).toEqual([
      "SUPPORT_DESK_CREDENTIAL must be service:<user>:<password>: the family takes both",
    ]);
    expect(mistakesOf(settings({ families: { supportDesk: { auth: { scheme: "Bearer" } } } }, desk))).toEqual(
      [],
    );
  });
});
