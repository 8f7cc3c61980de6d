/** The rows of tables behind a figure of a run. */
import { useEffect, useRef, useState } from "react";
import { hrefOf } from "#console/kit/address.ts";
import { countText } from "#console/kit/figures.ts";
import { type BehindPage, type Run, type RunColumn, readBehind, readRows } from "#console/reports/api.ts";
import { CellText, isFigure, Pager } from "#console/reports/cells.tsx";
import { Empty } from "#console/ui/parts.tsx";
import type { FigureName } from "#reports/words/figure.ts";
import { runPart } from "./figure.ts";
import { RowsTable } from "./run-rows.tsx";

const PAGE = 200;

interface BehindRowsProps {
  readonly run: Run;
  readonly figure: FigureName;
  /** True if the page's address is that of the rows. */
  readonly isAddressed: boolean;
  onBack(): void;
}

export function BehindRows({ run, figure, isAddressed, onBack }: BehindRowsProps) {
  const { id, columns } = run;
  const [offset, setOffset] = useState(0);
  const [page, setPage] = useState<BehindPage | undefined>(undefined);
  const [problem, setProblem] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let gone = false;
    readBehind(id, figure, offset, PAGE).then(
      (next) => {
        if (!gone) setPage(next);
      },
      (error: unknown) => {
        if (!gone) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [id, figure, offset]);
  // The button that opened the rows is gone.
  useEffect(() => heading.current?.focus(), []);
  const label = columns.find(({ key }) => key === figure.column)?.label ?? figure.column;
  return (
    <section aria-label="Rows behind a figure">
      <h2 ref={heading} tabIndex={-1}>
        Rows behind {label}
      </h2>
      <FigureWords run={run} figure={figure} />
      <div className="button-row">
        <button type="button" onClick={onBack}>
          Back to the result
        </button>
        {!isAddressed && !run.isPreview && (
          <a href={hrefOf("reports", run.report, runPart(id, figure))}>Address of these rows</a>
        )}
        {page && (
          <span role="status">
            {countText(page.total, "row")} of {page.tables.join(", ")}, as the run read them
          </span>
        )}
      </div>
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      {!page && problem === "" && <Empty title="Looking for the rows…" />}
      {page && page.total > 0 && <RowsTable page={page} />}
      {page && <Pager offset={offset} size={PAGE} total={page.total} onOffset={setOffset} />}
    </section>
  );
}

/** The figure in words: the row that it is in, or its bar or total. */
function FigureWords({ run: { id, columns }, figure }: { readonly run: Run; readonly figure: FigureName }) {
  const { row, label, series, unit } = figure;
  const [cells, setCells] = useState<readonly unknown[]>([]);
  useEffect(() => {
    if (row === undefined) return;
    let gone = false;
    readRows(id, row, 1).then(
      ({ rows }) => {
        if (!gone) setCells(rows[0]?.cells ?? []);
      },
      // The rows behind it say enough.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id, row]);
  const isShown = ({ key, type }: RunColumn, at: number) =>
    cells[at] !== null && (key === figure.column || !isFigure(type));
  if (row === undefined) {
    const bar = label === undefined ? "The total" : `The bar ${[label, series].filter(Boolean).join(", ")}`;
    return <p className="faint">{unit ? `${bar}, in ${unit}` : bar}</p>;
  }
  return (
    <dl className="facts">
      {cells.length > 0 &&
        columns.map((column, at) =>
          isShown(column, at) ? (
            <div key={column.key}>
              <dt>{column.label}</dt>
              <dd>
                <CellText value={cells[at]} type={column.type} />
              </dd>
            </div>
          ) : null,
        )}
    </dl>
  );
}
