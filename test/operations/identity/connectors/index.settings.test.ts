/** Settings of the connectors. Their documents show no path prefix. */
import { describe, expect, it } from "vitest";
import { connectors } from "#contracts/connectors/index.ts";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { settings } from "#test/kit/settings.ts";

describe("the configuration of the connectors", () => {
  it.each([
    ["/api/v9/", "/api/v9"],
    ["/", ""],
    [undefined, undefined],
  ])(
    "accepts the prefix %j of a family whose documents show none, at the real service (D1-185)",
    (given, prefix) => {
      const env = {
        CONNECTORS_URL: "https://c.example",
        CONNECTORS_CREDENTIAL: "service:s",
        ...settings({ families: { connectors: { prefix: given } } }),
      };
      const read = (env: Environment) =>
        readConfig({ env, families: [connectors], role: "gateway", demo: demoCredentials }).families;
      const families = read(env);
      expect(families["connectors"]?.prefix).toBe(prefix);
      const local = read(settings({ families: { connectors: { prefix: given } } }));
      expect(local["connectors"]?.prefix).toBeUndefined();
    },
  );
});
