import { buildSchema, GraphQLError, Kind, type OperationDefinitionNode, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { selectedBy } from "#gateway/execution/shape/included.ts";
import { compileShape } from "#gateway/execution/shape/response-shape.ts";
import { answerOf, shaping } from "#gateway/execution/shape/shaping.ts";

const schema = buildSchema("type Query { ticket: Ticket } type Ticket { id: ID! count: Int }");

/** Shapes the answer of an operation whose alias `count_for_id` is called `id` by its client. */
function shaped(data: Record<string, unknown>, compiled = true) {
  const document = parse("{ ticket { id count_for_id: count } }");
  const [operation] = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error("the document has no operation");
  const selected = selectedBy(schema, operation, {});
  const names = new Map([["count_for_id", "number"]]);
  const shape = compileShape(schema, selected, { names });
  let repaired = 0;
  const onRepair = () => {
    repaired++;
  };
  const shapeFor = () => (compiled ? shape : undefined);
  const shown = shaping({ schema, selected, names, shapeFor, onRepair })(data, {});
  return { ...shown, repaired };
}

describe("the shaping of an answer", () => {
  const whole = { ticket: { id: "1", count_for_id: 7 } };

  it("is the compiled shape if the data fits the schema, and counts the objects", () => {
    const { data, size, repairs, repaired } = shaped(whole);
    expect({ data, repairs, repaired }).toEqual({
      data: { ticket: { id: "1", number: 7 } },
      repairs: [],
      repaired: 0,
    });
    expect(size?.objects).toBe(2);
  });

  it("repairs data of another type, and has the client's path to it", () => {
    const { data, repairs, repaired } = shaped({ ticket: { id: "1", count_for_id: "many" } });
    expect({ data, repaired }).toEqual({ data: { ticket: { id: "1", number: null } }, repaired: 1 });
    expect(repairs.map(({ path }) => path)).toEqual([["ticket", "number"]]);
  });

  it("has the same data if no shape is compiled", () => {
    expect(shaped(whole, false).data).toEqual(shaped(whole).data);
  });

  it("reports repairs only if no error explains the missing data", () => {
    const { repaired: _, ...shown } = shaped({ ticket: { id: "1", count_for_id: "many" } });
    expect(answerOf(shown, []).extensions).toEqual({ valueCompletion: shown.repairs });
    const failed = answerOf(shown, [new GraphQLError("away")]);
    expect(failed).not.toHaveProperty("extensions");
    expect(failed.errors).toHaveLength(1);
  });
});
