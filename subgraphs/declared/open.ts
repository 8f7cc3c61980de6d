/** Opens a folder of declared families: a REST client for each source, and the subgraph over these clients. */
import { type DocumentNode, Kind } from "graphql";
import type { Family } from "#contracts/kit/contract.ts";
import type { DeclaredSettings } from "#platform/config/declared-settings.ts";
import type { Weight, Weights } from "#platform/graphql/cost-table.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { type OperationContext, PerOperation } from "#subgraphs/kit/calls/operation-context.ts";
import type { openUpstreams } from "#subgraphs/kit/rest/circuits/open-upstreams.ts";
import type { Drift } from "#subgraphs/kit/rest/drift.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import type { Subgraph } from "#subgraphs/kit/schema/build.ts";
import { buildDeclared } from "./build.ts";
import type { Endpoint } from "./calls.ts";
import { driftOf } from "./drift.ts";
import { textsIn } from "./error-texts.ts";
import { familyOf, operationId, operationOf } from "./family.ts";
import { valueAt } from "./keys.ts";
import { scopeOf } from "./mapping/evaluate.ts";
import { renderText } from "./mapping/template.ts";
import type { CallRules, Connector, Source } from "./model.ts";
import { DeclarationError } from "./places.ts";
import type { DeclaredFolder } from "./read-folder.ts";
import { OperationClients } from "./readers.ts";

/** Declared families that are ready for calls. */
export interface Declared extends DeclaredFolder {
  readonly subgraph: Subgraph;
  readonly families: readonly Family[];
  readonly upstreams: ReadonlyMap<string, RestClient>;
  /** Replaces the clients, without open breakers, rates and reads in flight. For rehearsals. */
  renew(): Promise<void>;
  readonly endpoints: ReadonlyMap<Connector, Endpoint>;
  /** Headers of callers that connectors read or forward, lower case. */
  readonly forwarded: readonly string[];
  /**
   * Names of fields whose calls send data of the request to the service. Their answers are not shared between
   * operations.
   */
  readonly soleFields: readonly string[];
  /** REST calls by coordinate. They follow from the files, so they need no measurement. */
  readonly weights: Weights;
}

export interface DeclaredOptions {
  readonly settings: DeclaredSettings;
  /** Opens clients in the same way as for all families. */
  readonly open: (
    families: readonly Family[],
    settings: Parameters<typeof openUpstreams>[1],
  ) => Map<string, RestClient>;
  /** The clients of the deployment's families, which connectors may call. */
  readonly upstreams: ReadonlyMap<string, RestClient>;
}

/** Opens a folder. @throws DeclarationError if a base URL is not usable */
export function openDeclared(
  folder: DeclaredFolder,
  { settings, open, upstreams: others }: DeclaredOptions,
): Declared {
  const { sources, connectors } = folder;
  const operations = new Map(
    connectors.map((connector) => [
      connector,
      operationOf(connector, others.get(connector.source.name)?.family.prefix),
    ]),
  );
  const mistakes: string[] = [];
  const own = sources.filter(({ baseUrl }) => baseUrl !== undefined);
  const addresses = new Map(own.map((source) => [source, addressOf(source, settings, mistakes)]));
  for (const source of sources) mistakes.push(...unsetIn(source, source, settings));
  for (const connector of connectors) mistakes.push(...unsetIn(connector, connector.source, settings));
  if (mistakes.length > 0) throw new DeclarationError(mistakes);
  const families = own.map((source) =>
    familyOf(
      source,
      [...operations].flatMap(([connector, operation]) => (connector.source === source ? operation : [])),
    ),
  );
  const openAll = () =>
    open(
      families,
      Object.fromEntries(
        [...addresses].map(([{ name }, url]) => {
          const { credential = { none: true as const }, dispatcher } = settings[name] ?? {};
          return [
            name,
            { baseUrl: url.origin + url.pathname, credential, ...(dispatcher && { dispatcher }) },
          ];
        }),
      ),
    );
  const upstreams = openAll();
  const clients = new PerOperation((context) => new OperationClients(context));
  const clientOf = (name: string, context: OperationContext): FamilyClient => {
    // A family of the deployment already has a client in the context, with the operation's earlier reads.
    const known: unknown = Reflect.get(context, name);
    if (others.has(name) && hasClient(known)) return known.client;
    const upstream = upstreams.get(name);
    if (!upstream) throw new Error(`The source ${name} has no client`);
    return clients.of(context).of(name, upstream);
  };
  const endpoints = new Map<Connector, Endpoint>(
    [...operations].map(([connector, operation]) => {
      const { source } = connector;
      return [
        connector,
        {
          operation,
          config: settings[source.name]?.config ?? {},
          secrets: secretsOf(source, connector, settings),
          sendsCallers:
            others.has(source.name) ||
            forwardedBy([source, connector]).length > 0 ||
            credentialsOf([source], settings).length > 0,
          baseQuery: [...(addresses.get(source)?.searchParams ?? [])],
          clientOf: (context) => clientOf(source.name, context),
          watch: watchOf(connector, (found) =>
            (upstreams.get(source.name) ?? others.get(source.name))?.reportDifference(operation, found),
          ),
        },
      ];
    }),
  );
  return {
    ...folder,
    subgraph: buildDeclared({ typeDefs: folder.typeDefs, connectors, endpoints }),
    families,
    upstreams,
    async renew() {
      const before = [...upstreams.values()];
      for (const [name, upstream] of openAll()) upstreams.set(name, upstream);
      await Promise.all(before.map((upstream) => upstream.close()));
    },
    endpoints,
    forwarded: [...new Set([...forwardedBy([...sources, ...connectors]), ...credentialsOf(own, settings)])],
    soleFields: soleFieldsOf(folder),
    weights: weightsOf(connectors),
  };
}

