/** The resolvers that read a resource of the bank by its id. */
import type { GraphQLResolveInfo } from "graphql";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { type Including, referencedLinks, selectedLinks } from "./included.ts";

interface WithId {
  readonly id: string;
}

/** The loader of a resource, which takes the links that come with it. */
type LoaderIn<Row> = (banking: BusinessContext["banking"]) => {
  load(id: string, links: Fields): Promise<Row>;
};

/** A field that reads a resource by its argument `id`, with the links that are selected. */
export const byId =
  <Row>(type: Including, loaderIn: LoaderIn<Row>) =>
  (_: unknown, { id }: WithId, { banking }: BusinessContext, info: GraphQLResolveInfo): Promise<Row> =>
    loaderIn(banking).load(idOf(type, id), selectedLinks(info, type));

/** The ids of a resource, and its reference: other subgraphs enter it by its id. */
export const entity = <Row>(type: Including, loaderIn: LoaderIn<Row>) => ({
  ...keyed(type),
  __resolveReference: (
    { id }: WithId,
    { banking }: BusinessContext,
    info: GraphQLResolveInfo,
  ): Promise<Row> => loaderIn(banking).load(idOf(type, id), referencedLinks(info, type)),
});
