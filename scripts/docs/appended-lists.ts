/** Lists that objects enter when they are created (`@appended` in the SDL). */
import { buildASTSchema, type DocumentNode, getDirectiveValues, isObjectType } from "graphql";

export interface AppendedList {
  /** `Type.field` of the list. */
  readonly list: string;
  readonly by: string;
  readonly changing: readonly string[];
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** All lists of a subgraph with `@appended`. */
export function appendedListsOf(typeDefs: DocumentNode): readonly AppendedList[] {
  const schema = buildASTSchema(typeDefs, { assumeValid: true, assumeValidSDL: true });
  const directive = schema.getDirective("appended");
  if (!directive) return [];
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields.flatMap(({ name, astNode }) => {
      const values = astNode && getDirectiveValues(directive, astNode);
      if (!values) return [];
      return [
        { list: `${type.name}.${name}`, by: String(values["by"]), changing: texts(values["changing"]) },
      ];
    });
  });
}
