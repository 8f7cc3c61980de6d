/** Figures of runs in addresses. */
import type { FigureName } from "#reports/words/figure.ts";

const TEXTS = ["unit", "label", "series", "timeZone"] as const;

/** A figure as the query of an address. */
export function figureQuery({ column, row, ...others }: FigureName): string {
  const query = new URLSearchParams({ behind: column });
  if (row !== undefined) query.set("row", String(row));
  for (const name of TEXTS) {
    const text = others[name];
    if (text !== undefined) query.set(name, text);
  }
  return query.toString();
}

/** A run in an address, perhaps with a figure of it. */
export interface ShownRun {
  /** Empty for none. */
  readonly id: string;
  readonly figure: FigureName | undefined;
}

/** Part of an address that shows a run. @example runPart("4f1c", { column: "paid", row: 3 }) // "4f1c?behind=paid&row=3" */
export const runPart = (id: string, figure?: FigureName): string =>
  figure ? `${id}?${figureQuery(figure)}` : id;

/** The run of a part of an address. */
export function runIn(part: string): ShownRun {
  const [id = "", text = ""] = part.split("?");
  const query = new URLSearchParams(text);
  const column = query.get("behind");
  const row = query.get("row") ?? "";
  const texts = TEXTS.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : []));
  const figure: FigureName | undefined =
    column === null
      ? undefined
      : { column, ...(/^\d+$/.test(row) && { row: Number(row) }), ...Object.fromEntries(texts) };
  return { id, figure };
}
