/** SIP phones of accounts that have the integration. */

import type { sipPhoneOperations } from "#contracts/meetings/sip-phones.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { invalid, refused } from "./support/refusals.ts";
import type { MeetingsTables, StoredSipPhone } from "./tables.ts";

export function sipPhoneHandlers(tables: MeetingsTables): HandlersOf<typeof sipPhoneOperations> {
  const { account, sipPhones } = tables;

  function checkEnabled(): void {
    if (!account.get("account")?.sipEnabled) throw refused(200, "The SIP integration is not enabled");
  }

  function storedPhone(phoneId: string): StoredSipPhone {
    checkEnabled();
    const held = sipPhones.get(phoneId);
    if (!held) throw refused(404, "The SIP phone does not exist");
    return held;
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
  };
}
