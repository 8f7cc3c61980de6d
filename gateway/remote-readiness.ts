/** Readiness of a gateway with remote subgraphs. */
import type { Health } from "#platform/http/health.ts";
import type { Readiness } from "#platform/http/probes.ts";

/** Part of a `RemoteSubgraph` that readiness needs. */
export interface ProbedSubgraph {
  /** Answer of the subgraph's `/readyz`, or undefined if there is none. */
  health(): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** Time without a response of any subgraph after which the gateway is not ready, ms; longer than a restart. */
const ALL_AWAY_MS = 10_000;
/** Time for which one check of the subgraphs is cached, ms, because anybody may send probes. */
const LOOK_MS = 1_000;

/**
 * Checks if the gateway can answer something. If a subgraph is down, only its own fields fail, so the gateway
 * stays ready while at least one responds.
 * @param remotes subgraphs by name
 * @param own state of the gateway's own parts
 * @param now clock, ms
 * @returns a function that reads the readiness: false before the first response of a subgraph, and after ten
 * seconds without one
 */
export function remoteReadiness(
  remotes: ReadonlyMap<string, ProbedSubgraph>,
  own: () => Health,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  let answeredAt: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let known: Promise<Readiness> | undefined;
  return () => {
    if (known === undefined || now() - lookedAt >= LOOK_MS) {
      lookedAt = now();
      known = look();
    }
    return known;
  };

  async function look(): Promise<Readiness> {
    const details = await healthOf(remotes, own());
    if (Object.values(details.subgraphs ?? {}).includes("up")) answeredAt = now();
    return { ready: answeredAt !== undefined && now() - answeredAt < ALL_AWAY_MS, details };
  }
}

/** Adds the state of families as the subgraphs report it, because they call the families. */
async function healthOf(remotes: ReadonlyMap<string, ProbedSubgraph>, own: Health): Promise<Health> {
  const answers = await Promise.all(
    [...remotes].map(async ([name, remote]) => [name, await remote.health()] as const),
  );
  let health: Health = own;
  for (const [name, answer] of answers) {
    const subgraphs = { ...health.subgraphs, [name]: answer ? ("up" as const) : ("down" as const) };
    const reported = answer as Partial<Health> | undefined;
    health = {
      ...health,
      ...(reported?.peopleIndex && { peopleIndex: reported.peopleIndex }),
      families: { ...health.families, ...reported?.families },
      subgraphs,
    };
  }
  return health;
}
