/** Saves a report on the server. Renders nothing if the server or the caller's scopes do not allow it. */
import { useEffect, useState } from "react";
import { hrefOf } from "#console/kit/address.ts";
import { readReports, saveReport } from "#console/reports/api.ts";
import { NameTaken } from "./saving.ts";

interface SaveReportProps {
  /** The proposed name. */
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

type Outcome =
  | { readonly kind: "saved"; readonly name: string }
  | { readonly kind: "taken" | "refused"; readonly name: string; readonly problem: string };

export function SaveReport({ name: proposed, files }: SaveReportProps) {
  const [canSave, setCanSave] = useState(false);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined);
  useEffect(() => {
    // If the list cannot be read, saving is not offered. The report can still be downloaded.
    readReports().then(
      (listed) => setCanSave(listed.canSave),
      () => setCanSave(false),
    );
  }, []);
  if (!canSave) return null;
  const name = typed ?? proposed;
  const save = async (replace: boolean) => {
    setSaving(true);
    try {
      await saveReport(name, files, replace);
      setOutcome({ kind: "saved", name });
    } catch (error) {
      if (error instanceof NameTaken) {
        // The server's message names a member of the request, which users of this page cannot see.
        setOutcome({ kind: "taken", name, problem: `There is a saved report “${name}” already.` });
        return;
      }
      setOutcome({ kind: "refused", name, problem: error instanceof Error ? error.message : String(error) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      className="form parameters save-report"
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <label className="form-row">
        <span>Name on the server</span>
        <input value={name} required maxLength={60} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <div className="button-row">
        <button type="submit" disabled={isSaving}>
          Save on the server
        </button>
        {outcome?.kind === "taken" && outcome.name === name && (
          <button type="button" disabled={isSaving} onClick={() => void save(true)}>
            Replace the saved one
          </button>
        )}
      </div>
      {outcome?.kind === "saved" && (
        <p role="status">
          Saved: <a href={hrefOf("reports", outcome.name)}>{outcome.name}</a>
        </p>
      )}
      {outcome && outcome.kind !== "saved" && (
        <p className="warning problem" role="alert">
          {outcome.problem}
        </p>
      )}
    </form>
  );
}
