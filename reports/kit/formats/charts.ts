/** The charts of a report as JSON with exact figures, for other programs to draw. */
import { figuresOf } from "#reports/kit/rows/chart.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { collectRows, type Format } from "./format.ts";

/** Largest number of rows for figures, because they are all in memory. */
const MOST_ROWS = 100_000;

/** @throws UsageError if a chart would have too many rows */
export const charts: Format = async function* ({ columns, rows, chart, rowsMark }) {
  const all = await collectRows(rows, (count) => {
    if (count > MOST_ROWS) throw new UsageError(`A chart is made of at most ${MOST_ROWS} rows`);
  });
  const spec = chart(all);
  yield `${JSON.stringify({ charts: spec ? figuresOf(spec, columns, all, rowsMark()) : [] }, null, 2)}\n`;
};
