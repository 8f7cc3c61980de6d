/** Resolvers of the CRM that are derived from SDL and contract. */
import { crm } from "#contracts/crm/index.ts";
import { plainStyle } from "#subgraphs/kit/schema/plain/style.ts";
import { INTEGER } from "./arguments.ts";
import { crmLoaders } from "./loaders.ts";

export const crmStyle = plainStyle({
  family: crm,
  loaders: crmLoaders,
  entries: ["Crm"],
  ids: INTEGER,
});
