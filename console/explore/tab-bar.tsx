/** Tabs of the open documents, and the toolbar of the current one. */
import { type GraphQLSchema, parse, validate } from "graphql";
import { useMemo, useState } from "react";
import { activeOf, closeTab, newTab, openDocument, tabs, updateTab } from "#console/data/documents.ts";
import {
  collections,
  exportCollections,
  history,
  importCollections,
  removeDocument,
  type SavedDocument,
  saveDocument,
} from "#console/data/library.ts";
import { runActive, runOf, runs } from "#console/data/run.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { chooseFile, copyText, download } from "#console/kit/browser.ts";
import { nameOf, operationNamesIn, operationOf } from "#console/kit/operation-names.ts";
import { useStore } from "#console/kit/store.ts";
import { Icon } from "#console/ui/icons.tsx";
import { ControlRow, IconButton, Menu, useNotice } from "#console/ui/parts.tsx";
import { copyForms } from "./copy-as.ts";
import { type Task, tasks } from "./examples.ts";
import { formatActive } from "./format.ts";

export function TabBar() {
  const { list, active } = useStore(tabs);
  return (
    <ControlRow className="tab-bar" label="Documents">
      <ul aria-label="Open documents">
        {list.map((tab) => (
          <li key={tab.id} className={tab.id === active ? "active" : undefined}>
            <button
              type="button"
              aria-current={tab.id === active ? "true" : undefined}
              onClick={() => tabs.set((before) => ({ ...before, active: tab.id }))}
            >
              {tab.document.trim() === "" ? "New document" : nameOf(tab.document)}
            </button>
            <IconButton
              icon="close"
              label={`Close ${nameOf(tab.document)}`}
              onClick={() => closeTab(tab.id)}
            />
          </li>
        ))}
      </ul>
      <IconButton icon="plus" label="New document" onClick={newTab} />
    </ControlRow>
  );
}

/** @param onRun called when Run or Stop is pressed */
export function Toolbar({ onRun }: { readonly onRun?: (() => void) | undefined }) {
  const tab = useStore(tabs, activeOf);
  const { running } = useStore(runs, (all) => runOf(all, tab.id));
  const [notice, notify] = useNotice();
  const names = operationNamesIn(tab.document);
  const copied = (what: string, text: string) =>
    copyText(text).then(
      () => notify(`${what} copied`),
      () => notify("The browser does not allow to copy here"),
    );
  return (
    <ControlRow className="toolbar" label="What to do with the document">
      <button
        type="button"
        className="primary"
        onClick={() => {
          void runActive();
          onRun?.();
        }}
        title="Ctrl Enter"
      >
        <Icon name={running ? "stop" : "run"} />
        {running ? "Stop" : "Run"}
      </button>
      {names.length > 1 && (
        <select
          aria-label="Operation to run"
          value={operationOf(tab)}
          onChange={(event) => updateTab({ operationName: event.target.value })}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      <ExamplesMenu />
      <HistoryMenu />
      <CollectionsMenu notify={notify} />
      <span className="grow" />
      <button type="button" className="quiet" title="Shift Alt F" onClick={formatActive}>
        Format
      </button>
      <Menu label="Copy as" align="right">
        {(close) => (
          <ul className="menu-list">
            {copyForms.map((form) => (
              <li key={form.name}>
                <button
                  type="button"
                  onClick={() => {
                    void copied(form.name, form.text(tab));
                    close();
                  }}
                >
                  {form.name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Menu>
      {notice}
    </ControlRow>
  );
}

function ExamplesMenu() {
  const loaded = useStore(loadedSchema);
  const offered = useMemo(() => answerable(loaded?.schema), [loaded]);
  return (
    <Menu label="Examples">
      {(close) => (
        <div className="examples">
          {offered.map(({ task, examples }) => (
            <section key={task}>
              <h2>{task}</h2>
              <ul className="menu-list">
                {examples.map((one) => (
                  <li key={one.name}>
                    <button
                      type="button"
                      onClick={() => {
                        openDocument(one.document, one.variables);
                        close();
                      }}
                    >
                      <b>{one.name}</b>
                      <small>{one.question}</small>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Menu>
  );
}

/** Examples that are valid in the schema. A gateway may serve only some of the families. */
function answerable(schema: GraphQLSchema | undefined): readonly Task[] {
  if (!schema) return [];
  return tasks
    .map(({ task, examples }) => ({
      task,
      examples: examples.filter(({ document }) => validate(schema, parse(document)).length === 0),
    }))
    .filter(({ examples }) => examples.length > 0);
}

const timeText = (at: number) =>
  new Date(at).toLocaleString(undefined, { dateStyle: "short", timeStyle: "short" });

function HistoryMenu() {
  const past = useStore(history);
  return (
    <Menu label="History">
      {(close) =>
        past.length === 0 ? (
          <p className="menu-text">Nothing was run yet. What you run is listed here.</p>
        ) : (
          <ul className="menu-list">
            {past.map((run) => (
              <li key={`${run.at} ${run.document}`}>
                <button
                  type="button"
                  onClick={() => {
                    openDocument(run.document, run.variables);
                    close();
                  }}
                >
                  <b>{nameOf(run.document)}</b>
                  <small>{timeText(run.at)}</small>
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => history.set([])}>
                Clear the history
              </button>
            </li>
          </ul>
        )
      }
    </Menu>
  );
}

function CollectionsMenu({ notify }: { readonly notify: (text: string) => void }) {
  const saved = useStore(collections);
  const tab = useStore(tabs, activeOf);
  const [collection, setCollection] = useState("My documents");
  const groups = new Map<string, SavedDocument[]>();
  for (const one of saved) groups.set(one.collection, [...(groups.get(one.collection) ?? []), one]);
  const load = async () => {
    const text = await chooseFile(".json,application/json");
    if (text === undefined) return;
    try {
      notify(`${importCollections(text)} documents added`);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Menu label="Saved">
      {(close) => (
        <div>
          <form
            className="save-form"
            onSubmit={(event) => {
              event.preventDefault();
              const name = nameOf(tab.document);
              saveDocument({ name, collection, document: tab.document, variables: tab.variables });
              notify(`${name} saved in ${collection}`);
            }}
          >
            <input
              aria-label="Collection to save in"
              value={collection}
              required
              onChange={(event) => setCollection(event.target.value)}
            />
            <button type="submit">Save this document</button>
          </form>
          {[...groups].map(([name, documents]) => (
            <section key={name}>
              <h2>{name}</h2>
              <ul className="menu-list">
                {documents.map((one) => (
                  <li key={one.name} className="with-action">
                    <button
                      type="button"
                      onClick={() => {
                        openDocument(one.document, one.variables);
                        close();
                      }}
                    >
                      {one.name}
                    </button>
                    <IconButton
                      icon="close"
                      label={`Remove ${one.name}`}
                      onClick={() => removeDocument(one)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div className="menu-foot">
            <button type="button" className="quiet" onClick={() => void load()}>
              Import a file
            </button>
            <button
              type="button"
              className="quiet"
              disabled={saved.length === 0}
              onClick={() => download("tributary-collections.json", exportCollections())}
            >
              Export all
            </button>
          </div>
        </div>
      )}
    </Menu>
  );
}
