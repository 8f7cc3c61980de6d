/** Changes of mappings in wire form. A company and an organization identify a mapping. */
import type { Named } from "#contracts/connectors/index.ts";
import type { PsaMappedPairInput, PsaNamedInput } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { organizationIn, ownId } from "./keys.ts";
import type { At } from "./mappers.ts";

interface Pair {
  readonly company: Named;
  readonly organization: Named;
}

function named({ id, name }: PsaNamedInput, argument: string, ownIdOf: (id: string) => string): Named {
  if (name.trim() === "") throw badInput(`"${argument}.name" is blank`, argument);
  return { id: ownIdOf(id), name };
}

/** Company and organization of a mapping, with the systems' own ids. */
export function pairIn(
  companyType: "PsaACompany" | "PsaBCompany",
  at: At,
  { company, organization }: PsaMappedPairInput,
): Pair {
  return {
    company: named(company, "company", (id) => ownId(companyType, id, at, "company")),
    organization: named(organization, "organization", (id) => organizationIn(id, "organization")),
  };
}

/**
 * Combines all changes of one call.
 * @throws BAD_USER_INPUT if there is no change, or two of the same mapping
 */
export function changesOf<Saved extends Pair>(saved: readonly Saved[], removed: readonly Pair[]) {
  const changes = [...saved, ...removed.map((pair) => ({ ...pair, delete: true }))];
  if (changes.length === 0) throw badInput("Nothing is to be changed", "input");
  const names = new Set(
    changes.map(({ company, organization }) => JSON.stringify([company.id, organization.id])),
  );
  if (names.size < changes.length)
    throw badInput("A company and an organization are mapped to each other once in a change", "input");
  return { data: changes };
}
