/** Customers and applications. */

import type { customerOperations } from "#contracts/banking/customers.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { type Answers, found } from "./support/lists.ts";
import type { BankingTables } from "./tables.ts";

export function customerHandlers(
  { customers, applications, forms, documents }: BankingTables,
  { list, one }: Answers,
): HandlersOf<typeof customerOperations> {
  return {
    listCustomers: (query) => list(customers, query, "id"),
    getCustomer: ({ customerId }) => one(customers.get(customerId), "Customer"),
    listApplicationForms: (query) => list(forms, query),
    listApplications: (query) => list(applications, query),
    listApplicationDocuments({ applicationId, filter }) {
      found(applications.get(applicationId), "Application");
      const rows = documents.by("application", applicationId);
      const statuses = filter?.status && new Set<string>(filter.status);
      return statuses ? rows.filter(({ attributes }) => statuses.has(attributes.status)) : rows;
    },
  };
}
