/** `docs/demo-company.md` names objects that the demo company has. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoCompanyDoc, demoObjects } from "#scripts/docs/demo-company.ts";
import { demoSettings } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings });

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === "object" && value !== null && Object.values(value).some(isEmpty));

describe("the page of the demo company", () => {
  it.each(demoObjects().map(({ what, selection }) => [what, selection] as const))(
    "names an existing object: %s",
    async (_, selection) => {
      const { data, errors } = await tributary.ask(`{ ${selection} }`);
      expect(errors).toEqual([]);
      expect(isEmpty(data), JSON.stringify(data)).toBe(false);
    },
  );

  it("equals the output of its program", () => {
    const page = readFileSync(new URL("../../docs/demo-company.md", import.meta.url), "utf8");
    expect(page).toBe(demoCompanyDoc());
  });
});
