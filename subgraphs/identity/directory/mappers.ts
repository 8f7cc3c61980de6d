/** What resolvers hold for each type of the family. */
import type { HrImportResult, HrInstance, PushEndpoint, UserGroup } from "#contracts/directory/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

/** The organization that an object was read from; undefined where the directory chose it. */
interface InOrganization {
  readonly organizationId: string | undefined;
}

/** The organization that the client named; null for the configured one, or the key's own. */
export type DirectoryMapper = { readonly organizationId: string | null };
export type DirectoryUserGroupMapper = Wire<UserGroup> & InOrganization;
export type DirectoryMemberQueryExemptionMapper = NonNullable<
  Wire<UserGroup>["memberQueryExemptions"]
>[number] &
  InOrganization;
export type DirectoryUserMapper = InOrganization & { readonly userId: string };
export type DirectoryPushEndpointMapper = Wire<PushEndpoint> & DirectoryUserMapper;
/** `asHandle`: only its id is known, after a write that answers nothing. */
export type DirectoryHrInstanceMapper = Wire<HrInstance> & InOrganization & { readonly asHandle?: true };
export type DirectoryHrImportJobMapper = InOrganization & {
  readonly instanceId: string;
  readonly jobId: string;
};
export type DirectoryHrImportResultMapper = Wire<HrImportResult> & InOrganization;
