/**
 * Shapes an answer whose data does not fit the schema: a value of a wrong type becomes null, and so does each
 * non-null parent of the value, up to the next nullable field (GraphQL specification, section 6.4.4). Checks
 * each value, so this slow shape is used only after the compiled one has given up.
 */
import {
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  type SelectionSetNode,
} from "graphql";
import { type Fragments, walkSelections } from "#platform/graphql/selections.ts";
import { applies, isIncluded, type ObjectSelection, type Values } from "./included.ts";

type Json = Record<string, unknown>;
/** Selections, and the type that they are written for, because an interface may allow null where its types do not. */
interface Selections {
  readonly type: GraphQLNamedType;
  readonly set: SelectionSetNode;
}
/** A selected field, with the type that it is written for. */
interface SelectedField {
  readonly type: GraphQLNamedType;
  readonly node: FieldNode;
}
type Path = (string | number)[];

export interface RepairedData {
  readonly data: Json | null;
  /** Values replaced with null because they do not fit their type, or because a non-null member is null. */
  readonly errors: readonly GraphQLError[];
}

/** Stands for a null whose reason is in `errors`. */
const REMOVED = Symbol("removed");
/** Stands for a missing non-null value. Its parent becomes null, too. */
const MISSING = Symbol("missing");

/**
 * @param values Variables of `@skip` and `@include`.
 * @param data The object that the selections apply to.
 */
export function repairedShape(
  schema: GraphQLSchema,
  { type, selectionSet, fragments }: ObjectSelection,
  values: Values,
  data: Json,
): RepairedData {
  const repair = new Repair(schema, fragments, values);
  const found = repair.object(type, data, [{ type, set: selectionSet }]);
  return { data: found === REMOVED ? null : found, errors: repair.errors };
}

class Repair {
  readonly errors: GraphQLError[] = [];
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #values: Values;
  readonly #path: Path = [];

