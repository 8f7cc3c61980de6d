/** The telephony service provider (TSP) of the account, and TSP accounts of users. */

import { MOST_TSP_ACCOUNTS, type TspAccount, type tspOperations } from "#contracts/meetings/tsp.ts";
import { hasScope } from "#services/kit/http/access.ts";
import type { HandlersOf, ServiceCaller } from "#services/kit/service.ts";
import { invalid, refused } from "./support/refusals.ts";
import { type Account, type MeetingsTables, type Member, tspKey } from "./tables.ts";

/** Providers whose accounts are special, and if their global dial-in requires a media link. */
const specialProviders: Readonly<Record<string, "mediaLinkRequired" | "mediaLinkOptional">> = {
  Concerta: "mediaLinkRequired",
  Telbridge: "mediaLinkOptional",
};

export function tspHandlers(tables: MeetingsTables): HandlersOf<typeof tspOperations> {
  const { account, members, tspAccounts, dialIns } = tables;

  function ownAccount(): Account {
    const own = account.get("account");
    if (!own) throw refused(2024, "TSP is not enabled for the account");
    return own;
  }

  /** The user in a path: id, address, or `me`. @throws 300, 1001, 200, 1010, 1120, 2024 */
  function userOf(userId: string, caller: ServiceCaller, adminScope: string): Member {
    if (userId === "me" && caller.kind !== "person") throw invalid("`me` is the user of a user-level app");
    const name = userId === "me" ? (caller.email ?? "") : userId;
    const user = members.get(name) ?? members.by("email", name.toLowerCase())[0];
    if (!user) throw refused(1001, "The user does not exist");
    if (!hasScope(caller.scopes, adminScope) && user.email !== caller.email)
      throw refused(200, "No permission for another user's telephony");
    if (user.standing === "otherAccount") throw refused(1010, "The user does not belong to this account");
    if (user.standing === "invitationLapsed") throw refused(1120, "The user has no valid invitation");
    if (!ownAccount().tsp.tsp_enabled) throw refused(2024, "TSP is not enabled for the account");
    return user;
  }

  const accountsOf = (user: Member) => tspAccounts.by("user", user.id).map((held) => held.account);

  function accountOf(user: Member, tspId: string): TspAccount {
    const held = tspAccounts.get(tspKey(user.id, tspId));
    if (!held) throw invalid("The TSP id is missing");
    return held.account;
  }

  return {
    getAccountTsp: () => ownAccount().tsp,

    updateAccountTsp({ body }) {
      const own = ownAccount();
      account.put({ ...own, tsp: { ...own.tsp, ...body } });
      return undefined;
    },

    listUserTspAccounts: ({ userId }, { caller }) => ({
      tsp_accounts: accountsOf(userOf(userId, caller, "tsp:read:admin")),
    }),

    createUserTspAccount({ userId, body: { leader_pin: leaderPin, ...members } }, { caller }) {
      const user = userOf(userId, caller, "tsp:write:admin");
      const taken = new Set(accountsOf(user).map(({ id }) => id));
      if (taken.size >= MOST_TSP_ACCOUNTS)
        throw invalid(`A user has at most ${MOST_TSP_ACCOUNTS} TSP accounts`);
      const id = taken.has("1") ? "2" : "1";
      return tspAccounts.put({ userId: user.id, account: { ...members, id }, leaderPin }).account;
    },

    updateUserTspGlobalDialIn({ userId, body: { audio_url: audioUrl } }, { caller }) {
      const user = userOf(userId, caller, "tsp:write:admin");
      const kind = specialProviders[ownAccount().tsp.tsp_provider];
      if (!kind) throw refused(2000, "The account is not a special TSP account");
      if (kind === "mediaLinkRequired" && !audioUrl)
        throw invalid("audio_url: a media link is required for this provider");
      if (audioUrl !== undefined) dialIns.put({ userId: user.id, audioUrl });
      return undefined;
    },

    deleteUserTspAccount({ userId, tspId }, { caller }) {
      const user = userOf(userId, caller, "tsp:write:admin");
      const { id } = accountOf(user, tspId);
      if (accountsOf(user).length === 1) throw invalid("One TSP account must remain");
      tspAccounts.delete(tspKey(user.id, id));
      return undefined;
    },

    getUserTspAccount({ userId, tspId }, { caller }) {
      return accountOf(userOf(userId, caller, "tsp:read:admin"), tspId);
    },
  };
}
