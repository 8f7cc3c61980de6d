/**
 * The configuration of a process: environment variables, read once at its start. What is declared
 * here is also what `docs/configuration.md` is printed from. Every mistake is told at once, by the
 * variable's name and never with its value where that may be a secret.
 */
import { createHash, createPublicKey, type KeyObject } from "node:crypto";
import { demoSecret } from "../families/demo-credentials.ts";
import type { Family } from "../families/kit/contract.ts";
import { defaultLimits, type Limits } from "./kit/limits.ts";
import type { FamiliesSettings } from "./kit/settings.ts";
import type { SubgraphName } from "./kit/subgraph.ts";
import type { FamilySettings } from "./kit/upstream.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** One environment variable: how its text is read, and what the documents say of it. */
export interface Variable<T> {
  readonly name: string;
  readonly means: string;
  /** What holds when it is not set, in the documents' words. */
  readonly normally: string;
  /** @throws Mistake */
  read(text: string | undefined): T;
}

/** Why a variable can not be used, without its name; for whoever set it. */
class Mistake extends Error {}

/** All that is wrong with a configuration, one message a line. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? "a mistake" : "mistakes"}:\n  ${mistakes.join("\n  ")}`,
    );
    this.mistakes = mistakes;
  }
}

// Kinds of variables ---------------------------------------------------------------------------

function whole(name: string, normal: number, min: number, max: number, means: string): Variable<number> {
  return {
    name,
    means,
    normally: String(normal),
    read(text) {
      const value = text === undefined ? normal : Number(text);
      if (!/^\d{1,15}$/.test(text ?? "0") || value < min || value > max)
        throw new Mistake(`must be a whole number from ${min} to ${max}`);
      return value;
    },
  };
}

function choice<const C extends string, const N extends C | undefined>(
  name: string,
  choices: readonly C[],
  normal: N,
  means: string,
  normally: string = normal ?? "",
): Variable<C | N> {
  return {
    name,
    means: `${means} ${choices.map((value) => `\`${value}\``).join(", ")}.`,
    normally,
    read(text) {
      if (text === undefined) return normal;
      const chosen = choices.find((value) => value === text);
      if (chosen === undefined) throw new Mistake(`must be one of ${choices.join(", ")}`);
      return chosen;
    },
  };
}

/** A variable that is read by `parse` when it is set, and is `normal` otherwise. */
function parsed<T, N extends T | undefined>(
  name: string,
  normal: N,
  normally: string,
  means: string,
  parse: (text: string) => T,
): Variable<T | N> {
  return { name, means, normally, read: (text) => (text === undefined ? normal : parse(text)) };
}

function printable(text: string): string {
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text))
    throw new Mistake("must be printable ASCII without blanks at its ends");
  return text;
}

function address(text: string): string {
  if (!/^[A-Za-z0-9.:-]{1,253}$/.test(text)) throw new Mistake("must be an IP address or a host name");
  return text;
}

/** A base URL without a slash at its end. Its value is never told: it may hold a password. */
function baseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new Mistake("must be an http or https URL without user, query and fragment");
  return url.href.replace(/\/+$/, "");
}

function origins(text: string): readonly string[] {
  return text.split(",").map((part) => {
    const origin = part.trim();
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Mistake("must be origins like https://example.org, separated by commas");
    return origin;
  });
}

function bytes(count: number): (text: string) => Uint8Array {
  return (text) => {
    const value = Buffer.from(text, "base64");
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || value.length !== count)
      throw new Mistake(`must be ${count} bytes in base64 (openssl rand -base64 ${count})`);
    return value;
  };
}

function longSecret(text: string): string {
  if (Buffer.byteLength(text) < 32) throw new Mistake("must have at least 32 characters");
  return printable(text);
}

function publicKey(text: string): KeyObject {
  try {
    if (!text.includes("PRIVATE KEY")) return createPublicKey(text.replaceAll("\\n", "\n"));
  } catch {
    // Said below, without what the library says: that may quote the key.
  }
  throw new Mistake("must be a public key in PEM form");
}

function jwksUrl(text: string): URL {
  const url = new URL(baseUrl(text));
  if (url.protocol === "http:" && !isLoopback(url.hostname))
    throw new Mistake("must be an https URL: whoever can alter the keys can be anyone");
  return url;
}

