/** Client of the contact center's stand-in service, for its REST tests. */

import { contactCentre } from "#contracts/contact-centre/index.ts";
import { contactCentreService } from "#services/contact-centre/index.ts";
import { seedContactCentre } from "#services/contact-centre/seed/index.ts";
import { personId } from "#services/demo/things/contact-centre.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

/** Ids of people from an index on, as agents and as end users. */
export const personIds = (from: number, size: number): string[] =>
  Array.from({ length: size }, (_, at) => personId({ index: from + at }));

export async function startContactCentre() {
  const families = await sharedFamilies({
    services: [{ service: contactCentreService, seed: seedContactCentre }],
  });
  return {
    families,
    ...restCalls(families, contactCentre, "/v1"),
  };
}
