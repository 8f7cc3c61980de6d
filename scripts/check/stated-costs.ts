/**
 * Compares the REST calls that descriptions state for a field with the calls that the tests measured
 * (`schema/costs.tsv`), so that a front-end developer can trust a description.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLSchema, getNamedType, isInterfaceType, isObjectType } from "graphql";
import { readWeights, type Weight, type Weights } from "#platform/graphql/cost-table.ts";
import { ROOT } from "#scripts/tables.ts";

/** Reasons why a description may differ from the table, by coordinate. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "PsaAMapping.createdAt": "Payloads of changes read mappings by up to 50 ids, in the change itself.",
  "PsaAMapping.updatedAt": "Payloads of changes read mappings by up to 50 ids, in the change itself.",
  "PsaBMapping.createdAt": "Payloads of changes read mappings by up to 50 ids, in the change itself.",
  "PsaBMapping.updatedAt": "Payloads of changes read mappings by up to 50 ids, in the change itself.",
  "Query.node": "Costs what the type of the object costs.",
  "Query.nodes": "Costs what the types of the objects cost.",
};

/** Stated number of objects that one call serves: `one REST call per 1,000 vendors`, `for up to 50 mappings`. */
const PER = /REST calls? (?:per|for(?: up to| every)?) (\d[\d,]*)\b/g;

const MEASURE = "npm run -s operations -- --update && npm run -s costs -- --update";

interface StatedField {
  readonly coordinate: string;
  readonly description: string;
  /** Calls that the field itself causes, alone or in a list. */
  readonly own: readonly Weight[];
  /** Calls that read an object of the field's type by id, and calls of the same field in singular or plural. */
  readonly elsewhere: readonly Weight[];
  /** True if the owner has an id, so that a call of the field may be the call that reads the whole owner. */
  readonly ofObject: boolean;
}

function problemOf({ description, own, elsewhere, ofObject }: StatedField): string | undefined {
  const operations = [...new Set(own.map(({ operation }) => operation))].join(", ");
  if (/Costs no REST call\.$/.test(description) && own.length > 0)
    return `says that it costs no REST call, and calls ${operations}`;
  const weights = [...own, ...elsewhere];
  if (/Costs one REST call\b/.test(description) && weights.length === 0)
    return `says that it costs a REST call, and no test saw one: run its test, and then ${MEASURE}`;
  for (const [, text = ""] of description.matchAll(PER)) {
    const number = Number(text.replaceAll(",", ""));
    if (!weights.some(({ keys, rows }) => keys === number || rows === number))
      return `says that a call serves ${text}, which no call of it does`;
  }
  if (!ofObject && own.length > 0 && !/\bcosts?\b|REST call/i.test(description))
    return `calls ${operations}, and its description does not say what it costs`;
  return undefined;
}

const callsOf = (weights: Weights, coordinate: string): Weight[] => [
  ...(weights.get(coordinate) ?? []),
  ...(weights.get(`${coordinate}[]`) ?? []),
];

function fieldsOf(schema: GraphQLSchema, weights: Weights): StatedField[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith("__")) return [];
    const fields = type.getFields();
    // Skips `totalCount`: counting costs the same in all connections, as the model of costs says.
    const all = Object.values(fields).filter(({ name }) => name !== "totalCount");
    return all.map((field) => {
      const coordinate = `${type.name}.${field.name}`;
      const found = callsOf(weights, coordinate);
      const named = getNamedType(field.type);
      const read = isInterfaceType(named) ? schema.getPossibleTypes(named) : [named];
      return {
        coordinate,
        description: field.description ?? "",
        own: found,
        elsewhere: [
          ...read.flatMap(({ name }) => weights.get(`${name}.__resolveReference`) ?? []),
          // One record of a person or a company is found by the call that finds all of them.
          ...callsOf(weights, coordinate.endsWith("s") ? coordinate.slice(0, -1) : `${coordinate}s`),
        ],
        ofObject: fields["id"] !== undefined,
      };
    });
  });
}

/**
 * @param excused Reasons why a description may differ, by coordinate.
 * @returns a sentence for each description that the measured calls contradict, and for each exception without need
 */
export function statedCostProblemsIn(
  schema: GraphQLSchema,
  weights: Weights,
  excused: Readonly<Record<string, string>>,
): string[] {
  const found = new Map(
    fieldsOf(schema, weights).flatMap((field) => {
      const problem = problemOf(field);
      return problem === undefined ? [] : [[field.coordinate, problem] as const];
    }),
  );
  return [
    ...[...found]
      .filter(([coordinate]) => !Object.hasOwn(excused, coordinate))
      .map(([coordinate, problem]) => `${coordinate} ${problem} (schema/costs.tsv)`),
    ...Object.keys(excused)
      .filter((coordinate) => !found.has(coordinate))
      .map((coordinate) => `${coordinate} needs no exception anymore (scripts/check/stated-costs.ts)`),
  ];
}

/** @returns a sentence for each description of the API that the measured calls contradict */
export function statedCostProblems(): string[] {
  const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
  return statedCostProblemsIn(
    buildSchema(read("schema/api.graphql")),
    readWeights(read("schema/costs.tsv")),
    EXCEPTIONS,
  );
}
