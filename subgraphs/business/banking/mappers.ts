/** Parent objects that the resolvers of each type receive: the bank's resources, unchanged. */
import type {
  ApiToken,
  Authorization,
  AuthorizationRequest,
  CardLimits,
  Statement,
} from "#contracts/banking/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

/** A statement, or only its id with the selected links, which are included when the statement is read. */
export type BankStatementMapper = Wire<Statement> & { readonly links?: ReadonlySet<string> };
export type BankCardAuthorizationMapper = Wire<Authorization>;
export type BankCardAuthorizationRequestMapper = Wire<AuthorizationRequest>;
/** A token, with the id of its user. */
export type BankApiTokenMapper = Wire<ApiToken> & BankApiUserMapper;
export type BankApiUserMapper = { readonly userId: string };
/** Amounts in the currency of their parent. */
export type BankCardLimitMapper = {
  readonly currency: string | null | undefined;
  readonly amounts: Wire<CardLimits["attributes"]["daily"]> | null | undefined;
};
