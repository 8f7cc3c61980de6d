/** Push endpoints: the devices on which a user confirms a sign-in. */
import Type from "typebox";
import { del, get, json, patch } from "#contracts/kit/contract.ts";
import { Instant, organization, orNull, text } from "./common.ts";

export const PushEndpoint = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The states are not documented, so the text is kept as sent. */
  state: Type.String(),
  enrollmentDate: Instant,
  lastUsedDate: orNull(Instant),
  device: Type.Object({
    make: Type.String(),
    model: Type.String(),
    os: Type.String(),
    osVersion: Type.String(),
    appVersion: Type.String(),
    biometricsEnabled: Type.Boolean(),
  }),
});

export const PushEndpointPatch = Type.Object({ name: text, state: text }, { additionalProperties: false });

export type PushEndpoint = Type.Static<typeof PushEndpoint>;

export const pushEndpointOperations = {
  listUserPushEndpoints: get("/api/v2/users/{user_id}/pushendpoints", {
    headers: organization,
    returns: Type.Array(PushEndpoint),
  }),
  getUserPushEndpoint: get("/api/v2/users/{user_id}/pushendpoints/{push_endpoint_id}", {
    headers: organization,
    returns: PushEndpoint,
  }),
  patchUserPushEndpoint: patch("/api/v2/users/{user_id}/pushendpoints/{push_endpoint_id}", {
    headers: organization,
    body: json(PushEndpointPatch),
    returns: PushEndpoint,
  }),
  deleteUserPushEndpoint: del("/api/v2/users/{user_id}/pushendpoints/{push_endpoint_id}", {
    headers: organization,
  }),
};
