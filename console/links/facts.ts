/** By what a link joins objects, and what it costs in REST calls: from the page that lists all links. */
import type { DeclaredOperation } from "#console/data/declared.ts";
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

/**
 * `by e-mail address: one call for 100`; empty for a link within a family, which the page does not list.
 * @param declared Operations of declared families that the link has.
 */
export function linkText(coordinate: string, declared: readonly DeclaredOperation[] = []): string {
  const found = facts.get(coordinate);
  const [operation] = declared;
  if (operation) return declaredText(operation);
  if (!found) return "";
  return `by ${found.by}: ${found.cost === "none" ? "no REST call" : found.cost}`;
}

/** `by email: one call each, newsletter.graphql:12:5` */
function declaredText({ by, perCall, place }: DeclaredOperation): string {
  const cost = perCall > 1 ? `one call for ${perCall}` : "one call each";
  return `${by.length === 0 ? "" : `by ${by.join(", ")}: `}${cost}, ${place}`;
}
