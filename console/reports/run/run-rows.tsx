/** The rows of a run: those of its result, or those of its tables while they are read. */
import { useEffect, useState } from "react";
import { openObjects, typeOfId } from "#console/data/objects.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { countText } from "#console/kit/figures.ts";
import { useStore } from "#console/kit/store.ts";
import { type RowsPage, type Run, type RunColumn, type RunRow, readRows } from "#console/reports/api.ts";
import { CellText, isFigure, Pager } from "#console/reports/cells.tsx";
import { Empty } from "#console/ui/parts.tsx";
import type { FigureName } from "#reports/words/figure.ts";
import { markWords } from "#reports/words/worth.ts";

const PAGE = 200;
/** Number of rows of a table that are shown during the run. */
const LATEST = 20;

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface RowsProps {
  readonly id: string;
  onFigure(figure: FigureName): void;
}

export function Rows({ id, onFigure }: RowsProps) {
  const [offset, setOffset] = useState(0);
  const [page, setPage] = useState<RowsPage | undefined>(undefined);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let gone = false;
    readRows(id, offset, PAGE).then(
      (next) => {
        if (!gone) setPage(next);
      },
      (error: unknown) => {
        if (!gone) setProblem(problemOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [id, offset]);
  if (problem !== "") return <p className="warning">{problem}</p>;
  if (!page) return <Empty title="Reading the rows…" />;
  if (page.total === 0) return <Empty title="The report has no rows" />;
  return (
    <>
      <RowsTable page={page} onFigure={onFigure} />
      <Pager offset={offset} size={PAGE} total={page.total} onOffset={setOffset} />
    </>
  );
}

/** The latest rows of one table; nothing while there are none. */
export function RowsSoFar({ run }: { readonly run: Run }) {
  const { id, tablesSoFar, progressRows } = run;
  const [chosen, setChosen] = useState("");
  const [page, setPage] = useState<RowsPage | undefined>(undefined);
  const table = tablesSoFar.includes(chosen) ? chosen : tablesSoFar.at(-1);
  useEffect(() => {
    if (table === undefined || progressRows === 0) return;
    let gone = false;
    readRows(id, 0, LATEST, table).then(
      (next) => {
        if (!gone) setPage(next);
      },
      // Errors are ignored, because the rows of the result follow soon.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id, table, progressRows]);
  if (table === undefined || !page) return null;
  return (
    <section aria-label="Rows so far">
      <div className="button-row">
        <label>
          First rows of{" "}
          <select value={table} onChange={(event) => setChosen(event.target.value)}>
            {tablesSoFar.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <span className="faint">{countText(page.total, "row")} so far</span>
      </div>
      <RowsTable page={page} />
    </section>
  );
}

interface RowsTableProps {
  readonly page: RowsPage;
  /** Opens the rows behind a figure of the result. */
  readonly onFigure?: (figure: FigureName) => void;
}

export function RowsTable({ page, onFigure }: RowsTableProps) {
  return (
    <section className="table-scroll plain-scroll run-rows" tabIndex={0} aria-label="Rows of the run">
      <table>
        <thead>
          <tr>
            {page.columns.map(({ key, label, type, mark }) => (
              <th key={key} className={isFigure(type) ? "number" : undefined}>
                {label}
                {markWords(mark) !== "" && <small className="warning"> {markWords(mark)}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <tr key={row.id}>
              {page.columns.map((column, at) => (
                <td key={column.key} className={isFigure(column.type) ? "number" : undefined}>
                  {onFigure && opensRows(column) && row.cells[at] !== null ? (
                    <button
                      type="button"
                      className="link"
                      title={`Open the rows behind ${column.label}`}
                      onClick={() => onFigure({ column: column.key, row: row.id })}
                    >
                      <CellText value={row.cells[at]} type={column.type} />
                    </button>
                  ) : (
                    <RunCell row={row} at={at} type={column.type} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** True if cells of a column open the rows behind them. If a row is not combined, its only source is itself. */
const opensRows = ({ behind, isGrouped, type }: RunColumn): boolean =>
  isFigure(type) && isGrouped && behind !== undefined && behind.why === "";

/** A cell with objects opens them in the explorer. */
function RunCell({ row, at, type }: { readonly row: RunRow; readonly at: number; readonly type: string }) {
  const value = row.cells[at];
  const schema = useStore(loadedSchema, (loaded) => loaded?.schema);
  const own = typeof value === "string" ? [value] : [];
  const ids = [...(row.objects[at] ?? []), ...own].filter((id) => typeOfId(id, schema) !== undefined);
  const [first] = ids;
  if (first === undefined || value === null) return <CellText value={value} type={type} />;
  const distinct = [...new Set(ids)];
  const what = distinct.length === 1 ? first : countText(distinct.length, "object");
  return (
    <button
      type="button"
      className="link"
      title={`Open ${what} in the explorer`}
      onClick={() => openObjects(distinct)}
    >
      <CellText value={value} type={type} />
    </button>
  );
}
