/** Editor of a report: its files, check, tables, preview and run, and buttons to save and download it. */
import { useCallback, useRef, useState } from "react";
import type { Editor } from "#console/editor/editor.tsx";
import { hrefOf } from "#console/kit/address.ts";
import { saveBlob } from "#console/kit/browser.ts";
import { useStore } from "#console/kit/store.ts";
import { CheckNotes } from "#console/reports/check/check-notes.tsx";
import { type Checked, useChecked } from "#console/reports/check/checked.ts";
import { savedName } from "#console/reports/compose/compose.ts";
import { ParametersForm } from "#console/reports/parameters.tsx";
import { SaveReport } from "#console/reports/saved/save-report.tsx";
import { tarOf } from "#console/reports/tar.ts";
import { type Draft, drafts, newDraft, takeBack } from "./draft.ts";
import { DraftFiles } from "./draft-files.tsx";
import { StartedRun, useStartedRun } from "./started-run.tsx";
import { TablesSide } from "./tables-side.tsx";

export function DraftPage() {
  const { now: draft, aside } = useStore(drafts);
  const { files } = draft;
  const [chosen, setChosen] = useState("report.sql");
  const file = chosen in files ? chosen : (Object.keys(files)[0] ?? "");
  const checked = useChecked(files);
  const editor = useRef<Editor | undefined>(undefined);
  const onEditor = useCallback((next: Editor | undefined) => {
    editor.current = next;
  }, []);
  const insert = (text: string) => {
    editor.current?.insert(text);
    editor.current?.focus();
  };
  const title = checked.report?.title ?? "";
  const tables = checked.report?.tables ?? [];
  return (
    <div className="page">
      <p>
        <a href={hrefOf("reports")}>All reports</a>
      </p>
      <h1>{title || draft.name || "New report"}</h1>
      <div className="button-row">
        <button type="button" onClick={newDraft}>
          Begin a new one
        </button>
        {aside.length > 0 && (
          <details>
            <summary>Put aside: {aside.length}</summary>
            <ul className="plain">
              {aside.map((one) => (
                <li key={one.id}>
                  {one.name || "New report"}: {Object.keys(one.files).join(", ")}{" "}
                  <button type="button" onClick={() => takeBack(one.id)}>
                    Take back {one.name || "the new report"}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="draft">
        <DraftFiles
          key={draft.id}
          files={files}
          problems={checked.problems}
          file={file}
          table={tables.find(({ name }) => !name.endsWith(".root"))?.name}
          onFile={setChosen}
          onEditor={onEditor}
        />
        <TablesSide tables={tables} onName={insert} />
      </div>
      <CheckNotes checked={checked} onFile={setChosen} />
      {checked.report && <Runs key={draft.id} checked={checked} draft={draft} />}
      <div className="button-row">
        <button
          type="button"
          onClick={() => saveBlob(`${draft.name || "report"}.tar`, tarOf(draft.name || "report", files))}
        >
          Download its folder (.tar)
        </button>
      </div>
      {checked.report && checked.problems.length === 0 && (
        <SaveReport key={draft.id} name={draft.name || savedName(title)} files={files} />
      )}
    </div>
  );
}

interface RunsProps {
  readonly checked: Checked;
  readonly draft: Draft;
}

/** Form for the parameters, and the preview or run started with them. */
function Runs({ checked: { report, problems }, draft: { files, values } }: RunsProps) {
  const started = useStartedRun(files);
  if (!report) return null;
  const parameters = report.parameters.map((parameter) =>
    parameter.name in values ? { ...parameter, initial: values[parameter.name] } : parameter,
  );
  return (
    <>
      <ParametersForm
        // Resets the inputs if the report has other parameters or defaults.
        key={JSON.stringify(parameters)}
        parameters={parameters}
        problems={started.refused}
        isStarting={problems.length > 0 || started.isStarting}
        onRun={(given) => started.start(given, false)}
        onPreview={(given) => started.start(given, true)}
      />
      {started.problem !== "" && (
        <p className="warning problem" role="alert">
          {started.problem}
        </p>
      )}
      <StartedRun started={started} />
    </>
  );
}
