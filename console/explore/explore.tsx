/** The explorer: builder and documentation, the document with its variables, and the result. */
import { useEffect, useState } from "react";
import { activeOf, headersOfTabs, tabs, updateTab } from "#console/data/documents.ts";
import { soughtPlace } from "#console/data/highlight.ts";
import { runActive } from "#console/data/run.ts";
import { type Editor, TextEditor } from "#console/editor/editor.tsx";
import { addressDocument } from "#console/kit/route.ts";
import { useStore } from "#console/kit/store.ts";
import { ResultPanel } from "#console/result/result.tsx";
import { useNarrow } from "#console/ui/narrow.ts";
import { Split, SwitchTabs } from "#console/ui/parts.tsx";
import { Builder } from "./builder.tsx";
import { CostLine } from "./cost-line.tsx";
import { Docs, schemaSide } from "./docs.tsx";
import { documentEditor } from "./format.ts";
import { TabBar, Toolbar } from "./tab-bar.tsx";
import { VariablesForm } from "./variables.tsx";

type Side = "builder" | "docs";
const SIDES = [
  { value: "builder", label: "Builder" },
  { value: "docs", label: "Docs" },
] as const;

/** Keeps a link to the open document in the page's address. */
function usePermalink(): void {
  const { document, variables } = useStore(tabs, activeOf);
  useEffect(() => {
    const timer = setTimeout(() => addressDocument({ document, variables }), 400);
    return () => clearTimeout(timer);
  }, [document, variables]);
}

export function Explore() {
  usePermalink();
  const narrow = useNarrow();
  if (narrow) return <NarrowExplore />;
  return (
    <div className="explore">
      <h1 className="unseen">Explore</h1>
      <TabBar />
      <Split
        id="side"
        label="Width of the builder"
        initial={22}
        secondFirst
        first={<SidePanel />}
        second={
          <Split
            id="result"
            label="Width of the result"
            initial={46}
            first={<Ask />}
            second={<ResultPanel />}
          />
        }
      />
    </div>
  );
}

type NarrowView = "ask" | "result" | Side;
const PARTS = [{ value: "ask", label: "Document" }, { value: "result", label: "Result" }, ...SIDES] as const;

/** Shows one part at a time, for a narrow screen. A run switches to its result. */
function NarrowExplore() {
  const [part, setPart] = useState<NarrowView>("ask");
  useEffect(() => schemaSide.subscribe(() => setPart(schemaSide.get())), []);
  useEffect(() => soughtPlace.subscribe(() => soughtPlace.get() && setPart("ask")), []);
  return (
    <div className="explore narrow">
      <h1 className="unseen">Explore</h1>
      <TabBar />
      <SwitchTabs<NarrowView>
        label="Part of the explorer"
        choices={PARTS}
        value={part}
        onChange={setPart}
        controls="part"
      />
      <div className="narrow-part" id="part" role="tabpanel" aria-label={part}>
        {part === "ask" && <Ask onRun={() => setPart("result")} />}
        {part === "result" && <ResultPanel />}
        {part === "builder" && <Builder />}
        {part === "docs" && <Docs />}
      </div>
    </div>
  );
}

function SidePanel() {
  const side = useStore(schemaSide);
  return (
    <div className="panel">
      <SwitchTabs<Side>
        label="Schema"
        choices={SIDES}
        value={side}
        onChange={(next) => schemaSide.set(next)}
        controls="side"
      />
      <div
        className="panel-body"
        id="side"
        role="tabpanel"
        aria-label={side === "builder" ? "Builder" : "Docs"}
      >
        {side === "builder" ? <Builder /> : <Docs />}
      </div>
    </div>
  );
}

function Ask({ onRun }: { readonly onRun?: (() => void) | undefined }) {
  const tab = useStore(tabs, activeOf);
  return (
    <div className="panel">
      <Toolbar onRun={onRun} />
      <CostLine />
      <Split
        id="variables"
        label="Height of the variables"
        direction="column"
        initial={74}
        first={
          <TextEditor
            key={tab.id}
            text={tab.document}
            language="graphql"
            label="GraphQL document"
            onChange={(document) => updateTab({ document }, tab.id)}
            onRun={() => void runActive()}
            onReady={connect}
          />
        }
        second={<Below />}
      />
    </div>
  );
}

/** Registers the editor for the toolbar, and shows the positions in `soughtPlace`. */
function connect(editor: Editor): () => void {
  documentEditor.set(editor);
  const show = () => {
    const place = soughtPlace.get();
    if (!place) return;
    soughtPlace.set(undefined);
    editor.moveTo(place.line, place.column);
    editor.focus();
  };
  show();
  const stop = soughtPlace.subscribe(show);
  return () => {
    stop();
    documentEditor.set(undefined);
  };
}

type Lower = "form" | "json" | "headers";
const LOWER = [
  { value: "form", label: "Variables" },
  { value: "json", label: "JSON" },
  { value: "headers", label: "Headers" },
] as const;

function Below() {
  const tab = useStore(tabs, activeOf);
  const headers = useStore(headersOfTabs, (all) => all[tab.id] ?? "");
  const [lower, setLower] = useState<Lower>("form");
  return (
    <div className="panel">
      <SwitchTabs<Lower>
        label="What is sent with it"
        choices={LOWER}
        value={lower}
        onChange={setLower}
        controls="below"
      />
      <div className="panel-body" id="below" role="tabpanel" aria-label={lower}>
        {lower === "form" && <VariablesForm tab={tab} />}
        {lower === "json" && (
          <TextEditor
            key={tab.id}
            text={tab.variables}
            language="json"
            label="Variables as JSON"
            onChange={(variables) => updateTab({ variables }, tab.id)}
            onRun={() => void runActive()}
          />
        )}
        {lower === "headers" && (
          <div className="headers">
            <p className="faint">
              A JSON object of texts. Headers stay in this tab: they are neither stored nor part of a link.
            </p>
            <TextEditor
              key={tab.id}
              text={headers}
              language="json"
              label="Headers as JSON"
              onChange={(text) => headersOfTabs.set((all) => ({ ...all, [tab.id]: text }))}
              onRun={() => void runActive()}
            />
          </div>
        )}
      </div>
    </div>
  );
}
