/**
 * Selections of an operation that apply to an object, by their conditions and by the types of their
 * fragments.
 */
import {
  type DirectiveNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from "graphql";
import type { Fragments } from "#platform/graphql/selections.ts";

/** Thrown for an operation that only the stock gateway can run. */
export class Unsupported extends Error {}

/** The values of the variables that conditions (`@skip`, `@include`) depend on. */
export type Values = Readonly<Record<string, unknown>>;

/** Selections on an object: the root of an operation, or the object of a deferred fragment. */
export interface ObjectSelection {
  readonly type: GraphQLCompositeType;
  readonly selectionSet: SelectionSetNode;
  readonly fragments: Fragments;
}

/**
 * Selections of an operation on its root type.
 * @throws Unsupported if the schema has no such root type
 */
export function selectedBy(
  schema: GraphQLSchema,
  { operation, selectionSet }: Pick<OperationDefinitionNode, "operation" | "selectionSet">,
  fragments: Fragments,
): ObjectSelection {
  const type = schema.getRootType(operation);
  if (!type) throw new Unsupported();
  return { type, selectionSet, fragments };
}

/** The variables that the conditions of an operation and its fragments depend on. */
export function conditionsOf(operation: OperationDefinitionNode, fragments: Fragments): readonly string[] {
  const defined = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
  const found = new Set<string>();
  for (const node of [operation, ...Object.values(fragments)])
    visit(node, {
      Directive(directive) {
        const variable = variableOf(directive);
        if (variable !== undefined && defined.has(variable)) found.add(variable);
      },
    });
  return [...found];
}

/** The `if` argument of `@skip` or `@include`. Undefined for other directives. */
function conditionIn({ name, arguments: args }: DirectiveNode): ValueNode | undefined {
  if (name.value !== "skip" && name.value !== "include") return undefined;
  return args?.find((argument) => argument.name.value === "if")?.value;
}

function variableOf(directive: DirectiveNode): string | undefined {
  const condition = conditionIn(directive);
  return condition?.kind === Kind.VARIABLE ? condition.name.value : undefined;
}

/**
 * True if `@skip` and `@include` let a selection be included.
 * @param values Variables of the conditions. Without them, every selection that can be included is included.
 * @throws Unsupported if a directive is neither `@skip` nor `@include`
 */
export function isIncluded(directives: readonly DirectiveNode[] = [], values: Values | undefined): boolean {
  return directives.every((directive) => {
    const condition = conditionIn(directive);
    if (!condition) throw new Unsupported();
    const included = directive.name.value === "include";
    if (condition.kind === Kind.BOOLEAN) return condition.value === included;
    if (condition.kind !== Kind.VARIABLE) throw new Unsupported();
    return !values || values[condition.name.value] === included;
  });
}

/** True if a fragment on a type applies to objects of another type. */
export function applies(schema: GraphQLSchema, condition: string, type: GraphQLNamedType): boolean {
  const own = schema.getType(condition);
  const mayBelong = isObjectType(type) || isInterfaceType(type);
  return condition === type.name || (isAbstractType(own) && mayBelong && schema.isSubType(own, type));
}
