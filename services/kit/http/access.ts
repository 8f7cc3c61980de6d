/** Who may call an operation: credentials, then roles, then scopes, as the contract states them. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Credentials, ServiceCaller } from "#services/kit/service.ts";

const anonymous: ServiceCaller = { name: "anonymous", kind: "anonymous", scopes: [] };

/** `*` holds every scope and `*:read` every scope that ends so; all others stand for themselves. */
export const hasScope = (held: readonly string[], wanted: string): boolean =>
  held.some((scope) => (scope.startsWith("*") ? wanted.endsWith(scope.slice(1)) : scope === wanted));

/**
 * The caller, once it is known to be allowed.
 * @throws Problem 401 for missing or wrong credentials, 403 for a role or scope that is not enough.
 */
export function admit(
  family: Family,
  op: BoundOperation,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  credentials: Credentials,
): ServiceCaller {
  const header = headers[family.auth.header];
  const { anonymous: open, roles, scopes } = op.spec;
  if (header === undefined && open) return anonymous;
  const secret = typeof header === "string" ? family.auth.accept(header) : undefined;
  const caller = secret === undefined ? undefined : credentials.lookup(family.name, secret);
  if (!caller) {
    const challenge = { bearer: "Bearer", basic: "Basic", header: undefined }[family.auth.scheme];
    throw new Problem(401, header === undefined ? "Credentials are missing" : "Credentials are not valid", {
      ...(challenge ? { headers: { "www-authenticate": challenge } } : {}),
    });
  }
  if (roles && (caller.role === undefined || !roles.includes(caller.role)))
    throw new Problem(403, `This needs one of the roles ${roles.join(", ")}`);
  if (scopes && !scopes.some((scope) => hasScope(caller.scopes, scope)))
    throw new Problem(403, `The token lacks the scope ${scopes.join(" or ")}`);
  return caller;
}
