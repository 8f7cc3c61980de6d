/** `npm run -s mcp`: serves one agent over standard input and output. */
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { fail, stopOnSignals } from "#platform/http/lifecycle.ts";
import { serveAgentOverStdio } from "./agent-over-stdio.ts";

serveAgentOverStdio(programEnvironment()).then(({ stop }) => stopOnSignals(stop), fail);
