/**
 * Derives resolvers for a family with a plain REST interface: paged lists, objects by key, members with ids of
 * other objects, and writes at the objects' own paths.
 */
import type { Collection } from "#contracts/kit/collections.ts";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import type { LoaderDeclaration } from "#subgraphs/kit/loading/loaders.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";
import type {
  DerivedField,
  FieldsOf,
  Resource,
  ResourceStyle,
  Resources,
  SdlField,
} from "#subgraphs/kit/schema/derived-resolvers.ts";
import { keyMember, memberLike, normalizedName, plainFamily, type Row, type Schema } from "./family.ts";
import { conditionIn, plainFilter } from "./filters.ts";
import { plainWrites } from "./writes.ts";

/** Facts about a family that its contract and SDL do not contain. */
interface PlainFacts {
  readonly family: Family;
  readonly loaders: Readonly<Record<string, LoaderDeclaration<unknown>>>;
  /** Types whose lists and look-ups cover all objects of the family. */
  readonly entries: readonly string[];
  /** Form of the family's ids. Other ids are refused before a call. By default, that of numbers for numeric keys. */
  readonly ids?: RegExp;
}

/** Arguments of the lists that can be derived. */
const LIST_ARGUMENTS: ReadonlySet<string> = new Set(["first", "after", "filter"]);

type ListFacts = readonly [rows: Resource, resources: Resources, fieldsOf: FieldsOf, owner?: string];

interface ListArguments extends ConnectionArgs {
  readonly filter?: Row | null;
}

const isList = (schema: Schema | undefined): boolean =>
  schema?.type === "array" || (schema?.anyOf ?? []).some(isList);

/**
 * The list at the path of an object's field: `/teams/{teamId}/agents` for `agents`.
 * @example listBelow(canteen, collectionOf(canteen, "listCooks"), "meals")?.path // "/cooks/{cookId}/meals"
 */
export function listBelow(
  { bound }: Family,
  { item }: Collection,
  field: string,
): BoundOperation | undefined {
  return (
    item &&
    Object.values(bound).find(
      ({ path, spec }) => spec.page && normalizedName(path) === normalizedName(`${item.path}/${field}`),
    )
  );
}

/**
 * The member of a row with the key of a linked object, or with the keys of several.
 * @param renamed wire members of fields with another name
 * @example linkMember("cook", collectionOf(canteen, "listMeals"), {}, collectionOf(canteen, "listCooks")) // "cookId"
 */
export function linkMember(
  link: string,
  { row }: Collection,
  renamed: Readonly<Record<string, string>>,
  target: Collection,
): string | undefined {
  const key = keyMember(target) ?? "id";
  const one = renamed[link] === undefined ? [`${link}Id`, `${link}${key}`] : [renamed[link]];
  const many = ["Id", key].map((noun) => `${link.replace(/s$/, "")}${noun}s`);
  return [...one, ...many].reduce<string | undefined>(
    (found, candidate) => found ?? memberLike(row, candidate),
    undefined,
  );
}

/**
 * The parameter of a list for the key of one owner. Undefined if it takes several owners, or if the rows do not have
 * exactly one link to the owner.
 */
function ownerCondition(
  { collection: { list }, links }: Resource,
  owner: string,
  collection: Collection,
): string | undefined {
  const [link, ...others] = [...links].flatMap(([name, type]) => (type === owner ? [name] : []));
  if (link === undefined || others.length > 0 || list.query["filter"]) return undefined;
  const names = [`${link}Id`, `${link}${keyMember(collection)}`, link];
  const condition = names.map((name) => conditionIn(list, name)).find((one) => one !== undefined);
  return condition?.takesSeveral === false ? condition.name : undefined;
}

/**
 * The style of a plain family. A mutation is derived if its name is a verb and a type: create at the path of the
 * list, update and delete at the path of the object.
 * @example plainStyle({ family: canteen, loaders: canteenLoaders, entries: ["Canteen"] })
 */
