/** Form for the second grouping of a composed report. A preview reads its values. */
import { useRef, useState } from "react";
import type { Json } from "#console/kit/json.ts";
import { deleteRun, isOver, type Run, readRows, readRun, startOwn } from "#console/reports/api.ts";
import { timeZone } from "#console/reports/cells.tsx";
import {
  type Composition,
  crossable,
  crossValueFiles,
  isGrouped,
  type ReportDocument,
  USE_WORDS,
} from "./compose.ts";
import { type Cross, crossUsesOf, MOST_VALUES } from "./cross.ts";

interface CrossFormProps {
  readonly composition: Composition;
  readonly documents: readonly ReportDocument[];
  /** Values of the documents' variables, or the reason why there are none. */
  readonly variables: Json | string;
  onChange(cross: Cross | undefined): void;
}

export function CrossForm({ composition, documents, variables, onChange }: CrossFormProps) {
  const { cross } = composition;
  const [problem, setProblem] = useState("");
  const [isReading, setReading] = useState(false);
  /** The last choice. Values of an earlier choice that arrive later are ignored. */
  const last = useRef<Cross | undefined>(undefined);
  const choose = (next: Cross | undefined) => {
    last.current = next;
    onChange(next);
    setProblem("");
    setReading(next !== undefined);
    if (!next) return;
    const reading =
      typeof variables === "string"
        ? Promise.reject(new Error(variables))
        : previewedValues(crossValueFiles(composition, next, documents), variables);
    reading.then(
      (values) => {
        if (last.current !== next) return;
        setReading(false);
        onChange({ ...next, values });
        if (values.length === 0) setProblem("The preview has no value of it.");
      },
      (error: unknown) => {
        if (last.current !== next) return;
        setReading(false);
        setProblem(error instanceof Error ? error.message : String(error));
      },
    );
  };
  const options = crossable(composition).flatMap((column) =>
    crossUsesOf(column).map((use) => ({ column: column.name, use })),
  );
  const nameOf = ({ column, use }: Pick<Cross, "column" | "use">) =>
    use === "show" ? column : `${column} ${USE_WORDS[use]}`;
  return (
    <fieldset className="button-row">
      <legend>Columns by a second grouping</legend>
      <label>
        Columns by{" "}
        <select
          value={cross ? nameOf(cross) : ""}
          disabled={!isGrouped(composition)}
          onChange={({ target: { value } }) => {
            const option = options.find((one) => nameOf(one) === value);
            choose(option && { ...option, values: [] });
          }}
        >
          <option value="">—</option>
          {options.map((option) => (
            <option key={nameOf(option)}>{nameOf(option)}</option>
          ))}
        </select>
      </label>
      {cross && (
        <button type="button" aria-disabled={isReading} onClick={() => choose({ ...cross, values: [] })}>
          Read its values again
        </button>
      )}
      <span className="faint" role="status">
        {!isGrouped(composition) && "Add something up first, such as the number of rows."}
        {isReading && "Reading the values from a preview…"}
        {cross && cross.values.length > 0 && `${cross.values.join(", ")}; all others in a last column`}
        {cross?.values.length === MOST_VALUES && ` (the ${MOST_VALUES} most frequent)`}
      </span>
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const PAUSE_MS = 300;

/** Reads the values by a preview. @throws Error if the preview fails */
async function previewedValues(
  files: Readonly<Record<string, string>>,
  variables: Json,
): Promise<readonly string[]> {
  let run: Run = await startOwn(files, variables, timeZone.get(), true);
  try {
    while (!isOver(run)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      run = await readRun(run.id);
    }
    if (run.error !== "") throw new Error(run.error);
    const { rows } = await readRows(run.id, 0, MOST_VALUES);
    return rows.map(({ cells }) => String(cells[0]));
  } finally {
    void deleteRun(run.id).catch(() => {});
  }
}
