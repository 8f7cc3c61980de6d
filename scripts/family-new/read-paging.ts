/** Recognizes a list in pages by offset: two parameters, and a body with the rows and perhaps their number. */
import type { Member, ObjectType, OffsetPaging, ValueType } from "./model.ts";
import { isObject, type Json, textIn } from "./read-json.ts";

const OFFSETS = /^(offset|skip|start)$/i;
const LIMITS = /^(limit|take|top|count|(page_?)?size|per_?page|max_?results)$/i;
const TOTALS = /^(total|count|total_?count|total_?results|total_?items)$/i;

/** Largest and default page size, if the document does not state them. */
const UNNAMED_MAX = 100;
const UNNAMED_DEFAULT = 20;

interface PagedList {
  readonly paging: OffsetPaging;
  readonly returns: ValueType;
}

/** @returns undefined if the body has other members, or if there are no parameters for pages */
export function pagingOf(
  parameters: readonly Json[],
  returns: ValueType | undefined,
  types: readonly ObjectType[],
): PagedList | undefined {
  const named = (pattern: RegExp) =>
    parameters.find((one) => one["in"] === "query" && pattern.test(textIn(one, "name") ?? ""));
  const [offset, limit] = [named(OFFSETS), named(LIMITS)];
  const body = returns?.kind === "object" ? types.find(({ name }) => name === returns.name) : undefined;
  if (!offset || !limit || !body) return undefined;
  const isTotal = ({ name, shape }: Member) => shape.kind === "whole" && TOTALS.test(name);
  const [list, ...others] = body.members.filter((one) => !isTotal(one));
  if (list?.shape.kind !== "list" || others.length > 0) return undefined;
  const schema = isObject(limit["schema"]) ? limit["schema"] : {};
  const sizeIn = (key: string) => (typeof schema[key] === "number" ? schema[key] : undefined);
  const maxSize = sizeIn("maximum") ?? UNNAMED_MAX;
  return {
    paging: {
      list: list.name,
      total: body.members.find(isTotal)?.name,
      offset: textIn(offset, "name") ?? "",
      limit: textIn(limit, "name") ?? "",
      maxSize,
      defaultSize: Math.min(maxSize, sizeIn("default") ?? UNNAMED_DEFAULT),
    },
    returns: list.shape,
  };
}
