/**
 * Each list of each family at REST: pages, rows, filters, orders, selected members and links, as its contract has
 * them, compared with the rows of the tables.
 */
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { kindsOf } from "#contracts/erp/index.ts";
import { type Collection, collectionOf } from "#contracts/kit/collections.ts";
import type { Family } from "#contracts/kit/contract.ts";
import type { Position } from "#contracts/kit/pages/style.ts";
import { renderQuery } from "#contracts/kit/wire.ts";
import { services } from "#services/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { expectedRows, type ListFacts, listFacts, ownLists, valuesAt } from "./list-facts.ts";

type Aspect = "pages" | "filters" | "orders" | "members" | "links" | "items";

/** Rules that the tests of a family's lists verify. */
const rules: Readonly<Record<string, Partial<Record<Aspect, string>>>> = {
  banking: {
    pages: "(D3-194, D3-195, D3-212)",
    filters: "(D3-213)",
    orders: "(D3-196, D3-214)",
    links: "(D3-196, D3-214)",
    items: "(D3-197, D3-208)",
  },
  connectors: { pages: "(D1-066)", filters: "(D1-067)", orders: "(D1-067)", members: "(D1-067)" },
  contactCentre: {
    pages: "(D2-323, D2-460, D2-466, D2-471, D2-552)",
    items: "(D2-462, D2-468, D2-474)",
  },
  crm: { pages: "(D3-269, D3-270, D3-315)", orders: "(D3-305, D3-306)" },
  directory: { pages: "(D1-040, D1-054)", members: "(D1-047)" },
  erp: { members: "(D3-011)", links: "(D3-012, D3-045)", items: "(D3-011, D3-050)" },
  identity: { pages: "(D1-083, D1-098)", items: "(D1-115, D1-117)" },
  supportDesk: { pages: "(D2-376, D2-388, D2-496, D2-517)", items: "(D2-379)" },
};

const families = await sharedFamilies();

const contracts: readonly Family[] = services.map(({ service }) => service.family);
const lists = contracts.flatMap((family) =>
  Object.values(family.bound).flatMap(({ id, name, spec }) => {
    const facts = listFacts[id];
    return spec.page && facts ? [[id, collectionOf(family, name), facts, family] as const] : [];
  }),
);

it("are all lists of the contracts without tests of their own", () => {
  const paged = contracts.flatMap(({ bound }) => Object.values(bound).filter(({ spec }) => spec.page));
  expect([...Object.keys(listFacts), ...ownLists].sort()).toEqual(paged.map(({ id }) => id).sort());
});

type Input = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;
type Schema = Collection["row"] & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly required?: readonly string[];
};

/** A value of a row's member as text. For a relationship, the id. */
const textsAt = (row: Row, member: string) =>
  valuesAt(row, member).flatMap((value) => (value === null ? [] : [String(value)]));
const isScalar = ({ type, anyOf = [] }: Schema): boolean =>
  ["string", "number", "integer"].includes(type ?? "") || anyOf.some(isScalar);

/** A condition of a list, and the matching rows. */
interface Condition {
  readonly name: string;
  readonly input: Input;
  readonly meets: (row: Row) => boolean;
}

/** Conditions of a list, each for a value that a row has. */
function conditionsOf(
  { list, filters, row }: Collection,
  facts: ListFacts,
  rows: readonly Row[],
): Condition[] {
  const equal = (member: string, path: string, write: (value: string) => Input): readonly Condition[] => {
    const [value] = rows.toReversed().flatMap((one) => textsAt(one, path));
    if (value === undefined) throw new Error(`${list.id} has no row with ${path}`);
    return [
      { name: `${member} ${value}`, input: write(value), meets: (one) => textsAt(one, path).includes(value) },
    ];
  };
  const members = Object.entries((row as Schema).properties ?? {}).filter(([, schema]) => isScalar(schema));
  const { filter, $filter } = list.query;
  const plain = Object.entries(facts.filters ?? {}).flatMap(([name, path]) =>
    equal(name, path, (value) => ({ [name]: { true: 1, false: 0 }[value] ?? value })),
  );
  if (filter?.style === "repeated")
    return members.flatMap(([name]) => equal(name, name, (value) => ({ filter: [`${name}:eq:${value}`] })));
  if ($filter) {
    const kinds: Readonly<Record<string, string>> = kindsOf(row as Parameters<typeof kindsOf>[0]);
    return [...filters.keys()].flatMap((name) =>
      equal(name, name, (value) => ({
        $filter: `${name} eq ${kinds[name] === "text" ? `'${value.replaceAll("'", "''")}'` : value}`,
      })),
    );
  }
  if (filter?.style !== "deep") return plain;
  const since =
    rows.flatMap((one) => textsAt(one, "attributes.createdAt")).sort()[Math.floor(rows.length / 2)] ?? "";
  return [...filters.keys()].flatMap((name): readonly Condition[] => {
    const ofTime = { since: (at: string) => at >= since, until: (at: string) => at < since }[name];
    if (ofTime)
      return [
        {
          name,
          input: { filter: { [name]: since } },
          meets: (one) => textsAt(one, "attributes.createdAt").some(ofTime),
        },
      ];
    const path = name.endsWith("Id")
      ? `relationships.${name.slice(0, -2)}.data.id`
      : name === "id"
        ? "id"
        : `attributes.${name}`;
    return equal(name, path, (value) => ({ filter: { [name]: [value] } }));
  });
}

