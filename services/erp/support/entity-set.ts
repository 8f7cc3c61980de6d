/**
 * Behavior that all entities of the ERP share: lists with `$filter`, members by `$select` and `$expand`,
 * entity tags and the writes that they guard.
 */
import type Type from "typebox";
import { erp, kindsOf } from "#contracts/erp/index.ts";
import { collectionOf } from "#contracts/kit/collections.ts";
import type { Item } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type ErpTables, type StoredEntity, within } from "#services/erp/tables.ts";
import type { Collection } from "#services/kit/data/collection.ts";
import { parseFilter } from "./odata-filter.ts";

/** Options of a request that choose an entity's members. */
interface View {
  readonly $select?: readonly string[] | null | undefined;
  readonly $expand?: readonly string[] | null | undefined;
}
type Query = View & { readonly $filter?: string | null | undefined };

type ListName = Extract<keyof (typeof erp)["operations"], `list${string}`>;
/** The wire type of a list's entities, from the contract. */
type WireEntity<N extends ListName> = Item<(typeof erp)["operations"][N]>;

/** The entity tag: the entity's company, id and version in Base64url. */
export const tagOf = <W>({ company, version, wire }: StoredEntity<W>) => {
  const { id = "" } = wire as { id?: string };
  return `W/"${Buffer.from(`${company};${id};${version}`).toString("base64url")}"`;
};

/** @throws 404 if there is no such company */
export function companyOf({ companies }: ErpTables, id: string): string {
  const company = companies.get(id.toLowerCase());
  if (!company) throw new Problem(404, "The company does not exist");
  return company.id;
}

/**
 * An entity set of one kind.
 * @param list the operation that lists it
 * @param called noun for an entity in error messages
 * @param expansions the members that `$expand` adds
 */
export function entitySet<const N extends ListName, W extends object>(
  tables: ErpTables,
  list: N,
  called: string,
  rows: Collection<StoredEntity<W>, "company">,
  expansions: {
    readonly [K in keyof WireEntity<N>]?: (wire: W, company: string) => WireEntity<N>[K] | undefined;
  } = {},
) {
  const { row, key = "", filters } = collectionOf(erp, list);
  const schema = row as Type.TObject;
  const kinds = Object.fromEntries(Object.entries(kindsOf(schema)).filter(([name]) => filters.has(name)));
  const isTagged = "@odata.etag" in schema.properties;
  // Members that are sent even if `$select` omits them.
  const keys = new Set(schema.required);

  function sent(kept: StoredEntity<W>, { $select, $expand }: View = {}): WireEntity<N> {
    const { wire, company } = kept;
    const members: Record<string, unknown> = isTagged ? { "@odata.etag": tagOf(kept) } : {};
    const chosen = $select ? new Set<string>([...keys, ...$select]) : undefined;
    for (const [name, value] of Object.entries(wire)) if (!chosen || chosen.has(name)) members[name] = value;
    for (const name of $expand ?? []) {
      const value = expansions[name as keyof WireEntity<N>]?.(wire, company);
      if (value !== undefined) members[name] = value;
    }
    return members as WireEntity<N>;
  }

  function listed(found: readonly StoredEntity<W>[], { $filter, ...view }: Query): WireEntity<N>[] {
    const matches = $filter ? parseFilter($filter, kinds) : undefined;
    const kept = matches
      ? found.filter(({ wire }) => matches(wire as Readonly<Record<string, unknown>>))
      : found;
    return kept.map((one) => sent(one, view));
  }

  const missing = () => new Problem(404, `The ${called} does not exist`);

  /** @throws 404 if the entity does not exist, or if `holds` is false: then it has another parent */
  function find(company: string, id: string, holds?: (wire: W) => boolean): StoredEntity<W> {
    const kept = rows.get(within(companyOf(tables, company), id));
    if (!kept || (holds && !holds(kept.wire))) throw missing();
    return kept;
  }

  return {
    sent,
    listed,
    find,
    missing,
    list: (company: string, query: Query) => listed(rows.by("company", companyOf(tables, company)), query),
    /** A row by its key in the table. */
    get: (key: string) => rows.get(key),
    read: (company: string, id: string, view: View, holds?: (wire: W) => boolean) =>
      sent(find(company, id, holds), view),
    add: (company: string, wire: W): WireEntity<N> =>
      sent(rows.put({ company: companyOf(tables, company), version: 1, wire })),

    /**
     * Changes an entity. With a tag, the entity must still have this tag (D3-020, D3-022).
     * @throws 412 if it has another tag; then nothing is changed
     */
    change(kept: StoredEntity<W>, tag: string | null | undefined, changed: (wire: W) => W): WireEntity<N> {
      if (tag && tag !== "*" && tag !== tagOf(kept))
        throw new Problem(412, `The ${called} was changed since it was read: its entity tag does not match`);
      return sent(rows.put({ ...kept, version: kept.version + 1, wire: changed(kept.wire) }));
    },
    remove({ company, wire }: StoredEntity<W>): undefined {
      rows.delete(within(company, String(wire[key.replace(/^.*_/, "") as keyof W])));
    },
  };
}
