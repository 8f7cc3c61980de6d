/** Records of a person in all families: this subgraph's own, and entries of the other subgraphs. */

import type { Family, Resolvers } from "#generated/identity/resolvers.ts";
import { enumName } from "#subgraphs/kit/mapping/enum-values.ts";
import { noRoute, type PersonSource, sourcesFrom } from "#subgraphs/kit/people/person-records.ts";
import { administratorRecords } from "./connectors/resolvers/providers.ts";
import { workerRecords } from "./directory/people.ts";
import { identityRecords } from "./identity/people.ts";

const ownSources = sourcesFrom([
  identityRecords,
  workerRecords,
  administratorRecords,
  noRoute("catalog", "The catalog knows interfaces, not people."),
]);

/** Entries from another subgraph. Empty if the subgraph failed, which already has an error in the response. */
const toldBy = (sources: unknown): readonly PersonSource[] =>
  Array.isArray(sources) ? (sources as PersonSource[]) : [];

/** The service of a source. The schema shows an unknown one as `OTHER`. */
export const serviceOf = (family: string) => enumName(family) as Family;

export const sourceResolvers: Resolvers = {
  User: {
    async sources(user, args, context) {
      const { sourcesOfCollaboration, sourcesOfBusiness } = user;
      const own = await ownSources(user, args, context);
      return [...own, ...toldBy(sourcesOfCollaboration), ...toldBy(sourcesOfBusiness)];
    },
  },

  UserSource: {
    service: ({ family }) => serviceOf(family),
    matchedBy: ({ matches }) => [...new Set(matches.map(({ by }) => by))],
    matches: ({ matches }) => matches.map(({ id, by }) => ({ recordId: id, matchedBy: by })),
  },
};
