/**
 * Sends arguments through the graph and finds where each value went: by its mark where its type has room
 * for one, else by what changes in the REST calls when it changes.
 */
import { isEnumType } from "graphql";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import type { ObservedCall } from "#services/kit/http/host.ts";
import type { AnswerError, Tributary } from "#test/kit/gateway.ts";
import { operations } from "#test/subgraphs/kit/rest/contracts.ts";
import { clausesAt } from "./clauses.ts";
import type { AskedField } from "./fields.ts";
import { buildValue, isNeededFor, type Leaf, leavesOf, markOf, valuesFor } from "./input-values.ts";
import { type SentValue, sentValues } from "./wire-places.ts";

const byId = new Map(operations.map((operation) => [operation.id, operation]));
const PAGING = new Set(["first", "after", "last", "before"]);

/** A value in a call. */
export interface Sent extends SentValue {
  readonly operation: BoundOperation;
}

/** What became of a leaf. */
export interface Outcome {
  /** `Banking.payments filter.text`. */
  readonly leaf: string;
  /** The places that it reached; none where it was not sent. */
  readonly places: readonly string[];
  /** What the graph said where it was not sent. */
  readonly said: string;
}

/** Where an id went. */
export interface SentId {
  readonly leaf: string;
  readonly places: readonly string[];
  readonly said: readonly string[];
}

/** What the demo company cannot be asked for without: see `given.ts`. */
export interface Given {
  /** Values for a leaf, by its path in a field or by its name anywhere. */
  readonly values: Readonly<Record<string, readonly [unknown, unknown?]>>;
  /** What cannot be given together, a field's arguments once for each: values by path; null leaves out. */
  readonly variants: Readonly<Record<string, readonly Variant[]>>;
  /** Lists that need two items, by their name. */
  readonly twice: readonly string[];
}

type Variant = Readonly<Record<string, unknown>>;

interface Run {
  readonly sent: readonly Sent[];
  readonly said: readonly string[];
  /** Refused before any call. */
  readonly refused: readonly Refusal[];
  /** Where the next page begins. */
  readonly cursor: string | undefined;
}

interface Refusal {
  readonly argument: string;
  readonly message: string;
}

const MOST_REFUSALS = 40;

type Values = ReadonlyMap<string, unknown>;

export class Sender {
  /** Everything that was sent, by operation. */
  readonly reached = new Map<string, Map<string, SentValue>>();
  operations = 0;
  #mark = 2_001;
  /** What the field took that was sent last. */
  #accepted: Values = new Map();
  readonly #depths = new Map<string, number>();

  constructor(
    readonly tributary: Tributary,
    readonly ids: ReadonlyMap<string, readonly string[]>,
    readonly given: Given,
  ) {}

