/** Lists of which only changes can be read: by time of change, or by time of creation if objects never change. */
import {
  type ArgumentNode,
  type GraphQLCompositeType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parseValue,
  type ValueNode,
  valueFromASTUntyped,
} from "graphql";
import { appendedLists } from "#generated/reports/appended-lists.ts";
import { apiSchema } from "#reports/kit/document/document.ts";
import {
  type ConnectionField,
  type Field,
  isNested,
  keysOfRows,
  type Selection,
} from "#reports/kit/document/selection.ts";
import type { Table } from "#reports/kit/tables/tables.ts";

const FILTER = "filter";
/** Facts about lists whose objects have a time of change. */
const CHANGING = { by: "updatedAt", changing: [] as readonly string[] };
/** Fields of an object that never change. */
const KEYS: ReadonlySet<string> = new Set(["id", "upstreamId", "__typename"]);

/** A list of which only changes can be read. */
export interface Feed {
  readonly document: string;
  readonly field: ConnectionField;
  /** Response keys to one of its rows. */
  readonly rowPath: readonly string[];
  readonly table: Table;
  /** The response key of the id of a row. */
  readonly idKey: string;
  /** The field of the time of the last change, or of creation. */
  readonly time: string;
  /** The columns of the id and of this time. */
  readonly id: string;
  readonly changedAt: string;
  /** True if `nodes` reads its objects, so that deleted objects can be detected. */
  readonly isNode: boolean;
  /** True if a deleted object can still be read, with `active: false`. */
  readonly hasActive: boolean;
}

interface Outer {
  readonly field: ConnectionField;
  readonly owner: GraphQLCompositeType;
  readonly path: readonly string[];
}

/** The feed of a document. @returns a sentence with the reason if there is none */
export function feedOf(document: string, root: Selection, tables: readonly Table[]): Feed | string {
  const lists = [...outersIn(root, [])];
  const [outer] = lists;
  if (!outer || lists.length > 1) return "it must have one list";
  const { field, owner, path } = outer;
  const { items } = field;
  const rowPath = [...path, ...keysOfRows(field)];
  const table = tables.find((one) => one.path.join() === path.join());
  const { by: time, changing } = appendedLists[`${owner.name}.${field.name}`] ?? CHANGING;
  if (!takesTime(owner, field.name, time)) return `"${field.key}" has no filter by "${time}"`;
  const filter = filterOf(field);
  const only = time === CHANGING.by ? undefined : `{ ${time}: { from: … } }`;
  if (filter && !(only && startIn(filter, time)))
    return `"${field.key}" must have no filter${only ? ` but ${only}` : ""}, because a row that leaves a filter is not among what changed`;
  const idKey = items.idKey ?? keyOf(items, "upstreamId");
  const id = items.fields.find(({ key }) => key === idKey)?.key ?? "id";
  const changed = keyOf(items, time);
  if (!table || idKey === undefined) return `select "upstreamId" of "${field.key}", whose rows have no id`;
  if (changed === undefined) return `select "${time}" of "${field.key}"`;
  const stale = items.fields.find(({ name }) => changing.includes(name));
  if (stale)
    return `"${stale.name}" of "${field.key}" changes, and new rows alone can be read: read it in a document of its own`;
  const foreign = foreignIn(items, [field.key]);
  if (foreign !== undefined)
    return `"${foreign}" may change without its row: read it in a document of its own`;
  const { type } = items;
  return {
    document,
    field,
    rowPath,
    table,
    idKey,
    id,
    time,
    changedAt: changed,
    isNode: isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"),
    hasActive: isObjectType(type) && String(type.getFields()["active"]?.type) === "Boolean",
  };
}

/** Response key of a field that all objects have. */
const keyOf = ({ fields }: Selection, name: string): string | undefined =>
  fields.find((field) => field.name === name && !field.on)?.key;

const filterOf = ({ args }: ConnectionField): ValueNode | undefined =>
  args.find(({ name, value }) => name.value === FILTER && value.kind !== Kind.NULL)?.value;

/** The start `from` of a filter without other members. */
function startIn(filter: ValueNode, time: string): ValueNode | undefined {
  let value = filter;
  for (const name of [time, "from"]) {
    const [member, other] = value.kind === Kind.OBJECT ? value.fields : [];
    if (!member || other || member.name.value !== name) return undefined;
    ({ value } = member);
  }
  return value;
}

function* outersIn({ fields, type }: Selection, above: readonly string[]): Generator<Outer> {
  for (const field of fields) {
    const path = [...above, field.key];
    const owner = field.on ? apiSchema().getType(field.on.type) : type;
    if (field.kind === "connection" && (isObjectType(owner) || isInterfaceType(owner)))
      yield { field, owner, path };
    if (isNested(field)) yield* outersIn(field, path);
  }
}

function takesTime(owner: GraphQLCompositeType, name: string, time: string): boolean {
  const field = isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[name] : undefined;
  const filter = getNamedType(field?.args.find((one) => one.name === FILTER)?.type);
  return isInputObjectType(filter) && filter.getFields()[time] !== undefined;
}

/** Path of a field of another object, whose changes do not change the time of the row. */
function foreignIn({ fields, idKey }: Selection, above: readonly string[], isRow = true): string | undefined {
  for (const field of fields) {
    const path = [...above, field.key];
    if (field.kind === "connection") return path.join(".");
    if (!isRow && idKey !== undefined && !KEYS.has(field.name)) return path.join(".");
    const inner = isNested(field) ? foreignIn(field, path, false) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** A selection in which one field is replaced by another. */
function replaced(selection: Selection, field: Field, fresh: Field): Selection {
  const fields = selection.fields.map((one): Field => {
    if (one === field) return fresh;
    return isNested(one) ? { ...one, ...replaced(one, field, fresh) } : one;
  });
  return { ...selection, fields };
}

/** The connection at a path of response keys. */
function connectionAt(root: Selection, { rowPath, field }: Feed): ConnectionField | undefined {
  let selection = root;
  for (const key of rowPath) {
    const found = selection.fields.find((one) => one.key === key);
    if (found?.kind === "connection") return found.name === field.name ? found : undefined;
    if (!found || !isNested(found)) return undefined;
    selection = found;
  }
  return undefined;
}

/**
 * The document, restricted to changes of its list.
 * @param since ISO instant
 */
export function changedSince(
  root: Selection,
  feed: Feed,
  since: string,
  variables: Readonly<Record<string, unknown>>,
): Selection {
  const field = connectionAt(root, feed);
  if (!field) return root;
  const filterBefore = filterOf(field);
  const start = filterBefore && startIn(filterBefore, feed.time);
  const from = String(start ? (valueFromASTUntyped(start, variables) ?? since) : since);
  const filter: ArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: FILTER },
    value: parseValue(
      `{ ${feed.time}: { from: ${JSON.stringify(Date.parse(from) > Date.parse(since) ? from : since)} } }`,
    ),
  };
  const args = [...field.args.filter(({ name }) => name.value !== FILTER), filter];
  return replaced(root, field, { ...field, args });
}
