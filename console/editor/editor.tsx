/** Controlled text editor: the component that shows it owns the text. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { lazyCode } from "#console/kit/lazy-code.ts";
import { LazyPart } from "#console/ui/lazy-part.tsx";
import type { createEditor, Editor, Language } from "./code-mirror.ts";

export type { Editor } from "./code-mirror.ts";

/** Texts with their undo history, as JSON, by label. */
export type EditorStates = Map<string, unknown>;

export interface EditorProps {
  readonly text: string;
  readonly language: Language;
  readonly label: string;
  readonly readOnly?: boolean;
  /** States of earlier editors, in which this one leaves its own. */
  readonly states?: EditorStates;
  onChange?(text: string): void;
  /** Called at Ctrl+Enter. */
  onRun?(): void;
  /** Called with the line that the user points at; undefined if the mouse left. */
  onPoint?(line: number | undefined): void;
  /** Called with the new editor. @returns the clean-up function. */
  onReady?(editor: Editor): (() => void) | undefined;
}

const code = lazyCode(() => import("./code-mirror.ts"));

/** A CodeMirror editor. Its module loads with the first editor. */
export function TextEditor(props: EditorProps) {
  return (
    <LazyPart code={code}>{({ createEditor }) => <CodeMirror create={createEditor} {...props} />}</LazyPart>
  );
}

function CodeMirror(props: EditorProps & { readonly create: typeof createEditor }) {
  const { create, text, language, label, readOnly = false, states } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const shown = useRef(text);
  const escaped = useRef(false);
  // The editor outlives a render, so it calls the latest callbacks.
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!place.current) return;
    shown.current = latest.current.text;
    const made = create({
      parent: place.current,
      text: shown.current,
      language,
      label,
      readOnly,
      saved: states?.get(label),
      onChange(now) {
        shown.current = now;
        if (now !== latest.current.text) latest.current.onChange?.(now);
      },
      onRun: () => latest.current.onRun?.(),
      onPoint: (line) => latest.current.onPoint?.(line),
    });
    editor.current = made;
    const undo = latest.current.onReady?.(made);
    return () => {
      editor.current = undefined;
      undo?.();
      states?.set(label, made.save());
      made.destroy();
    };
  }, [create, language, readOnly, label, states]);

  useEffect(() => {
    if (shown.current !== text) editor.current?.setText(text);
  }, [text]);

  /** Tab indents. After Escape, the editor does not get Tab, and the browser moves the focus. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === "Shift") return;
    if (event.key === "Tab" && escaped.current) event.stopPropagation();
    escaped.current = event.key === "Escape";
  };
  return <div className="editor" ref={place} onKeyDownCapture={onKeyDownCapture} />;
}
