/**
 * Selection of a document as a tree with known lists. Fragments are expanded, skipped fields are removed, and each
 * field has the conversion of its value to cells or rows.
 */
import {
  type ArgumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLIncludeDirective,
  type GraphQLOutputType,
  GraphQLSkipDirective,
  GraphQLString,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";
import { walkSelections } from "#platform/graphql/selections.ts";
import { ParameterError, UsageError } from "#reports/kit/usage-error.ts";
import { apiSchema, type ReadDocument } from "./document.ts";
import { MOST_ROWS, mostRowsOf } from "./most-rows.ts";

interface Common {
  /** Its response key. */
  readonly key: string;
  readonly name: string;
  readonly args: readonly ArgumentNode[];
  /**
   * Types of the objects that have the field, and the type condition of its selection. Undefined if all objects
   * have it.
   */
  readonly on?: { readonly type: string; readonly covers: ReadonlySet<string> };
}

/** A value without members: one cell. */
export interface Leaf extends Common {
  readonly kind: "leaf";
  readonly type: GraphQLOutputType;
}

/** An amount with its currency. Both are always selected, so that no sum mixes currencies. */
export interface MoneyField extends Common {
  readonly kind: "money";
  /** Several amounts. */
  readonly many: boolean;
}

export interface ObjectField extends Common, Selection {
  readonly kind: "object";
}

/** A list without pages. */
export interface ListField extends Common, Selection {
  readonly kind: "list";
}

export interface ConnectionField extends Common {
  readonly kind: "connection";
  /** Response keys of its rows: `nodes`, or `edges` and their `node`. */
  readonly via: { readonly kind: "nodes" | "edges"; readonly key: string; readonly nodeKey: string };
  /** Fields of the connection other than its rows, such as `totalCount`. */
  readonly beside: readonly Leaf[];
  /** Largest useful page size. */
  readonly mostRows: number;
  readonly items: Selection;
}

export type Field = Leaf | MoneyField | ObjectField | ListField | ConnectionField;

/** Selection on an object. */
export interface Selection {
  readonly fields: readonly Field[];
  readonly type: GraphQLCompositeType;
  /** True if it contains paged lists. */
  readonly paged: boolean;
  /** Response key of its global id. Undefined if the type has none. */
  readonly idKey?: string;
  /** True if it contains paged lists and `node(id)` can read it again. */
  readonly refetchable: boolean;
}

/** The tree of a document. @throws UsageError if a field cannot be read page by page */
export function selectionOf(document: ReadDocument, variables: Record<string, unknown>): Selection {
  const query = apiSchema().getQueryType();
  if (!query) throw new UsageError("The schema has no queries");
  return new Reader(document, variables).selection([document.operation.selectionSet], query, []);
}

/** The keys between a list and its rows. */
export const keysOfRows = ({ via }: ConnectionField): readonly string[] =>
  via.kind === "nodes" ? [via.key] : [via.key, via.nodeKey];

/** True for an object, and for a list without pages. */
export const isNested = (field: Field): field is ObjectField | ListField =>
  field.kind === "object" || field.kind === "list";

interface Collected {
  readonly on: string | undefined;
  readonly nodes: FieldNode[];
}

class Reader {
  readonly #document: ReadDocument;
  readonly #variables: Record<string, unknown>;

  constructor(document: ReadDocument, variables: Record<string, unknown>) {
    this.#document = document;
    this.#variables = variables;
  }

  selection(
    sets: readonly SelectionSetNode[],
    type: GraphQLCompositeType,
    path: readonly string[],
  ): Selection {
    const collected = new Map<string, Collected>();
    for (const set of sets) this.#collect(set, type, collected);
    const fields = [...collected.values()].flatMap(
      ({ nodes, on }) => this.#field(nodes, type, on, path) ?? [],
    );
    const paged = fields.some((field) => field.kind === "connection" || (isNested(field) && field.paged));
    return {
      fields,
      type,
      paged,
      refetchable: paged && isNode(type),
      ...(hasId(type) && { idKey: keyFor(fields, "id") }),
    };
  }

  /** Collects the selected fields. Fields with the same key and condition are merged. */
  #collect(set: SelectionSetNode, type: GraphQLCompositeType, collected: Map<string, Collected>): void {
    walkSelections<{ readonly on: string | undefined }>(set, { on: undefined }, this.#document.fragments, {
      includes: (selection) => this.#isIncluded(selection),
      field(field, { on }) {
        const key = `${on ?? ""}:${field.alias?.value ?? field.name.value}`;
        const there = collected.get(key);
        if (there) there.nodes.push(field);
        else collected.set(key, { on, nodes: [field] });
      },
      fragment({ typeCondition }, { on }) {
        const condition = typeCondition?.name.value ?? on ?? type.name;
        return { on: isObjectType(type) || condition === type.name ? on : condition };
      },
    });
  }

  #isIncluded(node: Parameters<typeof getDirectiveValues>[1]): boolean {
    const skip = getDirectiveValues(GraphQLSkipDirective, node, this.#variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, node, this.#variables);
    return skip?.["if"] !== true && include?.["if"] !== false;
  }

  #field(
    nodes: readonly FieldNode[],
    parent: GraphQLCompositeType,
    on: string | undefined,
    above: readonly string[],
  ): Field | undefined {
    const [node] = nodes as readonly [FieldNode];
    const name = node.name.value;
    const key = node.alias?.value ?? name;
    const path = [...above, key];
    const common = {
      key,
      name,
      args: node.arguments ?? [],
      ...(on !== undefined && { on: conditionOf(on) }),
    };
    const owner = on === undefined ? parent : apiSchema().getType(on);
    const field = isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[name] : undefined;
    if (name === "__typename") return { ...common, kind: "leaf", type: GraphQLString };
    if (!field) return undefined;
    const type = getNamedType(field.type);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (!isCompositeType(type)) return { ...common, kind: "leaf", type: field.type };
    const many = isListType(getNullableType(field.type));
    if (type.name === "Money") return { ...common, kind: "money", many };
    if (type.name.endsWith("Connection") && isObjectType(type) && type.getFields()["pageInfo"])
      return this.#connection(common, type, sets, path, `${owner?.name}.${name}`);
    return { ...common, kind: many ? "list" : "object", ...this.selection(sets, type, path) };
  }

  #connection(
    common: Common,
    type: GraphQLCompositeType,
    sets: readonly SelectionSetNode[],
    path: readonly string[],
    coordinate: string,
  ): ConnectionField | ObjectField {
    const where = path.join(".");
    for (const { name, value } of common.args) {
      if ((name.value === "last" || name.value === "before") && value.kind !== Kind.NULL)
        throw new UsageError(`${where}: a report reads forwards: use "first" in place of "${name.value}"`);
      const rows: unknown = name.value === "first" ? valueFromASTUntyped(value, this.#variables) : undefined;
      if (typeof rows === "number" && !(rows >= 1 && rows <= MOST_ROWS)) {
        const variable = value.kind === Kind.VARIABLE ? value.name.value : undefined;
        const from = variable === undefined ? '"first"' : `the variable "${variable}"`;
        const message = `${where}: ${from} is ${rows}, and a page has 1 to ${MOST_ROWS} rows`;
        if (variable === undefined) throw new UsageError(message);
        throw new ParameterError([{ name: variable, message }], message);
      }
    }
    const mostRows = mostRowsOf(coordinate);
    const { fields } = this.selection(sets, type, path);
    const beside = fields.filter((field) => field.kind === "leaf");
    const lists = fields.filter(
      (field): field is ListField =>
        field.kind === "list" && (field.name === "nodes" || field.name === "edges"),
    );
    const [list, another] = lists;
    if (another) throw new UsageError(`${where}: select its nodes or its edges once, not both`);
    if (!list) return { ...common, kind: "object", fields: beside, type, paged: false, refetchable: false };
    if (list.name === "nodes")
      return {
        ...common,
        kind: "connection",
        via: { kind: "nodes", key: list.key, nodeKey: "" },
        beside,
        mostRows,
        items: list,
      };
    const [node, other] = list.fields.filter((field) => field.kind === "object");
    if (other) throw new UsageError(`${where}: select the node of its edges once`);
    if (!node) throw new UsageError(`${where}: select the node of its edges`);
    return {
      ...common,
      kind: "connection",
      via: { kind: "edges", key: list.key, nodeKey: node.key },
      beside,
      mostRows,
      items: node,
    };
  }
}

