/**
 * Reading the configuration of a process, once, at its start. All mistakes are reported together, by
 * the variable's name and never with its value where that may be a secret.
 */
import type { KeyObject } from "node:crypto";
import type { Family } from "#contracts/kit/contract.ts";
import {
  defaultLimits,
  defaultQueryLimits,
  type Limits,
  type QueryLimits,
  type ShutdownTimes,
} from "#platform/limits/limits.ts";
import type { FamiliesSettings, FamilySettings } from "./family-settings.ts";
import {
  ConfigurationError,
  type Environment,
  fileVariable,
  InvalidValue,
  isLoopback,
  type Variable,
} from "./kinds.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import {
  chooseFamilies,
  type DemoCredentials,
  type FamilyChoice,
  forwardedHeaders,
  type Listener,
  readFamilies,
} from "./read-families.ts";
import { SettingFiles } from "./setting-file.ts";
import { all as processVariables, type Values } from "./table.ts";
import { type TelemetrySettings, telemetryContradictions, telemetryOf } from "./telemetry.ts";
import { limits } from "./variables/limits.ts";
import { INBOX_FILE, REPORTS_FOLDER } from "./variables/stored.ts";

/** Whose tokens are taken: signed so, by them, for us. */
export interface JwtSettings {
  readonly kind: "jwt";
  readonly key: Uint8Array | KeyObject | URL;
  readonly issuer: string;
  readonly audience: string;
  readonly clockToleranceS: number;
  /** The claim with the caller's e-mail address. */
  readonly emailClaim?: string;
  /** The claim with the caller's groups; a dot leads into an object. */
  readonly groupsClaim?: string;
}

/** How a caller shows who it is. */
export type AuthSettings =
  | { readonly kind: "off"; readonly email?: string | undefined }
  | JwtSettings
  | {
      readonly kind: "proxy";
      /** In CIDR form. */
      readonly networks: readonly string[];
      readonly userHeader: string;
      readonly scopesHeader: string;
      /** Where the caller's e-mail address is; the user's name may be one otherwise. */
      readonly emailHeader?: string | undefined;
      readonly groupsHeader?: string;
    };

/** What callers may do. */
export interface AccessSettings {
  /** Callers show who they are, and have the scopes that they show. */
  readonly required: boolean;
  /** Whether every field demands a scope of its family. */
  readonly familyScopes: boolean;
  /** Whether mutations without any scope are allowed where callers have scopes. */
  readonly unscopedWrites: boolean;
  /** Whether every mutation and upload is refused. */
  readonly readOnly: boolean;
  /** The file with the scopes of groups. */
  readonly scopesFile: string | undefined;
}

/** How a family that reports by itself shows who it is. */
export type ListenerSettings = { readonly kind: "token"; readonly token: string } | JwtSettings;

/** How reports run by their schedules, and where their results may go. */
export interface ReportSchedules {
  readonly token: string | undefined;
  readonly folder: string | undefined;
  readonly hosts: readonly string[];
  readonly secret: string | undefined;
}

