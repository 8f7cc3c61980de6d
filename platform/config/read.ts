/**
 * Reading the configuration of a process, once, at its start. All mistakes are reported together, by
 * the setting's name and never with its value if that may be a secret.
 */
import type { Family } from "#contracts/kit/contract.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import type { Config, Role } from "./config.ts";
import { subgraphTlsOf } from "./connection.ts";
import {
  contradictions,
  declaredContradictions,
  demoContradictions,
  familyContradictions,
  isApart,
} from "./contradictions.ts";
import { configurationFile } from "./file/configuration-file.ts";
import { misspeltSettings } from "./file/misspelt-settings.ts";
import { SettingFiles } from "./file/setting-file.ts";
import { SettingsReader } from "./file/settings-reader.ts";
import { movedSettings, unknownKeys } from "./file/unknown-keys.ts";
import { authOf, listenersOf } from "./read-access.ts";
import { chooseFamilies, type DemoCredentials, forwardedHeaders, readFamilies } from "./read-families.ts";
import { declaredFamilies } from "./sections/declared.ts";
import { limitProfile } from "./sections/limits.ts";
import { ConfigurationError, type Environment, InvalidValue } from "./setting.ts";
import { allSettings, processSettings, type Values } from "./table.ts";
import { telemetryContradictions, telemetryOf } from "./telemetry.ts";

const OF_REPORTS = [
  "reports.database",
  "reports.files.secretKey",
  "reports.schedules.token",
  "reports.schedules.webhookSecret",
  "reports.schedules.mailUrl",
];

/** Settings that processes of a role never use. */
const UNUSED: Readonly<Record<Role, ReadonlySet<string>>> = {
  gateway: new Set(),
  subgraph: new Set(OF_REPORTS),
  edge: new Set([...OF_REPORTS, "access.jwt.secret", "access.jwt.publicKey", "deployment.subgraphsSecret"]),
};

export const SANDBOX = "https://studio.apollographql.com";

export interface ConfigOptions {
  readonly env: Environment;
  /** The families that the process serves. */
  readonly families: readonly Family[];
  readonly role: Role;
  /** Credentials of families without a URL. */
  readonly demo: DemoCredentials;
  /** All families, if the process serves only some of them. */
  readonly all?: readonly Family[];
  /** The source of the texts of files. */
  readonly files?: SettingFiles;
  /** False for a program that neither calls families nor is called by them: secrets for that are not read. */
  readonly calls?: boolean;
}

/**
 * Reads the configuration of a process from its environment, and from the file that `TRIBUTARY_CONFIG` names.
 * @throws ConfigurationError with every mistake in it
 */
export function readConfig({
  env,
  families,
  role,
  demo,
  all = families,
  files = new SettingFiles(),
  calls = true,
}: ConfigOptions): Config {
  const file = configurationFile(env, files);
  const known = allSettings(all);
  const reader = new SettingsReader({ env, file, files });
  const { mistakes } = reader;
  // Variables that the file takes have names of the operator's choice.
  const others = Object.fromEntries(Object.entries(env).filter(([name]) => !file.takes(name)));
  const moved = movedSettings(known, others);
  mistakes.push(...moved.mistakes, ...unknownKeys(known, file));
  const profile = reader.read(limitProfile, ["limits", "profile"]);
  // A value is missing only after a mistake, and then nothing of what is made here is returned.
  const values = reader.readTree(processSettings(profile ?? "normal"), [], (key) => !UNUSED[role].has(key));
  const choice = chooseFamilies(values.deployment, reader, all);
  const { deployment } = values;
  const listens = role !== "subgraph" && calls;
  const declared = reader.readTree(declaredFamilies, ["families"], () => role === "gateway");
  const settings = readFamilies(families, reader, {
    deployment,
    demo,
    served: choice.served,
    listens,
    calls,
  });
  if (mistakes.length === 0)
    mistakes.push(
      ...contradictions(values, role),
      ...declaredContradictions(values, declared),
      ...settings.flatMap((family) => [...familyContradictions(family, values, listens)]),
      ...demoContradictions(values, settings, choice),
      // A subgraph knows its own families only, and shares its settings with the others.
      ...telemetryContradictions(
        values.telemetry,
        all.map(({ name }) => name),
      ),
    );
  // Read here and not where they are used: workers have the texts of the primary process.
  const textOf = (name: string, path: string | undefined): string | undefined => {
    if (path === undefined || mistakes.length > 0) return undefined;
    try {
      return files.text(path);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      mistakes.push(`${name} cannot be used: it ${error.message}`);
      return undefined;
    }
  };
  const subgraphTls =
    role === "edge" || mistakes.length > 0
      ? undefined
      : reader.orMistake(reader.nameOf(["deployment", "subgraphTls"]), () =>
          subgraphTlsOf(deployment.subgraphTls),
        );
  const { trustedDocuments: mode, trustedDocumentsFile, scopesFile } = values.access;
  const scopes = role === "edge" ? undefined : textOf("SCOPES_FILE", scopesFile);
  const manifest =
    role === "gateway" && mode !== "off" ? textOf("TRUSTED_DOCUMENTS_FILE", trustedDocumentsFile) : undefined;
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);
  return {
    ...ofProcess(values, role, { scopes, manifest }),
    subgraphTls,
    listeners: listenersOf(values, settings, demo),
    unknownVariableWarnings: [...moved.warnings, ...misspeltSettings(others, all)],
    served: choice.served,
    families: Object.fromEntries(settings.map(({ name, own }) => [name, own])),
    declared:
      declared.folder === undefined
        ? undefined
        : { folder: declared.folder, settings: declared.sources ?? {} },
    forwardedHeaders: forwardedHeaders(all, reader),
    localFamilies: settings.filter(({ local }) => local).map(({ name }) => name),
    localFamiliesElsewhere: deployment.servicesUrl !== undefined,
  };
}

