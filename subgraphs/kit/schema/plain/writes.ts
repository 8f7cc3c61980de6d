/** Mutations of a plain family: writes at the paths of a list and of an object, and actions below it. */
import type { TSchema } from "typebox";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { asWire } from "#subgraphs/kit/mapping/to-wire.ts";
import type {
  Resource,
  ResourceStyle,
  Resources,
  SdlField,
} from "#subgraphs/kit/schema/derived-resolvers.ts";
import { keyMember, memberLike, normalizedName, type PlainType, type Row, type Schema } from "./family.ts";

const METHODS: Readonly<Record<string, readonly string[]>> = {
  create: ["POST"],
  update: ["PATCH", "PUT"],
  delete: ["DELETE"],
};

/** @throws BAD_USER_INPUT for a body without members */
function checkChanged(body: object): void {
  if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
}

/**
 * True if an operation carries out a verb on the objects of a collection: `create` at the path of the list, `update`
 * and `delete` at the path of an object. Another verb is the end of a path below an object (`/books/{bookId}/lend-out`),
 * or the beginning of an operation's name at one of the two paths.
 * @example isWriteOf("cancel", { name: "cancelMeal", method: "DELETE", path: "/meals/{id}" }, "/meals", "/meals/{id}") // true
 */
export function isWriteOf(
  verb: string,
  { name, method, path }: Pick<BoundOperation, "name" | "method" | "path">,
  list: string,
  item: string | undefined,
): boolean {
  const methods = METHODS[verb];
  if (methods) return path === (verb === "create" ? list : item) && methods.includes(method);
  if (method === "GET" || item === undefined) return false;
  const isNamed = name.startsWith(verb) && /^[A-Z]/.test(name.slice(verb.length));
  return (
    normalizedName(path) === normalizedName(`${item}/${verb}`) ||
    (isNamed && (path === item || (path === list && method === "POST")))
  );
}

/** The operation of a mutation, if it is the only one of its kind. */
function operationFor(
  bound: Family["bound"],
  verb: string,
  { collection: { list, item } }: Resource,
): BoundOperation | undefined {
  const [found, ...others] = Object.values(bound).filter((one) =>
    isWriteOf(verb, one, list.path, item?.path),
  );
  return others.length === 0 ? found : undefined;
}

/** Returns the object in a response: the response itself, or a member of it. Undefined if it contains no object. */
function objectIn(
  { spec }: BoundOperation,
  row: TSchema,
): ((answer: Row | undefined) => unknown) | undefined {
  const returns = spec.returns as Schema | undefined;
  if (returns === row) return (answer) => answer;
  const member = Object.entries(returns?.properties ?? {}).find(([, schema]) => schema === row)?.[0];
  return member === undefined ? undefined : (answer) => answer?.[member];
}

/** Converts an input to the body of an operation. Input members and conversions are resolved at the start. */
function bodyOf(
  { type, renamed, links }: Resource,
  operation: BoundOperation,
  members: readonly SdlField[],
  resources: Resources,
  keyIn: PlainType["keyIn"],
): (input: Row) => object {
  const schema = operation.spec.body?.schema as Schema | undefined;
  const known = new Map(
    members.map(({ name }) => {
      const link = name.replace(/Id$/, "");
      const of = link === name ? undefined : links.get(link);
      const target = of === undefined ? undefined : resources.get(of);
      const wire = (target ? renamed[link] : renamed[name]) ?? name;
      const byKey = target && `${link}${keyMember(target.collection)}`;
      const member = schema && (memberLike(schema, wire) ?? (byKey && memberLike(schema, byKey)));
      if (member === undefined)
        throw new Error(`"${name}" is in no body of ${operation.id}: write the mutation of ${type} by hand`);
      const isNumber = (schema?.properties?.[member] as Schema | undefined)?.type === "integer";
      const read =
        target && ((id: string) => (isNumber ? Number(keyIn(target, id, name)) : keyIn(target, id, name)));
      return [name, { member, read }] as const;
    }),
  );
  return (input) => {
    const body: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(input)) {
      const { member, read } = known.get(name) ?? { member: name };
      body[member] = read && typeof value === "string" ? read(value) : value;
    }
    return schema ? asWire(schema, body) : body;
  };
}

/** Derives the mutations whose names are a verb and a type with `@rest`. */
export const plainWrites =
  (kit: PlainType): NonNullable<ResourceStyle["write"]> =>
  (mutation, fieldsOf, resources) => {
    const resource = [...resources.values()].find(({ type }) => mutation.name.endsWith(type));
    if (!resource) return undefined;
    const { type, collection } = resource;
    const verb = mutation.name.slice(0, -type.length);
    const operation = operationFor(kit.bound, verb, resource);
    if (!operation) return undefined;
    const result = mutation.name.charAt(0).toUpperCase() + mutation.name.slice(1);
    const field = fieldsOf(`${result}Payload`).find(({ returns }) => returns === type)?.name;
    const members = fieldsOf(`${result}Input`);
    const { key } = operation.path === collection.list.path ? {} : collection;
    const keyArgument =
      key &&
      members.find(
        ({ name }) => name === "id" || (name.endsWith("Id") && endsWithNoun(type, name.slice(0, -2))),
      )?.name;
    const others = members.filter(({ name }) => name !== keyArgument);
    const body = bodyOf(resource, operation, others, resources, kit.keyIn);
    const ownKey = keyMember(collection) ?? "id";
    const found = objectIn(operation, collection.row);
    return (_: unknown, { input }: { readonly input: Row }, context: unknown) => {
      const { [keyArgument ?? ""]: given, ...rest } = input;
      const id = keyArgument === undefined ? undefined : kit.keyIn(resource, String(given), keyArgument);
      const sent = body(rest);
      if (operation.spec.body && verb === "update") checkChanged(sent);
      const family = kit.family(context);
      return payload(async () => {
        const answer = await family.api[operation.name]?.({
          ...(key !== undefined && { [key]: id }),
          ...(operation.spec.body && { body: sent }),
        });
        const object = found ? found(answer) : { [ownKey]: id };
        if (!object) throw family.client.outcomeUnknown();
        return {
          ...(field !== undefined && { [field]: object }),
          ...(operation.method === "DELETE" && { deletedId: globalId(type, id) }),
        };
      });
    };
  };

/** True if a type's name ends with a noun: `ContactCentreTeam` with `team`. */
const endsWithNoun = (type: string, noun: string) =>
  noun !== "" && type.endsWith(noun.charAt(0).toUpperCase() + noun.slice(1));
