/** `docs/routers.md` shows the routers as `npm run routers` installs and configures them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apolloHeaders, engines, grafbaseConfig } from "#scripts/routers/engines.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const page = read("docs/routers.md");

describe("the page about other routers", () => {
  it("names each tested router, with the installed version", () => {
    const rows = page.split("\n").filter((line) => line.startsWith("| "));
    const shown = Object.values(engines).filter(({ name, version }) =>
      rows.some((row) => row.startsWith(`| ${name}`) && row.includes(`| ${version} |`)),
    );
    expect(shown.map(({ name }) => name)).toEqual(Object.values(engines).map(({ name }) => name));
    expect(shown.length).toBeGreaterThanOrEqual(3);
  });

  it("shows the tested configurations", () => {
    expect(page).toContain("](../deploy/router/gateway.config.mjs)");
    const grafbase = grafbaseConfig("https://signer.example/keys", "https://signer.example");
    expect(page).toContain(grafbase.trim());
  });

  it("passes no request id of a client to the subgraphs", () => {
    expect(grafbaseConfig("https://signer.example/keys", "https://signer.example")).not.toContain(
      "x-request-id",
    );
    const [first, second] = [apolloHeaders("Bearer one"), apolloHeaders(undefined)];
    expect(first).toEqual({
      authorization: "Bearer one",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(Object.keys(second)).toEqual(["x-request-id"]);
    expect(first["x-request-id"]).not.toBe(second["x-request-id"]);
    expect(page).not.toContain("propagate: { named: x-request-id }");
  });
});
