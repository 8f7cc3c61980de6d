/** Resolvers of the contact center that are derived from SDL and contract. */
import { contactCentre } from "#contracts/contact-centre/index.ts";
import { plainStyle } from "#subgraphs/kit/schema/plain/style.ts";
import { contactCentreLoaders } from "./loaders.ts";

export const contactCentreStyle = plainStyle({
  family: contactCentre,
  loaders: contactCentreLoaders,
  entries: ["ContactCentre"],
});