  /** Sends every leaf of a field's arguments. */
  async send(asked: AskedField): Promise<Outcome[]> {
    const leaves = asked.field.args.filter(({ name }) => !PAGING.has(name)).flatMap(leavesOf);
    const outcomes = new Map<string, Outcome>();
    const take = async (variant: Variant) => {
      const leftOut = Object.keys(variant).filter((path) => variant[path] === null);
      const taken = leaves.filter(({ path }) => !leftOut.some((out) => `${path}.`.startsWith(`${out}.`)));
      const unsent = taken.filter(({ path }) => (outcomes.get(path)?.places.length ?? 0) === 0);
      for (const [path, outcome] of await this.#sendTogether(asked, taken, unsent, variant))
        outcomes.set(path, outcome);
    };
    const variants = this.given.variants[asked.coordinate] ?? [{}];
    for (const variant of variants) await take(variant);
    // What only an object below needs is sent where that is selected.
    const isLost = ({ places, said }: Outcome) => places.length === 0 && said === "";
    if (!this.#depths.has(asked.coordinate) && [...outcomes.values()].some(isLost)) {
      this.#depths.set(asked.coordinate, 1);
      for (const variant of variants) await take(variant);
    }
    return [...outcomes.values(), ...(await this.#sendSelected(asked, leaves))];
  }

  async #sendTogether(asked: AskedField, leaves: readonly Leaf[], unsent: readonly Leaf[], variant: Variant) {
    const tried = new Map(
      leaves.map((leaf) => [
        leaf.path,
        leaf.path in variant
          ? [[variant[leaf.path], this.#ownValues(asked, leaf)?.[1]] as const]
          : this.#valuesOf(asked, leaf),
      ]),
    );
    const values = new Map([...tried].map(([path, [first]]) => [path, first?.[0]]));
    const left = new Map<string, string>();
    let whole = await this.#run(asked, values);
    // What is known by its id alone costs no call: then objects below it are selected.
    const ids = unsent.filter(({ type }) => type.name === "ID").map(({ path }) => markOf(values.get(path)));
    const isSent = (mark: string | undefined) => mark === undefined || whole.sent.some(hasMark(mark));
    if (whole.said.length === 0 && !ids.every(isSent)) {
      this.#depths.set(asked.coordinate, 1);
      whole = await this.#run(asked, values);
    }
    // A value that is refused is replaced by one of another form; a member that is refused is left out.
    for (let n = 0; n < MOST_REFUSALS; n++) {
      const [refusal] = whole.refused;
      const path = refusal && aboutWhich([...values.keys()], refusal);
      if (refusal === undefined || path === undefined) break;
      const known = this.#idsOf(/must be the id of an? (\w+)/.exec(refusal.message)?.[1] ?? "");
      const [, ...forms] = tried.get(path) ?? [];
      const next = known.length > 0 ? known : forms;
      if (next.length === 0 || next[0]?.[0] === values.get(path)) {
        values.delete(path);
        left.set(path, refusal.message);
      } else {
        tried.set(path, next);
        values.set(path, next[0]?.[0]);
      }
      whole = await this.#run(asked, values);
    }
    this.#accepted = values;
    const outcomes = new Map<string, Outcome>();
    for (const leaf of unsent) {
      const at = { leaf: `${asked.coordinate} ${leaf.path}` };
      const refusal = left.get(leaf.path);
      if (refusal !== undefined) {
        outcomes.set(leaf.path, { ...at, places: [], said: refusal });
        continue;
      }
      const mark = this.#hasOwnValues(asked, leaf) ? undefined : markOf(values.get(leaf.path));
      const marked = mark === undefined ? [] : whole.sent.filter(hasMark(mark));
      const places =
        marked.length > 0
          ? placesOf(marked, mark)
          : await this.#sendChanged(asked, leaves, leaf, values, tried, whole);
      outcomes.set(leaf.path, { ...at, places, said: whole.said.join("; ") });
    }
    return outcomes;
  }

  /** What changes in the calls where one value is another that the field takes; or is not given. */
  async #sendChanged(
    asked: AskedField,
    leaves: readonly Leaf[],
    leaf: Leaf,
    values: Values,
    tried: ReadonlyMap<string, readonly (readonly [unknown, unknown?])[]>,
    whole: Run,
  ): Promise<readonly string[]> {
    // A place that changes by itself, as a key that is made for each call, says nothing about the value.
    const changing = changedBetween(whole, await this.#run(asked, values)).map(placeOf);
    const isSteady = (sent: Sent) => !changing.includes(placeOf(sent));
    for (const other of this.#othersFor(leaf, tried.get(leaf.path)?.[0])) {
      const changed =
        other === undefined ? withoutOptional(values, leaf) : new Map(values).set(leaf.path, other);
      const run = await this.#run(asked, changed);
      const places = sentOnlyBy(run, whole).filter(isSteady);
      if (places.length > 0) return placesOf(places, undefined, whole);
      // A value that is refused does not show by what is no longer sent.
      if (run.refused.length > 0 || run.said.some((message) => !whole.said.includes(message))) continue;
      const gone = sentOnlyBy(whole, run).filter(isSteady);
      if (gone.length > 0) return placesOf(gone, undefined, run);
    }
    if (whole.sent.length > 0) return placesOf(whole.sent.filter(isNamedBy(leaf, values.get(leaf.path))));
    // Together they were refused: with nothing but what it needs.
    const needed = new Map(
      leaves.filter((one) => isNeededFor(one, leaf)).map(({ path }) => [path, values.get(path)]),
    );
    const without = await this.#run(asked, withoutLeaf(needed, leaf.path));
    const alone = await this.#run(asked, new Map(needed).set(leaf.path, values.get(leaf.path)));
    return placesOf(sentOnlyBy(alone, without).filter(isSteady), undefined, without);
  }

  /** Other values for a leaf: of an enum each further name; last, none at all. */
  #othersFor({ type }: Leaf, pair: readonly [unknown, unknown?] | undefined): readonly unknown[] {
    const [first, second] = pair ?? [];
    const names =
      isEnumType(type) && typeof first === "string" ? type.getValues().map(({ name }) => name) : [];
    return [...new Set([second, ...names, undefined])].filter((value) => value !== first);
  }

  /** Gives each id of a field's arguments, with what it needs, one value. */
  async sendIds(asked: AskedField, id: string): Promise<SentId[]> {
    const leaves = asked.field.args.flatMap(leavesOf);
    const sent: SentId[] = [];
    for (const leaf of leaves.filter(({ type }) => type.name === "ID")) {
      const values = new Map(
        leaves
          .filter((one) => isNeededFor(one, leaf))
          .map((one) => [one.path, this.#valuesOf(asked, one)[0]?.[0]]),
      );
      const run = await this.#ask(asked, new Map(values).set(leaf.path, id), 0);
      sent.push({
        leaf: `${asked.coordinate} ${leaf.path}`,
        places: run.sent.filter(hasMark(markOf(id) ?? id)).map(placeOf),
        said: run.said,
      });
    }
    return sent;
  }

  /** Sends what a selection alone needs. */
  async read(query: string): Promise<void> {
    this.#note((await this.#execute(query, {})).calls);
  }

  /** Sends a list's first page and its second. @param query With the cursor as `$after`. */
  async readPages(query: string): Promise<void> {
    const { data, calls } = await this.#execute(query, {});
    this.#note(calls);
    const after = lastCursorIn(data);
    if (after !== undefined) this.#note((await this.#execute(query, { after })).calls);
  }

  /** What a selection of other objects needs is sent with them; and what asks for the next page and the one before. */
  async #sendSelected(asked: AskedField, leaves: readonly Leaf[]): Promise<Outcome[]> {
    if (asked.coordinate.startsWith("Mutation.")) return [];
    const values = new Map(
      leaves
        .filter(({ chain }) => chain.every(({ required }) => required))
        .map(
          (leaf) =>
            [leaf.path, this.#accepted.get(leaf.path) ?? this.#valuesOf(asked, leaf)[0]?.[0]] as const,
        ),
    );
    const { cursor } = await this.#ask(asked, values, 1);
    if (cursor === undefined || !isPaged(asked.field)) return [];
    const next = await this.#ask(asked, new Map(values).set("after", cursor), 0);
    if (!isPagedBackward(asked.field)) return [];
    return this.#sendBackward(asked, values, [cursor, next.cursor ?? ""]);
  }

  /** Where `last` and `before` go. @param cursors Of two rows. */
  async #sendBackward(asked: AskedField, values: Values, cursors: readonly [string, string]) {
    const ask = (last: number, before: string) =>
      this.#ask(asked, new Map(values).set("last", last).set("before", before), 0);
    const one = await ask(1, cursors[0]);
    const found = { last: [one, await ask(2, cursors[0])], before: [one, await ask(1, cursors[1])] } as const;
    return Object.entries(found).map(([name, [run, other]]) => ({
      leaf: `${asked.coordinate} ${name}`,
      places: placesOf(sentOnlyBy(run, other)),
      said: run.said.join("; "),
    }));
  }

  #ownValues({ coordinate }: AskedField, { path, name }: Leaf) {
    return this.given.values[`${coordinate} ${path}`] ?? this.given.values[name];
  }

  #hasOwnValues = (asked: AskedField, leaf: Leaf) => this.#ownValues(asked, leaf) !== undefined;

  #valuesOf(asked: AskedField, leaf: Leaf): readonly (readonly [unknown, unknown?])[] {
    const own = this.#ownValues(asked, leaf);
    if (own === undefined) return valuesFor(leaf, this.#mark++);
    const type = typeof own[0] === "string" ? /^a (\w+)$/.exec(own[0])?.[1] : undefined;
    return type === undefined ? [own] : this.#idsOf(type);
  }

  #idsOf(type: string): readonly (readonly [unknown, unknown?])[] {
    const [first, second] = this.ids.get(type) ?? [];
    return first === undefined ? [] : [[first, second]];
  }

  /** Where scalars alone cost no call, objects below are selected too. */
  async #run(asked: AskedField, values: Values): Promise<Run> {
    const depth = this.#depths.get(asked.coordinate) ?? 0;
    const run = await this.#ask(asked, values, depth);
    if (run.sent.length > 0 || run.said.length > 0 || depth > 0) return run;
    this.#depths.set(asked.coordinate, 1);
    return this.#ask(asked, values, 1);
  }

  async #ask({ field, write }: AskedField, values: Values, depth: number): Promise<Run> {
    const variables: Record<string, unknown> = {};
    if (isPaged(field) && !values.has("last")) variables["first"] = 1;
    for (const argument of field.args) {
      const value = buildValue(argument, values, this.given.twice);
      if (value !== undefined) variables[argument.name] = value;
    }
    const { data, errors, calls } = await this.#execute(write(Object.keys(variables), depth), variables);
    const sent = this.#note(calls);
    return {
      sent,
      said: [...errors.map(({ message }) => message), ...userMessages(data)],
      refused: errors.filter(isRefusal).map(({ message, extensions }) => ({
        message,
        argument: String(extensions["argument"] ?? ""),
      })),
      cursor: lastCursorIn(data),
    };
  }

