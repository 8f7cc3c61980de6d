/**
 * The environment variables of a process, in one table: what is read at its start, and what
 * `docs/configuration.md` is printed from.
 */
import type { Family } from "#contracts/kit/contract.ts";
import { constantCase, type ScopeKey } from "#contracts/kit/settings.ts";
import { defaultLimits, defaultQueryLimits } from "#platform/limits/limits.ts";
import type { FamilySettings } from "./family-settings.ts";
import {
  address,
  baseUrl,
  bytes,
  choice,
  email,
  headerNames,
  hostNames,
  InvalidValue,
  integer,
  jwksUrl,
  longSecret,
  networks,
  origins,
  parsed,
  pathPrefix,
  printable,
  proxyHeader,
  publicKey,
  type Variable,
} from "./kinds.ts";
import { telemetry } from "./telemetry.ts";

const server = {
  host: parsed("HOST", "127.0.0.1", "127.0.0.1", "Address that the process listens on.", address),
  port: parsed(
    "PORT",
    undefined,
    "4000; 4001 to 4003 for a subgraph",
    "Port that the process listens on; 0 takes a free one.",
    (text) => integer("PORT", 0, 0, 65_535, "").read(text),
  ),
  nodeEnv: choice(
    "NODE_ENV",
    ["development", "test", "production"],
    "development",
    "In production, explorer, introspection and hints in error messages are off unless set otherwise.",
  ),
  demo: choice(
    "DEMO",
    ["on", "off"],
    undefined,
    "Whether the demo company's local families, whose people and payments are invented, may answer for families without a URL:",
    "on; off in production",
  ),
  codeCacheAfterMs: integer(
    "CODE_CACHE_AFTER_MS",
    20_000,
    0,
    3_600_000,
    "When the first start of a build keeps its compiled code beside the bundle, which makes later starts faster, ms.",
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
    "Origins whose pages may call the gateway from a browser, separated by commas; the explorer links to Apollo Sandbox only if it is one of them. Outside production, pages of localhost, 127.0.0.1 and [::1] may call at any port as well. Cookies are never taken.",
    origins,
  ),
  corsHeaders: parsed(
    "CORS_HEADERS",
    [],
    "",
    "Request headers that pages may send, separated by commas, beside those that the gateway and its clients use: a header that a credential is forwarded from, for instance.",
    headerNames,
  ),
};

