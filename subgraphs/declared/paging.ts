/** `@paging`: lists that a service returns page by page. They are Relay connections like those of all families. */
import { offsetOf, type PageRequest, parameterOf } from "#contracts/kit/pages/style.ts";
import type { Page, Paged } from "#subgraphs/kit/loading/connection.ts";
import type { Scope } from "./mapping/evaluate.ts";
import { isMembers } from "./mapping/methods.ts";
import type { Value } from "./mapping/syntax.ts";
import type { Paging } from "./model.ts";

/** Facts for the paging of a list. */
export const pagedBy = ({ by, most, more, total, link }: Paging): Paged => ({
  maxSize: most,
  backward: false,
  tellsNext: by === "cursor" || link || more !== undefined || total !== undefined,
  steady: by === "page",
  ...(by !== "cursor" && {
    after: (_item: unknown, index: number, { position }: PageRequest) => offsetOf(position) + index + 1,
  }),
});

/** The query parameters that request a page. Pages by number begin only at multiples of their length. */
export function parametersOf(paging: Paging, request: PageRequest): readonly (readonly [string, Value])[] {
  const { by, parameter, firstPage, size } = paging;
  const { position } = request;
  const at =
    by === "page" ? Math.floor(offsetOf(position) / lengthOf(paging, request)) + firstPage : position;
  return [
    ...(size === undefined ? [] : [[size, request.size] as const]),
    ...(at === undefined ? [] : [[parameter, at] as const]),
  ];
}

const lengthOf = ({ size, most }: Paging, request: PageRequest): number =>
  size === undefined ? most : request.size;

/** Reads a page. @param value The value of the selection: its rows. */
export function readRows(paging: Paging, value: Value, scope: Scope, request: PageRequest): Page {
  const { by, parameter, link, next } = paging;
  const items: readonly unknown[] = Array.isArray(value) ? value : isMembers(value) ? [value] : [];
  const total = countIn(paging.total?.evaluate(scope));
  const address = link ? nextLink(scope) : undefined;
  if (by === "cursor") {
    const found = address ?? next?.evaluate(scope);
    const text = typeof found === "number" ? String(found) : found;
    const cursor =
      typeof text !== "string" || text === "" ? undefined : (parameterOf(text, parameter) ?? text);
    const ends = paging.more?.evaluate(scope) === false || cursor === undefined || isAddress(cursor);
    return { items, total, ...(!ends && { next: cursor }) };
  }
  const length = lengthOf(paging, request);
  const offset = offsetOf(request.position);
  // Rows of the same page before the position.
  const before = by === "page" ? offset % length : 0;
  const end = by === "page" ? offset - before + length : offset + items.length;
  const more = paging.more?.evaluate(scope);
  const goesOn =
    typeof more === "boolean"
      ? more
      : link
        ? address !== undefined
        : total === undefined
          ? items.length >= length
          : end < total;
  return { items: items.slice(before), total, ...(goesOn && items.length > 0 && { next: end }) };
}

const countIn = (value: Value): number | undefined => {
  const count = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

/** True for an address that lacks the parameter of the cursor. */
const isAddress = (text: string): boolean => /^https?:\/\//.test(text);

/** The address of the next page in the header `Link`. */
function nextLink({ variables: { response } }: Scope): string | undefined {
  const headers = isMembers(response) ? response["headers"] : undefined;
  const links = isMembers(headers) ? headers["link"] : undefined;
  const text = Array.isArray(links) ? links.join(", ") : "";
  return /<([^<>]*)>\s*(?:;[^,<>]*)?;\s*rel="?next"?/i.exec(text)?.[1];
}
