import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { connectors } from "#contracts/connectors/index.ts";
import { CONNECT_TOKEN, demoCredentials, demoSecret } from "#contracts/demo-credentials.ts";
import { erp } from "#contracts/erp/index.ts";
import { treasury } from "#contracts/treasury/index.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { ConfigurationError, type Environment } from "#platform/config/kinds.ts";
import { demoWarning, readConfig, withStartedServices } from "#platform/config/read.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { defaultQueryLimits } from "#platform/limits/limits.ts";
import { configurationDoc } from "#scripts/docs/configuration.ts";
import { providerIds, psaAIds, psaBIds } from "#services/connectors/seed/index.ts";
import { FIRST_COMPANY } from "#services/erp/seed/index.ts";
import { MAIN_ACCOUNT } from "#services/treasury/seed/index.ts";

const read = (env: Environment, role: "gateway" | "subgraph" = "gateway") =>
  readConfig(env, familiesOf(), role, demoCredentials);

function mistakesOf(env: Environment, role: "gateway" | "subgraph" = "gateway"): readonly string[] {
  try {
    read(env, role);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  it("accepts schedules of reports with one worker and with several", () => {
    expect(read({ REPORTS_SCHEDULES: "on", WORKERS: "2" })).toMatchObject({
      workers: 2,
      reports: { schedules: {} },
    });
    expect(read({ WORKERS: "2" }).reports.schedules).toBeUndefined();
  });

  it("accepts the demo company's Connect token on this machine in development, else only configured tokens", () => {
    const token = "t".repeat(32);
    const own = { E_SIGNATURE_LISTENER_TOKEN: token };
    const esign = { E_SIGNATURE_URL: "https://sign.example", E_SIGNATURE_CREDENTIAL: "service:x" };
    const abroad = { HOST: "0.0.0.0", AUTH: "jwt", JWT_SECRET: token, JWT_ISSUER: "i", JWT_AUDIENCE: "a" };
    expect(read({}).listeners["eSignature"]).toEqual({ kind: "token", token: CONNECT_TOKEN });
    for (const env of [esign, abroad, { NODE_ENV: "production", AUTH: "off", DEMO: "on" }]) {
      expect(read(env).listeners["eSignature"]).toBeUndefined();
      expect(read({ ...env, ...own }).listeners["eSignature"]).toEqual({ kind: "token", token });
    }
    const jwks = {
      E_SIGNATURE_LISTENER_JWKS_URL: "https://tokens.example/keys",
      E_SIGNATURE_LISTENER_ISSUER: "i",
      E_SIGNATURE_LISTENER_AUDIENCE: "a",
    };
    expect(read(jwks).listeners["eSignature"]).toMatchObject({
      kind: "jwt",
      clockToleranceS: 5,
      key: new URL("https://tokens.example/keys"),
    });
  });

  it("needs nothing: the local families with the demo company's credentials", () => {
    const config = read({});
    expect(config.families["banking"]).toEqual({
      baseUrl: "http://127.0.0.1:4100/banking",
      credential: { secret: demoSecret("banking") },
    });
    expect(config.families["supportDesk"]?.baseUrl).toBe("http://127.0.0.1:4100/support-desk");
    expect(config.families["identity"]?.scope).toMatchObject({
      peopleGroupId: "people",
      projectPersonAttribute: "projectPersonId",
    });
    expect(config.families["crm"]?.scope).toBeUndefined();
    expect(config.localFamilies).toEqual(familiesOf().map(({ name }) => name));
    expect(config).toMatchObject({
      host: "127.0.0.1",
      auth: { kind: "off" },
      console: true,
      production: false,
    });
  });

  it("knows the demo company's scope keys, for local families alone", () => {
    const families = [erp, treasury, connectors];
    const { families: local } = readConfig({}, families, "gateway", demoCredentials);
    expect(local["connectors"]?.scope).toEqual({
      provider_id: providerIds[0],
      psa_a: psaAIds[0],
      psa_b: psaBIds[0],
    });
    expect(local["erp"]?.scope).toEqual({ company_id: FIRST_COMPANY, namespace: "erp.actions" });
    expect(local["treasury"]?.scope).toEqual({ financial_account: MAIN_ACCOUNT });
    const env = {
      ERP_URL: "https://erp.example/",
      ERP_CREDENTIAL: "service:s",
      TREASURY_FINANCIAL_ACCOUNT: "fa_1",
    };
    const { families: real } = readConfig({ ...env, DEMO: "on" }, families, "gateway", demoCredentials);
    expect(real["erp"]).toEqual({
      baseUrl: "https://erp.example",
      credential: { secret: "s" },
      scope: { namespace: "erp.actions" },
    });
    expect(real["treasury"]?.scope).toEqual({ financial_account: "fa_1" });
  });

  it("takes a family's address and credential, ours or the caller's", () => {
    const config = read({
      DEMO: "on",
      BANKING_URL: "https://bank.example/v1/",
      BANKING_CREDENTIAL: "forward:x-banking-token",
      SUPPORT_DESK_CREDENTIAL: "service:kim@example.org:pass:word",
    });
    expect(config.families["banking"]).toEqual({
      baseUrl: "https://bank.example/v1",
      credential: { forward: "x-banking-token" },
    });
    expect(config.families["supportDesk"]?.credential).toEqual({ secret: "kim@example.org:pass:word" });
    expect(config.localFamilies).not.toContain("banking");
  });

  it("takes the hosts where a real family keeps its files", () => {
    const env = { MARKETING_URL: "https://m.example", MARKETING_CREDENTIAL: "service:s" };
    const hosts = { MARKETING_FILE_HOSTS: "Files.example, store.example:8443" };
    expect(read({ ...env, ...hosts }).families["marketing"]?.fileHosts).toEqual([
      "files.example",
      "store.example:8443",
    ]);
    expect(read(env).families["marketing"]?.fileHosts).toBeUndefined();
    expect(read(hosts).families["marketing"]?.fileHosts).toBeUndefined();
    for (const MARKETING_FILE_HOSTS of ["https://files.example", "*.example", "a.example,,b.example"])
      expect(mistakesOf({ MARKETING_FILE_HOSTS })).toEqual([
        "MARKETING_FILE_HOSTS must be host names like files.example.org, separated by commas",
      ]);
  });

  it.each([
    ["/api/v9/", "/api/v9"],
    ["/", ""],
    [undefined, undefined],
  ])(
    "takes the prefix %j of a family whose documents show none, at the real service (D1-185)",
    (given, prefix) => {
      const env = {
        CONNECTORS_URL: "https://c.example",
        CONNECTORS_CREDENTIAL: "service:s",
        CONNECTORS_PREFIX: given,
      };
      const { families } = readConfig(env, [connectors], "gateway", demoCredentials);
      expect(families["connectors"]?.prefix).toBe(prefix);
      const { families: local } = readConfig(
        { CONNECTORS_PREFIX: given },
        [connectors],
        "gateway",
        demoCredentials,
      );
      expect(local["connectors"]?.prefix).toBeUndefined();
    },
  );

  it.each(["api", "/a/../b", "/a?b", "//a", "https://c.example"])(
    "refuses the prefix %j",
    (CONNECTORS_PREFIX) => {
      expect(() => readConfig({ CONNECTORS_PREFIX }, [connectors], "gateway", demoCredentials)).toThrow(
        /CONNECTORS_PREFIX must be/,
      );
    },
  );

  it("takes the header of a key that the documents do not name, for the real service alone (D1-189)", () => {
    const header = { CATALOG_KEY_HEADER: "x-catalog-key" };
    const real = read({
      ...header,
      CATALOG_URL: "https://apis.example",
      CATALOG_CREDENTIAL: "service:live_1",
    });
    expect(real.families["catalog"]).toEqual({
      baseUrl: "https://apis.example",
      credential: { secret: "live_1" },
      header: "x-catalog-key",
    });
    expect(read(header).families["catalog"]).not.toHaveProperty("header");
    expect(mistakesOf({ CATALOG_KEY_HEADER: "cookie" })).toEqual([
      "CATALOG_KEY_HEADER must be `authorization` or an `x-…` header, in lower case",
    ]);
  });

  it("puts local families where they were started, and leaves the others alone", () => {
    const env = { BANKING_URL: "https://bank.example", BANKING_CREDENTIAL: "service:s" };
    const config = read({ ...env, DEMO: "on" });
    const baseUrls = { banking: "http://127.0.0.1:1/banking", identity: "http://127.0.0.1:1/i" };
    const started = withStartedServices(config, { baseUrls, instance: 1 });
    expect(started.families["banking"]?.baseUrl).toBe("https://bank.example");
    expect(started.families["identity"]?.baseUrl).toBe("http://127.0.0.1:1/i");
    expect(withStartedServices(config, undefined)).toBe(config);
  });

  it("gives local families that took a second data file an inbox of their own, unless one is named", () => {
    const placed = { baseUrls: {}, instance: 2 };
    expect(withStartedServices(read({}), { ...placed, instance: 1 }).inboxFile).toBe(".data/inbox.db");
    expect(withStartedServices(read({}), placed).inboxFile).toBe(".data/inbox-2.db");
    expect(withStartedServices(read({ INBOX_FILE: "/srv/inbox.db" }), placed).inboxFile).toBe(
      "/srv/inbox.db",
    );
  });

  describe("of the demo company", () => {
    const production = { NODE_ENV: "production", AUTH: "off" };
    const urls = Object.fromEntries(
      familiesOf().flatMap(({ name, auth }) => {
        const variable = name.replace(/[A-Z]/g, "_$&").toUpperCase();
        const secret = auth.scheme === "basic" ? "service:kim:s" : "service:s";
        return [
          [`${variable}_URL`, "https://real.example"],
          [`${variable}_CREDENTIAL`, secret],
        ];
      }),
    );
    const { BANKING_URL: _url, ...butBanking } = urls;
    const every = familiesOf().map(({ name }) => name);
    const all = { FAMILIES: every.join(",") };

    it("refuses it in production, by the name of each URL that is missing", () => {
      expect(mistakesOf({ ...production, ...butBanking, ...all })).toEqual([
        "BANKING_URL must be set in production: the demo company would answer with invented data. DEMO=on allows that",
      ]);
      expect(mistakesOf(production)[0]).toMatch(
        /^At least one of IDENTITY_URL, .*\bSUPPORT_DESK_URL, .* must be set in prod/,
      );
      // The demo company that somebody else has started is no less invented.
      expect(mistakesOf({ ...production, FAMILIES_URL: "http://127.0.0.1:4100" })).toHaveLength(1);
      expect(mistakesOf({ ...production, FILES_SECRET: `${"A".repeat(43)}=` }, "subgraph")).toHaveLength(1);
      expect(mistakesOf({ ...production, ...urls })).toEqual([]);
    });

    it("takes it in production with DEMO=on, and nowhere with DEMO=off", () => {
      expect(read({ ...production, DEMO: "on" }).localFamilies).toHaveLength(familiesOf().length);
      expect(mistakesOf({ DEMO: "off", ...butBanking, ...all })).toEqual([
        "BANKING_URL must be set with DEMO=off: the demo company would answer with invented data. DEMO=on allows that",
      ]);
      expect(mistakesOf({ DEMO: "off", ...urls })).toEqual([]);
    });

    it("refuses it beside real families, unless DEMO=on says so", () => {
      expect(mistakesOf({ ...butBanking, ...all })).toEqual([
        "BANKING_URL must be set beside real families: the demo company would answer with invented data. DEMO=on allows that",
      ]);
      expect(mistakesOf({ ...butBanking, ...all, DEMO: "on" })).toEqual([]);
      expect(read({ FAMILIES: "crm,banking" }).localFamilies).toEqual(["banking", "crm"]);
    });

    it("leaves families without a URL out where others have one", () => {
      const { families, served, localFamilies } = read(butBanking);
      expect(Object.keys(families)).toEqual(every.filter((name) => name !== "banking"));
      expect(served).toEqual(Object.keys(families));
      expect(localFamilies).toEqual([]);
      expect(read({ ...butBanking, DEMO: "on" }).localFamilies).toEqual(["banking"]);
    });

    it("decides on the families of a subgraph by the settings of the whole deployment", () => {
      const crm = { CRM_URL: "https://crm.example", CRM_CREDENTIAL: "service:s" };
      const config = readConfig(crm, [erp], "subgraph", demoCredentials, familiesOf());
      expect(config).toMatchObject({ served: ["crm"], families: {}, localFamilies: [] });
    });

    it("takes the names of families that are there, and their credentials only where they are served", () => {
      expect(mistakesOf({ FAMILIES: "crm,support-desk" })[0]).toMatch(
        /^FAMILIES names no family with support-desk; the families are identity, .*supportDesk/,
      );
      expect(mistakesOf({ FAMILIES: "crm", ERP_URL: "https://erp.example" })).toEqual([]);
      expect(mistakesOf({ FAMILIES: "erp", ERP_URL: "https://erp.example" })).toEqual([
        "ERP_CREDENTIAL is needed with ERP_URL",
      ]);
    });

    it("reads where the stand-in services are by both names of the setting", () => {
      for (const name of ["SERVICES_URL", "FAMILIES_URL"])
        expect(read({ [name]: "http://127.0.0.1:9" }).families["crm"]?.baseUrl).toBe(
          "http://127.0.0.1:9/crm",
        );
    });

    it("warns by name where it answers beside real families or in production, and of nothing else", () => {
      expect(demoWarning(read({}))).toBeUndefined();
      expect(demoWarning(read(urls))).toBeUndefined();
      expect(demoWarning(read({ ...production, ...urls }))).toBeUndefined();
      expect(demoWarning(read({ ...butBanking, DEMO: "on" }))).toBe(
        "The demo company answers beside real families with invented data for: banking",
      );
      expect(demoWarning(read({ ...production, DEMO: "on" }))).toMatch(
        /^The demo company answers in production with invented data for: identity, .*\bbanking\b/,
      );
    });
  });

  it("reads how a real service writes, and the proxy to it; the demo company's are called directly", () => {
    const real = {
      CRM_URL: "https://crm.example",
      CRM_CREDENTIAL: "service:s",
      ERP_URL: "https://erp.example",
      ERP_CREDENTIAL: "service:s",
      BANKING_URL: "https://banking.example",
      BANKING_CREDENTIAL: "service:s",
      DEMO: "on",
      CRM_CURRENCY: "EUR",
      CRM_TIME_ZONE: "europe/berlin",
      CRM_NUMBERS: "1.234,56",
      SOCIAL_TIME_ZONE: "Europe/Berlin",
      HTTPS_PROXY: "http://kim:p%40ss@proxy.example:3128",
      NO_PROXY: ".intranet.example, 10.0.0.1",
      ERP_PROXY: "https://other.example",
      BANKING_PROXY: "none",
      REDIS_URL: "rediss://kim:in-redis@redis.example",
      INBOX_URL: "postgres://kim:in-postgres@inbox.example/db",
    };
    const config = read(real);
    const except = [".intranet.example", "10.0.0.1"];
    expect(config.families["crm"]).toMatchObject({
      currency: "EUR",
      spelling: { zone: "Europe/Berlin", numbers: "1.234,56" },
      proxy: { url: "http://kim:p%40ss@proxy.example:3128/", except },
    });
    expect(config.families["erp"]?.proxy).toEqual({ url: "https://other.example/", except });
    for (const direct of ["banking", "social"]) expect(config.families[direct]?.proxy).toBeUndefined();
    expect(config.families["social"]?.spelling).toBeUndefined();
    expect(secretsOf(config)).toEqual(
      expect.arrayContaining(["p%40ss", "p@ss", "a2ltOnBAc3M=", "in-redis", "in-postgres"]),
    );
  });

  it("tells every mistake at once, by name, and never a secret", () => {
    const secret = "hunter2-hunter2";
    const mistakes = mistakesOf({
      PORT: "http",
      LOG_LEVEL: "loud",
      TRIES: "99",
      BANKING_URL: `https://kim:${secret}@bank.example`,
      SUPPORT_DESK_CREDENTIAL: `service:${secret}`,
      IDENTITY_CREDENTIAL: secret,
      JWT_SECRET: secret,
      FILES_SECRET: secret,
    });
    expect(mistakes.map((text) => text.split(" ")[0]).sort()).toEqual([
      "BANKING_URL",
      "FILES_SECRET",
      "IDENTITY_CREDENTIAL",
      "JWT_SECRET",
      "LOG_LEVEL",
      "PORT",
      "SUPPORT_DESK_CREDENTIAL",
      "TRIES",
    ]);
    expect(mistakes.join("\n")).not.toContain(secret);
  });

  it.each([
    [{ BANKING_URL: "ftp://bank.example" }, /^BANKING_URL must be an http/],
    [{ BANKING_URL: "https://bank.example" }, /^BANKING_CREDENTIAL is needed with BANKING_URL/],
    [{ BANKING_CREDENTIAL: "forward:cookie" }, /^BANKING_CREDENTIAL must forward/],
    [{ BANKING_CURRENCY: "euro" }, /^BANKING_CURRENCY must be a currency code by ISO 4217/],
    [{ CRM_TIME_ZONE: "Berlin" }, /^CRM_TIME_ZONE must be the name of a time zone/],
    [{ CRM_NUMBERS: "1_000" }, /^CRM_NUMBERS must be one of 1,234.56; /],
    [{ CRM_PROXY: "socks5://proxy.example" }, /^CRM_PROXY must be an http or https URL of a proxy/],
    [{ OUTBOUND_PROXY: "http://proxy.example/path" }, /^OUTBOUND_PROXY must be an http or https URL/],
    [{ HTTPS_PROXY: "http://kim@proxy.example" }, /^OUTBOUND_PROXY must have a user with a password/],
    [{ WORKERS: "0" }, /^WORKERS must be a whole number from 1 to 256/],
    [
      { REDIS_URL: "http://:secret@redis.example" },
      /^REDIS_URL must be a URL that begins with redis:\/\/ or rediss:\/\/$/,
    ],
    [{ INBOX_URL: "mysql://inbox.example/db" }, /^INBOX_URL must be a URL that begins with postgres:/],
    [
      { REDIS_URL: "redis://redis.example", NODE_ENV: "production", AUTH: "off", DEMO: "on" },
      /^FILES_SECRET is needed with REDIS_URL/,
    ],
    [{ NO_PROXY: "not a host" }, /^NO_PROXY must be host names/],
    [{ PUBLIC_MAIL_DOMAINS: "gmail.com;yahoo.com" }, /^PUBLIC_MAIL_DOMAINS must be domains .* is none$/],
    [{ BANKING_CREDENTIAL: "forward:host" }, /^BANKING_CREDENTIAL must forward/],
    [{ BANKING_CREDENTIAL: "forward:x-forwarded-for" }, /^BANKING_CREDENTIAL must forward/],
    [{ BANKING_CREDENTIAL: "forward:x-operation-id" }, /^BANKING_CREDENTIAL must forward/],
    [{ BANKING_CREDENTIAL: "service:a\r\nb" }, /^BANKING_CREDENTIAL must be printable/],
    [{ HOST: "0.0.0.0" }, /^AUTH must be jwt or proxy where HOST/],
    [{ E_SIGNATURE_LISTENER_TOKEN: "short" }, /^E_SIGNATURE_LISTENER_TOKEN must have at least 32/],
    [
      { E_SIGNATURE_LISTENER_JWT_SECRET: "s".repeat(32), E_SIGNATURE_LISTENER_ISSUER: "i" },
      /^E_SIGNATURE_LISTENER_ISSUER and E_SIGNATURE_LISTENER_AUDIENCE are needed/,
    ],
    [
      {
        E_SIGNATURE_LISTENER_TOKEN: "s".repeat(32),
        E_SIGNATURE_LISTENER_JWKS_URL: "https://tokens.example/keys",
        E_SIGNATURE_LISTENER_ISSUER: "i",
        E_SIGNATURE_LISTENER_AUDIENCE: "a",
      },
      /^One of E_SIGNATURE_LISTENER_TOKEN, /,
    ],
    [{ AUTH: "jwt" }, /^AUTH=jwt needs one of JWT_SECRET/],
    [{ AUTH: "jwt", JWT_SECRET: "s".repeat(32) }, /^JWT_ISSUER is needed/],
    [{ JWT_JWKS_URL: "http://keys.example/jwks" }, /^JWT_JWKS_URL must be an https URL/],
    [{ JWT_PUBLIC_KEY: "-----BEGIN PRIVATE KEY-----" }, /^JWT_PUBLIC_KEY must be a public key/],
    [{ TRY_TIMEOUT_MS: "9000", OPERATION_TIMEOUT_MS: "8000" }, /^TRY_TIMEOUT_MS must not exceed/],
    [{ SUBGRAPHS: "http", NODE_ENV: "production", AUTH: "off" }, /^FILES_SECRET is needed/],
    [{ CORS_ORIGINS: "https://a.example/path" }, /^CORS_ORIGINS must be origins/],
    [{ NODE_ENV: "production" }, /^AUTH must be set in production/],
    [{ NODE_ENV: "production", AUTH: "off", HOST: "0.0.0.0" }, /^AUTH must be jwt or proxy where HOST/],
    [{ AUTH: "proxy" }, /^PROXY_NETWORKS is needed with AUTH=proxy/],
    [{ PROXY_NETWORKS: "0.0.0.0/0" }, /^PROXY_NETWORKS must be networks/],
    [{ PROXY_NETWORKS: "10.0.0.0/33" }, /^PROXY_NETWORKS must be networks/],
    [{ PROXY_NETWORKS: "proxy.example" }, /^PROXY_NETWORKS must be networks/],
    [{ PROXY_USER_HEADER: "cookie" }, /^PROXY_USER_HEADER must be/],
    [{ TRUSTED_DOCUMENTS: "required" }, /^TRUSTED_DOCUMENTS_FILE is needed/],
    [
      { TRUSTED_DOCUMENTS: "required", TRUSTED_DOCUMENTS_FILE: "x", PERSISTED_QUERIES: "on" },
      /^PERSISTED_QUERIES must be off/,
    ],
    [{ QUERY_DEPTH: "deep" }, /^QUERY_DEPTH must be a whole number/],
    [{ PAGE_SIZE: "251" }, /^PAGE_SIZE must be a whole number from 25 to 250/],
  ])("refuses %j", (env, message) => {
    expect(mistakesOf(env)[0]).toMatch(message);
  });

  it("takes who may call from a proxy, and figures for what an operation may be", () => {
    const config = read({
      NODE_ENV: "production",
      DEMO: "on",
      AUTH: "proxy",
      HOST: "0.0.0.0",
      PROXY_NETWORKS: "10.1.0.0/16, fd00::1",
      QUERY_DEPTH: "9",
    });
    expect(config.auth).toEqual({
      kind: "proxy",
      networks: ["10.1.0.0/16", "fd00::1/128"],
      userHeader: "x-forwarded-user",
      scopesHeader: "x-forwarded-scopes",
      groupsHeader: "x-forwarded-groups",
    });
    expect(config.queryLimits).toEqual({ ...defaultQueryLimits, depth: 9 });
  });

  it("lets a subgraph out of loopback only with a secret, or where it verifies tokens", () => {
    expect(mistakesOf({ HOST: "0.0.0.0" }, "subgraph")[0]).toMatch(
      /^SUBGRAPHS_SECRET, or AUTH=jwt, is needed/,
    );
    expect(mistakesOf({}, "subgraph")).toEqual([]);
  });

  it("turns off in production what shows the schema", () => {
    expect(read({ NODE_ENV: "production", AUTH: "off", DEMO: "on" })).toMatchObject({
      console: false,
      introspection: false,
      corsOrigins: [],
    });
    expect(read({ NODE_ENV: "production", AUTH: "off", DEMO: "on", CONSOLE: "on" })).toMatchObject({
      console: true,
      introspection: false,
    });
  });

  it("is documented as it is", () => {
    const page = readFileSync(new URL("../../../docs/configuration.md", import.meta.url), "utf8");
    expect(page).toBe(configurationDoc());
  });
});
