/** The search of agents finds the field that answers a question in plain words. */
import { readFileSync } from "node:fs";
import { buildSchema, isInterfaceType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import { knowledgeOf } from "#gateway/mcp/knowledge.ts";
import { costTable } from "#gateway/schemas/supergraph.ts";
import { readWeights } from "#platform/graphql/cost-table.ts";
import { questions } from "./questions.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema/api.graphql", import.meta.url), "utf8"), {
  assumeValid: true,
});
const weights = readWeights(costTable());
const { search, callsOf } = knowledgeOf(schema, weights, familiesOf());
const fields = new Set(["field"] as const);
const firstFive = (words: string) =>
  search.search(words, { most: 5, kinds: fields, readable: true }).map(({ name }) => name);

const LEAST_SHARE = 0.95;

describe("search in plain words", () => {
  it("is tested with fields that exist in the schema", () => {
    const unknown = questions
      .flatMap(({ right }) => right)
      .filter((coordinate) => {
        const [typeName = "", field = ""] = coordinate.split(".");
        const type = schema.getType(typeName);
        return !(isObjectType(type) || isInterfaceType(type)) || !(field in type.getFields());
      });
    expect(unknown).toEqual([]);
    expect(questions.length).toBeGreaterThanOrEqual(60);
  });

  it("finds the right field among the first five for 95 % of the questions", () => {
    const missed = questions.filter(({ question, right }) =>
      firstFive(question).every((name) => !right.includes(name)),
    );
    const share = 1 - missed.length / questions.length;
    expect(share, missed.map(({ question }) => question).join("\n")).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  it("returns no mutation, no input and no deprecated element to agents", () => {
    for (const words of ["create a ticket form", "update the ticket", "filter of payments"])
      for (const name of firstFive(words)) expect(name).not.toMatch(/^Mutation\.|Input\.|Payload\.|Filter\./);
  });

  it("describes a call that serves any number of objects or rows as made once for all of them", () => {
    const texts = [...weights.keys()].flatMap(callsOf);
    expect(texts).toContain("identity.listGroupUsers once for all");
    expect(texts).toContain("contactCentre.listQueues for all rows");
    expect(texts.filter((text) => /\d{10}/.test(text))).toEqual([]);
  });

  it("returns nothing for unknown words, and five results for thousands of words", () => {
    expect(firstFive("")).toEqual([]);
    expect(firstFive("xyzzy plugh")).toEqual([]);
    expect(firstFive("ticket ".repeat(5_000))).toHaveLength(5);
  });
});
