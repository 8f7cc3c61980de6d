/** The tabs of the explorer: documents with their variables. They survive a reload; headers do not. */

import { isObject, listOf, textOf } from "#console/kit/json.ts";
import { createStore } from "#console/kit/store.ts";
import { storedStore } from "#console/kit/stored-store.ts";
import linked from "../../schema/examples/linked.graphql?raw";

export interface Tab {
  readonly id: string;
  readonly document: string;
  /** Text as typed, which may not be valid JSON yet. */
  readonly variables: string;
  /** Name of the operation to run; undefined until the user chooses one of several. */
  readonly operationName?: string | undefined;
}

export interface Tabs {
  readonly list: readonly Tab[];
  readonly active: string;
}

/** First document that a visitor sees: linked people, tickets and payments in one request. */
export const FIRST_DOCUMENT = `# Run it with Ctrl Enter, then open the Trace beside the result.
${linked}`;

const newId = (): string => crypto.randomUUID();
const tabOf = (document: string, variables = ""): Tab => ({ id: newId(), document, variables });

function readTabs(stored: unknown): Tabs | undefined {
  if (!isObject(stored)) return undefined;
  const list = listOf(stored["list"]).flatMap((tab): Tab[] => {
    if (!isObject(tab) || textOf(tab["id"]) === "") return [];
    const operationName = textOf(tab["operationName"]) || undefined;
    return [
      {
        id: textOf(tab["id"]),
        document: textOf(tab["document"]),
        variables: textOf(tab["variables"]),
        operationName,
      },
    ];
  });
  const [first] = list;
  if (!first) return undefined;
  const active = textOf(stored["active"]);
  return { list, active: list.some(({ id }) => id === active) ? active : first.id };
}

function firstTabs(): Tabs {
  const tab = tabOf(FIRST_DOCUMENT);
  return { list: [tab], active: tab.id };
}

export const tabs = storedStore<Tabs>("tabs", firstTabs(), readTabs);

/** Replaces the first visitor's document, if unchanged, by one that fits the served families. */
export function fitFirstDocument(first: string): void {
  if (first === "" || first === linked) return;
  tabs.set((before) => ({
    ...before,
    list: before.list.map((tab) => (tab.document === FIRST_DOCUMENT ? { ...tab, document: first } : tab)),
  }));
}

/** Request headers by tab, as JSON text. They are never stored. */
export const headersOfTabs = createStore<Readonly<Record<string, string>>>({});

/** Returns the open tab. */
export function activeOf({ list, active }: Tabs): Tab {
  const tab = list.find(({ id }) => id === active) ?? list[0];
  if (!tab) throw new Error("There is always a tab");
  return tab;
}

/** Changes the open tab. */
export function updateTab(change: Partial<Omit<Tab, "id">>, id: string = tabs.get().active): void {
  tabs.set((before) => ({
    ...before,
    list: before.list.map((tab) => (tab.id === id ? { ...tab, ...change } : tab)),
  }));
}

/** Opens a document: in a tab that has it already, in the open tab if that is empty, or in a new tab. */
export function openDocument(document: string, variables = ""): void {
  tabs.set((before) => {
    const same = before.list.find((tab) => tab.document === document && tab.variables === variables);
    if (same) return { ...before, active: same.id };
    const active = activeOf(before);
    if (active.document.trim() === "")
      return {
        ...before,
        list: before.list.map((tab) =>
          tab === active ? { ...tab, document, variables, operationName: undefined } : tab,
        ),
      };
    const tab = tabOf(document, variables);
    return { list: [...before.list, tab], active: tab.id };
  });
}

export function newTab(): void {
  const tab = tabOf("");
  tabs.set(({ list }) => ({ list: [...list, tab], active: tab.id }));
}

/** Closes a tab. The last tab is replaced by an empty one. */
export function closeTab(id: string): void {
  tabs.set(({ list, active }) => {
    const at = list.findIndex((tab) => tab.id === id);
    const rest = list.filter((tab) => tab.id !== id);
    const next = rest[Math.min(at, rest.length - 1)];
    if (!next) {
      const tab = tabOf("");
      return { list: [tab], active: tab.id };
    }
    return { list: rest, active: active === id ? next.id : active };
  });
}
