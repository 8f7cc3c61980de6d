/** The stand-in service of the bank, with one file per area. */

import { banking } from "#contracts/banking/index.ts";
import { service } from "#services/kit/service.ts";
import { accountHandlers } from "./accounts.ts";
import { cardHandlers } from "./cards.ts";
import { checkHandlers } from "./checks.ts";
import { customerHandlers } from "./customers.ts";
import { paymentHandlers } from "./payments.ts";
import { platformHandlers } from "./platform.ts";
import { answers } from "./support/lists.ts";
import { bankingTables } from "./tables.ts";

export const bankingService = service(banking, ({ store }) => {
  const tables = bankingTables(store);
  const bank = answers(tables);
  return {
    ...accountHandlers(tables, bank),
    ...cardHandlers(tables, bank),
    ...checkHandlers(tables, bank),
    ...customerHandlers(tables, bank),
    ...paymentHandlers(tables, bank),
    ...platformHandlers(tables, bank),
  };
});
