/** Values of resolvers are counted before they are completed. */
import { buildSchema, type ExecutionResult, execute, parse } from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import { describe, expect, it } from "vitest";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";
import { boundFields } from "#subgraphs/kit/schema/steps/bounded-fields.ts";

const people = Array.from({ length: 10 }, (_, id) => ({
  __typename: "Person",
  id,
  tags: ["a", "b"],
  address: { city: "x" },
  cards: [{ number: "1" }, { number: "2" }],
}));
let hired = 0;
let befriended = 0;

function schemaOf() {
  const schema = buildSchema(`
    interface Party { id: ID }
    type Query { people: [Person] soon: [Person] parties: [Party] }
    type Mutation { hire: Hired }
    type Hired { person: Person crowd: [Person] }
    type Person implements Party { id: ID tags: [String] address: Address cards: [Card] friends: [Person] }
    type Address { city: String }
    type Card { number: String }
  `);
  const resolvers = {
    Query: { people: () => people, soon: async () => people, parties: async () => people },
    Mutation: {
      hire: async () => {
        hired++;
        return { person: people[0] };
      },
    },
    Hired: { crowd: () => people },
    Person: {
      friends: async () => {
        befriended++;
        return people;
      },
    },
  };
  for (const [type, fields] of Object.entries(resolvers))
    for (const [name, resolve] of Object.entries(fields)) {
      const object = schema.getType(type);
      const field = object && "getFields" in object ? object.getFields()[name] : undefined;
      if (field) Object.assign(field, { resolve });
    }
  boundFields(schema);
  return schema;
}
const schema = schemaOf();

const budgetOf = (answerObjects: number, signal = new AbortController().signal) =>
  new OperationBudget(
    { ...defaultLimits, answerObjects },
    { signal, deadline: performance.now() + 60_000, requestId: "r" },
  );

const ways = {
  async compiled(query: string, budget: OperationBudget): Promise<ExecutionResult> {
    const compiled = compileQuery(schema, parse(query));
    if (!isCompiledQuery(compiled)) throw new Error("it compiles");
    return compiled.query({}, { budget }, {});
  },
  async interpreted(query: string, budget: OperationBudget): Promise<ExecutionResult> {
    return execute({ schema, document: parse(query), contextValue: { budget } });
  },
};

describe.each(Object.entries(ways))("a query that is %s", (_name, run) => {
  /** The smallest budget of objects that is enough for the query. */
  async function objectsOf(query: string): Promise<number> {
    for (let objects = 0; ; objects++) {
      const budget = budgetOf(objects);
      const { errors } = await run(query, budget);
      if (budget.failure) continue;
      expect(errors).toBeUndefined();
      return objects;
    }
  }

  it.each([
    ["the items of a list", "{ people { id } }", 10],
    ["the items of a list that comes later", "{ soon { id } }", 10],
    ["the same under another name again", "{ a: people { id } b: people { id } }", 20],
    ["the objects within them", "{ people { address { city } } }", 20],
    ["the lists within them", "{ people { cards { number } tags } }", 30],
    [
      "a field that is selected twice once",
      "{ people { cards { number } ...F } } fragment F on Person { cards { __typename } }",
      30,
    ],
    [
      "what the members of an abstract type select",
      "{ parties { id ... on Person { cards { number } } } }",
      30,
    ],
    ["what each of them leads to", "{ people { friends { id } } }", 110],
  ])("counts %s", async (_case, query, objects) => {
    expect(await objectsOf(query)).toBe(objects);
  });

  it("counts the bytes of members that each object has, each once", async () => {
    const name = "n".repeat(1_000);
    const members = `{ people { ...F @include(if: false) g: id } } fragment F on Person { ${name}: id }`;
    const small = { ...defaultLimits, answerBytes: 1_000 };
    const budgetFor = (limits: typeof small) =>
      new OperationBudget(limits, {
        signal: new AbortController().signal,
        deadline: performance.now() + 60_000,
        requestId: "r",
      });
    const left = budgetFor(small);
    await run(members, left);
    expect(left.failure).toBeUndefined();
    const repeated = `{ people { ${`${name}: id `.repeat(3)} } }`;
    for (const [answerBytes, failure] of [
      [11_000, undefined],
      [9_000, expect.anything()],
    ] as const) {
      const budget = budgetFor({ ...defaultLimits, answerBytes });
      await run(repeated, budget);
      expect(budget.failure).toEqual(failure);
    }
  });

  it("is not executed further once its result is too large", async () => {
    const budget = budgetOf(5_000);
    const before = befriended;
    await run("{ people { friends { friends { friends { friends { friends { id } } } } } } }", budget);
    expect(budget.failure?.extensions).toMatchObject({ code: "QUERY_BUDGET_EXCEEDED", requestId: "r" });
    expect(befriended - before).toBeLessThan(6_000); // of a hundred thousand
  });

  it("yields to the event loop between the parts of a large result", async () => {
    let turns = 0;
    let over = false;
    const count = () => {
      turns++;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    // A hundred thousand people, of whom 5,000 are completed in one stretch.
    const query = "{ people { friends { friends { friends { friends { id } } } } } }";
    const { errors } = await run(query, budgetOf(1e6));
    over = true;
    expect(errors).toBeUndefined();
    expect(turns).toBeGreaterThan(10);
  });

  it("is not executed further once its client has left", async () => {
    const abort = new AbortController();
    const budget = budgetOf(1e6, abort.signal);
    setImmediate(() => abort.abort());
    await run("{ people { friends { friends { friends { friends { id } } } } } }", budget);
    expect(budget.failure?.extensions).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  });
});

describe.each(Object.entries(ways))("a mutation that is %s", (_name, run) => {
  it("returns the write that was done although its result is too large, and begins no other write", async () => {
    const before = hired;
    const budget = budgetOf(5);
    const { data, errors } = await run(
      "mutation { a: hire { person { id } crowd { id } } b: hire { person { id } } }",
      budget,
    );
    expect(data).toEqual({ a: { person: { id: "0" }, crowd: null }, b: null });
    expect(errors?.map(({ path }) => path)).toEqual([["a", "crowd"], ["b"]]);
    for (const error of errors ?? []) expect(error.extensions["code"]).toBe("QUERY_BUDGET_EXCEEDED");
    expect(hired).toBe(before + 1);
  });
});
