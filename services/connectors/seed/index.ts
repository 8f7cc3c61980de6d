/**
 * The connectors' part of the demo company: two providers, each with integrations with both ticketing systems, so
 * that tests can also request objects of another provider.
 */

import type { Administrator } from "#contracts/connectors/index.ts";
import { connectorsTables, digestOf, loginOf } from "#services/connectors/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import {
  administratorsOf,
  OTHER_PSA_B_LOGIN,
  objectIdOf,
  providerIds,
  psaAIds,
  psaBCompanyIdOf,
  psaBIds,
  psaBLogins,
  SECOND_PROVIDER_FROM,
} from "#services/demo/things/connectors.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { organizationOf, type Share, seedPsaA } from "./psa-a.ts";

const DAY = 86_400_000;

export function seedConnectors({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = connectorsTables(store);
  const { providers, administrators, organizations, members } = tables;
  const daysAgo = (days: number) => new Date(company.today - days * DAY).toISOString();

  for (const [index, providerId] of providerIds.entries()) {
    const own = company.organizations.filter((one) => one.index >= SECOND_PROVIDER_FROM === (index === 1));
    for (const organization of own) organizations.put({ providerId, value: organizationOf(organization) });
    const createdAt = daysAgo(index === 0 ? 900 : 300);
    providers.put({
      id: providerId,
      ...contacts[index === 0 ? 0 : 1],
      organizationCount: own.length,
      createdAt,
    });

    for (const personIndex of administratorsOf[index] ?? []) {
      const person = company.people[personIndex];
      if (!person) continue;
      const value: Administrator = {
        id: objectIdOf(`administrator ${personIndex}`),
        email: person.email,
        firstname: person.firstName,
        lastname: person.lastName,
        roleName: personIndex === administratorsOf[index]?.[0] ? "Administrator" : random.pick(roles),
        enableMultiFactor: random.chance(0.7),
        createdAt: person.joinedAt,
        lastLoginAt: personIndex === 42 ? null : daysAgo(random.int(0, 20)),
      };
      administrators.put({ providerId, value });
      members.put({ email: person.email, providerId });
    }
    // Only these keys are associated with a provider.
    const { email } = company.personas[index === 0 ? "service" : "integrator"];
    if (email !== undefined) members.put({ email, providerId });

    const shareOf = (integrationId = ""): Share => ({
      tables,
      company,
      random,
      providerId,
      integrationId,
      index,
      organizations: own,
      daysAgo,
      add: (rows, value) => rows.put({ integrationId, value }),
    });
    seedPsaA(shareOf(psaAIds[index]));
    seedPsaB(shareOf(psaBIds[index]));
  }
}

const roles = ["Administrator", "Help Desk", "Read Only", "Billing"] as const;

const contacts = [
  {
    name: "Tributary Managed Services",
    email: "hello@services.example",
    phone: "+15555550100",
    website: "https://services.example",
    city: "Lisbon",
    country: "PT",
  },
  { name: "Riverside Support", email: null, phone: null, website: null, city: null, country: null },
] as const;

/** The second ticketing system: companies with billing schedules. */
const billingOptionIdOf = (n: number, line: number) => `${7_001 + n}-${line}`;
const lines = ["Directory seats", "Devices", "Support hours"] as const;

function seedPsaB(share: Share): void {
  const { tables, company, random, providerId, integrationId, index, organizations, add, daysAgo } = share;
  const { psaB, logins, psaBCompanies, psaBBillingOptions, psaBMappings, syncErrors } = tables;
  const login = psaBLogins[index];
  if (!login) throw new RangeError(`no login ${index}`);
  for (const accepted of index === 0 ? [login, OTHER_PSA_B_LOGIN] : [login])
    logins.put({ login: loginOf(accepted), secret: digestOf(accepted.apiToken) });
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
    secret: digestOf(login.apiToken),
    settings: { automaticTicketing: index === 1 },
  });

  for (const [n, organization] of organizations.entries()) {
    const person = company.people[n];
    const named = { id: psaBCompanyIdOf(n), name: organization.name };
    add(psaBCompanies, {
      ...named,
      phone: n % 4 === 3 ? null : (person?.phone ?? null),
      email: n % 4 === 3 ? null : `billing@${organization.domain}`,
      website: n % 4 === 3 ? null : `https://${organization.domain}`,
      city: person?.city ?? null,
      country: person?.country ?? null,
      updatedAt: daysAgo(random.int(1, 500)),
    });
    for (const [line, name] of lines.slice(0, 1 + (n % lines.length)).entries())
      add(psaBBillingOptions, {
        id: billingOptionIdOf(n, line),
        company: named,
        schedule_id: String(7_001 + n),
        schedule_name: `${organization.name} monthly`,
        frequency: "monthly",
        line_item_id: billingOptionIdOf(n, line),
        line_item_name: name,
        quantity: random.int(1, 250),
      });
    if (n < 3)
      add(psaBMappings, {
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
      });
    if (n < 2)
      add(syncErrors, {
        id: `error-${n}`,
        timestamp: daysAgo(n + 1),
        code: "ticket_rejected",
        message: "The ticket was not accepted",
        resource: "ticket",
        company: named,
        organization: organizationOf(organization),
      });
  }
}
