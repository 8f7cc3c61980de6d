/** Settings of the connectors, whose documents show no path prefix. */
import { describe, expect, it } from "vitest";
import { connectors } from "#contracts/connectors/index.ts";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { readConfig } from "#platform/config/read.ts";

describe("the configuration of the connectors", () => {
  it.each([
    ["/api/v9/", "/api/v9"],
    ["/", ""],
    [undefined, undefined],
  ])(
    "takes the prefix %j of a family whose documents show none, at the real service (D1-185)",
    (given, prefix) => {
      const env = {
        CONNECTORS_URL: "https://c.example",
        CONNECTORS_CREDENTIAL: "service:s",
        CONNECTORS_PREFIX: given,
      };
      const { families } = readConfig(env, [connectors], "gateway", demoCredentials);
      expect(families["connectors"]?.prefix).toBe(prefix);
      const { families: local } = readConfig(
        { CONNECTORS_PREFIX: given },
        [connectors],
        "gateway",
        demoCredentials,
      );
      expect(local["connectors"]?.prefix).toBeUndefined();
    },
  );
});