const access = {
  auth: choice(
    "AUTH",
    ["off", "jwt", "proxy"],
    undefined,
    "Who may call. `off` is allowed on loopback only; with `jwt` every operation needs a bearer token; with `proxy` a proxy in PROXY_NETWORKS says who calls.",
    "off; in production it must be set",
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
  jwtClockToleranceS: integer(
    "JWT_CLOCK_TOLERANCE_S",
    5,
    0,
    300,
    "How far the clocks of signer and gateway may differ, s.",
  ),
  jwtEmailClaim: parsed(
    "JWT_EMAIL_CLAIM",
    "email",
    "email",
    "Claim with the caller's e-mail address, for `viewer`; one that the token calls unverified is none.",
    printable,
  ),
  proxyNetworks: parsed(
    "PROXY_NETWORKS",
    undefined,
    "",
    "Networks of the proxies that are believed, as `10.1.0.0/16`, separated by commas. Nobody else may reach us from there.",
    networks,
  ),
  proxyUserHeader: parsed(
    "PROXY_USER_HEADER",
    "x-forwarded-user",
    "x-forwarded-user",
    "Header in which the proxy names the caller; it must set or remove it on every request.",
    proxyHeader,
  ),
  proxyScopesHeader: parsed(
    "PROXY_SCOPES_HEADER",
    "x-forwarded-scopes",
    "x-forwarded-scopes",
    "Header with the caller's scopes, separated by blanks or commas; likewise.",
    proxyHeader,
  ),
  proxyEmailHeader: parsed(
    "PROXY_EMAIL_HEADER",
    undefined,
    "PROXY_USER_HEADER, where it is an address",
    "Header with the caller's e-mail address, for `viewer`; likewise.",
    proxyHeader,
  ),
  viewerEmail: parsed(
    "VIEWER_EMAIL",
    undefined,
    "",
    "With AUTH=off: the address of whoever asks, for `viewer`.",
    email,
  ),
  trustedDocuments: choice(
    "TRUSTED_DOCUMENTS",
    ["off", "audit", "required"],
    "off",
    "Whether documents of TRUSTED_DOCUMENTS_FILE may be asked for by `documentId`, those that are not of it noted in the log (`audit`) or not run (`required`).",
  ),
  trustedDocumentsFile: parsed(
    "TRUSTED_DOCUMENTS_FILE",
    undefined,
    "",
    "The manifest: a JSON object of documents by their hash, as a client's build writes it.",
    (text) => text,
  ),
  persistedQueries: choice(
    "PERSISTED_QUERIES",
    ["on", "off"],
    "off",
    "Automatic persisted queries, kept in at most 30 MB; never where trusted documents are required.",
  ),
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
  executor: choice(
    "EXECUTOR",
    ["compiled", "apollo"],
    "compiled",
    "Who runs query plans: our compiled executor, or the stock gateway's:",
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

const {
  connectMs,
  tryMs,
  operationMs,
  patientMs,
  transferMs,
  uploadBytes,
  connections,
  queued,
  bodyBytes,
  callsPerOperation,
  callsPerFamily,
  tries,
  restBytes,
  answerObjects,
  answerBytes,
} = defaultLimits;

export const limits = {
  operationMs: integer("OPERATION_TIMEOUT_MS", operationMs, 100, 120_000, "A whole operation, ms."),
  patientMs: integer(
    "PATIENT_OPERATION_MS",
    patientMs,
    1_000,
    3_600_000,
    "The longest that an operation may take which asks for it by `Prefer: wait=<seconds>`: it waits its turn where a family limits its rate, ms.",
  ),
  tryMs: integer("TRY_TIMEOUT_MS", tryMs, 50, 120_000, "One try of a REST call with its body, ms."),
  transferMs: integer("TRANSFER_TIMEOUT_MS", transferMs, 1_000, 86_400_000, "A file that is relayed, ms."),
  uploadBytes: integer(
    "UPLOAD_BYTES",
    uploadBytes,
    1_024,
    2 ** 40,
    "A file that is uploaded, bytes; a family may take less.",
  ),
  connectMs: integer("CONNECT_TIMEOUT_MS", connectMs, 50, 60_000, "Connecting to a family, ms."),
  tries: integer("TRIES", tries, 1, 5, "Tries of a read."),
  connections: integer("FAMILY_CONNECTIONS", connections, 1, 1_024, "Connections to one family."),
  queued: integer("FAMILY_QUEUE", queued, 0, 10_000, "REST calls that wait for a connection of a family."),
  bodyBytes: integer("FAMILY_BODY_BYTES", bodyBytes, 1_024, 1 << 28, "A family's answer, decoded, bytes."),
  callsPerOperation: integer(
    "CALLS_PER_OPERATION",
    callsPerOperation,
    1,
    10_000,
    "REST calls of one operation.",
  ),
  callsPerFamily: integer(
    "CALLS_PER_FAMILY",
    callsPerFamily,
    1,
    10_000,
    "REST calls of one operation to one family.",
  ),
  restBytes: integer(
    "REST_BYTES_PER_OPERATION",
    restBytes,
    1_024,
    2 ** 33,
    "REST answers that one operation reads, decoded, bytes. With SUBGRAPHS=http each process counts what it reads itself.",
  ),
  answerObjects: integer(
    "ANSWER_OBJECTS",
    answerObjects,
    100,
    100_000_000,
    "Objects in the answer of one operation, counted while it is put together.",
  ),
  answerBytes: integer(
    "ANSWER_BYTES",
    answerBytes,
    1_024,
    2 ** 28,
    "The answer of one operation as it is written, bytes.",
  ),
  headerBytes: integer("REQUEST_HEADER_BYTES", 16_384, 4_096, 1 << 18, "A request's headers, bytes."),
  requestBytes: integer("REQUEST_BYTES", 1_048_576, 1_024, 1 << 26, "A request's body, bytes."),
  requestsAtOnce: integer("REQUESTS_AT_ONCE", 512, 1, 100_000, "Requests in flight; further ones get 503."),
  shutdownMs: integer(
    "SHUTDOWN_MS",
    20_000,
    0,
    600_000,
    "What is in flight at a shutdown may take this long, ms.",
  ),
};

const query = defaultQueryLimits;

export const queryLimits = {
  tokens: integer("QUERY_TOKENS", query.tokens, 100, 100_000, "Tokens of a document."),
  depth: integer("QUERY_DEPTH", query.depth, 3, 100, "Fields within fields; introspection does not count."),
  aliases: integer(
    "QUERY_ALIASES",
    query.aliases,
    0,
    10_000,
    "Aliases of an operation, fragments counted wherever they are spread.",
  ),
  rootFields: integer("QUERY_ROOT_FIELDS", query.rootFields, 1, 1_000, "Root fields of an operation."),
  directives: integer(
    "QUERY_DIRECTIVES",
    query.directives,
    0,
    10_000,
    "Directives of an operation, likewise.",
  ),
  selections: integer(
    "QUERY_SELECTIONS",
    query.selections,
    10,
    10_000,
    "Selections of an operation, likewise; what planning takes grows with them.",
  ),
  pageSize: integer("PAGE_SIZE", query.pageSize, 25, query.pageSize, "Items that one list may be asked for."),
  cost: integer(
    "QUERY_COST",
    query.cost,
    1,
    1_000_000,
    "REST calls that an operation may need if every list is as long as it is asked for, reckoned before it runs. Lists are seldom full: CALLS_PER_OPERATION bounds what it makes.",
  ),
  objects: integer(
    "QUERY_OBJECTS",
    query.objects,
    100,
    100_000_000,
    "Objects that the lists of an operation may hold if each is as long as it is asked for, computed before it runs: the lengths of lists within lists multiply. ANSWER_OBJECTS bounds what the answer holds.",
  ),
};

export const INBOX_FILE = ".data/inbox.db";

export const REPORTS_FOLDER = ".data/reports";

const reports = {
  reportsFolder: parsed(
    "REPORTS_FOLDER",
    REPORTS_FOLDER,
    `${REPORTS_FOLDER}; .data/reports-2 where a second \`npm start\` keeps its data in families-2.db`,
    "Folder in which runs of reports and their results are stored. Each gateway process needs one of its own.",
    printable,
  ),
  reportsAtOnce: integer(
    "REPORTS_AT_ONCE",
    2,
    1,
    64,
    "Runs of reports that go on at the same time; further ones wait.",
  ),
  reportsRows: integer(
    "REPORTS_ROWS",
    1_000_000,
    1,
    50_000_000,
    "Rows that a run of a report may read, and that its result may have.",
  ),
};

const listening = {
  inboxFile: parsed(
    "INBOX_FILE",
    INBOX_FILE,
    `${INBOX_FILE}; .data/inbox-2.db where a second \`npm start\` keeps its data in families-2.db`,
    "File in which what families report by themselves is kept. A collaboration subgraph in a process of its own reads the gateway's.",
    printable,
  ),
};

export const all = {
  ...server,
  ...access,
  ...processes,
  ...listening,
  ...reports,
  ...telemetry,
  ...limits,
  ...queryLimits,
};
export type Values = { readonly [K in keyof typeof all]: ReturnType<(typeof all)[K]["read"]> };

// Families -------------------------------------------------------------------------------------

export const LOCAL_FAMILIES = "http://127.0.0.1:4100";

/** The path of a local family, as its host gives it. */
export const localPath = (name: string) =>
  `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Headers that may carry a caller's own credential: none that means something to HTTP or to us. */
const FORWARDABLE =
  /^(?:authorization|x-(?!forwarded|request-id|operation|upstream|subgraphs|viewer|apollo)[a-z0-9]+(?:-[a-z0-9]+){0,6})$/;

/** True for a header that may carry a caller's own credential. */
export const isForwardable = (header: string) => FORWARDABLE.test(header) && header.length <= 64;

function credential(family: Family): (text: string) => FamilySettings["credential"] {
  return (text) => {
    const [, kind, value = ""] = /^(service|forward):(.+)$/s.exec(text) ?? [];
    if (kind === "forward") {
      if (!isForwardable(value))
        throw new InvalidValue(
          "must forward `authorization` or an `x-…` header of the caller's own, in lower case",
        );
      return { forward: value };
    }
    if (kind !== "service") throw new InvalidValue("must be service:<secret> or forward:<header>");
    if (family.auth.scheme === "basic" && !/^[^:]+:./.test(value))
      throw new InvalidValue("must be service:<user>:<password>: the family takes both");
    return { secret: printable(value) };
  };
}

export const familyVariables = (family: Family) => ({
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
  ...(family.settings?.keyHeader && {
    header: parsed(
      `${constantCase(family.name)}_KEY_HEADER`,
      undefined,
      family.auth.header,
      "Header that carries the key at the real service; the documents do not name it.",
      header,
    ),
  }),
  ...(family.settings?.prefix && {
    prefix: parsed(
      `${constantCase(family.name)}_PREFIX`,
      undefined,
      family.prefix ?? "/",
      "Path prefix of the real service below its base URL; the documents do not show it.",
      pathPrefix,
    ),
  }),
  ...(family.settings?.fileHosts && {
    fileHosts: parsed(
      `${constantCase(family.name)}_FILE_HOSTS`,
      undefined,
      "its own alone",
      "Hosts beside its own where the family keeps files, separated by commas; by HTTPS only.",
      hostNames,
    ),
  }),
});

/** The variables of the webhook by which a family reports events; undefined for a family without one. */
export function listenerVariables({ name, settings }: Family) {
  if (!settings?.listener) return undefined;
  const { sender, path } = settings.listener;
  const prefix = `${constantCase(name)}_LISTENER`;
  return {
    token: parsed(
      `${prefix}_TOKEN`,
      undefined,
      "the demo company's, in development on loopback with the local family",
      `Token that ${sender} shows at \`POST ${path}\`. Without it, and without a way to verify JWTs, the gateway does not listen.`,
      longSecret,
    ),
    jwtSecret: parsed(
      `${prefix}_JWT_SECRET`,
      undefined,
      "",
      "Instead: the secret that its tokens are signed with (HS256).",
      longSecret,
    ),
    jwksUrl: parsed(
      `${prefix}_JWKS_URL`,
      undefined,
      "",
      "Instead: where the authorization server that gives its tokens publishes its keys.",
      jwksUrl,
    ),
    issuer: parsed(`${prefix}_ISSUER`, undefined, "", "Issuer that its JWTs must name.", printable),
    audience: parsed(`${prefix}_AUDIENCE`, undefined, "", "Audience that its JWTs must name.", printable),
  };
}

function header(text: string): string {
  if (!isForwardable(text))
    throw new InvalidValue("must be `authorization` or an `x-…` header, in lower case");
  return text;
}

export const scopeVariable = ({ variable, means, demo, normal }: ScopeKey) =>
  parsed(variable, undefined, normal ?? (demo ? "the demo company's" : ""), means, printable);

/** The documented table: sections of rows, in the order of the page. */
export function documentedVariables(families: readonly Family[]) {
  const rows = (variables: Readonly<Record<string, Variable<unknown>>>) => Object.values(variables);
  return [
    { title: "The process", rows: rows(server) },
    { title: "Access and files", rows: rows(access) },
    { title: "Where the parts are", rows: rows(processes) },
    {
      title: "Families",
      rows: families.flatMap((family) => [
        ...rows(familyVariables(family)),
        ...(family.settings?.scope ?? []).map(scopeVariable),
      ]),
    },
    {
      title: "What families report by themselves",
      rows: [...rows(listening), ...families.flatMap((family) => rows(listenerVariables(family) ?? {}))],
    },
    { title: "Traces and metrics", rows: rows(telemetry) },
    { title: "Limits", rows: rows(limits) },
    { title: "Limits of an operation before it runs", rows: rows(queryLimits) },
  ];
}
