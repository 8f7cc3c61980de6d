/** The parts of an object that an operation selects: wire members, arguments, or only its key. */
import {
  type FieldNode,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
  type SelectionSetNode,
} from "graphql";
import { fieldsIn } from "#platform/graphql/selections.ts";
import { typeMembers } from "./wire-fields.ts";

const cache = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * The wire members that an operation needs of a type's objects: at the current field, in its list, or in its
 * connection. Members of a `nested` field are written `field.member`. Conditional selections count as selected.
 */
export function selectedMembers(info: GraphQLResolveInfo, typeName: string): ReadonlySet<string> {
  let byType = cache.get(info.fieldNodes);
  if (!byType) {
    byType = new Map();
    cache.set(info.fieldNodes, byType);
  }
  const known = byType.get(typeName);
  if (known) return known;
  const needed = new Set(membersFor(typeName, info.fieldNodes, info));
  byType.set(typeName, needed);
  return needed;
}

/** True if the selection of a connection needs the total number of rows. */
export function asksForTotal(info: GraphQLResolveInfo): boolean {
  return info.fieldNodes.some(
    ({ selectionSet }) =>
      selectionSet && fieldsOn("", selectionSet, info).some(({ name }) => name.value === "totalCount"),
  );
}

/** The needed wire members of the object in a field of the result, such as a write's payload. */
export function selectedMembersIn(
  info: GraphQLResolveInfo,
  field: string,
  typeName: string,
): ReadonlySet<string> {
  const { name: holder } = getNamedType(info.returnType);
  const holders = info.fieldNodes.flatMap(({ selectionSet }) =>
    selectionSet ? fieldsOn(holder, selectionSet, info).filter(({ name }) => name.value === field) : [],
  );
  return new Set(membersFor(typeName, holders, info));
}

const askedForMore = new WeakMap<readonly FieldNode[], boolean>();

/** True if the selection of a connection needs to know if further rows follow. */
export function asksForMore(info: GraphQLResolveInfo): boolean {
  let asked = askedForMore.get(info.fieldNodes);
  if (asked === undefined) {
    asked = false;
    for (const { selectionSet } of info.fieldNodes)
      for (const { name } of selectionSet ? fieldsOn("", selectionSet, info) : [])
        if (name.value === "pageInfo" || name.value === "totalCount") asked = true;
    askedForMore.set(info.fieldNodes, asked);
  }
  return asked;
}

/** True if the selection of a connection has a cursor, in its edges or in `pageInfo`. */
export const asksForCursors = (info: GraphQLResolveInfo): boolean =>
  info.fieldNodes.some(({ selectionSet }) =>
    (selectionSet ? fieldsOn("", selectionSet, info) : []).some(
      ({ name }) => name.value === "pageInfo" || name.value === "cursor",
    ),
  );

/** Fields whose values are in the key of an object. */
const OF_THE_KEY: ReadonlySet<string> = new Set(["id", "upstreamId", "companyId", "__typename"]);

/**
 * True if all selected fields of an object are in its key. A link then needs no call, because the row with the
 * object's key shows that it exists. `node(id:)` and `__resolveReference` still need one.
 * @param typeName type of the object
 * @param others fields that are read by other calls
 * @example selectsKeyOnly(info, "ErpVendor") // true for `vendor { id }`
 */
export function selectsKeyOnly(
  info: GraphQLResolveInfo,
  typeName: string,
  ...others: readonly string[]
): boolean {
  return selectedOn(typeName, info).every(
    ({ name: { value } }) => OF_THE_KEY.has(value) || others.includes(value),
  );
}

const selectedOn = (typeName: string, info: GraphQLResolveInfo): readonly FieldNode[] =>
  info.fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsOn(typeName, selectionSet, info) : []));

/**
 * The arguments of a selected field of the object. Undefined if the field is not selected. If it is selected
 * several times by aliases, the first one counts.
 */
export function argumentsBelow(
  info: GraphQLResolveInfo,
  typeName: string,
  field: string,
): Readonly<Record<string, unknown>> | undefined {
  const type = info.schema.getType(typeName);
  const definition = isObjectType(type) ? type.getFields()[field] : undefined;
  const node = selectedOn(typeName, info).find(({ name }) => name.value === field);
  return definition && node && getArgumentValues(definition, node, info.variableValues);
}

/**
 * The needed wire members for `__resolveReference`. If only the key is selected, the loader checks existence and
 * reads all members, because the later selection is not known yet.
 */
export function referencedMembers(
  info: GraphQLResolveInfo,
  typeName: string,
): ReadonlySet<string> | undefined {
  const members = selectedMembers(info, typeName);
  const type = info.schema.getType(typeName);
  const always = isObjectType(type) ? typeMembers(type)?.always : undefined;
  return members.size > (always?.length ?? 0) ? members : undefined;
}

function* membersFor(
  typeName: string,
  parents: readonly FieldNode[],
  info: GraphQLResolveInfo,
): Generator<string> {
  const type = info.schema.getType(typeName);
  const members = isObjectType(type) ? typeMembers(type) : undefined;
  for (const { selectionSet } of parents)
    for (const field of selectionSet ? fieldsOn(typeName, selectionSet, info) : []) {
      const { value } = field.name;
      yield* members?.fields.get(value) ?? [];
      const inner = members?.nested[value];
      if (inner) for (const member of membersFor(inner, [field], info)) yield `${value}.${member}`;
    }
  yield* members?.always ?? [];
}

/** Fields of a connection and its edges that contain the objects of the list. */
const TO_OBJECTS = new Set(["nodes", "edges", "node"]);

/** The fields selected on a type, including those in fragments, `nodes` and `edges { node }`. */
function fieldsOn(
  typeName: string,
  selectionSet: SelectionSetNode,
  info: GraphQLResolveInfo,
): readonly FieldNode[] {
  return fieldsIn(selectionSet, info.fragments, (condition) => applies(condition, typeName, info)).flatMap(
    (field) =>
      field.selectionSet && TO_OBJECTS.has(field.name.value)
        ? [field, ...fieldsOn(typeName, field.selectionSet, info)]
        : field,
  );
}

function applies(condition: string, typeName: string, info: GraphQLResolveInfo): boolean {
  if (condition === typeName) return true;
  const abstract = info.schema.getType(condition);
  const type = info.schema.getType(typeName);
  if (isObjectType(abstract)) return abstract.name.endsWith("Connection") || abstract.name.endsWith("Edge");
  return isInterfaceType(abstract) && isObjectType(type) && type.getInterfaces().includes(abstract)
    ? true
    : abstract !== undefined && getNamedType(info.returnType) === abstract;
}
