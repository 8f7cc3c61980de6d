/** The file `tributary.yaml`: its places in messages, its references, its precedence below the environment. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Schema from "typebox/schema";
import { afterAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { configurationSchema } from "#platform/config/file/json-schema.ts";
import { SettingFiles } from "#platform/config/file/setting-file.ts";
import { settingLine } from "#platform/config/file/setting-line.ts";
import { readConfig } from "#platform/config/read.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { ConfigurationError, type Environment, rowsOf } from "#platform/config/setting.ts";
import { allSettings } from "#platform/config/table.ts";
import { defaultLimits, defaultQueryLimits, limitProfiles } from "#platform/limits/limits.ts";
import { schemaText, standIns } from "#scripts/docs/configuration.ts";
import { settings } from "#test/kit/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "tributary-yaml-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const fileOf = (text: string): string => {
  const file = join(folder, `${++files}.yaml`);
  writeFileSync(file, text);
  return file;
};
const read = (text: string, env: Environment = {}) =>
  readGatewayConfig({ ...env, TRIBUTARY_CONFIG: fileOf(text) });

function mistakesOf(env: Environment): readonly string[] {
  try {
    readGatewayConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
}

/** The mistakes in a file, with its path as `file`. */
const mistakesIn = (text: string, env: Environment = {}): readonly string[] => {
  const file = fileOf(text);
  return mistakesOf({ ...env, TRIBUTARY_CONFIG: file }).map((message) => message.replace(file, "file"));
};

const projectFile = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

