/** Random valid operations, reads and writes: each is answered without an internal error. */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { createGateway } from "#gateway/gateway.ts";
import { type RandomOperation, randomOperations } from "#test/gateway/execution/random-operations.ts";
import { valuesOf } from "#test/gateway/execution/random-values.ts";
import { startFamilies } from "#test/kit/families.ts";
import { localSettings } from "#test/kit/gateway.ts";

/** Reads for each write. */
const READS_PER_WRITE = 9;
const AT_ONCE = 8;

/** A value of each scalar that an input may need; of the others a text. */
const SCALARS: Readonly<Record<string, unknown>> = {
  ID: "1",
  Int: 1,
  Float: 1.5,
  Boolean: true,
  DateTime: "2026-01-01T00:00:00Z",
  Date: "2026-01-01",
  Decimal: "1.00",
};

/** A value of a type. For an input, only required members. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? "x";
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

export interface RandomFigures {
  readonly figures: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

/**
 * Runs random operations in process, with the limits of production. Too expensive ones are refused.
 * @param count Number of operations.
 * @param seed Seed of the random numbers.
 */
export async function runRandom(count: number, seed: string): Promise<RandomFigures> {
  const families = await startFamilies({ people: 250 });
  const bugs: unknown[] = [];
  const gateway = await createGateway({
    families: localSettings(families),
    onBug: (bug) => bugs.push(bug),
  });
  const schema = buildSchema(readFileSync(new URL("../../schema/api.graphql", import.meta.url), "utf8"));
  const known = valuesOf(families.company.people);
  const values = (coordinate: string, argument: GraphQLArgument) => {
    const given = known(coordinate, argument);
    return given.length > 0 || !isRequiredArgument(argument) ? given : [sampleOf(argument.type)];
  };
  const reads = randomOperations({ schema, values, conditions: 0.1 }, seed);
  const writes = randomOperations({ schema, values, operation: "mutation", depth: 2 }, seed);
  const violations: string[] = [];
  const codes = new Map<string, number>();
  let withData = 0;

  async function run({ query, variables }: RandomOperation): Promise<void> {
    const { data, errors } = await gateway.execute({ query, variables });
    if (data) withData++;
    for (const { extensions } of errors ?? []) {
      const code = String(extensions?.["code"]);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (code === "INTERNAL_SERVER_ERROR") violations.push(`internal error of ${query}`);
    }
    if (!data && !errors) violations.push(`no answer to ${query}`);
  }

  let drawn = 0;
  async function work(): Promise<void> {
    while (drawn < count) {
      drawn++;
      const operations = drawn % (READS_PER_WRITE + 1) === 0 ? writes : reads;
      await run(operations.next().value);
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await gateway.close();
    violations.push(...families.bugs.splice(0).map((bug) => `a stand-in service threw: ${String(bug)}`));
    await families.close();
  }
  violations.push(...[...new Set(bugs.map(String))].slice(0, 10).map((bug) => `bug: ${bug}`));
  return { figures: { operations: drawn, "with data": withData, codes: codes.size }, violations };
}
