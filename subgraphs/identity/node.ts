/**
 * `node` and `nodes`: any object by its global id. For types of other subgraphs, which are stubs here, the owning
 * subgraph is first asked if the object exists. Own types are read here, by their reference resolvers.
 */
import { type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from "graphql";
import { notNodes } from "#generated/identity/not-nodes.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { badInput, notANode } from "#platform/errors/catalog.ts";
import { asError } from "#subgraphs/kit/loading/keys.ts";
import { emailOf, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import { domainOf } from "#subgraphs/kit/people/company-entity.ts";
import { companyOf } from "./company.ts";
import type { IdentityContext } from "./context.ts";
import type { NodeMapper } from "./mappers.ts";

const MAX_NODES = 100;

type Reference = (reference: object, context: IdentityContext, info: GraphQLResolveInfo) => unknown;
type References = ReadonlyMap<string, Reference>;

/** Reference resolvers of this subgraph's own types. */
function referencesIn(maps: readonly object[]): References {
  const references = new Map<string, Reference>();
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map as Record<string, object>)))
    if ("__resolveReference" in fields) references.set(type, fields.__resolveReference as Reference);
  return references;
}

type ParsedId = NonNullable<ReturnType<typeof parseGlobalId>>;

const isNode = (schema: GraphQLSchema, type: string): boolean => {
  const found = schema.getType(type);
  return isObjectType(found) && found.getInterfaces().some(({ name }) => name === "Node");
};

/**
 * Type and key of a global id.
 * @throws BAD_USER_INPUT for an invalid id, NOT_A_NODE for a type that cannot be read by id
 */
function typeOf(id: string, schema: GraphQLSchema, argument: string): ParsedId {
  const parsed = parseGlobalId(id);
  if (!parsed) throw badInput(`"${argument}" must hold global ids`, argument);
  const { type } = parsed;
  const reason = Object.hasOwn(notNodes, type) ? notNodes[type] : undefined;
  if (reason !== undefined) throw notANode(type, reason, argument);
  if (!isNode(schema, type))
    throw badInput(`"${argument}" has an id of a type that this graph does not have`, argument);
  return parsed;
}

/** The company of a domain. Null for a public mail domain, like `Query.company`. */
function companyNode(domain: string, context: IdentityContext): NodeMapper | null {
  const company = companyOf(domain, context);
  return company && ({ ...company, __typename: "Company" } as NodeMapper);
}

/** For each id the object, null if there is none, or the error of this id. */
async function nodesOf(
  own: References,
  ids: readonly string[],
  argument: string,
  context: IdentityContext,
  info: GraphQLResolveInfo,
) {
  const found: (NodeMapper | null)[] = ids.map(() => null);
  const asked: { readonly index: number; readonly __typename: string; readonly id: string }[] = [];
  const reading: Promise<void>[] = [];
  async function read(index: number, __typename: string, id: string, reference: Reference): Promise<void> {
    try {
      const node = await reference({ __typename, id }, context, info);
      found[index] = node ? ({ ...node, __typename } as NodeMapper) : null;
    } catch (error) {
      found[index] = asError(error);
    }
  }
  for (const [index, id] of ids.entries())
    try {
      const { type, parts } = typeOf(id, info.schema, argument);
      const reference = own.get(type);
      if (type === "User")
        found[index] = { __typename: "User", email: emailOf(parts[0] ?? "", argument) } as NodeMapper;
      else if (type === "Company") found[index] = companyNode(domainOf(parts[0] ?? "", argument), context);
      else if (reference) reading.push(read(index, type, id, reference));
      else asked.push({ index, __typename: type, id });
    } catch (error) {
      found[index] = asError(error);
    }
  const [exist] = await Promise.all([
    asked.length ? context.exists(asked.map(({ __typename, id }) => ({ __typename, id }))) : [],
    ...reading,
  ]);
  for (const [place, { index, __typename, id }] of asked.entries()) {
    const answer = exist[place];
    if (answer instanceof Error) found[index] = answer;
    else if (answer) found[index] = { __typename, id };
  }
  return found;
}

/** @param maps Resolvers of this subgraph, whose reference resolvers read its own types. */
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
