/** User groups: read, replaced and deleted by id. */
import Type from "typebox";
import { del, get, json, put } from "#contracts/kit/contract.ts";
import { organization, text } from "./common.ts";

/** Every member is optional, but a present member must be complete. */
const Attributes = Type.Object(
  {
    sudo: Type.Optional(Type.Object({ enabled: Type.Boolean(), withoutPassword: Type.Boolean() })),
    ldapGroups: Type.Optional(Type.Array(Type.Object({ name: text }))),
    posixGroups: Type.Optional(Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }))),
    radius: Type.Optional(
      Type.Object({ reply: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })) }),
    ),
    sambaEnabled: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** Body with the whole group. An unknown member is refused, not dropped. */
export const UserGroupBody = Type.Object(
  {
    name: Type.String(),
    email: text,
    description: text,
    attributes: Type.Optional(Attributes),
    memberQuery: Type.Optional(
      Type.Object({ queryType: Type.String(), filters: Type.Optional(Type.Array(Type.Unknown())) }),
    ),
    membershipMethod: text,
    memberQueryExemptions: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          type: Type.String(),
          attributes: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        }),
      ),
    ),
    memberSuggestionsNotify: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const UserGroup = Type.Object({
  id: Type.String(),
  type: Type.Literal("user_group"),
  ...UserGroupBody.properties,
});

export type UserGroup = Type.Static<typeof UserGroup>;

export const userGroupOperations = {
  getUserGroup: get("/api/v2/usergroups/{id}", { headers: organization, returns: UserGroup }),
  updateUserGroup: put("/api/v2/usergroups/{id}", {
    headers: organization,
    body: json(UserGroupBody),
    returns: UserGroup,
  }),
  deleteUserGroup: del("/api/v2/usergroups/{id}", { headers: organization, success: [200, 204] }),
};
