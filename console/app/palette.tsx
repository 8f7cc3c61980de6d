/** Command palette: one search for types, fields, REST paths, families, reports, examples, pages and actions. */
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { newTab, openDocument } from "#console/data/documents.ts";
import { families } from "#console/data/family-look.ts";
import { runActive } from "#console/data/run.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { showType, wayText } from "#console/explore/docs.tsx";
import { tasks } from "#console/explore/examples.ts";
import { formatActive } from "#console/explore/format.ts";
import { search } from "#console/explore/search.ts";
import { goTo } from "#console/kit/route.ts";
import { useStore } from "#console/kit/store.ts";
import { waysForText } from "#console/links/questions.ts";
import { type ReportInfo, readReports } from "#console/reports/api.ts";
import { type ResultView, resultView } from "#console/result/result.tsx";
import { FamilyName } from "#console/ui/parts.tsx";
import { type Theme, theme } from "#console/ui/theme.ts";
import { documentFor } from "#platform/graphql/finding/field-paths.ts";
import { wordsOf } from "#platform/graphql/finding/words.ts";

interface Item {
  readonly key: string;
  readonly kind: string;
  readonly name: ReactNode;
  readonly words: string;
  run(): void;
}

const action = (name: string, run: () => void): Item => ({
  key: `action ${name}`,
  kind: "action",
  name,
  words: name.toLowerCase(),
  run,
});

const showResultAs = (view: ResultView) => () => {
  resultView.set(view);
  goTo("explore");
};

const look = (colors: Theme) => () => theme.set(colors);

const actions: readonly Item[] = [
  action("Run the document", () => {
    goTo("explore");
    void runActive();
  }),
  action("New document", () => {
    newTab();
    goTo("explore");
  }),
  action("Format the document", formatActive),
  action("Report of the document in front", () => goTo("reports", "new")),
  action("Show the result as JSON", showResultAs("json")),
  action("Show the result as a table, which downloads as CSV for a spreadsheet", showResultAs("table")),
  action("Show the result as a chart", showResultAs("chart")),
  action("Show the trace: every REST call on a line of time", showResultAs("trace")),
  action("Light colors", look("light")),
  action("Dark colors", look("dark")),
  action("Colors of the system", look("system")),
];

const fixed: readonly Item[] = [
  ...(["explore", "reports", "families", "links", "settings"] as const).map((page) => ({
    key: `page ${page}`,
    kind: "page",
    name: page.charAt(0).toUpperCase() + page.slice(1),
    words: page,
    run: () => goTo(page),
  })),
  ...actions,
  ...families.map(({ name, label }) => ({
    key: `family ${name}`,
    kind: "family",
    name: <FamilyName name={name} />,
    words: `${name} ${label}`.toLowerCase(),
    run: () => goTo("families", name),
  })),
  ...tasks.flatMap(({ task, examples }) =>
    examples.map((example) => ({
      key: `example ${example.name}`,
      kind: task,
      name: example.name,
      words: `${example.name} ${example.question} ${task}`.toLowerCase(),
      run: () => {
        openDocument(example.document, example.variables);
        goTo("explore");
      },
    })),
  ),
];

const reportItem = ({ name, title, about }: ReportInfo): Item => ({
  key: `report ${name}`,
  kind: "report",
  name: title || name,
  words: `${name} ${title} ${about} report`.toLowerCase(),
  run: () => goTo("reports", name),
});

const MAX_ITEMS = 40;

export function Palette({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const loaded = useStore(loadedSchema);
  const sought = useDeferredValue(text);
  const [reports, setReports] = useState<readonly Item[]>([]);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let gone = false;
    readReports().then(
      ({ reports: found }) => {
        if (!gone) setReports(found.map(reportItem));
      },
      // If the caller may not see reports, or the gateway has none, the search finds everything else.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  const items = useMemo((): readonly Item[] => {
    const words = wordsOf(sought);
    const own = [...fixed, ...reports].filter((item) => words.every((word) => item.words.includes(word)));
    if (!loaded || words.length === 0) return own.slice(0, MAX_ITEMS);
    const ways = waysForText(loaded.schema, sought).map(
      (way): Item => ({
        key: `way ${wayText(way)}`,
        kind: wayText(way),
        name: way.nouns.join(" → "),
        words: "",
        run() {
          openDocument(way.document);
          goTo("explore");
        },
      }),
    );
    const hits = search(loaded.schema, sought, MAX_ITEMS).map((hit): Item => {
      const coordinate = hit.kind === "REST" ? hit.coordinates[0] : hit.name;
      return {
        key: `${hit.kind} ${hit.name} ${hit.about}`,
        kind: hit.kind,
        name: <code>{hit.name}</code>,
        words: "",
        run() {
          const document = coordinate?.includes(".") ? documentFor(loaded.schema, coordinate) : undefined;
          goTo("explore");
          if (document !== undefined) openDocument(document);
          else if (hit.type !== "") showType(hit.type);
        },
      };
    });
    return [...ways, ...own.slice(0, 8), ...hits].slice(0, MAX_ITEMS);
  }, [sought, loaded, reports]);
  const chosen = Math.min(at, items.length - 1);
  const take = (item: Item | undefined) => {
    if (!item) return;
    onClose();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      setAt(Math.min(items.length - 1, Math.max(0, chosen + by)));
    } else if (event.key === "Enter") {
      event.preventDefault();
      take(items[chosen]);
    }
  };
  return (
    <dialog ref={dialog} className="palette" aria-label="Search" onClose={onClose} onKeyDown={onKeyDown}>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-items"
        aria-activedescendant={items[chosen] ? `palette-${chosen}` : undefined}
        aria-label="Search fields, types, REST paths, families, reports, examples, actions"
        placeholder="Search fields, types, REST paths, families, reports, actions"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
      />
      <div id="palette-items" className="found" role="listbox" aria-label="Found">
        {items.map((item, index) => (
          <div
            key={item.key}
            id={`palette-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerMove={() => setAt(index)}
            onClick={() => take(item)}
            onKeyDown={onKeyDown}
          >
            <span>{item.name}</span>
            <small>{item.kind}</small>
          </div>
        ))}
      </div>
      {items.length === 0 && <p className="menu-text">Nothing has these words.</p>}
    </dialog>
  );
}
