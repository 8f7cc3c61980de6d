/**
 * Sends arguments through the graph and finds the place of each value in REST calls: by a mark in the value, if
 * its type allows one, or by the difference between calls with different values.
 */
import { isEnumType } from "graphql";
import type { AskedField } from "./fields.ts";
import { isNeededFor, type Leaf, leavesOf, markOf, valuesFor } from "./input-values.ts";
import { isPaged, type Runner } from "./runner.ts";
import {
  changedBetween,
  hasMark,
  isNamedBy,
  placeOf,
  placesOf,
  type Run,
  type Sent,
  sentOnlyBy,
} from "./sent.ts";
import {
  aboutWhich,
  type FieldValues,
  type Values,
  type Variant,
  withoutLeaf,
  withoutOptional,
} from "./values.ts";

const PAGING = new Set(["first", "after", "last", "before"]);
const MOST_REFUSALS = 40;

/** Result for a leaf. */
export interface Outcome {
  /** `Banking.payments filter.text`. */
  readonly leaf: string;
  /** Places that received the value. Empty if it was not sent. */
  readonly places: readonly string[];
  /** Message of the graph, if the leaf was not sent. */
  readonly said: string;
}

/** Destination of an id. */
export interface SentId {
  readonly leaf: string;
  readonly places: readonly string[];
  readonly said: readonly string[];
}

export class Sender {
  #mark = 2_001;
  /** Values of the last request that the field accepted. */
  #accepted: Values = new Map();

  constructor(
    readonly runner: Runner,
    readonly ids: ReadonlyMap<string, readonly string[]>,
    readonly given: FieldValues,
  ) {}

  /** Sends each leaf of a field's arguments. */
  async send(asked: AskedField): Promise<Outcome[]> {
    const leaves = asked.field.args.filter(({ name }) => !PAGING.has(name)).flatMap(leavesOf);
    const outcomes = new Map<string, Outcome>();
    const take = async (variant: Variant) => {
      const taken = leavesWith(variant, leaves);
      const unsent = taken.filter(({ path }) => (outcomes.get(path)?.places.length ?? 0) === 0);
      for (const [path, outcome] of await this.#sendTogether(asked, taken, unsent, variant))
        outcomes.set(path, outcome);
    };
    const variants = this.given.variants[asked.coordinate] ?? [{}];
    for (const variant of variants) await take(variant);
    // Some values are sent only if an object below the field is selected.
    const isLost = ({ places, said }: Outcome) => places.length === 0 && said === "";
    if (!this.runner.isDeep(asked) && [...outcomes.values()].some(isLost)) {
      this.runner.goDeeper(asked);
      for (const variant of variants) await take(variant);
    }
    return [...outcomes.values(), ...(await this.#sendSelected(asked, leaves))];
  }

  /**
   * Finds values for a field's leaves that the graph accepts. A refused value is replaced by another form; a
   * refused member is left out.
   */
  async accept(asked: AskedField, leaves: readonly Leaf[], variant: Variant, unsent: readonly Leaf[] = []) {
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
    let whole = await this.runner.run(asked, values);
    // An object with only its id selected needs no call, so objects below it are selected.
    const ids = unsent.filter(({ type }) => type.name === "ID").map(({ path }) => markOf(values.get(path)));
    const isSent = (mark: string | undefined) => mark === undefined || whole.sent.some(hasMark(mark));
    if (whole.said.length === 0 && !ids.every(isSent)) {
      this.runner.goDeeper(asked);
      whole = await this.runner.run(asked, values);
    }
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
      whole = await this.runner.run(asked, values);
    }
    return { values, tried, left, whole };
  }

  async #sendTogether(asked: AskedField, leaves: readonly Leaf[], unsent: readonly Leaf[], variant: Variant) {
    const { values, tried, left, whole } = await this.accept(asked, leaves, variant, unsent);
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

  /** Finds the changes in the calls if one value is replaced by another valid one, or left out. */
  async #sendChanged(
    asked: AskedField,
    leaves: readonly Leaf[],
    leaf: Leaf,
    values: Values,
    tried: ReadonlyMap<string, readonly (readonly [unknown, unknown?])[]>,
    whole: Run,
  ): Promise<readonly string[]> {
    // Places that change in each call, such as generated keys, do not show the value.
    const changing = changedBetween(whole, await this.runner.run(asked, values)).map(placeOf);
    const isSteady = (sent: Sent) => !changing.includes(placeOf(sent));
    for (const other of this.#othersFor(leaf, tried.get(leaf.path)?.[0])) {
      const changed =
        other === undefined ? withoutOptional(values, leaf) : new Map(values).set(leaf.path, other);
      const run = await this.runner.run(asked, changed);
      const places = sentOnlyBy(run, whole).filter(isSteady);
      if (places.length > 0) return placesOf(places, undefined, whole);
      // After a refusal, missing values do not show the place.
      if (run.refused.length > 0 || run.said.some((message) => !whole.said.includes(message))) continue;
      const gone = sentOnlyBy(whole, run).filter(isSteady);
      if (gone.length > 0) return placesOf(gone, undefined, run);
    }
    if (whole.sent.length > 0) return placesOf(whole.sent.filter(isNamedBy(leaf, values.get(leaf.path))));
    // The values were refused together, so the leaf is sent with only its required values.
    const needed = new Map(
      leaves.filter((one) => isNeededFor(one, leaf)).map(({ path }) => [path, values.get(path)]),
    );
    const without = await this.runner.run(asked, withoutLeaf(needed, leaf.path));
    const alone = await this.runner.run(asked, new Map(needed).set(leaf.path, values.get(leaf.path)));
    return placesOf(sentOnlyBy(alone, without).filter(isSteady), undefined, without);
  }

  /** Other values for a leaf: the second value, each further name of an enum, and no value. */
  #othersFor({ type }: Leaf, pair: readonly [unknown, unknown?] | undefined): readonly unknown[] {
    const [first, second] = pair ?? [];
    const names =
      isEnumType(type) && typeof first === "string" ? type.getValues().map(({ name }) => name) : [];
    return [...new Set([second, ...names, undefined])].filter((value) => value !== first);
  }

