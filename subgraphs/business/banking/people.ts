/** People at the bank: customers by e-mail address, and API users by ids that other families store. */

import type { BusinessContext } from "#subgraphs/business/context.ts";
import { recordsNamed } from "#subgraphs/business/records-by-linked-id.ts";
import { emailOf, globalId } from "#subgraphs/kit/mapping/ids.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { bankingLoaders } from "./loaders.ts";

/** The customers with an address. Loaders by id receive them, so that links to them need no call. */
export async function customersOf(email: string, banking: BusinessContext["banking"]) {
  const customers = await banking.customersByEmail.load(emailOf(email));
  for (const customer of customers)
    if (customer.id) banking.byId("listCustomers").prime(customer.id, customer);
  return customers;
}

export const customerRecords = familyRecords({
  family: "banking",
  by: "e-mail address",
  reads: bankingLoaders.customersByEmail.reads,
  find: async ({ email }: Person, { banking }: BusinessContext) => matched(await customersOf(email, banking)),
  idOf: ({ id }) => globalId("BankCustomer", id),
});

/** Users of the bank's API: id-only objects, because no operation reads one. */
export const apiUserRecords = familyRecords({
  family: "banking",
  by: "profile attribute or custom field",
  find: (person: Person, context: BusinessContext) =>
    recordsNamed("bankUser", person, context, (userId) => ({ userId })),
});
