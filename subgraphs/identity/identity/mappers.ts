/** What resolvers hold for each type of the family. */
import type { Factor, Role, User } from "../../../families/identity/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import type { Connection } from "../../kit/connection.ts";

export type IdentityUserMapper = Wire<User>;
export type IdentityGroupMapper = { readonly groupId: string };
export type IdentityRoleMapper = Wire<Role> & { readonly userId: string };
export type IdentityFactorMapper = Wire<Factor> & { readonly userId: string };
export type IdentityUserConnectionMapper = Connection<IdentityUserMapper>;

/** How the provider spells when an object came and when it changed. */
export const standardDates = { createdAt: "created", updatedAt: "lastUpdated" } as const;