// The table ------------------------------------------------------------------------------------

const process_ = {
  host: parsed("HOST", "127.0.0.1", "127.0.0.1", "Address that the process listens on.", address),
  port: parsed(
    "PORT",
    undefined,
    "4000; 4001 to 4003 for a subgraph",
    "Port that the process listens on; 0 takes a free one.",
    (text) => whole("PORT", 0, 0, 65_535, "").read(text),
  ),
  nodeEnv: choice(
    "NODE_ENV",
    ["development", "test", "production"],
    "development",
    "In production, explorer, introspection and hints in error messages are off unless set otherwise.",
  ),
  logLevel: choice(
    "LOG_LEVEL",
    ["fatal", "error", "warn", "info", "debug", "silent"],
    "info",
    "Least level that is logged, as JSON lines without secrets:",
  ),
  explorer: choice(
    "EXPLORER",
    ["on", "off"],
    undefined,
    "The explorer in the browser:",
    "on; off in production",
  ),
  introspection: choice(
    "INTROSPECTION",
    ["on", "off"],
    undefined,
    "Introspection of the schema:",
    "on; off in production",
  ),
  corsOrigins: parsed(
    "CORS_ORIGINS",
    undefined,
    "Apollo Sandbox where the explorer is on; none otherwise",
    "Origins whose pages may call the gateway from a browser, separated by commas. Cookies are never taken.",
    origins,
  ),
};

const access = {
  auth: choice(
    "AUTH",
    ["off", "jwt"],
    "off",
    "Who may call. `off` is allowed on loopback only; with `jwt` every operation needs a bearer token.",
  ),
  jwtSecret: parsed("JWT_SECRET", undefined, "", "Secret that tokens are signed with (HS256).", longSecret),
  jwtPublicKey: parsed(
    "JWT_PUBLIC_KEY",
    undefined,
    "",
    "Public key of the signer, PEM (RS256, PS256, ES256 or EdDSA).",
    publicKey,
  ),
  jwtJwksUrl: parsed("JWT_JWKS_URL", undefined, "", "Where the signer publishes its keys.", jwksUrl),
  jwtIssuer: parsed("JWT_ISSUER", undefined, "", "Issuer that tokens must name.", printable),
  jwtAudience: parsed("JWT_AUDIENCE", undefined, "", "Audience that tokens must name.", printable),
  filesSecret: parsed(
    "FILES_SECRET",
    undefined,
    "made at the start",
    "32 bytes in base64 that file links are sealed with; the same in all processes of a deployment.",
    bytes(32),
  ),
};

const subgraph = (name: string, port: number) =>
  parsed(
    `SUBGRAPH_${name}_URL`,
    `http://127.0.0.1:${port}`,
    `http://127.0.0.1:${port}`,
    "Where the subgraph listens in its HTTP form.",
    baseUrl,
  );

const processes = {
  subgraphs: choice(
    "SUBGRAPHS",
    ["in-process", "http"],
    "in-process",
    "How the gateway reaches its subgraphs:",
  ),
  identityUrl: subgraph("IDENTITY", 4001),
  collaborationUrl: subgraph("COLLABORATION", 4002),
  businessUrl: subgraph("BUSINESS", 4003),
  subgraphsSecret: parsed(
    "SUBGRAPHS_SECRET",
    undefined,
    "",
    "What the gateway shows to subgraphs over HTTP; needed where one listens beyond loopback.",
    longSecret,
  ),
  familiesUrl: parsed(
    "FAMILIES_URL",
    undefined,
    "http://127.0.0.1:4100, started by `npm start`",
    "Where the local families are, each under its own path; for every family without a URL of its own.",
    baseUrl,
  ),
};

const { connectMs, tryMs, operationMs, connections, queued, bodyBytes, callsPerOperation, tries } =
  defaultLimits;

