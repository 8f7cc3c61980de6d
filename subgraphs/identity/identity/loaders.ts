import { identity } from "#contracts/identity/index.ts";
import { loadersOf, reading, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import type { FactorKey, TransactionKey } from "./factor-ids.ts";
import { PeopleIndex } from "./people-index.ts";

const { each, list } = loadersOf(identity);

export const identityLoaders = {
  roles: each("listUserRoles", {
    ask: (userId) => ({ userId }),
    itemIn: (roles) => roles,
  }),
  /** One role of a user, if the list of the user's roles is not loaded. */
  userRole: each("getUserRole", {
    ask: (key: { readonly userId: string; readonly roleId: string }) => key,
    itemIn: (role) => role,
  }),
  groupRole: each("getGroupRole", {
    ask: (key: { readonly groupId: string; readonly roleId: string }) => key,
    itemIn: (role) => role,
  }),
  factors: each("listUserFactors", {
    ask: (userId) => ({ userId }),
    itemIn: (factors) => factors,
  }),
  factor: each("getUserFactor", { ask: (key: FactorKey) => key, itemIn: (factor) => factor }),
  factorCatalog: each("listUserFactorCatalog", { ask: (userId) => ({ userId }), itemIn: (all) => all }),
  factorQuestions: each("listUserFactorQuestions", { ask: (userId) => ({ userId }), itemIn: (all) => all }),
  /** A verification that is completed later. */
  factorTransaction: each("getUserFactorTransaction", {
    ask: (key: TransactionKey) => key,
    itemIn: (now) => now,
  }),
  subscriptions: each("listUserSubscriptions", { ask: (userId) => ({ userId }), itemIn: (all) => all }),
  subscription: each("getUserSubscription", {
    ask: (key: { readonly userId: string; readonly notificationType: string }) => key,
    itemIn: (one) => one,
  }),
  idp: each("getIdp", {
    ask: (idpId) => ({ idpId }),
    itemIn: (idp) => idp,
    list: list("listIdps", { ask: () => ({}), keyOf: ({ id }) => id }),
  }),
  idpKey: each("getIdpKey", {
    ask: (keyId) => ({ keyId }),
    itemIn: (key) => key,
    list: list("listIdpKeys", { ask: () => ({}), keyOf: ({ kid }) => kid }),
  }),
  groupSchema: each("getGroupSchema", { ask: () => ({}), itemIn: (schema) => schema }),
  appUserSchema: each("getAppUserSchema", {
    ask: (appInstanceId) => ({ appInstanceId }),
    itemIn: (schema) => schema,
  }),
  people: reading(
    { operation: "identity.listGroupUsers", perCall: WHOLE_LIST },
    (client) => new PeopleIndex(client),
  ),
};
