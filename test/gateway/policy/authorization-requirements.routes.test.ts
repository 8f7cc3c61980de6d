/** Every route to the same data requires the same scopes, for fields, links, unions and `node`. */
import { buildASTSchema, type GraphQLObjectType, getNamedType, isAbstractType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { familyScopesOf } from "#subgraphs/kit/access/access-policy.ts";
import { allDemands, requirementsOf } from "#subgraphs/kit/access/authorization-requirements.ts";
import { operationCoordinates } from "./operation-coordinates.ts";

type AnyOf = readonly (readonly string[])[];

const { supergraph, api } = composedSchemas();
const schema = buildASTSchema(api, { assumeValid: true });
const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith("__"),
);
const families = familyScopesOf(familiesOf());
const demands = new Map<string, readonly AnyOf[]>();
for (const { coordinate, anyOf } of allDemands(supergraph))
  demands.set(coordinate, [...(demands.get(coordinate) ?? []), anyOf]);
const demandsOn = (coordinate: string) => demands.get(coordinate) ?? [];

const IDS = new Set(["id", "upstreamId"]);
/** Types that several families share. Their data is that of the field from which they are reached. */
const SHARED = new Set([
  "CompanyMatch",
  "CompanySource",
  "FamilyRateLimits",
  "File",
  "FileUpload",
  "HttpHeader",
  "Money",
  "PageInfo",
  "PaymentConnection",
  "PaymentEdge",
  "PaymentSource",
  "RateLimit",
  "RateLimits",
  "RateQuota",
  "UserError",
  "UserMatch",
  "UserSource",
]);
/** They are of no family, and demand what the type of each id does. */
/** They answer what their caller has sent, and cost no REST call; what they lead to is guarded. */
const OWN_WORDS = new Set([
  "Company.domain",
  "Query.company",
  "Query.rateLimits",
  "Query.user",
  "Query.viewer",
  "User.company",
  "User.email",
]);
const LOOK_UPS = new Set(["Query.node", "Query.nodes", "Query.payment"]);
/** Reached from objects of any family; each of its fields is protected itself. */
const HUB = "User";

/** Demands of the documents, without the scopes of families. */
const documented = (anyOf: AnyOf): AnyOf => anyOf.map((all) => all.filter((scope) => !families.has(scope)));
const isEmpty = (anyOf: AnyOf): boolean => anyOf.length === 0 || anyOf.some((all) => all.length === 0);
const keysOf = (coordinate: string): string[] =>
  demandsOn(coordinate)
    .map(documented)
    .filter((anyOf) => !isEmpty(anyOf))
    .map((anyOf) => JSON.stringify(anyOf));
/** True if a caller who meets one demand meets the other. */
const implies = (strict: AnyOf, other: AnyOf): boolean =>
  strict.every((all) => other.some((some) => some.every((scope) => all.includes(scope))));

interface Route {
  readonly from: string;
  readonly coordinate: string;
}

/** The fields that lead to an object of each type, through lists, interfaces and unions. */
const routes = new Map<string, Route[]>();
for (const type of objects)
  for (const field of Object.values(type.getFields())) {
    const coordinate = `${type.name}.${field.name}`;
    const named = getNamedType(field.type);
    if (LOOK_UPS.has(coordinate)) continue;
    for (const { name } of isAbstractType(named) ? schema.getPossibleTypes(named) : [named])
      routes.set(name, [...(routes.get(name) ?? []), { from: type.name, coordinate }]);
  }

/** The documented scopes that every route to a type has required. */
function metByEveryRoute(): ReadonlyMap<string, ReadonlySet<string> | undefined> {
  const met = new Map<string, ReadonlySet<string> | undefined>([
    ["Query", new Set()],
    ["Mutation", new Set()],
    ["Subscription", new Set()],
    [HUB, new Set()],
  ]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [type, ways] of routes) {
      if (met.get(type)?.size === 0) continue;
      const known = ways.filter(({ from }) => met.has(from)).map((way) => metBy(way, met));
      const [first, ...others] = known;
      if (!first) continue;
      const common = new Set([...first].filter((key) => others.every((other) => other.has(key))));
      const before = met.get(type);
      if (before && before.size === common.size) continue;
      met.set(type, common);
      changed = true;
    }
  }
  return met;
}

const metBy = (
  { from, coordinate }: Route,
  met: ReadonlyMap<string, ReadonlySet<string> | undefined>,
): Set<string> => new Set([...(met.get(from) ?? []), ...keysOf(from), ...keysOf(coordinate)]);