function conditionOf(name: string): NonNullable<Common["on"]> {
  const type = apiSchema().getType(name);
  const covers = isAbstractType(type)
    ? apiSchema()
        .getPossibleTypes(type)
        .map((one) => one.name)
    : [name];
  return { type: name, covers: new Set(covers) };
}

/** True for a type whose objects `node(id)` reads. */
function isNode(type: GraphQLCompositeType): boolean {
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node");
}

/** True for a type whose objects all have a global id, so that their values count once. */
function hasId(type: GraphQLCompositeType): boolean {
  const id = isObjectType(type) || isInterfaceType(type) ? type.getFields()["id"] : undefined;
  return id !== undefined && id.args.length === 0 && isNonNullType(id.type);
}

/** Response key for a field without arguments: its name, unless another field has this key. */
export function keyFor(fields: readonly Field[], name: string): string {
  const same = fields.find((field) => field.name === name && field.args.length === 0 && !field.on);
  if (same) return same.key;
  return fields.some(({ key }) => key === name) ? `_${name}` : name;
}

/** `Type.field` of all selected fields. */
export function coordinatesIn({ fields, type }: Selection): string[] {
  return fields.flatMap((field) => {
    const own = `${field.on?.type ?? type.name}.${field.name}`;
    if (field.kind === "connection") return [own, ...coordinatesIn(field.items)];
    return isNested(field) ? [own, ...coordinatesIn(field)] : [own];
  });
}
