#!/usr/bin/env node
/**
 * Starts the bundle that lies beside this file under the same name. Compiling a bundle takes longer than
 * anything else in a start, so Node keeps the compiled code beside it where it can (22.1 and later;
 * NODE_COMPILE_CACHE names another folder). Node writes it when the process ends.
 */
import * as nodeModule from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const bundle = fileURLToPath(import.meta.url).replace(/\.js$/, ".cjs");

/** Scripts of `package.json` whose process is a direct child of npm (`exec node`). */
const SCRIPTS = ["start", "services", "subgraph", "edge", "report", "npx"];

/**
 * Ends the process with its parent. npm and the command line pass on SIGTERM and SIGINT, but not SIGKILL, after
 * which the process would keep its port and its data from the next start.
 */
function endWithParent() {
  const parent = process.ppid;
  const isOurs = process.env.TRIBUTARY_PARENT === String(parent);
  if (!isOurs && !SCRIPTS.includes(process.env.npm_lifecycle_event)) return;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 1_000).unref();
}

endWithParent();
// Called on a namespace import, because Node 20 lacks the function. An unwritable folder is no error.
nodeModule.enableCompileCache?.(process.env.NODE_COMPILE_CACHE ?? join(dirname(bundle), "compiled"));
nodeModule.createRequire(import.meta.url)(bundle);
