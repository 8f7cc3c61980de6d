import { MAX_EMAILS, marketing } from "../../../families/marketing/contract.ts";
import { loadersOf } from "../../kit/loaders.ts";

const { batch, each } = loadersOf(marketing);

export const marketingLoaders = {
  /** By any of its addresses, with the one that was asked for. */
  contactByEmail: batch("searchContactsByEmails", {
    max: MAX_EMAILS,
    ask: (emails) => ({ body: { emails } }),
    // An address that nobody has carries an error in the place of a contact.
    itemsIn: ({ result }) =>
      result &&
      Object.entries(result).flatMap(([email, match]) =>
        match?.contact ? [{ email, contact: match.contact }] : [],
      ),
    keyOf: ({ email }) => email.toLowerCase(),
    halveRefused: true,
  }),
  importJob: each("getImportJob", {
    ask: (id) => ({ id }),
    itemIn: (job) => job,
  }),
};