  #execute(query: string, variables: Record<string, unknown>) {
    this.operations++;
    // No rate that a family limits is reached.
    this.tributary.families.clock.advance(60_000);
    return this.tributary.ask(query, variables);
  }

  #note(calls: readonly ObservedCall[]): Sent[] {
    return calls.flatMap((call) => {
      const operation = byId.get(`${call.family}.${call.operation}`);
      if (!operation) return [];
      const places = this.reached.get(operation.id) ?? new Map<string, SentValue>();
      this.reached.set(operation.id, places);
      return sentValues(operation, call).map((value) => {
        places.set(`${value.place} ${typeof value.value}`, value);
        return { ...value, operation };
      });
    });
  }
}

/** The list's own page stands behind those within its nodes. */
const lastCursorIn = (data: unknown) =>
  [...JSON.stringify(data ?? null).matchAll(/"endCursor":"([^"]+)"/g)].at(-1)?.[1];
const isPaged = ({ args }: AskedField["field"]) => args.some(({ name }) => name === "first");
const isPagedBackward = ({ args }: AskedField["field"]) => args.some(({ name }) => name === "last");
const isRefusal = ({ extensions }: AnswerError) =>
  extensions["code"] === "BAD_USER_INPUT" && !("family" in extensions);
/** A number is no part of another. */
const hasMark = (mark: string) =>
  /^\d+$/.test(mark) && mark.length < 7
    ? ({ value }: Sent) => String(value) === mark
    : ({ value }: Sent) => String(value).includes(mark);
