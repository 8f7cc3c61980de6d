/** Options of `npm run compose`: without any it writes our own schemas, else a supergraph for another router. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { defaultUrls, type SubgraphUrls } from "#gateway/schemas/compose.ts";

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

export const USAGE =
  "npm run compose -- [--out <file>] [--sdl <folder>] [--url <subgraph>=<url>]… [--urls <file.json>] [--without-scopes] [--without-inaccessible]";

/**
 * Reads the command line.
 * @returns undefined without options
 * @throws Error with what is wrong with it
 */
export function composeOptions(args: readonly string[]): RouterFiles | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: "string" },
      sdl: { type: "string" },
      url: { type: "string", multiple: true, default: [] },
      urls: { type: "string" },
      "without-scopes": { type: "boolean", default: false },
      "without-inaccessible": { type: "boolean", default: false },
    },
  });
  const { out, sdl } = values;
  if (args.length === 0) return undefined;
  if (out === undefined && sdl === undefined)
    throw new Error(`--out or --sdl is missing: our own supergraph keeps its URLs. ${USAGE}`);
  const fromFile = values.urls === undefined ? [] : pairsIn(values.urls);
  const named = values.url.map((pair): [string, unknown] => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return {
    out,
    sdl,
    urls: { ...defaultUrls, ...Object.fromEntries([...fromFile, ...named].map(checked)) },
    enforcedScopes: !values["without-scopes"],
    hiddenFields: !values["without-inaccessible"],
  };
}

function pairsIn(file: string): [string, unknown][] {
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${file} must be a JSON object with the URL of each subgraph`);
  return Object.entries(value);
}

function checked([name, url]: readonly [string, unknown]): [string, string] {
  const names = Object.keys(defaultUrls);
  if (!names.includes(name)) throw new Error(`"${name}" is no subgraph: one of ${names.join(", ")}`);
  if (typeof url !== "string" || !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    throw new Error(`the URL of ${name} must begin with http:// or https://`);
  return [name, url];
}
