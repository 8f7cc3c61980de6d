/** A file that cannot be written is found before the composition, which takes seconds. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { defaultUrls } from "#gateway/schemas/compose.ts";
import { CommandError } from "#scripts/cli/exit.ts";
import { run } from "#scripts/compose.ts";

const composed = vi.hoisted(() => vi.fn(async () => ({ supergraphSdl: "", apiSdl: "", warnings: [] })));
vi.mock("#gateway/schemas/compose.ts", async (original) => ({
  ...(await original<object>()),
  compose: composed,
}));

describe("tributary compose --out", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "compose-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (out: string) =>
    run({ out, sdl: undefined, urls: defaultUrls, enforcedScopes: true, hiddenFields: true });

  it.each([
    ["a folder", "", /: it is a folder$/],
    ["a file of a folder that is not there", "none/a.graphql", /none\/a\.graphql cannot be written: ENOENT/],
  ])("composes no supergraph for %s", async (_, name, message) => {
    const written = write(join(folder, name));
    await expect(written).rejects.toThrow(CommandError);
    await expect(written).rejects.toThrow(message);
    expect(composed).not.toHaveBeenCalled();
  });

  it("composes once for a file that can be written", async () => {
    await write(join(folder, "a.graphql"));
    expect(composed).toHaveBeenCalledOnce();
  });
});
