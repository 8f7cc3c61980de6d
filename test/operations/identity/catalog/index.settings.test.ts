/** Settings of the catalog. Its documents do not name the header of the key. */
import { expect, it } from "vitest";
import { catalog } from "#contracts/catalog/index.ts";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { settings } from "#test/kit/settings.ts";

const read = (env: Environment) =>
  readConfig({ env, families: [catalog], role: "gateway", demo: demoCredentials });

it("accepts the header of a key that the documents do not name, for the real service alone (D1-189)", () => {
  const header = settings({ families: { catalog: { auth: { header: "x-catalog-key" } } } });
  const real = read({
    ...header,
    CATALOG_URL: "https://apis.example",
    CATALOG_CREDENTIAL: "service:live_1",
  });
  expect(real.families["catalog"]).toEqual({
    baseUrl: "https://apis.example",
    credential: { secret: "live_1" },
    header: "x-catalog-key",
    scheme: "",
  });
  expect(read(header).families["catalog"]).not.toHaveProperty("header");
  expect(() => read(settings({ families: { catalog: { auth: { header: "cookie" } } } }))).toThrow(
    "families.catalog.auth.header must be `authorization` or an `x-…` header, in lower case",
  );
});
