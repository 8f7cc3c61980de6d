/**
 * Runs each field of a mutation with `@stopOnError` as its own operation, and none after a failed field.
 * Therefore no later field reaches a subgraph, even if the plan had both fields in one fetch.
 */
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLFieldMap,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";
import { fragmentsIn, walkSelections } from "#platform/graphql/selections.ts";
import { boundedAnswer } from "./bounded-answer.ts";
import { withoutDefer } from "./defer/directive.ts";
import type { Answer, Executor, RequestContext } from "./executor-types.ts";
import { isIncluded } from "./shape/included.ts";

const NAME = "stopOnError";
/** Prefix of response keys that are added to payloads, to read errors that the client does not select. */
const ADDED = "stopOnError__";

type Json = Record<string, unknown>;

/** One field of the mutation, as an operation. */
interface MutationStep {
  readonly key: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** `@skip` and `@include` around each selection of the field. One that allows it includes the field. */
  readonly conditions: readonly (readonly DirectiveNode[])[];
}

/**
 * An executor that ends a mutation with `@stopOnError` at its first field with an error or `userErrors`. The
 * fields after it are null, each with an error `NOT_RUN`. Other operations are passed on.
 * @param schema The schema of clients.
 * @param run Runs one operation.
 */
export function stopsOnError(schema: () => GraphQLSchema, run: Executor): Executor {
  const known = new WeakMap<OperationDefinitionNode, readonly MutationStep[]>();
  return async (context) => {
    const { document, operation } = context;
    if (!operation.directives?.some(({ name }) => name.value === NAME)) return run(context);
    let steps = known.get(operation);
    if (!steps) {
      steps = stepsOf(schema(), document, operation);
      known.set(operation, steps);
    }
    return runInTurn(schema(), steps, context, run);
  };
}

async function runInTurn(
  schema: GraphQLSchema,
  steps: readonly MutationStep[],
  context: RequestContext,
  run: Executor,
): Promise<Answer> {
  const data: Json = {};
  const errors: GraphQLError[] = [];
  let stopped = false;
  for (const [index, step] of steps.entries()) {
    const { key, document, operation } = step;
    if (stopped) {
      if (!isStepIncluded(schema, step, context)) continue;
      data[key] = null;
      errors.push(notRun(key));
      continue;
    }
    // The inherited executor caches plans by this hash.
    const queryHash = `${context.queryHash} ${index}`;
    const answer = await run({ ...context, document, operation, queryHash });
    // No field was run, because a value of a variable is invalid. Each step checks all variables.
    if (answer.data === undefined) return answer;
    errors.push(...(answer.errors ?? []));
    const value = answer.data?.[key];
    if (value !== undefined || answer.data === null) data[key] = value ?? null;
    stopped = takeUserErrors(value) || (answer.errors?.length ?? 0) > 0;
  }
  return boundedAnswer(context, { data, ...(errors.length > 0 && { errors }) });
}

function isStepIncluded(
  schema: GraphQLSchema,
  { conditions }: MutationStep,
  { operation, request }: RequestContext,
): boolean {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
  return conditions.some((directives) => isIncluded(directives, coerced ?? {}));
}

function notRun(key: string): GraphQLError {
  const { message, extensions } = new TributaryError("NOT_RUN");
  return new GraphQLError(message, { path: [key], extensions });
}

/** Removes the added members of a payload. @returns true if it, or a result in it, has `userErrors` */
function takeUserErrors(payload: unknown): boolean {
  if (typeof payload !== "object" || payload === null) return false;
  let failed = false;
  for (const [name, value] of Object.entries(payload)) {
    if (!name.startsWith(ADDED)) continue;
    failed ||= hasUserErrors(value);
    Reflect.deleteProperty(payload, name);
  }
  return failed;
}

/** @param value A list of errors, or results with such lists. */
const hasUserErrors = (value: unknown): boolean =>
  [value].flat().some((one: unknown) => {
    if (typeof one !== "object" || one === null) return false;
    return !("userErrors" in one) || (Array.isArray(one.userErrors) && one.userErrors.length > 0);
  });

/** Steps of a mutation, in the order of the document. Fields with the same response key are one step. */
function stepsOf(schema: GraphQLSchema, given: DocumentNode, asked: OperationDefinitionNode): MutationStep[] {
  const document = withoutDefer(given);
  const operation = document.definitions[given.definitions.indexOf(asked)] as OperationDefinitionNode;
  const fields = schema.getMutationType()?.getFields() ?? {};
  const found = new Map<string, { selections: SelectionNode[]; conditions: DirectiveNode[][] }>();
  const none: readonly (readonly DirectiveNode[])[] = [];
  walkSelections(operation.selectionSet, none, fragmentsIn(document), {
    field(field, around) {
      const key = (field.alias ?? field.name).value;
      const { selections, conditions } = found.get(key) ?? { selections: [], conditions: [] };
      found.set(key, { selections, conditions });
      selections.push(around.reduceRight(fragmentWith, withUserErrors(field, fields)));
      conditions.push([...around, field.directives ?? []].flat());
    },
    fragment: (_fragment, around, { directives = [] }) => [...around, directives],
  });
  const others = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return [...found].map(([key, { selections, conditions }]) => {
    const own = { ...operation, directives: [], selectionSet: selectionSet(selections) };
    return { key, conditions, operation: own, document: { ...document, definitions: [own, ...others] } };
  });
}

const selectionSet = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
});

/** Wraps a selection in an inline fragment that keeps the directives of its former fragment. */
const fragmentWith = (selection: SelectionNode, directives: readonly DirectiveNode[]): SelectionNode => ({
  kind: Kind.INLINE_FRAGMENT,
  directives,
  selectionSet: selectionSet([selection]),
});

/** Adds the `userErrors` of the field's payload, and of the results in it, under our own response keys. */
function withUserErrors(field: FieldNode, mutations: GraphQLFieldMap<unknown, unknown>): FieldNode {
  const payload = fieldsOf(mutations, field.name.value);
  if (!payload || !field.selectionSet) return field;
  const added = Object.keys(payload).flatMap((name) => {
    if (name === "userErrors") return aliased(name, [named("code")]);
    const inner = payload[name]?.args.length === 0 ? fieldsOf(payload, name) : undefined;
    if (!inner?.["userErrors"]) return [];
    return aliased(name, [named("userErrors", [named("code")])]);
  });
  return { ...field, selectionSet: selectionSet([...field.selectionSet.selections, ...added]) };
}

/** The fields of a field's object type. Undefined if the field has another kind of type. */
function fieldsOf(
  fields: GraphQLFieldMap<unknown, unknown>,
  name: string,
): GraphQLFieldMap<unknown, unknown> | undefined {
  const type = fields[name] && getNamedType(fields[name].type);
  return isObjectType(type) ? type.getFields() : undefined;
}

const named = (name: string, selections?: readonly SelectionNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  ...(selections && { selectionSet: selectionSet(selections) }),
});

const aliased = (name: string, selections: readonly SelectionNode[]): FieldNode => ({
  ...named(name, selections),
  alias: { kind: Kind.NAME, value: `${ADDED}${name}` },
});