export interface Config {
  readonly host: string;
  readonly port: number | undefined;
  readonly production: boolean;
  readonly logLevel: Values["logLevel"];
  readonly console: boolean;
  readonly introspection: boolean;
  readonly corsOrigins: readonly string[];
  /** Whether pages of this machine may call, at any port. */
  readonly corsLocalPages: boolean;
  readonly corsHeaders: readonly string[];
  readonly auth: AuthSettings;
  readonly access: AccessSettings;
  readonly trustedDocuments: { readonly mode: Values["trustedDocuments"]; readonly file: string | undefined };
  readonly persistedQueries: boolean;
  readonly filesSecret: Uint8Array | undefined;
  /** Where clients follow links to files; links are paths if it is not known. */
  readonly filesUrl: string | undefined;
  /** Whether file links are made in one process and followed in another. */
  readonly linksShared: boolean;
  readonly inboxFile: string;
  /** The database of the inbox, where it is no file. */
  readonly inboxUrl: string | undefined;
  readonly inboxDays: number;
  /** Where runs of reports are stored, and how many there may be. */
  readonly reports: {
    readonly folder: string;
    readonly atOnce: number;
    readonly mostRows: number;
    /** Where callers save reports; undefined where they cannot. */
    readonly definitions: string | undefined;
    /** Undefined where no report runs by its schedule. */
    readonly schedules: ReportSchedules | undefined;
  };
  /** The webhooks that the gateway serves, by the family that calls them. */
  readonly listeners: Readonly<Record<string, ListenerSettings>>;
  /** Processes that answer at the gateway's port. */
  readonly workers: number;
  /** The store that several gateways share. */
  readonly redisUrl: string | undefined;
  readonly subgraphs: Values["subgraphs"];
  readonly executor: Values["executor"];
  readonly supergraphFile: string | undefined;
  readonly subgraphUrls: Readonly<Record<Family["subgraph"], string>>;
  readonly subgraphsSecret: string | undefined;
  /** Where a router other than ours names the operation of a request to a subgraph. */
  readonly operationIdHeader: string | undefined;
  /** The families of the deployment by name, also those that another process calls. */
  readonly served: readonly string[];
  /** Settings of the families that this process calls. */
  readonly families: FamiliesSettings;
  /** The headers from which some family's credential is forwarded, whichever process calls it. */
  readonly forwardedHeaders: readonly string[];
  /** Folder in which the schema of some of the families is kept. */
  readonly schemaCache: string;
  /** Families that the local ones answer for, and whether somebody else runs those. */
  readonly localFamilies: readonly string[];
  readonly localFamiliesElsewhere: boolean;
  readonly limits: Limits;
  readonly queryLimits: QueryLimits;
  readonly telemetry: TelemetrySettings;
  readonly headerBytes: number;
  readonly requestBytes: number;
  readonly requestsAtOnce: number;
  readonly eventLoopDelayMs: number;
  readonly live: {
    readonly limits: { readonly total: number; readonly perCaller: number; readonly longestMs: number };
  };
  readonly shutdown: ShutdownTimes;
  /** Sentences about names in the environment that look like settings and are none. */
  readonly misspelt: readonly string[];
}

/** What a process is: which settings it needs depends on it. */
export type Role = "gateway" | "subgraph" | "edge";

/** Settings that processes of a role never use. */
const UNUSED: Readonly<Record<Role, ReadonlySet<string>>> = {
  gateway: new Set<keyof Values>(),
  subgraph: new Set<keyof Values>(["reportsScheduleToken", "reportsWebhookSecret"]),
  edge: new Set<keyof Values>([
    "jwtSecret",
    "jwtPublicKey",
    "subgraphsSecret",
    "reportsScheduleToken",
    "reportsWebhookSecret",
  ]),
};

export const SANDBOX = "https://studio.apollographql.com";

/**
 * Reads the configuration of a process.
 * @param families those that the process serves; they declare their settings
 * @param demo used for families without a URL
 * @param all every family there is, where the process calls only some of them
 * @param files where the texts of files come from
 * @throws ConfigurationError with every mistake in it
 */
