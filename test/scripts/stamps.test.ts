/** Files are made again only when a source of them, or a file itself, has changed. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeOnce } from "#scripts/stamps.mjs";

describe("files with a stamp", () => {
  let folder: string;
  let runs: number;
  const at = (name: string) => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tributary-stamps-"));
    runs = 0;
    writeFileSync(at("source"), "1");
    writeFileSync(at("helper.mjs"), "export const letter = 'a';");
    writeFileSync(at("program.mjs"), 'import { letter } from "./helper.mjs"; console.log(letter);');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Makes `result` of the sources, and counts. */
  const make = (during: () => void = () => {}) =>
    makeOnce({
      stamp: at("stamps/result"),
      sources: [at("source"), at("result")],
      program: at("program.mjs"),
      made: [at("result")],
      async make() {
        runs += 1;
        const text = readFileSync(at("source"), "utf8");
        during();
        writeFileSync(at("result"), `made of ${text}`);
      },
    });

  it("are made once while no source changes", async () => {
    await make();
    await make();
    expect([runs, readFileSync(at("result"), "utf8")]).toEqual([1, "made of 1"]);
  });

  it.each([
    ["a source changes", () => writeFileSync(at("source"), "2"), "made of 2"],
    [
      "a module of their program changes",
      () => writeFileSync(at("helper.mjs"), "export const letter = 'b';"),
      "made of 1",
    ],
    ["somebody edits them", () => writeFileSync(at("result"), "by hand"), "made of 1"],
    ["they are missing", () => rmSync(at("result")), "made of 1"],
    ["their stamp is missing", () => rmSync(at("stamps"), { recursive: true }), "made of 1"],
    ["their stamp is of an older version", () => writeFileSync(at("stamps/result"), "4f1c2a"), "made of 1"],
  ])("are made again when %s", async (_case, change, result) => {
    await make();
    change();
    await make();
    await make();
    expect([runs, readFileSync(at("result"), "utf8")]).toEqual([2, result]);
  });

  it("are made again if a source changed during the first time", async () => {
    await make(() => writeFileSync(at("source"), "2"));
    await make();
    expect([runs, readFileSync(at("result"), "utf8")]).toEqual([2, "made of 2"]);
  });

  it("have no stamp when their program fails", async () => {
    const failing = make(() => {
      throw new Error("no disk");
    });
    await expect(failing).rejects.toThrow("no disk");
    expect(existsSync(at("stamps/result"))).toBe(false);
    await make();
    expect(runs).toBe(2);
  });
});
