/** Expands `@known`: enums for released text fields. */
import { type DefinitionNode, type FieldDefinitionNode, GraphQLError } from "graphql";
import type { TSchema } from "typebox";
import { enumName, listedValues } from "#subgraphs/kit/mapping/enum-values.ts";
import { memberAt } from "#subgraphs/kit/mapping/wire-fields.ts";
import { directiveOn, withoutDirective } from "./directives.ts";
import { objectFrom, quoted, typesFrom } from "./nodes.ts";

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Adds the fields of `@known` to a type's fields, and their enums.
 * @param row schema of the type's objects; undefined for a type without `@rest`
 * @throws GraphQLError at a field whose member has no listed values
 */
export function withKnown(
  type: string,
  fields: readonly FieldDefinitionNode[],
  row: TSchema | undefined,
): { readonly fields: readonly FieldDefinitionNode[]; readonly enums: readonly DefinitionNode[] } {
  const enums: DefinitionNode[] = [];
  const all = fields.flatMap((field) => {
    if (!directiveOn(field, "known")) return [field];
    const { value: name } = field.name;
    const schema = row && memberAt(row, directiveOn(field, "member")?.text("name") ?? name);
    const values = schema && listedValues(schema);
    if (!values)
      throw new GraphQLError(`${type}.${name} has @known, but its contract lists no values of it.`, {
        nodes: [field],
      });
    const known = `${type}${upper(name)}`;
    const text = `Known values of \`${type}.${name}\`. The documents do not explain them.`;
    const lines = values.map((value) => `${quoted(`The service sends \`${value}\`.`)} ${enumName(value)}`);
    const other = quoted(`The service sends another text; it is in \`${name}\`.`);
    enums.push(
      ...typesFrom(`${quoted(text)} enum ${known} { ${lines.join("\n")} ${other} OTHER }`, field.loc),
    );
    const beside = objectFrom(`type T { known${upper(name)}: ${known} }`, field.loc);
    return [withoutDirective(field, "known"), ...(beside.fields ?? [])];
  });
  return { fields: all, enums };
}
