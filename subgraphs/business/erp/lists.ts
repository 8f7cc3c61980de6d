/** Lists of the ERP: entity sets of one company, filtered. */

import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import type { ODataFilter } from "#subgraphs/kit/filters/odata.ts";
import { type Connection, emptyConnection } from "#subgraphs/kit/loading/connection.ts";

interface Where {
  readonly company_id: string;
  readonly $filter: string | undefined;
}

/**
 * Rows of a company, each with the company, which its id needs.
 * @param ask Is not called where the filter lets nothing through.
 */
export async function rowsOf<Row extends object>(
  companyId: string,
  filter: ODataFilter,
  ask: (where: Where) => Promise<Connection<Row>>,
): Promise<Connection<Row & { readonly companyId: string }>> {
  if (filter.rows === "none") return emptyConnection();
  const rows = await ask({ company_id: companyId, $filter: conditionOf(filter) });
  return rows.map((row) => ({ ...row, companyId }));
}
