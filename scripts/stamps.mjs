/**
 * Makes files again only if their sources, or the files themselves, have changed since the last time.
 * A stamp has the digests of both. The builds and the generators use it.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Lists files.
 * @param places Files and folders; a missing one has no files.
 * @param ending End of the names of the files in folders.
 * @returns The files by path, in an order that is the same on all machines.
 */
export function filesIn(places, ending = "") {
  const found = new Set();
  for (const place of places.filter((path) => existsSync(path))) {
    if (statSync(place).isFile()) found.add(place);
    else
      for (const entry of readdirSync(place, { withFileTypes: true, recursive: true }))
        if (entry.isFile() && entry.name.endsWith(ending)) found.add(join(entry.parentPath, entry.name));
  }
  return [...found].sort();
}

function digestOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** The modules of this repository that a program imports, itself included. */
async function modulesOf(program) {
  // Loading the bundler takes longer than finding that there is nothing to do.
  const { build } = await import("esbuild");
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs);
}

/** Reads a stamp. @returns undefined if there is none, or one that another version of this program wrote */
function readStamp(path) {
  try {
    const { sources, made, modules } = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(modules) ? { sources, made, modules } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes files, unless they are current.
 * @param stamp Path of the stamp.
 * @param sources Files and folders that the result depends on.
 * @param program Program that makes the files: its modules are sources too.
 * @param made Files and folders that are made; they do not count as sources.
 * @param make Makes them.
 */
export async function makeOnce({ stamp, sources, program, made, make }) {
  const results = () => made.flatMap((place) => filesIn([place]));
  const sourcesWith = (modules) => {
    const own = new Set(results());
    return digestOf(filesIn([...sources, ...modules]).filter((file) => !own.has(file)));
  };
  const last = readStamp(stamp);
  if (
    last &&
    made.every((place) => existsSync(place)) &&
    last.sources === sourcesWith(last.modules) &&
    last.made === digestOf(results())
  )
    return;
  const modules = program === undefined ? [] : await modulesOf(program);
  // Read before, so that a source that changes meanwhile makes the result stale.
  const before = sourcesWith(modules);
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  // Several processes may write the same stamp at the same time.
  const fresh = `${stamp}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ sources: before, made: digestOf(results()), modules }));
  renameSync(fresh, stamp);
}
