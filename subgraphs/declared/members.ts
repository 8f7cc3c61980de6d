/**
 * `@member`: a field of another subgraph's type whose value is already in the family's row. The subgraph of the
 * type reads it from the row, so it needs no call.
 */
import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeExtensionNode,
  type TypeNode,
} from "graphql";
import { scalars } from "#platform/graphql/scalars.ts";
import { bindingOf } from "#subgraphs/kit/mapping/wire-fields.ts";
import { resolversIn, type SubgraphModule, typeDefsIn } from "#subgraphs/kit/schema/build.ts";
import { demandIn, demandingAlso } from "#subgraphs/kit/schema/required-scopes.ts";
import type { SubgraphSdl } from "#subgraphs/kit/schema/type-defs.ts";
import { namedType, textArgument } from "./keys.ts";
import { type Mistakes, placeOf } from "./places.ts";
import { BUILT_IN_SCALARS, listShaper, type Shaper, scalarShaper } from "./shapes.ts";

export interface DeclaredMember {
  readonly typeName: string;
  readonly field: FieldDefinitionNode;
  /** Path of members in the row. */
  readonly path: readonly string[];
  readonly place: string;
}

const isMember = ({ name }: ConstDirectiveNode): boolean => name.value === "member";

/** Removes the fields with `@member` from a file. */
export function splitMembers(
  document: DocumentNode,
  mistakes: Mistakes,
): { readonly rest: DocumentNode; readonly members: readonly DeclaredMember[] } {
  const members: DeclaredMember[] = [];
  const definitions = document.definitions.flatMap((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return node;
    const fields = (node.fields ?? []).filter((field) => {
      const directive = field.directives?.find(isMember);
      if (!directive) return true;
      const path = textArgument(directive, "path")?.split(".") ?? [];
      const problem =
        node.kind === Kind.OBJECT_TYPE_DEFINITION
          ? "@member stands in `extend type`, on a field of a type of another subgraph"
          : path.length === 0 || path.includes("")
            ? "@member has a `path`: members of the row, with dots between them"
            : !shaperOf(field.type)
              ? `@member gives a scalar or a list of them that may be null: ${[...BUILT_IN_SCALARS, ...Object.keys(scalars)].join(", ")}`
              : undefined;
      if (problem === undefined)
        members.push({ typeName: node.name.value, field, path, place: placeOf(field) });
      else mistakes.at(directive, problem);
      return false;
    });
    return fields.length === 0 && fields.length < (node.fields?.length ?? 0) && !node.directives?.length
      ? []
      : { ...node, fields };
  });
  return { rest: { ...document, definitions }, members };
}

/** Converts values to a scalar, or to a list of scalars. Undefined for any other type. */
function shaperOf(type: TypeNode): Shaper | undefined {
  if (type.kind === Kind.NON_NULL_TYPE) return undefined;
  if (type.kind === Kind.NAMED_TYPE) {
    const { value: name } = type.name;
    if (BUILT_IN_SCALARS.has(name)) return scalarShaper(name, undefined);
    return Object.hasOwn(scalars, name) ? scalarShaper(name, scalars[name]?.serialize) : undefined;
  }
  const drops = type.type.kind === Kind.NON_NULL_TYPE;
  const item = shaperOf(type.type.kind === Kind.NON_NULL_TYPE ? type.type.type : type.type);
  return item && listShaper(item, drops);
}

/** Adds members to the subgraphs that have their types. It does not throw, because mistakes are collected. */
export function withMembers(
  modules: readonly SubgraphModule[],
  members: readonly DeclaredMember[],
  mistakes: Mistakes,
): readonly SubgraphModule[] {
  if (members.length === 0) return modules;
  const known = new Set<DeclaredMember>();
  const changed = modules.map((module): SubgraphModule => {
    const sdl = typeDefsIn(module);
    const bound = new Set(
      resolversIn(module, sdl).flatMap((map) =>
        Object.entries(map).flatMap(([type, fields]) => (bindingOf(fields as object) ? type : [])),
      ),
    );
    const own = members.filter(({ typeName }) => bound.has(typeName));
    if (own.length === 0) return module;
    for (const member of own) known.add(member);
    const added = withAdded(sdl, own, mistakes);
    return { ...module, typeDefs: () => added };
  });
  for (const member of members)
    if (!known.has(member))
      mistakes.list.push(
        `${member.place}: ${member.typeName} has no rows of a family that this gateway serves, which @member could read`,
      );
  return changed;
}

function withAdded(sdl: SubgraphSdl, members: readonly DeclaredMember[], mistakes: Mistakes): SubgraphSdl {
  const marks = new Map(sdl.marks);
  const extensions = members.flatMap(({ typeName, field, path, place }): ObjectTypeExtensionNode[] => {
    const { value: name } = field.name;
    const fields = sdl.definitions.flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.name.value === typeName
        ? (node.fields ?? [])
        : [],
    );
    if (fields.some((own) => own.name.value === name)) {
      mistakes.list.push(`${place}: ${typeName} has a field ${name} already`);
      return [];
    }
    const { renamed = {}, conditions = [], added = {} } = marks.get(typeName) ?? {};
    const shape = shaperOf(field.type);
    marks.set(typeName, {
      renamed,
      conditions,
      added: { ...added, [name]: { path, ...(shape && { shape }) } },
    });
    // The member requires the scopes that all fields of the type require. The file may require more.
    const [least = []] = fields
      .flatMap(({ directives }) => demandIn(directives) ?? [])
      .sort((one, other) => one.length - other.length);
    const directives = (field.directives ?? []).filter((directive) => !isMember(directive));
    const demanding = demandingAlso(directives, [least], undefined);
    return [
      {
        kind: Kind.OBJECT_TYPE_EXTENSION,
        name: { kind: Kind.NAME, value: typeName },
        fields: [{ ...field, directives: demanding }],
      },
    ];
  });
  return { ...sdl, definitions: [...sdl.definitions, ...extensions], marks };
}

/** A text that identifies the members of a folder. */
export const membersText = (members: readonly DeclaredMember[]): string =>
  JSON.stringify(
    members.map(({ typeName, field, path }) => [
      typeName,
      field.name.value,
      namedType(field.type),
      field.type.kind,
      path,
    ]),
  );