describe("tributary.yaml", () => {
  it("overrides the defaults, and is overridden by the environment", () => {
    const text = "server: {port: 5000, logLevel: warn}\ndeployment:\n  workers: auto\n";
    expect(read(text)).toMatchObject({ port: 5_000, logLevel: "warn", host: "127.0.0.1" });
    expect(read(text, { PORT: "6000", WORKERS: "3" })).toMatchObject({ port: 6_000, workers: 3 });
    expect(read(text, { PORT: "" }).port).toBe(5_000);
  });

  it("may be empty, or have sections without keys", () => {
    for (const text of ["", "# nothing\n", "server:\nlimits:\nfamilies:\n  crm:\n"])
      expect(read(text).port).toBeUndefined();
  });

  it("is refused with a setting without a value", () => {
    expect(mistakesIn("access:\n  readOnly:\n  auth: null\nlimits:\n")).toEqual([
      "file:2:3: access.readOnly has no value",
      "file:3:3: access.auth has no value",
    ]);
  });

  it("can use texts of the environment and secrets of files", () => {
    const secret = "a secret of a file that is long enough";
    writeFileSync(join(folder, "secret"), `${secret}\n`);
    const text = [
      `server: { port: '\${THE_PORT}', corsOrigins: ['https://\${THE_APP}.example'] }`,
      "families:",
      "  crm:",
      "    url: https://crm.example",
      `    credential: service:\${CRM_TOKEN}`,
      `    headers: { x-team: 'file:${join(folder, "secret")}' }`,
      `deployment: { demo: true, subgraphsSecret: 'file:${join(folder, "secret")}' }`,
    ].join("\n");
    const config = read(text, { THE_PORT: "5000", THE_APP: "app", CRM_TOKEN: "of-crm" });
    expect(config).toMatchObject({
      port: 5_000,
      corsOrigins: ["https://app.example"],
      subgraphsSecret: [secret],
      families: { crm: { credential: { secret: "of-crm" }, headers: { "x-team": secret } } },
    });
    expect(secretsOf(config)).toEqual(expect.arrayContaining([secret, "of-crm"]));
    expect(mistakesIn(text, { THE_PORT: "5000", THE_APP: "app" })).toEqual([
      "file:5:5: families.crm.credential needs the variable CRM_TOKEN, which is not set",
    ]);
  });

  it("has all its mistakes reported at once, each with line and column", () => {
    const text = [
      "server:",
      "  port: high",
      "limit: small",
      "limits:",
      "  callsPerOperaton: 3",
      "  tries: 9",
      "callsPerFamily: 3",
      "access: []",
      "families:",
      "  crn: {}",
      "  crm:",
      "    scope:",
      "      entirelyElse: 1",
    ].join("\n");
    expect([...mistakesIn(text)].sort()).toEqual([
      "file:10:3: families.crn is no setting: did you mean crm?",
      expect.stringMatching(
        /^file:13:7: families\.crm\.scope\.entirelyElse is no setting; the keys here are p/,
      ),
      "file:2:3: server.port must be a whole number from 0 to 65535",
      "file:3:1: limit is no setting: did you mean limits?",
      "file:5:3: limits.callsPerOperaton is no setting: did you mean callsPerOperation?",
      "file:6:3: limits.tries must be a whole number from 1 to 5",
      "file:7:1: callsPerFamily is no setting: did you mean limits.callsPerFamily?",
      "file:8:1: access must be a section with keys",
    ]);
  });

  it("has syntax errors reported with their positions, and never a value", () => {
    expect(mistakesIn("limits:\n  tries: 1\n  tries: 2\n")[0]).toBe(
      "file:3:3: A key must be unique in its section",
    );
    expect(mistakesIn("- limits")).toEqual(["file must have sections, such as limits:"]);
    expect(mistakesOf({ TRIBUTARY_CONFIG: join(folder, "none.yaml") })).toEqual([
      "TRIBUTARY_CONFIG names a file that cannot be read (ENOENT)",
    ]);
    for (const text of ["*hunter2", "!hunter2 x", "|hunter2\n  x", "hunter2"]) {
      const [mistake, ...others] = mistakesIn(`access:\n  jwt:\n    secret: ${text}\n`);
      expect(mistake, text).toMatch(/^file:3:\d+: /);
      expect([mistake, ...others].join()).not.toContain("hunter2");
    }
  });

  it.each([
    [`{access: {jwt: {secret:hunter2}}}`, "file:1:17: This key is no setting"],
    [`{access: {jwt: {hunter2}}}`, "file:1:17: This key is no setting"],
    [`families: {crm: {credential:service:hunter2}}`, "file:1:18: This key is no setting"],
    [`{deployment: {redisUrl: redis://:ab,hunter2@redis}}`, "file:1:37: This key is no setting"],
    [
      `{families: {crm: {headers: {x-api-key:hunter2}}}}`,
      "file:1:19: families.crm.headers must have names of",
    ],
    [`access: {jwt: {secret: !hunter2! x}}`, "file:1:24: A text that begins with ! must be in quotes"],
    [`access: {jwt: {secret: "abc\\Uhunter2"}}`, "file:1:28: A text in double quotes has an unknown"],
    [`access: {jwt: {secret: {{ hunter2 }}}}`, "file:1:25: A key must be a text"],
    [`access: {jwt: {secret: {[hunter2]: x}}}`, "file:1:25: A key must be a text"],
    [`access: {jwt: {secret: @hunter2}}`, "file:1:24: This is no valid YAML"],
  ])("quotes no part of a secret that is written without quotes: %s", (text, said) => {
    const warnings = vi.spyOn(process, "emitWarning");
    const mistakes = mistakesIn(text);
    expect(mistakes.map((one) => one.slice(0, said.length))).toContain(said);
    expect(mistakes.join()).not.toContain("hunter2");
    expect(warnings).not.toHaveBeenCalled();
    warnings.mockRestore();
  });

  it.each([
    ["server: &a\n  host: *a\n", ["file:2:3", "file:2:9"]],
    ["families:\n  erp: &one {}\n  crm: *one\n", ["file:2:13", "file:3:8"]],
    ["server: {host: &one localhost}\n", ["file:1:21"]],
    ["access: {jwt: {secret: *hunter2}}\n", ["file:1:24"]],
  ])("is refused with anchors and aliases, with their positions: %j", (text, places) => {
    const said = mistakesIn(text).filter((one) => one.endsWith(": Anchors and aliases are not allowed"));
    expect(said.map((one) => one.split(": ")[0])).toEqual(places);
  });

  it("is read by a worker as its parent read it, even if the file has changed since", () => {
    const file = fileOf("limits: {tries: 1}");
    const ofParent = new SettingFiles();
    const triesBy = (texts: SettingFiles) =>
      readGatewayConfig({ TRIBUTARY_CONFIG: file }, texts).limits.tries;
    expect(triesBy(ofParent)).toBe(1);
    writeFileSync(file, "limits: {tries: 2}");
    expect(triesBy(new SettingFiles(ofParent.texts))).toBe(1);
    expect(triesBy(new SettingFiles())).toBe(2);
  });

  it("is passed to a worker together with the scopes file and the trusted documents that the parent read", () => {
    const [scopesFile, trustedDocumentsFile] = [fileOf('{"a": []}'), fileOf('{"b": "{ __typename }"}')];
    const access = { scopesFile, trustedDocumentsFile, trustedDocuments: "audit" };
    const env = {
      ...settings({ access }),
      AUTH: "proxy",
      PROXY_NETWORKS: "127.0.0.0/8",
    };
    const ofParent = new SettingFiles();
    const config = readGatewayConfig(env, ofParent);
    for (const file of [scopesFile, trustedDocumentsFile]) writeFileSync(file, "{}");
    const ofWorker = readGatewayConfig(env, new SettingFiles(ofParent.texts));
    expect(ofWorker.access.scopes).toBe('{"a": []}');
    expect(ofWorker.trustedDocuments.manifest).toBe('{"b": "{ __typename }"}');
    expect(ofWorker).toEqual(config);
  });

  it("can be the value of the variable itself", () => {
    expect(readGatewayConfig({ TRIBUTARY_CONFIG: "{limits: {tries: 1}}" }).limits.tries).toBe(1);
  });

  it("is read by a subgraph for its own families, and keys of other families are accepted", () => {
    const env = settings({ families: { erp: { scope: { companyId: "c" } }, crm: { currency: "EUR" } } });
    const families = familiesOf();
    const own = families.filter(({ name }) => name === "erp");
    const config = readConfig({ env, families: own, role: "subgraph", demo: demoCredentials, all: families });
    expect(Object.keys(config.families)).toEqual(["erp"]);
    expect(config.families["erp"]?.scope).toMatchObject({ company_id: "c" });
  });

  it("has the header names of forwarded credentials, also for families of another process", () => {
    const credential = `forward:x-\${OUR_NAME}-token`;
    const env = settings({ families: { crm: { credential } } }, { OUR_NAME: "crm" });
    const all = familiesOf();
    const config = readConfig({ env, families: [], role: "subgraph", demo: demoCredentials, all });
    expect(config.forwardedHeaders).toEqual(["x-crm-token"]);
  });

  it("can have the lines that tools propose", () => {
    const line = settingLine(["families", "crm", "spelling", "renames"], { Person: { id: "no: 1" } });
    expect(line).toBe('families: { crm: { spelling: { renames: { Person: { id: "no: 1" } } } } }');
    expect(parse(line)).toEqual({
      families: { crm: { spelling: { renames: { Person: { id: "no: 1" } } } } },
    });
  });
});

