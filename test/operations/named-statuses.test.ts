/** Error statuses that the documents name for business families, as the graph distinguishes them. */
import { describe, expect, it } from "vitest";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

describe("an error status that the documents name for a business family", () => {
  it.each([
    ["marketing", "marketing { contactCount }", 400, "BAD_USER_INPUT"],
    ["marketing", "marketing { contactCount }", 422, "BAD_USER_INPUT"],
    ["marketing", "marketing { contactCount }", 404, "NOT_FOUND"],
    ["marketing", "marketing { contactCount }", 408, "UPSTREAM_TIMEOUT"],
    ["accounting", "accounting { prepayments { nodes { id } } }", 400, "BAD_USER_INPUT"],
    ["projects", "projectManagement { projects { nodes { id } } }", 400, "BAD_USER_INPUT"],
    ["projects", "projectManagement { projects { nodes { id } } }", 403, "FORBIDDEN"],
    ["crm", "crm { people { nodes { id } } }", 403, "FORBIDDEN"],
    ["banking", "banking { accounts { nodes { id } } }", 401, "UPSTREAM_MISCONFIGURED"],
    ["banking", "banking { repayments { nodes { id } } }", 401, "UPSTREAM_MISCONFIGURED"],
    ["treasury", 'treasury { financialAccount(id: "fa_1") { country } }', 418, "BAD_USER_INPUT"],
    ["treasury", 'treasury { financialAccount(id: "fa_1") { country } }', 500, "UPSTREAM_ERROR"],
  ])("%s: { %s } answered with %i is %s (D3-329)", async (family, query, status, code) => {
    tributary.families.setFaults(`${family}=status:${status}`);
    const { data, errors } = await tributary.ask<Record<string, object>>(`{ ${query} }`);
    tributary.families.setFaults("");
    expect(Object.values(data).flatMap(Object.values)).toEqual([null]);
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code, family, status }]);
  });
});
