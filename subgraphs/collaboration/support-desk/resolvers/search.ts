/** What is found by search. */
import { emailOf } from "../../../kit/ids.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { ticketSearch } from "../loaders.ts";

export const searchResolvers: Resolvers = {
  Query: {
    tickets: async (_, { filter, orderBy, ...page }, { supportDesk }) => {
      const found = await supportDesk.connection(
        "search",
        ticketSearch([], { filter, orderBy: orderBy ?? "NEWEST_FIRST" }),
        page,
      );
      return found.map((row) => (row.result_type === "ticket" ? row : undefined));
    },
  },

  User: {
    tickets: ({ email }, { filter, orderBy, ...page }, { supportDesk }, info) =>
      supportDesk.ticketsByRequester.load(
        emailOf(email),
        { filter, orderBy: orderBy ?? "NEWEST_FIRST" },
        page,
        info,
      ),
  },
};
