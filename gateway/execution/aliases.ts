/**
 * Replaces client aliases that equal the name of a field that plans add: a key field of an entity, a required
 * field, `__typename`. The stock planner uses one response name for both fields, so an executor would take the
 * client's value for the key, or return the key under the alias. Such an alias has another name while the
 * operation is planned and run. The same applies to a field that the client selects with arguments and that
 * another field requires with its own arguments.
 */
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLFormattedError,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import type { Answer, Executor } from "./executor-types.ts";

/** The client's response names, by their replacements. */
export type Names = ReadonlyMap<string, string>;

/** A document with replaced aliases, and the client's names. */
export interface RenamedDocument {
  readonly document: DocumentNode;
  readonly names: Names;
}

/** Names of fields that plans may add to selections, over all types. */
export interface AddedFields {
  readonly names: ReadonlySet<string>;
  /** Fields that are added with arguments. */
  readonly withArguments: ReadonlySet<string>;
}

export function addedFields(supergraphSdl: string): AddedFields {
  const names = new Set(["__typename"]);
  const withArguments = new Set<string>();
  for (const [, set = ""] of supergraphSdl.matchAll(/\b(?:key|requires): "((?:[^"\\]|\\.)*)"/g)) {
    let before = "";
    for (const [token] of set.matchAll(/\w+|\(/g)) {
      if (token === "(") withArguments.add(before);
      else names.add(token);
      before = token;
    }
  }
  return { names, withArguments };
}

/** True if a plan may add a field with the same response name as a client's field, but with another meaning. */
function mayBeMistaken({ alias, name, arguments: args }: FieldNode, added: AddedFields): boolean {
  if (alias !== undefined && alias.value !== name.value) return added.names.has(alias.value);
  return args !== undefined && args.length > 0 && added.withArguments.has(name.value);
}

/** Wraps the stock executor: replaces conflicting aliases, and restores them in the answer. */
export function withSafeAliases(execute: Executor, added: AddedFields): Executor {
  const known = new WeakMap<DocumentNode, RenamedDocument | null>();
  return async (context) => {
    let renamed = known.get(context.document);
    if (renamed === undefined) {
      renamed = safeAliases(context.document, added) ?? null;
      known.set(context.document, renamed);
    }
    if (!renamed) return execute(context);
    const { document, names } = renamed;
    const index = context.document.definitions.indexOf(context.operation);
    const operation = document.definitions[index] as OperationDefinitionNode;
    return restored(await execute({ ...context, document, operation }), names);
  };
}

/** Replaces conflicting aliases. Undefined if the document has none, which is nearly always the case. */
export function safeAliases(document: DocumentNode, added: AddedFields): RenamedDocument | undefined {
  const taken = new Set<string>();
  let any = false;
  visit(document, {
    Field(node) {
      taken.add((node.alias ?? node.name).value);
      any ||= mayBeMistaken(node, added);
    },
  });
  if (!any) return undefined;
  const names = new Map<string, string>();
  const renamed = visit(document, {
    Field(node) {
      if (!mayBeMistaken(node, added)) return undefined;
      const { name, alias = name } = node;
      // Equal aliases of the same field get equal names, so the fields can still be merged.
      let value = `${alias.value.replace(/^_+/, "")}_for_${name.value.replace(/^_+/, "")}`;
      while (taken.has(value)) value += "_";
      names.set(value, alias.value);
      return { ...node, alias: { kind: Kind.NAME, value } };
    },
  });
  return { document: renamed, names };
}

/** Restores the client's names in an answer. */
function restored({ data, errors, extensions, ...answer }: Answer, names: Names): Answer {
  return {
    ...answer,
    ...(data !== undefined && { data: data && renamedIn(data, names) }),
    ...(errors && { errors: errors.map((error) => withPath(error, names)) }),
    ...(extensions && { extensions: completionIn(extensions, names) }),
  } as Answer;
}

/** Restores the client's names in an object. The order of members stays the same. */
export const renamedIn = (object: object, names: Names): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(object).map(([name, inner]) => [names.get(name) ?? name, valueRenamed(inner, names)]),
  );

function valueRenamed(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => valueRenamed(item, names));
  return typeof value === "object" && value !== null ? renamedIn(value, names) : value;
}

interface ErrorWithPath {
  readonly path?: GraphQLFormattedError["path"];
}

const pathIn = ({ path }: ErrorWithPath, names: Names) =>
  path?.map((part) => (typeof part === "string" ? (names.get(part) ?? part) : part));

/** An error whose path has the client's names. */
export function withPath(error: GraphQLError | GraphQLFormattedError, names: Names): GraphQLError {
  const { message, extensions } = error;
  const path = pathIn(error, names);
  const thrown = error instanceof GraphQLError ? error : undefined;
  return new GraphQLError(message, {
    ...(path && { path }),
    ...(extensions && { extensions }),
    nodes: thrown?.nodes ?? null,
    originalError: thrown?.originalError ?? null,
  });
}

/** Restores names in `valueCompletion`, the stock gateway's list of values that it replaced with null. */
function completionIn(extensions: Readonly<Record<string, unknown>>, names: Names): object {
  const { valueCompletion } = extensions;
  if (!Array.isArray(valueCompletion)) return extensions;
  return {
    ...extensions,
    valueCompletion: valueCompletion.map((error: GraphQLFormattedError) => withPath(error, names)),
  };
}
