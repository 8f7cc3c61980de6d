/** Comparison of two runs of a report: added, removed and changed rows, and rows for which this is unknown. */
import { useEffect, useState } from "react";
import { countText } from "#console/kit/figures.ts";
import { Empty, SwitchTabs } from "#console/ui/parts.tsx";
import type { Run } from "./api.ts";
import { CellText, isFigure, Pager } from "./cells.tsx";
import { CHANGES, type Change, type ChangedRow, type Comparison, compareRuns } from "./comparison.ts";
import { runName } from "./run-name.ts";

const PAGE = 100;
const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface Chosen {
  readonly earlier: string;
  readonly later: string;
}

/** Lets the user choose two runs. Renders nothing for fewer than two. */
export function Compare({ runs }: { readonly runs: readonly Run[] }) {
  const [chosen, setChosen] = useState<Chosen | undefined>(undefined);
  const [newest, second] = runs;
  if (!newest || !second) return null;
  return (
    <section aria-label="Comparison of two runs">
      <h2>Compare two runs</h2>
      <form
        className="button-row"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          setChosen({ earlier: String(given.get("earlier")), later: String(given.get("later")) });
        }}
      >
        <RunPicker name="earlier" label="Earlier run" runs={runs} initial={second.id} />
        <RunPicker name="later" label="Later run" runs={runs} initial={newest.id} />
        <button type="submit">Compare</button>
      </form>
      {chosen && <Changes key={`${chosen.earlier} ${chosen.later}`} {...chosen} />}
    </section>
  );
}

interface RunPickerProps {
  readonly name: string;
  readonly label: string;
  readonly runs: readonly Run[];
  readonly initial: string;
}

function RunPicker({ name, label, runs, initial }: RunPickerProps) {
  return (
    <label>
      {label}{" "}
      <select name={name} defaultValue={initial}>
        {runs.map((run) => (
          <option key={run.id} value={run.id}>
            {runName(run)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Changes({ earlier, later }: Chosen) {
  const [change, setChange] = useState<Change | undefined>(undefined);
  const [offset, setOffset] = useState(0);
  const [answer, setAnswer] = useState<{ readonly change: Change; readonly found: Comparison } | undefined>(
    undefined,
  );
  const [problem, setProblem] = useState("");
  const asked = change ?? "changed";
  useEffect(() => {
    let gone = false;
    compareRuns(later, earlier, asked, offset, PAGE).then(
      (found) => {
        if (gone) return;
        setAnswer({ change: asked, found });
        // Until the user chooses, shows the first kind of change that has rows.
        setChange((before) => before ?? CHANGES.find((one) => found.counts[one] > 0));
      },
      (error: unknown) => {
        if (!gone) setProblem(problemOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [earlier, later, asked, offset]);
  if (problem !== "")
    return (
      <p className="warning problem" role="alert">
        {problem}
      </p>
    );
  if (!answer) return <Empty title="Comparing the runs…" />;
  const { found } = answer;
  const total = found.counts[asked];
  return (
    <>
      <p role="status">{countText(found.same, "row")} the same.</p>
      {found.note !== "" && <p className="warning">{found.note}</p>}
      <SwitchTabs<Change>
        label="Kind of change"
        choices={CHANGES.map((value) => ({ value, label: `${value} ${found.counts[value]}` }))}
        value={asked}
        onChange={(next) => {
          setChange(next);
          setOffset(0);
        }}
        controls="changes"
      />
      <div id="changes" role="tabpanel" aria-label={`Rows that are ${asked}`}>
        {asked === "unknown" && total > 0 && (
          <p className="faint">
            One of the runs is incomplete: these rows may be missing only because they were not read, or their
            figures may differ only for that. They are not counted as removed or changed.
          </p>
        )}
        {total === 0 ? (
          <p className="faint">No row is {asked}.</p>
        ) : (
          <>
            {answer.change === asked ? (
              <ChangedRows change={asked} comparison={found} />
            ) : (
              <Empty title="Reading the rows…" />
            )}
            <Pager offset={offset} size={PAGE} total={total} onOffset={setOffset} />
          </>
        )}
      </div>
    </>
  );
}

interface ChangedRowsProps {
  readonly change: Change;
  readonly comparison: Comparison;
}

function ChangedRows({ change, comparison: { columns, rows } }: ChangedRowsProps) {
  return (
    <section className="table-scroll plain-scroll run-rows" tabIndex={0} aria-label="Rows that differ">
      <table>
        <thead>
          <tr>
            {columns.map(({ key, label, type }) => (
              <th key={key} className={isFigure(type) ? "number" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={`diff-${change}`}>
              {columns.map(({ key, type }, at) => (
                <td key={key} className={isFigure(type) ? "number" : undefined}>
                  <ChangedCell row={row} at={at} column={key} type={type} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChangedCellProps {
  readonly row: ChangedRow;
  readonly at: number;
  readonly column: string;
  readonly type: string;
}

function ChangedCell({ row: { before, after, columns }, at, column, type }: ChangedCellProps) {
  if (!columns.includes(column)) return <CellText value={(after ?? before)?.[at]} type={type} />;
  return (
    <>
      <del>
        <CellText value={before?.[at]} type={type} />
      </del>{" "}
      <ins>
        <CellText value={after?.[at]} type={type} />
      </ins>
    </>
  );
}
