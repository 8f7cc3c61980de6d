/** One unreadable member in a family's response: no other member, row or field is lost in the graph. */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  parse,
  print,
  visit,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawn } from "#test/kit/draws.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { scopeKeys } from "#test/kit/scope-keys.ts";
import { reply } from "#test/kit/scripted-upstream.ts";
import { membersIn, type Path, valueAt, withValue } from "#test/subgraphs/kit/reading/sample.ts";
import { families } from "#test/subgraphs/kit/rest/contracts.ts";
import { reads } from "./reads.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

/** People come from an index that outlives an operation, so another list of the family is read here. */
const lists = reads.map((read) =>
  read.family === "identity"
    ? { ...read, operation: "listIdps", field: "identity { providers(first: 2) { nodes { id } } }" }
    : read,
);

const odd: readonly unknown[] = [null, { odd: 1, other: 2 }, [[7]], 7.5, 1e12, "odd", true, undefined];

const schema = buildSchema(readFileSync(new URL("../../schema/api.graphql", import.meta.url), "utf8"), {
  assumeValid: true,
});

let tributary: Tributary;
const standIns = new Map<string, StandIn>();

beforeAll(async () => {
  for (const family of families) standIns.set(family.name, await startStandIn(family));
  const settings = Object.fromEntries(
    [...standIns].map(([family, { baseUrl }]) => {
      const scope = (scopeKeys[family] ?? []).flatMap(({ parameter, normal, demo }): [string, string][] => {
        const value = normal ?? demo;
        return value === undefined ? [] : [[parameter, value]];
      });
      return [family, { baseUrl, scope: Object.fromEntries(scope) }];
    }),
  );
  tributary = await startTributary({ settings });
  for (const [family, standIn] of standIns) standIn.behind = tributary.families.baseUrl(family);
});
afterAll(async () => {
  await tributary.close();
  for (const standIn of standIns.values()) await standIn[Symbol.asyncDispose]();
});

/** All fields of a type that are read from the same object: leaves, and nested objects. */
function selectionOf(type: GraphQLNamedType, depth = 2): string {
  if (!isObjectType(type)) return "{ __typename }";
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.length > 0) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    // Links to files differ in each response.
    if (inner.name === "File") return [];
    const isPart = isObjectType(inner) && !("id" in inner.getFields()) && !inner.name.endsWith("Connection");
    return isPart && depth > 0 ? [`${field.name} ${selectionOf(inner, depth - 1)}`] : [];
  });
  return `{ ${fields.length > 0 ? fields.join(" ") : "__typename"} }`;
}

/** A read's query with all members of its rows, and the path of the rows. */
function wideQuery(field: string): { readonly query: string; readonly rowsAt: Path } {
  let type: GraphQLNamedType = schema.getQueryType() as GraphQLNamedType;
  const rowsAt: string[] = [];
  let depth: number | undefined;
  const document = parse(`{ ${field} }`);
  const query = visit(document, {
    Field(node) {
      rowsAt.push((node.alias ?? node.name).value);
      if (!isObjectType(type)) return undefined;
      const own = type.getFields()[node.name.value];
      if (!own) return undefined;
      type = getNamedType(own.type);
      if (!isListType(getNullableType(own.type)) || !isObjectType(type)) return undefined;
      depth ??= rowsAt.length;
      const [inner] = parse(selectionOf(type)).definitions;
      return inner?.kind === Kind.OPERATION_DEFINITION
        ? { ...node, selectionSet: inner.selectionSet }
        : undefined;
    },
  });
  return { query: print(query), rowsAt: rowsAt.slice(0, depth) };
}

describe("a list of which one member is odd", () => {
  it.each(lists.map((list) => [`${list.family}.${list.operation}`, list] as const))(
    "shows all else: %s",
    { timeout: 300_000 },
    async (_name, { family, operation, field }) => {
      const standIn = standIns.get(family) as StandIn;
      const { query, rowsAt } = wideQuery(field);
      const contract = families.find(({ name }) => name === family)?.bound[operation];
      const list =
        contract?.spec.page?.list ??
        Object.keys((contract?.spec.returns as { properties?: object })?.properties ?? {}).slice(0, 1);
      const ofOperation = new RegExp(
        `${(contract?.path ?? "").replace(/[.()]/g, "\\$&").replace(/[{<][^}>]*[}>]/g, "[^/]+")}$`,
      );
      let change: ((body: unknown) => unknown) | undefined;
      let bodies = 0;
      let whole: unknown;
      standIn.fault = async (callFamily, request) => {
        const { status, headers, body } = await callFamily();
        const sent: unknown = JSON.parse(body.toString("utf8"));
        const [path = ""] = request.url.split("?");
        const isList = ofOperation.test(path) && Array.isArray(valueAt(sent, list));
        if (isList) {
          bodies++;
          whole ??= sent;
        }
        return reply(isList && change ? change(sent) : sent, status, headers);
      };
      tributary.families.clock.advance(120_000);
      const before = await tributary.ask(query);
      expect(before.errors).toEqual([]);
      const rows = valueAt(before.data, rowsAt) as unknown[];
      expect(rows.length).toBeGreaterThan(0);
      const firstRow = (valueAt(whole, list) as unknown[])[0];
      let counted = 0;
      for (const path of drawn(`odd ${family}`, [...membersIn(firstRow)].slice(0, 60), 0.3))
        for (const value of odd) {
          const where = `${path.join(".")} is ${JSON.stringify(value)}`;
          change = (body) => withValue(body, [...list, 0, ...path], value);
          tributary.families.clock.advance(2_000);
          bodies = 0;
          const { data, errors, sources } = await tributary.ask(query);
          expect(bodies, where).toBeGreaterThan(0);
          expect({ where, errors }).toEqual({ where, errors: [] });
          const shown = valueAt(data, rowsAt) as unknown[];
          expect({ where, others: shown.slice(shown.length < rows.length ? 0 : 1) }).toEqual({
            where,
            others: rows.slice(1),
          });
          const told = sources.find((source) => source.family === family);
          if (told?.membersUnreadable || told?.rowsLeftOut) counted++;
        }
      expect(counted).toBeGreaterThan(0);
    },
  );
});
