/** Objects of an integration, which are read by their id in it. */
import type { GraphQLResolveInfo } from "graphql";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { referencedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { keyIn, partsOf } from "./keys.ts";
import type { At } from "./mappers.ts";

type Key = ReturnType<typeof keyIn>;
type LoaderIn<Row> = (connectors: IdentityContext["connectors"]) => {
  load(key: Key, members: Fields): Promise<Row | null>;
};

/** Fields and reference resolver of an object in an integration, by which other subgraphs refer to its id. */
export const entityIn = <Row extends object>(type: string, loaderIn: LoaderIn<Row>) => ({
  ...keyed<{ readonly at: At; readonly id?: unknown }>(
    type,
    ({ at }) => at.UUID,
    ({ id }) => id,
  ),
  async __resolveReference(key: { id: string }, { connectors }: IdentityContext, info: GraphQLResolveInfo) {
    const { at, ids } = partsOf(connectors, type, key.id, 2);
    const row = await loaderIn(connectors).load(keyIn(at, ids[0]), referencedMembers(info, type));
    return row && { ...row, at };
  },
});
