/** References in pages exist. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { manifestOf, type RootManifest } from "#scripts/package/manifest.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as RootManifest & {
  readonly scripts: Readonly<Record<string, string>>;
};
const { scripts } = manifest;

/** Imports from the package. */
const imports = new Set(Object.keys(manifestOf(manifest).exports).map((path) => join("tributary", path)));

/** Files of the repository as Git has them: an empty folder that a move left behind does not exist. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 1 << 24,
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));

/** All files and the folders above them. */
const paths = new Set(
  files.flatMap((file) => {
    const parts = file.split("/");
    return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  }),
);
const exists = (path: string): boolean => paths.has(path.replace(/\/$/, ""));

const pages = files.filter((file) => file === "README.md" || /^docs\/(?!requirements\/).*\.md$/.test(file));

/** A page without its blocks of code. */
const proseOf = (page: string): string =>
  readFileSync(join(root, page), "utf8").replace(/^(```|~~~)[\s\S]*?^\1/gm, "");

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ +(.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replace(/ /g, "-"),
  );

/** Spans that look like paths of this repository: media types, networks, files that a build makes. */
const OTHER_SPANS = /^(application|text|image|multipart)\/|^\d+(\.\d+){3}\/\d+$|^dist\//;
const isPath = (span: string): boolean => /^[\w.-]+(\/[\w.@-]+)+\/?$/.test(span) && !OTHER_SPANS.test(span);

const spansOf = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);

/** A source file without its comments, which may name removed things. */
const withoutComments = (file: string): string =>
  readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Names that a reader of the recipe replaces. */
const PLACEHOLDERS = new Set(["XMapper"]);

describe.each(pages)("the page %s", (page) => {
  const text = proseOf(page);

  it("links only to pages, headings and files that exist", () => {
    const broken = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const file = path === "" ? page : relative(root, join(root, dirname(page), path));
        if (!exists(file)) return true;
        return anchor !== undefined && file.endsWith(".md") && !anchorsOf(file).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  it("names only files, folders and commands that exist", () => {
    const spans = spansOf(text);
    // Pages in the folder of an example name its own files.
    const isHere = (span: string) =>
      exists(page.startsWith("docs/examples/") ? join(dirname(page), span) : span) || exists(span);
    const missing = spans.filter((span) => isPath(span) && !isHere(span) && !imports.has(span));
    const commands = spans.flatMap((span) => /\bnpm run (?:-s )?([\w:-]+)/.exec(span)?.[1] ?? []);
    expect([...missing, ...commands.filter((name) => !Object.hasOwn(scripts, name))]).toEqual([]);
  });
});

describe("the recipe for a family", () => {
  it("names only functions, options and members that the source has", () => {
    const sources = files.filter((file) => /\.(ts|graphql)$/.test(file));
    const words = new Set(sources.flatMap((file) => withoutComments(file).match(/[A-Za-z_]\w*/g) ?? []));
    const named = spansOf(proseOf("docs/adding-a-family.md"))
      .filter((span) => !isPath(span) && /^@?[A-Za-z_][\w.]*(\(.*\))?$/.test(span))
      .flatMap((span) => span.replace(/"[^"]*"/g, "").match(/[A-Za-z_]\w*/g) ?? []);
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !words.has(name) && !PLACEHOLDERS.has(name))).toEqual([]);
  });
});

describe("the page about the architecture", () => {
  it("answers twelve questions, each with a file that exists", () => {
    const [, section = ""] = proseOf("docs/architecture.md").split("## Twelve questions\n");
    const rows = section.split("\n").filter((line) => line.startsWith("| …"));
    expect(rows).toHaveLength(12);
    const unanswered = rows.filter((row) => {
      const [, , answer = ""] = row.split(" | ".trim());
      return !spansOf(answer).some((span) => isPath(span) && exists(span));
    });
    expect(unanswered).toEqual([]);
  });
});
