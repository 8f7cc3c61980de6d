/** Reads a supergraph, and checks if it can replace the one that is served. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Supergraph } from "@apollo/federation-internals";
import { QueryPlanner } from "@apollo/query-planner";
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, Source, validate } from "graphql";
import type { SubgraphName } from "#subgraphs/kit/schema/type-defs.ts";
import { compose, defaultUrls } from "./compose.ts";
import { withOwnDirectives } from "./own-directives.ts";
import { supergraphOf } from "./supergraph.ts";

export interface Candidate {
  /** File of a supergraph, or folder of the SDL of the subgraphs, `<subgraph>.graphql` each. */
  readonly path: string;
  /** The families of the deployment, if `path` is a folder of declared families. */
  readonly declaredBeside?: readonly string[] | undefined;
  /** The supergraph that is served; undefined at the start. */
  readonly served?: string | undefined;
  /** Trusted documents by their ids. */
  readonly documents: Readonly<Record<string, string>>;
}

/** Most reasons that are reported. The others are counted. */
const MAX_REASONS = 10;

/**
 * Reads or composes a supergraph, and validates all of it. This blocks the process for seconds.
 * @returns the text of the supergraph
 * @throws Error with one reason a line: the supergraph does not compose, or a trusted document that is valid on
 * the served supergraph would become invalid
 */
export async function acceptableSupergraph({
  path,
  declaredBeside,
  served,
  documents,
}: Candidate): Promise<string> {
  const text = declaredBeside
    ? await (await import("./compose-declared.ts")).composedBeside(path, declaredBeside)
    : statSync(path).isDirectory()
      ? await composed(path)
      : readFileSync(path, "utf8");
  const schema = schemaOf(text);
  if (served === undefined) return text;
  const refused = Object.entries(documents).flatMap(([id, query]) => {
    const message = problemOf(schema, query);
    return message === undefined ? [] : [{ id, query, message }];
  });
  const before = refused.length > 0 ? schemaOf(served) : schema;
  const broken = refused.filter(({ query }) => problemOf(before, query) === undefined);
  if (broken.length > 0) {
    const reasons = broken
      .slice(0, MAX_REASONS)
      .map(({ id, message }) => `Trusted document ${id}: ${message}`);
    const more = broken.length - reasons.length;
    throw new Error([...reasons, ...(more > 0 ? [`${more} more trusted documents`] : [])].join("\n"));
  }
  return text;
}

async function composed(folder: string): Promise<string> {
  const names = Object.keys(defaultUrls) as SubgraphName[];
  const subgraphs = new Map<SubgraphName, DocumentNode>();
  for (const name of names) {
    const file = `${name}.graphql`;
    const path = join(folder, file);
    if (existsSync(path)) subgraphs.set(name, parse(new Source(readFileSync(path, "utf8"), file)));
  }
  if (subgraphs.size === 0) throw new Error(`The folder has no SDL: ${names.join(".graphql, ")}.graphql`);
  return (await compose(subgraphs)).supergraphSdl;
}

/** The client schema of a supergraph. @throws if the supergraph cannot be loaded */
function schemaOf(text: string): GraphQLSchema {
  const supergraph = Supergraph.build(supergraphOf(text).supergraph, { validateSupergraph: true });
  new QueryPlanner(supergraph, {});
  return withOwnDirectives(supergraph.apiSchema().toGraphQLJSSchema());
}

function problemOf(schema: GraphQLSchema, query: string): string | undefined {
  try {
    return validate(schema, parse(query), undefined, { maxErrors: 1 })[0]?.message;
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}
