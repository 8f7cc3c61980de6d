/** Facts about links from `docs/links.md`: the key that joins the objects, and the cost in REST calls. */
import type { DeclaredOperation } from "#console/data/declared.ts";
import page from "../../docs/links.md?raw";

export interface LinkFacts {
  /** `e-mail address` */
  readonly by: string;
  /** For example `one call for 100`, without the name of the operation. */
  readonly cost: string;
}

/** Reads the facts by coordinate from the tables of `docs/links.md`. A row may list several coordinates. */
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
 * Text such as `by e-mail address: one call for 100`. Empty for a link within a family, which the page does not list.
 * @param declared operations of declared families that the link calls
 */
export function linkText(coordinate: string, declared: readonly DeclaredOperation[] = []): string {
  const found = facts.get(coordinate);
  const [operation] = declared;
  if (operation) return declaredText(operation);
  if (!found) return "";
  return `by ${found.by}: ${found.cost === "none" ? "no REST call" : found.cost}`;
}

/** Text such as `by email: one call each, newsletter.graphql:12:5`. */
function declaredText({ by, perCall, place }: DeclaredOperation): string {
  const cost = perCall > 1 ? `one call for ${perCall}` : "one call each";
  return `${by.length === 0 ? "" : `by ${by.join(", ")}: `}${cost}, ${place}`;
}