/** Orders of a list: the value of the parameter, and the member of a row, `-` for descending. */
function ordersOf(
  { list, row, sorted }: Collection,
  facts: ListFacts,
): readonly (readonly [Input, string])[] {
  const { properties = {} } = row as Schema;
  const own = Object.entries(facts.orders ?? {}).map(([sort, member]) => [{ sort }, member] as const);
  const unasked = facts.order === undefined ? [] : [[{}, facts.order] as const];
  if (list.query["sort"]?.style === "csv")
    return Object.entries(properties).flatMap(([name, schema]) =>
      isScalar(schema) ? [name, `-${name}`].map((sort) => [{ sort: [sort] }, sort] as const) : [],
    );
  if (sorted && list.family === "banking")
    return [
      [{ sort: "createdAt" }, "attributes.createdAt"],
      [{ sort: "-createdAt" }, "-attributes.createdAt"],
      [{}, "-attributes.createdAt"],
    ];
  return [...unasked, ...own];
}

describe.each(lists)("%s", (_id, collection, facts, { name: family, auth }) => {
  const { list, item, key, pageSize, selects, includes } = collection;
  const { page } = list.spec;
  if (!page) throw new Error(`${list.id} has no pages`);
  const { listed = "id" } = facts;
  const held = (aspect: Aspect) => rules[family]?.[aspect] ?? "";
  let known: ReturnType<typeof expectedRows> | undefined;
  const expected = () => {
    known ??= expectedRows(families.store.scope(family), facts);
    return known;
  };
  const keyOf = (row: unknown) => textsAt(row as Row, listed).join();

  async function ask(path: string) {
    const response = await fetch(families.baseUrl(family) + path, {
      headers: { [auth.header]: auth.present(demoSecret(family)) },
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: (await response.json()) as unknown,
    };
  }
  async function pageAt(input: Input, size: number, position?: Position) {
    const answer = await ask(
      list.template.render(expected().input) +
        renderQuery(list.query, { ...input, ...page?.ask({ size, position }) }),
    );
    expect([answer.status, answer.body]).toEqual([200, answer.body]);
    const read = page?.read(answer, { size, position });
    return { ...read, items: (read?.items ?? []) as readonly Row[], body: answer.body };
  }
  /** The pages of a list, one after another. */
  async function walk(input: Input = {}, size = Math.min(pageSize, 1000)) {
    const { input: owner } = expected();
    const pages: Awaited<ReturnType<typeof pageAt>>[] = [];
    for (
      let position: Position | undefined;
      pages.length === 0 || position !== undefined;
      position = pages.at(-1)?.next
    )
      pages.push(await pageAt({ ...owner, ...input }, size, position));
    return pages;
  }
  const { properties = {}, required = [] } = collection.row as Schema;
  const [parameter, members] =
    list.query["fields"]?.style === "csv" ? ["fields", Object.keys(properties)] : ["$select", selects];
  const rowsOf = async (input?: Input) => (await walk(input)).flatMap(({ items }) => items);

  /** A row of a response with one selected member. */
  const chosen = (row: Row, name: string) => {
    const shown = new Set([name, ...required, "@odata.etag"]);
    return Object.fromEntries(Object.entries(row).filter(([member]) => shown.has(member)));
  };
  /** The rows with all members that can be selected. */
  const wholeRows = (input?: Input) =>
    rowsOf({ ...(parameter === "fields" && { fields: members }), ...input });

  it(`has the rows of its table, page by page up to the last ${held("pages")}`, async () => {
    const { keys } = expected();
    expect(keys).not.toEqual([]);
    const whole = await rowsOf();
    expect(whole.map(keyOf).sort()).toEqual([...keys].sort());
    const size = Math.min(pageSize, Math.ceil(keys.length / 3));
    // Accounting has pages of one size.
    const cut = page.name === "numberedPages" ? pageSize : size;
    const pages = await walk({}, size);
    expect(pages.flatMap(({ items }) => items)).toEqual(whole);
    for (const [n, { items, total, body }] of pages.entries()) {
      expect(Check(page.schema, body)).toBe(true);
      expect(total ?? keys.length).toBe(keys.length);
      if (n < pages.length - 1) expect(items).toHaveLength(cut);
    }
    const beyond = cut * pages.length;
    if (typeof (await pageAt(expected().input, 1)).next === "number")
      expect(await pageAt(expected().input, cut, beyond)).toMatchObject({ items: [] });
    if (pages.length > 1) expect(pages.at(-1)?.items.length).toBe(keys.length - cut * (pages.length - 1));
  });

  if (collection.filters.size > 0 || list.query["filter"] || facts.filters)
    it(`has the rows that meet a condition, in the order of the whole list ${held("filters")}`, async () => {
      const whole = await wholeRows();
      for (const { name, input, meets } of conditionsOf(collection, facts, whole))
        expect([name, (await rowsOf(input)).map(keyOf)]).toEqual([name, whole.filter(meets).map(keyOf)]);
    });

  const orders = ordersOf(collection, facts);
  if (orders.length > 0)
    it(`has the same rows in each order ${held("orders")}`, async () => {
      const whole = await wholeRows();
      for (const [input, sort] of orders) {
        const member = sort.replace(/^-/, "");
        const rows = await wholeRows(input);
        expect(rows.map(keyOf).sort()).toEqual(whole.map(keyOf).sort());
        const values = rows.map((row) => valuesAt(row, member)[0] ?? null).filter((value) => value !== null);
        const sorted = values.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1));
        expect([sort, values]).toEqual([sort, sort === member ? sorted : sorted.reverse()]);
      }
    });

  if (members.length > 0)
    it(`has only the selected members ${held("members")}`, async () => {
      const whole = await wholeRows();
      for (const name of members) {
        const expectedRows = whole.map((row) => chosen(row, name));
        expect([name, await rowsOf({ [parameter]: [name] })]).toEqual([name, expectedRows]);
      }
    });

  if (includes.length > 0)
    it(`adds the linked objects, and changes no other member ${held("links")}`, async () => {
      const whole = await rowsOf();
      for (const link of includes) {
        if (list.query["$expand"]) {
          const expanded = await rowsOf({ $expand: [link] });
          expect([link, expanded.map(({ [link]: _, ...row }) => row)]).toEqual([link, whole]);
          expect([link, expanded.some((row) => row[link] !== undefined)]).toEqual([link, true]);
          continue;
        }
        const pages = await walk({ include: [link] });
        expect(pages.flatMap(({ items }) => items)).toEqual(whole);
        for (const { items, body } of pages) {
          const linked = new Set(items.flatMap((row) => textsAt(row, `relationships.${link}.data.id`)));
          expect([link, valuesAt(body, "included.id").map(String).sort()]).toEqual([
            link,
            [...linked].sort(),
          ]);
        }
      }
    });

  if (item && key !== undefined)
    it(`has the same row by its key ${held("items")}`, async () => {
      const whole = await wholeRows();
      for (const row of [whole[0] ?? {}, whole.at(-1) ?? {}]) {
        const [value] = valuesAt(row, facts.itemKey ?? listed);
        const path = item.template.render({ ...expected().input, [key]: value });
        const read = async (query: Input = {}) => {
          const { status, body } = await ask(path + renderQuery(item.query, query));
          expect([path, status]).toEqual([path, 200]);
          return body as Row;
        };
        const body = await read();
        expect([body, ...Object.values(body).flat()]).toContainEqual(row);
        for (const name of selects.slice(0, 3))
          expect(await read({ $select: [name] })).toEqual(chosen(row, name));
        for (const link of item.query["$expand"] ? includes : []) {
          const { [link]: _, ...expanded } = await read({ $expand: [link] });
          expect(expanded).toEqual(row);
        }
        for (const link of item.query["include"] && list.family === "banking" ? includes : [])
          expect(valuesAt(await read({ include: [link] }), "included.id")).toEqual(
            valuesAt(row, `relationships.${link}.data.id`),
          );
      }
    });
});