const limits = {
  operationMs: whole("OPERATION_TIMEOUT_MS", operationMs, 100, 120_000, "A whole operation, ms."),
  tryMs: whole("TRY_TIMEOUT_MS", tryMs, 50, 120_000, "One try of a REST call with its body, ms."),
  connectMs: whole("CONNECT_TIMEOUT_MS", connectMs, 50, 60_000, "Connecting to a family, ms."),
  tries: whole("TRIES", tries, 1, 5, "Tries of a read."),
  connections: whole("FAMILY_CONNECTIONS", connections, 1, 1_024, "Connections to one family."),
  queued: whole("FAMILY_QUEUE", queued, 0, 10_000, "REST calls that wait for a connection of a family."),
  bodyBytes: whole("FAMILY_BODY_BYTES", bodyBytes, 1_024, 1 << 28, "A family's answer, decoded, bytes."),
  callsPerOperation: whole(
    "CALLS_PER_OPERATION",
    callsPerOperation,
    1,
    10_000,
    "REST calls of one operation.",
  ),
  requestBytes: whole("REQUEST_BYTES", 1_048_576, 1_024, 1 << 26, "A request's body, bytes."),
  requestsAtOnce: whole("REQUESTS_AT_ONCE", 512, 1, 100_000, "Requests in flight; further ones get 503."),
  shutdownMs: whole(
    "SHUTDOWN_MS",
    20_000,
    0,
    600_000,
    "What is in flight at a shutdown may take this long, ms.",
  ),
};

const all = { ...process_, ...access, ...processes, ...limits };
type Values = { readonly [K in keyof typeof all]: ReturnType<(typeof all)[K]["read"]> };

/** A parameter of a family's operations that is set once: a company, a tenant, a group. */
interface ScopeKey {
  readonly variable: string;
  readonly parameter: string;
  readonly means: string;
  /** The demo company's, for the local family. */
  readonly demo?: string;
  /** What holds for any family when it is not set. */
  readonly normal?: string;
}

const scopeKeys: Readonly<Record<string, readonly ScopeKey[]>> = {
  identity: [
    {
      variable: "PEOPLE_GROUP",
      parameter: "groupId",
      means: "The group whose members are the people; the people index is made from it.",
      normal: "people",
    },
  ],
  erp: [
    {
      variable: "ERP_COMPANY_ID",
      parameter: "company_id",
      means: "The company.",
      demo: "d791cd98-6c53-483a-898f-0ae1a9617689",
    },
  ],
  accounting: [
    {
      variable: "ACCOUNTING_TENANT_ID",
      parameter: "accounting-tenant-id",
      means: "The tenant; without one the family chooses.",
    },
  ],
  treasury: [
    {
      variable: "TREASURY_FINANCIAL_ACCOUNT",
      parameter: "financial_account",
      means: "The financial account.",
      demo: "fa_2113da7671d940808a7e8df0",
    },
  ],
};

// Families -------------------------------------------------------------------------------------

const LOCAL_FAMILIES = "http://127.0.0.1:4100";

