/**
 * Aliases that are called like a field that plans add by themselves: the key of an entity, what a
 * field requires, the type's name. The stock planner gives one name to both, and an
 * executor of the plan takes the client's value for the key, or answers the key in its place. So such an
 * alias has another name while the operation is planned and run. So has a field that the client asks for with
 * arguments, where another field requires it with arguments of its own.
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

/** The client's aliases by those that stand for them. */
export type Names = ReadonlyMap<string, string>;

/** A document with other aliases, and what the client calls them. */
export interface Renamed {
  readonly document: DocumentNode;
  readonly names: Names;
}

/** The fields that plans may add to what is selected, of any type. */
export interface AddedFields {
  readonly names: ReadonlySet<string>;
  /** Those that are added with arguments. */
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

/** True if a client's field has the response name and arguments of a field that a plan adds. */
function mayBeMistaken({ alias, name, arguments: args }: FieldNode, added: AddedFields): boolean {
  if (alias !== undefined && alias.value !== name.value) return added.names.has(alias.value);
  return args !== undefined && args.length > 0 && added.withArguments.has(name.value);
}

/** Gives the stock executor operations without aliases of the fields that plans add, and clients their own. */
export function withSafeAliases(execute: Executor, added: AddedFields): Executor {
  const known = new WeakMap<DocumentNode, Renamed | null>();
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

/** A document without aliases of the fields that plans add; undefined where it has none: nearly always. */
export function safeAliases(document: DocumentNode, added: AddedFields): Renamed | undefined {
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
      // The same alias of the same field stays one, so that what could be merged still can.
      let value = `${alias.value.replace(/^_+/, "")}_for_${name.value.replace(/^_+/, "")}`;
      while (taken.has(value)) value += "_";
      names.set(value, alias.value);
      return { ...node, alias: { kind: Kind.NAME, value } };
    },
  });
  return { document: renamed, names };
}

/** An answer under the client's names. */
export function restored({ data, errors, extensions, ...answer }: Answer, names: Names): Answer {
  return {
    ...answer,
    ...(data !== undefined && { data: data && renamedIn(data, names) }),
    ...(errors && { errors: errors.map((error) => withPath(error, names)) }),
    ...(extensions && { extensions: completionIn(extensions, names) }),
  } as Answer;
}

/** An object under the client's names, with its members in the same order. */
export const renamedIn = (object: object, names: Names): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(object).map(([name, inner]) => [names.get(name) ?? name, valueRenamed(inner, names)]),
  );

function valueRenamed(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => valueRenamed(item, names));
  return typeof value === "object" && value !== null ? renamedIn(value, names) : value;
}

interface Placed {
  readonly path?: GraphQLFormattedError["path"];
}

const pathIn = ({ path }: Placed, names: Names) =>
  path?.map((part) => (typeof part === "string" ? (names.get(part) ?? part) : part));

/** An error at the client's names. */
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

/** The stock gateway also reports paths for values that it replaced with null. */
function completionIn(extensions: Readonly<Record<string, unknown>>, names: Names): object {
  const { valueCompletion } = extensions;
  if (!Array.isArray(valueCompletion)) return extensions;
  return {
    ...extensions,
    valueCompletion: valueCompletion.map((error: GraphQLFormattedError) => withPath(error, names)),
  };
}
