/** CodeMirror with GraphQL, JSON, SQL and YAML. This module is large, so it loads with the first editor. */
import { historyField, indentWithTab, isolateHistory } from "@codemirror/commands";
import { json, jsonParseLinter } from "@codemirror/lang-json";
import { sql } from "@codemirror/lang-sql";
import { yaml } from "@codemirror/lang-yaml";
import { linter, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Extension, Prec, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { formatDocument, graphql } from "./graphql.ts";
import { look } from "./look.ts";

export type Language = "graphql" | "json" | "sql" | "yaml";

/** A mistake in the text, from its place to the end of the line. */
export interface EditorProblem {
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly message: string;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly language: Language;
  readonly label: string;
  readonly readOnly: boolean;
  /** State of an earlier editor, from `save`. */
  readonly saved: unknown;
  onChange(text: string): void;
  onRun(): void;
  /** Called with the line that the mouse or the cursor is on; undefined if the mouse left. */
  onPoint(line: number | undefined): void;
}

export interface Editor {
  focus(): void;
  /** Replaces the text by an edit, so that the user can undo it. */
  setText(text: string): void;
  /** Replaces the selection. */
  insert(text: string): void;
  /** Formats a GraphQL document. A document with a syntax error stays as it is. */
  format(): Promise<void>;
  /** Scrolls to a position, and moves the cursor there. */
  moveTo(line: number, column: number): void;
  showProblems(problems: readonly EditorProblem[]): void;
  /** Highlights lines, and scrolls to the first. */
  light(lines: readonly number[]): void;
  /** @returns the text with its undo history, as JSON */
  save(): unknown;
  destroy(): void;
}

const HISTORY = { history: historyField };

const LANGUAGES: Readonly<Record<Language, () => Extension>> = {
  graphql,
  json,
  sql: () => sql(),
  yaml,
};

const lightLines = StateEffect.define<readonly number[]>();
const lightLine = Decoration.line({ class: "lit-line" });
const litLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lit, { effects, changes, state }) {
    for (const effect of effects)
      if (effect.is(lightLines))
        return Decoration.set(effect.value.map((line) => lightLine.range(state.doc.line(line).from)));
    return lit.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function extensionsOf({ language, label, readOnly, onChange, onRun, onPoint }: EditorOptions): Extension {
  const run = () => {
    onRun();
    return true;
  };
  return [
    Prec.highest(keymap.of([{ key: "Mod-Enter", run }])),
    basicSetup,
    keymap.of([indentWithTab]),
    EditorView.lineWrapping,
    EditorState.readOnly.of(readOnly),
    EditorView.contentAttributes.of({
      "aria-label": readOnly ? label : `${label}; Escape, then Tab leaves it`,
    }),
    look,
    LANGUAGES[language](),
    // The gateway checks the values of variables and headers. The editor checks only JSON syntax.
    language === "json" && !readOnly ? linter(jsonParseLinter()) : [],
    litLines,
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged) onChange(state.doc.toString());
      else if (transactions.some((each) => each.isUserEvent("select")))
        onPoint(state.doc.lineAt(state.selection.main.head).number);
    }),
    EditorView.domEventHandlers({
      mousemove(event, view) {
        const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
        onPoint(at === null ? undefined : view.state.doc.lineAt(at).number);
      },
      mouseleave: () => onPoint(undefined),
    }),
  ];
}

/** @returns the position of a line and column, or the nearest that the text has */
function positionOf(state: EditorState, line: number, column: number): number {
  const { from, to } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  return Math.min(from + column - 1, to);
}

/** Creates an editor in an element. */
export function createEditor(options: EditorOptions): Editor {
  const { parent, text, saved } = options;
  const formats = () => {
    void format();
    return true;
  };
  const extensions = [
    extensionsOf(options),
    options.language === "graphql" ? keymap.of([{ key: "Shift-Alt-f", run: formats }]) : [],
  ];
  const config = { extensions };
  const state = saved
    ? EditorState.fromJSON(saved, config, HISTORY)
    : EditorState.create({ doc: text, ...config });
  const view = new EditorView({ parent, state });
  const setText = (next: string) =>
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: next },
      annotations: isolateHistory.of("full"),
    });
  if (saved && view.state.doc.toString() !== text) setText(text);
  async function format() {
    const before = view.state.doc.toString();
    const formatted = await formatDocument(before);
    if (formatted !== undefined && view.state.doc.toString() === before) setText(formatted);
  }
  const scrollTo = (at: number) => EditorView.scrollIntoView(at, { y: "nearest", yMargin: 80 });
  return {
    focus: () => view.focus(),
    setText,
    insert: (inserted) => view.dispatch(view.state.replaceSelection(inserted)),
    format,
    moveTo(line, column) {
      const at = positionOf(view.state, line, column);
      view.dispatch({ selection: { anchor: at }, effects: scrollTo(at) });
    },
    showProblems(problems) {
      const diagnostics = problems.map(({ line = 1, column = 1, message }) => {
        const from = positionOf(view.state, line, column);
        return { from, to: view.state.doc.lineAt(from).to, severity: "error" as const, message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    light(lines) {
      const [first] = lines;
      const effects: StateEffect<unknown>[] = [lightLines.of(lines)];
      if (first !== undefined) effects.push(scrollTo(positionOf(view.state, first, 1)));
      view.dispatch({ effects });
    },
    save: () => view.state.toJSON(HISTORY),
    destroy: () => view.destroy(),
  };
}