  /** Sends each id of a field's arguments with its required values. */
  async sendIds(asked: AskedField, id: string): Promise<SentId[]> {
    const leaves = asked.field.args.flatMap(leavesOf);
    const sent: SentId[] = [];
    for (const leaf of leaves.filter(({ type }) => type.name === "ID")) {
      const values = new Map(
        leaves
          .filter((one) => isNeededFor(one, leaf))
          .map((one) => [one.path, this.#valuesOf(asked, one)[0]?.[0]]),
      );
      const run = await this.runner.ask(asked, new Map(values).set(leaf.path, id), 0);
      sent.push({
        leaf: `${asked.coordinate} ${leaf.path}`,
        places: run.sent.filter(hasMark(markOf(id) ?? id)).map(placeOf),
        said: run.said,
      });
    }
    return sent;
  }

  /**
   * Sends values that a selection of other objects needs, and requests for the next and the previous page.
   */
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
    const { cursor } = await this.runner.ask(asked, values, 1);
    if (cursor === undefined || !isPaged(asked.field)) return [];
    const next = await this.runner.ask(asked, new Map(values).set("after", cursor), 0);
    if (!isPagedBackward(asked.field)) return [];
    return this.#sendBackward(asked, values, [cursor, next.cursor ?? ""]);
  }

  /** Finds the places of `last` and `before`. @param cursors cursors of two rows */
  async #sendBackward(asked: AskedField, values: Values, cursors: readonly [string, string]) {
    const ask = (last: number, before: string) =>
      this.runner.ask(asked, new Map(values).set("last", last).set("before", before), 0);
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
}

const isPagedBackward = ({ args }: AskedField["field"]) => args.some(({ name }) => name === "last");

/** Leaves without those that a variant leaves out. */
export function leavesWith(variant: Variant, leaves: readonly Leaf[]): readonly Leaf[] {
  const leftOut = Object.keys(variant).filter((path) => variant[path] === null);
  return leaves.filter(({ path }) => !leftOut.some((out) => `${path}.`.startsWith(`${out}.`)));
}
