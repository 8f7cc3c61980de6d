/** Users that a relationship links. Each end of a relationship has a name: `primary` and `associated`. */
import Type from "typebox";
import { del, get } from "#contracts/kit/contract.ts";
import { linkHeader } from "#contracts/kit/pages/token.ts";
import { User } from "./users.ts";

/** @example { primary: "manager", associated: "subordinate" } */
export const Relationship = Type.Object({ primary: Type.String(), associated: Type.String() });

export type Relationship = Type.Static<typeof Relationship>;

const linked = "/api/v1/users/{userId}/linkedObjects/{relationshipName}";

export const linkedObjectOperations = {
  listUserLinkedObjects: get(linked, { page: linkHeader(User, { maxSize: 200, defaultSize: 50 }) }),
  deleteUserLinkedObject: del(linked, { success: [204] }),
};