type OfFamilies =
  | "subgraphTls"
  | "listeners"
  | "unknownVariableWarnings"
  | "served"
  | "families"
  | "declared"
  | "forwardedHeaders"
  | "localFamilies"
  | "localFamiliesElsewhere";

/** Undefined unless all are set; `contradictions` refuses a part. */
function sharedReportsOf({ database, files }: Values["reports"]): Config["reports"]["store"] {
  const { url, region, accessKey, secretKey } = files;
  if (database === undefined || url === undefined || accessKey === undefined || secretKey === undefined)
    return undefined;
  return { database, files: { url, region, accessKey, secretKey } };
}

/** The members that do not depend on the families. */
function ofProcess(
  values: Values,
  role: Role,
  { scopes, manifest }: Readonly<Record<"scopes" | "manifest", string | undefined>>,
): Omit<Config, OfFamilies> {
  const { server, access, deployment, inbox, reports, telemetry } = values;
  const { query, headerBytes, requestBytes, requestsAtOnce, eventLoopDelayMs, ...others } = values.limits;
  const { subscriptions, subscriptionsPerCaller, subscriptionMs, shutdownDelayMs, shutdownMs, ...limits } =
    others;
  const production = server.environment === "production";
  const console = server.console ?? !production;
  const auth = authOf(access);
  const { familyScopes, unscopedWrites, readOnly } = access;
  const { workers, redisUrl, subgraphs, subgraphUrls, subgraphsSecret, operationIdHeader } = deployment;
  const { run, token, folder, webhookHosts: hosts, webhookSecret: secret } = reports.schedules;
  const { mailUrl: url, mailFrom: from, mailDomains: domains } = reports.schedules;
  const mail = url !== undefined && from !== undefined ? { url, from, domains } : undefined;
  return {
    host: server.host,
    port: server.port,
    production,
    logLevel: server.logLevel,
    logSample: server.logSample,
    console,
    introspection: server.introspection ?? !production,
    mcp: server.mcp ?? !production,
    corsOrigins: server.corsOrigins ?? (console ? [SANDBOX] : []),
    corsLocalPages: !production,
    corsHeaders: server.corsHeaders,
    auth,
    access: { required: auth.kind !== "off", familyScopes, unscopedWrites, readOnly, scopes },
    trustedDocuments: { mode: access.trustedDocuments, manifest },
    persistedQueries: access.persistedQueries,
    filesSecret: access.filesSecret,
    filesUrl: server.filesBaseUrl ?? server.publicUrl,
    linksShared: isApart(values, role),
    inboxFile: inbox.file,
    inboxUrl: inbox.url,
    inboxDays: inbox.days,
    reports: {
      folder: reports.folder,
      atOnce: reports.atOnce,
      mostRows: reports.rows,
      definitions: reports.definitions,
      store: sharedReportsOf(reports),
      schedules: run ? { token, folder, hosts, secret, mail } : undefined,
    },
    workers,
    redisUrl,
    subgraphs,
    subgraphUrls,
    subgraphsSecret,
    operationIdHeader,
    executor: deployment.executor,
    supergraphFile: deployment.supergraphFile,
    schemaCache: deployment.schemaCache,
    limits: { ...limits, callsAtOnce: defaultLimits.callsAtOnce },
    queryLimits: query,
    telemetry: telemetryOf(telemetry),
    headerBytes,
    requestBytes,
    requestsAtOnce,
    eventLoopDelayMs,
    live: {
      limits: { total: subscriptions, perCaller: subscriptionsPerCaller, longestMs: subscriptionMs },
    },
    shutdown: { delayMs: shutdownDelayMs, limitMs: shutdownMs },
  };
}
