/** Data that the seeds of both ticketing systems share: the ids of the demo company, and its parts. */

import type { Named } from "#contracts/connectors/index.ts";
import type { ConnectorsTables } from "#services/connectors/tables.ts";
import type { DemoCompany, Organization } from "#services/demo/company.ts";
import { organizationIdOf } from "#services/demo/things/connectors.ts";
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
  /** An instant some days before the company's data end. */
  daysAgo(days: number): string;
}

export const organizationOf = (organization: Organization): Named => ({
  id: organizationIdOf(organization),
  name: organization.name,
});
