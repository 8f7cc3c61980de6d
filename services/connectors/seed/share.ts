/** What the seeds of both ticketing systems share: the ids of the demo company, and its parts. */

import type { Named } from "#contracts/connectors/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import type { ConnectorsTables } from "#services/connectors/tables.ts";
import type { DemoCompany, Organization } from "#services/demo/company.ts";
import type { Random } from "#services/kit/data/random.ts";

/** 24 hexadecimal digits, as the directory's own ids. */
export const objectIdOf = (name: string) => guidOf(`connectors ${name}`).replaceAll("-", "").slice(0, 24);

export const providerIds = [objectIdOf("provider 0"), objectIdOf("provider 1")] as const;
export const psaAIds = [guidOf("connectors psa_a 0"), guidOf("connectors psa_a 1")] as const;
export const psaBIds = [guidOf("connectors psa_b 0"), guidOf("connectors psa_b 1")] as const;
export const organizationIdOf = ({ index }: Organization) => objectIdOf(`organization ${index}`);

/** What both systems are seeded with for one provider. */
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
  /** An instant some days before the company's data end. */
  daysAgo(days: number): string;
}

export const organizationOf = (organization: Organization): Named => ({
  id: organizationIdOf(organization),
  name: organization.name,
});
