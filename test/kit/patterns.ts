/**
 * Finds all regular expressions in the sources, and measures how their time grows with the input. Patterns are
 * found in the source text, so that new ones are measured without a list.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import fc from "fast-check";
import { parseAst } from "vitest/node";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export interface FoundPattern {
  /** The file, and the pattern as written. */
  readonly where: string;
  readonly pattern: RegExp;
}

export interface Found {
  readonly patterns: readonly FoundPattern[];
  /** Files that build a pattern at run time, once per pattern. */
  readonly built: readonly string[];
}

/** All patterns in the folders: literals, and the `pattern` of strings in contracts. */
export function patternsIn(folders: readonly string[]): Found {
  const patterns: FoundPattern[] = [];
  const built: string[] = [];
  for (const file of folders.flatMap(sourcesBelow)) {
    const { code } = transformSync(readFileSync(join(ROOT, file), "utf8"), {
      loader: "ts",
      target: "esnext",
    });
    const add = (source: string, flags: string) =>
      patterns.push({ where: `${file} /${source}/${flags}`, pattern: new RegExp(source, flags) });
    visit(parseAst(code), (node) => {
      const { type, regex, callee, key, value } = node;
      if (type === "Literal" && isNode(regex)) add(String(regex["pattern"]), String(regex["flags"]));
      if (
        ["NewExpression", "CallExpression"].includes(String(type)) &&
        isNode(callee) &&
        callee["name"] === "RegExp"
      )
        built.push(file);
      if (type === "Property" && isNode(key) && key["name"] === "pattern" && isNode(value))
        if (typeof value["value"] === "string") add(value["value"], "u");
    });
  }
  return { patterns, built };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}/${file}`)
    .sort();
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value)) {
    see(value);
    for (const part of Object.values(value)) visit(part, see);
  }
}

/** A text of variable length: a start, a repeated part, and an end. */
interface Growing {
  readonly head: string;
  readonly part: string;
  readonly tail: string;
}

const grown = ({ head, part, tail }: Growing, length: number): string =>
  head + part.repeat(Math.ceil(length / part.length)) + tail;

/** A character of each class, to be repeated up to a megabyte. */
export const MEGABYTES = [...'aA0-./ <@"\n', "\u3042"];

/** Characters of all classes that patterns distinguish. */
const CLASSES = [
  ..."aeAZ09-_.:;,/\\\"'`<>()[]{}@=+*%&#?!|~^$ \t\n\r\0",
  "\u00e9",
  "\u3042",
  "\ufffd",
  "\ud83d\ude00",
  "\ud800",
];
const PAIRS = ["a", "0", "-", ".", ":", "/", "@", " ", '"', "<"];

/** Texts that may be slow for a pattern: repeated classes, pairs of classes, its own words, and its matches. */
function* texts({ source, flags }: RegExp): Generator<Growing> {
  for (const part of CLASSES) yield { head: "", part, tail: "" };
  for (const a of PAIRS) for (const b of PAIRS) if (a !== b) yield { head: "", part: a + b, tail: "" };
  const words = new Set(source.replace(/\\[a-z](?:\{[^}]*\})?/gi, " ").match(/[A-Za-z][\w:/-]*/g));
  for (const word of words)
    for (const glue of ["", "-", " ", ".", "/", ":", "a"]) {
      yield { head: "", part: word + glue, tail: "" };
      for (const part of ["a", "0", "-", " ", "/"]) yield { head: word + glue, part, tail: "\0" };
    }
  // Matches with a repeated part and an end that does not match. Short ones first, so that a pattern with
  // exponential time is found while it still ends.
  const matches = matchesOf(source, flags);
  for (const match of [
    ...matches.map((text) => text.slice(0, 8)),
    ...matches.map((text) => text.slice(0, 40)),
  ])
    for (let from = 0; from < match.length; from++)
      for (const length of [1, 2, 5]) {
        const part = match.slice(from, from + length);
        if (part.length < length) continue;
        yield { head: match.slice(0, from), part, tail: `${match.slice(from + length)}\0` };
      }
}

/** Texts that match, if they can be generated. Assertions are removed for that. */
function matchesOf(source: string, flags: string): string[] {
  try {
    const plain = source
      .replace(/\(\?<?[=!](?:[^()[\]]|\[[^\]]*\])*\)|\\b/gi, "")
      // The generator draws from ASCII, and would not end for a class that excludes all of it.
      .replace(/\[\^(?:[^\]\\]|\\.)+\]/g, "[a-f1]");
    return fc.sample(fc.stringMatching(new RegExp(plain, flags.replace(/[gyi]/g, ""))), {
      numRuns: 4,
      seed: 7,
    });
  } catch {
    return [];
  }
}

/** Shorter measurements are noise, ms. */
const NOISE_MS = 1;
/** Largest accepted ratio of times for four times the length. Quadratic growth has sixteen. */
const MOST = 7;
/** Short lengths first, so that exponential growth is found before a test would not end. */
const LENGTHS = [2, 3, 5, 8, 16, 64, 256, 1_024];

export interface Slow {
  readonly text: Growing;
  readonly length: number;
  readonly ratio: number;
}

/** A text for which the pattern's time grows faster than its length. Undefined without one. */
export function superlinear(pattern: RegExp): Slow | undefined {
  for (const text of texts(pattern))
    for (const length of LENGTHS) {
      const ratio = growth(pattern, text, length);
      if (ratio > MOST && growth(pattern, text, length, 5) > MOST) return { text, length, ratio };
    }
  return undefined;
}

/**
 * Limit of noise, ms. A linear pattern reads a megabyte in a few milliseconds; quadratic growth takes hundreds for
 * 16,384 characters. Times in between come from garbage collection and caches.
 */
const MEGABYTE_NOISE_MS = 60;

/** As `superlinear`, for one class of characters, repeated up to a megabyte. */
export function superlinearAtMegabyte(pattern: RegExp, part: string): Slow | undefined {
  const text = { head: "", part, tail: "" };
  for (const length of [2 ** 12, 2 ** 18]) {
    const ratio = growth(pattern, text, length, 1, MEGABYTE_NOISE_MS);
    if (ratio > MOST && growth(pattern, text, length, 5, MEGABYTE_NOISE_MS) > MOST)
      return { text, length, ratio };
  }
  return undefined;
}

/** Ratio of the times for four times the length and for the length. The best of several tries counts. */
function growth(pattern: RegExp, text: Growing, length: number, tries = 1, noiseMs = NOISE_MS): number {
  const large = fastest(pattern, grown(text, 4 * length), tries);
  if (large < noiseMs) return 0;
  return large / Math.max(fastest(pattern, grown(text, length), tries), noiseMs / 16);
}

function fastest(pattern: RegExp, text: string, tries: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries; i++) best = Math.min(best, once(pattern, text));
  return best;
}

/** CPU time, because on a busy machine the clock advances without work here. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** CPU time to find all matches in the text. */
function once(pattern: RegExp, text: string): number {
  const everywhere = pattern.global || pattern.sticky ? pattern : new RegExp(pattern, `${pattern.flags}g`);
  everywhere.lastIndex = 0;
  const began = cpuMs();
  for (let from = 0; from <= text.length && everywhere.test(text); from = everywhere.lastIndex)
    if (everywhere.lastIndex === from) everywhere.lastIndex++;
  return cpuMs() - began;
}