/** Compares the first answer of a connector that has an object. */
function watchOf(connector: Connector, report: (found: Drift) => void): Endpoint["watch"] {
  let isKnown = false;
  return (mapped, shaped) => {
    if (isKnown) return;
    const found = driftOf(connector, mapped, shaped);
    if (found === "empty") return;
    isKnown = true;
    if (found) report(found);
  };
}

const hasClient = (value: unknown): value is { readonly client: FamilyClient } =>
  typeof value === "object" && value !== null && "client" in value;

/** The base URL of a source: from the settings, otherwise from the file. */
function addressOf(source: Source, settings: DeclaredSettings, mistakes: string[]): URL {
  const { name, baseUrl } = source;
  const own = settings[name];
  const variables = { config: own?.config ?? {}, env: process.env };
  const text = own?.url ?? (baseUrl && renderText(baseUrl, scopeOf(undefined, variables)));
  if (text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
    return new URL(text);
  mistakes.push(
    text === undefined
      ? `The baseURL of @source ${name} reads a value that is not set`
      : `The baseURL of @source ${name} is no http or https URL`,
  );
  return new URL("https://invalid.invalid");
}

/** Values of `$config` that are used but not set. */
const unsetIn = ({ uses }: CallRules, { name }: Source, settings: DeclaredSettings): readonly string[] =>
  uses.flatMap(({ name: variable, members, optional, within, place }) => {
    if (variable !== "config" || optional || members.length === 0) return [];
    if (valueAt(settings[name]?.config, members) !== undefined) return [];
    return `${place}: In ${within}: $config.${members.join(".")} is not set in families.sources.${name}.config`;
  });

/** The texts of the configuration and of the environment that calls of a connector may send. */
const secretsOf = (source: Source, connector: Connector, settings: DeclaredSettings): readonly string[] => [
  ...textsIn(settings[source.name]?.config),
  ...[...source.uses, ...connector.uses].flatMap(({ name, members: [variable = ""] }) =>
    name === "env" ? textsIn(process.env[variable]) : [],
  ),
];

/** The headers of callers that are the credentials of sources. */
const credentialsOf = (sources: readonly Source[], settings: DeclaredSettings): readonly string[] =>
  sources.flatMap(({ name }) => {
    const credential = settings[name]?.credential;
    return credential && "forward" in credential ? credential.forward : [];
  });

/** Headers of callers that calls forward or mappings read. */
function forwardedBy(all: readonly (CallRules | Connector)[]): readonly string[] {
  const names = all.flatMap((rules) => [
    ...rules.headers.flatMap((header) => ("from" in header ? header.from : [])),
    ...rules.uses.flatMap(({ name, members: [part, header] }) =>
      name === "request" && part === "headers" && header !== undefined ? header.toLowerCase() : [],
    ),
  ]);
  return names;
}

/** The whole `$context` contains the request id, too. Callers are separated by name and e-mail address. */
function soleFieldsOf({ connectors, typeDefs }: DeclaredFolder): readonly string[] {
  const sole = connectors.filter((connector) =>
    [...connector.uses, ...connector.source.uses].some(
      ({ name, members: [member] }) => name === "context" && (member ?? "requestId") === "requestId",
    ),
  );
  return sole.flatMap(({ kind, fieldName, returns, keys }) => [
    ...(fieldName === undefined ? [] : [fieldName]),
    // A read by key can return all members of the type except the key.
    ...(kind === "field"
      ? []
      : fieldsOf(typeDefs, returns).filter((name) => keys.every(([own]) => own !== name))),
  ]);
}

const fieldsOf = ({ definitions }: DocumentNode, type: string): readonly string[] =>
  definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    node.name.value === type
      ? (node.fields ?? []).map(({ name }) => name.value)
      : [],
  );

/** One call per field. For an object by its key one call, which serves many keys with `$batch`. */
export function weightsOf(connectors: readonly Connector[]): Weights {
  const weights = new Map<string, readonly Weight[]>();
  for (const connector of connectors) {
    const { kind, coordinate, returns, maxBatch, list, fieldName, paging } = connector;
    const operation = operationId(connector);
    const weight = {
      operation,
      keys: kind === "batch" ? maxBatch : 1,
      rows: paging?.most ?? (list ? 0 : 1),
      likely: 1,
    };
    const coordinates = [
      ...(fieldName === undefined ? [] : [coordinate]),
      ...(kind === "field" ? [] : [`${returns}.__resolveReference`]),
    ];
    for (const one of coordinates) weights.set(one, [...(weights.get(one) ?? []), weight]);
  }
  return weights;
}
