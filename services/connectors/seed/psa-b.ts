/** The second ticketing system: companies with billing schedules. */

import { digestOf } from "#services/connectors/tables.ts";
import { OTHER_PSA_B_LOGIN, psaBCompanyIdOf, psaBLogins } from "#services/demo/things/connectors.ts";
import { organizationOf, type Share } from "./share.ts";

const billingOptionIdOf = (n: number, line: number) => `${7_001 + n}-${line}`;
const lines = ["Directory seats", "Devices", "Support hours"] as const;

export function seedPsaB({
  tables: { psaB, psaBLogins: logins, psaBCompanies, psaBBillingOptions, psaBMappings, syncErrors },
  company,
  random,
  providerId,
  integrationId,
  index,
  organizations,
  daysAgo,
}: Share): void {
  const login = psaBLogins[index];
  if (!login) throw new RangeError(`no login ${index}`);
  for (const accepted of index === 0 ? [login, OTHER_PSA_B_LOGIN] : [login])
    logins.put({ ...accepted, apiToken: digestOf(accepted.apiToken) });
  psaB.put({
    wire: {
      id: integrationId,
      providerId,
      subdomain: login.subdomain,
      apiTokenSet: true,
      createdAt: daysAgo(200),
      updatedAt: daysAgo(20),
      lastSyncedAt: index === 0 ? daysAgo(0) : null,
    },
    apiToken: digestOf(login.apiToken),
    settings: { automaticTicketing: index === 1 },
  });

  for (const [n, organization] of organizations.entries()) {
    const person = company.people[n];
    const named = { id: psaBCompanyIdOf(n), name: organization.name };
    psaBCompanies.put({
      integrationId,
      value: {
        ...named,
        phone: n % 4 === 3 ? null : (person?.phone ?? null),
        email: n % 4 === 3 ? null : `billing@${organization.domain}`,
        website: n % 4 === 3 ? null : `https://${organization.domain}`,
        city: person?.city ?? null,
        country: person?.country ?? null,
        updatedAt: daysAgo(random.int(1, 500)),
      },
    });
    for (const [line, name] of lines.slice(0, 1 + (n % lines.length)).entries())
      psaBBillingOptions.put({
        integrationId,
        value: {
          id: billingOptionIdOf(n, line),
          company: named,
          schedule_id: String(7_001 + n),
          schedule_name: `${organization.name} monthly`,
          frequency: "monthly",
          line_item_id: billingOptionIdOf(n, line),
          line_item_name: name,
          quantity: random.int(1, 250),
        },
      });
    if (n < 3)
      psaBMappings.put({
        integrationId,
        value: {
          id: `mapping-${n}`,
          company: named,
          organization: organizationOf(organization),
          billingConfigurations:
            n === 2
              ? null
              : {
                  fields: {
                    schedule_id: { value: String(7_001 + n) },
                    schedule_name: { value: `${organization.name} monthly` },
                    line_item_id: { value: billingOptionIdOf(n, 0) },
                    line_item_name: { value: lines[0] },
                  },
                },
          createdAt: daysAgo(50),
          updatedAt: daysAgo(10 - n),
        },
      });
    if (n < 2)
      syncErrors.put({
        integrationId,
        value: {
          id: `error-${n}`,
          timestamp: daysAgo(n + 1),
          code: "ticket_rejected",
          message: "The ticket was not accepted",
          resource: "ticket",
          company: named,
          organization: organizationOf(organization),
        },
      });
  }
}
