/** The stand-in service of accounting, with one file per area. */

import { accounting } from "#contracts/accounting/index.ts";
import { idempotentWrites } from "#services/kit/data/idempotent-writes.ts";
import { service } from "#services/kit/service.ts";
import { paymentHandlers } from "./payments.ts";
import { prepaymentHandlers } from "./prepayments.ts";
import { accountingRequests } from "./support/requests.ts";
import { accountingTables } from "./tables.ts";

export const accountingService = service(accounting, ({ store, jobs }) => {
  const tables = accountingTables(store);
  const requests = accountingRequests(tables, idempotentWrites(store, jobs));
  return {
    ...paymentHandlers(tables, requests),
    ...prepaymentHandlers(tables, requests),
  };
});
