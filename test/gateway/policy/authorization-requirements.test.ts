/** Scopes and roles of the documents, and scopes of secrets: the graph requires those in the contracts. */
import { readFileSync } from "node:fs";
import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { accessPlugin } from "#gateway/policy/access.ts";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { FieldsOfScopesDocument } from "#generated/test/graphql.ts";
import { accessCheck } from "#subgraphs/kit/access/access-check.ts";
import { defaultAccess, familyScopesOf } from "#subgraphs/kit/access/access-policy.ts";
import { allDemands } from "#subgraphs/kit/access/authorization-requirements.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { operationCoordinates } from "./operation-coordinates.ts";

type AnyOf = readonly (readonly string[])[];

const sdl = readFileSync(new URL("../../../dist/supergraph.graphql", import.meta.url), "utf8");
const { supergraph } = composedSchemas();
const demands = new Map<string, readonly AnyOf[]>();
for (const { coordinate, anyOf } of allDemands(supergraph))
  demands.set(coordinate, [...(demands.get(coordinate) ?? []), anyOf]);

const operations = familiesOf().flatMap(({ bound }) => Object.values<BoundOperation>(bound));
const coordinates = operationCoordinates();

/** All roles of a family; every authenticated caller has one of them. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  supportDesk: ["end-user", "agent", "admin"],
  crm: ["admin", "user"],
};
const snake = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace("-", "_");

/** Scopes that the documents require for an operation, in the graph's form. Undefined without any. */
function stated({ family, spec: { scopes, roles } }: BoundOperation): AnyOf | undefined {
  if (scopes) return scopes.map((scope) => [scope]);
  if (!roles) return undefined;
  const everybody = ROLES[family]?.every((role) => roles.includes(role));
  return everybody ? [] : roles.map((role) => [`${snake(family)}:${snake(role)}`]);
}

/** True if every caller who meets the first requirement also meets the second. */
const isAsStrict = (demand: AnyOf, wanted: AnyOf): boolean =>
  wanted.length === 0 ||
  (demand.length > 0 &&
    demand.every((all) => wanted.some((some) => some.every((scope) => all.includes(scope)))));

/**
 * Fields reached through a reference, which is itself protected. Objects from `node` are protected field by field,
 * and the fields of a payload by its mutation.
 */
const elsewhere = /^(Query\._entities|Query\.nodes?|\w+Payload\.\w+)$/;
/** Entry points of the graph, through which all fields behind them are reached. */
const isEntrance = (coordinate: string) => /^(Query|Mutation|SupportDesk)\./.test(coordinate);

describe("the scopes and roles that the documents state for a call", () => {
  const restricted = operations.flatMap((operation) => {
    const wanted = stated(operation);
    return wanted ? [[operation.id, wanted] as const] : [];
  });

  it("are required by every field that leads to such a call", () => {
    const lacking = restricted.flatMap(([id, wanted]) =>
      (coordinates.get(id) ?? [])
        .filter((coordinate) => !elsewhere.test(coordinate) && (wanted.length > 0 || isEntrance(coordinate)))
        .filter((coordinate) => !demands.get(coordinate)?.some((demand) => isAsStrict(demand, wanted)))
        .map((coordinate) => `${coordinate} calls ${id}, which is for ${JSON.stringify(wanted)}`),
    );
    expect(lacking).toEqual([]);
    expect(restricted.length).toBeGreaterThan(60);
  });

  it("are the only ones required, besides the scopes of secrets and of query languages", () => {
    const known = new Set([
      ...restricted.flatMap(([, wanted]) => wanted.flat()),
      ...operations.flatMap(({ spec }) => [spec.secret ?? [], spec.rawQuery ?? []].flat()),
      ...familyScopesOf(familiesOf()),
      "support_desk:end_user",
    ]);
    const demanded = new Set([...demands.values()].flat(3));
    expect([...demanded].filter((scope) => !known.has(scope))).toEqual([]);
    for (const scope of demanded) expect(scope).toMatch(/^[a-z_]+(:[a-z_]+){1,2}$/);
  });
});

describe("the supergraph", () => {
  it("has these requirements in the standard directives, which any router can read", () => {
    expect(sdl).toMatch(/@link\(url: "https:\/\/specs\.apollo\.dev\/authenticated\/v0\.\d", for: SECURITY\)/);
    expect(sdl).toMatch(
      /@link\(url: "https:\/\/specs\.apollo\.dev\/requiresScopes\/v0\.\d", for: SECURITY\)/,
    );
    expect(sdl).toContain("directive @requiresScopes(scopes: [[requiresScopes__Scope!]!]!)");
  });

  it("requires the scopes of an object for its look-up by id, in every spelling of the id", async () => {
    const look = async (query: string, variables: object, ...scopes: string[]) => {
      const document = parse(query);
      const [operation] = document.definitions;
      const contextValue = {
        caller: { authenticated: true, scopes: new Set(scopes) },
        operation: { requestId: "r" },
      };
      const listener = await accessPlugin(() => accessCheck(defaultAccess(supergraph))).requestDidStart?.(
        {} as never,
      );
      return listener
        ?.didResolveOperation?.({ document, operation, request: { variables }, contextValue } as never)
        .then(
          () => undefined,
          (error: { extensions: { missingScopes: string[] } }) => error.extensions.missingScopes,
        );
    };
    const bank = ["banking:read"];
    expect(await look('{ node(id: "BankPayment:1") { id } }', {})).toEqual(bank);
    expect(await look("query ($id: ID!) { node(id: $id) { id } }", { id: "BankPayment:1" })).toEqual(bank);
    const withDefault = 'query ($id: ID! = "BankPayment:1") { node(id: $id) { __typename } }';
    expect(await look(withDefault, {})).toEqual(bank);
    const listed = 'query ($id: ID!) { nodes(ids: [$id, "IdentityUser:1"]) { id } }';
    expect(await look(listed, { id: "BankPayment:1" }, "identity:read")).toEqual(bank);
    const all = "query ($ids: [ID!]!) { x: nodes(ids: $ids) { id } }";
    expect(await look(all, { ids: ["BankPayment:1"] })).toEqual(bank);
    expect(await look('{ payment(id: "BankPayment:1") { id } }', {})).toEqual(bank);
    expect(await look('{ node(id: "SupportSlaPolicy:1") { id } }', {}, "support_desk:read")).toEqual([
      "support_desk:agent",
    ]);
    expect(await look(all, { ids: ["BankPayment:1"] }, "banking:read")).toBeUndefined();
    expect(await look('{ node(id: "User:kim@northwind.example") { id } }', {})).toBeUndefined();
  });
});

