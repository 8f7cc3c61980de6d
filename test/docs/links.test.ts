/** Pages for people name what exists. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const pages = ["README.md", ...pagesBelow("docs")];
/** What a path in a page begins with, when it is one of this repository. */
const FOLDERS = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|coverage|\.\w+)$/.test(entry.name))
  .map(({ name }) => name);

function pagesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "requirements" ? [] : pagesBelow(path);
    return path.endsWith(".md") ? [path] : [];
  });
}

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

const isPath = (span: string): boolean =>
  /^[\w.-]+(\/[\w.@-]+)+\/?$/.test(span) && FOLDERS.includes(span.split("/")[0] ?? "");

describe.each(pages)("the page %s", (page) => {
  const text = proseOf(page);

  it("links only to pages, headings and files that exist", () => {
    const broken = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const file = path === "" ? page : relative(root, join(root, dirname(page), path));
        if (!existsSync(join(root, file))) return true;
        return anchor !== undefined && file.endsWith(".md") && !anchorsOf(file).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  it("names only files, folders and commands that exist", () => {
    const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
    const missing = spans.filter((span) => isPath(span) && !existsSync(join(root, span)));
    const commands = spans.flatMap((span) => /\bnpm run (?:-s )?([\w:-]+)/.exec(span)?.[1] ?? []);
    expect([...missing, ...commands.filter((name) => !Object.hasOwn(scripts, name))]).toEqual([]);
  });
});
