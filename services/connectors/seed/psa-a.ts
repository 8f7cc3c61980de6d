/** The first ticketing system: many companies, agreements that bill for a few things each. */

import type { Named } from "#contracts/connectors/index.ts";
import { type ConnectorsTables, digestOf, loginOf, type OfIntegration } from "#services/connectors/tables.ts";
import type { DemoCompany, Organization } from "#services/demo/company.ts";
import { lastNames } from "#services/demo/names.ts";
import {
  additionIdOf,
  agreementIdOf,
  companyIdOf,
  MAPPED,
  OTHER_PSA_A_LOGIN,
  organizationIdOf,
  psaALogins,
} from "#services/demo/things/connectors.ts";
import type { Random } from "#services/kit/data/random.ts";

/** Data that both systems have for one provider. */
export interface Share {
  readonly tables: ConnectorsTables;
  readonly company: DemoCompany;
  readonly random: Random;
  readonly providerId: string;
  /** The UUID of the integration. */
  readonly integrationId: string;
  /** Which provider it is. */
  readonly index: number;
  readonly organizations: readonly Organization[];
  /** Adds a row of the integration. */
  add<T>(rows: { put(row: OfIntegration<T>): unknown }, value: T): void;
  /** An instant some days before the company's data end. */
  daysAgo(days: number): string;
}

export const organizationOf = (organization: Organization): Named => ({
  id: organizationIdOf(organization),
  name: organization.name,
});

const companyTypes: readonly Named[] = [
  { id: "1", name: "Customer" },
  { id: "2", name: "Prospect" },
  { id: "3", name: "Vendor" },
  { id: "4", name: "Partner" },
];

/** More than one page of a hundred; the organizations are the first of them. */
const COMPANIES = 130;
/** The agreement of this company has no additions. */
const NO_ADDITIONS = 9;

const products = ["Endpoint protection", "Help desk", "Backup", "Directory seats", "Mail filtering"] as const;

export function seedPsaA(share: Share): void {
  const { tables, company, random, providerId, integrationId, index, organizations, add, daysAgo } = share;
  const { psaA, logins, psaACompanies, psaACompanyTypes, psaAAgreements, psaAAdditions } = tables;
  const login = psaALogins[index];
  if (!login) throw new RangeError(`no login ${index}`);
  for (const accepted of index === 0 ? [login, OTHER_PSA_A_LOGIN] : [login])
    logins.put({ login: loginOf(accepted), secret: digestOf(accepted.privateKey) });
  const { privateKey, ...shown } = login;
  psaA.put({
    wire: {
      id: integrationId,
      providerId,
      ...shown,
      privateKeySet: true,
      createdAt: daysAgo(400),
      updatedAt: daysAgo(90),
      lastSyncedAt: index === 0 ? daysAgo(0) : null,
    },
    secret: digestOf(privateKey),
    settings: { companyTypeIds: ["1", "4"], automaticTicketing: index === 0 },
  });
  for (const type of companyTypes) add(psaACompanyTypes, { ...type, isDefault: type.id === "1" });

  const count = index === 0 ? COMPANIES : 5;
  for (let n = 0; n < count; n++) {
    const organization = organizations[n];
    const person = company.people[n];
    const name = organization?.name ?? `${lastNames[n % lastNames.length]} & Sons ${n}`;
    const known = n % 5 !== 4;
    add(psaACompanies, {
      id: companyIdOf(n),
      name,
      identifier: `${name.replace(/\W/g, "").slice(0, 8)}${n}`,
      status: n % 11 === 10 ? "Inactive" : "Active",
      types: n % 7 === 6 ? [] : [random.pick(companyTypes)],
      phone: known ? (person?.phone ?? null) : null,
      website: known ? `https://${organization?.domain ?? `company-${n}.example`}` : null,
      city: person?.city ?? null,
      country: person?.country ?? null,
      updatedAt: daysAgo(random.int(1, 500)),
    });

    for (let k = 0; k <= n % 3; k++) {
      const agreement = { id: agreementIdOf(n, k), name: `${name} services ${k + 1}` };
      const currency = n % 10 === 3 ? "JPY" : "USD";
      add(psaAAgreements, {
        ...agreement,
        type: k === 0 ? "Managed services" : "Project",
        status: k === 2 ? "Expired" : "Active",
        company: { id: companyIdOf(n), name },
        startDate: daysAgo(300 + k).slice(0, 10),
        endDate: k === 0 ? null : daysAgo(k === 2 ? 30 : -300).slice(0, 10),
        billingCycle: k === 0 ? "Monthly" : "Quarterly",
        currency,
      });
      for (let m = 0; n !== NO_ADDITIONS && m <= (n + k) % 4; m++)
        add(psaAAdditions, {
          id: additionIdOf(n, k, m),
          agreementId: agreement.id,
          name: products[(n + m) % products.length] ?? products[0],
          description: m === 0 ? `For all of ${name}` : null,
          quantity: random.int(1, 250),
          unitPrice: currency === "JPY" ? random.int(100, 9_000) : random.int(100, 9_000) / 100,
          unitCost: currency === "JPY" ? random.int(10, 99) : random.int(10, 99) / 100,
          currency,
          billCustomer: m !== 3,
          effectiveDate: daysAgo(200).slice(0, 10),
          cancelledDate: m === 2 ? daysAgo(10).slice(0, 10) : null,
        });
    }
  }
  seedMappings(share);
}

function seedMappings({ tables, integrationId, organizations, add, daysAgo }: Share): void {
  const { psaAMappings, psaAAgreements, psaAAdditions, syncErrors } = tables;
  for (const [n, organization] of organizations.slice(0, MAPPED).entries()) {
    const mapped = {
      company: { id: companyIdOf(n), name: organization.name },
      organization: organizationOf(organization),
    };
    const agreement = psaAAgreements.get(`${integrationId}/${agreementIdOf(n)}`)?.value;
    const addition = psaAAdditions.get(`${integrationId}/${additionIdOf(n)}`)?.value;
    add(psaAMappings, {
      id: `mapping-${n}`,
      ...mapped,
      agreement: n === 2 || !agreement ? null : { id: agreement.id, name: agreement.name },
      addition: n === 2 || !addition ? null : { id: addition.id, name: addition.name },
      createdAt: daysAgo(60),
      updatedAt: daysAgo(30 - n),
    });
    add(syncErrors, {
      id: `error-${n}`,
      timestamp: daysAgo(n),
      code: n % 2 === 0 ? "agreement_not_found" : "quantity_not_accepted",
      message: n % 2 === 0 ? "The agreement is no longer there" : "The quantity could not be set",
      resource: n % 2 === 0 ? "agreement" : "billing",
      ...mapped,
    });
  }
  add(syncErrors, {
    id: "error-system",
    timestamp: daysAgo(7),
    code: "system_unavailable",
    message: "The ticketing system did not answer",
    resource: "company",
    organization: null,
    company: null,
  });
}
