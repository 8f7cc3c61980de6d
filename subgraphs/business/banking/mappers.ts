/** What resolvers hold for each type of the family: the bank's resources as they came. */
import type {
  ApiToken,
  Authorization,
  AuthorizationRequest,
  CardLimits,
  Statement,
} from "#contracts/banking/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

/** A statement, or its id alone with the links that are to come with it where it is read. */
export type BankStatementMapper = Wire<Statement> & { readonly links?: ReadonlySet<string> };
export type BankCardAuthorizationMapper = Wire<Authorization>;
export type BankCardAuthorizationRequestMapper = Wire<AuthorizationRequest>;
/** A token, and whose it is. */
export type BankApiTokenMapper = Wire<ApiToken> & BankApiUserMapper;
export type BankApiUserMapper = { readonly userId: string };
/** Amounts of a currency that their parent names. */
export type BankCardLimitMapper = {
  readonly currency: string | null | undefined;
  readonly amounts: Wire<CardLimits["attributes"]["daily"]> | null | undefined;
};
