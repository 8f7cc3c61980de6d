/** The local accounting service: an area a file. */
import { service } from "../kit/service.ts";
import { accounting } from "./contract.ts";
import { accountingRequests } from "./requests.ts";
import { historyHandlers } from "./service/history.ts";
import { paymentHandlers } from "./service/payments.ts";
import { prepaymentHandlers } from "./service/prepayments.ts";
import { accountingTables } from "./tables.ts";

export const accountingService = service(accounting, ({ store, jobs }) => {
  const tables = accountingTables(store);
  const requests = accountingRequests(tables, jobs);
  return {
    ...paymentHandlers(tables, requests),
    ...historyHandlers(tables, requests),
    ...prepaymentHandlers(tables, requests),
  };
});
