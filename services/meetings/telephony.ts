/** SIP phones of accounts with the integration, the TSP of the account, and TSP accounts of users. */

import {
  MOST_TSP_ACCOUNTS,
  type TspAccount,
  type telephonyOperations,
} from "#contracts/meetings/telephony.ts";
import { hasScope } from "#services/kit/http/access.ts";
import type { HandlersOf, ServiceCaller } from "#services/kit/service.ts";
import { invalid, refused } from "./support/access.ts";
import { type Account, type MeetingsTables, type Member, type StoredSipPhone, tspKey } from "./tables.ts";

/** Providers whose accounts are special, and if their global dial-in requires a media link. */
const specialProviders: Readonly<Record<string, "mediaLinkRequired" | "mediaLinkOptional">> = {
  Concerta: "mediaLinkRequired",
  Telbridge: "mediaLinkOptional",
};

export function telephonyHandlers(tables: MeetingsTables): HandlersOf<typeof telephonyOperations> {
  const { account, dialIns, members, sipPhones, tspAccounts } = tables;

  function checkEnabled(): void {
    if (!account.get("account")?.sipEnabled) throw refused(200, "The SIP integration is not enabled");
  }

  function storedPhone(phoneId: string): StoredSipPhone {
    checkEnabled();
    const held = sipPhones.get(phoneId);
    if (!held) throw refused(404, "The SIP phone does not exist");
    return held;
  }

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
    listSipPhones({ search_key: wanted }) {
      checkEnabled();
      const phones = sipPhones.all().map(({ phone }) => phone);
      const key = wanted?.toLowerCase();
      return key == null
        ? phones
        : phones.filter(({ user_name, user_email }) =>
            `${user_name}\n${user_email}`.toLowerCase().includes(key),
          );
    },

    createSipPhone({ body: { password, ...members } }) {
      checkEnabled();
      if (sipPhones.by("email", members.user_email.toLowerCase()).length > 0)
        throw invalid("A SIP phone of this user_email exists already");
      const id = Buffer.from(`sip phone ${sipPhones.nextId()}`).toString("base64url");
      return sipPhones.put({ phone: { ...members, id }, password }).phone;
    },

    deleteSipPhone({ phoneId }) {
      sipPhones.delete(storedPhone(phoneId).phone.id);
      return undefined;
    },

    updateSipPhone({ phoneId, body: { password, ...members } }) {
      const held = storedPhone(phoneId);
      // The user of a phone cannot change, so an address in the body is ignored (D2-254).
      const { id, user_email } = held.phone;
      sipPhones.put({
        phone: { ...held.phone, ...members, id, user_email },
        password: password ?? held.password,
      });
      return undefined;
    },

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
