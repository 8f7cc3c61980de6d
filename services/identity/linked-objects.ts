/** Users linked to a user by a relationship. */

import type { linkedObjectOperations, Relationship } from "#contracts/identity/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountOf, notFound } from "./support/accounts.ts";
import { type IdentityTables, linkKey } from "./tables.ts";

export function linkedObjectHandlers(tables: IdentityTables): HandlersOf<typeof linkedObjectOperations> {
  const { accounts, relationships, links } = tables;

  /** The relationship with this primary or associated name. @throws 404 */
  function relationshipOf(name: string): Relationship {
    const found = relationships
      .all()
      .find(({ primary, associated }) => primary === name || associated === name);
    if (!found) throw notFound(name, "LinkedObjectDefinition");
    return found;
  }

  return {
    // The primary name returns the primary user (a manager), the associated name all associated users.
    listUserLinkedObjects({ userId, relationshipName }) {
      accountOf(tables, userId);
      const { primary } = relationshipOf(relationshipName);
      const ids =
        relationshipName === primary
          ? [links.get(linkKey(primary, userId))?.primaryId ?? []].flat()
          : links.by("primary", `${primary} ${userId}`).map((link) => link.associatedId);
      return ids.flatMap((id) => accounts.get(id)?.user ?? []);
    },

    deleteUserLinkedObject({ userId, relationshipName }) {
      accountOf(tables, userId);
      const { primary } = relationshipOf(relationshipName);
      if (relationshipName !== primary)
        throw new Problem(400, `"${relationshipName}" is not the primary name of a relationship`, {
          field: "relationshipName",
        });
      links.delete(linkKey(primary, userId));
      return undefined;
    },
  };
}