describe("the file of the working directory", () => {
  const inline = "{limits: small}";

  /** The outcome of a start in a folder with a file. */
  function namedIn(set: (folder: string) => void, variable = ""): string | undefined {
    const directory = mkdtempSync(join(folder, "directory-"));
    set(directory);
    const before = process.cwd();
    process.chdir(directory);
    vi.stubEnv("TRIBUTARY_CONFIG", variable);
    try {
      return programEnvironment()["TRIBUTARY_CONFIG"];
    } catch (error) {
      if (error instanceof ConfigurationError) return error.mistakes.join();
      throw error;
    } finally {
      vi.unstubAllEnvs();
      process.chdir(before);
    }
  }
  const withFile = (name: string) => (directory: string) => writeFileSync(join(directory, name), "");

  it("is read unless the variable names another file", () => {
    expect(namedIn(withFile("tributary.yaml"))).toBe("tributary.yaml");
    expect(namedIn(withFile("tributary.yaml"), "other.yaml")).toBe("other.yaml");
    expect(namedIn(withFile("tributary.yml"), "tributary.yml")).toBe("tributary.yml");
    expect(namedIn(() => {}, inline)).toBe(inline);
  });

  it("is refused if it would be ignored", () => {
    const link = (directory: string) => symlinkSync("nothing", join(directory, "tributary.yaml"));
    expect(namedIn(withFile("tributary.yaml"), inline)).toBe(
      "tributary.yaml is not read beside settings in TRIBUTARY_CONFIG: remove one of them",
    );
    for (const variable of ["", inline])
      expect(namedIn(withFile("tributary.yml"), variable)).toBe(
        "tributary.yml is not read: its name must be tributary.yaml",
      );
    expect(namedIn(link)).toBe("tributary.yaml is a link to a file that does not exist");
    expect(mistakesOf({ TRIBUTARY_CONFIG_FILE: "x.yaml" })).toEqual([
      "TRIBUTARY_CONFIG_FILE is no setting: TRIBUTARY_CONFIG names the file",
    ]);
  });
});

describe("a profile of limits", () => {
  it("sets all limits, and single limits override it", () => {
    expect(read("limits: small\n").limits).toMatchObject({ callsPerOperation: 100, tries: 3 });
    const config = read("limits:\n  profile: large\n  callsPerOperation: 42\n  query: { depth: 9 }\n");
    expect(config.limits).toMatchObject({ callsPerOperation: 42, callsPerFamily: 1_000 });
    expect(config.queryLimits).toEqual({ ...limitProfiles.large.query, depth: 9 });
    expect(mistakesIn("limits: tiny\n")).toEqual([
      "file:1:1: limits.profile must be one of small, normal, large",
    ]);
  });

  it("is normal without a setting", () => {
    expect(readGatewayConfig({}).limits).toEqual(defaultLimits);
    expect(readGatewayConfig({}).queryLimits).toEqual(defaultQueryLimits);
    expect(read("limits: normal\n")).toEqual(readGatewayConfig({}));
  });
});

