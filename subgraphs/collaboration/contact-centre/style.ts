/** Resolvers of the contact center that are derived from SDL and contract. */
import { contactCentre } from "#contracts/contact-centre/index.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { plainStyle } from "#subgraphs/kit/schema/plain/style.ts";
import { contactCentreLoaders } from "./loaders.ts";

export const contactCentreStyle = plainStyle<CollaborationContext["contactCentre"]>({
  family: contactCentre,
  loaders: contactCentreLoaders,
  entries: ["ContactCentre"],
  clears: { ContactCentreTeam: ({ presence }, teamId) => teamId !== undefined && presence.clear(teamId) },
});
