/** Colors and sizes of the editor, from the variables of the page, so that they follow its theme. */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definitionKeyword], color: "var(--code-key)" },
  { tag: [tags.attributeName, tags.variableName, tags.keyword, tags.modifier], color: "var(--code-keyword)" },
  { tag: [tags.atom, tags.typeName, tags.string, tags.special(tags.name)], color: "var(--code-value)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: tags.comment, color: "var(--faint)" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--panel)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", fontSize: "13px", lineHeight: "20px" },
  ".cm-content": { padding: "8px 0", caretColor: "var(--text)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { color: "var(--faint)", backgroundColor: "var(--panel)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  ".cm-activeLineGutter": { color: "var(--text)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "color-mix(in srgb, var(--accent) 30%, transparent)",
  },
  ".cm-selectionMatch, &.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-soft)" },
  ".cm-foldPlaceholder": {
    color: "var(--faint)",
    backgroundColor: "var(--bg)",
    borderColor: "var(--line)",
  },
  ".cm-panels, .cm-tooltip": {
    color: "var(--text)",
    backgroundColor: "var(--raised)",
    borderColor: "var(--line)",
  },
  ".cm-tooltip": { borderRadius: "6px", boxShadow: "var(--shadow)", maxWidth: "560px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    color: "var(--text)",
    backgroundColor: "var(--accent-soft)",
  },
  ".cm-completionDetail": { color: "var(--faint)" },
  ".cm-completionMatchedText": { color: "var(--accent)", textDecoration: "none" },
  ".editor-hover": { padding: "6px 10px", whiteSpace: "pre-wrap" },
});

export const look = [theme, syntaxHighlighting(colors)];
