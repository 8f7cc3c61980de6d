/** The whole endpoint for a test file of the support desk. Each call is made as a persona. */
import { demoSecret } from "#contracts/demo-credentials.ts";
import { basic } from "#contracts/kit/auth.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

/** Headers with the support desk's credential of a persona. */
export const headersOf = (persona: "admin" | "agent" | "endUser") => ({
  headers: { "x-desk-authorization": basic().present(demoSecret("supportDesk", persona)) },
});

export async function startDesk() {
  const tributary = await sharedTributary({
    settings: { supportDesk: { credential: { forward: "x-desk-authorization" } } },
  });
  const tables = supportDeskTables(tributary.families.store.scope("supportDesk"));
  return { tributary, tables };
}
