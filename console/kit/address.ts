/**
 * Addresses within the page, as text. All of an address stands in its fragment, which browsers send to nobody:
 * the tab of the console, and for the explorer the document with its variables. Headers never.
 */
import { isObject, parseJson, textOf } from "./json.ts";

export type Page = "explore" | "reports" | "families" | "links" | "rehearsal" | "settings";
const PAGES: readonly Page[] = ["explore", "reports", "families", "links", "rehearsal", "settings"];

export interface Route {
  readonly page: Page;
  /** Part of the page: a family, a report. */
  readonly item: string;
  /** Part of the item, with what is shown of it: a run of a report. */
  readonly part?: string;
}

/** The place in the console that a fragment names; the explorer for every other. */
export const routeIn = (hash: string): Route => {
  const [page = "", item = "", part = ""] = hash.replace(/^#\/?/, "").split("/");
  const known = PAGES.find((name) => name === page);
  if (!known || known === "explore") return { page: "explore", item: "" };
  return { page: known, item: decodeURIComponent(item), ...(part !== "" && { part }) };
};

/** @param part as `runPart` writes it: the query in it is encoded already */
export const hrefOf = (page: Page, item = "", part = ""): string =>
  `#/${page}${item === "" ? "" : `/${encodeURIComponent(item)}`}${part === "" ? "" : `/${part.replaceAll("/", "%2F")}`}`;

export interface Shared {
  readonly document: string;
  readonly variables: string;
}

/** The fragment that opens a document with its variables. */
export function fragmentOf({ document, variables }: Shared): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify(variables === "" ? [document] : [document, variables]),
  );
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `#/explore/${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The document of such a fragment, or of an address of the older form `/?query=`; undefined where there is none. */
export function sharedIn({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): Shared | undefined {
  const [, text] = /^#\/explore\/([\w-]+)$/.exec(hash) ?? [];
  if (text !== undefined) {
    try {
      const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
      const parts = parseJson(new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0))));
      if (Array.isArray(parts) && typeof parts[0] === "string")
        return { document: parts[0], variables: textOf(parts[1]) };
    } catch {
      // A damaged link opens the console as it was left.
    }
    return undefined;
  }
  const asked = new URLSearchParams(search);
  const document = asked.get("query");
  if (document === null || document === "") return undefined;
  const variables = asked.get("variables") ?? "";
  return { document, variables: isObject(parseJson(variables)) ? variables : "" };
}

/**
 * The address that shows a document, or undefined where the page's address is not the explorer's. The address
 * itself is asked, because the event that moves the console comes after the reader's step: a reader who has just
 * left the explorer would be taken back.
 */
export const addressOf = (
  { hash, pathname }: { readonly hash: string; readonly pathname: string },
  shared: Shared,
): string | undefined => (routeIn(hash).page === "explore" ? `${pathname}${fragmentOf(shared)}` : undefined);
