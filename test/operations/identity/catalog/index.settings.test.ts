/** Settings of the catalog, whose documents do not name the header of the key. */
import { expect, it } from "vitest";
import { catalog } from "#contracts/catalog/index.ts";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import type { Environment } from "#platform/config/kinds.ts";
import { readConfig } from "#platform/config/read.ts";

const read = (env: Environment) => readConfig(env, [catalog], "gateway", demoCredentials);

it("takes the header of a key that the documents do not name, for the real service alone (D1-189)", () => {
  const header = { CATALOG_KEY_HEADER: "x-catalog-key" };
  const real = read({
    ...header,
    CATALOG_URL: "https://apis.example",
    CATALOG_CREDENTIAL: "service:live_1",
  });
  expect(real.families["catalog"]).toEqual({
    baseUrl: "https://apis.example",
    credential: { secret: "live_1" },
    header: "x-catalog-key",
  });
  expect(read(header).families["catalog"]).not.toHaveProperty("header");
  expect(() => read({ CATALOG_KEY_HEADER: "cookie" })).toThrow(
    "CATALOG_KEY_HEADER must be `authorization` or an `x-…` header, in lower case",
  );
});
