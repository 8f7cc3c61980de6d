/** Opens a folder of connectors over a service that answers as their mappings expect. */
import type { DocumentNode } from "graphql";
import type { DeclaredSettings } from "#platform/config/declared-settings.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import type { CallRules } from "#subgraphs/declared/model.ts";
import { type Declared, openDeclared } from "#subgraphs/declared/open.ts";
import { readFolder } from "#subgraphs/declared/read-folder.ts";
import { type Wiring, wireFamilies } from "#subgraphs/process/wiring.ts";
import { ORIGIN, type Service, startService } from "./service.ts";

export interface OpenedFolder extends AsyncDisposable {
  readonly declared: Declared;
  readonly wiring: Wiring;
  readonly service: Service;
}

/** Calls of an operation: no measurement ends early. */
const MANY = 100_000;

/**
 * Opens a folder.
 * @param others The SDL of the other subgraphs.
 * @throws DeclarationError with the mistakes of the files
 */
export function openFolder(folder: string, others: readonly DocumentNode[] = []): OpenedFolder {
  const read = readFolder({ folder, families: ["crm"], others: () => others });
  const service = startService(read.connectors, () => declared.subgraph.schema);
  const { dispatcher } = service;
  const wiring = wireFamilies({
    served: ["crm"],
    families: { crm: { baseUrl: ORIGIN, credential: { none: true }, dispatcher } },
    limits: { ...defaultLimits, tries: 1, callsPerFamily: MANY, callsPerOperation: MANY },
  });
  const settings: DeclaredSettings = Object.fromEntries(
    read.sources.map((source) => [
      source.name,
      {
        url: ORIGIN,
        dispatcher,
        config: configOf([source, ...read.connectors.filter((one) => one.source === source)]),
      },
    ]),
  );
  const declared = openDeclared(read, {
    settings,
    // No measurement waits for a rate limit.
    open: (families, all) =>
      wiring.openClients(
        families.map(({ rateLimit: _, ...family }) => family),
        all,
      ),
    upstreams: wiring.upstreams,
  });
  return {
    declared,
    wiring,
    service,
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

/** A new operation without headers of a caller. */
export const newOperation = ({ wiring }: OpenedFolder) =>
  wiring.newContext({
    requestId: "public",
    signal: new AbortController().signal,
    forwarded: {},
    callsLeft: MANY,
  });

/** The values of `$config` that a file reads. */
function configOf(rules: readonly CallRules[]): Record<string, unknown> {
  const config: Record<string, unknown> = {};
  for (const { uses } of rules)
    for (const { name, members } of uses) {
      if (name !== "config") continue;
      let at = config;
      for (const [index, member] of members.entries()) {
        const isLast = index === members.length - 1;
        at[member] ??= isLast ? "7" : {};
        at = at[member] as Record<string, unknown>;
      }
    }
  return config;
}
