/**
 * The connectors' part of the demo company: two providers, each with integrations with both ticketing systems, so
 * that tests can also request objects of another provider.
 */

import type { Administrator, Provider } from "#contracts/connectors/index.ts";
import { connectorsTables } from "#services/connectors/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import {
  administratorsOf,
  objectIdOf,
  providerIds,
  psaAIds,
  psaBIds,
  SECOND_PROVIDER_FROM,
} from "#services/demo/things/connectors.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedPsaA } from "./psa-a.ts";
import { seedPsaB } from "./psa-b.ts";
import { organizationOf } from "./share.ts";

export * from "./psa-a.ts";
export * from "./psa-b.ts";
export * from "./share.ts";

const DAY = 86_400_000;

export function seedConnectors({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = connectorsTables(store);
  const { providers, administrators, organizations, members } = tables;
  const daysAgo = (days: number) => new Date(company.today - days * DAY).toISOString();

  for (const [index, providerId] of providerIds.entries()) {
    const own = company.organizations.filter((one) => one.index >= SECOND_PROVIDER_FROM === (index === 1));
    for (const organization of own) organizations.put({ providerId, value: organizationOf(organization) });
    providers.put(providerOf(index, providerId, own.length, daysAgo));

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

    const share = { tables, company, random, providerId, index, organizations: own, daysAgo };
    seedPsaA({ ...share, integrationId: psaAIds[index] ?? "" });
    seedPsaB({ ...share, integrationId: psaBIds[index] ?? "" });
  }
}

const roles = ["Administrator", "Help Desk", "Read Only", "Billing"] as const;

function providerOf(
  index: number,
  id: string,
  organizationCount: number,
  daysAgo: (days: number) => string,
): Provider {
  return index === 0
    ? {
        id,
        name: "Tributary Managed Services",
        email: "hello@services.example",
        phone: "+15555550100",
        website: "https://services.example",
        city: "Lisbon",
        country: "PT",
        organizationCount,
        createdAt: daysAgo(900),
      }
    : {
        id,
        name: "Riverside Support",
        email: null,
        phone: null,
        website: null,
        city: null,
        country: null,
        organizationCount,
        createdAt: daysAgo(300),
      };
}
