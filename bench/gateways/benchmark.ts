/**
 * Part of a checkout of the public gateways benchmark that runs here. No file of it is copied into this
 * repository.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Benchmark {
  readonly supergraphSdl: string;
  readonly query: string;
}

/** @param folder A checkout of https://github.com/graphql-hive/graphql-gateways-benchmark */
export function benchmarkIn(folder: string): Benchmark {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const query = /query: `([^`]+)`/.exec(read("k6.js"))?.[1];
  if (query === undefined) throw new Error(`${folder}/k6.js holds no query`);
  return { supergraphSdl: read("gateways/apollo-gateway/supergraph.graphql"), query };
}
