/**
 * Derives resolvers for a family with a plain REST interface: paged lists, objects by key, members with ids of
 * other objects, and writes at the objects' own paths.
 */
import type { Collection } from "#contracts/kit/collections.ts";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import type { LoaderDeclaration } from "#subgraphs/kit/loading/loaders.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";
import type { DerivedField, ResourceStyle, SdlField } from "#subgraphs/kit/schema/derived-resolvers.ts";
import { memberLike, type PlainFamily, plain, plainFamily, type Row } from "./family.ts";
import { type Clears, plainWrites } from "./writes.ts";

/** Facts about a family that its contract and SDL do not contain. */
export interface PlainFacts<Own> {
  readonly family: Family;
  readonly loaders: Readonly<Record<string, LoaderDeclaration<unknown>>>;
  /** Types whose lists and look-ups cover all objects of the family. */
  readonly entries: readonly string[];
  /** Form of the family's ids. Other ids are refused before a call. */
  readonly ids?: RegExp;
  /** Clears objects in loaders that a write changes in addition to its own object, by the type of this object. */
  readonly clears?: Clears<Own>;
}

/** True if a list takes arguments other than `first` and `after`. */
const hasArguments = ({ arguments: names }: SdlField) =>
  names.some((name) => name !== "first" && name !== "after");

/** The list at the path of an object's field: `/teams/{teamId}/agents` for `agents`. */
function listBelow({ bound }: Family, { item }: Collection, field: string): BoundOperation | undefined {
  return (
    item &&
    Object.values(bound).find(({ path, spec }) => spec.page && plain(path) === plain(`${item.path}/${field}`))
  );
}

/**
 * The style of a plain family. A mutation is derived if its name is a verb and a type: create at the path of the
 * list, update and delete at the path of the object.
 * @example plainStyle<Context["canteen"]>({ family: canteen, loaders: canteenLoaders, entries: ["Canteen"] })
 */
export function plainStyle<Own>(facts: PlainFacts<Own>): ResourceStyle {
  const { family, loaders, entries, ids } = facts;
  const kit = plainFamily(family, loaders, ids);
  const rowsOf = (list: string, input: object, page: ConnectionArgs, context: unknown) =>
    kit.family(context).connection(list, input, page);

  return {
    family,
    entries,

    ofType({ type, collection }) {
      const loader = kit.loaderOf(collection);
      return {
        ...(memberLike(collection.row, "id") && keyed(type)),
        ...(loader && {
          __resolveReference: ({ id }: { readonly id: string }, context: unknown) =>
            loader.of(context).load(kit.keyIn(type, id)),
        }),
      };
    },

    mapping({ collection }) {
      const loader = kit.loaderOf(collection);
      // A link or write may return only the id. The object is then loaded. Other rows are used unchanged.
      const loadFull = async (part: Row, context: unknown) =>
        Object.keys(part).length > 1 ? part : (loader?.of(context).load(String(part["id"])) ?? null);
      return loader ? { loadFull } : {};
    },

    list({ collection: { list } }, _resources, field) {
      if (hasArguments(field) || list.path.includes("{")) return undefined;
      return (_: unknown, page: ConnectionArgs, context: unknown) => rowsOf(list.name, {}, page, context);
    },

    byId({ type, collection }) {
      const loader = kit.loaderOf(collection);
      return (
        loader &&
        ((_: unknown, { id }: { readonly id: string }, context: unknown) =>
          loader.of(context).load(kit.keyIn(type, id)))
      );
    },

    owned(_rows, { collection }, field) {
      const list = hasArguments(field) ? undefined : listBelow(family, collection, field.name);
      const { key } = collection;
      if (!list || key === undefined) return undefined;
      return relation(
        { by: "id", reads: listOf(family, list.name) },
        ({ id }: Row, page: ConnectionArgs, context: unknown) =>
          rowsOf(list.name, { [key]: id }, page, context),
      );
    },

    link({ name }, { collection: { row }, renamed }, target) {
      const one = renamed[name] ?? `${name}Id`;
      const member = memberLike(row, one) ?? memberLike(row, `${name.replace(/s$/, "")}Ids`);
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
      return /ids$/i.test(member)
        ? link((value) => (Array.isArray(value) ? value.map((id) => ({ id })) : []), "ids")
        : link((id) => (id === null || id === undefined || id === "" ? null : { id }), "the id");
    },

    member({ name, returns }, { collection: { row }, renamed }) {
      if (returns !== "User") return undefined;
      const member = memberLike(row, renamed[name] ?? (name === "user" ? "email" : ""));
      return member === undefined ? undefined : { resolve: toUser(member), requires: [member] };
    },

    write: plainWrites(kit, facts.clears as Clears<PlainFamily>),
  };
}
