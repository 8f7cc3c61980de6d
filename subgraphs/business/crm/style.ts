/** Resolvers of the CRM that are derived from SDL and contract. */
import { crm } from "#contracts/crm/index.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { plainStyle } from "#subgraphs/kit/schema/plain/style.ts";
import { INTEGER } from "./arguments.ts";
import { ALL_FIELDS, crmLoaders } from "./loaders.ts";

type Crm = BusinessContext["crm"];

/** Clears all look-ups of persons by address, because a write may have changed addresses. */
export const clearAddresses = ({ personsByEmail }: Crm) => personsByEmail.clearAll();

/** Clears the list of fields, and persons: they have members for new fields, and none for deleted ones. */
export function clearFields({ personFields, person }: Crm): void {
  personFields.clear(ALL_FIELDS);
  person.clearAll();
}

export const crmStyle = plainStyle<Crm>({
  family: crm,
  loaders: crmLoaders,
  entries: ["Crm"],
  ids: INTEGER,
  clears: { CrmPerson: clearAddresses, CrmPersonField: clearFields },
});
