/** `npm run subgraph identity|collaboration|business`: one subgraph as a process of its own. */
import { fail } from "#platform/http/lifecycle.ts";
import { runSubgraph } from "./process/subgraph-process.ts";

runSubgraph(process.argv[2], process.env).catch(fail);
