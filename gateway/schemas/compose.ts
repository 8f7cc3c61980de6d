/** Composes subgraphs into a supergraph, and into the schema that clients see. */
import {
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  getLocation,
  Kind,
  parse,
  type Source,
} from "graphql";
import type { SubgraphName } from "#subgraphs/kit/schema/type-defs.ts";
import { withOwnDirectives } from "./own-directives.ts";
import { nullOnlyByError, printMarked } from "./semantic-nullability.ts";

export type SubgraphUrls = Readonly<Record<SubgraphName, string>>;

/** URL of each subgraph in its HTTP form. The in-process form uses only the names. */
export const defaultUrls: SubgraphUrls = {
  identity: "http://127.0.0.1:4001/graphql",
  collaboration: "http://127.0.0.1:4002/graphql",
  business: "http://127.0.0.1:4003/graphql",
};

export interface CompositionResult {
  readonly supergraphSdl: string;
  readonly apiSdl: string;
  /** Warnings of the composition. */
  readonly warnings: readonly string[];
}

/**
 * Composes subgraphs. Takes seconds for all families, and loads the composer only when called.
 * @param urls URLs of the subgraphs, written into the supergraph
 * @throws Error with each reason why the subgraphs do not fit together, one a line, with file and line of the
 * SDL if the documents have locations
 */
export async function compose(
  subgraphs: ReadonlyMap<string, DocumentNode>,
  urls: Readonly<Record<string, string>> = defaultUrls,
): Promise<CompositionResult> {
  const { composeServices } = await import("@apollo/composition");
  const composed = composeServices(
    [...subgraphs].map(([name, typeDefs]) => ({ name, url: urls[name] ?? "", typeDefs })),
  );
  if (composed.errors)
    throw new Error(composed.errors.map((error) => locatedMessage(error, subgraphs.values())).join("\n"));
  const api = withOwnDirectives(composed.schema.toAPISchema().toGraphQLJSSchema());
  return {
    supergraphSdl: `${queryInOrder(composed.supergraphSdl)}\n`,
    apiSdl: `${queryInOrder(printMarked(api, nullOnlyByError(api)))}\n`,
    warnings: (composed.hints ?? []).flatMap(({ message, definition }) =>
      definition.level.name === "WARN" ? [message] : [],
    ),
  };
}

/** Fields of `Query` that come first in the SDL: people and objects that link families. */
const FIRST = ["viewer", "user", "users", "company", "companies", "ticket", "tickets", "payment", "payments"];
const LAST = ["node", "nodes", "rateLimits"];

/** Rank of a field of `Query` in SDL and introspection; fields of equal rank are ordered by name. */
function rankOf(name: string): number {
  if (FIRST.includes(name)) return FIRST.indexOf(name);
  return LAST.includes(name) ? FIRST.length + 1 + LAST.indexOf(name) : FIRST.length;
}

/** SDL with the fields of `Query` ordered by rank. Composition orders them by subgraph. */
function queryInOrder(sdl: string): string {
  const query = parse(sdl).definitions.find(
    (node) => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === "Query",
  );
  const fields = query && "fields" in query ? (query.fields ?? []) : [];
  const places = fields.flatMap(({ loc, name }) =>
    loc ? [{ name: name.value, text: sdl.slice(loc.start, loc.end), loc }] : [],
  );
  const sorted = places.toSorted(
    (one, other) => rankOf(one.name) - rankOf(other.name) || (one.name < other.name ? -1 : 1),
  );
  const start = places[0]?.loc.start;
  const end = places.at(-1)?.loc.end;
  if (start === undefined || end === undefined) return sdl;
  return `${sdl.slice(0, start)}${sorted.map(({ text }) => text).join("\n\n  ")}${sdl.slice(end)}`;
}

/**
 * The message of an error, after its places in the SDL: `schema/business/erp/vendors.graphql:12: …`. Some
 * errors of the composer only name types. They get the places of these types' definitions.
 * @param documents SDL in which those types are looked up
 */
export function locatedMessage(
  { message, nodes, source, positions }: GraphQLError,
  documents: Iterable<DocumentNode> = [],
): string {
  const own =
    nodes?.map(placeOf) ?? positions?.map((start) => (source ? placeAt(source, start) : undefined)) ?? [];
  const named = new Set(message.match(/\w+/g));
  const places = own.some((place) => place !== undefined)
    ? own
    : [...documents].flatMap(({ definitions }) =>
        definitions.filter((one) => "name" in one && one.name && named.has(one.name.value)).map(placeOf),
      );
  const [first, ...others] = [...new Set(places.filter((place) => place !== undefined))];
  if (first === undefined) return message;
  return `${first}: ${message}${others.length > 0 ? ` (see also ${others.join(", ")})` : ""}`;
}

const placeAt = (source: Source, start: number): string =>
  `${source.name}:${getLocation(source, start).line}`;

const placeOf = ({ loc }: ASTNode): string | undefined => loc && placeAt(loc.source, loc.start);