/** Routes for which the documents state less, although another route to the type needs a role. */
const OPEN_BY_DOCUMENTS = new Map([
  ["CrmPersonConnection", "only the collection of all persons is for administrators"],
  [
    "MarketingContactSearch",
    "an expression in the own language of the service needs a scope, not the contacts that it finds",
  ],
  ["TicketForm", "every role may read forms; a ticket that leads to one is guarded itself"],
]);

const met = metByEveryRoute();
const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === "Node");
const isPayload = ({ name }: GraphQLObjectType) => name.endsWith("Payload");
const isRoot = ({ name }: GraphQLObjectType) => ["Query", "Mutation", "Subscription"].includes(name);

describe("every field of a family", () => {
  const ofFamilies = (coordinate: string, kind: "read" | "write") =>
    demandsOn(coordinate).some(
      (anyOf) =>
        anyOf.length > 0 &&
        anyOf.every((all) => all.some((s) => familyScopesOf(familiesOf(), [kind]).has(s))),
    );

  it("requires the scope to read its family, on the field or on its type", () => {
    const fields = objects
      .filter((type) => !SHARED.has(type.name) && !isPayload(type) && type.name !== "Mutation")
      .flatMap((type) => Object.keys(type.getFields()).map((field) => [type.name, field] as const))
      .filter(([, field]) => !IDS.has(field))
      .filter(([type, field]) => !LOOK_UPS.has(`${type}.${field}`) && !OWN_WORDS.has(`${type}.${field}`));
    const open = fields.filter(
      ([type, field]) => !ofFamilies(type, "read") && !ofFamilies(`${type}.${field}`, "read"),
    );
    expect(open.map((coordinate) => coordinate.join("."))).toEqual([]);
    expect(fields.length).toBeGreaterThan(2_000);
  });

  it("requires the scope to write its family if it is a mutation", () => {
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.filter((name) => !ofFamilies(`Mutation.${name}`, "write"))).toEqual([]);
    expect(requirementsOf(supergraph).unscopedMutations).toEqual([]);
    expect(mutations.length).toBeGreaterThan(100);
  });

  it("requires the scopes of all families whose records it counts, if it is `User.sources`", () => {
    const scopesOf = new Map(familiesOf().map((family) => [family.name, familyScopesOf([family])]));
    const lacking = [...operationCoordinates()].flatMap(([operation, coordinates]) => {
      const own = scopesOf.get(operation.split(".", 1)[0] ?? "") ?? new Set();
      return coordinates
        .filter((coordinate) => coordinate === "User.sources")
        .filter(
          (coordinate) =>
            !demandsOn(coordinate).some((anyOf) => anyOf.some((all) => all.some((s) => own.has(s)))),
        )
        .map((coordinate) => `${coordinate} calls ${operation}`);
    });
    expect(lacking).toEqual([]);
  });
});

describe("the routes to a guarded type", () => {
  it("through `node` require the same scopes as all other routes", () => {
    const around = objects
      .filter((type) => isNode(type) && type.name !== HUB)
      .flatMap((type) => {
        const wanted = [...(met.get(type.name) ?? [])].map((key) => JSON.parse(key) as AnyOf);
        return Object.keys(type.getFields())
          .filter((field) => !IDS.has(field))
          .flatMap((field) => {
            const stated = [...demandsOn(type.name), ...demandsOn(`${type.name}.${field}`)].map(documented);
            return wanted
              .filter((demand) => !stated.some((own) => !isEmpty(own) && implies(own, demand)))
              .map((demand) => `${type.name}.${field} does not demand ${JSON.stringify(demand)}`);
          });
      });
    expect(around).toEqual([]);
  });

  it("all require the documented scopes of a call if one of them does", () => {
    const around = objects
      .filter((type) => !isRoot(type) && !isPayload(type) && !SHARED.has(type.name) && type.name !== HUB)
      .filter(({ name }) => !OPEN_BY_DOCUMENTS.has(name))
      .flatMap((type) => {
        const ways = (routes.get(type.name) ?? []).filter(({ from }) => met.has(from));
        const guarded = ways.some(({ coordinate }) => keysOf(coordinate).length > 0);
        const fieldsGuarded = Object.keys(type.getFields()).every(
          (field) => IDS.has(field) || keysOf(`${type.name}.${field}`).length > 0,
        );
        return guarded && !fieldsGuarded && keysOf(type.name).length === 0
          ? ways
              .filter((way) => metBy(way, met).size === 0)
              .map(({ coordinate }) => `${coordinate} leads to ${type.name}`)
          : [];
      });
    expect(around).toEqual([]);
  });

  it("are many: most types have several routes", () => {
    expect([...routes.values()].filter((ways) => ways.length > 1).length).toBeGreaterThan(100);
    expect([...met.values()].filter((keys) => keys && keys.size > 0).length).toBeGreaterThan(20);
  });
});
