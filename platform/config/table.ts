/**
 * The environment variables of a process, in one table: what is read at its start, and what
 * `docs/configuration.md` is printed from.
 */
import type { Family } from "#contracts/kit/contract.ts";
import { constantCase, type ScopeKey } from "#contracts/kit/settings.ts";
import { defaultLimits, defaultQueryLimits } from "#platform/limits/limits.ts";
import { auth, CREDENTIALS, credential, header, headers } from "./credential-kinds.ts";
import {
  address,
  baseUrl,
  bytes,
  choice,
  email,
  headerNames,
  hostNames,
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
    "In production, console, introspection and hints in error messages are off unless set otherwise.",
  ),
  demo: choice(
    "DEMO",
    ["on", "off"],
    undefined,
    "Whether the demo company's stand-in services, whose people and payments are invented, may answer for families without a URL. With `on` they do so in production and beside real families as well:",
    "on where no family has a URL; off in production and beside real families",
  ),
  logLevel: choice(
    "LOG_LEVEL",
    ["fatal", "error", "warn", "info", "debug", "silent"],
    "info",
    "Lowest level that is logged, as JSON lines without secrets:",
  ),
  console: choice(
    "CONSOLE",
    ["on", "off"],
    undefined,
    "Whether the console is served to browsers:",
    "on; off in production",
  ),
  introspection: choice(
    "INTROSPECTION",
    ["on", "off"],
    undefined,
    "Whether clients may introspect the schema:",
    "on; off in production",
  ),
  corsOrigins: parsed(
    "CORS_ORIGINS",
    undefined,
    "Apollo Sandbox where the console is on; none otherwise",
    "Origins whose pages may call the gateway from a browser, separated by commas; the console links to Apollo Sandbox only if it is one of them. Outside production, pages of localhost, 127.0.0.1 and [::1] may call at any port as well. Cookies are never accepted.",
    origins,
  ),
  corsHeaders: parsed(
    "CORS_HEADERS",
    [],
    "",
    "Request headers that pages may send, separated by commas, in addition to those that the gateway and its clients use; for example, a header from which a credential is forwarded.",
    headerNames,
  ),
};

const access = {
  auth: choice(
    "AUTH",
    ["off", "jwt", "proxy"],
    undefined,
    "How callers are authenticated. `off` is allowed on loopback only; with `jwt` every operation needs a bearer token; with `proxy` a proxy in PROXY_NETWORKS names the caller.",
    "off; required in production",
  ),
  jwtSecret: parsed("JWT_SECRET", undefined, "", "Secret with which tokens are signed (HS256).", longSecret),
  jwtPublicKey: parsed(
    "JWT_PUBLIC_KEY",
    undefined,
    "",
    "Public key of the signer, PEM (RS256, PS256, ES256 or EdDSA).",
    publicKey,
  ),
  jwtJwksUrl: parsed("JWT_JWKS_URL", undefined, "", "URL where the signer publishes its keys.", jwksUrl),
  jwtIssuer: parsed("JWT_ISSUER", undefined, "", "Issuer that tokens must name.", printable),
  jwtAudience: parsed("JWT_AUDIENCE", undefined, "", "Audience that tokens must name.", printable),
  jwtClockToleranceS: integer(
    "JWT_CLOCK_TOLERANCE_S",
    5,
    0,
    300,
    "Largest difference between the clocks of signer and gateway, s.",
  ),
  jwtEmailClaim: parsed(
    "JWT_EMAIL_CLAIM",
    "email",
    "email",
    "Claim with the caller's e-mail address, for `viewer`; ignored when the token says that the address is not verified.",
    printable,
  ),
  proxyNetworks: parsed(
    "PROXY_NETWORKS",
    undefined,
    "",
    "Networks of the trusted proxies, for example `10.1.0.0/16`, separated by commas. Nothing but the proxies may reach the gateway from there.",
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
    "Header with the caller's scopes, separated by spaces or commas; the proxy must set or remove it on every request.",
    proxyHeader,
  ),
  proxyEmailHeader: parsed(
    "PROXY_EMAIL_HEADER",
    undefined,
    "PROXY_USER_HEADER, if its value is an address",
    "Header with the caller's e-mail address, for `viewer`; the proxy must set or remove it on every request.",
    proxyHeader,
  ),
  jwtGroupsClaim: parsed(
    "JWT_GROUPS_CLAIM",
    "groups",
    "groups",
    "Claim with the caller's groups or roles, for SCOPES_FILE; a dot leads into an object, as in `realm_access.roles`.",
    printable,
  ),
  proxyGroupsHeader: parsed(
    "PROXY_GROUPS_HEADER",
    "x-forwarded-groups",
    "x-forwarded-groups",
    "Header with the caller's groups or roles, separated by commas, for SCOPES_FILE; the proxy must set or remove it on every request.",
    proxyHeader,
  ),
  scopesFile: parsed(
    "SCOPES_FILE",
    undefined,
    "",
    'JSON file with the scopes of each group or role of the identity provider: `{"support-agents": ["support_desk:read", "support_desk:agent"], "*": ["*:read"]}`. The group `*` is every authenticated caller; `*:read` and `*:write` are the scopes of all families.',
    printable,
  ),
  familyScopes: choice(
    "FAMILY_SCOPES",
    ["on", "off"],
    "on",
    "Whether every field demands `<family>:read`, and every mutation `<family>:write`, beside the scopes that the documents state.",
  ),
  unscopedWrites: choice(
    "UNSCOPED_WRITES",
    ["on", "off"],
    "off",
    "Whether the gateway may start with AUTH=jwt or proxy although some mutations demand no scope, so that every caller can carry them out.",
  ),
  readOnly: choice(
    "READ_ONLY",
    ["on", "off"],
    "off",
    "Whether every mutation and every upload is refused, for all callers: for the first contact with real data.",
  ),
  viewerEmail: parsed(
    "VIEWER_EMAIL",
    undefined,
    "",
    "With AUTH=off: the e-mail address of the caller, for `viewer`.",
    email,
  ),
  trustedDocuments: choice(
    "TRUSTED_DOCUMENTS",
    ["off", "audit", "required"],
    "off",
    "Whether clients may name documents of TRUSTED_DOCUMENTS_FILE by `documentId`; other documents are logged (`audit`) or refused (`required`).",
  ),
  trustedDocumentsFile: parsed(
    "TRUSTED_DOCUMENTS_FILE",
    undefined,
    "",
    "Manifest of the trusted documents: a JSON object from hash to document, as a client's build writes it.",
    (text) => text,
  ),
  persistedQueries: choice(
    "PERSISTED_QUERIES",
    ["on", "off"],
    "off",
    "Automatic persisted queries, stored in at most 30 MB of memory; always off when trusted documents are required.",
  ),
  filesSecret: parsed(
    "FILES_SECRET",
    undefined,
    "random, in `links.key` beside INBOX_FILE",
    "Key that encrypts file links: 32 bytes in base64, the same in all processes of a deployment.",
    bytes(32),
  ),
};