export function readConfig(
  env: Environment,
  families: readonly Family[],
  role: Role,
  demo: DemoCredentials,
  all: readonly Family[] = families,
  files = new SettingFiles(),
): Config {
  const mistakes: string[] = [];
  const orMistake = <T>(name: string, readValue: () => T): T | undefined => {
    try {
      return readValue();
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      mistakes.push(`${name} ${error.message}`);
      return undefined;
    }
  };
  /** @param isUsed False for what this process never uses: its file need not be on this machine. */
  const read = <T>(variable: Variable<T>, isUsed = true): T | undefined => {
    const own = env[variable.name] || undefined;
    const fileName = fileVariable(variable);
    const file = variable.mayBeInFile ? env[fileName] || undefined : undefined;
    if (file === undefined) {
      const text = own ?? (variable.aliases?.map((name) => env[name]).find(Boolean) || undefined);
      return orMistake(variable.name, () => variable.read(text));
    }
    // Other names may be set for a whole cluster: they are read where neither the variable nor its file is set.
    if (own !== undefined) {
      mistakes.push(`One of ${variable.name} and ${fileName} is enough`);
      return undefined;
    }
    if (!isUsed) return orMistake(fileName, () => variable.read(undefined));
    const found = orMistake(fileName, () => files.read(file));
    return found === undefined ? undefined : orMistake(fileName, () => variable.read(found));
  };
  // A value is missing only after a mistake, and then nothing of what is made here is returned.
  const values = Object.fromEntries(
    Object.entries<Variable<unknown>>(processVariables).map(([key, variable]) => [
      key,
      read(variable, !UNUSED[role].has(key)),
    ]),
  ) as unknown as Values;
  // A subgraph knows its own families only, and shares its settings with the others.
  const names = role === "subgraph" ? values.tracedFamilies : families.map(({ name }) => name);
  const choice = chooseFamilies(values, env, all, mistakes);
  const settings = readFamilies(
    families,
    {
      servicesUrl: values.servicesUrl,
      demo,
      served: choice.served,
      proxy: values.outboundProxy,
      noProxy: values.noProxy,
      listens: role !== "subgraph",
    },
    read,
    mistakes,
  );
  if (mistakes.length === 0)
    mistakes.push(
      ...contradictions(values, role),
      ...settings.flatMap(({ own, connectionVariable }) =>
        (own.tryMs ?? 0) > values.operationMs
          ? [`${connectionVariable} must have a timeoutMs within OPERATION_TIMEOUT_MS`]
          : [],
      ),
      ...(role === "subgraph"
        ? []
        : settings.flatMap(({ listener }) => listener ?? []).flatMap(listenerContradictions)),
      ...demoContradictions(values, settings, choice),
      ...telemetryContradictions(values, names),
    );
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);

  const production = values.nodeEnv === "production";
  const on = (value: "on" | "off" | undefined) => (value ? value === "on" : !production);
  const { host, port, logLevel, subgraphs, subgraphsSecret, requestsAtOnce, eventLoopDelayMs } = values;
  const { headerBytes, requestBytes } = values;
  return {
    host,
    port,
    production,
    logLevel,
    console: on(values.console),
    introspection: on(values.introspection),
    corsOrigins: values.corsOrigins ?? (on(values.console) ? [SANDBOX] : []),
    corsLocalPages: !production,
    corsHeaders: values.corsHeaders,
    auth: authOf(values),
    access: {
      required: authOf(values).kind !== "off",
      familyScopes: values.familyScopes === "on",
      unscopedWrites: values.unscopedWrites === "on",
      readOnly: values.readOnly === "on",
      scopesFile: values.scopesFile,
    },
    trustedDocuments: { mode: values.trustedDocuments, file: values.trustedDocumentsFile },
    persistedQueries: values.persistedQueries === "on",
    filesSecret: values.filesSecret,
    filesUrl: values.filesBaseUrl ?? values.publicUrl,
    linksShared: apart(values, role),
    inboxFile: values.inboxFile,
    inboxUrl: values.inboxUrl,
    inboxDays: values.inboxDays,
    reports: {
      folder: values.reportsFolder,
      atOnce: values.reportsAtOnce,
      mostRows: values.reportsRows,
      definitions: values.reportsDefinitions,
      schedules:
        values.reportsSchedules === "on"
          ? {
              token: values.reportsScheduleToken,
              folder: values.reportsDeliveryFolder,
              hosts: values.reportsWebhookHosts,
              secret: values.reportsWebhookSecret,
            }
          : undefined,
    },
    listeners: listenersOf(values, settings, demo),
    workers: values.workers,
    redisUrl: values.redisUrl,
    subgraphs,
    executor: values.executor,
    supergraphFile: values.supergraphFile,
    subgraphUrls: {
      identity: values.identityUrl,
      collaboration: values.collaborationUrl,
      business: values.businessUrl,
    },
    subgraphsSecret,
    operationIdHeader: values.operationIdHeader,
    misspelt: misspeltSettings(env, all),
    served: choice.served,
    families: Object.fromEntries(settings.map(({ name, own }) => [name, own])),
    forwardedHeaders: forwardedHeaders(all, env),
    schemaCache: values.schemaCache,
    localFamilies: settings.filter(({ local }) => local).map(({ name }) => name),
    localFamiliesElsewhere: values.servicesUrl !== undefined,
    limits: { ...defaultLimits, ...limitsOf(values) },
    queryLimits: queryLimitsOf(values),
    telemetry: telemetryOf(values),
    headerBytes,
    requestBytes,
    requestsAtOnce,
    eventLoopDelayMs,
    live: {
      limits: {
        total: values.subscriptions,
        perCaller: values.subscriptionsPerCaller,
        longestMs: values.subscriptionMs,
      },
    },
    shutdown: { delayMs: values.shutdownDelayMs, limitMs: values.shutdownMs },
  };
}

/** Links are made in one process and followed in another. */
const apart = (values: Values, role: Role) => role !== "gateway" || values.subgraphs === "http";

