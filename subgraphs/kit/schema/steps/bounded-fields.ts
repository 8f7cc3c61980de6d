/**
 * Counts objects and bytes that resolvers return, before the answer is built. Loaders return the same rows to every
 * parent, so that a few REST answers can become an answer without bound. A resolver's value is counted down to the
 * fields that have resolvers of their own, which count their values themselves.
 */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from "graphql";
import { walkSelections } from "#platform/graphql/selections.ts";
import type { OperationBudget } from "#platform/limits/operation-budget.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { hasSteps, type Resolver, type ResolverStep, withStep } from "./resolver-steps.ts";

/** Counts the selected members of a value. @throws QUERY_BUDGET_EXCEEDED if the budget is exceeded */
type Count = (value: unknown, budget: OperationBudget) => void;

/** Counts the values of one selection of a type. */
interface Counter {
  readonly count: Count;
  /** Bytes of one object if they do not depend on its members, else undefined. */
  readonly flat: number | undefined;
}

/** The operation's budget. Undefined for a schema that another server runs. */
export const budgetOf = (context: unknown): OperationBudget | undefined =>
  (context as Partial<OperationContext> | undefined)?.budget;

/** The part of `GraphQLResolveInfo` that selects the members of a value. */
interface SelectionInfo {
  readonly fieldNodes: readonly FieldNode[];
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** Bytes of a member in JSON beside name and value: quotes, colon and comma. */
const MEMBER_BYTES = 4;
/** Minimum bytes of a list item, with its comma. */
const ITEM_BYTES = 2;

/** Wraps every resolver that returns objects, to count them. */
export function boundFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      if (!field.resolve || !isCompositeType(named) || field.name === "_entities") continue;
      const counter = counterOf(schema, named);
      const outer = isNonNullType(field.type) ? field.type.ofType : field.type;
      field.resolve =
        type === schema.getMutationType()
          ? boundedWrite(field.resolve, counter)
          : bounded(field.resolve, counter, isListType(outer) ? [] : null);
    }
  }
}

/** Counts an entity. @throws QUERY_BUDGET_EXCEEDED if the budget is exceeded */
export type CountEntity = (
  typeName: string,
  entity: object,
  budget: OperationBudget,
  selected: SelectionInfo,
) => void;

/** Counts selected members of entities. The subgraph with the reference has counted the object. */
export function entityCounter(schema: GraphQLSchema): CountEntity {
  const counters = new Map<string, (selected: SelectionInfo) => Counter>();
  return (typeName, entity, budget, selected) => {
    let counter = counters.get(typeName);
    if (!counter) {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) return;
      counter = counterOf(schema, type, 0);
      counters.set(typeName, counter);
    }
    counter(selected).count(entity, budget);
  };
}

type Field = GraphQLField<unknown, unknown>;

/** @param nothing Value of a query's field after the budget is exceeded. */
function bounded(
  resolve: Resolver,
  counter: (selected: SelectionInfo) => Counter,
  nothing: [] | null,
): Resolver {
  const found: ResolverStep["found"] = (value, context, info, isLate) => {
    const budget = budgetOf(context);
    if (!budget) return value;
    if (!isLate || !budget.isDue) return counted(value, counter(info), budget, info, nothing);
    return inTurn(budget, () => counted(value, counter(info), budget, info, nothing));
  };
  const counting = withStep(resolve, { found });
  const isAlone = !hasSteps(resolve);
  return (source, args, context, info) => {
    const budget = budgetOf(context);
    if (budget?.failure) return insteadOf(budget.failure, info, nothing);
    if (!isAlone || !budget || nothing !== null) return counting(source, args, context, info);
    const { flat } = counter(info);
    if (flat === undefined || !budget.isSmall) return counting(source, args, context, info);
    // The usual case, one object in a small operation, is counted without waiting for its promise.
    const value: unknown = resolve(source, args, context, info);
    if (value instanceof Promise) budget.add(1, flat);
    else counter(info).count(value, budget);
    return value;
  };
}

function counted(
  value: unknown,
  { count }: Counter,
  budget: OperationBudget,
  info: GraphQLResolveInfo,
  nothing: [] | null,
): unknown {
  if (budget.failure) return insteadOf(budget.failure, info, nothing);
  count(value, budget);
  return value;
}

/** A query returns nothing here, because the failure replaces its answer. A mutation shows what was done. */
function insteadOf(failure: Error, { operation }: GraphQLResolveInfo, nothing: [] | null): [] | null {
  if (operation.operation === "mutation") throw failure;
  return nothing;
}

/**
 * A write does not begin after the budget is exceeded. If a write exceeds it, its payload is still returned,
 * because its outcome must be known; the fields below the payload then fail.
 */
