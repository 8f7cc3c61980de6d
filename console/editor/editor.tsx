/** Controlled text editor: the component that shows it owns the text. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { lazyCode } from "#console/kit/lazy-code.ts";
import { LazyPart } from "#console/ui/lazy-part.tsx";
import type { monaco } from "./monaco.ts";

export type Editor = monaco.editor.IStandaloneCodeEditor;
export type Monaco = typeof monaco;

/** Editor models by label. */
export type EditorModels = Map<string, monaco.editor.ITextModel>;

export interface EditorProps {
  readonly text: string;
  readonly language: "graphql" | "json" | "sql" | "yaml";
  readonly label: string;
  readonly readOnly?: boolean;
  /** Models from earlier editors, with their undo history. The owner disposes of the models. */
  readonly models?: EditorModels;
  onChange?(text: string): void;
  /** Called with the new editor, so that its owner can extend it. @returns the clean-up function. */
  onReady?(editor: Editor, monaco: Monaco): (() => void) | undefined;
}

const code = lazyCode(() => import("./monaco.ts"));

/** A Monaco editor. Its module loads with the first editor. */
export function TextEditor(props: EditorProps) {
  return <LazyPart code={code}>{({ monaco }) => <MonacoEditor monaco={monaco} {...props} />}</LazyPart>;
}

function MonacoEditor({
  monaco,
  text,
  language,
  label,
  readOnly = false,
  models,
  onChange,
  onReady,
}: EditorProps & { readonly monaco: Monaco }) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const escaped = useRef(false);
  // The editor outlives a render, so it calls the latest callbacks.
  const latest = useRef({ text, onChange, onReady });
  latest.current = { text, onChange, onReady };

  useEffect(() => {
    if (!place.current) return;
    const model = models?.get(label) ?? monaco.editor.createModel(latest.current.text, language);
    models?.set(label, model);
    const made = monaco.editor.create(place.current, {
      model,
      readOnly,
      ariaLabel: readOnly ? label : `${label}; Escape, then Tab leaves it`,
      automaticLayout: true,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      fontSize: 13,
      lineHeight: 20,
      tabSize: 2,
      lineNumbersMinChars: 3,
      folding: true,
      // A document that was pasted as one line can be read without scrolling.
      wordWrap: "on",
      overviewRulerLanes: 0,
      renderLineHighlight: readOnly ? "none" : "line",
      fixedOverflowWidgets: true,
      stickyScroll: { enabled: false },
      scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10 },
      padding: { top: 8, bottom: 8 },
      suggest: { showWords: false },
      domReadOnly: readOnly,
      contextmenu: false,
    });
    editor.current = made;
    const listening = made.onDidChangeModelContent(() => {
      const now = made.getValue();
      if (now !== latest.current.text) latest.current.onChange?.(now);
    });
    const undo = latest.current.onReady?.(made, monaco);
    return () => {
      editor.current = undefined;
      listening.dispose();
      undo?.();
      made.dispose();
      if (!models) model.dispose();
    };
  }, [monaco, language, readOnly, label, models]);

  useEffect(() => {
    const made = editor.current;
    if (!made || made.getValue() === text) return;
    const model = made.getModel();
    if (!model || readOnly) {
      made.setValue(text);
      return;
    }
    // Replaced by an edit, so that the user can undo it.
    made.pushUndoStop();
    made.executeEdits("console", [{ range: model.getFullModelRange(), text }]);
    made.pushUndoStop();
  }, [text, readOnly]);

  /** Tab indents. After Escape, the editor does not get Tab, and the browser moves the focus. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === "Shift") return;
    if (event.key === "Tab" && escaped.current) event.stopPropagation();
    escaped.current = event.key === "Escape";
  };
  return <div className="editor" ref={place} onKeyDownCapture={onKeyDownCapture} />;
}
