/** The examples of the console run against the demo company. */
import { parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tasks } from "#console/explore/examples.ts";
import { apiSchema, demoSettings } from "#test/kit/demo-nodes.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";

const examples = tasks.flatMap((task) => task.examples);
const screens = tasks.find(({ task }) => task === "Screens of an application")?.examples ?? [];

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startTributary({ settings: demoSettings });
});
afterAll(() => tributary?.close());

/** The texts and numbers in an answer. */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : value === null
      ? []
      : [value];

describe("the examples of the console", () => {
  it("are valid, each offered once", () => {
    expect(examples.flatMap(({ document }) => validate(apiSchema, parse(document)))).toEqual([]);
    const names = examples.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(screens).toHaveLength(10);
  });

  it.each(screens)(
    "$name shows facts of the demo company without an error",
    async ({ document, variables }) => {
      const { data, errors } = await tributary.ask(document, variables === "" ? {} : JSON.parse(variables));
      expect(errors).toEqual([]);
      expect(leavesOf(data).length).toBeGreaterThan(3);
    },
  );
});
