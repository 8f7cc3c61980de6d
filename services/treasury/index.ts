/** The stand-in service of the treasury, with one file per area. */

import { treasury } from "#contracts/treasury/index.ts";
import { service } from "#services/kit/service.ts";
import { featureHandlers } from "./features.ts";
import { financialAccountHandlers } from "./financial-accounts.ts";
import { inboundTransferHandlers } from "./inbound-transfers.ts";
import { outboundPaymentHandlers } from "./outbound-payments.ts";
import { outboundTransferHandlers } from "./outbound-transfers.ts";
import { outflows } from "./support/outflows.ts";
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
