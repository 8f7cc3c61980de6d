/** The run or preview of a report that is being written. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Json } from "#console/kit/json.ts";
import { deleteRun, startOwn } from "#console/reports/api.ts";
import { timeZone } from "#console/reports/cells.tsx";
import { RunView } from "#console/reports/run/run.tsx";
import { type ParameterProblem, ParametersRefused } from "#console/reports/saved/saving.ts";
import type { ReportFiles } from "./draft.ts";

export interface Started {
  /** Id of the run; empty if none was started. */
  readonly run: string;
  /** True if the files have changed since the start. */
  readonly isOld: boolean;
  readonly isStarting: boolean;
  /** Reason why the last start failed. */
  readonly problem: string;
  readonly refused: readonly ParameterProblem[];
  start(parameters: Json, isPreview: boolean): void;
  forget(): void;
}

interface StartedState {
  readonly run: string;
  readonly files: ReportFiles | undefined;
  readonly problem: string;
  readonly refused: readonly ParameterProblem[];
}

const NONE: StartedState = { run: "", files: undefined, problem: "", refused: [] };

/** Starts runs of a report. A preview is deleted when another run starts or the user leaves the page. */
export function useStartedRun(files: ReportFiles): Started {
  const [state, setState] = useState(NONE);
  const [isStarting, setStarting] = useState(false);
  const busy = useRef(false);
  const preview = useRef("");
  const isGone = useRef(false);
  const deletePreview = useCallback(() => {
    if (preview.current !== "") void deleteRun(preview.current).catch(() => {});
    preview.current = "";
  }, []);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      deletePreview();
    };
  }, [deletePreview]);
  const start = (parameters: Json, isPreview: boolean) => {
    // A second click can arrive before the button is rendered as disabled.
    if (busy.current) return;
    busy.current = true;
    setStarting(true);
    startOwn(files, parameters, timeZone.get(), isPreview)
      .then(
        ({ id }) => {
          deletePreview();
          if (isPreview) preview.current = id;
          if (isGone.current) return deletePreview();
          setState({ ...NONE, run: id, files });
        },
        (error: unknown) =>
          setState((before) => ({
            ...before,
            problem: error instanceof Error ? error.message : String(error),
            refused: error instanceof ParametersRefused ? error.problems : [],
          })),
      )
      .finally(() => {
        busy.current = false;
        setStarting(false);
      });
  };
  const { run, problem, refused } = state;
  const forget = () => setState(NONE);
  return { run, isOld: run !== "" && state.files !== files, isStarting, problem, refused, start, forget };
}

export function StartedRun({ started: { run, isOld, forget } }: { readonly started: Started }) {
  if (run === "") return null;
  return (
    <>
      {isOld && <p className="faint">The report has changed since these rows were read.</p>}
      <RunView key={run} id={run} onDeleted={forget} />
    </>
  );
}
