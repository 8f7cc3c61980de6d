/**
 * Promises of contract and SDL for each type with `@rest` in the graph, compared with the rows of the stand-in
 * service.
 */
import { type GraphQLInputType, getNamedType, getNullableType, isInputObjectType, isListType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { listBelow } from "#subgraphs/kit/schema/plain/style.ts";
import { type StandIn, send, startStandIn } from "#test/faults/stand-in.ts";
import { demoSettings } from "#test/kit/demo-nodes.ts";
import {
  conditionsOf,
  type FamilyFacts,
  linkFrom,
  plainFacts,
  withUnknownMembers,
} from "#test/kit/family-facts.ts";
import { operationsOf, startTributary, type Tributary } from "#test/kit/gateway.ts";
import {
  conditionOf,
  filtersOf,
  hasId,
  isNode,
  isSorted,
  keySelection,
  linksOf,
  listOf,
  lookUpOf,
  needsSecondPage,
  ownedBy,
  ownFields,
  pagingOf,
  plainFieldOf,
  type RestType,
  restTypes,
  rowsAt,
  sentConditions,
  takesOne,
} from "#test/kit/rest-types.ts";

interface BankRow {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly relationships?: Readonly<Record<string, { readonly data: { readonly id: string } } | undefined>>;
}

const bankLink = (row: unknown, link: string) => (row as BankRow).relationships?.[link]?.data.id;

const families: Readonly<Record<string, FamilyFacts>> = {
  banking: {
    rules: {
      pages: "(D3-194, D3-195, D3-196, D3-207, D3-210)",
      fields: "(D3-211, D3-212)",
      filters: "(D3-195, D3-213)",
      order: "(D3-196, D3-214)",
      links: "(D3-196, D3-214)",
      byId: "(D3-194, D3-197, D3-208)",
      owned: "(D3-213)",
      tolerant: "(D3-212)",
    },
    idOf: (row) => (row as BankRow).id,
    linkOf: bankLink,
    valueIn: (row, condition) =>
      condition.endsWith("Id")
        ? bankLink(row, condition.slice(0, -"Id".length))
        : (row as BankRow).attributes[condition],
    createdAt: (row) => (row as BankRow).attributes["createdAt"],
    linkTo: { BankCustomer: "customer", BankAccount: "account", BankCard: "card" },
    values: { "BankPaymentFilter.directions": { Credit: "OUTGOING", Debit: "INCOMING" } },
    knownByIdAlone: ["BankStatement"],
  },
  crm: {
    ...plainFacts,
    rules: { ...plainFacts.rules, pages: "(D3-269, D3-270, D3-272)", byId: "(D3-277)" },
  },
};

/** The value of a filter's member: a list of one if the member takes a list. */
const listFor = ({ type }: { readonly type: GraphQLInputType }, value: string) =>
  isListType(getNullableType(type)) ? [value] : value;

interface Node {
  readonly id: string;
  readonly [field: string]: unknown;
}
interface Page {
  readonly nodes: readonly Node[];
  readonly totalCount: number | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Families and types with compound keys, objects without a schema, or orders and links of their own. */
const OWN_TESTS = ["erp", "contactCentre", "CrmPerson", "identity"];
const all = restTypes.filter(
  ({ family, name }) => !OWN_TESTS.includes(family.name) && !OWN_TESTS.includes(name),
);
const tested = all.filter((rest) => listOf(rest) !== undefined);
const unlisted = all.filter((rest) => listOf(rest) === undefined);

let tributary: Tributary;
const behind = new Map<string, StandIn>();
let tolerant: Tributary;
beforeAll(async () => {
  tributary = await startTributary({ settings: demoSettings });
  const settings: Record<string, object> = { ...demoSettings };
  for (const { family } of tested) {
    if (behind.has(family.name)) continue;
    const standIn = await startStandIn(family);
    behind.set(family.name, standIn);
    settings[family.name] = { ...settings[family.name], baseUrl: standIn.baseUrl };
  }
  tolerant = await startTributary({ settings, measuresCost: false });
  for (const [name, standIn] of behind) standIn.behind = tolerant.families.baseUrl(name);
});
afterAll(async () => {
  await Promise.all([tributary.close(), tolerant.close()]);
  for (const standIn of behind.values()) await standIn[Symbol.asyncDispose]();
});

it.each(unlisted.map((rest) => [rest.name, rest] as const))(
  "%s has no list of all objects, because its list in REST needs an owner",
  (_name, { collection: { list } }) => {
    const needed = Object.values(list.query).filter(({ required }) => required);
    expect([list.id, list.path.includes("{") || needed.length > 0]).toEqual([list.id, true]);
  },
);

describe.each(tested.map((rest) => [rest.name, rest] as const))("%s", (name, rest) => {
  const { collection, family } = rest;
  const facts = families[family.name] ?? plainFacts;
  const { rules, missing = "1" } = facts;
  const idOf = (row: unknown, of = rest) => facts.idOf(row, of);
  const linkOf = (row: unknown, link: string, of = rest) => facts.linkOf(row, link, of);
  const list = listOf(rest);
  const lookUp = lookUpOf(rest);
  // A list that is written by hand may have conditions that the contract does not compare in this form.
  const filters = filtersOf(rest).filter(
    ({ name: member }) => facts !== plainFacts || collection.filters.has(conditionOf(rest, member)),
  );
  const { id: listId } = collection.list;
  const key = keySelection(rest);
  const PAGE = `nodes { ${key} } totalCount pageInfo { hasNextPage endCursor }`;
  const { page: style } = collection.list.spec;
  if (!style) throw new Error(`${listId} has no pages`);
  const paging = pagingOf(style);
  const counted = (count: number) => (paging.isCounted ? count : null);
  const global = (row: unknown) => (hasId(rest) ? `${name}:${idOf(row)}` : idOf(row));

  const cached = new Map<string, Promise<readonly unknown[]>>();
  /** All rows of a collection at REST, newest first for sorted lists. */
  function rowsOf(of: RestType, descending = true): Promise<readonly unknown[]> {
    const key = `${of.name} ${descending}`;
    const sort = descending ? "-createdAt" : "createdAt";
    const input = isSorted(of) ? { sort } : {};
    const known =
      cached.get(key) ?? rowsAt(tributary.families.baseUrl(family.name), of.collection, of.family, input);
    cached.set(key, known);
    return known;
  }

  async function pageOf(selection: string, args: string, variables: Record<string, unknown> = {}) {
    const types = [
      ...("filter" in variables ? [`$filter: ${name}Filter`] : []),
      ...("after" in variables ? ["$after: String"] : []),
    ].join(", ");
    const before = tributary.families.calls.length;
    const data = await tributary.data<Record<string, { it: Page }>>(
      `query ${types && `(${types})`} { ${list?.(`(${args})`, `{ ${selection} }`)} }`,
      variables,
    );
    const calls = tributary.families.calls.slice(before);
    const page = Object.values(data)[0]?.it;
    if (!page) throw new Error(`${name} has no list`);
    return { page, calls };
  }

  /** The calls for a page of rows. @param before the number of rows before it */
  function callsFor({ nodes, pageInfo }: Page, before = 0): readonly string[] {
    const { size, isAligned, saysEnd } = paging;
    const rows = nodes.length + (isAligned ? before % size : 0);
    const least = Math.max(1, Math.ceil(rows / size));
    // If a full page does not say that it is the last, an empty one follows.
    const isOpen = !pageInfo.hasNextPage && rows === least * size && !saysEnd;
    return new Array(isOpen ? least + 1 : least).fill(listId);
  }

  it(`is listed in REST's order, each row once, in one call a page up to the last ${rules.pages}`, async () => {
    const rows = await rowsOf(rest);
    expect(rows.length, `${listId}: ${needsSecondPage(style)}`).toBeGreaterThan(paging.first);
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const args = `first: ${after === null ? 1 : 250}, after: $after`;
      const { page, calls } = await pageOf(PAGE, args, { after });
      expect(operationsOf(calls)).toEqual(callsFor(page, ids.length));
      for (const { status } of calls) expect(collection.list.success).toContain(status);
      expect(page.totalCount).toBe(counted(rows.length));
      expect(page.pageInfo.hasNextPage).toBe(ids.length + page.nodes.length < rows.length);
      ids.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(ids).toEqual(rows.map(global));
  });

  it(`has a value in each of its own fields ${rules.fields}`, async () => {
    const { page, calls } = await pageOf(`nodes { ${ownFields(rest.type).join(" ")} }`, "first: 50");
    expect(page.nodes.length).toBeGreaterThan(0);
    for (const field of Object.keys(page.nodes[0] ?? {}))
      expect(
        page.nodes.map((node) => node[field]),
        field,
      ).toContainEqual(expect.anything());
    expect(operationsOf(calls)[0]).toBe(listId);
  });

  if (filters.length > 0)
    describe(`filtered ${rules.filters}`, () => {
      it.each(filters.map((member) => [member.name, member] as const))(
        "by %s has those rows, and the call has the condition of the contract",
        async (member, field) => {
          const rows = await rowsOf(rest);
          const { value, sent, meets } = conditionsOf(rest, facts, field, rows);
          const found = rows.filter(meets);
          expect(found).not.toEqual([]);
          const { page, calls } = await pageOf(PAGE, "first: 250, filter: $filter", {
            filter: { [member]: value },
          });
          expect(operationsOf(calls)).toEqual(callsFor(page));
          for (const { search } of calls) expect(sentConditions(rest, search)).toEqual(sent);
          expect(page.totalCount).toBe(counted(found.length));
          expect(page.nodes.map(({ id }) => id)).toEqual(found.slice(0, 250).map(global));
        },
      );

      it.each(filters.filter(({ type }) => isListType(getNullableType(type))).map((member) => [member.name]))(
        "by no %s has no row, and costs no call",
        async (member) => {
          const { page, calls } = await pageOf(PAGE, "filter: $filter", { filter: { [member]: [] } });
          expect(page).toEqual({
            nodes: [],
            totalCount: 0,
            pageInfo: { hasNextPage: false, endCursor: null },
          });
          expect(calls).toEqual([]);
        },
      );

      it.each(
        filters
          .filter(({ type }) => getNamedType(type).name === "ID")
          .map((field) => [field.name, field] as const),
      )("by an id of another type in %s is refused before any call", async (member, field) => {
        const { errors, calls } = await tributary.ask(
          `query ($filter: ${name}Filter) { ${list?.("(filter: $filter)", `{ nodes { ${key} } }`)} }`,
          { filter: { [member]: listFor(field, "TicketForm:1") } },
        );
        expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
        expect(calls).toEqual([]);
      });

      const unmatched =
        filters.find(({ type }) => isInputObjectType(getNamedType(type))) ??
        filters.find(({ type }) => ["ID", "String"].includes(getNamedType(type).name));
      if (unmatched)
        it("without a match is an empty page, in one call", async () => {
          const isId = getNamedType(unmatched.type).name === "ID";
          const nobody = facts !== plainFacts ? "nobody" : isId ? missing : "nobody@tributary.example";
          const nothing =
            unmatched.name === "createdAt" ? { from: "2999-01-01T00:00:00Z" } : listFor(unmatched, nobody);
          const { page, calls } = await pageOf(PAGE, "filter: $filter", {
            filter: { [unmatched.name]: nothing },
          });
          expect(page).toEqual({
            nodes: [],
            totalCount: counted(0),
            pageInfo: { hasNextPage: false, endCursor: null },
          });
          expect(operationsOf(calls)).toEqual([listId]);
        });
    });

  if (isSorted(rest))
    it(`is sorted in both directions, by one key at a time ${rules.order}`, async () => {
      for (const direction of ["ASC", "DESC"]) {
        const rows = await rowsOf(rest, direction === "DESC");
        const { page } = await pageOf(
          PAGE,
          `first: 50, orderBy: [{ field: CREATED_AT, direction: ${direction} }]`,
        );
        expect(page.nodes.map(({ id }) => id)).toEqual(rows.slice(0, 50).map(global));
      }
      const twice = "(orderBy: [{ field: CREATED_AT }, { field: CREATED_AT, direction: DESC }])";
      const { errors, calls } = await tributary.ask(`{ ${list?.(twice, `{ nodes { ${key} } }`)} }`);
      expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    });

  const links = linksOf(rest);
  const included = links.filter((link) => collection.includes.includes(link.name));
  /** Links whose type has fields besides the id. */
  const selected = (of: typeof links) =>
    of.map(({ name: link, target }) => `${link} { id ${plainFieldOf(target)} }`).join(" ");
  const includeOf = (calls: readonly { readonly query: Readonly<Record<string, string>> }[]) =>
    calls.map(({ query }) => query["include"]?.split(",").sort().join());
  const allIncluded = included
    .map((link) => link.name)
    .sort()
    .join();

  if (included.length > 0)
    it(`has selected links in the same call, and requests no others ${rules.links}`, async () => {
      const whole = await pageOf(`nodes { ${key} ${selected(included)} }`, "first: 20");
      expect(operationsOf(whole.calls)).toEqual([listId]);
      expect(includeOf(whole.calls)).toEqual([allIncluded]);
      const alone = await pageOf(`nodes { ${key} }`, "first: 20");
      expect(includeOf(alone.calls)).toEqual([undefined]);
    });

  if (links.length > 0)
    it(`links to the objects that its row names ${rules.links}`, async () => {
      const rows = await rowsOf(rest);
      const { page } = await pageOf(`nodes { ${key} ${selected(links)} }`, "first: 50");
      for (const { name: link, target } of links) {
        const ids = rows.slice(0, 50).map((row) => linkOf(row, link));
        expect(
          ids.some((id) => id !== undefined),
          link,
        ).toBe(true);
        const expected = ids.map((id) =>
          id === undefined ? null : expect.objectContaining({ id: `${target.name}:${id}` }),
        );
        expect(
          page.nodes.map((node) => node[link]),
          link,
        ).toEqual(expected);
      }
    });

  describe(`by id ${rules.byId}`, () => {
    const value = plainFieldOf(rest);
    const one = async (id: string, selection: string) =>
      tributary.ask<Record<string, { it: Node | null } | null>>(
        `query ($id: ID!) { ${lookUp?.("(id: $id)", `{ ${selection} }`)} }`,
        { id },
      );
    const found = ({ data }: Awaited<ReturnType<typeof one>>) => Object.values(data)[0]?.it;

    if (lookUp)
      it("is found in one call, by its global id and by its own", async () => {
        const [row] = await rowsOf(rest);
        const operation = collection.item ?? collection.list;
        for (const id of [global(row), idOf(row)]) {
          const answer = await one(id, `id upstreamId ${value}`);
          expect(answer.errors).toEqual([]);
          expect(found(answer)).toMatchObject({
            id: global(row),
            upstreamId: idOf(row),
            [value]: expect.anything(),
          });
          expect(operationsOf(answer.calls)).toEqual([operation.id]);
          expect(answer.calls.map(({ status }) => status)).toEqual(operation.success);
        }
      });

    if (lookUp && !facts.knownByIdAlone?.includes(name))
      it("is null if nothing has the id", async () => {
        expect((await rowsOf(rest)).map((row) => idOf(row))).not.toContain(missing);
        const answer = await one(missing, `id ${value}`);
        expect([answer.errors, found(answer)]).toEqual([[], null]);
      });

    if (lookUp)
      it("is refused before any call for an id of another type or a broken one", async () => {
        for (const id of ["TicketForm:1", `${name}:`, `${name}:%zz`, `${name}:a:b`]) {
          const { errors, calls } = await one(id, "id");
          expect([id, errors[0]?.extensions["code"], calls]).toEqual([id, "BAD_USER_INPUT", []]);
        }
      });

    if (lookUp && included.length > 0)
      it("comes with selected links in one call, and requests no others", async () => {
        const [row] = await rowsOf(rest);
        const whole = await one(global(row), `id ${selected(included)}`);
        expect(operationsOf(whole.calls)).toHaveLength(1);
        expect(includeOf(whole.calls)).toEqual([allIncluded]);
        for (const { name: link, target } of included)
          expect(found(whole)?.[link]).toMatchObject({ id: `${target.name}:${linkOf(row, link)}` });
        expect(includeOf((await one(global(row), `id ${value}`)).calls)).toEqual([undefined]);
      });

    if (!isNode(rest))
      it("is no node, because no operation of the contract reads it by its id", () => {
        expect([collection.item, [...collection.filters.keys()]]).toEqual([
          undefined,
          expect.not.arrayContaining(["id"]),
        ]);
      });

    if (isNode(rest))
      it("is found as a node with its links, several in as few calls as the contract allows", async () => {
        const rows = (await rowsOf(rest)).slice(0, 2);
        const ids = [...rows.map(global), `${name}:${missing}`];
        const { data, errors, calls } = await tributary.ask<{ nodes: readonly (Node | null)[] }>(
          `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ${name} { ${value} ${selected(included)} } } }`,
          { ids },
        );
        expect(errors).toEqual([]);
        expect(data.nodes.map((node) => node?.id ?? null)).toEqual([...rows.map(global), null]);
        for (const [index, row] of rows.entries())
          for (const { name: link, target } of included) {
            const id = linkOf(row, link);
            if (id !== undefined)
              expect(data.nodes[index]?.[link]).toMatchObject({ id: `${target.name}:${id}` });
          }
        const expected = collection.filters.has("id")
          ? [listId]
          : ids.map(() => `${family.name}.${collection.item?.name}`);
        expect(operationsOf(calls)).toEqual(expected);
      });
  });

  const owned = ownedBy(rest).map((field) => [field.name, field.rows] as const);
  if (owned.length > 0)
    describe(`lists of one ${name} ${rules.owned}`, () => {
      it.each(owned)(
        "%s are its first rows in REST's order, read for twenty owners together",
        async (field, rows) => {
          const owners = (await rowsOf(rest)).slice(0, 20);
          const below = listBelow(family, collection, field);
          const children = below ? [] : await rowsOf(rows);
          const rowsBelow = (list: BoundOperation, owner: unknown) =>
            rowsAt(tributary.families.baseUrl(family.name), { ...rows.collection, list }, family, {
              [collection.key ?? ""]: idOf(owner),
            });
          const { page, calls } = await pageOf(
            `nodes { ${key} rows: ${field}(first: 2) { nodes { ${keySelection(rows)} } pageInfo { hasNextPage } } }`,
            "first: 20",
          );
          for (const [index, owner] of owners.entries()) {
            const own = below
              ? await rowsBelow(below, owner)
              : children.filter(
                  (row) => linkOf(row, linkFrom(rows, facts, name) ?? "", rows) === idOf(owner),
                );
            expect(page.nodes[index]).toEqual({
              id: global(owner),
              rows: {
                nodes: own
                  .slice(0, 2)
                  .map((row) => ({ id: hasId(rows) ? `${rows.name}:${idOf(row, rows)}` : idOf(row, rows) })),
                pageInfo: { hasNextPage: own.length > 2 },
              },
            });
          }
          expect(page.nodes.some(({ rows: own }) => (own as Pick<Page, "nodes">).nodes.length > 0)).toBe(
            true,
          );
          const ownCondition = conditionOf(rows, `${linkFrom(rows, facts, name)}Id`);
          const takesOneOwner = below !== undefined || takesOne(rows, ownCondition);
          const { id: furtherId } = below ?? rows.collection.list;
          const further = operationsOf(calls).filter((operation) => operation === furtherId);
          expect(further.length).toBeOneOf(takesOneOwner ? [owners.length] : [1, 2, 3]);
          expect(calls).toHaveLength(1 + further.length);
        },
      );

      const conditionOn = (rows: RestType) => {
        const link = linkFrom(rows, facts, name);
        return filtersOf(rows).find((one) => [`${link}Ids`, `${link}Id`].includes(one.name));
      };
      // A list of a plain family need not have such a condition.
      const refusing = owned.filter(([, rows]) => facts !== plainFacts || conditionOn(rows));
      it.each(refusing)("%s refuse a condition on their owner", async (field, rows) => {
        const member = conditionOn(rows);
        if (!member) throw new Error(`the filter of ${rows.name} has no condition on its owner`);
        const { name: condition } = member;
        const value = JSON.stringify(listFor(member, "1"));
        const { errors, calls } = await tributary.ask(
          `{ ${list?.("(first: 1)", `{ nodes { ${field}(filter: { ${condition}: ${value} }) { nodes { ${keySelection(rows)} } } } }`)} }`,
        );
        expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument: condition });
        expect(operationsOf(calls)).toEqual([listId]);
      });
    });

  it(`is the same if rows have members that the contract does not have ${rules.tolerant}`, async () => {
    const fields = ownFields(rest.type).filter(
      (one) => rest.type.getFields()[one]?.type.toString() !== "JSON",
    );
    const query = `{ ${list?.("(first: 20)", `{ nodes { ${fields.join(" ")} ${selected(links)} } totalCount }`)} }`;
    const standIn = behind.get(family.name);
    if (!standIn) throw new Error(`${family.name} has no stand-in`);
    standIn.fault = undefined;
    const plain = await tolerant.data(query);
    standIn.fault = async (well) => {
      const answer = await well();
      const body = Buffer.from(JSON.stringify(withUnknownMembers(JSON.parse(answer.body.toString()))));
      return send({ ...answer, body });
    };
    expect(await tolerant.data(query)).toEqual(plain);
  });
});
