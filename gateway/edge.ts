/** `npm run edge`: serves files, uploads and webhooks in their own process, if another router serves the graph. */
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { fail } from "#platform/http/lifecycle.ts";
import { runEdge } from "./edge/edge-process.ts";

(async () => runEdge(programEnvironment()))().catch(fail);
