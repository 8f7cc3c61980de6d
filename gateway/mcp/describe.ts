/** `describe`: a part of the SDL, with its links and scopes, and an example document. */
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import { costOfLink } from "#gateway/schemas/declared-links.ts";
import { documentFor, documentOf } from "#platform/graphql/finding/field-paths.ts";
import { fieldText } from "#platform/graphql/finding/field-text.ts";
import type { Agent } from "./agent.ts";
import type { Knowledge } from "./knowledge.ts";

export interface TypeDescription {
  readonly sdl: string;
  /** Links to objects of other families. */
  readonly links: readonly string[];
  readonly example?: { readonly document: string; readonly likelyCalls: number; readonly mostCalls: number };
  readonly scopes: readonly string[];
  readonly missingScopes: readonly string[];
  readonly notes: readonly string[];
}

/** Most characters of SDL in one answer. */
const MAX_SDL = 9_000;
const MAX_VALUES = 40;

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** Names that are neither a type nor a `Type.field` of the schema. */
export const unknownNames = ({ schema }: Knowledge, names: readonly string[]): readonly string[] =>
  names.filter((name) => {
    const [typeName = "", fieldName] = name.split(".");
    const type = schema.getType(typeName);
    return !type || typeName.startsWith("__") || (fieldName !== undefined && !fieldIn(type, fieldName));
  });

function fieldIn(type: GraphQLNamedType | undefined, name: string): Field | undefined {
  const has = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return has ? type.getFields()[name] : undefined;
}

