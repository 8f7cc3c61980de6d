/** Configuration of Hive Gateway: the subgraphs get the caller's token, and an id that no caller can choose. */
import { randomUUID } from "node:crypto";

/** The id of each operation, which all its requests to subgraphs have. */
const ids = new WeakMap();

export const gatewayConfig = {
  requestId: false,
  propagateHeaders: {
    fromClientToSubgraphs({ request }) {
      const authorization = request.headers.get("authorization");
      const id = ids.get(request) ?? randomUUID();
      ids.set(request, id);
      return { "x-request-id": id, ...(authorization && { authorization }) };
    },
  },
};
