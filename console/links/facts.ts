/** By what a link joins objects, and what it costs in REST calls: from the page that lists all links. */
import page from "../../docs/links.md?raw";

export interface LinkFacts {
  /** `e-mail address` */
  readonly by: string;
  /** `one call for 100`, without its operation. */
  readonly cost: string;
}

/** The rows of the tables of `docs/links.md`, by coordinate; a row may list several. */
export function factsIn(text: string): ReadonlyMap<string, LinkFacts> {
  const rows = text.matchAll(/^\| (`\w+\.\w+`[^|]*) \| ([^|]*) \| ([^|\n]*) \|$/gm);
  return new Map(
    [...rows].flatMap(([, coordinates = "", by = "", cost = ""]) =>
      [...coordinates.matchAll(/`(\w+\.\w+)`/g)].map(([, coordinate = ""]): [string, LinkFacts] => [
        coordinate,
        {
          by: by.trim(),
          cost: cost
            .trim()
            .replace(/^`[\w.]+` once/, "one call")
            .replaceAll("`", ""),
        },
      ]),
    ),
  );
}

const facts = factsIn(page);

/** `by e-mail address: one call for 100`; empty for a link within a family, which the page does not list. */
export function linkText(coordinate: string): string {
  const found = facts.get(coordinate);
  if (!found) return "";
  return `by ${found.by}: ${found.cost === "none" ? "no REST call" : found.cost}`;
}
