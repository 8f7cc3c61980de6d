/** Operations in which every field of the types around a person has an alias with the name of another field. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

type Field = GraphQLField<unknown, unknown>;

export interface AliasedOperation {
  /** The operation with aliases that are names of entity keys. */
  readonly hostile: string;
  /** The same operation with aliases that are no field names. */
  readonly neutral: string;
  /** The coordinates with an alias in the operation. */
  readonly coordinates: readonly string[];
}

/** The aliases, and their replacements in the neutral operation. */
const aliases = { email: "neutral_0", id: "neutral_1" } as const;

/** The text of an answer with neutral aliases replaced by the hostile ones. */
export const asHostile = (text: string): string =>
  Object.entries(aliases).reduce(
    (all, [alias, neutral]) => all.replaceAll(`"${neutral}"`, `"${alias}"`),
    text,
  );

/** `User` and the types that each family adds for a person. */
const hubTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) &&
      type !== schema.getQueryType() &&
      (type.name === "User" ||
        Object.values(type.getFields()).some((field) => getNamedType(field.type).name === "User")),
  );

/** The shortest path from a person to each type, through fields without required arguments. */
function waysFrom(user: GraphQLObjectType): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[user.name, []]]);
  const queue = [user];
  for (let type = queue.shift(); type; type = queue.shift())
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner) || ways.has(inner.name) || field.args.some(isRequiredArgument)) continue;
      ways.set(inner.name, [...(ways.get(type.name) ?? []), field.name]);
      queue.push(inner);
    }
  return ways;
}

/** Fields of several subgraphs, for which plans add the key of a person. */
const BESIDE = "supportUser { upstreamId } bankCustomer { upstreamId } identityUser { upstreamId }";

/**
 * @param emails People for the operations, used in turn.
 * @param perOperation Number of selections in one operation.
 */
export function hubOperations(
  schema: GraphQLSchema,
  {
    emails,
    skip,
    perOperation = 8,
  }: { emails: readonly string[]; skip: (coordinate: string) => boolean; perOperation?: number },
): AliasedOperation[] {
  const user = schema.getType("User");
  if (!isObjectType(user)) throw new Error("the schema has no User");
  const ways = waysFrom(user);
  const parts = hubTypes(schema).flatMap((type) => {
    const way = ways.get(type.name);
    if (!way) return [];
    const fields = Object.values(type.getFields()).filter(
      (field) => !skip(`${type.name}.${field.name}`) && !field.args.some(isRequiredArgument),
    );
    const links = type.name === "User" ? BESIDE : linkOf(type);
    return fields.map((field, index) => {
      const next = fields[(index + 1) % fields.length] as Field;
      const write = (names: readonly string[]) => {
        const [first = "", second = ""] = names;
        const selected = `{ ${aliased(first, field)} ${next === field ? "" : aliased(second, next)} ${links} }`;
        return way.reduceRight((inner, name) => `{ ${name} ${inner} }`, selected);
      };
      return {
        hostile: write(Object.keys(aliases)),
        neutral: write(Object.values(aliases)),
        coordinate: `${type.name}.${field.name}`,
      };
    });
  });
  const groups = Array.from({ length: Math.ceil(parts.length / perOperation) }, (_, group) =>
    parts.slice(group * perOperation, (group + 1) * perOperation),
  );
  return groups.map((group, at) => {
    const email = JSON.stringify(emails[at % emails.length]);
    const write = (kind: "hostile" | "neutral") =>
      `{ ${group.map((part, index) => `r${index}: user(email: ${email}) ${part[kind]}`).join("\n")} }`;
    return {
      hostile: write("hostile"),
      neutral: write("neutral"),
      coordinates: group.map(({ coordinate }) => coordinate),
    };
  });
}

/** Path from an object back to its person, and on to another subgraph. */
function linkOf(type: GraphQLObjectType): string {
  const back = Object.values(type.getFields()).find(
    (field) => getNamedType(field.type).name === "User" && !field.args.some(isRequiredArgument),
  );
  return back
    ? `back: ${back.name} { displayName supportUser { upstreamId } bankCustomer { upstreamId } }`
    : "";
}

function aliased(alias: string, field: Field): string {
  const body = isCompositeType(getNamedType(field.type)) ? " { __typename }" : "";
  return `${alias === field.name ? "" : `${alias}: `}${field.name}${body}`;
}