describe("a caller", () => {
  let tributary: Tributary;
  beforeAll(async () => {
    tributary = await startTributary();
  });
  afterAll(() => tributary.close());
  /** All scopes of families. */
  const BASE = [...familyScopesOf(familiesOf())];
  const as = (...scopes: string[]) => ({ caller: { authenticated: true, scopes: new Set(scopes) } });

  it("without scopes can neither read nor write, nor check that an object exists", async () => {
    for (const query of [
      "{ users(first: 1) { nodes { id } } }",
      '{ ticket(id: "1001") { id } }',
      "{ banking { payments(first: 1) { nodes { id } } } }",
      '{ nodes(ids: ["Ticket:1001", "BankPayment:500001"]) { __typename } }',
      "{ supportDesk { searchTickets(first: 1) { nodes { id } } } }",
      'mutation { suspendIdentityUser(input: { userId: "1" }) { userErrors { code } } }',
    ]) {
      const { data, errors, calls } = await tributary.ask(query, {}, as());
      expect([query, data, calls]).toEqual([query, undefined, []]);
      expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    }
  });

  it("with the scopes to read families can use their ordinary reads, and no writes", async () => {
    const reads = ["identity:read", "banking:read", "support_desk:read", "support_desk:agent"];
    const { data, errors } = await tributary.ask(FieldsOfScopesDocument, {}, as(...reads));
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ users: { nodes: [{}] }, ticket: { id: "Ticket:1001" } });
    const write = 'mutation { suspendIdentityUser(input: { userId: "1" }) { userErrors { code } } }';
    const refused = await tributary.ask(write, {}, as(...reads));
    expect(refused.errors).toMatchObject([{ extensions: { missingScopes: ["identity:write"] } }]);
    expect(refused.calls).toEqual([]);
  });

  it("with only the role of end users is refused tickets that the support desk cannot limit to the caller's own", async () => {
    const scopes = ["support_desk:read", "support_desk:end_user"];
    const requests = "{ supportDesk { searchTickets(first: 1) { nodes { subject } } } }";
    const { errors, calls } = await tributary.ask(requests, {}, as(...scopes));
    expect(calls).toEqual([]);
    expect(errors).toMatchObject([{ extensions: { missingScopes: ["support_desk:agent"] } }]);
  });

  it.each([
    ["{ tickets(first: 1) { nodes { id } } }", "support_desk:agent"],
    ["{ users(first: 1) { nodes { tickets(first: 1) { nodes { id } } } } }", "support_desk:agent"],
    ['{ ticket(id: "1001") { metrics { id } } }', "support_desk:agent"],
    ['{ node(id: "SupportSlaPolicy:1") { ... on SupportSlaPolicy { title } } }', "support_desk:agent"],
    ['{ node(id: "TicketField:801") { id ... on TicketField { title } } }', "support_desk:agent"],
    ["{ supportDesk { resourceCollections(first: 1) { nodes { id } } } }", "support_desk:admin"],
    ['mutation { deleteSupportSlaPolicy(input: { id: "1" }) { deletedId } }', "support_desk:admin"],
    [
      'mutation { rateTicket(input: { ticketId: "1001", score: GOOD }) { userErrors { code } } }',
      "support_desk:end_user",
    ],
    ["{ crm { allPeople(first: 1) { nodes { id } } } }", "crm:admin"],
    ['{ marketing { searchContacts(rawQuery: "x") { totalCount } } }', "marketing:raw_query"],
  ])("gets an error with the missing scope before any call: %s", async (query, scope) => {
    const { data, errors, calls } = await tributary.ask(query, {}, as(...BASE));
    expect([data, calls]).toEqual([undefined, []]);
    expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN", missingScopes: [scope] } }]);
  });

  it("with one of several accepted scopes is accepted", async () => {
    for (const scope of ["support_desk:agent", "support_desk:admin"])
      expect(
        (await tributary.ask("{ tickets(first: 1) { nodes { id } } }", {}, as(...BASE, scope))).errors,
      ).toEqual([]);
    const fields = '{ node(id: "TicketField:801") { ... on TicketField { title } } }';
    expect((await tributary.ask(fields, {}, as(...BASE, "support_desk:agent"))).errors).toEqual([]);
  });

  it("with all scopes, as every caller has if access control is off, is never refused", async () => {
    const { errors } = await tributary.ask("{ tickets(first: 1) { nodes { id metrics { id } } } }");
    expect(errors).toEqual([]);
  });
});
