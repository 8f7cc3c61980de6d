/** Checks credentials, then roles, then scopes of a request, as the contract requires. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Credentials, ServiceCaller } from "#services/kit/service.ts";

const anonymous: ServiceCaller = { name: "anonymous", kind: "anonymous", scopes: [] };

/** True if the scopes include `wanted`. `*` includes every scope, `*:read` every scope with this end. */
export const hasScope = (held: readonly string[], wanted: string): boolean =>
  held.some((scope) => (scope.startsWith("*") ? wanted.endsWith(scope.slice(1)) : scope === wanted));

/**
 * Returns the caller, if the operation is allowed.
 * @throws Problem 401 for missing or wrong credentials, 403 for an insufficient role or scope
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
