/** A report of the document in front: its columns are chosen, grouped and added up; it runs, or is downloaded. */
import { useEffect, useMemo, useState } from "react";
import { activeOf, nameOf, tabs } from "#console/data/documents.ts";
import { Empty } from "#console/frame/parts.tsx";
import { hrefOf } from "#console/kit/address.ts";
import { saveBlob } from "#console/kit/browser.ts";
import { useStore } from "#console/kit/store.ts";
import { checkReport, startOwn } from "./api.ts";
import { timeZone } from "./cells.tsx";
import { CheckedWarnings } from "./check/report-warnings.tsx";
import {
  type Choice,
  COUNT_KEY,
  declaredValues,
  documentName,
  firstChoices,
  keyOf,
  labelOf,
  mayTotal,
  type Operation,
  operationIn,
  reportFiles,
  type Table,
  type TableColumn,
  USE_WORDS,
  usesOf,
} from "./compose.ts";
import { Files } from "./files.tsx";
import { RunView } from "./run/run.tsx";
import { SaveReport } from "./saved/save-report.tsx";
import { tarOf } from "./tar.ts";

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function NewReport() {
  const tab = useStore(tabs, activeOf);
  const operation = useMemo(
    () => operationIn(tab.document, tab.operationName),
    [tab.document, tab.operationName],
  );
  const name = documentName(operation.name || nameOf(tab.document));
  const [tables, setTables] = useState<readonly Table[] | undefined>(undefined);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (operation.text.trim() === "") return;
    setTables(undefined);
    setProblem("");
    let gone = false;
    // The shortest query. Only the tables that a query may read are needed.
    const files = {
      "report.yaml": "title: New\n",
      [`${name}.graphql`]: operation.text,
      "report.sql": "select 1 as one",
    };
    checkReport(files).then(
      (found) => {
        if (!gone) setTables(found.tables);
      },
      (error: unknown) => {
        if (!gone) setProblem(problemOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [operation.text, name]);
  if (tab.document.trim() === "")
    return <Empty title="The document in front is empty">Write or choose one in the explorer first.</Empty>;
  return (
    <div className="page">
      <p>
        <a href={hrefOf("reports")}>All reports</a>
      </p>
      <h1>New report</h1>
      <p className="lead">
        It is made of the document {operation.name || nameOf(tab.document)} that stands in front in the
        explorer: every list is read to its end. Choose what becomes a column.
      </p>
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      {!tables && problem === "" && <Empty title="Reading the lists of the document…" />}
      {tables?.length === 0 && <Empty title="The document has no list">Select a list in the explorer.</Empty>}
      {tables && tables.length > 0 && (
        <Composer key={tab.id} tables={tables} operation={operation} variables={tab.variables} name={name} />
      )}
    </div>
  );
}

interface ComposerProps {
  readonly tables: readonly Table[];
  readonly operation: Operation;
  /** JSON text, as it was typed. */
  readonly variables: string;
  /** Of the document, as a file of a report has it. */
  readonly name: string;
}

function Composer({ tables, operation, variables, name }: ComposerProps) {
  const [tableName, setTableName] = useState("");
  const table = tables.find((one) => one.name === tableName) ?? tables.find(isList) ?? tables[0];
  const [title, setTitle] = useState(() => labelOf(name));
  const [about, setAbout] = useState("");
  const [chosen, setChosen] = useState<readonly Choice[] | undefined>(undefined);
  const [counts, setCounts] = useState(false);
  const [chart, setChart] = useState({ label: "", value: "" });
  const [run, setRun] = useState("");
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState("");
  if (!table) return null;
  const choices = chosen ?? firstChoices(table);
  const keys = [...choices.map(keyOf), ...(counts ? [COUNT_KEY] : [])];
  const charted = keys.includes(chart.label) && keys.includes(chart.value) ? chart : undefined;
  const composition = { title, about, table, choices, counts, chart: charted };
  const files = reportFiles(composition, { name, text: operation.text });
  const start = async () => {
    if (isStarting) return;
    const values = declaredValues(variables, operation);
    if (!values) return setProblem("The variables are not a JSON object");
    setStarting(true);
    setProblem("");
    try {
      const started = await startOwn(files, values, timeZone.get());
      setRun(started.id);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setStarting(false);
    }
  };
  const isEmpty = keys.length === 0;
  return (
    <>
      <form
        className="form parameters compose"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <label className="form-row">
          <span>Title</span>
          <input value={title} required onChange={(event) => setTitle(event.target.value)} />
        </label>
        <label className="form-row">
          <span>What it answers</span>
          <input value={about} onChange={(event) => setAbout(event.target.value)} />
        </label>
        <label className="form-row">
          <span>Rows of</span>
          <select
            value={table.name}
            onChange={(event) => {
              setTableName(event.target.value);
              setChosen(undefined);
            }}
          >
            {tables.map((one) => (
              <option key={one.name} value={one.name}>
                {one.name.split(".").at(-1)}
              </option>
            ))}
          </select>
        </label>
        <Columns table={table} choices={choices} onChange={setChosen} />
        <label>
          <input type="checkbox" checked={counts} onChange={(event) => setCounts(event.target.checked)} />{" "}
          Number of rows of each group
        </label>
        <fieldset className="button-row">
          <legend>Chart</legend>
          <KeyPicker
            label="Bars by"
            keys={keys}
            value={chart.label}
            onChange={(label) => setChart((before) => ({ ...before, label }))}
          />
          <KeyPicker
            label="of"
            keys={keys}
            value={chart.value}
            onChange={(value) => setChart((before) => ({ ...before, value }))}
          />
        </fieldset>
        <div className="button-row">
          <button type="submit" className="primary" disabled={isEmpty} aria-disabled={isStarting}>
            Run it
          </button>
          <button
            type="button"
            disabled={isEmpty}
            onClick={() => saveBlob(`${name}.tar`, tarOf(name, files))}
          >
            Download its folder (.tar)
          </button>
        </div>
      </form>
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      {!isEmpty && <CheckedWarnings files={files} />}
      {!isEmpty && <SaveReport title={title} files={files} />}
      {run !== "" && <RunView key={run} id={run} onDeleted={() => setRun("")} />}
      {!isEmpty && <Files files={files} />}
    </>
  );
}

const isList = ({ name }: Table): boolean => !name.endsWith(".root");

interface KeyPickerProps {
  readonly label: string;
  readonly keys: readonly string[];
  readonly value: string;
  onChange(value: string): void;
}

function KeyPicker({ label, keys, value, onChange }: KeyPickerProps) {
  return (
    <label>
      {label}{" "}
      <select value={keys.includes(value) ? value : ""} onChange={(event) => onChange(event.target.value)}>
        <option value="">—</option>
        {keys.map((key) => (
          <option key={key}>{key}</option>
        ))}
      </select>
    </label>
  );
}

interface ColumnsProps {
  readonly table: Table;
  readonly choices: readonly Choice[];
  onChange(choices: readonly Choice[]): void;
}

/** The columns of the list, each with what is made of it. */
function Columns({ table, choices, onChange }: ColumnsProps) {
  const replace = (column: string, change: Partial<Choice>) =>
    onChange(choices.map((one) => (one.column === column ? { ...one, ...change } : one)));
  const toggle = ({ name }: TableColumn, isChosen: boolean) => {
    const added: Choice = { column: name, use: "show", label: labelOf(name), total: false };
    onChange(isChosen ? [...choices, added] : choices.filter(({ column }) => column !== name));
  };
  return (
    <section className="plain-scroll" aria-label="Columns" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>Column</th>
            <th>Shown as</th>
            <th>Label</th>
            <th>Total</th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map((column) => {
            const choice = choices.find((one) => one.column === column.name);
            return (
              <tr key={column.name}>
                <td>
                  <label>
                    <input
                      type="checkbox"
                      checked={choice !== undefined}
                      onChange={(event) => toggle(column, event.target.checked)}
                    />{" "}
                    {column.name}
                  </label>
                </td>
                {choice ? (
                  <ChosenCells
                    column={column}
                    choice={choice}
                    onChange={(change) => replace(column.name, change)}
                  />
                ) : (
                  <td colSpan={3} className="faint">
                    {column.type.toLowerCase()}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface ChosenCellsProps {
  readonly column: TableColumn;
  readonly choice: Choice;
  onChange(change: Partial<Choice>): void;
}

function ChosenCells({ column, choice, onChange }: ChosenCellsProps) {
  const uses = usesOf(column);
  return (
    <>
      <td>
        <select
          aria-label={`What is made of ${column.name}`}
          value={choice.use}
          onChange={(event) => {
            const use = uses.find((one) => one === event.target.value) ?? "show";
            onChange({ use, total: choice.total && mayTotal(column, use) });
          }}
        >
          {uses.map((use) => (
            <option key={use} value={use}>
              {USE_WORDS[use]}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          aria-label={`Label of ${column.name}`}
          value={choice.label}
          required
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </td>
      <td>
        {mayTotal(column, choice.use) && (
          <input
            type="checkbox"
            aria-label={`Total of ${column.name}`}
            checked={choice.total}
            onChange={(event) => onChange({ total: event.target.checked })}
          />
        )}
      </td>
    </>
  );
}
