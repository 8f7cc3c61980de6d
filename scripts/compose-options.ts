/** Options of `tributary compose`. Without options it writes our own schemas, else a supergraph for another router. */
import { readFileSync } from "node:fs";
import { Option } from "commander";
import { defaultUrls, type SubgraphUrls } from "#gateway/schemas/compose.ts";
import { CommandError, withFile } from "./cli/exit.ts";

/** A supergraph and the SDL of the subgraphs, for routers and composers other than ours. */
export interface RouterFiles {
  /** The file of the supergraph. */
  readonly out: string | undefined;
  /** The folder for the SDL of each subgraph. */
  readonly sdl: string | undefined;
  readonly urls: SubgraphUrls;
  /** True if routers must enforce the demands of scopes, or refuse the file. */
  readonly enforcedScopes: boolean;
  /** True if the SDL of the subgraphs hides the fields that only routers fetch. */
  readonly hiddenFields: boolean;
}

/** The values of the options, by commander's names. */
export interface ComposeValues {
  readonly out?: string;
  readonly sdl?: string;
  readonly url?: readonly string[];
  readonly urls?: string;
  readonly withoutScopes?: true;
  readonly withoutInaccessible?: true;
}

export const OPTIONS = [
  new Option("--out <file>", "file of the supergraph"),
  new Option("--sdl <folder>", "folder for the SDL of each subgraph"),
  new Option("--url <subgraph=url...>", "URLs of subgraphs"),
  new Option("--urls <file>", "JSON object with the URL of each subgraph"),
  new Option("--without-scopes", "do not demand that the router enforces scopes"),
  new Option("--without-inaccessible", "show the fields that only routers fetch"),
];

/**
 * Reads the values of the options.
 * @returns undefined without options
 * @throws Error with the mistake in them
 */
export function routerFiles(values: ComposeValues): RouterFiles | undefined {
  const { out, sdl, url = [], urls, withoutScopes = false, withoutInaccessible = false } = values;
  if (Object.keys(values).length === 0) return undefined;
  if (out === undefined && sdl === undefined)
    throw new CommandError("--out or --sdl is missing: our own supergraph keeps its URLs");
  const fromFile = urls === undefined ? [] : pairsIn(urls);
  const named = url.map((pair): [string, unknown] => {
    const at = pair.indexOf("=");
    if (at < 0) throw new CommandError(`"${pair}" has no URL: --url takes <subgraph>=<URL>`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return {
    out,
    sdl,
    urls: { ...defaultUrls, ...Object.fromEntries([...fromFile, ...named].map(checked)) },
    enforcedScopes: !withoutScopes,
    hiddenFields: !withoutInaccessible,
  };
}

function pairsIn(file: string): [string, unknown][] {
  const value: unknown = withFile(`${file} cannot be read`, () => JSON.parse(readFileSync(file, "utf8")));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new CommandError(`${file} must be a JSON object with the URL of each subgraph`);
  return Object.entries(value);
}

function checked([name, url]: readonly [string, unknown]): [string, string] {
  const names = Object.keys(defaultUrls);
  if (!names.includes(name)) throw new CommandError(`"${name}" is no subgraph: one of ${names.join(", ")}`);
  if (typeof url !== "string" || !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    throw new CommandError(`the URL of ${name} must begin with http:// or https://`);
  return [name, url];
}