/** What is wrong with values that are well formed each. */
function* contradictions(values: Values, role: Role): Generator<string> {
  const { host, jwtSecret, jwtPublicKey, jwtJwksUrl } = values;
  const { auth = "off", nodeEnv } = values;
  const exposed = !isLoopback(host);
  if (values.tryMs > values.operationMs) yield "TRY_TIMEOUT_MS must not exceed OPERATION_TIMEOUT_MS";
  if (role === "gateway") {
    if (values.auth === undefined && nodeEnv === "production")
      yield "AUTH must be set in production: to jwt or proxy, or to off, on a loopback address";
    if (auth === "off" && exposed)
      yield "AUTH must be jwt or proxy where HOST is not a loopback address: anyone could use our credentials";
    if (auth !== "off" && values.viewerEmail !== undefined)
      yield "VIEWER_EMAIL is for AUTH=off: otherwise callers show who they are";
    if (auth === "off" && values.scopesFile !== undefined)
      yield "SCOPES_FILE is for AUTH=jwt or proxy: with AUTH=off every caller has all scopes";
    if (auth === "proxy" && !values.proxyNetworks)
      yield "PROXY_NETWORKS is needed with AUTH=proxy: anyone could name himself";
    if (values.trustedDocuments !== "off" && values.trustedDocumentsFile === undefined)
      yield `TRUSTED_DOCUMENTS_FILE is needed with TRUSTED_DOCUMENTS=${values.trustedDocuments}`;
    if (values.trustedDocuments === "required" && values.persistedQueries === "on")
      yield "PERSISTED_QUERIES must be off where trusted documents are required: anyone could add to them";
  } else if (role === "subgraph" && exposed && !values.subgraphsSecret && auth !== "jwt")
    yield "SUBGRAPHS_SECRET, or AUTH=jwt, is needed where HOST is not a loopback address: anyone could use our credentials";
  // A subgraph with a secret answers the gateway alone, which has verified the token; links need none.
  const verifiesTokens = role === "gateway" || (role === "subgraph" && !values.subgraphsSecret);
  if (auth === "jwt" && verifiesTokens) {
    const keys = [jwtSecret, jwtPublicKey, jwtJwksUrl].filter((key) => key !== undefined);
    if (keys.length !== 1) yield "AUTH=jwt needs one of JWT_SECRET, JWT_PUBLIC_KEY and JWT_JWKS_URL";
    if (!values.jwtIssuer) yield "JWT_ISSUER is needed with AUTH=jwt";
    if (!values.jwtAudience) yield "JWT_AUDIENCE is needed with AUTH=jwt: tokens for others must not open us";
  }
  const guarded = exposed || auth !== "off" || nodeEnv === "production";
  if (values.redisUrl !== undefined && guarded && !values.filesSecret)
    yield "FILES_SECRET is needed with REDIS_URL: each gateway must be able to follow the links of the others";
  else if (apart(values, role) && guarded && !values.filesSecret)
    yield "FILES_SECRET is needed where subgraphs, or files and webhooks, are processes of their own";
}

/** Invented data is shown in production, or beside real data, only where DEMO=on asks for it. */
function* demoContradictions(
  { demo, nodeEnv }: Values,
  settings: readonly { readonly local: boolean; readonly urlVariable: string }[],
  { byDefault, real }: FamilyChoice,
): Generator<string> {
  const missing = settings.filter(({ local }) => local).map(({ urlVariable }) => urlVariable);
  const allowed = demo === "on" || (demo === undefined && nodeEnv !== "production" && !real);
  if (missing.length === 0 || allowed) return;
  const where =
    demo === "off" ? "with DEMO=off" : nodeEnv === "production" ? "in production" : "beside real families";
  const which = byDefault ? `At least one of ${missing.join(", ")}` : missing.join(", ");
  yield `${which} must be set ${where}: the demo company would answer with invented data. DEMO=on allows that`;
}

function listenerContradictions({ variables, ...values }: Listener): string[] {
  const { token, jwtSecret, jwksUrl, issuer, audience } = values;
  const found: string[] = [];
  if ([token, jwtSecret, jwksUrl].filter((way) => way !== undefined).length > 1)
    found.push(
      `One of ${variables.token.name}, ${variables.jwtSecret.name} and ${variables.jwksUrl.name} is enough`,
    );
  if ((jwtSecret || jwksUrl) && !(issuer && audience))
    found.push(`${variables.issuer.name} and ${variables.audience.name} are needed to verify JWTs`);
  return found;
}

