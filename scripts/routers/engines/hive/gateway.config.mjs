/** Configuration in docs/routers.md: the subgraphs get the caller's token, and an id of each operation. */
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
