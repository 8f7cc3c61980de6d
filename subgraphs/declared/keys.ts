/** Keys of types, in the forms of SDL and of objects. */
import { type ConstDirectiveNode, Kind, type TypeNode } from "graphql";
import type { VariableUse } from "./mapping/examine.ts";
import { isMembers } from "./mapping/methods.ts";
import type { Value } from "./mapping/syntax.ts";

/** The `fields` of a `@key`: `["org", "id"], ["name"]` is `org { id } name`. */
export function keyText(paths: readonly (readonly string[])[]): string {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const [first = "", ...rest] of paths) byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  return [...byFirst]
    .map(([first, rests]) => {
      const below = keyText(rests.filter((rest) => rest.length > 0));
      return below ? `${first} { ${below} }` : first;
    })
    .join(" ");
}

/** The value at a path of members. */
export function valueAt(value: Value, path: readonly string[]): Value {
  let found = value;
  for (const name of path) found = isMembers(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return found;
}

/** The name of the type of a field, without its lists. */
export const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

/** A text argument of a directive. */
export function textArgument({ arguments: args }: ConstDirectiveNode, name: string): string | undefined {
  const value = args?.find((one) => one.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

/** Keys of a connector's call, each as a path of members, sorted and without duplicates. */
export function keysOf(variable: string, uses: readonly VariableUse[]): readonly (readonly string[])[] {
  const paths = uses.flatMap(({ name, members }) =>
    name === variable && members.length > 0 ? [members] : [],
  );
  const byText = new Map(paths.map((members) => [members.join("."), members]));
  return [...byText.keys()].sort().map((text) => byText.get(text) ?? []);
}

/** Members of the object itself in a `@key`. */
export function keyMembers(directive: ConstDirectiveNode): readonly string[] {
  const fields = directive.name.value === "key" ? textArgument(directive, "fields") : undefined;
  return fields === undefined ? [] : (withoutBraces(fields).match(/\w+/g) ?? []);
}

function withoutBraces(text: string): string {
  const outer = text.replace(/\{[^{}]*\}/g, " ");
  return outer === text ? text : withoutBraces(outer);
}
