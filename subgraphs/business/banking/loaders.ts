import { banking } from "#contracts/banking/index.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { collectionLoaders, includeOf } from "./collections.ts";

const { batchMany, each } = loadersOf(banking);

/** Loaders of collections, and of objects that are in no collection. */
export const bankingLoaders = {
  ...collectionLoaders,
  customersByEmail: batchMany("listCustomers", {
    max: 100,
    ask: (email) => ({ filter: { email } }),
    keyOf: (customer) => customer.attributes?.email?.toLowerCase(),
  }),
  /** Null if the transaction belongs to another account. */
  transactionOfAccount: each("getAccountTransaction", {
    selective: true,
    ask: (key: { readonly accountId: string; readonly transactionId: string }, fields: Fields) => ({
      ...key,
      ...includeOf("listTransactions", fields),
    }),
    itemIn: (body) => body.data,
  }),
  cardLimits: each("getCardLimits", { ask: (cardId) => ({ cardId }), itemIn: (body) => body.data }),
  pinStatus: each("getCardPinStatus", { ask: (cardId) => ({ cardId }), itemIn: (body) => body.data }),
  counterpartyBalance: each("getCounterpartyBalance", {
    ask: (counterpartyId) => ({ counterpartyId }),
    itemIn: (body) => body.data,
  }),
  institution: each("getInstitution", {
    ask: (routingNumber) => ({ routingNumber }),
    itemIn: (body) => body.data,
  }),
};
