/** Plans and compiles an operation with `@defer`, once for each combination of its conditions' values. */
import type { Operation } from "@apollo/federation-internals";
import type { FetchNode, PlanNode, QueryPlan } from "@apollo/query-planner";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import type { Names } from "#gateway/execution/aliases.ts";
import { finalFetches } from "#gateway/execution/final-fetches.ts";
import { checkPlan } from "#gateway/execution/run-plan.ts";
import { conditionsOf, type ObjectSelection, selectedBy } from "#gateway/execution/shape/included.ts";
import { compileShape } from "#gateway/execution/shape/response-shape.ts";
import { type Shaping, shaping } from "#gateway/execution/shape/shaping.ts";
import { type Deferrable, familiesIn } from "./deferrable.ts";
import { conditionsOfDefers, type Values } from "./directive.ts";
import { type DeferredPart, type Split, splitOperation } from "./split.ts";

export interface DeferredPlan {
  readonly plan: QueryPlan;
  readonly last: ReadonlyMap<FetchNode, number>;
  readonly split: Split;
  readonly names: Names | undefined;
  /** Shaping of the first payload, and of each later part. */
  readonly first: Shaping;
  readonly shapes: ReadonlyMap<DeferredPart, Shaping>;
  /** Families called for each part, and for the first payload (key undefined). */
  readonly families: ReadonlyMap<DeferredPart | undefined, ReadonlySet<string>>;
}

export interface DeferralOptions {
  readonly schema: GraphQLSchema;
  readonly deferrable: Deferrable;
  readonly read: (document: DocumentNode) => Operation;
  readonly planOf: (operation: Operation) => QueryPlan;
  /** Called if the data did not fit the schema. */
  readonly onRepair: () => void;
}

export interface DeferredOperation {
  readonly definition: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly names: Names | undefined;
}

/** Most cached plans of one operation. */
export const MAX_PLANS = 4;

/** The plans of one operation with `@defer`. */
export class Deferral {
  readonly #operation: DeferredOperation;
  readonly #options: DeferralOptions;
  readonly #conditions: readonly string[];
  readonly #plans = new Map<string, DeferredPlan | undefined>();

  constructor(operation: DeferredOperation, options: DeferralOptions) {
    const { definition, fragments } = operation;
    this.#operation = operation;
    this.#options = options;
    this.#conditions = [
      ...conditionsOf(definition, fragments),
      ...conditionsOfDefers([definition, ...Object.values(fragments)]),
    ];
  }

  /** True if the plan under these values is in the cache. */
  isPlanned(values: Values): boolean {
    return this.#plans.has(this.#keyOf(values));
  }

  /** The plan for the values of the variables. Undefined if the operation is answered in one payload. */
  planFor(values: Values): DeferredPlan | undefined {
    const key = this.#keyOf(values);
    if (!this.#plans.has(key)) {
      if (this.#plans.size >= MAX_PLANS) return undefined;
      this.#plans.set(key, this.#plan(values));
    }
    return this.#plans.get(key);
  }

  #keyOf(values: Values): string {
    return this.#conditions.map((name) => (values[name] === undefined ? "-" : Number(values[name]))).join("");
  }

  #plan(values: Values): DeferredPlan | undefined {
    const { definition, fragments, names } = this.#operation;
    const { schema, deferrable, read, planOf, onRepair } = this.#options;
    try {
      const split = splitOperation(definition, { schema, deferrable, fragments, values });
      if (!split) return undefined;
      const plan = planOf(read(documentOf(split.planned)));
      checkPlan(plan);
      const shapeOf = (selected: ObjectSelection): Shaping => {
        const shape = compileShape(schema, selected, { names, values });
        return shaping({ schema, selected, names, shapeFor: () => shape, onRepair });
      };
      // `splitOperation` has expanded the fragments, so none is passed.
      const first = selectedBy(schema, { ...definition, selectionSet: split.first }, {});
      return {
        plan,
        last: finalFetches(plan.node as PlanNode | undefined),
        split,
        names,
        first: shapeOf(first),
        shapes: new Map(split.parts.map((part) => [part, shapeOf({ ...part, fragments: {} })])),
        families: new Map([
          [undefined, familiesIn(deferrable, schema, split.first, first.type)],
          ...split.parts.map(
            (part) => [part, familiesIn(deferrable, schema, part.selectionSet, part.type)] as const,
          ),
        ]),
      };
    } catch {
      return undefined; // not compilable, so the operation is answered in one payload
    }
  }
}

const documentOf = (definition: OperationDefinitionNode): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [definition],
});
