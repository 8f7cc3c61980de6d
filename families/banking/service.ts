/** The local bank: an area a file. */
import { service } from "../kit/service.ts";
import { banking } from "./contract.ts";
import { accountHandlers } from "./service/accounts.ts";
import { cardHandlers } from "./service/cards.ts";
import { checkHandlers } from "./service/checks.ts";
import { customerHandlers } from "./service/customers.ts";
import { answers } from "./service/lists.ts";
import { paymentHandlers } from "./service/payments.ts";
import { platformHandlers } from "./service/platform.ts";
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
