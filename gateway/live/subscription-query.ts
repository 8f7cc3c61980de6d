/**
 * Converts a subscription into the query that runs for each of its events: the same selections, on the field
 * that reads the event by id. So each event passes through all steps of an ordinary query.
 */
import {
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  Source,
  TokenKind,
  type VariableDefinitionNode,
  visit,
} from "graphql";
import { CONDITIONAL, rootFieldsOf } from "#gateway/operation/root-fields.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { type Fragments, fragmentsIn } from "#platform/graphql/selections.ts";
import { type LiveField, liveFields } from "./live-fields.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Parts of a subscription that do not depend on its variables. Computed once for all clients that send the
 * same document.
 */
interface EventQuery {
  readonly schema: GraphQLSchema;
  readonly field: LiveField;
  readonly root: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
  /** Name of the query's variable for the id of the event. */
  readonly event: string;
  /** Variables of the subscription that the query also has. */
  readonly used: ReadonlySet<string>;
  readonly query: string;
  readonly tokens: number;
}

/** A subscription, converted to its query. */
export interface SubscriptionQuery {
  readonly field: LiveField;
  /** The values of the subscription's arguments. */
  readonly args: Json;
  readonly query: string;
  /** Tokens of the query, which is longer than the subscription, and for which the limit also holds. */
  readonly tokens: number;
  readonly operationName: string | undefined;
  /** Response name of the event. */
  readonly answerName: string;
  /** The variables of the query for one event. */
  variablesFor(eventId: string): Json;
  /** Converts a result of the query to a result of the subscription. */
  answerOf(result: QueryResult): QueryResult;
}

/** Answer to a query. */
export interface QueryResult {
  readonly data?: Json | null;
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
  readonly extensions?: Json | undefined;
}

const written = new WeakMap<OperationDefinitionNode, EventQuery>();

/**
 * Converts a validated subscription.
 * @throws BAD_USER_INPUT for one that selects several fields, or whose variables or arguments are not valid.
 */
export function subscriptionQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Json,
): SubscriptionQuery {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (errors?.[0]) throw badInput(errors[0].message);
  let known = written.get(operation);
  if (known?.schema !== schema) {
    known = writeQuery(schema, document, operation);
    written.set(operation, known);
  }
  const { field, root, definition, event, used, query, tokens } = known;
  const kept = Object.fromEntries(Object.entries(given).filter(([variable]) => used.has(variable)));
  const responseName = (root.alias ?? root.name).value;
  return {
    field,
    args: getArgumentValues(definition, root, coerced),
    query,
    tokens,
    operationName: operation.name?.value,
    answerName: responseName,
    variablesFor: (eventId) => ({ ...kept, [event]: eventId }),
    answerOf: ({ data, errors: failed, extensions }) => ({
      ...(data !== undefined && { data: data && { [responseName]: eventIn(data, field) ?? null } }),
      ...(failed && { errors: failed.map((error) => atField(error, responseName)) }),
      ...(extensions && { extensions }),
    }),
  };
}

/** Writes the query for events. @throws BAD_USER_INPUT for a subscription that selects several fields */
function writeQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): EventQuery {
  const { fields, isConditional } = rootFieldsOf(document, operation);
  const [root, ...others] = fields;
  const name = root?.name.value ?? "";
  const field = Object.hasOwn(liveFields, name) ? liveFields[name] : undefined;
  const definition = schema.getSubscriptionType()?.getFields()[name];
  if (isConditional || !root || !field || !definition || others.some((other) => !isSameField(root, other)))
    throw badInput(CONDITIONAL);

  const event = unusedName("event", operation);
  const read: FieldNode = {
    ...fieldNode(field.reader, [argumentNode("id", event)]),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: fields.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
    },
  };
  const tenant = root.arguments?.filter((argument) => argument.name.value === field.tenant) ?? [];
  const selections: readonly SelectionNode[] = [
    {
      ...fieldNode(field.namespace, tenant),
      selectionSet: { kind: Kind.SELECTION_SET, selections: [read] },
    },
  ];
  const fragments = fragmentsUsedIn(selections, fragmentsIn(document));
  const used = variablesIn([...selections, ...fragments]);
  const eventVariable: VariableDefinitionNode = {
    kind: Kind.VARIABLE_DEFINITION,
    variable: { kind: Kind.VARIABLE, name: nameNode(event) },
    type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: nameNode("ID") } },
  };
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) =>
    used.has(variable.name.value),
  );
  const query = print({
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: "query" as OperationDefinitionNode["operation"],
        ...(operation.name && { name: operation.name }),
        variableDefinitions: [...(variableDefinitions ?? []), eventVariable],
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      },
      ...fragments,
    ] satisfies readonly DefinitionNode[],
  });
  return { schema, field, root, definition, event, used, query, tokens: tokensIn(query) };
}

/** Number of tokens of a document, as the parser counts them. */
function tokensIn(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  while (lexer.advance().kind !== TokenKind.EOF) tokens++;
  return tokens;
}

/** The event that a query has read. Null if there is none. */
const eventIn = (data: Json, { namespace, reader }: LiveField): unknown =>
  (data[namespace] as Json | null | undefined)?.[reader];

/** Result of reading the event itself. */
export type EventReading =
  /** There is an answer to deliver. */
  | "read"
  /** An event that the caller may not see, or that was deleted meanwhile. */
  | "none"
  /** The next attempt can succeed. */
  | "failed for now";

export function readingOf({ data, errors = [] }: QueryResult, field: LiveField): EventReading {
  if (data && eventIn(data, field) != null) return "read";
  if (errors.some(({ extensions }) => extensions?.["retryable"] === true)) return "failed for now";
  const isHidden = errors.every(
    ({ path, extensions }) => extensions?.["code"] === "FORBIDDEN" && (path ?? []).length <= 2,
  );
  return data && isHidden ? "none" : "read";
}

/** Moves an error to the subscription's path. Locations are left out, because the client does not know the query. */
function atField({ message, path, extensions }: GraphQLFormattedError, name: string): GraphQLFormattedError {
  return {
    message,
    ...(path && { path: [name, ...path.slice(2)] }),
    ...(extensions && { extensions }),
  };
}

/** True if two fields are the same. Validation ensures equal arguments for fields with one response name. */
const isSameField = (one: FieldNode, other: FieldNode): boolean =>
  one.name.value === other.name.value && one.alias?.value === other.alias?.value;

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const;

const fieldNode = (name: string, args: readonly ArgumentNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: nameNode(name),
  arguments: args,
});

const argumentNode = (name: string, variable: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: nameNode(name),
  value: { kind: Kind.VARIABLE, name: nameNode(variable) },
});

function unusedName(name: string, { variableDefinitions = [] }: OperationDefinitionNode): string {
  const taken = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  let unused = name;
  while (taken.has(unused)) unused += "_";
  return unused;
}

/** The fragments that the selections use. Fragments on the subscription type are not among them. */
function fragmentsUsedIn(
  selections: readonly SelectionNode[],
  all: Fragments,
): readonly FragmentDefinitionNode[] {
  const used = new Set<FragmentDefinitionNode>();
  const open: (SelectionNode | FragmentDefinitionNode)[] = [...selections];
  for (let node = open.pop(); node; node = open.pop())
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = all[name.value];
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        open.push(fragment);
      },
    });
  return [...used];
}

function variablesIn(nodes: readonly (SelectionNode | FragmentDefinitionNode)[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of nodes) visit(node, { Variable: ({ name }) => void names.add(name.value) });
  return names;
}
