/**
 * `npm run dev`: the stand-in services and the gateway, built and started again when a source changes. The services
 * run on through changes of the gateway and the subgraphs. After a change of SDL the supergraph is composed first,
 * and types are generated last. Settings are those of `npm start`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, watch } from "node:fs";
import { context } from "esbuild";
import { bundleOptions, LATE_ENTRIES, writeChanged } from "./bundles.mjs";
import { generateCode, generateSchemas } from "./generate.mjs";

/** Time to wait for further changes, ms: editors write a file in several steps, and several files at once. */
const SETTLE_MS = 100;

const FLAGS = ["--max-semi-space-size=32", "--enable-source-maps"];

let families;
let familiesUrl;
let gateway;
/** Runs changes one after another, so that two builds never run at the same time. */
let work = Promise.resolve();
const inTurn = (task) => {
  work = work.then(task).catch((error) => console.error(error.message));
  return work;
};

async function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function startFamilies() {
  await stop(families);
  families = spawn(process.execPath, ["dist/services/main.js"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ready = new Promise((resolve) => {
    families.on("message", (message) => message?.type === "ready" && resolve(message.families));
  });
  const urls = await Promise.race([ready, once(families, "exit").then(() => undefined)]);
  if (!urls) throw new Error("The local families did not start; waiting for a change.");
  familiesUrl = new URL(Object.values(urls)[0]).origin;
}

async function startGateway() {
  await stop(gateway);
  gateway = spawn(process.execPath, [...FLAGS, "dist/gateway/main.js"], {
    stdio: "inherit",
    env: { NODE_ENV: "development", ...process.env, SERVICES_URL: familiesUrl },
  });
}

// Of the last build: the sources of the seed may change from here on.
rmSync("dist/services/demo.db", { force: true });

/** Bundles of the processes that run here. They are not minified, so that stack traces name sources. */
const bundles = await context({
  ...bundleOptions,
  entryPoints: [
    ...["services/main", "gateway/main"].map((entry) => ({ in: `${entry}.ts`, out: entry })),
    ...LATE_ENTRIES,
  ],
  minifyWhitespace: false,
  lineLimit: 0,
  sourcemap: "linked",
  logLevel: "silent",
});

async function rebuild() {
  const began = performance.now();
  let changed;
  try {
    changed = await writeChanged((await bundles.rebuild()).outputFiles);
  } catch (error) {
    // File and line of each error, in a form that editors can follow.
    for (const { text, location } of error.errors ?? [{ text: error.message }])
      console.error(location ? `${location.file}:${location.line}:${location.column}: ${text}` : text);
    return;
  }
  if (changed.length === 0) return;
  const took = Math.round(performance.now() - began);
  console.log(`built ${changed.join(", ")} in ${took} ms`);
  if (!familiesUrl || changed.includes("services/main")) await startFamilies();
  if (!gateway || changed.some((name) => name === "gateway/main" || name === "services/main"))
    await startGateway();
}

/** Composes the SDL and restarts the gateway. If the SDL does not compose, the former gateway runs on. */
async function regenerate() {
  await generateSchemas();
  await stop(gateway);
  gateway = undefined;
  await rebuild();
  if (!gateway) await startGateway();
  await generateCode();
}

const GENERATED = /^api\.graphql$|node-stubs\.graphql$/;
let timer;
let sdlChanged = false;

function changed(sdl) {
  sdlChanged ||= sdl;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const task = sdlChanged ? regenerate : rebuild;
    sdlChanged = false;
    inTurn(task);
  }, SETTLE_MS);
}

for (const folder of ["contracts", "services", "platform", "subgraphs", "gateway", "schema"])
  watch(folder, { recursive: true }, (_event, name) => {
    if (!name || GENERATED.test(name)) return;
    if (name.endsWith(".graphql")) changed(true);
    else if (name.endsWith(".ts")) changed(false);
  });

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    await Promise.all([stop(gateway), stop(families)]);
    process.exit(0);
  });

await inTurn(async () => {
  await generateSchemas();
  await rebuild();
});
