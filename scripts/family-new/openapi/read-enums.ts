/** Reads texts of a closed set in an OpenAPI document. */
import type { EnumType, EnumValue, ValueType } from "#scripts/family-new/model.ts";
import { pascal } from "#scripts/family-new/names.ts";
import { enumName } from "#subgraphs/kit/mapping/enum-values.ts";
import { isObject, type Json, listIn, objectIn, textIn } from "./read-json.ts";

/** A value, and its description in the document. */
type ListedValue = Pick<EnumValue, "wire" | "description">;

/** `oneOf: [{ const, description }]`, the form of JSON Schema for values with descriptions. */
function constantsIn(schema: Json): readonly ListedValue[] {
  const parts = [...listIn(schema, "oneOf"), ...listIn(schema, "anyOf")].filter(
    (one) => isObject(one) && one["type"] !== "null",
  );
  const found = parts.flatMap((one) => {
    const wire = isObject(one) ? textIn(one, "const") : undefined;
    if (!isObject(one) || wire === undefined) return [];
    return [{ wire, description: textIn(one, "description") ?? textIn(one, "title") }];
  });
  return found.length === parts.length ? found : [];
}

/** Values of `enum`, with descriptions by value or in the same order, as some tools write them. */
function enumIn(schema: Json): readonly ListedValue[] {
  const values = listIn(schema, "enum").filter((value) => value !== null);
  const texts = values.filter((value) => typeof value === "string");
  if (texts.length !== values.length) return [];
  const ordered = listIn(schema, "x-enum-descriptions");
  const byValue = objectIn(schema, "x-enum-descriptions") ?? objectIn(schema, "x-enumDescriptions");
  return texts.map((wire, at) => {
    const inOrder = ordered[at];
    return {
      wire,
      description: textIn(byValue, wire) ?? (typeof inOrder === "string" ? inOrder : undefined),
    };
  });
}

/** Values of a schema with their names. Empty if a name is not valid in GraphQL, or stands for two values. */
function valuesOf(schema: Json): readonly EnumValue[] {
  const listed = [...enumIn(schema), ...constantsIn(schema)];
  const values = listed.map((one) => ({ ...one, name: enumName(one.wire) }));
  const names = new Set(values.map(({ name }) => name));
  const areNames = [...names].every((name) => /^(?!__)[_A-Z][_0-9A-Z]*$/.test(name) && /[0-9A-Z]/.test(name));
  return areNames && names.size === values.length ? values : [];
}

const keyOf = (values: readonly EnumValue[]) => JSON.stringify(values.map(({ wire }) => wire).sort());

/** Names the enums of a document by their schemas, or by the first member that has one. */
export class EnumReader {
  readonly #named = new Map<string, EnumType>();
  readonly #names: Set<string>;
  readonly #used = new Set<EnumType>();

  constructor(document: Json) {
    const schemas = Object.entries(objectIn(document, "components", "schemas") ?? {});
    this.#names = new Set(schemas.map(([name]) => pascal(name)));
    // Names of schemas and of their members have precedence over those of parameters, which may be read first.
    for (const [name, schema] of schemas) if (isObject(schema)) this.#add(schema, pascal(name));
    for (const [name, schema] of schemas)
      for (const [member, inner] of Object.entries(objectIn(schema, "properties") ?? {}))
        if (isObject(inner)) this.#add(inner, this.#free(`${name} ${member}`));
  }

  get used(): readonly EnumType[] {
    return [...this.#used];
  }

  /** Shape of a schema that lists its values; undefined if it lists none, or if their names would clash. */
  shapeOf(schema: Json, name: string): ValueType | undefined {
    const values = valuesOf(schema);
    if (values.length === 0) return undefined;
    const type = this.#named.get(keyOf(values)) ?? this.#add(schema, this.#free(name));
    if (!type) return undefined;
    this.#used.add(type);
    return { kind: "enum", name: type.name };
  }

  #add(schema: Json, name: string): EnumType | undefined {
    const values = valuesOf(schema);
    const key = keyOf(values);
    if (values.length === 0 || this.#named.has(key)) return undefined;
    const type = { name, description: textIn(schema, "description"), values };
    this.#named.set(key, type);
    this.#names.add(name);
    return type;
  }

  #free(given: string): string {
    let name = pascal(given);
    while (this.#names.has(name)) name += "Value";
    return name;
  }
}
