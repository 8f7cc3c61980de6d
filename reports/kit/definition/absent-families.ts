/** Reports that a deployment with some of the families cannot run. */

import { type GraphQLSchema, parse, validate } from "graphql";

/** Part of the API that a deployment serves. */
export interface Served {
  readonly families: readonly string[];
  /** True if a document is valid for the API without the absent families. */
  accepts(document: string): boolean;
}

/** @param schema returns the API schema of the deployment */
export const servedOf = (families: readonly string[], schema: () => GraphQLSchema): Served => ({
  families,
  accepts: (document) => validate(schema(), parse(document)).length === 0,
});

/**
 * The families that a report reads and the deployment does not have. Empty if the documents can run anyway, because
 * a field that several families can answer needs only one of them.
 * @param documents texts of the report's documents
 * @param families families that the documents read
 * @param served families of the deployment; undefined if it has all, or if they are unknown
 */
export function absentFamilies(
  documents: readonly string[],
  families: readonly string[],
  served: Served | undefined,
): readonly string[] {
  const absent = served ? families.filter((family) => !served.families.includes(family)) : [];
  return absent.length === 0 || documents.every((text) => served?.accepts(text)) ? [] : absent;
}

/** Message for a report that cannot run because of absent families. */
export const absentMessage = (name: string, absent: readonly string[]): string =>
  `The report "${name}" reads ${absent.join(", ")}, which this deployment does not have (setting FAMILIES)`;
