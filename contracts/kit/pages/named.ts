/** Pages with names as the interface has them, for lists in no style of a family (`npm run family:new`). */
import Type, { type TSchema } from "typebox";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { optional, type StaticOf } from "#contracts/kit/params.ts";
import { byNumber, mayGoOn, pageOf, rowsFrom } from "./numbered.ts";
import {
  type Answer,
  type CutContext,
  listAt,
  memberOf,
  numberOf,
  offsetOf,
  type PageRead,
  type PageRequest,
  type PageStyle,
  parameterOf,
  sizeOf,
  textOf,
} from "./style.ts";
import { tokenPage } from "./token.ts";

/** Parameters and members of a page. Members are paths with dots: `meta.total`. */
export interface PageNames {
  readonly by: "offset" | "page" | "cursor";
  /** Parameter with the number of rows to skip, the number of the page, or the cursor. */
  readonly position: string;
  /** Parameter with the most rows of a page. Without it, all pages have `maxSize` rows. */
  readonly size?: string;
  /** The list. */
  readonly rows: string;
  /** The number of all rows. */
  readonly total?: string;
  /** The next cursor, or a link with it. Without it, the cursor is the id of the last row. */
  readonly next?: string;
  /** True if more rows follow. */
  readonly more?: string;
  /** The page's number, its most rows, and the number of pages. */
  readonly page?: string;
  readonly length?: string;
  readonly pages?: string;
  /** Number of the first page; 1 by default. */
  readonly firstPage?: number;
  readonly maxSize: number;
  readonly defaultSize: number;
}

const stepsOf = (path: string | undefined): readonly string[] => path?.split(".") ?? [];
const valueAt = (body: unknown, path: string | undefined): unknown =>
  path === undefined ? undefined : stepsOf(path).reduce(memberOf, body);

/** Wraps values by their paths: members of one object are wrapped together. Values without a path are left out. */
function nested<Value>(
  values: readonly (readonly [path: string | undefined, value: Value])[],
  wrap: (members: Record<string, Value>) => Value,
): Value {
  const members = new Map<string, [path: string | undefined, value: Value][]>();
  for (const [path, value] of values) {
    const [first, ...rest] = stepsOf(path);
    if (first === undefined) continue;
    members.set(first, [...(members.get(first) ?? []), [rest.join(".") || undefined, value]]);
  }
  return wrap(
    Object.fromEntries(
      [...members].map(([name, inner]) => {
        const [[path, value] = []] = inner;
        return [name, path === undefined ? (value as Value) : nested(inner, wrap)];
      }),
    ),
  );
}

/**
 * Pages by offset, by number or by cursor.
 * @example namedPages(Meal, { by: "page", position: "page", size: "limit", rows: "data", maxSize: 50, defaultSize: 20 })
 */
export function namedPages<S extends TSchema>(item: S, names: PageNames): PageStyle<StaticOf<S>> {
  const {
    by,
    position: parameter,
    size,
    rows,
    total,
    next,
    more,
    maxSize,
    defaultSize,
    firstPage = 1,
  } = names;
  const lengthOf = (asked: number) => (size === undefined ? maxSize : asked);

  function readByCursor({ body }: Answer): PageRead {
    const items = listAt(body, ...stepsOf(rows));
    const text = textOf(next === undefined ? memberOf(items?.at(-1), "id") : valueAt(body, next));
    const goesOn = valueAt(body, more);
    const cursor =
      goesOn === false || text === undefined ? undefined : (parameterOf(text, parameter) ?? text);
    return {
      items,
      total: numberOf(valueAt(body, total)),
      next: cursor,
      endless: goesOn === true && cursor === undefined,
    };
  }

  function readByNumber({ body }: Answer, { position, size: asked }: PageRequest): PageRead {
    const items = listAt(body, ...stepsOf(rows));
    const length = lengthOf(asked);
    const request = { position, size: length };
    const count = numberOf(valueAt(body, total));
    const end = offsetOf(position) + (items?.length || length);
    const said = valueAt(body, more);
    const goesOn =
      typeof said === "boolean"
        ? said
        : by === "page" || count === undefined
          ? mayGoOn(items, request, count)
          : end < count;
    if (by === "page") return { ...rowsFrom(items, request, length, goesOn), total: count };
    return { items, total: count, next: goesOn ? end : undefined };
  }

  function cutAt(items: readonly unknown[], position: unknown, length: number, context: CutContext) {
    if (by === "cursor" && next !== undefined) return tokenPage(items, position, length, context);
    const last = items.findIndex((row) => memberOf(row, "id") === position);
    if (by === "cursor" && position !== undefined && last < 0)
      throw new Problem(400, "The list has no such object", { field: parameter });
    const start =
      by === "cursor"
        ? last + 1
        : by === "page"
          ? ((numberOf(position) ?? firstPage) - firstPage) * length
          : (numberOf(position) ?? 0);
    const page = items.slice(start, start + length);
    return { page, next: start + length < items.length ? String(start + length) : undefined };
  }

  return {
    name: `namedPages by ${by}`,
    ...(by === "page" && { steady: true }),
    ...(by !== "cursor" && { after: byNumber.after }),
    query: {
      [parameter]: optional(
        by === "cursor" ? Type.String() : Type.Integer({ minimum: by === "page" ? firstPage : 0 }),
      ),
      ...(size !== undefined && { [size]: optional(Type.Integer({ minimum: 1 })) }),
    },
    schema: nested<TSchema>(
      [
        [rows, Type.Array(item)],
        [next, Type.Optional(Type.Union([Type.String(), Type.Null()]))],
        [more, Type.Boolean()],
        ...[total, names.page, names.length, names.pages].map((path) => [path, Type.Integer()] as const),
      ],
      (members) => Type.Object(members),
    ),
    list: stepsOf(rows),
    maxSize,
    backward: false,
    tellsNext: by !== "offset" || total !== undefined || more !== undefined,
    ask: (request) => ({
      ...(size !== undefined && { [size]: request.size }),
      ...(by === "page"
        ? { [parameter]: pageOf(request, lengthOf(request.size)) - 1 + firstPage }
        : request.position !== undefined && { [parameter]: request.position }),
    }),
    read: by === "cursor" ? readByCursor : readByNumber,
    cut(items, query, context) {
      const length = size === undefined ? maxSize : sizeOf(query[size], defaultSize, maxSize);
      const found = cutAt(items, query[parameter], length, context);
      return {
        body: nested<unknown>(
          [
            [rows, found.page],
            [next, found.next ?? null],
            [more, found.next !== undefined],
            [total, items.length],
            [names.page, numberOf(query[parameter]) ?? firstPage],
            [names.length, length],
            [names.pages, Math.ceil(items.length / length)],
          ],
          (members) => members,
        ),
      };
    },
  };
}
