/** Contradictions between settings that are valid each. */
import type { Role } from "./config.ts";
import { isLoopback } from "./formats.ts";
import type { FamilyChoice, FamilyReading } from "./read-families.ts";
import type { declaredFamilies } from "./sections/declared.ts";
import type { ValuesOf } from "./setting.ts";
import type { Values } from "./table.ts";

/** True if file links are made in one process and followed in another. */
export const isApart = (values: Values, role: Role): boolean =>
  role !== "gateway" || values.deployment.subgraphs === "http";

/** Contradictions about who may call, and between processes. */
export function* contradictions(values: Values, role: Role): Generator<string> {
  const { server, access, deployment, limits } = values;
  const { auth = "off" } = access;
  const exposed = !isLoopback(server.host);
  if (limits.tryMs > limits.operationMs) yield "limits.tryMs must not exceed limits.operationMs";
  if (role === "gateway") yield* ofGateway(values, exposed);
  else if (role === "subgraph" && exposed && !deployment.subgraphsSecret && auth !== "jwt")
    yield "SUBGRAPHS_SECRET, or AUTH=jwt, is needed where HOST is not a loopback address: anyone could use our credentials";
  // A subgraph with a secret answers the gateway alone, which has verified the token; links need none.
  const verifiesTokens = role === "gateway" || (role === "subgraph" && !deployment.subgraphsSecret);
  if (auth === "jwt" && verifiesTokens) yield* ofTokens(access);
  const guarded = exposed || auth !== "off" || server.environment === "production";
  if (deployment.redisUrl !== undefined && guarded && !access.filesSecret)
    yield "FILES_SECRET is needed with REDIS_URL: each gateway must be able to follow the links of the others";
  else if (isApart(values, role) && guarded && !access.filesSecret)
    yield "FILES_SECRET is needed where subgraphs, or files and webhooks, are processes of their own";
}

function* ofGateway({ server, access, reports, deployment }: Values, exposed: boolean): Generator<string> {
  const { auth = "off", trustedDocuments } = access;
  if (access.auth === undefined && server.environment === "production")
    yield "AUTH must be set in production: to jwt or proxy, or to off, on a loopback address";
  if (auth === "off" && exposed)
    yield "AUTH must be jwt or proxy where HOST is not a loopback address: anyone could use our credentials";
  if (auth !== "off" && access.viewerEmail !== undefined)
    yield "access.viewerEmail is for AUTH=off: otherwise callers show who they are";
  if (auth === "off" && access.scopesFile !== undefined)
    yield "SCOPES_FILE is for AUTH=jwt or proxy: with AUTH=off every caller has all scopes";
  if (auth === "proxy" && !access.proxy.networks)
    yield "PROXY_NETWORKS is needed with AUTH=proxy: anyone could name himself";
  if (trustedDocuments !== "off" && access.trustedDocumentsFile === undefined)
    yield `TRUSTED_DOCUMENTS_FILE is needed with access.trustedDocuments: ${trustedDocuments}`;
  if (trustedDocuments === "required" && access.persistedQueries)
    yield "access.persistedQueries must be false where trusted documents are required: anyone could add to them";
  yield* ofReports(reports);
  if (deployment.redisUrl !== undefined && reports.schedules.run && reports.database === undefined)
    yield "reports.schedules.run needs reports.database with REDIS_URL: each gateway would run every schedule";
}

function* ofReports({
  database,
  files: { url, accessKey, secretKey },
}: Values["reports"]): Generator<string> {
  if (database !== undefined && url === undefined)
    yield "reports.database needs reports.files.url: another gateway must be able to read the results of a run";
  if (database === undefined && url !== undefined)
    yield "reports.files.url needs reports.database: without it, the runs of a gateway stay in REPORTS_FOLDER";
  if (url !== undefined && (accessKey === undefined || secretKey === undefined))
    yield "reports.files.url needs reports.files.accessKey and reports.files.secretKey";
}

function* ofTokens({ jwt }: Values["access"]): Generator<string> {
  const keys = [jwt.secret, jwt.publicKey, jwt.jwksUrl].filter((key) => key !== undefined);
  if (keys.length !== 1) yield "AUTH=jwt needs one of JWT_SECRET, JWT_PUBLIC_KEY and JWT_JWKS_URL";
  if (!jwt.issuer) yield "JWT_ISSUER is needed with AUTH=jwt";
  if (!jwt.audience) yield "JWT_AUDIENCE is needed with AUTH=jwt: tokens for others must not open us";
}

/** A supergraph from elsewhere has been composed without the folder. */
export function* declaredContradictions(
  { deployment }: Values,
  { folder, sources }: ValuesOf<typeof declaredFamilies>,
): Generator<string> {
  if (folder !== undefined && deployment.supergraphFile !== undefined)
    yield "families.folder and SUPERGRAPH_FILE exclude each other: the gateway composes the folder with its own subgraphs";
  if (folder === undefined && sources !== undefined)
    yield "families.sources is for the files of families.folder";
}

/** Invented data is shown in production, or beside real data, only if `demo` asks for it. */
export function* demoContradictions(
  { server: { environment }, deployment: { demo } }: Values,
  settings: readonly FamilyReading[],
  { byDefault, real }: FamilyChoice,
): Generator<string> {
  const missing = settings.filter(({ local }) => local).map(({ urlVariable }) => urlVariable);
  const allowed = demo || (demo === undefined && environment !== "production" && !real);
  if (missing.length === 0 || allowed) return;
  const where =
    demo === false
      ? "with DEMO=off"
      : environment === "production"
        ? "in production"
        : "beside real families";
  const which = byDefault ? `At least one of ${missing.join(", ")}` : missing.join(", ");
  yield `${which} must be set ${where}: the demo company would answer with invented data. DEMO=on allows that`;
}

/** Contradictions of a family: its time limit, and its webhook unless `listens` is false. */
export function* familyContradictions(
  { name, own, webhook }: FamilyReading,
  { limits }: Values,
  listens: boolean,
): Generator<string> {
  const key = `families.${name}`;
  if ((own.tryMs ?? 0) > limits.operationMs)
    yield `${key}.connection.timeoutMs must not exceed limits.operationMs`;
  if (!webhook || !listens) return;
  const { token, jwtSecret, jwksUrl, issuer, audience } = webhook;
  if ([token, jwtSecret, jwksUrl].filter((way) => way !== undefined).length > 1)
    yield `One of ${key}.webhook.token, jwtSecret and jwksUrl is enough`;
  if ((jwtSecret || jwksUrl) && !(issuer && audience))
    yield `${key}.webhook.issuer and audience are needed to verify JWTs`;
}
