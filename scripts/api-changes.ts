/**
 * Breaking changes of the API: documents that it no longer answers, and released elements that changed
 * without the notice that `docs/deprecation.md` promises.
 */
import {
  type BreakingChange,
  BreakingChangeType,
  findBreakingChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  specifiedRules,
  validate,
} from "graphql";
import { semanticNonNull } from "#gateway/schemas/semantic-nullability.ts";
import { coordinatesIn } from "#platform/graphql/coordinates.ts";
import { parseDocument, type Source } from "./client-documents.ts";

export interface Api {
  /** The schema of the last release, which clients use. */
  readonly released: GraphQLSchema;
  readonly current: GraphQLSchema;
  readonly documents: readonly Source[];
  /** Descriptions of the clients that used a coordinate, by coordinate. */
  readonly clients?: ReadonlyMap<string, readonly string[]>;
  /** `docs/changelog.md`: removed and deprecated elements must be listed there. */
  readonly changelog: string;
}

/** Without the rule about unused fragments, because other files may use them. */
export const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
/** Rules for documents of a client's compiler, which defines variables of fragments itself. */
export const rulesBeforeCompiling = rules.filter((rule) => rule !== NoUndefinedVariablesRule);

/** @returns a sentence for each problem, with the changed element and its known users */
export function problemsOf({ released, current, documents, clients, changelog }: Api): readonly string[] {
  const problems: string[] = [];
  const users = usersOf(released, documents);
  for (const { name, text } of documents)
    try {
      const { document, compiled } = parseDocument(text);
      for (const { message } of validate(current, document, compiled ? rulesBeforeCompiling : rules))
        problems.push(`${name}: ${message}`);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : "cannot be read"}`);
    }
  const untold = (coordinate: string) => !changelog.includes(`\`${coordinate}\``);

  for (const change of findBreakingChanges(released, current)) {
    const coordinate = coordinateOf(change);
    const inUse =
      coordinate === undefined ? [] : [...(users.get(coordinate) ?? []), ...(clients?.get(coordinate) ?? [])];
    for (const name of inUse) problems.push(`${name} uses ${coordinate}: ${change.description}`);
    if (change.type === BreakingChangeType.TYPE_REMOVED) continue; // its fields' own notice is enough
    if (!isRemoval(change) || coordinate === undefined)
      problems.push(`${change.description} What is released keeps its form: add another beside it.`);
    else if (!isDeprecated(released, coordinate))
      problems.push(`${change.description} It was not @deprecated in a release before.`);
    else if (untold(coordinate))
      problems.push(`${change.description} docs/changelog.md does not name \`${coordinate}\`.`);
  }
  const marks = markedIn(current);
  for (const [coordinate, type] of markedIn(released))
    if (marks.get(coordinate) === undefined && type === typeAt(current, coordinate))
      problems.push(`${coordinate} lost @semanticNonNull: clients that rely on it do not expect null.`);
  for (const coordinate of deprecatedIn(current))
    if (!isDeprecated(released, coordinate) && untold(coordinate))
      problems.push(`${coordinate} is deprecated. docs/changelog.md does not name \`${coordinate}\`.`);
  return problems;
}

/**
 * The breaking changes of elements that documents use.
 * @returns a sentence for each change, by the names of the documents
 */
export function changesByDocument({
  released,
  current,
  documents,
}: Pick<Api, "released" | "current" | "documents">): ReadonlyMap<string, readonly string[]> {
  const users = usersOf(released, documents);
  const found = new Map<string, string[]>();
  for (const change of findBreakingChanges(released, current)) {
    const coordinate = coordinateOf(change);
    for (const name of (coordinate !== undefined && users.get(coordinate)) || [])
      found.set(name, [...(found.get(name) ?? []), change.description]);
  }
  return found;
}

/** Users of each coordinate of the released schema. */
function usersOf(released: GraphQLSchema, documents: readonly Source[]): ReadonlyMap<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { name, text } of documents) {
    let used: ReadonlySet<string>;
    try {
      used = coordinatesIn(released, parseDocument(text).document);
    } catch {
      continue; // validation reports these
    }
    for (const coordinate of used) {
      const names = users.get(coordinate);
      if (names) names.push(name);
      else users.set(coordinate, [name]);
    }
  }
  return users;
}

const removals: ReadonlySet<string> = new Set([
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.ARG_REMOVED,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
]);
const isRemoval = ({ type }: BreakingChange) => removals.has(type);

/** The coordinate in the message of each kind of change. */
const patterns: Partial<Record<BreakingChangeType, readonly [pattern: RegExp, coordinate: string]>> = {
  FIELD_REMOVED: [/^(\w+\.\w+) was removed\.$/, "$1"],
  FIELD_CHANGED_KIND: [/^(\w+\.\w+) changed type from .*$/, "$1"],
  ARG_REMOVED: [/^(\w+\.\w+) arg (\w+) was removed\.$/, "$1($2:)"],
  ARG_CHANGED_KIND: [/^(\w+\.\w+) arg (\w+) has changed type from .*$/, "$1($2:)"],
  REQUIRED_ARG_ADDED: [/^A required arg \w+ on (\w+\.\w+) was added\.$/, "$1"],
  REQUIRED_INPUT_FIELD_ADDED: [/^A required field \w+ on input type (\w+) was added\.$/, "$1"],
  VALUE_REMOVED_FROM_ENUM: [/^(\w+) was removed from enum type (\w+)\.$/, "$2.$1"],
  TYPE_REMOVED: [/^(\w+) was removed\.$/, "$1"],
  TYPE_CHANGED_KIND: [/^(\w+) changed from .*$/, "$1"],
  TYPE_REMOVED_FROM_UNION: [/^(\w+) was removed from union type \w+\.$/, "$1"],
  IMPLEMENTED_INTERFACE_REMOVED: [/^(\w+) no longer implements interface \w+\.$/, "$1"],
};

function coordinateOf({ type, description }: BreakingChange): string | undefined {
  const [pattern, coordinate] = patterns[type] ?? [];
  return pattern?.test(description) ? description.replace(pattern, coordinate ?? "") : undefined;
}

const isDeprecated = (schema: GraphQLSchema, coordinate: string) => deprecatedIn(schema).has(coordinate);

const known = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

/** Coordinates of all deprecated elements of a schema. */
function deprecatedIn(schema: GraphQLSchema): ReadonlySet<string> {
  const before = known.get(schema);
  if (before) return before;
  const found = new Set<string>();
  const note = (
    coordinate: string,
    { deprecationReason }: { deprecationReason?: string | null | undefined },
  ) => {
    if (deprecationReason != null) found.add(coordinate);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
    else if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field);
    else if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field);
        for (const argument of field.args) note(`${type.name}.${field.name}(${argument.name}:)`, argument);
      }
  }
  known.set(schema, found);
  return found;
}

/** Types of the fields with `@semanticNonNull`, by coordinate. */
function markedIn(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) || isInterfaceType(type))
      for (const { name, astNode, type: own } of Object.values(type.getFields()))
        if (astNode?.directives?.some((directive) => directive.name.value === semanticNonNull.name))
          found.set(`${type.name}.${name}`, String(own));
  return found;
}

/** The type of a field; undefined if the schema does not have it. */
function typeAt(schema: GraphQLSchema, coordinate: string): string | undefined {
  const [owner = "", name = ""] = coordinate.split(".");
  const type = schema.getType(owner);
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  return field && String(field.type);
}
