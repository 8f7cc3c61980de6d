/** What all of accounting's operations do first: find the tenant, and do no write twice. */
import { createHash } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { DEFAULT_TENANT } from "#services/accounting/seed/finance.ts";
import type { AccountingTables, Answered } from "#services/accounting/tables.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";

const KEY_LIFETIME = 24 * 3_600_000;

const digestOf = (request: unknown) =>
  createHash("sha256").update(JSON.stringify(request)).digest("base64url");

interface WriteHeaders {
  readonly "accounting-tenant-id"?: string | null | undefined;
  readonly "Idempotency-Key"?: string | null | undefined;
}

export function accountingRequests({ tenants, answered }: AccountingTables, jobs: Jobs) {
  const forget = jobs.define("forgetKey", ({ id }: { id: string }) => answered.delete(id));

  /** @throws Problem 403 for a tenant that is not there. */
  function tenantOf(input: Pick<WriteHeaders, "accounting-tenant-id">): string {
    const tenant = tenants.get(input["accounting-tenant-id"]?.toLowerCase() ?? DEFAULT_TENANT);
    if (!tenant) throw new Problem(403, "No such tenant is open to this caller");
    return tenant.id;
  }

  /** @throws what the act threw, where it was refused. */
  function outcomeOf(act: () => object): Pick<Answered, "body" | "refusal"> {
    try {
      return { body: act() };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      const { status, message, detail } = problem;
      return { refusal: { status, message, extra: detail.extra } };
    }
  }

  return {
    tenantOf,

    /**
     * Does a write, or gives the answer again that the same request with the same key got before.
     * @param request All that tells it from other requests.
     * @throws Problem 400 for a key that was used for another request.
     */
    once<Body extends object>(input: WriteHeaders, request: readonly unknown[], act: () => Body): Body {
      const key = input["Idempotency-Key"];
      if (key === undefined || key === null) return act();
      // Keys are the caller's own: compared as they are, in their tenant.
      const id = `${tenantOf(input)}/${key}`;
      const digest = digestOf(request);
      let answer = answered.get(id);
      if (answer && answer.request !== digest)
        throw new Problem(400, "This Idempotency-Key was used for another request");
      if (!answer) {
        answer = answered.put({ id, request: digest, ...outcomeOf(act) });
        forget({ id }, KEY_LIFETIME);
      }
      const { body, refusal } = answer;
      if (refusal)
        throw new Problem(refusal.status, refusal.message, refusal.extra ? { extra: refusal.extra } : {});
      return body as Body; // the digest says that it answered the same request
    },
  };
}

export type AccountingRequests = ReturnType<typeof accountingRequests>;
