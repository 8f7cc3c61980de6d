/** Tags. Names are unique; tags can be deactivated. */

import type { Tag, tagOperations } from "#contracts/contact-centre/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { requireRow } from "./support/lookup.ts";
import { type ContactCentreTables, tagKey } from "./tables.ts";

export function tagHandlers({ tags }: ContactCentreTables): HandlersOf<typeof tagOperations> {
  const tagOf = (tagId: string) => requireRow(tags, tagId, "tagId");

  function move(tagId: string, status: Tag["status"]): undefined {
    tags.put({ ...tagOf(tagId), status });
  }

  return {
    listTags: () => tags.all(),
    createTag({ body }, { now }) {
      const name = body.name.trim();
      const [existing] = tags.by("name", tagKey(name));
      return (
        existing ??
        tags.put({
          id: guidOf(`tag ${tags.nextId()}`),
          name,
          color: body.color ?? null,
          status: "ACTIVATED",
          createdAt: new Date(now).toISOString(),
        })
      );
    },
    getTag: ({ tagId }) => tagOf(tagId),
    activateTag: ({ tagId }) => move(tagId, "ACTIVATED"),
    deactivateTag: ({ tagId }) => move(tagId, "DEACTIVATED"),
  };
}
