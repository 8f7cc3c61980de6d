/** The editor of a report: its files with a check beside each change, its tables, a preview, a run, and where it is saved. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Editor } from "#console/editor/editor.tsx";
import { hrefOf } from "#console/kit/address.ts";
import { saveBlob } from "#console/kit/browser.ts";
import type { Json } from "#console/kit/json.ts";
import { useStore } from "#console/kit/store.ts";
import { deleteRun, startOwn } from "#console/reports/api.ts";
import { timeZone } from "#console/reports/cells.tsx";
import { CheckNotes } from "#console/reports/check/check-notes.tsx";
import { type Checked, useChecked } from "#console/reports/check/checked.ts";
import { savedName } from "#console/reports/compose/compose.ts";
import { ParametersForm } from "#console/reports/parameters.tsx";
import { RunView } from "#console/reports/run/run.tsx";
import { SaveReport } from "#console/reports/saved/save-report.tsx";
import { type ParameterProblem, ParametersRefused } from "#console/reports/saved/saving.ts";
import { tarOf } from "#console/reports/tar.ts";
import { drafts, takeBack } from "./draft.ts";
import { DraftFiles } from "./draft-files.tsx";
import { TablesSide } from "./tables-side.tsx";

export function DraftPage() {
  const { now: draft, before } = useStore(drafts);
  const { files } = draft;
  const [chosen, setChosen] = useState("report.sql");
  const file = chosen in files ? chosen : (Object.keys(files)[0] ?? "");
  const checked = useChecked(files);
  const editor = useRef<Editor | undefined>(undefined);
  const onEditor = useCallback((next: Editor | undefined) => {
    editor.current = next;
  }, []);
  const insert = (text: string) => {
    const selection = editor.current?.getSelection();
    if (!editor.current || !selection) return;
    editor.current.executeEdits("console", [{ range: selection, text, forceMoveMarkers: true }]);
    editor.current.focus();
  };
  const title = checked.report?.title ?? "";
  const tables = checked.report?.tables ?? [];
  return (
    <div className="page">
      <p>
        <a href={hrefOf("reports")}>All reports</a>
      </p>
      <h1>{title || draft.name || "New report"}</h1>
      {before && (
        <p className="faint">
          The draft {before.name || "before"} was put aside.{" "}
          <button type="button" className="link" onClick={takeBack}>
            Take it back
          </button>
        </p>
      )}
      <div className="draft">
        <DraftFiles
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
      {checked.report && <Runs checked={checked} files={files} />}
      <div className="button-row">
        <button
          type="button"
          onClick={() => saveBlob(`${draft.name || "report"}.tar`, tarOf(draft.name || "report", files))}
        >
          Download its folder (.tar)
        </button>
      </div>
      {checked.report && checked.problems.length === 0 && (
        <SaveReport key={draft.name} name={draft.name || savedName(title)} files={files} />
      )}
    </div>
  );
}

interface RunsProps {
  readonly checked: Checked;
  readonly files: Readonly<Record<string, string>>;
}

/** The parameters, and the preview or run that was started with them. */
function Runs({ checked: { report, problems }, files }: RunsProps) {
  const [run, setRun] = useState("");
  const preview = useRef("");
  const [problem, setProblem] = useState("");
  const [refused, setRefused] = useState<readonly ParameterProblem[]>([]);
  const [isStarting, setStarting] = useState(false);
  // A preview is of use to its reader alone.
  const forget = useCallback(() => {
    if (preview.current !== "") void deleteRun(preview.current).catch(() => {});
    preview.current = "";
  }, []);
  useEffect(() => forget, [forget]);
  const start = (parameters: Json, isPreview: boolean) => {
    setStarting(true);
    setProblem("");
    setRefused([]);
    startOwn(files, parameters, timeZone.get(), isPreview)
      .then(
        ({ id }) => {
          forget();
          if (isPreview) preview.current = id;
          setRun(id);
        },
        (error: unknown) => {
          setRefused(error instanceof ParametersRefused ? error.problems : []);
          setProblem(error instanceof Error ? error.message : String(error));
        },
      )
      .finally(() => setStarting(false));
  };
  if (!report) return null;
  const isReady = problems.length === 0 && !isStarting;
  return (
    <>
      <ParametersForm
        parameters={report.parameters}
        problems={refused}
        isStarting={!isReady}
        onRun={(parameters) => start(parameters, false)}
        onPreview={(parameters) => start(parameters, true)}
      />
      {problem !== "" && (
        <p className="warning problem" role="alert">
          {problem}
        </p>
      )}
      {run !== "" && <RunView key={run} id={run} onDeleted={() => setRun("")} />}
    </>
  );
}