const subgraph = (name: string, port: number) =>
  parsed(
    `SUBGRAPH_${name}_URL`,
    `http://127.0.0.1:${port}`,
    `http://127.0.0.1:${port}`,
    "URL of the subgraph when SUBGRAPHS=http.",
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
    "Executor of query plans: `compiled` is our own, `apollo` that of the Apollo gateway.",
  ),
  identityUrl: subgraph("IDENTITY", 4001),
  collaborationUrl: subgraph("COLLABORATION", 4002),
  businessUrl: subgraph("BUSINESS", 4003),
  subgraphsSecret: parsed(
    "SUBGRAPHS_SECRET",
    undefined,
    "",
    "Secret that the gateway sends to subgraphs over HTTP; required when a subgraph listens on more than loopback.",
    longSecret,
  ),
  servicesUrl: parsed(
    "SERVICES_URL",
    undefined,
    "http://127.0.0.1:4100, started by `npm start`",
    "Where the demo company's stand-in services are, each under its own path; for every family without a URL of its own. `FAMILIES_URL` means the same.",
    baseUrl,
    ["FAMILIES_URL"],
  ),
  families: parsed(
    "FAMILIES",
    undefined,
    "all where no family has a URL or DEMO=on, else those with a URL",
    "Families that the deployment has, by name, separated by commas. All others are absent: from the schema, the console, `sources`, `rateLimits`, scopes and readiness. Each process of a deployment needs the same.",
    (text) => text.split(",").map((name) => name.trim()),
  ),
  schemaCache: parsed(
    "SCHEMA_CACHE",
    ".data/schemas",
    ".data/schemas",
    "Folder that stores the composed schema of a deployment without some of the families, by the digest of its sources.",
    printable,
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
  operationMs: integer(
    "OPERATION_TIMEOUT_MS",
    operationMs,
    100,
    120_000,
    "Time limit of a whole operation, ms.",
  ),
  patientMs: integer(
    "PATIENT_OPERATION_MS",
    patientMs,
    1_000,
    3_600_000,
    "Time limit of an operation that sends `Prefer: wait=<seconds>` and waits where a family limits its rate, ms.",
  ),
  tryMs: integer(
    "TRY_TIMEOUT_MS",
    tryMs,
    50,
    120_000,
    "Time limit of one try of a REST call, body included, ms.",
  ),
  transferMs: integer(
    "TRANSFER_TIMEOUT_MS",
    transferMs,
    1_000,
    86_400_000,
    "Time limit of a file transfer, ms.",
  ),
  uploadBytes: integer(
    "UPLOAD_BYTES",
    uploadBytes,
    1_024,
    2 ** 40,
    "Largest file that can be uploaded, bytes; a family may accept less.",
  ),
  connectMs: integer(
    "CONNECT_TIMEOUT_MS",
    connectMs,
    50,
    60_000,
    "Time limit for connecting to a family, ms.",
  ),
  tries: integer("TRIES", tries, 1, 5, "Tries of a read, the first one included."),
  connections: integer("FAMILY_CONNECTIONS", connections, 1, 1_024, "Most connections to one family."),
  queued: integer(
    "FAMILY_QUEUE",
    queued,
    0,
    10_000,
    "Most REST calls that wait for a connection to one family.",
  ),
  bodyBytes: integer(
    "FAMILY_BODY_BYTES",
    bodyBytes,
    1_024,
    1 << 28,
    "Largest response of a family, decoded, bytes.",
  ),
  callsPerOperation: integer(
    "CALLS_PER_OPERATION",
    callsPerOperation,
    1,
    10_000,
    "Most REST calls of one operation.",
  ),
  callsPerFamily: integer(
    "CALLS_PER_FAMILY",
    callsPerFamily,
    1,
    10_000,
    "Most REST calls of one operation to one family.",
  ),
  restBytes: integer(
    "REST_BYTES_PER_OPERATION",
    restBytes,
    1_024,
    2 ** 33,
    "Most bytes of REST responses that one operation reads, decoded. With SUBGRAPHS=http each process counts its own.",
  ),
  indexBytes: parsed(
    "INDEX_BYTES",
    defaultLimits.indexBytes,
    "an eighth of the heap's limit",
    "REST answers that the people indexes of a process were read from, decoded, bytes; the index unused for longest goes first. The index of a caller whose own credential is forwarded has half of it at the most.",
    (text) => integer("INDEX_BYTES", 0, 1 << 20, 2 ** 36, "").read(text),
  ),
  answerObjects: integer(
    "ANSWER_OBJECTS",
    answerObjects,
    100,
    100_000_000,
    "Most objects in the response of one operation, counted while the response is assembled.",
  ),
  answerBytes: integer(
    "ANSWER_BYTES",
    answerBytes,
    1_024,
    2 ** 28,
    "Largest response of one operation, as it is sent, bytes.",
  ),
  headerBytes: integer("REQUEST_HEADER_BYTES", 16_384, 4_096, 1 << 18, "Largest request headers, bytes."),
  requestBytes: integer("REQUEST_BYTES", 1_048_576, 1_024, 1 << 26, "Largest request body, bytes."),
  requestsAtOnce: integer(
    "REQUESTS_AT_ONCE",
    512,
    1,
    100_000,
    "Most operations that run at once, and most request bodies that arrive at once; further ones get 503. One caller gets at most three quarters, and less while others are busy. Operations with `Prefer: wait` have an eighth as many places of their own, files a quarter.",
  ),
  eventLoopDelayMs: integer(
    "EVENT_LOOP_DELAY_MS",
    1_000,
    0,
    60_000,
    "Average event loop delay within half a second above which a caller with a request in flight gets 503 for further ones, ms; 0 for no such limit.",
  ),
  shutdownMs: integer(
    "SHUTDOWN_MS",
    20_000,
    0,
    600_000,
    "Time that requests in flight have to finish at a shutdown, ms.",
  ),
};