function boundedWrite(resolve: Resolver, counter: (selected: SelectionInfo) => Counter): Resolver {
  return async (source, args, context, info) => {
    const budget = budgetOf(context);
    if (budget?.failure) throw budget.failure;
    const payload: unknown = await resolve(source, args, context, info);
    try {
      if (budget) counter(info).count(payload, budget);
    } catch (error) {
      if (error !== budget?.failure) throw error;
    }
    return payload;
  };
}

/** Continues after the turn of other operations. The budget fails if no client waits any more. */
function inTurn(budget: OperationBudget, goOn: () => unknown): Promise<unknown> {
  return new Promise((resolve, reject) =>
    budget.later(() => {
      budget.failIfAbandoned();
      try {
        resolve(goOn());
      } catch (error) {
        reject(error);
      }
    }),
  );
}

/** Returns the counter for a selection; each is made once. */
function counterOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  objects = 1,
): (selected: SelectionInfo) => Counter {
  const known = new WeakMap<readonly FieldNode[], Counter>();
  return (selected) => {
    let counter = known.get(selected.fieldNodes);
    if (!counter) {
      const selections = selected.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      counter = makeCounter(schema, type, selections, selected.fragments, objects);
      known.set(selected.fieldNodes, counter);
    }
    return counter;
  };
}

/** A member of a value that is counted with it. */
interface CountedPart {
  readonly member: string;
  readonly count: Count;
}

function makeCounter(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  selections: readonly SelectionSetNode[],
  fragments: SelectionInfo["fragments"],
  objects = 1,
): Counter {
  const { bytes, parts } = partsOf(schema, type, selections, fragments);
  const count: Count = (value, budget) => {
    if (typeof value !== "object" || value === null || value instanceof Error) return;
    if (Array.isArray(value)) {
      if (parts.length === 0) budget.take(value.length * objects, value.length * bytes);
      else for (const item of value) count(item, budget);
      return;
    }
    budget.take(objects, bytes);
    for (const part of parts) part.count((value as Readonly<Record<string, unknown>>)[part.member], budget);
  };
  return { count, flat: parts.length === 0 ? bytes : undefined };
}

/**
 * The minimum bytes of an object, and its members to count. All fragments on an abstract type are assumed to
 * apply, and so are conditions: a member that the object does not have counts nothing.
 */
function partsOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  selections: readonly SelectionSetNode[],
  fragments: SelectionInfo["fragments"],
): { readonly bytes: number; readonly parts: readonly CountedPart[] } {
  /** Response names that all objects of the type have. */
  const sure = new Set<string>();
  /** Fields without a resolver by response name and field, because a repeated selection has one value. */
  const plain = new Map<string, { readonly field: Field; readonly inner: SelectionSetNode[] }>();
  for (const selectionSet of selections)
    walkSelections(selectionSet, { owner: type, always: true }, fragments, {
      field(selection, { owner, always }) {
        const name = (selection.alias ?? selection.name).value;
        if (always && !selection.directives?.length) sure.add(name);
        const field =
          isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[selection.name.value] : undefined;
        // A field with a resolver counts its own values.
        if (!field || field.resolve) return;
        const key = `${name} ${field.name}`;
        const known = plain.get(key) ?? { field, inner: [] };
        plain.set(key, known);
        if (selection.selectionSet) known.inner.push(selection.selectionSet);
      },
      fragment({ typeCondition }, { owner, always }, { directives }) {
        const on = typeCondition && schema.getType(typeCondition.name.value);
        if (on && !mayBe(schema, type, on)) return undefined;
        return { owner: on ?? owner, always: always && !directives?.length && (!on || on === type) };
      },
    });
  const parts = [...plain.values()].flatMap(({ field, inner }): CountedPart[] => {
    const named = getNamedType(field.type);
    if (isCompositeType(named))
      return [{ member: field.name, count: makeCounter(schema, named, inner, fragments).count }];
    const list = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
    return list ? [{ member: field.name, count: countLeaves }] : [];
  });
  const bytes = [...sure].reduce((sum, name) => sum + name.length + MEMBER_BYTES, 0);
  return { bytes, parts };
}

const countLeaves: Count = (value, budget) => {
  if (Array.isArray(value)) budget.take(0, value.length * ITEM_BYTES);
};

/** True if an object of a type may also have the other type. */
function mayBe(schema: GraphQLSchema, type: GraphQLNamedType, other: GraphQLNamedType): boolean {
  if (type === other) return true;
  const objectsIn = (one: GraphQLNamedType): readonly GraphQLNamedType[] =>
    isAbstractType(one) ? schema.getPossibleTypes(one) : [one];
  const others = new Set(objectsIn(other));
  return objectsIn(type).some((object) => others.has(object));
}
