/** `npm run report`: runs a shipped report or the user's own document, as a table, CSV, JSON or a page. */

import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { ConfigurationError } from "#platform/config/setting.ts";
import { StartError } from "#platform/http/lifecycle.ts";
import { callerHeaders, connectTo, schemaAt } from "./kit/asking/client.ts";
import { runReports } from "./kit/cli/command-line.ts";
import { exits } from "./kit/cli/environment.ts";
import { namedReports } from "./kit/definition/folders.ts";
import { UsageError } from "./kit/usage-error.ts";
import { openLocalGateway, servedLocally } from "./open-gateway.ts";

// The reader of our output has closed the pipe (`| head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

/** Exit codes as in shells: 128 plus the number of the signal. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

async function main(): Promise<void> {
  const stop = new AbortController();
  // `once`, so that a second signal ends the process at once.
  for (const [name, code] of Object.entries(SIGNALS)) process.once(name, () => stop.abort(code));
  try {
    const env = programEnvironment();
    process.exitCode = await runReports(process.argv.slice(2), {
      reports: namedReports(),
      stdout: process.stdout,
      stderr: process.stderr,
      env,
      signal: stop.signal,
      served: () => servedLocally(env),
      schemaAt: (url) => schemaAt(url, callerHeaders(env), stop.signal),
      connect: async (url, asking) =>
        url === undefined ? openLocalGateway(env, asking) : connectTo(url, asking),
    });
  } catch (error) {
    if (stop.signal.aborted) {
      console.error("Interrupted: nothing was written to a file.");
      process.exitCode = Number(stop.signal.reason);
      return;
    }
    const told =
      error instanceof UsageError || error instanceof StartError || error instanceof ConfigurationError;
    console.error(told ? error.message : error);
    process.exitCode = exits.failed;
  }
}

void main();
