/** Lookup of a write's outcome: every mutation names it, by existing fields. */
import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLObjectType, getNamedType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { outcomeQueries } from "#subgraphs/kit/mapping/mutation-outcomes.ts";
import { outcomesOf } from "#subgraphs/modules.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema/api.graphql", import.meta.url), "utf8"));
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});

const queries = outcomeQueries(outcomesOf());
const unobservable = outcomesOf().flatMap((outcomes) => Object.keys(outcomes.unobservable ?? {}));

/** True if the path leads from the query through its fields, and items of lists, to its end. */
function leadsSomewhere(path: string): boolean {
  let type: GraphQLObjectType | null | undefined = schema.getQueryType();
  return path.split(".").every((name) => {
    const field: ReturnType<GraphQLObjectType["getFields"]>[string] | undefined = type?.getFields()[name];
    const next = field && getNamedType(field.type);
    type = isObjectType(next) ? next : null;
    return field !== undefined;
  });
}

describe("the unknown outcome of a write", () => {
  it("is observable in a field for each mutation, except the listed ones with a reason", () => {
    expect([...queries.keys(), ...unobservable].sort()).toEqual([...mutations].sort());
  });

  it("is observed in fields that exist", () => {
    expect([...new Set(queries.values())].filter((path) => !leadsSomewhere(path))).toEqual([]);
    expect(leadsSomewhere("crm.nobody")).toBe(false);
  });
});
