/**
 * Shapes the merged data of subgraphs for the client, for whole answers and for deferred parts, by the compiled
 * shape, or by `repairedShape` if the data does not fit the schema.
 */
import type { GraphQLError, GraphQLSchema } from "graphql";
import { type Names, renamedIn, withPath } from "#gateway/execution/aliases.ts";
import type { ObjectSelection, Values } from "./included.ts";
import { repairedShape } from "./repaired-shape.ts";
import { type CompiledShape, FallbackError, type ShapedData } from "./response-shape.ts";

type Json = Record<string, unknown>;

/** A shaped object, with the client's names. */
export interface ShownObject {
  /** Null if a non-null value is missing. */
  readonly data: Json | null;
  /** Size of the data, if it is known without counting. */
  readonly size: Pick<ShapedData, "objects" | "bytes"> | undefined;
  /** Values replaced with null because they do not fit their type. Paths begin at the object. */
  readonly repairs: readonly GraphQLError[];
}

export type Shaping = (data: Json, values: Values) => ShownObject;

export interface ShapingOptions {
  readonly schema: GraphQLSchema;
  readonly selected: ObjectSelection;
  readonly names: Names | undefined;
  /** The compiled shape for the values of the variables. Undefined if too many were compiled. */
  readonly shapeFor: (values: Values) => CompiledShape | undefined;
  /** Called if the data did not fit the schema. */
  readonly onRepair: () => void;
}

export function shaping({ schema, selected, names, shapeFor, onRepair }: ShapingOptions): Shaping {
  return (data, values) => {
    try {
      const shape = shapeFor(values);
      if (!shape) throw new FallbackError();
      const { data: shown, ...size } = shape(data);
      return { data: shown, size, repairs: [] };
    } catch (error) {
      if (!(error instanceof FallbackError)) throw error;
      onRepair();
      const { data: shown, errors } = repairedShape(schema, selected, values, data);
      if (!names) return { data: shown, size: undefined, repairs: errors };
      return {
        data: shown && renamedIn(shown, names),
        size: undefined,
        repairs: errors.map((one) => withPath(one, names)),
      };
    }
  };
}

/** Answer for an object. Its extensions list the repairs, unless errors already explain the missing data. */
export function answerOf({ data, size, repairs }: ShownObject, errors: readonly GraphQLError[]) {
  const isSaid = errors.length > 0 || repairs.length === 0;
  return {
    data,
    size,
    ...(errors.length > 0 && { errors }),
    ...(!isSaid && { extensions: { valueCompletion: repairs } }),
  };
}
