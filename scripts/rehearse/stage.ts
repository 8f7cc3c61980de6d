/** A gateway with the demo company in this process, for operations under faults. */
import { HeaderMap } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { createGateway, familiesOf, type Gateway } from "#gateway/gateway.ts";
import type { Config } from "#platform/config/config.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { basePathOf } from "#services/kit/http/host.ts";
import { accessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import { isFamilyStatus } from "#subgraphs/kit/calls/family-status.ts";
import { merge, type Path, valuesIn } from "./compare.ts";
import { declaredStandIns, rehearsedDeclared } from "./declared.ts";
import { connectionsOf, type Fault, ORIGIN, StandIns } from "./stand-ins.ts";
import { VirtualTime } from "./virtual-time.ts";

export interface Run {
  readonly data: unknown;
  readonly errors: readonly GraphQLFormattedError[];
  /** Time of the first payload, and of the last one, ms. */
  readonly firstMs: number;
  readonly ms: number;
  /** REST calls by family. */
  readonly calls: ReadonlyMap<string, number>;
  /** Rows that were left out, and members that are null, because they could not be read. */
  readonly unreadable: number;
  /** Families with a status other than OK in the response. */
  readonly troubled: ReadonlySet<string>;
  /** Number of values in the first payload. */
  readonly firstValues: number;
}

export interface Stage {
  readonly time: VirtualTime;
  readonly standIns: StandIns;
  readonly gateway: Gateway;
  /** Errors that the gateway or a service threw since the last run began. */
  readonly bugs: unknown[];
  /** Runs an operation in a fresh state. @param faults by family */
  run(query: string, variables: Readonly<Record<string, unknown>>, faults?: Faults): Promise<Run>;
  /** Time limit of one try of a call of a family, ms. */
  tryMsOf(family: string): number;
  close(): Promise<void>;
}

export type Faults = ReadonlyMap<string, Fault>;

/** Settings of the served families at the stand-ins, with the scope of the demo company. */
export function rehearsedFamilies({ served, families }: Config, standIns: StandIns): FamiliesSettings {
  const dispatcher = connectionsOf(standIns);
  return Object.fromEntries(
    familiesOf()
      .filter(({ name }) => served.includes(name))
      .map(({ name, settings }) => {
        const scope = (settings?.scope ?? []).flatMap(({ parameter, normal, demo }) => {
          const value = normal ?? demo;
          return value === undefined ? [] : [[parameter, value] as const];
        });
        const tryMs = families[name]?.tryMs;
        return [
          name,
          {
            baseUrl: `${ORIGIN}${basePathOf(name)}`,
            credential: { secret: demoSecret(name) },
            scope: Object.fromEntries(scope),
            dispatcher,
            ...(tryMs !== undefined && { tryMs }),
          },
        ];
      }),
  );
}

/** Resets the state that earlier operations left, and sets the faults of the next calls. */
export async function freshState(
  { time, standIns, gateway }: Pick<Stage, "time" | "standIns" | "gateway">,
  faults?: Faults,
): Promise<void> {
  await time.until(gateway.renewClients());
  await time.until(standIns.reset(faults));
  time.reset();
}

/** Opens a stage. From now on, clocks and timers of the whole process are virtual. */
export async function openStage(config: Config): Promise<Stage> {
  const bugs: unknown[] = [];
  const onBug = (bug: unknown) => void bugs.push(bug);
  const time = new VirtualTime();
  const declared = declaredStandIns(config);
  time.install();
  const standIns = new StandIns(time, onBug, declared);
  const { limits, queryLimits, schemaCache, access } = config;
  const families = rehearsedFamilies(config, standIns);
  const gateway = await time.until(
    createGateway({
      families,
      declared: rehearsedDeclared(config, declared, standIns),
      limits,
      queryLimits,
      schemaCache,
      access: (supergraph, all) => accessPolicy(supergraph, all, access, families),
      onBug,
    }),
  );
  return stageOf({ time, standIns, gateway, bugs });
}

/** Creates a stage around a gateway. */
export function stageOf(parts: Pick<Stage, "time" | "standIns" | "gateway" | "bugs">): Stage {
  const { time, standIns, gateway, bugs } = parts;
  return {
    ...parts,
    async run(query, variables, faults) {
      await freshState(parts, faults);
      bugs.length = 0;
      return time.until(runOnce(parts, query, variables));
    },
    tryMsOf: (family) =>
      gateway.families().find(({ name }) => name === family)?.upstream.limits.tryMs ?? defaultLimits.tryMs,
    async close() {
      await gateway.close();
      await standIns.close();
    },
  };
}

async function runOnce(
  { time, standIns, gateway }: Pick<Stage, "time" | "standIns" | "gateway">,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Run> {
  const context = gateway.open({ headers: { "x-upstream-report": "1" }, incremental: true });
  try {
    const { body } = await gateway.server.executeOperation(
      {
        query,
        variables: { ...variables },
        http: { method: "POST", headers: new HeaderMap(), search: "", body: {} },
      },
      { contextValue: context },
    );
    if (body.kind !== "single") throw new Error("the server made parts of an answer by itself");
    const firstMs = time.ms;
    const { singleResult } = body;
    const data: unknown = JSON.parse(JSON.stringify(singleResult.data ?? null));
    const errors = [...(singleResult.errors ?? [])];
    const firstValues = valuesIn(data);
    // `sources` of a later payload includes all earlier ones.
    let sources = singleResult.extensions?.["sources"];
    for await (const { parts } of context.answers.later?.payloads() ?? [])
      for (const part of parts) {
        merge(data, part.path as Path, JSON.parse(JSON.stringify(part.data)));
        errors.push(...part.errors);
        sources = part.extensions?.["sources"] ?? sources;
      }
    const statuses = Array.isArray(sources) ? sources.filter(isFamilyStatus) : [];
    const unreadable = statuses.reduce(
      (sum, { rowsLeftOut = 0, membersUnreadable = 0 }) => sum + rowsLeftOut + membersUnreadable,
      0,
    );
    const troubled = new Set(statuses.flatMap(({ family, status }) => (status === "OK" ? [] : [family])));
    const calls = new Map(standIns.calls);
    return { data, errors, firstMs, firstValues, ms: time.ms, calls, unreadable, troubled };
  } finally {
    context.end();
  }
}
