/**
 * Sends all arguments and input members through the graph to the stand-in services, and compares the received
 * values with the contracts by name and type.
 */
import { readFileSync } from "node:fs";
import { isEnumType, isInputObjectType, isInputType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inputPositions } from "#test/gateway/policy/input-positions.ts";
import { apiSchema, demoNodeIds } from "#test/kit/demo-nodes.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { needsSecondPage } from "#test/kit/rest-types.ts";
import { operations } from "#test/subgraphs/kit/rest/contracts.ts";
import { type ReachableField, reachableFields } from "./fields.ts";
import { documentsOf, givenFor, settings, startsOf } from "./given.ts";
import { leavesOf } from "./input-values.ts";
import { Runner } from "./runner.ts";
import { secondPages } from "./second-pages.ts";
import { type IdDestination, type Outcome, Sender } from "./sender.ts";
import { namedElsewhere, neverTaken, untypedIds, usedByGateway } from "./used-by-gateway.ts";
import { type DeclaredPlace, declaredPlaces, fits, isAt, type SentValue } from "./wire-places.ts";

let tributary: Tributary;
let runner: Runner;
let sender: Sender;
let outcomes: readonly Outcome[];
let asked: readonly ReachableField[];
let unreached: readonly string[];

beforeAll(async () => {
  // Lists have fewer rows here, so costs are not measured.
  tributary = await startTributary({ settings, measuresCost: false });
  const ids = await demoNodeIds(tributary);
  const fields = reachableFields(apiSchema, ids, startsOf(tributary.families.company));
  asked = fields.asked;
  unreached = fields.unreached;
  const given = await givenFor(tributary, ids);
  runner = new Runner(tributary, given.twice);
  sender = new Sender(runner, ids, given);
  const all: Outcome[] = [];
  for (const query of [...fields.reads, ...documentsOf(ids)]) await runner.read(query);
  for (const query of await secondPages(tributary, ids)) await runner.readPages(query);
  for (const field of fields.asked) all.push(...(await sender.send(field)));
  outcomes = all;
}, 240_000);
afterAll(() => tributary.close());

