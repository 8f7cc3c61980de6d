/** The applications of the directory's catalog, and their instances. */

import { appInstanceId } from "#services/demo/things/identity.ts";
import type { App, IdentityTables } from "#services/identity/tables.ts";

const catalog = [
  { name: "crm", displayName: "Customer Relations", category: "Sales", instances: ["Sales", "Partners"] },
  { name: "expenses", displayName: "Expenses", category: "Finance", instances: ["Expenses"] },
  { name: "payroll", displayName: "Payroll", category: "Human Resources", instances: ["Payroll"] },
  { name: "wiki", displayName: "Wiki", category: "Collaboration", instances: ["Handbook", "Runbooks"] },
  { name: "fax", displayName: "Fax Gateway", category: "Communication", instances: [] },
] as const;

export function seedApps({ apps }: IdentityTables, today: number): void {
  for (const { name, displayName, category, instances } of catalog) {
    const app: App = {
      name,
      displayName,
      description: `${displayName}, for the whole company.`,
      category,
      website: `https://${name}.tributary.example`,
      // An application without instances is inactive.
      status: instances.length > 0 ? "ACTIVE" : "INACTIVE",
      signOnModes: instances.length > 0 ? ["SAML_2_0", "OPENID_CONNECT"] : ["BROWSER_PLUGIN"],
      lastUpdated: new Date(today - 86_400_000 * displayName.length).toISOString(),
      instances: instances.map((label, index) => ({ id: appInstanceId(name, index), label })),
    };
    apps.put(app);
  }
}
