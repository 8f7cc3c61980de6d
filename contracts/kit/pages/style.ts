/**
 * A page style: how a family's lists are asked for, how a page is read, and how the local family
 * cuts one. A style is written once and knows no family.
 */
import type { TSchema } from "typebox";
import type { Params } from "#contracts/kit/params.ts";

/** Start of a list's next page: an offset, a token or an item's id, by style. */
export type Position = string | number;

export interface PageRequest {
  readonly size: number;
  /** Absent for the first page. */
  readonly position?: Position | undefined;
  /** Read towards the start; only where the style can. */
  readonly backward?: boolean;
}

/** An answer as a style reads it. Header names are lower case. */
export interface Answer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface PageRead {
  /**
   * The rows in their places; null for one that cannot be read. Undefined when the body has no list
   * where the style has it.
   */
  readonly items: readonly unknown[] | undefined;
  /** Start of the next page. Undefined on the last. */
  readonly next?: Position | undefined;
  /** True when the page says that others follow, but not where they begin. */
  readonly endless?: boolean;
  readonly total?: number | undefined;
}

/** State of a stand-in service that a style needs to cut a page. */
export interface CutContext {
  /** The family's clock, in milliseconds; tests move it. */
  now(): number;
  /** An opaque token that only this service can have made, good for `ttlMs` when given. */
  seal(value: unknown, ttlMs?: number): string;
  /** @throws Problem 400 when the token is invented, altered or past its time. */
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

/** A form of a list by offsets, beside a form by tokens. */
export interface CountedForm {
  readonly style: Omit<PageStyle<unknown>, "counted">;
  /** The parameters of a list in this form. */
  input(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

export interface PageStyle<Item> {
  readonly name: string;
  /** The parameters that ask for a page; merged into the operation's query. */
  readonly query: Params;
  /** The body of one page. */
  readonly schema: TSchema;
  /** The members that lead to the rows of a body; none where the body is the list itself. */
  readonly list: readonly string[];
  readonly maxSize: number;
  /** True when pages can be read towards the start (`last`/`before`). */
  readonly backward: boolean;
  /** False when a page does not say whether another follows: one row more is asked for instead. */
  readonly tellsNext: boolean;
  /** True when pages of one walk must all have the same size (pages by number). */
  readonly steady?: boolean;
  /** Rows from this offset on cannot be paged to. */
  readonly cap?: number;
  ask(request: PageRequest): Record<string, unknown>;
  read(answer: Answer, request: PageRequest): PageRead;
  /**
   * The position right after the item at `index` of a page, where the style can start anywhere.
   * Without it a cursor within a page is the page's own position and an index.
   */
  after?(item: unknown, index: number, request: PageRequest): Position | undefined;
  /** A second form of the list, which counts its rows, where the preferred form does not. */
  readonly counted?: CountedForm;
  /** Cuts one page of the whole list, in the order the service gives. */
  cut(items: readonly unknown[], query: Readonly<Record<string, unknown>>, context: CutContext): CutPage;
  readonly _item?: Item;
}

/** The list at `key` of a body, or undefined when there is none. */
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

/** The value of a link's parameter. Nothing else of a link is used: no URL of an answer is followed. */
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

/** The offset that a position of an offset style is; 0 at the start. */
export const offsetOf = (position: Position | undefined): number =>
  typeof position === "number" ? position : 0;

/** A page size as asked for: clamped to the style's maximum, the default when absent. */
export function sizeOf(asked: unknown, normal: number, max: number): number {
  return typeof asked === "number" ? Math.min(Math.max(asked, 1), max) : normal;
}
