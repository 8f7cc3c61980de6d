/** An operation with `@defer`, planned and compiled: once for each way that its conditions may be. */
import type { Operation } from "@apollo/federation-internals";
import type { FetchNode, PlanNode, QueryPlan } from "@apollo/query-planner";
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { Names } from "#gateway/execution/aliases.ts";
import { finalFetches } from "#gateway/execution/final-fetches.ts";
import { checkPlan } from "#gateway/execution/run-plan.ts";
import { conditionsOf } from "#gateway/execution/shape/included.ts";
import { compilePart, compileShape, type Shape } from "#gateway/execution/shape/response-shape.ts";
import { type Deferrable, familiesIn } from "./deferrable.ts";
import { conditionsOfDefers, type Values } from "./directive.ts";
import { type Part, type Split, type Step, splitOperation } from "./split.ts";

export interface DeferredPlan {
  readonly plan: QueryPlan;
  readonly last: ReadonlyMap<FetchNode, number>;
  readonly split: Split;
  readonly names: Names | undefined;
  readonly first: Shape;
  readonly shapes: ReadonlyMap<Part, Shape>;
  /** The families that are asked for a part, and for what is answered first. */
  readonly families: ReadonlyMap<Part | undefined, ReadonlySet<string>>;
  /** What is answered first, as an operation for the stock shaping. */
  readonly firstOperation: () => Operation;
  /** The same of a part: its fragment, below the fields that lead there. */
  readonly partOperation: (part: Part) => Operation;
}

export interface DeferralOptions {
  readonly schema: GraphQLSchema;
  readonly deferrable: Deferrable;
  readonly read: (document: DocumentNode) => Operation;
  readonly planOf: (operation: Operation) => QueryPlan;
}

export interface DeferredOperation {
  readonly definition: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly names: Names | undefined;
}

/** Plans that are kept of one operation. */
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

  /** Whether the plan under these values was made before. */
  isPlanned(values: Values): boolean {
    return this.#plans.has(this.#keyOf(values));
  }

  /** The plan under the values of the variables; undefined where everything is answered at once. */
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
    const { schema, deferrable, read, planOf } = this.#options;
    try {
      const split = splitOperation(definition, { schema, deferrable, fragments, values });
      if (!split) return undefined;
      const plan = planOf(read(documentOf(split.planned)));
      checkPlan(plan);
      const root = schema.getRootType(definition.operation);
      const shaped = { names, values };
      return {
        plan,
        last: finalFetches(plan.node as PlanNode | undefined),
        split,
        names,
        first: compileShape(schema, { ...definition, selectionSet: split.first }, {}, shaped),
        shapes: new Map(
          split.parts.map((part) => [part, compilePart(schema, part.type, part.selectionSet, shaped)]),
        ),
        families: new Map([
          [undefined, root ? familiesIn(deferrable, schema, split.first, root) : new Set()],
          ...split.parts.map(
            (part) => [part, familiesIn(deferrable, schema, part.selectionSet, part.type)] as const,
          ),
        ]),
        firstOperation: () => read(documentOf({ ...definition, selectionSet: split.first })),
        partOperation: (part) => read(documentOf({ ...definition, selectionSet: alone(part) })),
      };
    } catch {
      return undefined; // as where the whole operation cannot be compiled
    }
  }
}

const documentOf = (definition: OperationDefinitionNode): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [definition],
});

const isField = (step: Step): step is Extract<Step, { readonly field: FieldNode }> => "field" in step;

/** A part's fragment below the fields that lead there, and nothing else. */
function alone({ steps, selectionSet }: Part): SelectionSetNode {
  return steps.reduceRight<SelectionSetNode>((inner, step) => {
    if (isField(step))
      return {
        kind: Kind.SELECTION_SET,
        selections: [{ ...step.field, directives: [], selectionSet: inner }],
      };
    if (!("on" in step)) return inner;
    const typeCondition = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: step.on } } as const;
    return {
      kind: Kind.SELECTION_SET,
      selections: [{ kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: inner }],
    };
  }, selectionSet);
}
