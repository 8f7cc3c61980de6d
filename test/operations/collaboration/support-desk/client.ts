/** The whole endpoint for a test file of the support desk. Each call is made as a persona. */
import { demoSecret } from "#contracts/demo-credentials.ts";
import { basic } from "#contracts/kit/auth.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedTributary, type Tributary } from "#test/kit/gateway.ts";

export type DeskPersona = "admin" | "agent" | "endUser";

/** Headers with a credential of the support desk: `<e-mail address>:<password>`. */
export const headersWith = (secret: string) => ({
  headers: { "x-desk-authorization": basic().present(secret) },
});

/** Headers with the support desk's credential of a persona. */
export const headersOf = (persona: DeskPersona) => headersWith(demoSecret("supportDesk", persona));

/** Starts Tributary. Calls of `admin`, `agent` and `endUser` have the credential of that persona. */
export async function startDesk() {
  const tributary = await sharedTributary({
    settings: { supportDesk: { credential: { forward: "x-desk-authorization" } } },
  });
  const tables = supportDeskTables(tributary.families.store.scope("supportDesk"));
  const as = (persona: DeskPersona) => {
    const init = headersOf(persona);
    const ask = (query: string, variables = {}) => tributary.ask(query, variables, init);
    const data = (query: string, variables = {}) => tributary.data(query, variables, init);
    const write: Tributary["write"] = (name, input, selection) =>
      tributary.write(name, input, selection, init);
    return { ask: ask as Tributary["ask"], data: data as Tributary["data"], write };
  };
  return { tributary, tables, as, admin: as("admin"), agent: as("agent"), endUser: as("endUser") };
}
