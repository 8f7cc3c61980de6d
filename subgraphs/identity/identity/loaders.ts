import { identity } from "../../../families/identity/contract.ts";
import type { FamilyClient } from "../../kit/client.ts";
import { loadersOf } from "../../kit/loaders.ts";
import { PeopleIndex } from "./people-index.ts";

const { each } = loadersOf(identity);

export const identityLoaders = {
  roles: each("listUserRoles", {
    ask: (userId) => ({ userId }),
    itemIn: (roles) => roles,
  }),
  factors: each("listUserFactors", {
    ask: (userId) => ({ userId }),
    itemIn: (factors) => factors,
  }),
  people: (client: FamilyClient) => new PeopleIndex(client),
};
