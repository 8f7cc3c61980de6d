/** Tags of conversations. */
import Type from "typebox";
import { get, json, patch, post } from "#contracts/kit/contract.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { instant, name, orNull } from "./common.ts";

export const tagStatuses = ["ACTIVATED", "DEACTIVATED"] as const;

export const Tag = Type.Object({
  id: Type.String(),
  name: Type.String(),
  color: orNull(Type.String()),
  status: Type.Enum([...tagStatuses]),
  createdAt: instant,
});
export type Tag = Type.Static<typeof Tag>;

export const NewTag = Type.Object({ name, color: Type.Optional(Type.String()) });

export const tagOperations = {
  listTags: get("/v1/tags", { page: wholeList("tags", Tag) }),
  createTag: post("/v1/tags", { body: json(NewTag), returns: Tag }),
  getTag: get("/v1/tags/{tagId}", { returns: Tag }),
  activateTag: patch("/v1/tags/{tagId}/activate", { success: [204] }),
  deactivateTag: patch("/v1/tags/{tagId}/deactivate", { success: [204] }),
};
