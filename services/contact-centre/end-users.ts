/** End users: their records, conversations and anonymization. */

import type { EndUser, EndUserPatch, endUserOperations } from "#contracts/contact-centre/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { agentOf } from "./support/agents.ts";
import { requireRow } from "./support/lookup.ts";
import type { ContactCentreTables, StoredConversation } from "./tables.ts";

/** Time from an anonymization request to its end. */
export const ANONYMIZING_MS = 5_000;

/** Empty values of the members that an update may set. */
const blank = {
  email: null,
  lastName: null,
  avatarUrl: null,
  firstName: null,
  externalId: null,
  phoneNumber: null,
  middleNames: [],
  additionalEmails: [],
  additionalPhoneNumbers: [],
};

const iso = (now: number) => new Date(now).toISOString();

export function endUserHandlers(
  tables: ContactCentreTables,
  jobs: Jobs,
): HandlersOf<typeof endUserOperations> {
  const { endUsers, conversations } = tables;

  const anonymizeLater = jobs.define("anonymize", ({ id }: { id: string }, { now }) => {
    const user = endUsers.get(id);
    if (!user) return;
    const nobody = { displayName: "Anonymous", customAttributes: {}, status: "ANONYMIZED" } as const;
    endUsers.put({ ...user, ...blank, ...nobody, updatedAt: iso(now) });
    for (const conversation of conversations.by("user", id))
      conversations.put({ ...conversation, subject: null });
  });

  /** The active end user. @throws Problem 400 if the user is anonymized, or being anonymized */
  function known(userId: string): EndUser {
    const user = requireRow(endUsers, userId, "userId");
    if (user.status !== "ACTIVE")
      throw new Problem(400, "The end user is anonymized", { field: "userId", code: "ANONYMIZED" });
    return user;
  }

  /** Updates the given members of a user. Null empties a member. */
  function changed(user: EndUser, given: EndUserPatch, now: number): EndUser {
    const fields = { ...blank, displayName: user.displayName };
    const after = Object.entries(fields).map(([field, empty]) => {
      const value = given[field as keyof typeof fields];
      return [field, value === undefined ? user[field as keyof typeof fields] : (value ?? empty)];
    });
    return endUsers.put({ ...user, ...Object.fromEntries(after), updatedAt: iso(now) });
  }

  /** @throws Problem 409 if conversations that the user started are open, unless `force` closes them */
  function closeConversations(userId: string, force: boolean, now: number): void {
    const open = conversations
      .by("user", userId)
      .filter(({ status, startedBy }) => status === "OPEN" && startedBy === "END_USER");
    if (open.length > 0 && !force)
      throw new Problem(409, `The end user has ${open.length} open conversations`, { field: "force" });
    for (const conversation of open)
      conversations.put({ ...conversation, status: "CLOSED", closedAt: iso(now), closeReason: "FORCED" });
  }

  const shown = ({ agentId, ...conversation }: StoredConversation) => ({
    ...conversation,
    agent: (agentId !== null && agentOf(tables, agentId)) || null,
  });

  return {
    getEndUser: ({ userId }) => requireRow(endUsers, userId, "userId"),
    patchEndUser: ({ userId, body }, { now }) => changed(known(userId), body, now),
    updateEndUser: ({ userId, body }, { now }) => changed({ ...known(userId), ...blank }, body, now),

    anonymizeEndUser({ userId, force }, { now }) {
      const user = requireRow(endUsers, userId, "userId");
      if (user.status !== "ACTIVE")
        throw new Problem(409, "The end user is anonymized already", { field: "userId" });
      closeConversations(userId, force === true, now);
      anonymizeLater({ id: userId }, ANONYMIZING_MS);
      return endUsers.put({ ...user, status: "ANONYMIZING", updatedAt: iso(now) });
    },

    listEndUserConversations({ userId }) {
      requireRow(endUsers, userId, "userId");
      return conversations
        .by("user", userId)
        .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt) || a.id.localeCompare(b.id))
        .map(shown);
    },

    patchEndUserCustomAttributes({ userId, body }, { now }) {
      const user = known(userId);
      const customAttributes = { ...user.customAttributes };
      for (const [sent, value] of Object.entries(body)) {
        const id = sent.toLowerCase();
        if (value === null) delete customAttributes[id];
        else customAttributes[id] = value;
      }
      return endUsers.put({ ...user, customAttributes, updatedAt: iso(now) });
    },
  };
}
