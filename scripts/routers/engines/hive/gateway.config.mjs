/** What docs/routers.md shows: the caller's token goes on to the subgraphs, and an id of each operation. */
import { defineConfig } from "@graphql-hive/gateway";

export const gatewayConfig = defineConfig({
  requestId: true,
  propagateHeaders: {
    fromClientToSubgraphs({ request }) {
      const authorization = request.headers.get("authorization");
      return authorization ? { authorization } : {};
    },
  },
});
