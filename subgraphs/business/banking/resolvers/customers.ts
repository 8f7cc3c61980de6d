/** Customers, and their applications. */
import { Application, ApplicationDocument, ApplicationForm, Customer } from "#contracts/banking/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { toPerson } from "#subgraphs/business/banking/links.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const nameIn = (name: { first?: string | null; last?: string | null } | null | undefined) =>
  [name?.first, name?.last].filter(Boolean).join(" ") || null;

export const customerResolvers: Resolvers = {
  BankCustomer: mapWireType(Customer, {
    displayName: ({ attributes }) => nameIn(attributes?.fullName),
    phone: ({ attributes }) => {
      const { countryCode, number } = attributes?.phone ?? {};
      return number ? (countryCode ? `+${countryCode} ${number}` : number) : null;
    },
    user: toPerson,
  }),

  BankApplication: mapWireType(Application, {
    displayName: ({ attributes }) => nameIn(attributes?.fullName),
    user: toPerson,
    documents({ id }, { filter, ...page }, { banking }) {
      const status = filter?.statuses?.slice();
      if (!id || status?.length === 0) return emptyConnection();
      const asked = { applicationId: id, ...(status && { filter: { status } }) };
      return banking.connection("listApplicationDocuments", asked, page);
    },
  }),

  BankApplicationForm: mapWireType(ApplicationForm, { user: toPerson }),

  BankApplicationDocument: mapWireType(ApplicationDocument, keyed("BankApplicationDocument")),
};
