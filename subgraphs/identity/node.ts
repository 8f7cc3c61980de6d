/**
 * `node` and `nodes`: any object by its global id. This subgraph knows the other subgraphs' types as
 * stubs; whether an object exists is asked of the type's owner first, so that none is a phantom. Its
 * own types are read here, as a reference to them would be.
 */
import type { GraphQLResolveInfo } from "graphql";
import { badInput } from "#platform/errors/catalog.ts";
import { asError } from "#subgraphs/kit/loading/keys.ts";
import { emailOf, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import type { Resolvers } from "./__generated__/resolvers.ts";
import type { IdentityContext } from "./context.ts";
import type { NodeMapper } from "./mappers.ts";

const MAX_NODES = 100;

type Reference = (reference: object, context: IdentityContext, info: GraphQLResolveInfo) => unknown;
type References = ReadonlyMap<string, Reference>;

/** How this subgraph's own types are read by their ids. */
function referencesIn(maps: readonly object[]): References {
  const references = new Map<string, Reference>();
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map as Record<string, object>)))
    if ("__resolveReference" in fields) references.set(type, fields.__resolveReference as Reference);
  return references;
}

async function nodesOf(
  own: References,
  ids: readonly string[],
  argument: string,
  context: IdentityContext,
  info: GraphQLResolveInfo,
) {
  const found: (NodeMapper | null)[] = ids.map(() => null);
  /** Begun only once all ids are known to be well formed: nobody would wait for them otherwise. */
  const reading: (() => Promise<void>)[] = [];
  const asked: { readonly index: number; readonly __typename: string; readonly id: string }[] = [];
  for (const [index, id] of ids.entries()) {
    const parsed = parseGlobalId(id);
    if (!parsed) throw badInput(`"${argument}" must hold global ids`, argument);
    const reference = info.schema.getType(parsed.type) && own.get(parsed.type);
    if (parsed.type === "User")
      found[index] = { __typename: "User", email: emailOf(parsed.parts[0] ?? "", argument) } as NodeMapper;
    else if (reference)
      reading.push(async () => {
        try {
          const node = await reference({ __typename: parsed.type, id }, context, info);
          found[index] = node ? ({ ...node, __typename: parsed.type } as NodeMapper) : null;
        } catch (error) {
          found[index] = asError(error);
        }
      });
    else asked.push({ index, __typename: parsed.type, id });
  }
  const [exist] = await Promise.all([
    asked.length ? context.exists(asked.map(({ __typename, id }) => ({ __typename, id }))) : [],
    ...reading.map((read) => read()),
  ]);
  for (const [place, { index, __typename, id }] of asked.entries()) {
    const answer = exist[place];
    if (answer instanceof Error) found[index] = answer;
    else if (answer) found[index] = { __typename, id };
  }
  return found;
}

/** @param maps The resolvers of this subgraph, which say how its own types are read. */
export function nodeResolvers(maps: readonly object[]): Resolvers {
  const own = referencesIn(maps);
  return {
    Query: {
      node: async (_, { id }, context, info) => (await nodesOf(own, [id], "id", context, info))[0] ?? null,
      nodes(_, { ids }, context, info) {
        if (ids.length > MAX_NODES) throw badInput(`"ids" takes at most ${MAX_NODES} ids`, "ids");
        return nodesOf(own, ids, "ids", context, info);
      },
    },

    Node: {
      __resolveType: (node) => ("__typename" in node ? (node.__typename as "User") : "User"),
    },
  };
}
