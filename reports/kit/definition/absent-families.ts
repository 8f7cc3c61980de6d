/** Reports that a deployment with some of the families cannot run. */

import { type GraphQLSchema, parse, validate } from "graphql";

/** Part of the API that a deployment serves. */
export interface Served {
  readonly families: readonly string[];
  /** True if a document is valid for the API without the absent families. */
  accepts(document: string): boolean;
}

/** @param schema gives the schema that the deployment's clients see */
export const servedOf = (families: readonly string[], schema: () => GraphQLSchema): Served => ({
  families,
  accepts: (document) => validate(schema(), parse(document)).length === 0,
});

/**
 * The families that a report reads and a deployment lacks; none where its documents can be asked all
 * the same, because a field may lead to several families and needs one of them only.
 * @param documents texts of the report's documents
 * @param families those that the documents lead to
 * @param served undefined for a deployment that has all families, or whose families are not known
 */
export function absentFamilies(
  documents: readonly string[],
  families: readonly string[],
  served: Served | undefined,
): readonly string[] {
  const absent = served ? families.filter((family) => !served.families.includes(family)) : [];
  return absent.length === 0 || documents.every((text) => served?.accepts(text)) ? [] : absent;
}

/** Says why a report is not run. */
export const absentMessage = (name: string, absent: readonly string[]): string =>
  `The report "${name}" reads ${absent.join(", ")}, which this deployment does not have (setting FAMILIES)`;
