/**
 * Paths of `userErrors` in the client's words. A family names a member of the body that it received:
 * here the mutation that was called finds that member in its own input, or names none.
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

type Refused = { readonly userErrors: readonly UserError[] };

/** Gives every mutation of a subgraph payloads whose errors name members of its own `input`. */
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

/** A payload, and the parts that it lists, with the paths of their errors. */
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

const isRefused = (value: unknown): value is Refused =>
  typeof value === "object" && value !== null && "userErrors" in value && Array.isArray(value.userErrors);

const withPaths = (payload: Refused, { args }: GraphQLField<unknown, unknown>): Refused => ({
  ...payload,
  userErrors: payload.userErrors.map((error) => {
    const input = args.find(({ name }) => name === "input");
    const path = error.field && input ? pathIn(input.type, error.field) : [];
    return { ...error, field: path.length > 0 ? path : null };
  }),
});

/**
 * The path of a member in an input type, as far as the type has it; empty if it has nothing of it.
 * @param sought Names of the body that was sent, from the outside in, in camel case; list indexes as text.
 */
export function pathIn(type: GraphQLInputType, sought: readonly string[]): string[] {
  const path = walk(type, sought);
  if (path.length > 0) return path;
  // Bodies often stand under their noun, which an input leaves out.
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

/** Names that the schema's conventions give to members that families call otherwise. */
function conventionalNames(name: string): readonly string[] {
  if (name === "name") return ["displayName"];
  if (name === "displayName") return ["name"];
  return /^is[A-Z]/.test(name) ? [name.slice(2)] : [];
}

/** The one member whose name is the end of the id's name, or ends with it: `postId` for `id` in a path. */
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

/** An input may group what a body has side by side: the path through the only group that has the member. */
function withinOneMember(type: GraphQLInputType, sought: readonly string[]): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  const paths = Object.values(named.getFields()).flatMap((member) => {
    const path = isListType(getNullableType(member.type)) ? [] : walk(member.type, sought);
    return path.length > 0 ? [[member.name, ...path]] : [];
  });
  return (paths.length === 1 && paths[0]) || [];
}
