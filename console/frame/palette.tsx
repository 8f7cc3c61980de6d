/** The palette: one field that finds types, fields, REST paths, families, examples and pages. */
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
import { families } from "#console/data/families.ts";
import { runActive } from "#console/data/run.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { tasks } from "#console/explore/examples.ts";
import { search } from "#console/explore/search.ts";
import { documentFor } from "#console/explore/ways.ts";
import { goTo } from "#console/kit/route.ts";
import { useStore } from "#console/kit/store.ts";
import { FamilyName } from "./parts.tsx";

interface Item {
  readonly key: string;
  readonly kind: string;
  readonly name: ReactNode;
  readonly words: string;
  run(): void;
}

const fixed: readonly Item[] = [
  ...(["explore", "reports", "families", "links", "settings"] as const).map((page) => ({
    key: `page ${page}`,
    kind: "page",
    name: page.charAt(0).toUpperCase() + page.slice(1),
    words: page,
    run: () => goTo(page),
  })),
  {
    key: "run",
    kind: "action",
    name: "Run the document",
    words: "run document",
    run: () => void runActive(),
  },
  {
    key: "new",
    kind: "action",
    name: "New document",
    words: "new document tab",
    run: () => {
      newTab();
      goTo("explore");
    },
  },
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

const MAX_ITEMS = 40;

export function Palette({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const loaded = useStore(loadedSchema);
  const sought = useDeferredValue(text);
  useEffect(() => dialog.current?.showModal(), []);
  const items = useMemo((): readonly Item[] => {
    const words = sought
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== "");
    const own = fixed.filter((item) => words.every((word) => item.words.includes(word)));
    if (!loaded || words.length === 0) return own.slice(0, MAX_ITEMS);
    const hits = search(loaded.schema, sought, MAX_ITEMS).map((hit): Item => {
      const coordinate = hit.kind === "REST" ? hit.coordinates[0] : hit.name;
      return {
        key: `${hit.kind} ${hit.name} ${hit.about}`,
        kind: hit.kind,
        name: <code>{hit.name}</code>,
        words: "",
        run() {
          const document = coordinate?.includes(".") ? documentFor(loaded.schema, coordinate) : undefined;
          if (document !== undefined) openDocument(document);
          goTo("explore");
        },
      };
    });
    return [...own.slice(0, 8), ...hits].slice(0, MAX_ITEMS);
  }, [sought, loaded]);
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
        aria-label="Search types, fields, REST paths, families, examples"
        placeholder="Search types, fields, REST paths, families, examples"
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
