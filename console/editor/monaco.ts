/**
 * Monaco (also the editor of GraphiQL 5) with GraphQL, JSON, SQL and YAML. Its workers come from our own origin.
 * This module is large, so it loads with the first editor.
 */
import * as monaco from "monaco-editor";
import "monaco-editor/esm/vs/basic-languages/sql/sql.contribution";
import "monaco-editor/esm/vs/basic-languages/yaml/yaml.contribution";
import EditorWorker from "monaco-editor/esm/vs/editor/editor.worker?worker";
import JsonWorker from "monaco-editor/esm/vs/language/json/json.worker?worker";
import GraphqlWorker from "monaco-graphql/esm/graphql.worker?worker";
import { initializeMode } from "monaco-graphql/initializeMode";
import { loadedSchema } from "#console/data/schema.ts";
import { darkNow } from "#console/ui/theme.ts";

self.MonacoEnvironment = {
  getWorker(_id: string, label: string) {
    if (label === "graphql") return new GraphqlWorker();
    return label === "json" ? new JsonWorker() : new EditorWorker();
  },
};

const colors = (dark: boolean): monaco.editor.IStandaloneThemeData => ({
  base: dark ? "vs-dark" : "vs",
  inherit: true,
  rules: dark
    ? [
        { token: "key.identifier.gql", foreground: "9fd0ff" },
        { token: "argument.identifier.gql", foreground: "d8b4fe" },
        { token: "type.identifier.gql", foreground: "5eead4" },
        { token: "string.key.json", foreground: "9fd0ff" },
        { token: "comment.gql", foreground: "8b97ad" },
      ]
    : [
        { token: "key.identifier.gql", foreground: "0b4fb3" },
        { token: "argument.identifier.gql", foreground: "7e22ce" },
        { token: "type.identifier.gql", foreground: "0f6b5c" },
        { token: "string.key.json", foreground: "0b4fb3" },
        { token: "comment.gql", foreground: "5b6577" },
      ],
  colors: dark
    ? { "editor.background": "#10151f", "editorGutter.background": "#10151f" }
    : { "editor.background": "#ffffff", "editorGutter.background": "#ffffff" },
});
monaco.editor.defineTheme("console-light", colors(false));
monaco.editor.defineTheme("console-dark", colors(true));

const applyTheme = () => monaco.editor.setTheme(darkNow.get() ? "console-dark" : "console-light");
applyTheme();
darkNow.subscribe(applyTheme);

// The gateway checks the values of variables and headers. The editor checks only JSON syntax.
monaco.languages.json.jsonDefaults.setDiagnosticsOptions({ validate: true, allowComments: false });

const graphql = initializeMode({
  formattingOptions: { prettierConfig: { printWidth: 100 } },
  completionSettings: { __experimental__fillLeafsOnComplete: true },
});

function giveSchema(): void {
  const loaded = loadedSchema.get();
  if (!loaded) return;
  graphql.setSchemaConfig([
    {
      uri: "tributary.graphql",
      documentString: loaded.text,
      buildSchemaOptions: { assumeValidSDL: true, assumeValid: true },
    },
  ]);
}
giveSchema();
loadedSchema.subscribe(giveSchema);

export { monaco };