/** What one run sent and another did not. */
const sentOnlyBy = (run: Run, other: Run): readonly Sent[] => {
  const lines = new Set(other.sent.map(lineOf));
  return run.sent.filter((sent) => !lines.has(lineOf(sent)));
};
const changedBetween = (one: Run, other: Run) => [...sentOnlyBy(one, other), ...sentOnlyBy(other, one)];
/** An enum's only name, and one that nothing else goes with, shows by being what is sent: `CREATED_AT` as `created_at`. */
const isNamedBy = ({ type }: Leaf, name: unknown) => {
  const letters = (value: unknown) =>
    String(value)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "");
  return ({ value }: Sent) => isEnumType(type) && letters(value) === letters(name);
};
const lineOf = ({ operation, place, value }: Sent) => `${operation.id} ${place} ${JSON.stringify(value)}`;
/** A name that the caller chose is `*`. */
const placeOf = ({ operation, place }: Sent) =>
  `${operation.id} ${place.replace(/(mark|other)\d+|[78]0{7}-0000-4000-8000-\d{12}|(?<=\[)[78]\d{6}(?=\])/g, "*")}`;
/** Each place once, in a filter with the clause. @param other What was sent with another value. */
function placesOf(sent: readonly Sent[], mark?: string, other?: Run): readonly string[] {
  const places = sent.flatMap((one) => {
    const others = other?.sent.filter((another) => placeOf(another) === placeOf(one)) ?? [];
    const clauses = clausesAt(
      one.place,
      one.value,
      mark,
      others.map(({ value }) => value),
    );
    return clauses.length > 0 ? clauses.map((clause) => `${placeOf(one)}: ${clause}`) : [placeOf(one)];
  });
  return [...new Set(places)];
}

function withoutLeaf(values: Values, path: string): Values {
  const rest = new Map(values);
  rest.delete(path);
  return rest;
}

/** Without a leaf, and without what cannot be given without it. */
function withoutOptional(values: Values, { path, chain }: Leaf): Values {
  const optional = chain.findLast(({ required }) => !required)?.path ?? path;
  return new Map([...values].filter(([name]) => name !== path && !`${name}.`.startsWith(`${optional}.`)));
}

/** The leaf that a refusal is about: the one whose path has most of the names in it. */
function aboutWhich(paths: readonly string[], { argument, message }: Refusal): string | undefined {
  const names = [argument, ...[...message.matchAll(/"([\w.[\]]+)"/g)].map(([, name = ""]) => name)]
    .flatMap((name) => name.split(/[.[\]]+/))
    .filter((name) => /^[a-z]\w*$/i.test(name));
  const scored = paths.map((path) => {
    const own = path.split(".");
    return {
      path,
      score: new Set(names.filter((name) => own.includes(name))).size,
      last: names.includes(own.at(-1) ?? ""),
    };
  });
  const [best] = scored.sort((a, b) => b.score - a.score || Number(b.last) - Number(a.last));
  return best && best.score > 0 ? best.path : undefined;
}

const userMessages = (data: unknown): string[] =>
  Object.values((data ?? {}) as object).flatMap((payload: { userErrors?: { message: string }[] } | null) =>
    (payload?.userErrors ?? []).map(({ message }) => message),
  );
