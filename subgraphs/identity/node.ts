/**
 * `node` and `nodes`: any object by its global id. This subgraph knows the other subgraphs' types as
 * stubs; whether an object exists is asked of the type's owner first, so that none is a phantom.
 */
import { badInput } from "../kit/errors.ts";
import { emailOf, parseGlobalId } from "../kit/ids.ts";
import type { Resolvers } from "./__generated__/resolvers.ts";
import type { IdentityContext } from "./index.ts";
import type { NodeMapper } from "./mappers.ts";

const MAX_NODES = 100;

async function nodesOf(ids: readonly string[], context: IdentityContext, argument: string) {
  const found: (NodeMapper | null)[] = ids.map(() => null);
  const asked: { readonly index: number; readonly __typename: string; readonly id: string }[] = [];
  for (const [index, id] of ids.entries()) {
    const parsed = parseGlobalId(id);
    if (!parsed) throw badInput(`"${argument}" must hold global ids`, argument);
    if (parsed.type === "User")
      found[index] = { __typename: "User", email: emailOf(parsed.parts[0] ?? "", argument) } as NodeMapper;
    else asked.push({ index, __typename: parsed.type, id });
  }
  const exist = asked.length
    ? await context.exists(asked.map(({ __typename, id }) => ({ __typename, id })))
    : [];
  for (const [place, { index, __typename, id }] of asked.entries()) {
    const answer = exist[place];
    if (answer instanceof Error) throw answer;
    if (answer) found[index] = { __typename, id };
  }
  return found;
}

export const nodeResolvers: Resolvers = {
  Query: {
    node: async (_, { id }, context) => (await nodesOf([id], context, "id"))[0] ?? null,
    nodes(_, { ids }, context) {
      if (ids.length > MAX_NODES) throw badInput(`"ids" takes at most ${MAX_NODES} ids`, "ids");
      return nodesOf(ids, context, "ids");
    },
  },

  Node: {
    __resolveType: (node) => ("__typename" in node ? (node.__typename as "User") : "User"),
  },
};
