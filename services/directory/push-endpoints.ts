/** Push endpoints of users. */

import type { pushEndpointOperations } from "#contracts/directory/push-endpoints.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { organizationOf, organizationToChange } from "./support/organizations.ts";
import type { DirectoryTables, PushEndpointRow } from "./tables.ts";

export function pushEndpointHandlers({
  users,
  pushEndpoints,
}: DirectoryTables): HandlersOf<typeof pushEndpointOperations> {
  function endpointsOf(organizationId: string, userId: string): readonly PushEndpointRow[] {
    if (users.get(userId)?.organizationId !== organizationId) throw new Problem(404, "There is no such user");
    return pushEndpoints.by("user", userId);
  }

  /** @throws 404 if the user has no such endpoint, even if another user has */
  function found(endpoints: readonly PushEndpointRow[], id: string): PushEndpointRow {
    const row = endpoints.find(({ value }) => value.id === id);
    if (!row) throw new Problem(404, "There is no such push endpoint");
    return row;
  }

  return {
    listUserPushEndpoints: (input) =>
      endpointsOf(organizationOf(input), input.user_id).map(({ value }) => value),

    getUserPushEndpoint: (input) =>
      found(endpointsOf(organizationOf(input), input.user_id), input.push_endpoint_id).value,

    patchUserPushEndpoint(input, { caller }) {
      const { user_id, push_endpoint_id, body } = input;
      const endpoints = endpointsOf(organizationToChange(input, caller), user_id);
      const { userId, value } = found(endpoints, push_endpoint_id);
      if (endpoints.some((other) => other.value.id !== value.id && other.value.name === body.name))
        throw new Problem(409, "Another push endpoint of the user has this name", { field: "name" });
      return pushEndpoints.put({ userId, value: { ...value, ...body } }).value;
    },

    deleteUserPushEndpoint(input, { caller }) {
      const endpoints = endpointsOf(organizationToChange(input, caller), input.user_id);
      pushEndpoints.delete(found(endpoints, input.push_endpoint_id).value.id);
      return undefined;
    },
  };
}
