/** The operations of declared families for the console: coordinates, keys, and places in the files. */
import { type DocumentNode, Kind } from "graphql";
import type { Connector } from "#subgraphs/declared/model.ts";

/** A connector, as the console shows it. */
export interface ShownOperation {
  /** `User.subscriptions`, or the name of a type that is read by its key. */
  readonly coordinate: string;
  readonly id: string;
  readonly family: string;
  readonly method: string;
  /** Members that are the keys of the operation. */
  readonly by: readonly string[];
  /** Most keys of one call. */
  readonly perCall: number;
  /** `newsletter.graphql:12:5` */
  readonly place: string;
}

export interface ShownFamilies {
  readonly operations: readonly ShownOperation[];
  /** Types that the folder defines, with the family that returns their objects. */
  readonly nouns: Readonly<Record<string, string>>;
}

export const NO_FAMILIES: ShownFamilies = { operations: [], nouns: {} };

/** The operations of a folder. */
export function shownFamilies({
  connectors,
  typeDefs,
}: {
  readonly connectors: readonly Connector[];
  readonly typeDefs: DocumentNode;
}): ShownFamilies {
  const own = new Set(
    typeDefs.definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION ? node.name.value : [],
    ),
  );
  return {
    operations: connectors.map(
      ({ coordinate, kind, returns, source, operation, method, keys, maxBatch, place }) => ({
        coordinate: kind === "entity" ? returns : coordinate,
        id: `${source.name}.${operation}`,
        family: source.name,
        method,
        by: keys.map((path) => path.join(".")),
        perCall: kind === "batch" ? maxBatch : 1,
        place,
      }),
    ),
    nouns: Object.fromEntries(
      connectors.flatMap(({ returns, source }) => (own.has(returns) ? [[returns, source.name]] : [])),
    ),
  };
}