/** Describes types and fields that the schema has. */
export function describe(agent: Agent, names: readonly string[]): TypeDescription {
  const knowledge = agent.knowledge();
  const { schema } = knowledge;
  const notes: string[] = [];
  const sdl = partOf(schema, names, notes);
  const links = [...knowledge.links.values()]
    .filter(({ coordinate }) =>
      names.some((name) => coordinate === name || coordinate.startsWith(`${name}.`)),
    )
    .map((link) => `${link.coordinate} by ${link.by}: ${costOfLink(link).replaceAll("`", "")}`);
  const document = names.map((name) => exampleOf(knowledge, name, notes)).find((one) => one !== undefined);
  const estimate = document === undefined ? undefined : agent.estimate({ query: document });
  if (document === undefined)
    notes.push("No query reaches these by fields alone; read them by `node(id: …)`.");
  return {
    sdl,
    links,
    ...(document !== undefined &&
      estimate && {
        example: { document, likelyCalls: estimate.likely ?? 0, mostCalls: estimate.calls ?? 0 },
      }),
    scopes: estimate?.scopes ?? [],
    missingScopes: estimate?.missingScopes ?? [],
    notes,
  };
}

/** An example document. For a field that needs arguments, preferably a list of such objects with their ids. */
function exampleOf(knowledge: Knowledge, name: string, notes: string[]): string | undefined {
  const { schema } = knowledge;
  const [typeName = "", fieldName] = name.split(".");
  if (fieldName === undefined) return toType(knowledge, typeName);
  const field = fieldIn(schema.getType(typeName), fieldName);
  if (!field || !("args" in field) || typeName === schema.getMutationType()?.name) return undefined;
  const needed = field.args.filter((one) => isNonNullType(one.type) && one.defaultValue === undefined);
  if (needed.length > 0) {
    const target = getNamedType(field.type).name;
    const last = knowledge.way(target)?.at(-1);
    const list = last && `${last.type}.${last.field.name}` !== name ? toType(knowledge, target) : undefined;
    const values = needed.map((one) => `${one.name}: ${String(one.type)}`).join(", ");
    notes.push(
      `${name} needs ${values}${list === undefined ? "; put your own values into the example" : "; the example reads a list of such objects with their ids"}.`,
    );
    if (list !== undefined) return list;
  }
  return documentFor(schema, name);
}

function toType({ schema, way }: Knowledge, typeName: string): string | undefined {
  const steps = way(typeName);
  if (steps && steps.length > 0) return documentOf(typeName, steps);
  const query = schema.getQueryType();
  return typeName === query?.name
    ? `{ ${Object.values(query.getFields())
        .slice(0, 1)
        .map((one) => fieldText(one))} }`
    : undefined;
}

/** SDL of the named types and fields, and of the types that they need, up to `MAX_SDL` characters. */
function partOf(schema: GraphQLSchema, names: readonly string[], notes: string[]): string {
  const chosen = new Map<string, Set<string> | "all">();
  for (const name of names) {
    const [typeName = "", fieldName] = name.split(".");
    const before = chosen.get(typeName);
    if (fieldName === undefined) chosen.set(typeName, "all");
    else if (before !== "all") chosen.set(typeName, (before ?? new Set()).add(fieldName));
  }
  const texts: string[] = [];
  const left: string[] = [];
  let length = 0;
  const queue = [...chosen.keys()];
  const seen = new Set(queue);
  for (let at = 0; at < queue.length; at++) {
    const type = schema.getType(queue[at] ?? "");
    if (!type) continue;
    const isNamed = chosen.has(type.name);
    const fields = chosen.get(type.name) ?? "all";
    const text = typeText(type, isNamed ? fields : "leaves");
    if (length + text.length > MAX_SDL && texts.length > 0) {
      left.push(type.name);
      continue;
    }
    texts.push(text.slice(0, MAX_SDL));
    length += text.length;
    if (text.length > MAX_SDL)
      notes.push(`${type.name} is cut; describe its fields by name, such as ${type.name}.id.`);
    for (const other of neededBy(type, isNamed ? fields : "leaves"))
      if (!seen.has(other)) {
        seen.add(other);
        queue.push(other);
      }
  }
  if (left.length > 0) notes.push(`Not shown: ${left.slice(0, 12).join(", ")}; describe them by name.`);
  return texts.join("\n\n");
}

type ShownFields = Set<string> | "all" | "leaves";

/** Fields that are shown: named ones, all, or those without a selection of their own. */
function shownFields(type: GraphQLNamedType, shown: ShownFields): readonly Field[] {
  if (!(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) return [];
  return Object.values<Field>(type.getFields()).filter((field) => {
    if (shown instanceof Set) return shown.has(field.name);
    if (field.deprecationReason) return false;
    return (
      shown === "all" ||
      isInputObjectType(type) ||
      isLeafType(getNamedType(field.type)) ||
      field.name === "nodes"
    );
  });
}

/** Types that the shown fields need: those of arguments, and the result types of named fields. */
function neededBy(type: GraphQLNamedType, shown: ShownFields): readonly string[] {
  const fields = shownFields(type, shown);
  const inputs = fields.flatMap((field) =>
    "args" in field ? field.args.map((one) => getNamedType(one.type)) : [getNamedType(field.type)],
  );
  const given = shown instanceof Set ? fields.map((field) => getNamedType(field.type)) : [];
  const nodes = given.flatMap((one) =>
    isObjectType(one) && one.getFields()["nodes"] ? [getNamedType(one.getFields()["nodes"]?.type)] : [],
  );
  const values = shown === "all" ? [] : fields.map((field) => getNamedType(field.type)).filter(isEnumType);
  return [...inputs, ...given, ...nodes, ...values]
    .filter(
      (one): one is GraphQLNamedType =>
        one !== undefined && !SCALARS.has(one.name) && !/^(?:PageInfo|Node)$/.test(one.name),
    )
    .map(({ name }) => name);
}

const SCALARS = new Set(["ID", "String", "Int", "Float", "Boolean", "Date", "DateTime", "Decimal", "JSON"]);

/** The first sentence of a description, as a comment. */
const comment = (text: string | null | undefined): string => {
  const first = /^.*?[.;](?=\s|$)/s.exec(text ?? "")?.[0] ?? text ?? "";
  return first === "" ? "" : ` # ${first.replaceAll(/\s+/g, " ")}`;
};

function typeText(type: GraphQLNamedType, shown: ShownFields): string {
  const head = comment(type.description);
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => name);
    return `enum ${type.name} { ${values.slice(0, MAX_VALUES).join(" ")}${values.length > MAX_VALUES ? " …" : ""} }${head}`;
  }
  if (isUnionType(type)) return `union ${type.name} = ${type.getTypes().join(" | ")}${head}`;
  if (!(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)))
    return `scalar ${type.name}${head}`;
  const keyword = isObjectType(type) ? "type" : isInterfaceType(type) ? "interface" : "input";
  const lines = shownFields(type, shown).map((field) => {
    const args =
      "args" in field && field.args.length > 0
        ? `(${field.args.map((one) => `${one.name}: ${String(one.type)}`).join(", ")})`
        : "";
    return `  ${field.name}${args}: ${String(field.type)}${comment(field.description)}`;
  });
  return `${keyword} ${type.name} {${head}\n${lines.join("\n")}\n}`;
}
