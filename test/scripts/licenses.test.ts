import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectRoot } from "#platform/project-root.ts";
import { licensesOf } from "#scripts/licenses.ts";

describe("licenses of packages", () => {
  it("are approved for all packages that run in production", () => {
    const lock = JSON.parse(readFileSync(new URL("package-lock.json", projectRoot), "utf8"));
    const { byLicense, refused } = licensesOf(lock.packages);
    expect(refused).toEqual([]);
    expect([...byLicense.values()].flat().some((name) => name.startsWith("fastify "))).toBe(true);
  });

  it("are refused if one is missing, unknown, or Elastic's and not Apollo's; tools do not count", () => {
    const { byLicense, refused } = licensesOf({
      "": { version: "1.0.0" },
      "node_modules/a": { version: "1.0.0", license: "MIT" },
      "node_modules/a/node_modules/@b/c": { version: "2.0.0", license: "(MIT OR GPL-3.0)" },
      "node_modules/d": { version: "1.0.0", license: "(MIT AND GPL-3.0)" },
      "node_modules/e": { version: "1.0.0" },
      "node_modules/f": { version: "1.0.0", license: "Elastic-2.0" },
      "node_modules/@apollo/g": { version: "1.0.0", license: "Elastic-2.0" },
      "node_modules/h": { version: "1.0.0", license: "GPL-3.0", dev: true },
    });
    expect(refused).toEqual(["d 1.0.0: (MIT AND GPL-3.0)", "e 1.0.0: none", "f 1.0.0: Elastic-2.0"]);
    expect(byLicense.get("(MIT OR GPL-3.0)")).toEqual(["@b/c 2.0.0"]);
  });

  it("apply to dependencies whose version overrides each have a reason", () => {
    const manifest = JSON.parse(readFileSync(new URL("package.json", projectRoot), "utf8"));
    const reasons = Object.keys(manifest["//overrides"]);
    const unexplained = Object.keys(manifest.overrides).filter(
      (name) => !reasons.some((reason) => reason === name || reason === name.replace(/\/.*/, "/*")),
    );
    expect(unexplained).toEqual([]);
  });
});