/** @example constantCase("supportDesk") // "SUPPORT_DESK" */
const constantCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
/** The path of a local family, as its host gives it. */
const localPath = (name: string) => `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Headers that may carry a caller's own credential: none that means something to HTTP or to us. */
const FORWARDABLE =
  /^(?:authorization|x-(?!forwarded|request-id|operation-id|deadline|calls|upstream|subgraphs|apollo)[a-z0-9]+(?:-[a-z0-9]+){0,6})$/;

/** True for a header that may carry a caller's own credential. */
export const isForwardable = (header: string) => FORWARDABLE.test(header) && header.length <= 64;

function credential(family: Family): (text: string) => FamilySettings["credential"] {
  return (text) => {
    const [, kind, value = ""] = /^(service|forward):(.+)$/s.exec(text) ?? [];
    if (kind === "forward") {
      if (!isForwardable(value))
        throw new Mistake(
          "must forward `authorization` or an `x-…` header of the caller's own, in lower case",
        );
      return { forward: value };
    }
    if (kind !== "service") throw new Mistake("must be service:<secret> or forward:<header>");
    if (family.auth.scheme === "basic" && !/^[^:]+:./.test(value))
      throw new Mistake("must be service:<user>:<password>: the family takes both");
    return { secret: printable(value) };
  };
}

const familyVariables = (family: Family) => ({
  url: parsed(
    `${constantCase(family.name)}_URL`,
    undefined,
    `the local family, ${localPath(family.name)}`,
    "Base URL.",
    baseUrl,
  ),
  credential: parsed(
    `${constantCase(family.name)}_CREDENTIAL`,
    undefined,
    "the demo company's",
    family.auth.scheme === "basic"
      ? "`service:<user>:<password>` or `forward:<header>`."
      : "`service:<secret>` or `forward:<header>`.",
    credential(family),
  ),
});

const scopeVariable = ({ variable, means, demo, normal }: ScopeKey) =>
  parsed(variable, undefined, normal ?? (demo ? "the demo company's" : ""), means, printable);

/** The documented table: sections of rows, in the order of the page. */
export function documentedVariables(families: readonly Family[]) {
  const rows = (variables: Readonly<Record<string, Variable<unknown>>>) => Object.values(variables);
  return [
    { title: "The process", rows: rows(process_) },
    { title: "Access and files", rows: rows(access) },
    { title: "Where the parts are", rows: rows(processes) },
    {
      title: "Families",
      rows: families.flatMap((family) => [
        ...rows(familyVariables(family)),
        ...(scopeKeys[family.name] ?? []).map(scopeVariable),
      ]),
    },
    { title: "Limits", rows: rows(limits) },
  ];
}

// Reading --------------------------------------------------------------------------------------

/** How a caller shows who it is. */
export type AuthSettings =
  | { readonly kind: "off" }
  | {
      readonly kind: "jwt";
      readonly key: Uint8Array | KeyObject | URL;
      readonly issuer: string;
      readonly audience: string;
    };

export interface Config {
  readonly host: string;
  readonly port: number | undefined;
  readonly production: boolean;
  readonly logLevel: Values["logLevel"];
  readonly explorer: boolean;
  readonly introspection: boolean;
  readonly corsOrigins: readonly string[];
  readonly auth: AuthSettings;
  readonly filesSecret: Uint8Array | undefined;
  readonly subgraphs: Values["subgraphs"];
  readonly subgraphUrls: Readonly<Record<SubgraphName, string>>;
  readonly subgraphsSecret: string | undefined;
  readonly families: FamiliesSettings;
  /** Families that the local ones answer for, and whether somebody else runs those. */
  readonly localFamilies: readonly string[];
  readonly localFamiliesElsewhere: boolean;
  readonly limits: Limits;
  readonly requestBytes: number;
  readonly requestsAtOnce: number;
  readonly shutdownMs: number;
}

export const SANDBOX = "https://studio.apollographql.com";

/** True for addresses that nobody but this machine reaches. */
export const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/**
 * Reads the configuration of a process.
 * @throws ConfigurationError with every mistake in it.
 */
export function readConfig(
  env: Environment,
  families: readonly Family[],
  role: "gateway" | "subgraph",
): Config {
  const mistakes: string[] = [];
  const read = <T>(variable: Variable<T>): T | undefined => {
    try {
      return variable.read(env[variable.name] || undefined);
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      mistakes.push(`${variable.name} ${error.message}`);
      return undefined;
    }
  };
  // A value is missing only after a mistake, and then nothing of what is made here is returned.
  const values = Object.fromEntries(
    Object.entries<Variable<unknown>>(all).map(([key, variable]) => [key, read(variable)]),
  ) as unknown as Values;
  const settings = readFamilies(families, values.familiesUrl, read, mistakes);
  if (mistakes.length === 0) mistakes.push(...contradictions(values, role));
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);

  const production = values.nodeEnv === "production";
  const on = (value: "on" | "off" | undefined) => (value ? value === "on" : !production);
  const { host, port, logLevel, subgraphs, subgraphsSecret, requestBytes, requestsAtOnce, shutdownMs } =
    values;
  return {
    host,
    port,
    production,
    logLevel,
    explorer: on(values.explorer),
    introspection: on(values.introspection),
    corsOrigins: values.corsOrigins ?? (on(values.explorer) ? [SANDBOX] : []),
    auth: authOf(values),
    filesSecret: values.filesSecret ?? (apart(values, role) ? DEVELOPMENT_SECRET : undefined),
    subgraphs,
    subgraphUrls: {
      identity: values.identityUrl,
      collaboration: values.collaborationUrl,
      business: values.businessUrl,
    },
    subgraphsSecret,
    families: Object.fromEntries(settings.map(({ name, own }) => [name, own])),
    localFamilies: settings.filter(({ local }) => local).map(({ name }) => name),
    localFamiliesElsewhere: values.familiesUrl !== undefined,
    limits: { ...defaultLimits, ...limitsOf(values) },
    requestBytes,
    requestsAtOnce,
    shutdownMs,
  };
}

/** Links are made in one process and followed in another. */
const apart = (values: Values, role: string) => role === "subgraph" || values.subgraphs === "http";

/**
 * Seals file links where processes share no secret and nobody could gain by one: in development,
 * on loopback, where whoever could forge a link may ask for the file itself.
 */
const DEVELOPMENT_SECRET: Uint8Array = createHash("sha256").update("tributary in development").digest();

function readFamilies(
  families: readonly Family[],
  familiesUrl: string | undefined,
  read: <T>(variable: Variable<T>) => T | undefined,
  mistakes: string[],
) {
  return families.map((family) => {
    const variables = familyVariables(family);
    const before = mistakes.length;
    const url = read(variables.url);
    const shown = read(variables.credential);
    if (url !== undefined && shown === undefined && mistakes.length === before)
      mistakes.push(`${variables.credential.name} is needed with ${variables.url.name}`);
    const local = url === undefined;
    const scope: Record<string, string> = {};
    for (const key of scopeKeys[family.name] ?? []) {
      const value = read(scopeVariable(key)) ?? key.normal ?? (local ? key.demo : undefined);
      if (value !== undefined) scope[key.parameter] = value;
    }
    const own: FamilySettings = {
      baseUrl: url ?? (familiesUrl ?? LOCAL_FAMILIES) + localPath(family.name),
      credential: shown ?? { secret: demoSecret(family.name) },
      ...(Object.keys(scope).length > 0 && { scope }),
    };
    return { name: family.name, local, own };
  });
}

/** What is wrong with values that are well formed each. */
function* contradictions(values: Values, role: "gateway" | "subgraph"): Generator<string> {
  const { host, auth, jwtSecret, jwtPublicKey, jwtJwksUrl } = values;
  const exposed = !isLoopback(host);
  if (values.tryMs > values.operationMs) yield "TRY_TIMEOUT_MS must not exceed OPERATION_TIMEOUT_MS";
  if (role === "gateway") {
    if (auth === "off" && exposed)
      yield "AUTH must be jwt where HOST is not a loopback address: anyone could use our credentials";
    if (auth === "jwt") {
      const keys = [jwtSecret, jwtPublicKey, jwtJwksUrl].filter((key) => key !== undefined);
      if (keys.length !== 1) yield "AUTH=jwt needs one of JWT_SECRET, JWT_PUBLIC_KEY and JWT_JWKS_URL";
      if (!values.jwtIssuer) yield "JWT_ISSUER is needed with AUTH=jwt";
      if (!values.jwtAudience)
        yield "JWT_AUDIENCE is needed with AUTH=jwt: tokens for others must not open us";
    }
  } else if (exposed && !values.subgraphsSecret)
    yield "SUBGRAPHS_SECRET is needed where HOST is not a loopback address: anyone could use our credentials";
  const guarded = exposed || auth === "jwt" || values.nodeEnv === "production";
  if (apart(values, role) && guarded && !values.filesSecret)
    yield "FILES_SECRET is needed where subgraphs are processes of their own";
}

function authOf({
  auth,
  jwtSecret,
  jwtPublicKey,
  jwtJwksUrl,
  jwtIssuer = "",
  jwtAudience = "",
}: Values): AuthSettings {
  const key = (jwtSecret === undefined ? undefined : Buffer.from(jwtSecret)) ?? jwtPublicKey ?? jwtJwksUrl;
  return auth === "off" || key === undefined
    ? { kind: "off" }
    : { kind: "jwt", key, issuer: jwtIssuer, audience: jwtAudience };
}

function limitsOf(values: Values): Partial<Limits> {
  const names = Object.keys(defaultLimits).filter((name) => name in limits) as (keyof Limits &
    keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** The same configuration with the local families where they were started. */
export function withLocalFamilies(config: Config, baseUrls: Readonly<Record<string, string>>): Config {
  const families: Record<string, FamilySettings> = { ...config.families };
  for (const name of config.localFamilies) {
    const url = baseUrls[name];
    const own = families[name];
    if (url !== undefined && own) families[name] = { ...own, baseUrl: url };
  }
  return { ...config, families };
}
