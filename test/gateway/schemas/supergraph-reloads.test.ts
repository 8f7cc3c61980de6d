/** A changed supergraph is composed and validated in another process, then served; a refused one is not served. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { acceptableSupergraph } from "#gateway/schemas/acceptable-supergraph.ts";
import {
  checkSupergraph,
  type ReloadsOptions,
  SupergraphReloads,
  signatureOf,
} from "#gateway/schemas/supergraph-reloads.ts";

const sdlWith = (fields: string) =>
  `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
type Query { ${fields} }
`;

describe("a changed supergraph", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "supergraph-"));
    write("one: Int two: Int");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (fields: string) => writeFileSync(join(folder, "business.graphql"), sdlWith(fields));

  function watch(more: Partial<ReloadsOptions> = {}) {
    const path = folder;
    const options = {
      path,
      signature: signatureOf(path),
      check: vi.fn(async () => "the text"),
      load: vi.fn(),
      onLoaded: vi.fn(),
      onRefused: vi.fn(),
      everyMs: 0,
      lookMs: 1_000_000,
    };
    return { options, reloads: new SupergraphReloads({ ...options, ...more }) };
  }

  it("is loaded once for each change", async () => {
    const { options, reloads } = watch();
    await reloads.look();
    expect(options.check).not.toHaveBeenCalled();
    write("one: Int");
    await Promise.all([reloads.look(), reloads.look()]);
    await reloads.look();
    expect(options.load.mock.calls).toEqual([["the text"]]);
    expect(options.onLoaded).toHaveBeenCalledTimes(1);
    await reloads.close();
  });

  it("waits for the minimum time since the last reload, and for the turn of this process", async () => {
    const takeTurn = vi.fn(async () => true).mockResolvedValueOnce(false);
    const { options, reloads } = watch({ everyMs: 60_000, takeTurn });
    write("one: Int");
    await reloads.look();
    expect(options.load).not.toHaveBeenCalled();
    await reloads.look();
    expect(options.load).toHaveBeenCalledTimes(1);
    write("one: Int three: Int");
    await reloads.look();
    expect(options.load).toHaveBeenCalledTimes(1);
    await reloads.close();
  });

  it("that is refused is reported with its reasons, and tried again only after another change", async () => {
    const check = vi.fn(async () => Promise.reject(new Error("first reason\nsecond reason")));
    const { options, reloads } = watch({ check });
    write("one: Int");
    await reloads.look();
    await reloads.look();
    expect(options.onRefused.mock.calls).toEqual([[["first reason", "second reason"]]]);
    expect(check).toHaveBeenCalledTimes(1);
    write("one: Int four: Int");
    await reloads.look();
    expect(check).toHaveBeenCalledTimes(2);
    expect(options.load).not.toHaveBeenCalled();
    await reloads.close();
  });

  it("is composed of the SDL in a folder, by a process of its own", async () => {
    const text = await checkSupergraph({ path: folder, documents: {} });
    expect(text).toContain("enum join__Graph");
    expect(text).toMatch(/type Query[^}]*two: Int/);
    write("one: Int two: Unknown");
    await expect(checkSupergraph({ path: folder, documents: {} })).rejects.toThrow(
      "business.graphql:2: [business] Unknown type Unknown",
    );
  });

  it("is refused if it removes a field that a trusted document uses", async () => {
    const served = await acceptableSupergraph({ path: folder, documents: {} });
    const documents = {
      kept: "{ one }",
      broken: "{ one two }",
      old: "{ five }",
      later: "{ ... @defer { one } }",
    };
    write("one: Int");
    await expect(acceptableSupergraph({ path: folder, served, documents })).rejects.toThrow(
      /^Trusted document broken: Cannot query field "two" on type "Query"\.[^\n]*$/,
    );
    const { broken: _, ...others } = documents;
    expect(await acceptableSupergraph({ path: folder, served, documents: others })).toContain("one: Int");
  });
});
