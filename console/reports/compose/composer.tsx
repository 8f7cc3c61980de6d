/** Form that composes a report, with its check, preview and run. The report can be edited, saved or downloaded. */
import { useMemo, useState } from "react";
import type { Tab } from "#console/data/documents.ts";
import { saveBlob } from "#console/kit/browser.ts";
import type { Json } from "#console/kit/json.ts";
import { CheckNotes } from "#console/reports/check/check-notes.tsx";
import { useChecked } from "#console/reports/check/checked.ts";
import { openDraft } from "#console/reports/draft/draft.ts";
import { StartedRun, useStartedRun } from "#console/reports/draft/started-run.tsx";
import { Files } from "#console/reports/files.tsx";
import { composedIdentity, withIdentity } from "#console/reports/identity.ts";
import { SaveReport } from "#console/reports/saved/save-report.tsx";
import { tarOf } from "#console/reports/tar.ts";
import { Columns } from "./columns-form.tsx";
import {
  type Choice,
  COUNT_KEY,
  type Composition,
  columnsOf,
  declaredValues,
  isAggregate,
  isChartable,
  keyOf,
  labelOf,
  type Operation,
  type ReportDocument,
  reportFiles,
  savedName,
} from "./compose.ts";
import { CrossForm } from "./cross-form.tsx";
import { compositionOf, type Form, type KeyLabel, keysOf, type RowChoices, useForm } from "./form.ts";
import { JoinForm } from "./join-form.tsx";
import { RowsForm } from "./rows-form.tsx";
import type { Table } from "./tables.ts";

interface ComposerProps {
  /** Lists of the first document. */
  readonly tables: readonly Table[];
  /** Lists that can be joined to those of the first document. */
  readonly others: readonly Table[];
  readonly documents: readonly (ReportDocument & {
    readonly operation: Operation;
    readonly variables: string;
  })[];
  /** Tabs whose document can be the second one. */
  readonly tabs: readonly Tab[];
  /** The tab of the first document. */
  readonly first: string;
  /** The tab of the second document, or empty. */
  readonly tab: string;
  onTab(id: string): void;
}

const isList = ({ name }: Table): boolean => !name.endsWith(".root");

export function Composer({ tables, others, documents, tabs, first, tab, onTab }: ComposerProps) {
  const [tableName, setTableName] = useState("");
  const name = documents[0]?.name ?? "";
  const table = tables.find((one) => one.name === tableName) ?? tables.find(isList) ?? tables[0];
  const [title, setTitle] = useState(() => labelOf(name));
  const [about, setAbout] = useState("");
  const [form, change] = useForm(first, table?.name ?? "");
  if (!table) return null;
  const lists = others.filter((one) => isList(one) && one.name !== table.name);
  const composition = compositionOf(form, { title, about, table, others: lists });
  const { choices } = composition;
  const keys = keysOf(composition);
  const { chart, rows } = form;
  const groups = choices.filter((choice) => !isAggregate(choice.use));
  const values = choices.filter((choice) => isChartable(composition, choice, chart.label));
  const labelled = (some: readonly Choice[]) =>
    keys.filter(({ key }) => some.some((one) => keyOf(one) === key));
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
          <select value={table.name} onChange={(event) => setTableName(event.target.value)}>
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
          others={lists}
          join={composition.join}
          onTab={onTab}
          onChange={(join) => change({ join })}
        />
        <Columns
          columns={columnsOf(composition)}
          choices={choices}
          onChange={(next) => change({ choices: next })}
        />
        <label>
          <input
            type="checkbox"
            checked={form.counts}
            onChange={(event) => change({ counts: event.target.checked })}
          />{" "}
          Number of rows of each group
        </label>
        <CrossForm
          key={table.name}
          composition={composition}
          documents={documents}
          variables={variablesOf(documents)}
          onChange={(cross) => change({ cross })}
        />
        <RowsForm
          composition={composition}
          keys={keys}
          rows={rows}
          onChange={(next) => change({ rows: { ...rows, ...next }, ...renamed(choices, rows, next) })}
        />
        <fieldset className="button-row">
          <legend>Chart</legend>
          <KeyPicker
            label="Bars by"
            keys={labelled(groups)}
            value={chart.label}
            onChange={(label) => change({ chart: { ...chart, label } })}
          />
          <KeyPicker
            label="of"
            keys={[...labelled(values), ...keys.filter(({ key }) => key === COUNT_KEY)]}
            value={chart.value}
            onChange={(value) => change({ chart: { ...chart, value } })}
          />
        </fieldset>
      </form>
      {keys.length > 0 && <Composed composition={composition} documents={documents} />}
    </>
  );
}

