/**
 * Searches a schema by words: fields, types and REST operations, by names, descriptions and synonyms. The console
 * and the tool of agents use it. It needs only the schema.
 */
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { askedStems, asksWho, formsOf, likeOf, stemsIn } from "./words.ts";

/** A documented REST operation, with the coordinates that call it. */
export interface FoundOperation {
  /** `banking.listPayments` */
  readonly id: string;
  readonly family: string;
  readonly method: string;
  readonly path: string;
  readonly coordinates: readonly string[];
}

export interface Hit {
  readonly kind: "field" | "type" | "REST";
  /** Coordinate, type name, or REST operation such as `GET /accounts`. */
  readonly name: string;
  readonly about: string;
  /** Type whose page shows the hit; empty for a REST operation. */
  readonly type: string;
  /** Coordinates that call the REST operation; empty for other kinds. */
  readonly coordinates: readonly string[];
  readonly family: string | undefined;
}

interface Entry extends Hit {
  /** Stems of the words in its name. */
  readonly own: readonly string[];
  /** True for a field that a query can select, and for the type of such a field. */
  readonly readable: boolean;
  /** Factor of its score, by the kind of field. */
  readonly prior: number;
  /** True for a field that leads to people. */
  readonly person: boolean;
  readonly list: boolean;
}

interface ScoredEntry {
  readonly hit: Entry;
  readonly score: number;
}

interface Posting {
  readonly entry: number;
  /** Weight of the stem in the entry, from 0 to 1. */
  readonly weight: number;
}

/** Constants of the ranking: weights of the texts that contain a word, and factors for other criteria. */
const RANKING = {
  name: 3,
  owner: 1.8,
  target: 4,
  first: 1.8,
  rest: 0.5,
  around: 0.35,
  members: 0.3,
  args: 0.4,
  call: 0.9,
  /** A weight of this size becomes 0.5. */
  half: 1.4,
  form: 0.9,
  like: 0.55,
  beginning: 0.6,
  said: 0.5,
  coverage: 0.7,
  who: 1.4,
  link: 1.3,
  root: 1.5,
  entry: 1.1,
  needsKey: 0.9,
  bare: 0.9,
  plural: 1.5,
  /** Factor for each better hit of the same name. */
  repeated: 0.6,
};
/** Shortest prefix that is completed to words, in characters. */
const LEAST_BEGINNING = 3;
const MOST_COMPLETED = 24;
/** Further candidates that may replace hits of the same name. */
const MOST_REPEATED = 20;

export interface SearchOptions {
  /** Most hits. */
  readonly most?: number;
  readonly kinds?: ReadonlySet<Hit["kind"]>;
  /** True to return only entries that queries can select. */
  readonly readable?: boolean;
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** Search index of a schema. Building it takes some tenths of a second, a search some tenths of a millisecond. */
export class SchemaSearch {
  readonly #entries: Entry[] = [];
  readonly #postings = new Map<string, Posting[]>();
  readonly #vocabulary: readonly string[];

  /** @param operations The REST operations, whose paths are searched too. */
  constructor(schema: GraphQLSchema, operations: readonly FoundOperation[] = []) {
    const calls = new Map<string, string[]>();
    for (const { id, path, coordinates, ...operation } of operations) {
      const name = `${operation.method} ${path}`;
      this.#add(
        { kind: "REST", name, about: id, type: "", coordinates, family: operation.family },
        { own: stemsIn(path), readable: operation.method === "GET", prior: 0.8, person: false, list: false },
        [[`${id} ${path}`, RANKING.name]],
      );
      for (const coordinate of coordinates)
        calls.set(coordinate, [...(calls.get(coordinate) ?? []), `${id} ${path}`]);
    }
    const readable = readableTypes(schema);
    for (const type of Object.values(schema.getTypeMap()))
      if (!type.name.startsWith("__")) this.#addType(type, schema, readable, calls);
    this.#vocabulary = [...this.#postings.keys()].sort();
  }

