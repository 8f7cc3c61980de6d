/**
 * Addresses within the page. All state is in the fragment, which browsers do not send: the page of the console,
 * and for the explorer the document with its variables. Headers are never in it.
 */
import { isObject, parseJson, textOf } from "./json.ts";

export type Page = "explore" | "reports" | "families" | "links" | "rehearsal" | "settings";
const PAGES: readonly Page[] = ["explore", "reports", "families", "links", "rehearsal", "settings"];

export interface Route {
  readonly page: Page;
  /** Part of the page: a family, a report. */
  readonly item: string;
  /** Part of the item: a run of a report, and the figure that is open. */
  readonly part?: string;
}

/** Reads the route of a fragment. Unknown fragments lead to the explorer. */
export const routeIn = (hash: string): Route => {
  const [page = "", item = "", part = ""] = hash.replace(/^#\/?/, "").split("/");
  const known = PAGES.find((name) => name === page);
  if (!known || known === "explore") return { page: "explore", item: "" };
  return { page: known, item: decodeURIComponent(item), ...(part !== "" && { part }) };
};

/** @param part as `runPart` writes it: the query in it is encoded already */
export const hrefOf = (page: Page, item = "", part = ""): string =>
  `#/${page}${item === "" ? "" : `/${encodeURIComponent(item)}`}${part === "" ? "" : `/${part.replaceAll("/", "%2F")}`}`;

export interface SharedDocument {
  readonly document: string;
  readonly variables: string;
}

/** The fragment that opens a document with its variables. */
export function fragmentOf({ document, variables }: SharedDocument): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify(variables === "" ? [document] : [document, variables]),
  );
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `#/explore/${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Reads the document in a fragment of `fragmentOf`, or in an old address `/?query=`; undefined if there is none. */
export function sharedIn({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): SharedDocument | undefined {
  const [, text] = /^#\/explore\/([\w-]+)$/.exec(hash) ?? [];
  if (text !== undefined) {
    try {
      const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
      const parts = parseJson(new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0))));
      if (Array.isArray(parts) && typeof parts[0] === "string")
        return { document: parts[0], variables: textOf(parts[1]) };
    } catch {
      // A damaged link opens the console in its last state.
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
 * Address with a document; undefined if the page's address is not the explorer's. `route` is not used here, because
 * it follows the address later, by an event: a reader who has just left the explorer would be taken back.
 */
export const addressOf = (
  { hash, pathname }: { readonly hash: string; readonly pathname: string },
  shared: SharedDocument,
): string | undefined => (routeIn(hash).page === "explore" ? `${pathname}${fragmentOf(shared)}` : undefined);
