/** First steps of all operations of accounting: find the tenant, and do no write twice. */

import { Problem } from "#contracts/kit/error-bodies.ts";
import type { AccountingTables } from "#services/accounting/tables.ts";
import { DEFAULT_TENANT } from "#services/demo/things/accounting.ts";
import type { Once } from "#services/kit/data/idempotent-writes.ts";

interface WriteHeaders {
  readonly "accounting-tenant-id"?: string | null | undefined;
  readonly "Idempotency-Key"?: string | null | undefined;
}

export function accountingRequests({ tenants }: AccountingTables, once: Once) {
  /** @throws Problem 403 for an unknown tenant */
  function tenantOf(input: Pick<WriteHeaders, "accounting-tenant-id">): string {
    const tenant = tenants.get(input["accounting-tenant-id"]?.toLowerCase() ?? DEFAULT_TENANT);
    if (!tenant) throw new Problem(403, "No such tenant is open to this caller");
    return tenant.id;
  }

  return {
    tenantOf,

    /**
     * Carries out a write, or returns the stored response to the same request with the same key.
     * @param request All values that identify the request.
     * @throws Problem 400 for a key that was used for another request.
     */
    once<Body extends object>(input: WriteHeaders, request: readonly unknown[], act: () => Body): Body {
      const key = input["Idempotency-Key"];
      if (key === undefined || key === null) return act();
      // Keys are the caller's own: compared as they are, in their tenant.
      return once(`${tenantOf(input)}/${key}`, request, act);
    },
  };
}

export type AccountingRequests = ReturnType<typeof accountingRequests>;
