/** What resolvers hold for each type of the family. */
import type { AppTarget, Factor, Group, Role, User } from "../../../families/identity/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import type { Connection } from "../../kit/connection.ts";
import type { Assignee } from "./role-ids.ts";

export type IdentityUserMapper = Wire<User>;
export type IdentityGroupMapper = { readonly groupId: string };
/** A role and whose it is; after a write its key alone. */
export type IdentityRoleMapper = Wire<Role> & { readonly assignee: Assignee };
export type IdentityAppTargetMapper = Wire<AppTarget>;
export type IdentityApplicationMapper = Wire<AppTarget>;
export type IdentityAppInstanceMapper = Wire<AppTarget>;
export type IdentityAppTargetConnectionMapper = Connection<IdentityAppTargetMapper>;
export type IdentityGroupTargetMapper = Wire<Group>;
export type IdentityGroupTargetConnectionMapper = Connection<IdentityGroupTargetMapper>;
export type IdentityFactorMapper = Wire<Factor> & { readonly userId: string };
export type IdentityUserConnectionMapper = Connection<IdentityUserMapper>;

/** How the provider spells when an object came and when it changed. */
export const standardDates = { createdAt: "created", updatedAt: "lastUpdated" } as const;
