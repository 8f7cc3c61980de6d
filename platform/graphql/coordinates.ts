/** Coordinates of a schema that a document uses. */
import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

/**
 * Returns the coordinates that a document uses: `Type.field`, `Type.field(argument:)`, `Input.member`,
 * `Enum.VALUE`, and each type that it names. A field of an interface counts for all types that implement it.
 */
export function coordinatesIn(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const used = new Set<string>();
  const info = new TypeInfo(schema);
  /** Names of the parent type and, for an interface, of the types that implement it. */
  const owners = (): readonly string[] => {
    const parent = info.getParentType();
    if (!parent) return [];
    return isObjectType(parent)
      ? [parent.name]
      : [parent.name, ...schema.getPossibleTypes(parent).map(({ name }) => name)];
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      NamedType: ({ name }) => void used.add(name.value),
      Field({ name }) {
        for (const owner of owners()) used.add(`${owner}.${name.value}`);
      },
      Argument({ name }) {
        const field = info.getFieldDef();
        if (field && !info.getDirective())
          for (const owner of owners()) used.add(`${owner}.${field.name}(${name.value}:)`);
      },
      ObjectField({ name }) {
        const input = info.getParentInputType();
        if (input) used.add(`${getNamedType(input).name}.${name.value}`);
      },
      EnumValue({ value }) {
        const type = info.getInputType();
        if (type) used.add(`${getNamedType(type).name}.${value}`);
      },
    }),
  );
  return used;
}
