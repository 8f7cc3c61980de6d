/** `npm run report`: a named report, or a document of one's own, as a table, CSV, JSON or a page. */

import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { ConfigurationError } from "#platform/config/setting.ts";
import { StartError } from "#platform/http/lifecycle.ts";
import { callerHeaders, connectTo, schemaAt } from "./kit/asking/client.ts";
import { runReports } from "./kit/cli/command-line.ts";
import { exits } from "./kit/cli/environment.ts";
import { namedReports } from "./kit/definition/folders.ts";
import { UsageError } from "./kit/usage-error.ts";
import { openLocalGateway, servedLocally } from "./open-gateway.ts";

// The reader of our output has closed it (`| head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

/** Exit codes as shells have them: 128 and the signal's number. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

async function main(): Promise<void> {
  const stop = new AbortController();
  // Once: a second signal ends the process at once.
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
