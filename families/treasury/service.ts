/** The local treasury: an area a file. */
import { service } from "../kit/service.ts";
import { treasury } from "./contract.ts";
import { featureHandlers } from "./service/features.ts";
import { financialAccountHandlers } from "./service/financial-accounts.ts";
import { inboundTransferHandlers } from "./service/inbound-transfers.ts";
import { outboundPaymentHandlers } from "./service/outbound-payments.ts";
import { outboundTransferHandlers } from "./service/outbound-transfers.ts";
import { outflows } from "./service/outflows.ts";
import { treasuryTables } from "./tables.ts";

export const treasuryService = service(treasury, ({ store, jobs }) => {
  const tables = treasuryTables(store);
  const send = outflows(tables, jobs);
  return {
    ...financialAccountHandlers(tables),
    ...featureHandlers(tables),
    ...inboundTransferHandlers(tables, jobs),
    ...outboundPaymentHandlers(tables, send),
    ...outboundTransferHandlers(tables, send),
  };
});
