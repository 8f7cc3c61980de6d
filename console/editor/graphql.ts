/** GraphQL in the editor: completion, descriptions and validation by the schema, and formatting. */
import { type CompletionContext, type CompletionResult, snippetCompletion } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { hoverTooltip, ViewPlugin } from "@codemirror/view";
import {
  graphqlLanguage,
  graphqlLanguageSupport,
  lint,
  offsetToPos,
  stateExtensions,
  updateSchema,
} from "cm6-graphql";
import { getAutocompleteSuggestions, getHoverInformation } from "graphql-language-service";
import { loadedSchema } from "#console/data/schema.ts";

/** Gives the editor the schema once it is loaded. */
const schemaFollower = ViewPlugin.define((view) => {
  const stop = loadedSchema.subscribe(() => updateSchema(view, loadedSchema.get()?.schema));
  return { destroy: stop };
});

/** Completes names, with the braces and required arguments of a field. */
function complete(context: CompletionContext): CompletionResult | null {
  const schema = loadedSchema.get()?.schema;
  const word = context.matchBefore(/\w*/);
  if (!schema || !word || (word.from === word.to && !context.explicit)) return null;
  const { doc } = context.state;
  const suggestions = getAutocompleteSuggestions(
    schema,
    doc.toString(),
    offsetToPos(doc, context.pos),
    undefined,
    undefined,
    { fillLeafsOnComplete: true },
  );
  const options = suggestions.map(({ label, detail = "", documentation, insertText = label }) => {
    // The service writes snippets as VS Code has them.
    const snippet = insertText
      .trimEnd()
      .replace(/\n +/g, "\n\t")
      .replace(/\$(\d+)/g, "$${$1}");
    return snippetCompletion(snippet, { label, detail, ...(documentation ? { info: documentation } : {}) });
  });
  return options.length > 0 ? { from: word.from, options, validFor: /^\w*$/ } : null;
}

/** Shows type and description of what the mouse is on. */
const description = hoverTooltip(({ state: { doc } }, at) => {
  const schema = loadedSchema.get()?.schema;
  // The service takes the token before a position.
  const text = schema && getHoverInformation(schema, doc.toString(), offsetToPos(doc, at + 1));
  if (typeof text !== "string" || text === "") return null;
  return {
    pos: at,
    above: true,
    create() {
      const dom = document.createElement("div");
      dom.className = "editor-hover";
      dom.textContent = text;
      return { dom };
    },
  };
});

/** Extensions of an editor for documents. */
export const graphql = (): Extension => [
  graphqlLanguageSupport(),
  graphqlLanguage.data.of({ autocomplete: complete }),
  stateExtensions(loadedSchema.get()?.schema),
  lint,
  description,
  schemaFollower,
];

/** Formats a document and keeps its comments. @returns undefined if it has a syntax error */
export async function formatDocument(text: string): Promise<string | undefined> {
  const [{ format }, printer] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/graphql"),
  ]);
  return format(text, { parser: "graphql", plugins: [printer], printWidth: 100 }).catch(() => undefined);
}
