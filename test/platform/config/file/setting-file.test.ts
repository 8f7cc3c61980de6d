/** Settings whose value is in a file that another variable names. */
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { readGatewayConfig } from "#gateway/read-config.ts";
import type { Role } from "#platform/config/config.ts";
import { SettingFiles } from "#platform/config/file/setting-file.ts";
import { readConfig } from "#platform/config/read.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { ConfigurationError, type Environment, rowsOf } from "#platform/config/setting.ts";
import { allSettings } from "#platform/config/table.ts";
import { allFamilies } from "#subgraphs/modules.ts";
import { settings } from "#test/kit/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

function mistakesOf(env: Environment): readonly string[] {
  try {
    readGatewayConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
}

const webhook = (file: string) =>
  settings({ families: { eSignature: { webhook: { token: `file:${file}` } } } });

describe("A setting in a file", () => {
  it("has the text of the file without line ends around it, and is removed from logs as any secret", () => {
    const secret = "a secret between two processes from a file";
    const config = readGatewayConfig({
      SUBGRAPHS_SECRET_FILE: fileOf("subgraphs", `${secret}\n`),
      REDIS_URL_FILE: fileOf("redis", "rediss://:of-redis@redis.example\n"),
      FILES_SECRET_FILE: fileOf("files", `\n${Buffer.alloc(32, 5).toString("base64")}\n`),
      ...webhook(fileOf("token", "a-token-that-is-long-enough-for-a-webhook")),
    });
    expect(config).toMatchObject({ subgraphsSecret: [secret], redisUrl: "rediss://:of-redis@redis.example" });
    expect(Buffer.from(config.filesSecret?.[0] ?? []).equals(Buffer.alloc(32, 5))).toBe(true);
    expect(config.listeners["eSignature"]).toEqual({
      kind: "token",
      tokens: ["a-token-that-is-long-enough-for-a-webhook"],
    });
    expect(secretsOf(config)).toEqual(expect.arrayContaining([secret, "of-redis"]));
  });

  it("may have several lines, such as a public key", () => {
    const { publicKey } = generateKeyPairSync("ed25519");
    const file = fileOf("key.pem", publicKey.export({ type: "spki", format: "pem" }).toString());
    const { auth } = readGatewayConfig({
      AUTH: "jwt",
      JWT_PUBLIC_KEY_FILE: file,
      JWT_ISSUER: "i",
      JWT_AUDIENCE: "a",
    });
    expect(auth).toMatchObject({ kind: "jwt", issuer: "i" });
  });

  it("is a mistake with the name of the variable, without the path, if the file cannot be used", () => {
    expect(mistakesOf({ METRICS_TOKEN_FILE: join(folder, "nothing") })).toEqual([
      "METRICS_TOKEN_FILE names a file that cannot be read (ENOENT)",
    ]);
    expect(mistakesOf({ METRICS_TOKEN_FILE: fileOf("empty", "\n") })).toEqual([
      "METRICS_TOKEN_FILE names a file that must have 1 to 65536 characters",
    ]);
    expect(mistakesOf({ METRICS_TOKEN_FILE: fileOf("short", "short") })).toEqual([
      "METRICS_TOKEN_FILE must have at least 32 characters",
    ]);
    expect(mistakesOf({ METRICS_TOKEN: "m".repeat(32), METRICS_TOKEN_FILE: join(folder, "short") })).toEqual([
      "One of METRICS_TOKEN and METRICS_TOKEN_FILE is enough",
    ]);
  });

  it("has precedence over another name of the variable, which may be set for a whole cluster", () => {
    const file = fileOf("proxy", "http://ours.example:3128");
    const env = {
      DEMO: "on",
      CRM_URL: "https://crm.example",
      CRM_CREDENTIAL: "service:secret",
      HTTPS_PROXY: "http://cluster.example:3128",
    };
    const proxyOf = (more: Record<string, string>) =>
      readGatewayConfig({ ...env, ...more }).families["crm"]?.proxy?.url;
    expect(proxyOf({})).toBe("http://cluster.example:3128/");
    expect(proxyOf({ OUTBOUND_PROXY: "http://own.example:3128" })).toBe("http://own.example:3128/");
    expect(proxyOf({ OUTBOUND_PROXY_FILE: file })).toBe("http://ours.example:3128/");
    const inYaml = settings({ deployment: { outboundProxy: "http://yaml.example:3128" } });
    expect(proxyOf(inYaml)).toBe("http://yaml.example:3128/");
    expect(proxyOf({ ...inYaml, OUTBOUND_PROXY: "http://own.example:3128" })).toBe(
      "http://own.example:3128/",
    );
    expect(mistakesOf({ ...env, HTTPS_PROXY: "socks://x" })[0]).toMatch(/^HTTPS_PROXY must be an http/);
    expect(mistakesOf({ ...env, OUTBOUND_PROXY: "http://own.example", OUTBOUND_PROXY_FILE: file })).toEqual([
      "One of OUTBOUND_PROXY and OUTBOUND_PROXY_FILE is enough",
    ]);
  });

  it("is not read by a process that never uses it, because its machine may not have the file", () => {
    const nothing = join(folder, "nothing");
    const readAs = (role: Role, env: Environment) => () =>
      readConfig({ env, families: allFamilies, role, demo: demoCredentials });
    const ofOthers = { REPORTS_SCHEDULE_TOKEN_FILE: nothing, REPORTS_WEBHOOK_SECRET_FILE: nothing };
    const ofListeners = webhook(nothing);
    const ofGraph = {
      JWT_SECRET_FILE: nothing,
      JWT_PUBLIC_KEY_FILE: nothing,
      SUBGRAPHS_SECRET_FILE: nothing,
    };
    expect(readAs("subgraph", { ...ofOthers, ...ofListeners })).not.toThrow();
    expect(readAs("edge", { ...ofOthers, ...ofGraph })).not.toThrow();
    for (const env of [ofOthers, ofListeners, ofGraph])
      expect(readAs("gateway", env), Object.keys(env).join()).toThrow(/cannot be read \(ENOENT\)/);
    expect(readAs("edge", ofListeners)).toThrow(/cannot be read/);
    expect(readAs("subgraph", { JWT_SECRET_FILE: nothing })).toThrow(/cannot be read/);

    const crm = { headers: `file:${nothing}`, connection: { proxy: `file:${nothing}` } };
    const ofCrm = settings({ families: { crm } }, ofListeners);
    expect(mistakesOf({ ...ofCrm, FAMILIES: "banking" })).toEqual([]);
    expect(mistakesOf({ ...ofCrm, FAMILIES: "crm" })).toHaveLength(2);

    const notHere = `\${NOT_HERE}`;
    const ofGateway = settings({
      access: { auth: "jwt", jwt: { secret: notHere, issuer: "i", audience: "a" } },
      reports: { schedules: { token: notHere } },
      families: {
        eSignature: { webhook: { token: notHere } },
        crm: { credential: `service:file:${nothing}`, headers: { "x-team": notHere } },
      },
      deployment: { families: ["banking"] },
    });
    const filesSecret = Buffer.alloc(32, 5).toString("base64");
    expect(readAs("edge", { ...ofGateway, FILES_SECRET: filesSecret })).not.toThrow();
    expect(readAs("gateway", ofGateway)).toThrow(/needs the variable NOT_HERE/);
    expect(mistakesOf(ofGateway).every((one) => !one.includes("families."))).toBe(true);
  });

  it("is read by a worker as its parent read it, even if the file has changed since", () => {
    const file = fileOf("rotated", "m".repeat(32));
    const files = new SettingFiles();
    const tokenBy = (texts: SettingFiles) =>
      readGatewayConfig({ METRICS_TOKEN_FILE: file }, texts).telemetry.metrics?.token?.[0];
    expect(tokenBy(files)).toBe("m".repeat(32));
    fileOf("rotated", "n".repeat(32));
    expect(tokenBy(new SettingFiles(files.texts))).toBe("m".repeat(32));
    expect(tokenBy(new SettingFiles())).toBe("n".repeat(32));
  });

  it("is possible for each secret setting, except credentials", () => {
    const rows = rowsOf(allSettings(allFamilies));
    const known = rows.filter(({ setting }) => setting.options.secret).map(({ path }) => path.join("."));
    const secrets = rows
      .map(({ path }) => path.join("."))
      .filter((key) => /(?:secret|token|redisUrl|inbox\.url|proxy|Proxy)$/i.test(key))
      .filter((key) => key !== "deployment.noProxy");
    expect(secrets.length).toBeGreaterThan(20);
    expect(known).toEqual(expect.arrayContaining(secrets));
    // The file of a setting (`_FILE`) must not have the name of another setting.
    const names = rows.flatMap(({ setting }) => setting.names);
    expect(new Set(names).size).toBe(names.length);
  });
});
