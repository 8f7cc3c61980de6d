/** The treasury's customers of a person, by ids in profiles and custom fields. */
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { recordsNamed } from "#subgraphs/business/records-by-linked-id.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";

/** @returns distinct ids of the customers; undefined if neither profiles nor custom fields are configured */
export async function treasuryCustomersOf(
  person: Person,
  context: BusinessContext,
): Promise<readonly string[] | undefined> {
  const named = await recordsNamed("treasuryCustomer", person, context, (id) => idOf("TreasuryCustomer", id));
  return named && [...new Set(named.map(({ record }) => record))];
}
