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

/** The scripts of `package.json` whose process npm itself is the parent of (`exec node`). */
const SCRIPTS = ["start", "services", "subgraph", "edge", "report", "npx"];

/**
 * npm and the command line pass SIGTERM and SIGINT on, but not SIGKILL: without this the process would stay,
 * and keep its port and its data from the next start.
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
// A namespace import, because Node 20 does not have it. A folder that cannot be written is no error.
nodeModule.enableCompileCache?.(process.env.NODE_COMPILE_CACHE ?? join(dirname(bundle), "compiled"));
nodeModule.createRequire(import.meta.url)(bundle);