/** Pattern of a text in which `…` stands for any text. */
const matcher = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".*")}$`);

/** Rows of `docs/not-sent.tsv`: operation, place, reason. */
const notSent = readFileSync(new URL("../../docs/not-sent.tsv", import.meta.url), "utf8")
  .split("\n")
  .slice(1)
  .filter(Boolean)
  .map((line) => {
    const [operation = "", place = "", reason = ""] = line.split("\t");
    return { operation, place, reason };
  });

/** Reason for a parameter of pages that was not sent. Empty for other places. */
function pageHint(id: string, { place }: DeclaredPlace): string {
  const { page } = operations.find((operation) => operation.id === id)?.spec ?? {};
  const [kind, name = ""] = place.split(/[ .]/);
  return page && kind === "query" && Object.hasOwn(page.query, name) ? `: ${needsSecondPage(page)}` : "";
}

type Row = (typeof notSent)[number];

const rowMatcher = ({ operation, place }: Row) => {
  const [ids, places] = [matcher(operation), matcher(place)];
  return (id: string, at: string) => ids.test(id) && places.test(at);
};

const keptPatterns = () => Object.keys(usedByGateway).map((text) => ({ text, pattern: matcher(text) }));
const isKept = ({ leaf }: Outcome) => keptPatterns().some(({ pattern }) => pattern.test(leaf));

interface Declared {
  readonly id: string;
  readonly place: DeclaredPlace;
  readonly sent: readonly SentValue[];
}

/** Each declared place with the values that it received. */
const allDeclared = (): Declared[] =>
  operations.flatMap((operation) => {
    const sent = [...(runner.reached.get(operation.id)?.values() ?? [])];
    return declaredPlaces(operation).map((place) => ({
      id: operation.id,
      place,
      sent: sent.filter((value) => isAt(place, value.place)),
    }));
  });

describe("each input of the graph", () => {
  it("with special values for the demo company has the name of their entry", () => {
    const names = new Set<string>();
    for (const { coordinate, field } of asked) {
      names.add(coordinate);
      for (const { path, name, chain } of field.args.flatMap(leavesOf)) {
        names.add(name).add(`${coordinate} ${path}`);
        for (const part of chain) names.add(`${coordinate} ${part.path}`);
      }
    }
    const { values, variants } = sender.given;
    const given = [
      ...Object.keys(values),
      ...Object.entries(variants).flatMap(([coordinate, each]) => [
        coordinate,
        ...each.flatMap((variant) => Object.keys(variant).map((path) => `${coordinate} ${path}`)),
      ]),
    ];
    expect(given.filter((name) => !names.has(name))).toEqual([]);
  });

  it("is sent: each argument and each member of an input reaches a REST call, except those that the gateway uses", () => {
    expect(
      unreached,
      "fields of types that no list leads to: add the type to startsOf in test/inputs/given.ts",
    ).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(2_000);
    const kept = outcomes.filter(({ places }) => places.length === 0);
    const patterns = keptPatterns();
    expect(
      kept.filter((outcome) => !isKept(outcome) && !neverTaken.test(outcome.said)),
      "reach no REST call: add a value that the service takes to `values` in test/inputs/given.ts, or the input and the reason to test/inputs/used-by-gateway.ts",
    ).toEqual([]);
    const idle = patterns.filter(({ pattern }) => !kept.some(({ leaf }) => pattern.test(leaf)));
    expect(
      idle.map(({ text }) => text),
      "need no line in test/inputs/used-by-gateway.ts",
    ).toEqual([]);
  });

  it("reaches its place in REST, as listed in the table of places", async () => {
    // A value that the gateway uses itself has no place in a call, although it can change later calls.
    const rows = outcomes.map((outcome) => {
      const places = isKept(outcome) ? [] : [...outcome.places].sort();
      return `${outcome.leaf}\t${places.join(" ; ") || "-"}`;
    });
    await expect(`${["input\tplaces", ...rows.sort()].join("\n")}\n`).toMatchFileSnapshot("places.tsv");
  });
});

describe("each place of a contract", () => {
  it("is sent: every parameter and every member of a body, or docs/not-sent.tsv has the reason", () => {
    const missing = allDeclared().filter(({ sent }) => sent.length === 0);
    const rows = notSent.map((row) => ({ ...row, matches: rowMatcher(row) }));
    const unexplained = missing.filter(({ id, place }) => !rows.some((row) => row.matches(id, place.place)));
    expect(
      unexplained.map(({ id, place }) => `${id}\t${place.place}${pageHint(id, place)}`),
      "are sent by no field: add an argument, or this row and a tab and the reason to docs/not-sent.tsv",
    ).toEqual([]);
    const idle = rows.filter((row) => !missing.some(({ id, place }) => row.matches(id, place.place)));
    expect(
      idle.map(({ operation, place }) => `${operation}\t${place}`),
      "are sent: remove these rows of docs/not-sent.tsv",
    ).toEqual([]);
    for (const { operation, place, reason } of notSent)
      expect(reason.split(" ").length, `${operation} ${place}`).toBeGreaterThan(3);
  });

  it("is declared: no call has a parameter or a member of a body that its contract does not declare", () => {
    const unknown = operations.flatMap((operation) => {
      const places = declaredPlaces(operation);
      return (
        [...(runner.reached.get(operation.id)?.values() ?? [])]
          // A name with null is to be deleted.
          .filter(({ place, value }) => value !== null && !places.some((declared) => isAt(declared, place)))
          .map(({ place }) => `${operation.id} ${place}`)
      );
    });
    expect(
      unknown.filter((place) => !namedElsewhere.test(place)),
      "are sent: declare them in the operation of the contract",
    ).toEqual([]);
  });

  it("is sent by its type: numbers if numbers are declared, texts if texts are", () => {
    const wrong = allDeclared().flatMap(({ id, place, sent }) =>
      sent
        .filter((value) => value.place === place.place && !fits(place.schema, value))
        .map(({ value }) => `${id} ${place.place} ${JSON.stringify(value)}`),
    );
    expect(wrong, "differ from the type in the contract: convert the argument in the resolver").toEqual([]);
  });
});

describe("an id of another type", () => {
  it("is refused at every argument and every member of an input, and none of it reaches a REST call", async () => {
    const sent: IdDestination[] = [];
    for (const field of asked) {
      const type = /Treasury/.test(field.coordinate) ? "MarketingExportJob" : "TreasuryFinancialAccount";
      sent.push(...(await sender.sendIds(field, `${type}:7999999`)));
    }
    expect(sent.length).toBeGreaterThan(400);
    const patterns = Object.keys(untypedIds).map((text) => new RegExp(`^${text.replaceAll("…", ".*")}$`));
    const taken = sent.filter(({ places, said }) => places.length > 0 || said.length === 0);
    expect(
      taken.filter(({ leaf }) => !patterns.some((pattern) => pattern.test(leaf))),
      "take any id: read it by idOf in the resolver, or add it with the reason to untypedIds in test/inputs/used-by-gateway.ts",
    ).toEqual([]);
    const idle = patterns.filter((pattern) => !taken.some(({ leaf }) => pattern.test(leaf)));
    expect(idle).toEqual([]);
  }, 60_000);
});

describe("a value of a wrong type", () => {
  const kinds = Object.values(apiSchema.getTypeMap()).filter(isInputType);
  const positions = inputPositions(
    apiSchema,
    new Set(kinds.map(({ name }) => name).filter((name) => name !== "JSON")),
  );
  /** An invalid value: an unknown name for an enum, a text for an input, otherwise an object. */
  const wrongFor = (name: string) => {
    const type = apiSchema.getType(name);
    if (isInputObjectType(type)) return "no input";
    return isEnumType(type) ? "NO_SUCH_NAME" : { no: "value" };
  };

  it("is refused at every argument and every member of an input, with its place, before any REST call", async () => {
    expect(positions.length).toBeGreaterThan(1_200);
    const before = tributary.families.calls.length;
    const wrong: string[] = [];
    for (const [index, { coordinate, scalar, path, operation }] of positions.entries()) {
      const form = (["literal", "variable", "variable around"] as const)[index % 3] ?? "literal";
      const { query, variables } = operation(form, wrongFor(scalar));
      const answer = JSON.parse(
        JSON.stringify(await tributary.gateway.execute({ query, variables })),
      ) as Refused;
      const [error] = answer.errors ?? [];
      const code = error?.extensions["code"];
      const told = form === "literal" ? LITERAL_CODES.includes(String(code)) : code === "BAD_USER_INPUT";
      // Literals and variables in place of the value are identified by their location.
      const named =
        form !== "variable around" || path.length < 2 || error?.message.includes(path.at(-1) ?? "");
      if (answer.data != null || !told || !named || error?.locations?.length !== 1)
        wrong.push(`${coordinate} as ${form}: ${JSON.stringify(answer)}`);
    }
    expect(wrong).toEqual([]);
    expect(tributary.families.calls.slice(before)).toEqual([]);
  });
});

/** A document's literals are checked before its variables. */
const LITERAL_CODES = ["BAD_USER_INPUT", "GRAPHQL_VALIDATION_FAILED"];

interface Refused {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly locations?: readonly object[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}