export function plainStyle(facts: PlainFacts): ResourceStyle {
  const { family, loaders, entries, ids } = facts;
  const kit = plainFamily(family, loaders, ids);
  /** Reads a list with the conditions of its filter. Undefined for a list with other arguments. */
  const reader = (list: BoundOperation, field: SdlField, ...facts: ListFacts) => {
    if (field.arguments.some((name) => !LIST_ARGUMENTS.has(name))) return undefined;
    const filterOf = field.arguments.includes("filter") ? plainFilter(list, kit, ...facts) : () => ({});
    return (path: object, { filter, ...page }: ListArguments, context: unknown) => {
      const conditions = filterOf(filter);
      if (!conditions) return emptyConnection();
      return kit.family(context).connection(list.name, { ...conditions, ...path }, page);
    };
  };

  return {
    family,
    entries,

    ofType({ type, collection }) {
      const loader = kit.loaderOf(collection);
      const key = keyMember(collection);
      return {
        ...(key !== undefined && keyed<Row>(type, ({ [key]: value }) => value)),
        ...(loader && {
          __resolveReference: ({ id }: { readonly id: string }, context: unknown) =>
            loader.of(context).load(kit.keyIn({ type, collection }, id)),
        }),
      };
    },

    mapping({ collection }) {
      const loader = kit.loaderOf(collection);
      const key = keyMember(collection) ?? "id";
      // A link or write may return only the key. The object is then loaded. Other rows are used unchanged.
      const loadFull = async (part: Row, context: unknown) =>
        Object.keys(part).length > 1 ? part : (loader?.of(context).load(String(part[key])) ?? null);
      return loader ? { loadFull } : {};
    },

    list(rows, resources, field, fieldsOf) {
      const { list } = rows.collection;
      const read = list.path.includes("{") ? undefined : reader(list, field, rows, resources, fieldsOf);
      return read && ((_: unknown, args: ListArguments, context: unknown) => read({}, args, context));
    },

    byId(resource) {
      const loader = kit.loaderOf(resource.collection);
      return (
        loader &&
        ((_: unknown, { id }: { readonly id: string }, context: unknown) =>
          loader.of(context).load(kit.keyIn(resource, id)))
      );
    },

    owned(rows, { type, collection }, field, resources, fieldsOf) {
      const below = listBelow(family, collection, field.name);
      const list = below ?? rows.collection.list;
      // A second list of these rows would have to differ from the first, by a resolver by hand.
      const isOnly = fieldsOf(type).every(
        ({ name, returns }) =>
          name === field.name || returns !== field.returns || listBelow(family, collection, name),
      );
      const key = below ? collection.key : isOnly ? ownerCondition(rows, type, collection) : undefined;
      const read = key === undefined ? undefined : reader(list, field, rows, resources, fieldsOf, type);
      const by = keyMember(collection);
      if (!read || key === undefined || by === undefined) return undefined;
      return relation(
        { by, reads: listOf(family, list.name) },
        ({ [by]: value }: Row, args: ListArguments, context: unknown) =>
          read({ [key]: value }, args, context),
      );
    },

    link({ name }, { collection, renamed }, target) {
      const { row } = collection;
      const key = keyMember(target.collection) ?? "id";
      const member = linkMember(name, collection, renamed, target.collection);
      const loader = kit.loaderOf(target.collection);
      if (member === undefined || !loader) return undefined;
      const { reads } = loader;
      const link = (read: (value: unknown) => unknown, what: string): DerivedField => ({
        resolve: relation(
          { by: member, reads, note: `only if more than ${what} is selected` },
          ({ [member]: value }: Row) => read(value),
        ),
        requires: [member],
      });
      const objectOf = (value: unknown) => ({ [key]: value });
      return isList((row as Schema).properties?.[member])
        ? link((values) => (Array.isArray(values) ? values.map(objectOf) : []), "ids")
        : link(
            (value) => (value === null || value === undefined || value === "" ? null : objectOf(value)),
            "the id",
          );
    },

    member({ name, returns }, { collection: { row }, renamed }) {
      if (returns !== "User") return undefined;
      const member = memberLike(row, renamed[name] ?? (name === "user" ? "email" : ""));
      return member === undefined ? undefined : { resolve: toUser(member), requires: [member] };
    },

    write: plainWrites(kit),
  };
}
