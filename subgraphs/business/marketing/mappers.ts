/** Parent objects that the resolvers of each type of the family receive. */
import type { Wire } from "#contracts/kit/contract.ts";
import type { Contact, CustomField, ExportJob, ImportJob, List } from "#contracts/marketing/index.ts";

/** The account of the namespace field, on whose behalf lists and fields are read. */
export type MarketingMapper = { readonly onBehalfOf: string | null | undefined };
export type MarketingContactSearchMapper = {
  readonly contacts: readonly Wire<Contact>[];
  readonly totalCount: number | null | undefined;
};

/** A job, or only its id after a write has started it. */
export type MarketingImportJobMapper = Wire<ImportJob>;
export type MarketingImportResultsMapper = Wire<NonNullable<ImportJob["results"]>>;
/** A job, or only its id after a write has started it. */
export type MarketingExportJobMapper = Wire<ExportJob>;
export type MarketingExportResultsMapper = Wire<ExportJob>;

/** The named or configured account. Undefined for the key's own account. */
interface InAccount {
  readonly account: string | undefined;
}
export type MarketingListMapper = Wire<List> & InAccount;
export type MarketingCustomFieldMapper = Wire<CustomField> & InAccount;
