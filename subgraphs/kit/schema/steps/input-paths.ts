/**
 * Converts paths of `userErrors` to the client's names. A family names a member of the body; here the mutation
 * looks for the member in its input. The path is empty if it has no such member.
 */
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from "graphql";
import type { UserError } from "#subgraphs/kit/mapping/payloads.ts";

type RefusedPayload = { readonly userErrors: readonly UserError[] };

/** Wraps the mutations of a subgraph, so that errors in their payloads name members of `input`. */
export function nameInputPaths(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve)
      field.resolve = async (source, args, context, info) => {
        const payload: unknown = await resolve(source, args, context, info);
        return inInput(payload, field);
      };
  }
}

/** Converts the paths of a payload's errors, also in the parts that it lists. */
function inInput(payload: unknown, field: GraphQLField<unknown, unknown>): unknown {
  if (!isRefused(payload)) return payload;
  const parts = Object.entries(payload).map(([name, value]) => [
    name,
    Array.isArray(value) && name !== "userErrors"
      ? value.map((part: unknown) => (isRefused(part) ? withPaths(part, field) : part))
      : value,
  ]);
  return withPaths(Object.fromEntries(parts), field);
}

const isRefused = (value: unknown): value is RefusedPayload =>
  typeof value === "object" && value !== null && "userErrors" in value && Array.isArray(value.userErrors);

const withPaths = (payload: RefusedPayload, { args }: GraphQLField<unknown, unknown>): RefusedPayload => ({
  ...payload,
  userErrors: payload.userErrors.map((error) => {
    const input = args.find(({ name }) => name === "input");
    const path = error.field && input ? pathIn(input.type, error.field) : [];
    return { ...error, field: path.length > 0 ? path : null };
  }),
});

/**
 * The path of a member in an input type, as far as it exists. Empty if its first member does not exist.
 * @param sought names in the sent body, from the outside in, in camel case; list indexes as text
 */
export function pathIn(type: GraphQLInputType, sought: readonly string[]): string[] {
  const path = walk(type, sought);
  if (path.length > 0) return path;
  // Bodies often have an outer member for the object, which an input lacks.
  const inside = sought.length > 1 ? walk(type, sought.slice(1)) : [];
  return inside.length > 0 ? inside : withinOneMember(type, sought);
}

function walk(type: GraphQLInputType, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [];
  const nullable = getNullableType(type);
  if (isListType(nullable)) return /^\d+$/.test(name) ? [name, ...walk(nullable.ofType, rest)] : [];
  if (!isInputObjectType(nullable)) return [];
  const members = Object.values(nullable.getFields());
  const member = [name, `${name}Id`, `${name}Ids`, ...conventionalNames(name)]
    .map((spelling) => members.find((each) => each.name.toLowerCase() === spelling.toLowerCase()))
    .find((found) => found !== undefined);
  const found = member ?? onlyIdLike(name, members);
  return found ? [found.name, ...walk(found.type, rest)] : [];
}

/** Names that the schema's conventions use for a family's member. */
function conventionalNames(name: string): readonly string[] {
  if (name === "name") return ["displayName"];
  if (name === "displayName") return ["name"];
  return /^is[A-Z]/.test(name) ? [name.slice(2)] : [];
}

/** The only member whose name ends with the id's name, or the reverse: `postId` for `id` in a path. */
function onlyIdLike<Member extends { readonly name: string }>(
  name: string,
  members: readonly Member[],
): Member | undefined {
  const isId = (text: string) => /(?:^i|I)ds?$/.test(text);
  if (!isId(name)) return undefined;
  const endsWith = (long: string, short: string) =>
    long.endsWith(`${short.charAt(0).toUpperCase()}${short.slice(1)}`);
  const alike = members.filter(
    (member) => endsWith(member.name, name) || (isId(member.name) && endsWith(name, member.name)),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** The path through the only input member that contains the sought member, because inputs can group members. */
function withinOneMember(type: GraphQLInputType, sought: readonly string[]): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  const paths = Object.values(named.getFields()).flatMap((member) => {
    const path = isListType(getNullableType(member.type)) ? [] : walk(member.type, sought);
    return path.length > 0 ? [[member.name, ...path]] : [];
  });
  return (paths.length === 1 && paths[0]) || [];
}