  constructor(schema: GraphQLSchema, fragments: Fragments, values: Values) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#values = values;
  }

  /** @param type Type of the object, unless its `__typename` names another. */
  object(
    type: GraphQLCompositeType,
    from: Json,
    selections: readonly Selections[],
    place = `object of type ${type.name}`,
  ): Json | typeof REMOVED {
    const told = from["__typename"];
    if (told !== undefined && typeof told !== "string") return this.#invalid(place);
    const own = told ? this.#schema.getType(told) : type;
    if (own && isCompositeType(own)) return this.#fields(own, from, selections);
    // The message does not name the type, because clients do not see it.
    this.#note(`Invalid __typename found for object at ${place}.`);
    return REMOVED;
  }

  #fields(type: GraphQLNamedType, from: Json, selections: readonly Selections[]): Json | typeof REMOVED {
    const shown: Json = {};
    for (const [name, asked] of this.#fieldsOf(type, selections)) {
      const value = Object.hasOwn(from, name) ? from[name] : undefined;
      const found = this.#field(type, name, asked, value, from);
      if (found === MISSING) return REMOVED;
      shown[name] = found === REMOVED ? null : found;
    }
    return shown;
  }

  #field(
    type: GraphQLNamedType,
    name: string,
    asked: readonly [SelectedField, ...SelectedField[]],
    value: unknown,
    from: Json,
  ): unknown {
    const [{ type: writtenFor, node }] = asked;
    const field = node.name.value;
    if (field === "__typename") return this.#typeName(type, value ?? from["__typename"]);
    const definition = fieldOf(writtenFor, field);
    const inner = asked.flatMap(({ node: { selectionSet: set } }) =>
      set ? { type: getNamedType(definition.type), set } : [],
    );
    this.#path.push(name);
    const found = this.#value(definition.type, value, inner, `field ${type.name}.${name}`);
    this.#path.pop();
    return found;
  }

  /** Uses the subgraph's `__typename` if clients know the type. An interface's name is not valid here. */
  #typeName(type: GraphQLNamedType, told: unknown): unknown {
    const known = typeof told === "string" ? this.#schema.getType(told) : undefined;
    const own = known ?? type;
    if (isObjectType(own)) return own.name;
    this.#note(`Cannot return the name of a type for ${type.name}.__typename.`);
    return MISSING;
  }

  /** @param place Description of the value's place, for messages. */
  #value(type: GraphQLOutputType, value: unknown, selections: readonly Selections[], place: string): unknown {
    if (isNonNullType(type)) {
      const found = this.#value(type.ofType, value, selections, place);
      if (found === null) this.#note(`Cannot return null for non-nullable ${place}.`);
      return found === null || found === REMOVED ? MISSING : found;
    }
    if (value === null || value === undefined) return null;
    if (isListType(type)) return this.#list(type.ofType, value, selections, place);
    if (isCompositeType(type)) return this.#composite(type, value, selections, place);
    if (isValueOf(type, value)) return value;
    return this.#invalid(place);
  }

  #invalid(place: string): typeof REMOVED {
    this.#note(`Invalid value found for ${place}.`);
    return REMOVED;
  }

  #list(type: GraphQLOutputType, list: unknown, selections: readonly Selections[], place: string): unknown {
    if (!Array.isArray(list)) return this.#invalid(place);
    let isMissing = false;
    // Errors of later items are recorded too.
    const shown = list.map((item: unknown, index) => {
      this.#path.push(index);
      const found = this.#value(
        type,
        item,
        selections,
        `array element of type ${nullable(type)} at index ${index}`,
      );
      this.#path.pop();
      isMissing ||= found === MISSING;
      return found === REMOVED ? null : found;
    });
    return isMissing ? REMOVED : shown;
  }

  #composite(
    type: GraphQLCompositeType,
    value: unknown,
    selections: readonly Selections[],
    place: string,
  ): unknown {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.#invalid(place);
    return this.object(type, value as Json, selections, place);
  }

  #note(message: string): void {
    this.errors.push(
      new GraphQLError(message, { path: [...this.#path], extensions: { code: "INVALID_GRAPHQL" } }),
    );
  }

  /** The selected fields of an object by response name, in the order of the document. */
  #fieldsOf(
    type: GraphQLNamedType,
    selections: readonly Selections[],
  ): Map<string, [SelectedField, ...SelectedField[]]> {
    const fields = new Map<string, [SelectedField, ...SelectedField[]]>();
    for (const { type: writtenFor, set } of selections)
      walkSelections<GraphQLNamedType>(set, writtenFor, this.#fragments, {
        includes: ({ directives }) => isIncluded(directives, this.#values),
        field(node, within) {
          const name = (node.alias ?? node.name).value;
          const asked = { type: within, node };
          const before = fields.get(name);
          if (before) before.push(asked);
          else fields.set(name, [asked]);
        },
        fragment: ({ typeCondition }, within) => {
          if (!typeCondition) return within;
          const condition = typeCondition.name.value;
          return applies(this.#schema, condition, type) ? this.#schema.getType(condition) : undefined;
        },
      });
    return fields;
  }
}

function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  return field;
}

const nullable = (type: GraphQLOutputType): string => String(isNonNullType(type) ? type.ofType : type);

/** True for an integer of any size, if JavaScript writes the number without an exponent. */
const isInteger = (value: unknown): boolean => typeof value === "number" && /^-?\d+$/.test(String(value));

/** True if a leaf's value fits its type. Values of custom scalars are not checked. */
function isValueOf(type: GraphQLNamedType, value: unknown): boolean {
  if (isEnumType(type)) return typeof value === "string" && type.getValue(value) !== undefined;
  if (!isSpecifiedScalarType(type)) return true;
  switch (type.name) {
    case "Boolean":
      return typeof value === "boolean";
    case "Int":
      return isInteger(value);
    case "Float":
      return typeof value === "number" && Number.isFinite(value);
    case "ID":
      return typeof value === "string" || isInteger(value);
    default:
      return typeof value === "string";
  }
}
