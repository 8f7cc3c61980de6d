/** Callers of runs, and the functions of the gateway that runs need. */
import type { FastifyRequest } from "fastify";

/** Credentials that a caller presented. They stay in memory only. */
export interface ShownCaller {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Alternating names and values as received, because only they show that a header was sent twice. */
  readonly rawHeaders: readonly string[];
  readonly address: string;
}

/** Credentials that a request presents. */
export const shownBy = ({ headers, raw, ip }: FastifyRequest): ShownCaller => ({
  headers: { ...headers },
  rawHeaders: raw.rawHeaders,
  address: ip,
});

/** Functions of the gateway that runs need. */
export interface ReportHost {
  /**
   * Executes an operation as a caller that can wait.
   * @returns the GraphQL response; undefined if the caller's token is no longer valid
   */
  execute(
    request: {
      readonly query: string;
      readonly variables: Record<string, unknown>;
      /** Longest time to wait for a family, ms. */
      readonly waitMs: number;
    },
    caller: ShownCaller,
    signal: AbortSignal,
  ): Promise<unknown>;
}

/** The caller of scheduled runs. */
export interface ScheduledCaller {
  readonly caller: ShownCaller;
  /** The subject of scheduled runs. Undefined if the credential of schedules is refused. */
  identify(): Promise<string | undefined>;
}

/** The caller if access control is off. */
export const NOBODY: ShownCaller = { headers: {}, rawHeaders: [], address: "" };
