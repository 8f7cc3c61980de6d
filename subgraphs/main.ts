/** `npm run subgraph identity|collaboration|business`: one subgraph as a process of its own. */
import { fail } from "../gateway/run.ts";
import { runSubgraph } from "../gateway/subgraph-process.ts";

runSubgraph(process.argv[2], process.env).catch(fail);
