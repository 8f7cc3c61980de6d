/** `npm run subgraph identity|collaboration|business`: one subgraph as a process of its own. */
import { fail } from "./http/run.ts";
import { runSubgraph } from "./http/subgraph-process.ts";

runSubgraph(process.argv[2], process.env).catch(fail);
