/**
 * Checks if objects exist by a request to the subgraph that owns their type. Without this check, a planner
 * that uses stubs would return a phantom for an unknown id. The owner's loaders cache the objects, so the
 * plan's next step finds them there.
 */
import { type ExecutionResult, GraphQLError, isObjectType, parse } from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { Representation } from "#subgraphs/kit/calls/operation-context.ts";
import type { Subgraph } from "#subgraphs/kit/schema/build.ts";

export const existsQuery =
  "query Exists($representations: [_Any!]!) { _entities(representations: $representations) { __typename } }";
export const existsDocument = parse(existsQuery);

/** The owning subgraph of each type that `node` can return. */
export function ownersOf(subgraphs: readonly Subgraph[]): (typeName: string) => string | undefined {
  const owners = new Map<string, string>();
  for (const { name, schema } of [...subgraphs].sort(
    (a, b) => Number(a.name === "identity") - Number(b.name === "identity"),
  ))
    for (const type of Object.values(schema.getTypeMap()))
      if (isObjectType(type) && !owners.has(type.name) && type.getInterfaces().some((i) => i.name === "Node"))
        owners.set(type.name, name);
  return (typeName) => owners.get(typeName);
}

/**
 * Checks all representations with one request per subgraph.
 * @returns for each one true if it exists, or the error with which its owner failed
 */
export async function existence(
  ownerOf: (typeName: string) => string | undefined,
  ask: (subgraph: string, representations: readonly Representation[]) => Promise<ExecutionResult>,
  representations: readonly Representation[],
): Promise<(boolean | Error)[]> {
  const answers: (boolean | Error)[] = representations.map(() => false);
  const byOwner = new Map<string, number[]>();
  for (const [index, { __typename }] of representations.entries()) {
    const owner = ownerOf(__typename);
    if (owner === undefined) continue;
    const indexes = byOwner.get(owner);
    if (indexes) indexes.push(index);
    else byOwner.set(owner, [index]);
  }
  await Promise.all(
    [...byOwner].map(async ([owner, indexes]) => {
      const { data, errors } = await ask(
        owner,
        indexes.map((index) => representations[index] as Representation),
      );
      const entities = (data?.["_entities"] ?? []) as unknown[];
      for (const [place, index] of indexes.entries()) {
        const error = errors?.find(({ path }) => path === undefined || path[1] === place);
        answers[index] = error ? asTributary(error) : entities[place] != null;
      }
    }),
  );
  return answers;
}

function asTributary(error: GraphQLError): Error {
  return error.extensions?.["code"]
    ? new GraphQLError(error.message, { extensions: error.extensions })
    : new TributaryError("INTERNAL_SERVER_ERROR");
}