const query = defaultQueryLimits;

export const queryLimits = {
  tokens: integer("QUERY_TOKENS", query.tokens, 100, 100_000, "Most tokens of a document."),
  depth: integer(
    "QUERY_DEPTH",
    query.depth,
    3,
    100,
    "Deepest nesting of fields; introspection does not count.",
  ),
  aliases: integer(
    "QUERY_ALIASES",
    query.aliases,
    0,
    10_000,
    "Most aliases of an operation; a fragment counts wherever it is spread.",
  ),
  rootFields: integer("QUERY_ROOT_FIELDS", query.rootFields, 1, 1_000, "Most root fields of an operation."),
  directives: integer(
    "QUERY_DIRECTIVES",
    query.directives,
    0,
    10_000,
    "Most directives of an operation; a fragment counts wherever it is spread.",
  ),
  selections: integer(
    "QUERY_SELECTIONS",
    query.selections,
    10,
    10_000,
    "Most selections of an operation, because planning time grows with them; a fragment counts wherever it is spread.",
  ),
  pageSize: integer(
    "PAGE_SIZE",
    query.pageSize,
    25,
    query.pageSize,
    "Most items that a client may request of one list.",
  ),
  cost: integer(
    "QUERY_COST",
    query.cost,
    1,
    1_000_000,
    "Most REST calls that an operation may need if every list is as long as requested, computed before it runs. Lists are seldom full; CALLS_PER_OPERATION limits the calls that are made.",
  ),
  objects: integer(
    "QUERY_OBJECTS",
    query.objects,
    100,
    100_000_000,
    "Most objects that an operation may return if every list is as long as requested, computed before it runs; the lengths of nested lists multiply. ANSWER_OBJECTS limits the objects of the response.",
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
    `${INBOX_FILE}; .data/inbox-2.db when a second \`npm start\` stores its data in families-2.db`,
    "File that stores events sent by families. A collaboration subgraph in its own process reads the gateway's file.",
    printable,
  ),
  inboxDays: integer(
    "INBOX_DAYS",
    0,
    0,
    36_500,
    "Days after which a message of the inbox is deleted, once a further one comes; 0 to keep all.",
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

export const familyVariables = (family: Family) => ({
  url: parsed(
    `${constantCase(family.name)}_URL`,
    undefined,
    `none; in a demo the stand-in service, ${localPath(family.name)}`,
    "Base URL.",
    baseUrl,
  ),
  credential: parsed(
    `${constantCase(family.name)}_CREDENTIAL`,
    undefined,
    "the demo company's",
    `${CREDENTIALS}.${family.auth.scheme === "basic" ? " The secret is `<user>:<password>`." : ""}`,
    credential,
  ),
  auth: parsed(
    `${constantCase(family.name)}_AUTH`,
    undefined,
    "as the family's documentation says",
    "How the secret is sent to the real service, where that is another way: `header:<name>` for a header of its own, `scheme:<word>` for another word before it (`scheme:SSWS`), or both, separated by a comma.",
    auth,
  ),
  headers: parsed(
    `${constantCase(family.name)}_HEADERS`,
    undefined,
    "",
    "Further headers of every call to the real service, as `name=value,name=value`, values percent-encoded; `user-agent` is one.",
    headers,
  ),
  ...(family.settings?.keyHeader && {
    header: parsed(
      `${constantCase(family.name)}_KEY_HEADER`,
      undefined,
      family.auth.header,
      "Header that carries the API key at the real service; the family's documentation does not name it.",
      header,
    ),
  }),
  ...(family.settings?.prefix && {
    prefix: parsed(
      `${constantCase(family.name)}_PREFIX`,
      undefined,
      family.prefix ?? "/",
      "Path prefix of the real service below its base URL; the family's documentation does not show it.",
      pathPrefix,
    ),
  }),
  ...(family.settings?.fileHosts && {
    fileHosts: parsed(
      `${constantCase(family.name)}_FILE_HOSTS`,
      undefined,
      "its own host only",
      "Further hosts where the family stores files, separated by commas; by HTTPS only.",
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
      "the demo company's, in development on loopback with the stand-in service",
      `Token that ${sender} sends to \`POST ${path}\`. Without it, and without a way to verify JWTs, the gateway does not serve this path.`,
      longSecret,
    ),
    jwtSecret: parsed(
      `${prefix}_JWT_SECRET`,
      undefined,
      "",
      "Instead of a token: the secret with which its JWTs are signed (HS256).",
      longSecret,
    ),
    jwksUrl: parsed(
      `${prefix}_JWKS_URL`,
      undefined,
      "",
      "Instead of a token: URL where the authorization server that issues its JWTs publishes its keys.",
      jwksUrl,
    ),
    issuer: parsed(`${prefix}_ISSUER`, undefined, "", "Issuer that its JWTs must name.", printable),
    audience: parsed(`${prefix}_AUDIENCE`, undefined, "", "Audience that its JWTs must name.", printable),
  };
}

export const scopeVariable = ({ variable, means, demo, normal }: ScopeKey) =>
  parsed(variable, undefined, normal ?? (demo ? "the demo company's" : ""), means, printable);

/** The documented table: sections of rows, in the order of the page. */
export function documentedVariables(families: readonly Family[]) {
  const rows = (variables: Readonly<Record<string, Variable<unknown>>>) => Object.values(variables);
  return [
    { title: "Process", rows: rows(server) },
    { title: "Access and files", rows: rows(access) },
    { title: "Addresses of the parts", rows: rows(processes) },
    {
      title: "Families",
      rows: families.flatMap((family) => [
        ...rows(familyVariables(family)),
        ...(family.settings?.scope ?? []).map(scopeVariable),
      ]),
    },
    {
      title: "Events sent by families",
      rows: [...rows(listening), ...families.flatMap((family) => rows(listenerVariables(family) ?? {}))],
    },
    { title: "Reports", rows: rows(reports) },
    { title: "Traces and metrics", rows: rows(telemetry) },
    { title: "Limits", rows: rows(limits) },
    { title: "Limits of an operation before it runs", rows: rows(queryLimits) },
  ];
}