  #addType(
    type: GraphQLNamedType,
    schema: GraphQLSchema,
    readable: ReadonlyMap<string, number>,
    calls: ReadonlyMap<string, readonly string[]>,
  ): void {
    const depth = readable.get(type.name);
    const common = { coordinates: [], family: undefined, type: type.name };
    const about = type.description ?? "";
    const own = stemsIn(type.name);
    const isList = /(?:Edge|Connection)$/.test(type.name);
    this.#add(
      { ...common, kind: "type", name: type.name, about },
      {
        own,
        readable: depth !== undefined && !isList,
        prior: isList ? 0.5 : 0.9,
        person: false,
        list: false,
      },
      [[type.name, RANKING.name], ...described(about), [valuesOf(type), RANKING.around]],
    );
    if (!(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) || isList) return;
    for (const field of Object.values<Field>(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      const target = nodeOf(field);
      this.#add(
        { ...common, kind: "field", name: coordinate, about: field.description ?? "" },
        {
          own: stemsIn(field.name),
          readable: depth !== undefined && !field.deprecationReason,
          person: stemsIn(`${field.name} ${target.name}`).some((stem) => PEOPLE.has(stem)),
          list: isListField(field),
          prior: priorOf(field, target, depth, type === schema.getQueryType()),
        },
        [
          [field.name, RANKING.name],
          [type.name, RANKING.owner],
          [target.name, RANKING.target],
          ...described(field.description ?? ""),
          [firstSentence(about), RANKING.around],
          [firstSentence(target.description ?? ""), RANKING.around],
          [valuesOf(target), RANKING.around],
          [hasFields(target) ? membersOf(target) : "", RANKING.members],
          [argumentsOf(field), RANKING.args],
          [(calls.get(coordinate) ?? []).join(" "), RANKING.call],
        ],
      );
    }
  }

  #add(hit: Hit, facts: Omit<Entry, keyof Hit>, texts: readonly (readonly [string, number])[]): void {
    const weights = new Map<string, number>();
    for (const [text, weight] of texts)
      for (const stem of new Set(stemsIn(text))) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    const entry = this.#entries.push({ ...hit, ...facts }) - 1;
    for (const [stem, weight] of weights) {
      const posting = { entry, weight: weight / (weight + RANKING.half) };
      const list = this.#postings.get(stem);
      if (list) list.push(posting);
      else this.#postings.set(stem, [posting]);
    }
  }

  /** Returns the best hits first. Hits with more of the words rank higher. */
  search(text: string, { most = 60, kinds, readable = false }: SearchOptions = {}): readonly Hit[] {
    const words = askedStems(text);
    const who = asksWho(text);
    const plural = /[a-z]{3}[^su'’]s\b/.test(text);
    const { length } = this.#entries;
    const scores = new Float64Array(length);
    const covered = new Float64Array(length);
    const best = new Float64Array(length);
    const named = new Map<string, number>();
    let whole = 0;
    for (const word of words) {
      const forms = this.#formsOf(word);
      const importance = Math.max(0, ...forms.map(({ stem, factor }) => this.#rarity(stem) * factor));
      whole += importance;
      const touched: number[] = [];
      for (const { stem, factor } of forms) {
        named.set(stem, Math.max(factor, named.get(stem) ?? 0));
        const rarity = this.#rarity(stem);
        for (const { entry, weight } of this.#postings.get(stem) ?? []) {
          const value = rarity * weight * factor;
          if (best[entry] === 0) touched.push(entry);
          if (value > (best[entry] ?? 0)) best[entry] = value;
        }
      }
      for (const entry of touched) {
        const value = best[entry] ?? 0;
        scores[entry] = (scores[entry] ?? 0) + value;
        covered[entry] = (covered[entry] ?? 0) + Math.min(importance, value * 2);
        best[entry] = 0;
      }
    }
    const path = text.includes("/") ? text.trim().toLowerCase() : undefined;
    const found: ScoredEntry[] = [];
    for (const [at, hit] of this.#entries.entries()) {
      const score = scores[at] ?? 0;
      const isAsked = path !== undefined && hit.kind === "REST" && hit.name.toLowerCase().includes(path);
      if (score === 0 && !isAsked) continue;
      if ((kinds && !kinds.has(hit.kind)) || (readable && !hit.readable)) continue;
      // Share of the name that the words cover, and share of the words that the entry has.
      const said =
        hit.own.reduce((sum, stem) => sum + (named.get(stem) ?? 0), 0) / Math.max(1, hit.own.length);
      const coverage = whole === 0 ? 0 : (covered[at] ?? 0) / whole;
      const fits = (who && hit.person ? RANKING.who : 1) * (plural && hit.list ? RANKING.plural : 1);
      const asked = isAsked ? 100 - hit.name.length / 40 : 0;
      found.push({
        hit,
        score:
          asked + score * fits * hit.prior * share(said, RANKING.said) * share(coverage, RANKING.coverage),
      });
    }
    return withoutRepeats(found.sort((a, b) => b.score - a.score).slice(0, most + MOST_REPEATED))
      .slice(0, most)
      .map(({ hit }) => hit);
  }

  /** Stems that match a word: itself, its other forms, synonyms, and words that begin with it. */
  #formsOf(word: string): readonly { readonly stem: string; readonly factor: number }[] {
    const forms = new Map<string, number>();
    const add = (stem: string, factor: number) => {
      if (this.#postings.has(stem) && factor > (forms.get(stem) ?? 0)) forms.set(stem, factor);
    };
    add(word, 1);
    for (const other of formsOf(word)) add(other, RANKING.form);
    for (const other of likeOf(word)) add(other, RANKING.like);
    if (word.length >= LEAST_BEGINNING && !this.#postings.has(word))
      for (const stem of this.#beginningWith(word)) add(stem, RANKING.beginning);
    return [...forms].map(([stem, factor]) => ({ stem, factor }));
  }

  #beginningWith(beginning: string): readonly string[] {
    let [low, high] = [0, this.#vocabulary.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#vocabulary[middle] ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    while (found.length < MOST_COMPLETED && this.#vocabulary[low]?.startsWith(beginning))
      found.push(this.#vocabulary[low++] ?? "");
    return found;
  }

  /** Inverse document frequency of a stem, because rare words tell more. */
  #rarity(stem: string): number {
    return Math.log(1 + this.#entries.length / (1 + (this.#postings.get(stem)?.length ?? 0)));
  }
}

/** Ranks repeated names lower, such as `User.erpVendor` and `User.erpVendors`, or one field of several types. */
function withoutRepeats(found: readonly ScoredEntry[]): readonly ScoredEntry[] {
  const seen = new Map<string, number>();
  return found
    .map((one) => {
      const key = `${one.hit.kind} ${one.hit.own.join(" ")}`;
      const before = seen.get(key) ?? 0;
      seen.set(key, before + 1);
      return { ...one, score: one.score * RANKING.repeated ** before };
    })
    .sort((a, b) => b.score - a.score);
}

/** A factor from `1 - weight` if the part is 0, to 1 if it is the whole. */
const share = (part: number, weight: number): number => 1 - weight + weight * part;

/** Stems of nouns that stand for people. */
const PEOPLE = new Set(
  stemsIn(
    "user person people agent contact customer member worker employee owner author recipient registrant follower administrator vendor payee payer signer requester assignee sender participant liker",
  ),
);

const firstSentence = (text: string): string => /^.*?[.;](?=\s|$)/s.exec(text)?.[0] ?? text;

const ABOUT_CALLS = /\b(?:REST call|administrators only)/i;

/** Splits a description into its first sentence and the rest, without sentences about costs and rights. */
const described = (text: string): readonly (readonly [string, number])[] => {
  const first = firstSentence(text);
  const sentences = text.slice(first.length).split(".");
  const rest = sentences.filter((sentence) => !ABOUT_CALLS.test(sentence)).join(".");
  return [
    [first, RANKING.first],
    [rest, RANKING.rest],
  ];
};

const valuesOf = (type: GraphQLNamedType): string =>
  isEnumType(type)
    ? type
        .getValues()
        .slice(0, 20)
        .map(({ name }) => name.toLowerCase())
        .join(" ")
    : "";

/** Names of the arguments of a field, and of the members of its filter. */
const argumentsOf = (field: Field): string =>
  "args" in field
    ? field.args
        .flatMap(({ name, type }) => {
          const input = getNamedType(type);
          return isInputObjectType(input) ? Object.keys(input.getFields()) : [name];
        })
        .join(" ")
    : "";

/** Type of a field; for a connection, the type of its nodes. */
function nodeOf({ type }: Field): GraphQLNamedType {
  const named = getNamedType(type);
  const nodes = isObjectType(named) ? named.getFields()["nodes"] : undefined;
  return nodes ? getNamedType(nodes.type) : named;
}

/** Types that queries reach, with their distance from `Query` in fields. `Node` is skipped: it leads to everything. */
function readableTypes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  let open: GraphQLNamedType[] = schema.getQueryType() ? [schema.getQueryType() as GraphQLNamedType] : [];
  for (let depth = 0; open.length > 0; depth++) {
    const next: GraphQLNamedType[] = [];
    for (const type of open) {
      if (depths.has(type.name) || type.name === "Node") continue;
      depths.set(type.name, depth);
      if (isInterfaceType(type)) next.push(...schema.getPossibleTypes(type));
      if (isObjectType(type) || isInterfaceType(type))
        for (const field of Object.values(type.getFields())) next.push(getNamedType(field.type));
    }
    open = next;
  }
  return depths;
}

const hasFields = (type: GraphQLNamedType): boolean => isObjectType(type) || isInterfaceType(type);

/** Names of the fields of a type. */
const membersOf = (type: GraphQLNamedType): string =>
  isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()).join(" ") : "";

const isListField = ({ type }: Field): boolean =>
  String(type).includes("[") || getNamedType(type).name.endsWith("Connection");

/** Factor of a field's score. Links and root fields are searched more often than scalar members. */
function priorOf(field: Field, target: GraphQLNamedType, depth: number | undefined, isRoot: boolean): number {
  if (depth === undefined) return 0.5;
  const needsKey =
    "args" in field &&
    field.args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  const isBare = /^(?:id|upstreamId|sources|node|nodes)$/.test(field.name);
  const place = isRoot ? RANKING.root : depth === 1 ? RANKING.entry : 1;
  return (
    place *
    (hasFields(target) ? RANKING.link : 1) *
    (needsKey ? RANKING.needsKey : 1) *
    (isBare ? RANKING.bare : 1)
  );
}
