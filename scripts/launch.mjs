/**
 * Starts the bundle that lies beside this file under the same name. Compiling a bundle takes longer
 * than anything else in a start; V8's compiled code is kept in a file, which V8 itself takes for what
 * it is: that of another version or of other flags is not used, and made anew.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";

/**
 * By then whatever a start and first answers need has been compiled. A shorter time keeps less code,
 * which the next start then compiles as it needs it; tests of a second start set it.
 */
const SETTLED_MS = Number(process.env.CODE_CACHE_AFTER_MS || 20_000);

const filename = fileURLToPath(import.meta.url).replace(/\.js$/, ".cjs");

/**
 * The heap may grow by two fifths of what lives in it before all of it is collected, where V8 would let
 * it grow to four times that: little of what operations make gets old. The room of what is young can
 * only be set on the command line, see package.json. Figures stand in docs/performance.md.
 */
setFlagsFromString("--heap-growing-percent=40");

/**
 * What an operation makes is made young, always: V8 would learn from a crowd's operations, which
 * outlive many collections, to make some of their objects old at once. Only a collection of the whole
 * heap frees those, and with them all that they point to.
 */
const MADE_YOUNG = "--no-allocation-site-pretenuring";
const AS_STARTED = "--allocation-site-pretenuring";

/** Compiles the bundle, and hands what was read for that back to the system as soon as it is done. */
function compile() {
  const bundle = readFileSync(filename);
  // V8 compares no more than the lengths of the texts.
  const kept = `${filename}.${createHash("sha256").update(bundle).digest("hex").slice(0, 16)}.cache`;
  const cachedData = readKept(kept);
  // The bundler writes ASCII alone, which is read faster as what it is, and is kept outside the heap.
  const script = new Script(bundle.toString("latin1"), {
    filename,
    ...(cachedData && { cachedData }),
  });
  return { script, kept, compiled: cachedData !== undefined && !script.cachedDataRejected };
}

function readKept(kept) {
  try {
    return readFileSync(kept);
  } catch {
    return undefined;
  }
}

function keep(script, kept) {
  try {
    for (const name of readdirSync(dirname(filename)))
      if (name.startsWith(basename(filename)) && name.endsWith(".cache"))
        rmSync(join(dirname(filename), name));
    const fresh = `${kept}.${process.pid}`;
    // It is good for the flags that it was made with: those that the next start compiles with.
    setFlagsFromString(AS_STARTED);
    writeFileSync(fresh, script.createCachedData());
    renameSync(fresh, kept);
  } catch {
    // A folder that may not be written to: the next start compiles again.
  } finally {
    setFlagsFromString(MADE_YOUNG);
  }
}

function run({ script, kept, compiled }) {
  const module = new Module(filename);
  const main = script.runInThisContext();
  main.call(module.exports, module.exports, createRequire(filename), module, filename, dirname(filename));
  // Only now: what Node itself has compiled beforehand is not used under other flags than its own.
  setFlagsFromString(MADE_YOUNG);
  if (!compiled) setTimeout(() => keep(script, kept), SETTLED_MS).unref();
}

/** The scripts of `package.json` whose process npm itself is the parent of (`exec node`). */
const SCRIPTS = ["start", "services", "subgraph", "report"];

/**
 * npm passes SIGTERM and SIGINT on. Killed, it cannot: without this the process would stay, and keep
 * its port and its data from the next start.
 */
function endWithNpm() {
  if (!SCRIPTS.includes(process.env.npm_lifecycle_event)) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, "SIGTERM");
  }, 1_000).unref();
}

endWithNpm();
run(compile());
