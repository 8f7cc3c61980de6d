/** The configuration of a process, as the parts of the process use it. */
import type { KeyObject } from "node:crypto";
import type { Family } from "#contracts/kit/contract.ts";
import type { Limits, QueryLimits, ShutdownTimes } from "#platform/limits/limits.ts";
import type { FamiliesSettings } from "./family-settings.ts";
import type { Values } from "./table.ts";
import type { TelemetrySettings } from "./telemetry.ts";

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
  readonly logLevel: Values["server"]["logLevel"];
  readonly console: boolean;
  readonly introspection: boolean;
  readonly corsOrigins: readonly string[];
  /** Whether pages of this machine may call, at any port. */
  readonly corsLocalPages: boolean;
  readonly corsHeaders: readonly string[];
  readonly auth: AuthSettings;
  readonly access: AccessSettings;
  readonly trustedDocuments: {
    readonly mode: Values["access"]["trustedDocuments"];
    readonly file: string | undefined;
  };
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
  readonly subgraphs: Values["deployment"]["subgraphs"];
  readonly executor: Values["deployment"]["executor"];
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

/** What a process is: the settings that it needs depend on it. */
export type Role = "gateway" | "subgraph" | "edge";
