/** Composes a report by choices: columns, groups, totals, a second list, conditions and a chart. It runs, is edited, saved or downloaded. */
import { useMemo, useState } from "react";
import type { Tab } from "#console/data/documents.ts";
import { saveBlob } from "#console/kit/browser.ts";
import { startOwn } from "#console/reports/api.ts";
import { timeZone } from "#console/reports/cells.tsx";
import { CheckNotes } from "#console/reports/check/check-notes.tsx";
import { useChecked } from "#console/reports/check/checked.ts";
import { openDraft } from "#console/reports/draft/draft.ts";
import { Files } from "#console/reports/files.tsx";
import { RunView } from "#console/reports/run/run.tsx";
import { SaveReport } from "#console/reports/saved/save-report.tsx";
import { tarOf } from "#console/reports/tar.ts";
import { Columns } from "./columns-form.tsx";
import {
  type Choice,
  COUNT_KEY,
  type Composition,
  columnsOf,
  declaredValues,
  firstChoices,
  keyOf,
  labelOf,
  type Operation,
  type ReportDocument,
  reportFiles,
  savedName,
} from "./compose.ts";
import type { Join } from "./join.ts";
import { JoinForm } from "./join-form.tsx";
import { ALL_ROWS, type KeyLabel, RowsForm } from "./rows-form.tsx";
import type { Table } from "./tables.ts";

interface ComposerProps {
  /** Lists of the first document. */
  readonly tables: readonly Table[];
  /** Lists that can stand beside them. */
  readonly others: readonly Table[];
  readonly documents: readonly (ReportDocument & {
    readonly operation: Operation;
    readonly variables: string;
  })[];
  /** Tabs whose document can be the second one. */
  readonly tabs: readonly Tab[];
  /** The tab of the second document, or empty. */
  readonly tab: string;
  onTab(id: string): void;
}

const isList = ({ name }: Table): boolean => !name.endsWith(".root");

export function Composer({ tables, others, documents, tabs, tab, onTab }: ComposerProps) {
  const [tableName, setTableName] = useState("");
  const name = documents[0]?.name ?? "";
  const table = tables.find((one) => one.name === tableName) ?? tables.find(isList) ?? tables[0];
  const [title, setTitle] = useState(() => labelOf(name));
  const [about, setAbout] = useState("");
  const [chosen, setChosen] = useState<readonly Choice[] | undefined>(undefined);
  const [join, setJoin] = useState<Join | undefined>(undefined);
  const [counts, setCounts] = useState(false);
  const [rows, setRows] = useState(ALL_ROWS);
  const [chart, setChart] = useState({ label: "", value: "" });
  if (!table) return null;
  const choices = chosen ?? firstChoices(table);
  const keys: readonly KeyLabel[] = [
    ...choices.map((choice) => ({ key: keyOf(choice), label: choice.label })),
    ...(counts ? [{ key: COUNT_KEY, label: "Number of rows" }] : []),
  ];
  const has = (key: string) => keys.some((one) => one.key === key);
  const composition: Composition = {
    ...rows,
    title,
    about,
    table,
    choices,
    counts,
    join: join && others.find((one) => one.name === join.table.name) ? join : undefined,
    order: rows.order && has(rows.order.key) ? rows.order : undefined,
    chart: has(chart.label) && has(chart.value) ? chart : undefined,
  };
  const startOver = () => {
    setChosen(undefined);
    setJoin(undefined);
    setRows(ALL_ROWS);
  };
  return (
    <>
      <form className="form parameters compose" onSubmit={(event) => event.preventDefault()}>
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
              startOver();
            }}
          >
            {tables.map((one) => (
              <option key={one.name} value={one.name}>
                {one.name.split(".").at(-1)}
              </option>
            ))}
          </select>
        </label>
        <JoinForm
          tabs={tabs}
          tab={tab}
          table={table}
          others={others.filter((one) => isList(one) && one.name !== table.name)}
          join={join}
          onTab={(id) => {
            setJoin(undefined);
            onTab(id);
          }}
          onChange={setJoin}
        />
        <Columns columns={columnsOf(composition)} choices={choices} onChange={setChosen} />
        <label>
          <input type="checkbox" checked={counts} onChange={(event) => setCounts(event.target.checked)} />{" "}
          Number of rows of each group
        </label>
        <RowsForm
          composition={composition}
          keys={keys}
          rows={rows}
          onChange={(change) => setRows((before) => ({ ...before, ...change }))}
        />
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
      </form>
      {keys.length > 0 && <Composed composition={composition} documents={documents} />}
    </>
  );
}

interface ComposedProps {
  readonly composition: Composition;
  readonly documents: ComposerProps["documents"];
}

/** The report that the choices make: its check, a run, and where it goes. */
function Composed({ composition, documents }: ComposedProps) {
  const { title } = composition;
  // The files are the same until a choice changes, so that each is checked once.
  const text = JSON.stringify(reportFiles(composition, documents));
  const files = useMemo(() => JSON.parse(text) as Readonly<Record<string, string>>, [text]);
  const checked = useChecked(files);
  const [run, setRun] = useState("");
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState("");
  const name = savedName(title);
  const start = async (preview: boolean) => {
    if (isStarting) return;
    const values = documents.map(({ variables, operation }) => declaredValues(variables, operation));
    if (values.includes(undefined)) return setProblem("The variables are not a JSON object");
    setStarting(true);
    setProblem("");
    try {
      const started = await startOwn(files, Object.assign({}, ...values), timeZone.get(), preview);
      setRun(started.id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setStarting(false);
    }
  };
  return (
    <>
      <CheckNotes checked={checked} />
      <div className="button-row">
        <button type="button" aria-disabled={isStarting} onClick={() => void start(true)}>
          Preview the first rows
        </button>
        <button
          type="button"
          className="primary"
          aria-disabled={isStarting}
          onClick={() => void start(false)}
        >
          Run it
        </button>
        <button type="button" onClick={() => openDraft({ name, files })}>
          Edit as text
        </button>
        <button type="button" onClick={() => saveBlob(`${name}.tar`, tarOf(name, files))}>
          Download its folder (.tar)
        </button>
      </div>
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      <SaveReport name={name} files={files} />
      {run !== "" && <RunView key={run} id={run} onDeleted={() => setRun("")} />}
      <Files files={files} />
    </>
  );
}

interface KeyPickerProps {
  readonly label: string;
  readonly keys: readonly KeyLabel[];
  readonly value: string;
  onChange(value: string): void;
}

function KeyPicker({ label, keys, value, onChange }: KeyPickerProps) {
  return (
    <label>
      {label}{" "}
      <select
        value={keys.some(({ key }) => key === value) ? value : ""}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">—</option>
        {keys.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
