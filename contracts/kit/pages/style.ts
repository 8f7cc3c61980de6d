/**
 * A page style: requests pages of a family's lists, reads them, and cuts them in the stand-in service. A style does
 * not depend on a family.
 */
import type { TSchema } from "typebox";
import type { Params } from "#contracts/kit/params.ts";

/** Start of a list's next page: an offset, a token or an item's id, by style. */
export type Position = string | number;

export interface PageRequest {
  readonly size: number;
  /** Absent for the first page. */
  readonly position?: Position | undefined;
  /** True to read towards the start, if the style supports it. */
  readonly backward?: boolean;
}

/** An answer as a style reads it. Header names are lower case. */
export interface Answer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface PageRead {
  /**
   * Rows in their places; null for a row that cannot be read. Undefined if the body has no list at the style's
   * place.
   */
  readonly items: readonly unknown[] | undefined;
  /** Start of the next page. Undefined on the last. */
  readonly next?: Position | undefined;
  /** True if the page says that more rows follow, but not where they begin. */
  readonly endless?: boolean;
  readonly total?: number | undefined;
}

/** State of a stand-in service that a style needs to cut a page. */
export interface CutContext {
  /** The family's clock, in milliseconds; tests move it. */
  now(): number;
  /** Creates an opaque token that only this service can create, valid for `ttlMs` if given. */
  seal(value: unknown, ttlMs?: number): string;
  /** @throws Problem 400 if the token is invented, altered or expired */
  open(token: string): unknown;
  /** The path of the request, for links to the next page. */
  readonly path: string;
  /** The query as sent, for links to the next page. */
  readonly search: URLSearchParams;
}

export interface CutPage {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A form of a list by page numbers, beside its form by tokens. */
export interface CountedForm {
  readonly style: Omit<PageStyle<unknown>, "counted">;
  /** Converts the parameters of a list to this form. */
  input(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

export interface PageStyle<Item> {
  readonly name: string;
  /** Parameters that request a page; merged into the operation's query. */
  readonly query: Params;
  /** The body of one page. */
  readonly schema: TSchema;
  /** Path of the rows in a body; empty if the body is the list itself. */
  readonly list: readonly string[];
  readonly maxSize: number;
  /** True when pages can be read towards the start (`last`/`before`). */
  readonly backward: boolean;
  /** False if a page does not say that another follows. Then one more row is requested. */
  readonly tellsNext: boolean;
  /** True when pages of one walk must all have the same size (pages by number). */
  readonly steady?: boolean;
  /** Offset from which rows cannot be reached. */
  readonly cap?: number;
  ask(request: PageRequest): Record<string, unknown>;
  read(answer: Answer, request: PageRequest): PageRead;
  /**
   * Returns the position right after the item at `index` of a page, if the style can start anywhere. Otherwise a
   * cursor within a page has the page's own position and an index.
   */
  after?(item: unknown, index: number, request: PageRequest): Position | undefined;
  /** A second form of the list, which counts its rows, if the preferred form does not. */
  readonly counted?: CountedForm;
  /** Cuts one page from the whole list, in the order of the service. */
  cut(items: readonly unknown[], query: Readonly<Record<string, unknown>>, context: CutContext): CutPage;
  readonly _item?: Item;
}

/** The list at a path of a body; undefined if there is none. */
export function listAt(body: unknown, ...path: readonly string[]): readonly unknown[] | undefined {
  let value = body;
  for (const key of path) value = memberOf(value, key);
  return Array.isArray(value) ? value : undefined;
}

export function memberOf(body: unknown, key: string): unknown {
  return typeof body === "object" && body !== null && Object.hasOwn(body, key)
    ? (body as Record<string, unknown>)[key]
    : undefined;
}

export const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" ? value : undefined;
/** A non-empty string: families write "no further page" as null, as nothing, or as "". */
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Value of a parameter of a link. Only the parameter is used, because URLs in responses are never followed. */
export function parameterOf(link: unknown, name: string): string | undefined {
  if (typeof link !== "string") return undefined;
  const query = link.split("#", 1)[0]?.split("?").slice(1).join("?");
  return (query && new URLSearchParams(query).get(name)) || undefined;
}

/** True if an answer has a link to the page after it. Undefined if the answer has no links. */
export function hasLink(links: unknown, name = "next"): boolean | undefined {
  const link = memberOf(links, name);
  if (link === undefined) return undefined;
  return typeof link === "object" && link !== null
    ? textOf(memberOf(link, "href")) !== undefined
    : link !== null && link !== "";
}

/** Offset of a position of an offset style; 0 for the start. */
export const offsetOf = (position: Position | undefined): number =>
  typeof position === "number" ? position : 0;

/** A requested page size, clamped to the style's maximum; the default if it is absent. */
export function sizeOf(asked: unknown, normal: number, max: number): number {
  return typeof asked === "number" ? Math.min(Math.max(asked, 1), max) : normal;
}
