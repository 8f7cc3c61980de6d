/** `npm run subgraph identity|collaboration|business`: one subgraph as a process of its own. */
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { fail } from "#platform/http/lifecycle.ts";
import { runSubgraph } from "./process/subgraph-process.ts";

(async () => runSubgraph(process.argv[2], programEnvironment()))().catch(fail);
