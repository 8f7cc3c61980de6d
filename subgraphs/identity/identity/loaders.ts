import { identity } from "#contracts/identity/index.ts";
import { loadersOf, reading, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { factorKey, transactionKey } from "./factor-ids.ts";
import { PeopleIndex } from "./people-index.ts";
import { roleKey } from "./role-ids.ts";
import { subscriptionParts } from "./subscription-ids.ts";

const { each } = loadersOf(identity);

export const identityLoaders = {
  roles: each("listUserRoles", {
    ask: (userId) => ({ userId }),
    itemIn: (roles) => roles,
  }),
  /** One role by its global id: of a user, where the list of theirs is not at hand. */
  userRole: each("getUserRole", {
    ask(key) {
      const { assignee, id } = roleKey(key);
      return { userId: assignee.id, roleId: id };
    },
    itemIn: (role) => role,
  }),
  groupRole: each("getGroupRole", {
    ask(key) {
      const { assignee, id } = roleKey(key);
      return { groupId: assignee.id, roleId: id };
    },
    itemIn: (role) => role,
  }),
  factors: each("listUserFactors", {
    ask: (userId) => ({ userId }),
    itemIn: (factors) => factors,
  }),
  /** One factor by its global id. */
  factor: each("getUserFactor", { ask: (id) => factorKey(id), itemIn: (factor) => factor }),
  factorCatalog: each("listUserFactorCatalog", { ask: (userId) => ({ userId }), itemIn: (all) => all }),
  factorQuestions: each("listUserFactorQuestions", { ask: (userId) => ({ userId }), itemIn: (all) => all }),
  /** A verification that was to be answered later, by its global id. */
  factorTransaction: each("getUserFactorTransaction", {
    ask: (id) => transactionKey(id),
    itemIn: (now) => now,
  }),
  subscriptions: each("listUserSubscriptions", { ask: (userId) => ({ userId }), itemIn: (all) => all }),
  subscription: each("getUserSubscription", { ask: (key) => subscriptionParts(key), itemIn: (one) => one }),
  idp: each("getIdp", { ask: (idpId) => ({ idpId }), itemIn: (idp) => idp }),
  idpKey: each("getIdpKey", { ask: (keyId) => ({ keyId }), itemIn: (key) => key }),
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
