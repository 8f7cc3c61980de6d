/**
 * Adds to an error the location of its field in the client's document. A subgraph gets another document, so the
 * location is computed from the error's path. Answers without errors skip this.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLFormattedError,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  getLocation,
  getNamedType,
  getVariableValues,
  isAbstractType,
  isCompositeType,
  isUnionType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type SourceLocation,
} from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { type Fragments, fragmentsIn, walkSelections } from "#platform/graphql/selections.ts";

/** An operation whose errors are located. */
export interface LocatedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Selections of the objects at a place, and the type that all these objects have. */
interface SelectedObjects {
  readonly type: GraphQLCompositeType;
  readonly sets: readonly SelectionSetNode[];
}

/** A field that may be selected for an object, with its parent type. */
interface FoundField {
  readonly field: FieldNode;
  readonly type: GraphQLCompositeType;
  /** Type condition that some objects at this place may not meet. */
  readonly narrowed: string | undefined;
}

/** Adds `locations` to errors of fields that have none. */
export function errorLocator(
  located: LocatedOperation,
): (error: GraphQLFormattedError) => GraphQLFormattedError {
  const { schema, document, operation, variables } = located;
  const fragments = fragmentsIn(document);
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  const includes = (selection: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, selection, coerced)?.["if"] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, selection, coerced)?.["if"] !== false;
  /** All items of a list have the same location in the document. */
  const known = new Map<string, readonly SourceLocation[]>();

  return (error) => {
    if (error.locations || !error.path) return error;
    const names = error.path.filter((part) => typeof part === "string");
    const key = names.join(".");
    let locations = known.get(key);
    if (!locations) {
      locations = placesOf(fieldsAt(names, { schema, operation, fragments, includes }));
      known.set(key, locations);
    }
    return locations.length > 0 ? { ...error, locations } : error;
  };
}

function placesOf(fields: readonly FieldNode[]): readonly SourceLocation[] {
  return fields.flatMap(({ loc }) => (loc ? [getLocation(loc.source, loc.start)] : []));
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly includes: (selection: SelectionNode) => boolean;
}

/** The fields at a path of response names. Empty if the path is ambiguous. */
function fieldsAt(names: readonly string[], walk: Walk): readonly FieldNode[] {
  const root = walk.schema.getRootType(walk.operation.operation);
  let selected: SelectedObjects | undefined = root
    ? { type: root, sets: [walk.operation.selectionSet] }
    : undefined;
  let fields: readonly FieldNode[] = [];
  for (const name of names) {
    const found: readonly FoundField[] = selected ? surelySelected(namedFields(name, selected, walk)) : [];
    const [first] = found;
    if (!first) return [];
    fields = found.map(({ field }) => field);
    const definition = isUnionType(first.type) ? undefined : first.type.getFields()[first.field.name.value];
    const type = definition && getNamedType(definition.type);
    selected = isCompositeType(type)
      ? { type, sets: fields.flatMap(({ selectionSet }) => selectionSet ?? []) }
      : undefined;
  }
  return fields;
}

function namedFields(name: string, { type, sets }: SelectedObjects, walk: Walk): readonly FoundField[] {
  const found: FoundField[] = [];
  for (const set of sets)
    walkSelections<Omit<FoundField, "field">>(set, { type, narrowed: undefined }, walk.fragments, {
      includes: walk.includes,
      field(field, within) {
        if ((field.alias ?? field.name).value === name) found.push({ field, ...within });
      },
      fragment({ typeCondition }, within) {
        const condition = typeCondition && walk.schema.getType(typeCondition.name.value);
        if (!isCompositeType(condition)) return within;
        const isMet = condition === within.type || isMember(walk.schema, condition, within.type);
        return { type: condition, narrowed: isMet ? within.narrowed : condition.name };
      },
    });
  return found;
}

const isMember = (schema: GraphQLSchema, of: GraphQLCompositeType, type: GraphQLCompositeType): boolean =>
  isAbstractType(of) && !isUnionType(type) && schema.isSubType(of, type);

/**
 * A path does not name the object's type. Fields for all objects are selected. Otherwise, fields below a single
 * type condition are selected as well, because one of them failed. With several conditions, nothing is sure.
 */
function surelySelected(found: readonly FoundField[]): readonly FoundField[] {
  const always = found.filter(({ narrowed }) => narrowed === undefined);
  if (always.length > 0) return always;
  return new Set(found.map(({ narrowed }) => narrowed)).size === 1 ? found : [];
}

/** Adds `locations` in the client's document to errors of fields. */
export const errorLocations: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue, schema }) {
    return {
      async willSendResponse({ response, document, operation, request }) {
        if (!document || !operation) return;
        const locator = () =>
          errorLocator({ schema, document, operation, variables: request.variables ?? {} });
        contextValue.answers.later?.onParts((parts) => {
          const failed = parts.filter(({ errors }) => errors.length > 0);
          if (failed.length === 0) return;
          const locate = locator();
          for (const part of failed) part.errors = part.errors.map(locate);
        });
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (singleResult.errors) singleResult.errors = singleResult.errors.map(locator());
      },
    };
  },
};
