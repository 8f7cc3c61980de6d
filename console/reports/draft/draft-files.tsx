/** Files of a draft: a row of tabs, and the editor of the open file. */
import { useCallback, useEffect, useState } from "react";
import { tabs } from "#console/data/documents.ts";
import { type Editor, type EditorStates, TextEditor } from "#console/editor/editor.tsx";
import { nameOf } from "#console/kit/operation-names.ts";
import { useStore } from "#console/kit/store.ts";
import type { Problem } from "#console/reports/check/problems.ts";
import { documentName, operationIn } from "#console/reports/compose/compose.ts";
import { SwitchTabs } from "#console/ui/parts.tsx";
import { addDocument, addSql, isRemovable, type ReportFiles, removeFile, setFile } from "./draft.ts";

const LANGUAGES = { graphql: "graphql", sql: "sql", yaml: "yaml", json: "json" } as const;
const languageOf = (file: string) =>
  LANGUAGES[file.split(".").at(-1) as keyof typeof LANGUAGES] ?? LANGUAGES.yaml;

interface DraftFilesProps {
  readonly files: ReportFiles;
  readonly problems: readonly Problem[];
  /** Name of the open file. */
  readonly file: string;
  /** Table that a new SQL file reads. */
  readonly table: string | undefined;
  onFile(file: string): void;
  /** Called with the editor that is shown, so that its owner can insert text. */
  onEditor(editor: Editor | undefined): void;
}

export function DraftFiles({ files, problems, file, table, onFile, onEditor }: DraftFilesProps) {
  const names = Object.keys(files);
  // The states remain when another file is opened, so that edits can still be undone.
  const [states] = useState<EditorStates>(() => new Map());
  const [shown, setShown] = useState<Editor | undefined>();
  useEffect(
    () => shown?.showProblems(problems.filter((problem) => problem.file === file)),
    [shown, problems, file],
  );
  const onReady = useCallback(
    (editor: Editor) => {
      setShown(editor);
      onEditor(editor);
      return () => {
        setShown(undefined);
        onEditor(undefined);
      };
    },
    [onEditor],
  );
  const choices = names.map((name) => ({
    value: name,
    label: problems.some((problem) => problem.file === name) ? `${name} ●` : name,
  }));
  return (
    <section className="draft-files" aria-label="Files of the report">
      <div className="button-row">
        <SwitchTabs label="Files" choices={choices} value={file} onChange={onFile} controls="draft-file" />
        <AddDocument onAdded={onFile} />
        {!("report.sql" in files) && (
          <button type="button" onClick={() => onFile(addSql(table ?? "the_table"))}>
            Add SQL
          </button>
        )}
        {isRemovable(file) && (
          <button type="button" className="apart" onClick={() => removeFile(file)}>
            Remove {file}
          </button>
        )}
      </div>
      <div id="draft-file" role="tabpanel" aria-label={file} className="draft-editor">
        <TextEditor
          key={file}
          text={files[file] ?? ""}
          language={languageOf(file)}
          label={file}
          states={states}
          onChange={(text) => setFile(file, text)}
          onReady={onReady}
        />
      </div>
    </section>
  );
}

/** Adds the document of a tab of the explorer. */
function AddDocument({ onAdded }: { onAdded(file: string): void }) {
  const { list } = useStore(tabs);
  const [chosen, setChosen] = useState("");
  const tab = list.find(({ id }) => id === chosen) ?? list[0];
  if (!tab) return null;
  const add = () => {
    const operation = operationIn(tab.document, tab.operationName);
    onAdded(addDocument(documentName(operation.name || nameOf(tab.document)), operation.text));
  };
  return (
    <>
      <select
        aria-label="Document of a tab"
        value={tab.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {list.map(({ id, document }) => (
          <option key={id} value={id}>
            {nameOf(document)}
          </option>
        ))}
      </select>
      <button type="button" onClick={add}>
        Add the document
      </button>
    </>
  );
}
