/** `npm run edge`: files, uploads and webhooks as a process of their own, beside a graph that another router serves. */
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { fail } from "#platform/http/lifecycle.ts";
import { runEdge } from "./edge/edge-process.ts";

(async () => runEdge(programEnvironment()))().catch(fail);
