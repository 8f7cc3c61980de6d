/** The configuration of a process, as the parts of the process use it. */
import type { KeyObject } from "node:crypto";
import type { Family } from "#contracts/kit/contract.ts";
import type { Limits, QueryLimits, ShutdownTimes } from "#platform/limits/limits.ts";
import type { ConnectionTls } from "./connection.ts";
import type { DeclaredSettings } from "./declared-settings.ts";
import type { FamiliesSettings } from "./family-settings.ts";
import type { SecretValues } from "./kinds.ts";
import type { Values } from "./table.ts";
import type { TelemetrySettings } from "./telemetry.ts";

/** Accepted tokens: key, issuer and audience. */
export interface JwtSettings {
  readonly kind: "jwt";
  readonly keys: SecretValues<Uint8Array> | SecretValues<KeyObject> | URL;
  readonly issuer: string;
  readonly audience: string;
  readonly clockToleranceS: number;
  /** The claim with the caller's e-mail address. */
  readonly emailClaim?: string;
  /** The claim with the caller's groups; a dot leads into an object. */
  readonly groupsClaim?: string;
}

/** Authentication of callers. */
export type AuthSettings =
  | { readonly kind: "off"; readonly email?: string | undefined }
  | JwtSettings
  | {
      readonly kind: "proxy";
      /** In CIDR form. */
      readonly networks: readonly string[];
      readonly userHeader: string;
      readonly scopesHeader: string;
      /** Header with the caller's e-mail address. Without it, the user's name may be an address. */
      readonly emailHeader?: string | undefined;
      readonly groupsHeader?: string;
    };

/** Rights of callers. */
export interface AccessSettings {
  /** Callers are authenticated, and have the scopes of their tokens or headers. */
  readonly required: boolean;
  /** Every field demands a scope of its family. */
  readonly familyScopes: boolean;
  /** Mutations without any scope are allowed although callers have scopes. */
  readonly unscopedWrites: boolean;
  /** Every mutation and upload is refused. */
  readonly readOnly: boolean;
  /** The text of the file with the scopes of groups. */
  readonly scopes: string | undefined;
}

/** Authentication of a family that sends events. */
export type ListenerSettings = { readonly kind: "token"; readonly tokens: readonly string[] } | JwtSettings;

/** Credential of scheduled reports, and destinations of their results. */
export interface ReportSchedules {
  readonly token: string | undefined;
  readonly folder: string | undefined;
  readonly hosts: readonly string[];
  /** Server of mails, their sender, and the domains of recipients. */
  readonly mail:
    | { readonly url: string; readonly from: string; readonly domains: readonly string[] }
    | undefined;
  readonly secret: SecretValues<string> | undefined;
}

/** Stores of runs and results that several gateways share. */
export interface SharedReports {
  /** PostgreSQL; it may hold a password. */
  readonly database: string;
  /** The bucket, and its credential. */
  readonly files: Readonly<Record<"url" | "region" | "accessKey" | "secretKey", string>>;
}

export interface Config {
  readonly host: string;
  readonly port: number | undefined;
  readonly production: boolean;
  readonly logLevel: Values["server"]["logLevel"];
  /** One of this number of ordinary operations is logged. */
  readonly logSample: number;
  /** Certificates between gateway and subgraphs; undefined without TLS. */
  readonly subgraphTls: ConnectionTls | undefined;
  readonly console: boolean;
  readonly introspection: boolean;
  /** True if agents are served at `/mcp`. */
  readonly mcp: boolean;
  readonly corsOrigins: readonly string[];
  /** Pages of this machine may call, at any port. */
  readonly corsLocalPages: boolean;
  readonly corsHeaders: readonly string[];
  readonly auth: AuthSettings;
  readonly access: AccessSettings;
  readonly trustedDocuments: {
    readonly mode: Values["access"]["trustedDocuments"];
    /** The text of their file; undefined if the mode is `off`. */
    readonly manifest: string | undefined;
  };
  readonly persistedQueries: boolean;
  readonly filesSecret: SecretValues<Uint8Array> | undefined;
  /** Base URL of links to files. Links are paths if it is not set. */
  readonly filesUrl: string | undefined;
  /** File links are made in one process and followed in another. */
  readonly linksShared: boolean;
  readonly inboxFile: string;
  /** Database of the inbox, instead of `inboxFile`. */
  readonly inboxUrl: string | undefined;
  readonly inboxDays: number;
  /** Folder and limits of the runs of reports. */
  readonly reports: {
    readonly folder: string;
    readonly atOnce: number;
    readonly mostRows: number;
    /** Folder of saved reports; undefined if callers cannot save reports. */
    readonly definitions: string | undefined;
    /** Database and bucket that several gateways share; undefined for the folder of one gateway. */
    readonly store: SharedReports | undefined;
    /** Undefined if no report runs by its schedule. */
    readonly schedules: ReportSchedules | undefined;
  };
  /** The webhooks that the gateway serves, by the family that calls them. */
  readonly listeners: Readonly<Record<string, ListenerSettings>>;
  /** Processes that answer at the gateway's port. */
  readonly workers: number;
  /** The store that several gateways share. */
  readonly redisUrl: string | undefined;
  readonly subgraphs: Values["deployment"]["subgraphs"];
  readonly executor: Values["deployment"]["executor"];
  readonly supergraphFile: string | undefined;
  readonly subgraphUrls: Readonly<Record<Exclude<Family["subgraph"], "declared">, string>>;
  readonly subgraphsSecret: SecretValues<string> | undefined;
  /** Header in which another router names the operation of a request to a subgraph. */
  readonly operationIdHeader: string | undefined;
  /** The families of the deployment by name, also those that another process calls. */
  readonly served: readonly string[];
  /** Settings of the families that this process calls. */
  readonly families: FamiliesSettings;
  /** The folder of declared families and the settings of their sources; undefined without one. */
  readonly declared: { readonly folder: string; readonly settings: DeclaredSettings } | undefined;
  /** The headers from which some family's credential is forwarded, whichever process calls it. */
  readonly forwardedHeaders: readonly string[];
  /** Folder with the schema of some of the families. */
  readonly schemaCache: string;
  /** Families that stand-in services answer for. */
  readonly localFamilies: readonly string[];
  /** Another process runs these services. */
  readonly localFamiliesElsewhere: boolean;
  /** Set by `tributary rehearse`: services in this process answer. */
  readonly rehearsal?: true;
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
  /** Warnings about environment variables that look like settings but are none. */
  readonly unknownVariableWarnings: readonly string[];
}

/** The role of a process. The settings that it needs depend on it. */
export type Role = "gateway" | "subgraph" | "edge";
