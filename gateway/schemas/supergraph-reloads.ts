/**
 * Reloads the supergraph of `SUPERGRAPH_FILE` or the folder of declared families after a change. A child
 * process composes and validates it; the gateway is blocked only while it loads the result, for about a second.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { type BigIntStats, readdirSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#platform/project-root.ts";
import type { Candidate } from "./acceptable-supergraph.ts";

const PROGRAM = fileURLToPath(new URL("dist/gateway/supergraph-check.js", projectRoot));

/** Environment variables that the child process inherits. None of them is a secret. */
const INHERITED = /^(?:PATH|HOME|TMPDIR|LANG|TZ|NODE_ENV)$/;
/** Priority of the child process, below that of the gateway, whose callers come first. */
const NICENESS = 10;

/** Message of the child process: the SDL of the supergraph, or the reasons of the refusal, one a line. */
export type CheckOutcome = { readonly supergraph: string } | { readonly refused: string };

/**
 * Composes and validates a supergraph in a child process.
 * @returns the SDL of the supergraph
 * @throws Error with one reason a line
 */
export async function checkSupergraph(candidate: Candidate): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)));
  const child = fork(PROGRAM, { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  } catch {
    // The process has ended already, or the priority is not permitted. The check runs anyway.
  }
  try {
    const ended = once(child, "exit").then(() => [{ refused: "The process of the composition has ended" }]);
    child.send(candidate);
    const [checked] = (await Promise.race([once(child, "message"), ended])) as [CheckOutcome];
    if ("refused" in checked) throw new Error(checked.refused);
    return checked.supergraph;
  } finally {
    child.kill("SIGKILL");
  }
}

export interface ReloadsOptions {
  /** File of a supergraph, or folder of the SDL of the subgraphs. */
  readonly path: string;
  /** Result of `signatureOf` just before the current supergraph was read. */
  readonly signature: string;
  /** Returns the supergraph of the path. @throws Error with the reasons why it is refused */
  readonly check: () => Promise<string>;
  /** Serves a supergraph. @throws Error with the reasons why it is refused */
  readonly load: (supergraph: string) => void;
  /**
   * Resolves to true if it is this process's turn, so that several gateways do not block at once. By default,
   * it always is.
   */
  readonly takeTurn?: (() => Promise<boolean>) | undefined;
  readonly onLoaded: () => void;
  readonly onRefused: (reasons: readonly string[]) => void;
  /** Minimum time between two reloads, ms; a minute by default. */
  readonly everyMs?: number;
  /** Interval between checks of the path, ms; five seconds by default. */
  readonly lookMs?: number;
}

/** Checks the path, and reloads after a change. */
export class SupergraphReloads {
  readonly #options: ReloadsOptions;
  readonly #timer: NodeJS.Timeout;
  #seen: string;
  #last = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;

  constructor(options: ReloadsOptions) {
    this.#options = options;
    this.#seen = options.signature;
    this.#timer = setInterval(() => void this.look(), options.lookMs ?? 5_000).unref();
  }

  /** Reloads if the path has changed and the last reload is long enough ago. Resolves after the reload. */
  async look(): Promise<void> {
    this.#running ??= this.#look().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  /** Ends the checks, after a reload in progress. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #look(): Promise<void> {
    const { path, check, load, takeTurn, onLoaded, onRefused, everyMs = 60_000 } = this.#options;
    const now = signatureOf(path);
    if (now === this.#seen || performance.now() - this.#last < everyMs) return;
    try {
      if (takeTurn && !(await takeTurn())) return;
      // A refused supergraph is tried again only after another change.
      this.#seen = now;
      this.#last = performance.now();
      load(await check());
      onLoaded();
    } catch (error) {
      onRefused((error instanceof Error ? error.message : String(error)).split("\n"));
    }
  }
}

/** Signature of a file, or of the files in a folder. Empty if the path cannot be read. */
export function signatureOf(path: string): string {
  const of = ({ mtimeNs, size, ino }: BigIntStats) => `${ino}.${mtimeNs}.${size}`;
  try {
    const found = statSync(path, { bigint: true });
    if (!found.isDirectory()) return of(found);
    const files = readdirSync(path).filter((name) => name.endsWith(".graphql"));
    return files.map((name) => `${name} ${of(statSync(join(path, name), { bigint: true }))}`).join(" ");
  } catch {
    return "";
  }
}