describe("the environment", () => {
  it("is refused with a variable that moved to the file, and the error names the key", () => {
    expect(
      mistakesOf({
        READ_ONLY: "on",
        CRM_HEADERS_FILE: "/run/x",
        PEOPLE_GROUP: "all",
        FAMILIES_URL: "http://x",
      }),
    ).toEqual([
      "READ_ONLY is not read any more: set access.readOnly in tributary.yaml",
      "FAMILIES_URL is not read any more: set SERVICES_URL",
      "PEOPLE_GROUP is not read any more: set families.identity.scope.peopleGroup in tributary.yaml",
      "CRM_HEADERS_FILE is not read any more: set families.crm.headers in tributary.yaml",
    ]);
    // Other programs on a machine use OpenTelemetry's variables, too.
    expect(readGatewayConfig({ OTEL_TRACES_SAMPLER: "always_on" }).unknownVariableWarnings).toEqual([
      "OTEL_TRACES_SAMPLER is not read any more: set telemetry.traces.sampler in tributary.yaml",
    ]);
  });

  it("may have a variable of any name that the file refers to", () => {
    const token = "t".repeat(32);
    const text = [
      "families:",
      `  eSignature: { webhook: { token: '\${E_SIGNATURE_LISTENER_TOKEN}' } }`,
      `  crm: { headers: { x-team: '\${CRM_TEAM}' } }`,
    ].join("\n");
    const config = read(text, { E_SIGNATURE_LISTENER_TOKEN: token, CRM_TEAM: "a" });
    expect(config.listeners["eSignature"]).toEqual({ kind: "token", tokens: [token] });
    expect(config.unknownVariableWarnings).toEqual([]);
  });

  it("is refused with a former variable that only a comment or a key of the file mentions", () => {
    const moved = "READ_ONLY is not read any more: set access.readOnly in tributary.yaml";
    expect(mistakesIn(`# readOnly: \${READ_ONLY}\n`, { READ_ONLY: "on" })).toEqual([moved]);
    expect(mistakesIn(`{'\${READ_ONLY}': 1}`, { READ_ONLY: "on" })).toContain(moved);
  });

  it("has at most 80 settings, including those of all families and of the stand-in services", () => {
    const rows = rowsOf(allSettings(familiesOf()));
    const names = rows.flatMap(({ setting }) => setting.options.env ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length + standIns.length + ["TRIBUTARY_CONFIG"].length).toBeLessThanOrEqual(80);
  });
});

describe("the schema of the file", () => {
  const schema = Schema.Compile(configurationSchema(familiesOf()));
  const example = /```yaml\n(.*?)```/s.exec(projectFile("docs/configuration.md"))?.[1] ?? "";

  it("is committed as its program generates it", () => {
    expect(projectFile("schema/tributary.schema.json")).toBe(schemaText());
  });

  it("accepts the example of the documentation, which a gateway can read", () => {
    const own = parse(example);
    expect(schema.Check(own)).toBe(true);
    const secret = join(folder, "oauth.json");
    writeFileSync(
      secret,
      JSON.stringify({ tokenUrl: "https://erp.example/token", clientId: "c", clientSecret: "s" }),
    );
    own.access.filesSecret = Buffer.alloc(32, 1).toString("base64");
    own.families.erp.credential = `oauth:file:${secret}`;
    const env = { REDIS_PASSWORD: "r", CRM_TOKEN: "c", METRICS: "m".repeat(32) };
    expect(mistakesOf(settings(own, env))).toEqual([]);
  });

  it.each([
    [{ server: { port: `\${PORT_OF_ALL}` }, limits: "small" }, true],
    [{ telemetry: { traces: { headers: "file:/run/headers" } } }, true],
    [{ families: { crm: { headers: { "x-team": "a" }, scope: { socialUserField: "k" } } } }, true],
    [{ limits: "tiny" }, false],
    [{ limits: { tries: 9 } }, false],
    [{ limits: { try: 1 } }, false],
    [{ server: { console: "on" } }, false],
    [{ families: { crn: {} } }, false],
    [{ families: { crm: { scope: { companyId: "c" } } } }, false],
  ])("reports %j: %j", (value, accepted) => {
    expect(schema.Check(value)).toBe(accepted);
  });
});
