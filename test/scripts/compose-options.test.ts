import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { defaultUrls } from "#gateway/schemas/compose.ts";
import { OPTIONS, routerFiles } from "#scripts/compose-options.ts";

/** The options as the command line reads them. */
function composeOptions(args: readonly string[]) {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  for (const option of OPTIONS) command.addOption(option);
  return routerFiles(command.parse(args, { from: "user" }).opts());
}

describe("the options of `npm run compose`", () => {
  it("are undefined for a command without options", () => {
    expect(composeOptions([])).toBeUndefined();
  });

  it("include the URLs of the subgraphs, one by one or in a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "compose-"));
    const file = join(folder, "urls.json");
    writeFileSync(
      file,
      JSON.stringify({ identity: "http://identity/graphql", business: "http://b/graphql" }),
    );
    const options = composeOptions(["--out", "x", "--urls", file, "--url", "business=https://c/graphql?a=b"]);
    rmSync(folder, { recursive: true });
    expect(options).toEqual({
      out: "x",
      sdl: undefined,
      enforcedScopes: true,
      hiddenFields: true,
      urls: {
        identity: "http://identity/graphql",
        collaboration: defaultUrls.collaboration,
        business: "https://c/graphql?a=b",
      },
    });
  });

  it("can leave scopes, and fields that are hidden from clients, to the subgraphs", () => {
    expect(composeOptions(["--out", "x", "--without-scopes"])?.enforcedScopes).toBe(false);
    expect(composeOptions(["--sdl", "x", "--without-inaccessible"])?.hiddenFields).toBe(false);
  });

  it.each([
    [["--url", "identity=http://a"], "--out or --sdl is missing"],
    [["--out", "x", "--url", "payments=http://a"], '"payments" is no subgraph'],
    [["--out", "x", "--url", "identity=a"], "the URL of identity must begin with http"],
    [["--out", "x", "--url", "identity"], '"identity" has no URL: --url takes <subgraph>=<URL>'],
    [["--out", "x", "--urls", "absent.json"], "absent.json cannot be read: ENOENT"],
    [["--nonsense"], "unknown option"],
  ])("refuse %j with the reason", (args, reason) => {
    expect(() => composeOptions(args)).toThrow(reason);
  });
});