/** Choices after the rename of a calculated column; empty if none was renamed. */
function renamed(
  choices: readonly Choice[],
  { calculated }: RowChoices,
  next: Partial<RowChoices>,
): Partial<Form> {
  const after = next.calculated;
  if (after?.length !== calculated.length) return {};
  const at = calculated.findIndex(({ name }, index) => after[index]?.name !== name);
  const [before, now] = [calculated[at], after[at]];
  if (!before || !now) return {};
  return {
    choices: choices.map((choice) =>
      choice.column === before.name ? { ...choice, column: now.name } : choice,
    ),
  };
}

interface ComposedProps {
  readonly composition: Composition;
  readonly documents: ComposerProps["documents"];
}

/** The composed report: its check, its runs, and buttons to edit, save and download it. */
function Composed({ composition, documents }: ComposedProps) {
  const { title } = composition;
  // The object of files is reused until a choice changes, so that each version is checked once.
  const identity = composedIdentity(composition.table.name, title);
  const text = JSON.stringify(withIdentity(reportFiles(composition, documents), identity));
  const files = useMemo(() => JSON.parse(text) as Readonly<Record<string, string>>, [text]);
  const checked = useChecked(files);
  const started = useStartedRun(files);
  const [problem, setProblem] = useState("");
  const name = savedName(title);
  const start = (isPreview: boolean) => {
    const all = variablesOf(documents);
    if (typeof all === "string") return setProblem(all);
    setProblem("");
    started.start(all, isPreview);
  };
  return (
    <>
      <CheckNotes checked={checked} />
      <div className="button-row">
        <button type="button" aria-disabled={started.isStarting} onClick={() => start(true)}>
          Preview the first rows
        </button>
        <button
          type="button"
          className="primary"
          aria-disabled={started.isStarting}
          onClick={() => start(false)}
        >
          Run it
        </button>
        <button type="button" onClick={() => openDraft({ name, files, values: mergedOrNone(documents) })}>
          Edit as text
        </button>
        <button type="button" onClick={() => saveBlob(`${name}.tar`, tarOf(name, files))}>
          Download its folder (.tar)
        </button>
      </div>
      {(problem || started.problem) !== "" && (
        <p className="warning problem" role="alert">
          {problem || started.problem}
        </p>
      )}
      <SaveReport name={name} files={files} />
      <StartedRun started={started} />
      <Files files={files} />
    </>
  );
}

/** Merges the variables of several documents. @returns the problem if values differ or are not a JSON object */
function mergedValues(values: readonly (Json | undefined)[]): Json | string {
  const merged: Record<string, unknown> = {};
  for (const some of values) {
    if (!some) return "The variables are not a JSON object";
    for (const [name, value] of Object.entries(some)) {
      if (name in merged && JSON.stringify(merged[name]) !== JSON.stringify(value))
        return `Both documents have a variable "${name}", with different values: rename one of them`;
      merged[name] = value;
    }
  }
  return merged;
}

const variablesOf = (documents: ComposerProps["documents"]): Json | string =>
  mergedValues(documents.map(({ variables, operation }) => declaredValues(variables, operation)));

function mergedOrNone(documents: ComposerProps["documents"]): Json {
  const all = variablesOf(documents);
  return typeof all === "string" ? {} : all;
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
