/** The configuration of a process, with families of the tests' own. */
import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config/read.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { ConfigurationError, type Environment } from "#platform/config/setting.ts";
import { demoWarning, withStartedServices } from "#platform/config/started-services.ts";
import { defaultQueryLimits } from "#platform/limits/limits.ts";
import { settings } from "#test/kit/settings.ts";
import { desk, LISTENER_TOKEN, madeCredentials, madeFamilies, madeSecret, stock } from "./made-families.ts";

const read = (env: Environment, role: "gateway" | "subgraph" = "gateway") =>
  readConfig({ env, families: madeFamilies, role, demo: madeCredentials });

function mistakesOf(env: Environment, role: "gateway" | "subgraph" = "gateway"): readonly string[] {
  try {
    read(env, role);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
  return [];
}

const ofFamily = (name: string, own: object) => settings({ families: { [name]: own } });
const ofRealLoans = (connection: object) => ({
  ...ofFamily("loans", { connection }),
  LOANS_URL: "https://loans.example",
  LOANS_CREDENTIAL: "service:x",
});

describe("the configuration", () => {
  it("accepts schedules of reports with one worker and with several", () => {
    expect(read(settings({ reports: { schedules: { run: true } } }, { WORKERS: "2" }))).toMatchObject({
      workers: 2,
      reports: { schedules: {} },
    });
    expect(read({ WORKERS: "2" }).reports.schedules).toBeUndefined();
  });

  it("accepts the demo company's token of a listener on this machine in development, else only configured tokens", () => {
    const token = "t".repeat(32);
    const own = settings({ families: { signing: { webhook: { token } } } });
    const real = { SIGNING_URL: "https://sign.example", SIGNING_CREDENTIAL: "service:x" };
    const abroad = { HOST: "0.0.0.0", AUTH: "jwt", JWT_SECRET: token, JWT_ISSUER: "i", JWT_AUDIENCE: "a" };
    expect(read({}).listeners["signing"]).toEqual({ kind: "token", tokens: [LISTENER_TOKEN] });
    for (const env of [real, abroad, { NODE_ENV: "production", AUTH: "off", DEMO: "on" }]) {
      expect(read(env).listeners["signing"]).toBeUndefined();
      expect(read({ ...env, ...own }).listeners["signing"]).toEqual({ kind: "token", tokens: [token] });
    }
    const webhook = { jwksUrl: "https://tokens.example/keys", issuer: "i", audience: "a" };
    expect(read(settings({ families: { signing: { webhook } } })).listeners["signing"]).toMatchObject({
      kind: "jwt",
      clockToleranceS: 5,
      keys: new URL("https://tokens.example/keys"),
    });
  });

  it("of a program without REST calls has a family's time limit and forwarded header, and reads none of its secrets", () => {
    const connection = { timeoutMs: 900, certFile: "/absent", keyFile: "/absent", proxy: "file:/absent" };
    const own = { connection, headers: { "x-team": "file:/absent" } };
    const env = { ...settings({ families: { loans: own } }), LOANS_URL: "https://loans.example" };
    const without = (LOANS_CREDENTIAL: string) =>
      readConfig({
        env: { ...env, LOANS_CREDENTIAL },
        families: madeFamilies,
        role: "gateway",
        demo: madeCredentials,
        calls: false,
      }).families["loans"];
    expect(mistakesOf({ ...env, LOANS_CREDENTIAL: "service:file:/absent" }).length).toBeGreaterThan(1);
    expect(without("service:file:/absent")).toMatchObject({ tryMs: 900, credential: { file: "/absent" } });
    expect(without("forward:authorization")?.credential).toEqual({ forward: "authorization" });
    expect(() => without("odd")).toThrow("LOANS_CREDENTIAL must be");
  });

  it("needs no setting: it has the local families with the credentials and scope keys of the demo company", () => {
    const config = read({});
    expect(config.families["loans"]).toEqual({
      baseUrl: "http://127.0.0.1:4100/loans",
      credential: { secret: madeSecret("loans") },
    });
    expect(config.families["frontDesk"]?.baseUrl).toBe("http://127.0.0.1:4100/front-desk");
    expect(config.families["badges"]?.scope).toEqual({ groupId: "everybody" });
    expect(config.families["stock"]?.scope).toEqual({ company_id: "1", space: "all" });
    expect(config.families["news"]?.scope).toBeUndefined();
    expect(config.localFamilies).toEqual(madeFamilies.map(({ name }) => name));
    const real = read({ STOCK_URL: "https://stock.example", STOCK_CREDENTIAL: "service:s", DEMO: "on" });
    expect(real.families["stock"]?.scope).toEqual({ space: "all" });
  });

  it("has the renamed members of a real service, and a time limit for it", () => {
    const env = settings(
      {
        families: {
          loans: {
            spelling: { renames: { Loan: { id: "loanNo" } } },
            connection: { timeoutMs: 8_000 },
          },
        },
      },
      { LOANS_URL: "https://loans.example", LOANS_CREDENTIAL: "service:x" },
    );
    expect(read(env).families["loans"]).toMatchObject({
      spelling: { renames: { Loan: { id: "loanNo" } } },
      tryMs: 8_000,
    });
    const { LOANS_URL: _, ...local } = env;
    expect(read(local).families["loans"]).not.toHaveProperty("spelling");
  });

  it("has a family's address and credential, configured or forwarded from the caller", () => {
    const config = read({
      DEMO: "on",
      LOANS_URL: "https://bank.example/v1/",
      LOANS_CREDENTIAL: "forward:x-loans-token",
      FRONT_DESK_CREDENTIAL: "service:kim@example.org:pass:word",
    });
    expect(config.families["loans"]).toEqual({
      baseUrl: "https://bank.example/v1",
      credential: { forward: "x-loans-token" },
    });
    expect(config.families["frontDesk"]?.credential).toEqual({ secret: "kim@example.org:pass:word" });
    expect(config.localFamilies).not.toContain("loans");
  });

  it("has the hosts of the files of a real family", () => {
    const env = { LETTERS_URL: "https://m.example", LETTERS_CREDENTIAL: "service:s" };
    const ofHosts = (fileHosts: readonly string[]) => settings({ families: { letters: { fileHosts } } });
    const hosts = ofHosts(["Files.example", "store.example:8443"]);
    expect(read({ ...env, ...hosts }).families["letters"]?.fileHosts).toEqual([
      "files.example",
      "store.example:8443",
    ]);
    expect(read(env).families["letters"]?.fileHosts).toBeUndefined();
    expect(read(hosts).families["letters"]?.fileHosts).toBeUndefined();
    for (const fileHosts of [["https://files.example"], ["*.example"], ["a.example", "", "b.example"]])
      expect(mistakesOf(ofHosts(fileHosts))).toEqual([
        expect.stringMatching(/: families\.letters\.fileHosts must be host names like files\.example\.org$/),
      ]);
  });

  it("accepts the form of ambiguous bodies for a real family that has such bodies", () => {
    const env = { DESK_URL: "https://desk.example", DESK_CREDENTIAL: "service:s" };
    const formIn = (more: Environment) =>
      readConfig({ env: more, families: [desk], role: "gateway", demo: madeCredentials }).families["desk"]
        ?.bodyForm;
    const ofDesk = (bodyForm: string) => settings({ families: { desk: { bodyForm } } });
    expect(formIn(env)).toBeUndefined();
    for (const form of ["plain", "wrapped"]) expect(formIn({ ...env, ...ofDesk(form) })).toBe(form);
    // The stand-in service uses the plain form.
    expect(formIn(ofDesk("wrapped"))).toBeUndefined();
    expect(() => formIn({ ...env, ...ofDesk("both") })).toThrow("families.desk.bodyForm must be");
    expect(mistakesOf(settings({ families: { loans: { bodyForm: "plain" } } }))).toHaveLength(1);
  });

  it.each([
    ["/api/v9/", "/api/v9"],
    ["/", ""],
    [undefined, undefined],
  ])("uses the prefix %j at the real service of a family whose documents name none", (given, prefix) => {
    const env = {
      KEYRING_URL: "https://c.example",
      KEYRING_CREDENTIAL: "service:s",
    };
    const own = settings({ families: { keyring: { prefix: given } } });
    expect(read({ ...env, ...own }).families["keyring"]?.prefix).toBe(prefix);
    expect(read(own).families["keyring"]?.prefix).toBeUndefined();
  });

  it.each(["api", "/a/../b", "/a?b", "//a", "https://c.example"])("refuses the prefix %j", (prefix) => {
    expect(() => read(settings({ families: { keyring: { prefix } } }))).toThrow(
      /families\.keyring\.prefix must be/,
    );
  });

  it("uses the header of a key that the documents do not name, only for the real service", () => {
    const ofHeader = (header: string) => settings({ families: { keyring: { auth: { header } } } });
    const header = ofHeader("x-key");
    const real = read({
      ...header,
      DEMO: "on",
      KEYRING_URL: "https://keys.example",
      KEYRING_CREDENTIAL: "service:1",
    });
    expect(real.families["keyring"]).toMatchObject({ credential: { secret: "1" }, header: "x-key" });
    expect(read(header).families["keyring"]).not.toHaveProperty("header");
    expect(mistakesOf(ofHeader("cookie"))).toEqual([
      expect.stringMatching(/auth\.header must be `authorization` or an `x-…` header, in lower case$/),
    ]);
  });

  it("gets the addresses of started local families, and those of others are unchanged", () => {
    const env = { LOANS_URL: "https://bank.example", LOANS_CREDENTIAL: "service:s" };
    const config = read({ ...env, DEMO: "on" });
    const baseUrls = { loans: "http://127.0.0.1:1/loans", badges: "http://127.0.0.1:1/i" };
    const started = withStartedServices(config, { baseUrls, instance: 1 });
    expect(started.families["loans"]?.baseUrl).toBe("https://bank.example");
    expect(started.families["badges"]?.baseUrl).toBe("http://127.0.0.1:1/i");
    expect(withStartedServices(config, undefined)).toBe(config);
  });

  it("has another inbox for local families with a second data file, unless one is named", () => {
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
      madeFamilies.flatMap(({ name, auth }) => {
        const variable = name.replace(/[A-Z]/g, "_$&").toUpperCase();
        const secret = auth.scheme === "basic" ? "service:kim:s" : "service:s";
        return [
          [`${variable}_URL`, "https://real.example"],
          [`${variable}_CREDENTIAL`, secret],
        ];
      }),
    );
    const { LOANS_URL: _url, ...butLoans } = urls;
    const every = madeFamilies.map(({ name }) => name);
    const all = { FAMILIES: every.join(",") };

    it("is refused in production, with the name of each missing URL", () => {
      expect(mistakesOf({ ...production, ...butLoans, ...all })).toEqual([
        "LOANS_URL must be set in production: the demo company would answer with invented data. DEMO=on allows that",
      ]);
      expect(mistakesOf(production)[0]).toMatch(
        /^At least one of BADGES_URL, .*\bFRONT_DESK_URL, .* must be set in prod/,
      );
      // The demo company of another process counts as invented data, too.
      expect(mistakesOf({ ...production, SERVICES_URL: "http://127.0.0.1:4100" })).toHaveLength(1);
      expect(mistakesOf({ ...production, FILES_SECRET: `${"A".repeat(43)}=` }, "subgraph")).toHaveLength(1);
      expect(mistakesOf({ ...production, ...urls })).toEqual([]);
    });

    it("is accepted in production with DEMO=on, and refused everywhere with DEMO=off", () => {
      expect(read({ ...production, DEMO: "on" }).localFamilies).toHaveLength(madeFamilies.length);
      expect(mistakesOf({ DEMO: "off", ...butLoans, ...all })).toEqual([
        "LOANS_URL must be set with DEMO=off: the demo company would answer with invented data. DEMO=on allows that",
      ]);
      expect(mistakesOf({ DEMO: "off", ...urls })).toEqual([]);
    });

    it("is refused beside real families, unless DEMO=on is set", () => {
      expect(mistakesOf({ ...butLoans, ...all })).toEqual([
        "LOANS_URL must be set beside real families: the demo company would answer with invented data. DEMO=on allows that",
      ]);
      expect(mistakesOf({ ...butLoans, ...all, DEMO: "on" })).toEqual([]);
      expect(read({ FAMILIES: "parcels,loans" }).localFamilies).toEqual(["loans", "parcels"]);
    });

    it("leaves out families without a URL if others have one", () => {
      const { families, served, localFamilies } = read(butLoans);
      expect(Object.keys(families)).toEqual(every.filter((name) => name !== "loans"));
      expect(served).toEqual(Object.keys(families));
      expect(localFamilies).toEqual([]);
      expect(read({ ...butLoans, DEMO: "on" }).localFamilies).toEqual(["loans"]);
    });

    it("has the families of a subgraph by the settings of the whole deployment", () => {
      const parcels = { PARCELS_URL: "https://parcels.example", PARCELS_CREDENTIAL: "service:s" };
      const config = readConfig({
        env: parcels,
        families: [stock],
        role: "subgraph",
        demo: madeCredentials,
        all: madeFamilies,
      });
      expect(config).toMatchObject({ served: ["parcels"], families: {}, localFamilies: [] });
    });

    it("accepts existing names of families only, and requires the credentials of served families only", () => {
      expect(mistakesOf({ FAMILIES: "parcels,front-desk" })[0]).toMatch(
        /^FAMILIES names no family with front-desk; the families are badges, .*frontDesk/,
      );
      expect(mistakesOf({ FAMILIES: " , " })).toEqual([
        expect.stringMatching(/^FAMILIES names no family; the families are badges, .*frontDesk/),
      ]);
      expect(mistakesOf({ FAMILIES: "parcels", STOCK_URL: "https://stock.example" })).toEqual([]);
      expect(mistakesOf({ FAMILIES: "stock", STOCK_URL: "https://stock.example" })).toEqual([
        "STOCK_CREDENTIAL is needed with STOCK_URL",
      ]);
    });

    it("uses the URL of the stand-in services", () => {
      expect(read({ SERVICES_URL: "http://127.0.0.1:9" }).families["parcels"]?.baseUrl).toBe(
        "http://127.0.0.1:9/parcels",
      );
    });

    it("warns by name about a demo family beside real families or in production, and about nothing else", () => {
      expect(demoWarning(read({}))).toBeUndefined();
      expect(demoWarning(read(urls))).toBeUndefined();
      expect(demoWarning(read({ ...production, ...urls }))).toBeUndefined();
      expect(demoWarning(read({ ...butLoans, DEMO: "on" }))).toBe(
        "The demo company answers beside real families with invented data for: loans",
      );
      expect(demoWarning(read({ ...production, DEMO: "on" }))).toMatch(
        /^The demo company answers in production with invented data for: badges, .*\bloans\b/,
      );
    });
  });

  it("has the spelling of a real service and its proxy; the demo company's services are called directly", () => {
    const real = {
      PARCELS_URL: "https://parcels.example",
      PARCELS_CREDENTIAL: "service:s",
      STOCK_URL: "https://stock.example",
      STOCK_CREDENTIAL: "service:s",
      LOANS_URL: "https://loans.example",
      LOANS_CREDENTIAL: "service:s",
      DEMO: "on",
      ...settings({
        families: {
          parcels: { currency: "EUR", spelling: { timeZone: "europe/berlin", numbers: "1.234,56" } },
          news: { spelling: { timeZone: "Europe/Berlin" } },
          stock: { connection: { proxy: "https://other.example" } },
          loans: { connection: { proxy: "none" } },
        },
      }),
      HTTPS_PROXY: "http://kim:p%40ss@proxy.example:3128",
      NO_PROXY: ".intranet.example,, 10.0.0.1,",
      REDIS_URL: "rediss://kim:in-redis@redis.example",
      INBOX_URL: "postgres://kim:in-postgres@inbox.example/db",
    };
    const config = read(real);
    const except = [".intranet.example", "10.0.0.1"];
    expect(config.families["parcels"]).toMatchObject({
      currency: "EUR",
      spelling: { zone: "Europe/Berlin", numbers: "1.234,56" },
      proxy: { url: "http://kim:p%40ss@proxy.example:3128/", except },
    });
    expect(config.families["stock"]?.proxy).toEqual({ url: "https://other.example/", except });
    for (const direct of ["loans", "news"]) expect(config.families[direct]?.proxy).toBeUndefined();
    expect(config.families["news"]?.spelling).toBeUndefined();
    expect(secretsOf(config)).toEqual(
      expect.arrayContaining(["p%40ss", "p@ss", "a2ltOnBAc3M=", "in-redis", "in-postgres"]),
    );
  });

  it("reports all mistakes at once, by name, and never a secret", () => {
    const secret = "hunter2-hunter2";
    const mistakes = mistakesOf({
      PORT: "http",
      LOG_LEVEL: "loud",
      ...settings({ limits: { tries: 99 } }),
      LOANS_URL: `https://kim:${secret}@bank.example`,
      FRONT_DESK_CREDENTIAL: `service:${secret}`,
      BADGES_CREDENTIAL: secret,
      FAMILIES: "loans,frontDesk,badges",
      JWT_SECRET: secret,
      FILES_SECRET: secret,
    });
    expect(mistakes.map((text) => text.split(" ")[0]).sort()).toEqual([
      "BADGES_CREDENTIAL",
      "FILES_SECRET",
      "FRONT_DESK_CREDENTIAL",
      "JWT_SECRET",
      "LOANS_URL",
      "LOG_LEVEL",
      "PORT",
      "TRIBUTARY_CONFIG:1:12:",
    ]);
    expect(mistakes.join("\n")).not.toContain(secret);
  });

  it.each([
    [{ LOANS_URL: "ftp://bank.example" }, /^LOANS_URL must be an http/],
    [{ LOANS_URL: "https://bank.example" }, /^LOANS_CREDENTIAL is needed with LOANS_URL/],
    [{ LOANS_CREDENTIAL: "forward:cookie" }, /^LOANS_CREDENTIAL must forward/],
    [ofFamily("loans", { currency: "euro" }), /loans\.currency must be a currency code by ISO 4217/],
    [
      ofFamily("parcels", { spelling: { timeZone: "Berlin" } }),
      /spelling\.timeZone must be the name of a time zone/,
    ],
    [ofFamily("parcels", { spelling: { numbers: "1_000" } }), /spelling\.numbers must be one of 1,234\.56, /],
    [
      ofFamily("parcels", { connection: { proxy: "socks5://proxy.example" } }),
      /connection\.proxy must be an http or https URL of a proxy/,
    ],
    [{ OUTBOUND_PROXY: "http://proxy.example/path" }, /^OUTBOUND_PROXY must be an http or https URL/],
    [{ HTTPS_PROXY: "http://kim@proxy.example" }, /^HTTPS_PROXY must have a user with a password/],
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
    [
      ofFamily("badges", { scope: { domains: ["gmail.com;yahoo.com"] } }),
      /scope\.domains must be domains .* is none$/,
    ],
    [{ LOANS_CREDENTIAL: "forward:host" }, /^LOANS_CREDENTIAL must forward/],
    [{ LOANS_CREDENTIAL: "forward:x-forwarded-for" }, /^LOANS_CREDENTIAL must forward/],
    [{ LOANS_CREDENTIAL: "forward:x-operation-id" }, /^LOANS_CREDENTIAL must forward/],
    [{ LOANS_CREDENTIAL: "service:a\r\nb" }, /^LOANS_CREDENTIAL must be printable/],
    [{ HOST: "0.0.0.0" }, /^AUTH must be jwt or proxy where HOST/],
    [ofFamily("signing", { webhook: { token: "short" } }), /webhook\.token must have at least 32/],
    [
      ofFamily("signing", { webhook: { jwtSecret: "s".repeat(32), issuer: "i" } }),
      /^families\.signing\.webhook\.issuer and audience are needed/,
    ],
    [
      ofFamily("signing", {
        webhook: {
          token: "s".repeat(32),
          jwksUrl: "https://tokens.example/keys",
          issuer: "i",
          audience: "a",
        },
      }),
      /^One of families\.signing\.webhook\.token, /,
    ],
    [{ AUTH: "jwt" }, /^AUTH=jwt needs one of JWT_SECRET/],
    [{ AUTH: "jwt", JWT_SECRET: "s".repeat(32) }, /^JWT_ISSUER is needed/],
    [{ JWT_JWKS_URL: "http://keys.example/jwks" }, /^JWT_JWKS_URL must be an https URL/],
    [{ JWT_PUBLIC_KEY: "-----BEGIN PRIVATE KEY-----" }, /^JWT_PUBLIC_KEY must be a public key/],
    [settings({ limits: { tryMs: 9_000, operationMs: 8_000 } }), /^limits\.tryMs must not exceed/],
    [ofFamily("loans", { spelling: { renames: "x" } }), /spelling\.renames must be names by type/],
    [ofFamily("loans", { spelling: { renames: { Loan: { id: 7 } } } }), /renames must be names by type/],
    [
      ofFamily("loans", { spelling: { renames: { Lone: {} } } }),
      /spelling\.renames names no type of the contract with Lone; types are Loan$/,
    ],
    [
      ofFamily("loans", { spelling: { renames: { Loan: { a: "b" } } } }),
      /spelling\.renames names no member of Loan with a; members are id$/,
    ],
    [
      ofFamily("loans", { connection: { timeout: 1 } }),
      /loans\.connection\.timeout is no setting: did you mean timeoutMs\?$/,
    ],
    [ofFamily("loans", { connection: { timeoutMs: 0 } }), /connection\.timeoutMs must be a whole number/],
    [ofRealLoans({ certFile: "x" }), /loans\.connection must have certFile and keyFile/],
    [ofRealLoans({ certFile: "/no/x", keyFile: "/no/y" }), /loans\.connection must name a certificate/],
    [
      ofRealLoans({ timeoutMs: 30_000 }),
      /^families\.loans\.connection\.timeoutMs must not exceed limits\.operationMs/,
    ],
    [{ SUBGRAPHS: "http", NODE_ENV: "production", AUTH: "off" }, /^FILES_SECRET is needed/],
    [
      settings({ server: { corsOrigins: ["https://a.example/path"] } }),
      /server\.corsOrigins must be origins/,
    ],
    [{ NODE_ENV: "production" }, /^AUTH must be set in production/],
    [{ NODE_ENV: "production", AUTH: "off", HOST: "0.0.0.0" }, /^AUTH must be jwt or proxy where HOST/],
    [{ AUTH: "proxy" }, /^PROXY_NETWORKS is needed with AUTH=proxy/],
    [{ PROXY_NETWORKS: "0.0.0.0/0" }, /^PROXY_NETWORKS must be networks/],
    [{ PROXY_NETWORKS: "10.0.0.0/33" }, /^PROXY_NETWORKS must be networks/],
    [{ PROXY_NETWORKS: "proxy.example" }, /^PROXY_NETWORKS must be networks/],
    [settings({ access: { proxy: { userHeader: "cookie" } } }), /proxy\.userHeader must be/],
    [settings({ access: { trustedDocuments: "required" } }), /^TRUSTED_DOCUMENTS_FILE is needed/],
    [
      settings(
        { access: { trustedDocuments: "required", persistedQueries: true } },
        { TRUSTED_DOCUMENTS_FILE: "x" },
      ),
      /^access\.persistedQueries must be false/,
    ],
    [
      settings({ reports: { database: "postgres://db.example/reports" } }),
      /^reports\.database needs reports\.files\.url/,
    ],
    [
      settings({ reports: { files: { url: "https://s3.example/bucket", accessKey: "a", secretKey: "b" } } }),
      /^reports\.files\.url needs reports\.database/,
    ],
    [
      settings({ reports: { database: "postgres://d/r", files: { url: "https://s3.example/bucket" } } }),
      /^reports\.files\.url needs reports\.files\.accessKey and reports\.files\.secretKey$/,
    ],
    [
      settings({ reports: { schedules: { run: true } } }, { REDIS_URL: "redis://r" }),
      /^reports\.schedules\.run needs reports\.database with REDIS_URL/,
    ],
    [settings({ reports: { files: { url: "https://s3.example/" } } }), /must name the bucket in its path/],
    [settings({ limits: { query: { depth: "deep" } } }), /query\.depth must be a whole number/],
    [
      settings({ limits: { query: { pageSize: 251 } } }),
      /query\.pageSize must be a whole number from 25 to 250/,
    ],
  ])("refuses %j", (env, message) => {
    expect(mistakesOf(env)[0]).toMatch(message);
  });

  it("accepts the networks of a proxy for callers, and limits of an operation", () => {
    const config = read({
      NODE_ENV: "production",
      DEMO: "on",
      AUTH: "proxy",
      HOST: "0.0.0.0",
      PROXY_NETWORKS: "10.1.0.0/16, fd00::1",
      ...settings({ limits: { query: { depth: 9 } } }),
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

  it("allows a subgraph outside loopback only with a secret, or if it verifies tokens", () => {
    expect(mistakesOf({ HOST: "0.0.0.0" }, "subgraph")[0]).toMatch(
      /^SUBGRAPHS_SECRET, or AUTH=jwt, is needed/,
    );
    expect(mistakesOf({}, "subgraph")).toEqual([]);
  });

  it("turns off introspection and the console in production", () => {
    expect(read({ NODE_ENV: "production", AUTH: "off", DEMO: "on" })).toMatchObject({
      console: false,
      introspection: false,
      corsOrigins: [],
    });
    expect(
      read({ ...settings({ server: { console: true } }), NODE_ENV: "production", AUTH: "off", DEMO: "on" }),
    ).toMatchObject({
      console: true,
      introspection: false,
    });
  });
});