function listenersOf(
  values: Values,
  families: readonly {
    readonly name: string;
    readonly local: boolean;
    readonly listener: Listener | undefined;
  }[],
  demo: DemoCredentials,
): Config["listeners"] {
  const listeners: Record<string, ListenerSettings> = {};
  for (const { name, local, listener } of families) {
    const settings = listener && listenerOf(values, listener, local ? demo.listenerTokens[name] : undefined);
    if (settings) listeners[name] = settings;
  }
  return listeners;
}

/** The demo company's token is known to everybody: it is taken where only this machine can show it. */
function listenerOf(
  { host, nodeEnv, jwtClockToleranceS: clockToleranceS }: Values,
  { token, jwtSecret, jwksUrl, issuer = "", audience = "" }: Listener,
  demoToken: string | undefined,
): ListenerSettings | undefined {
  const key = jwtSecret === undefined ? jwksUrl : Buffer.from(jwtSecret);
  if (key !== undefined) return { kind: "jwt", key, issuer, audience, clockToleranceS };
  const isDemo = isLoopback(host) && nodeEnv !== "production";
  const shown = token ?? (isDemo ? demoToken : undefined);
  return shown === undefined ? undefined : { kind: "token", token: shown };
}

function authOf({
  auth = "off",
  proxyNetworks: networks,
  proxyUserHeader: userHeader,
  proxyScopesHeader: scopesHeader,
  proxyEmailHeader: emailHeader,
  proxyGroupsHeader: groupsHeader,
  viewerEmail: email,
  jwtClockToleranceS: clockToleranceS,
  jwtSecret,
  jwtPublicKey,
  jwtJwksUrl,
  jwtIssuer = "",
  jwtAudience = "",
  jwtEmailClaim: emailClaim,
  jwtGroupsClaim: groupsClaim,
}: Values): AuthSettings {
  if (auth === "proxy" && networks)
    return { kind: "proxy", networks, userHeader, scopesHeader, emailHeader, groupsHeader };
  const key = (jwtSecret === undefined ? undefined : Buffer.from(jwtSecret)) ?? jwtPublicKey ?? jwtJwksUrl;
  return auth === "off" || key === undefined
    ? { kind: "off", email }
    : {
        kind: "jwt",
        key,
        issuer: jwtIssuer,
        audience: jwtAudience,
        clockToleranceS,
        emailClaim,
        groupsClaim,
      };
}

function limitsOf(values: Values): Partial<Limits> {
  const names = Object.keys(defaultLimits).filter((name) => name in limits) as (keyof Limits &
    keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function queryLimitsOf(values: Values): QueryLimits {
  const names = Object.keys(defaultQueryLimits) as (keyof QueryLimits)[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<keyof QueryLimits, number>;
}

/** Local families as they were started. */
export interface StartedServices {
  readonly baseUrls: Readonly<Record<string, string>>;
  /** Above 1 where other local families have the usual data file. */
  readonly instance: number;
}

/**
 * The same configuration with the local families where they were started. Those that took another
 * data file get an inbox of their own: its messages tell of their data.
 */
export function withStartedServices(config: Config, placed: StartedServices | undefined): Config {
  if (!placed) return config;
  const families: Record<string, FamilySettings> = { ...config.families };
  for (const name of config.localFamilies) {
    const url = placed.baseUrls[name];
    const own = families[name];
    if (url !== undefined && own) families[name] = { ...own, baseUrl: url };
  }
  const ownInbox = placed.instance > 1 && config.inboxFile === INBOX_FILE;
  const inboxFile = ownInbox ? INBOX_FILE.replace(/\.db$/, `-${placed.instance}.db`) : config.inboxFile;
  const ownReports = placed.instance > 1 && config.reports.folder === REPORTS_FOLDER;
  const reports = ownReports
    ? { ...config.reports, folder: `${REPORTS_FOLDER}-${placed.instance}` }
    : config.reports;
  return { ...config, families, inboxFile, reports };
}

/** What to warn of where invented data is shown in production or beside that of real families. */
export function demoWarning({ production, families, localFamilies }: Config): string | undefined {
  const beside = localFamilies.length < Object.keys(families).length;
  if (localFamilies.length === 0 || !(production || beside)) return undefined;
  const where = beside ? "beside real families" : "in production";
  return `The demo company answers ${where} with invented data for: ${localFamilies.join(", ")}`;
}
