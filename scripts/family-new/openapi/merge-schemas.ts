/** Merges the parts of a schema, `allOf`, and its forms, `oneOf` and `anyOf`, into one schema. */
import { isObject, type Json, listIn, objectIn } from "./read-json.ts";

/** Most levels of nested parts and forms. */
const MAX_LEVELS = 10;
/** Largest numbers of forms and of members in one type. Larger types are JSON. */
const MAX_FORMS = 12;
const MAX_MEMBERS = 80;

/**
 * Merges a schema with its parts. Forms that are objects become one object with the members of all, because a type
 * of the graph can have members that are null.
 * @param resolved Follows a reference.
 */
export function wholeSchema(schema: unknown, resolved: (value: unknown) => unknown, level = 0): unknown {
  const own = resolved(schema);
  if (!isObject(own) || level > MAX_LEVELS) return own;
  const below = (part: unknown) => wholeSchema(part, resolved, level + 1);
  const forms = [...listIn(own, "oneOf"), ...listIn(own, "anyOf")].filter((one) => !isNull(one));
  const merged = forms.length > 1 ? mergedForms(forms, below) : undefined;
  const parts = [...listIn(own, "allOf").map(below), ...(forms.length === 1 ? forms.map(below) : []), merged];
  if (parts.every((part) => part === undefined)) return own;
  const { allOf: _, ...rest } = own;
  const all = [...parts, rest].filter(isObject);
  const properties: Json = Object.assign({}, ...all.map((part) => objectIn(part, "properties")));
  return {
    ...Object.assign({}, ...all),
    ...(Object.keys(properties).length > 0 && { properties }),
    required: all.flatMap((part) => listIn(part, "required")),
  };
}

/** The reference that names a schema: its own, or that of its only part or form if it adds no member. */
export function nameRefOf(schema: unknown): string | undefined {
  const own = isObject(schema) ? schema : {};
  if (typeof own["$ref"] === "string") return own["$ref"];
  if (own["properties"] !== undefined) return undefined;
  const parts = [...listIn(own, "allOf"), ...listIn(own, "oneOf"), ...listIn(own, "anyOf")];
  const [part, ...others] = parts.filter((one) => !isNull(one));
  return part !== undefined && others.length === 0 ? nameRefOf(part) : undefined;
}

const isNull = (schema: unknown): boolean => isObject(schema) && schema["type"] === "null";

/** One object of several forms; undefined if one of them is none. */
function mergedForms(forms: readonly unknown[], below: (form: unknown) => unknown): Json | undefined {
  if (forms.length > MAX_FORMS) return undefined;
  const objects = forms.map(below).filter((form) => objectIn(form, "properties") !== undefined);
  if (objects.length < forms.length) return undefined;
  const properties = new Map<string, unknown>();
  for (const form of objects)
    for (const [name, schema] of Object.entries(objectIn(form, "properties") ?? {}))
      properties.set(name, properties.has(name) ? either(properties.get(name), schema) : schema);
  if (properties.size > MAX_MEMBERS) return undefined;
  const [first, ...others] = objects.map((form) => listIn(isObject(form) ? form : undefined, "required"));
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: (first ?? []).filter((name) => others.every((list) => list.includes(name))),
  };
}

/** A member that two forms have: texts such as the name of the form are a text, other different values JSON. */
function either(one: unknown, other: unknown): unknown {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  const types = [one, other].map((schema) => (isObject(schema) ? schema["type"] : undefined));
  const [type] = types;
  const isScalar = type === "string" || type === "integer" || type === "number" || type === "boolean";
  return isScalar && types[1] === type ? { type } : {};
}
