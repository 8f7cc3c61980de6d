/** An operation for each field of the API with arguments. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

type Field = GraphQLField<unknown, unknown>;

export interface AskedField {
  /** `Banking.payments`. */
  readonly coordinate: string;
  readonly field: Field;
  /** Writes an operation with variables for these arguments. @param depth number of selected levels */
  write(names: readonly string[], depth: number): string;
}

/** Text before and after a selection on a type. */
interface Way {
  readonly root: "query" | "mutation";
  readonly before: string;
  readonly after: string;
}

const mustBeGiven = (field: Field) => field.args.some(isRequiredArgument);
const isConnection = (field: Field) => field.args.some(({ name }) => name === "first");

/**
 * Selections that lead to types: from root types, from `node`, and from a table.
 * @param starts text around a selection, for types without another path
 */
function waysTo(schema: GraphQLSchema, ids: Ids, starts: Starts): Map<string, Way> {
  const ways = new Map<string, Way>();
  const queue: GraphQLObjectType[] = [];
  const reach = (type: unknown, way: Way) => {
    if (!isObjectType(type) || ways.has(type.name)) return;
    ways.set(type.name, way);
    queue.push(type);
  };
  reach(schema.getQueryType(), { root: "query", before: "", after: "" });
  reach(schema.getMutationType(), { root: "mutation", before: "", after: "" });
  for (const [name, before] of Object.entries(starts))
    reach(schema.getType(name), { root: "query", before, after: " }".repeat(before.split("{").length - 1) });
  for (const [name, [id]] of ids) {
    const type = schema.getType(name);
    if (isObjectType(type) && type.getInterfaces().length > 0)
      reach(type, {
        root: "query",
        before: `node(id: ${JSON.stringify(id)}) { ... on ${name} { `,
        after: " } }",
      });
  }
  for (let type = queue.shift(); type; type = queue.shift()) {
    const { root, before, after } = ways.get(type.name) as Way;
    if (root === "mutation") continue;
    for (const field of Object.values(type.getFields()))
      if (!mustBeGiven(field))
        reach(getNamedType(field.type), {
          root,
          before: `${before}${field.name}${isConnection(field) ? "(first: 3)" : ""} { `,
          after: ` }${after}`,
        });
  }
  return ways;
}

type Ids = ReadonlyMap<string, readonly string[]>;
type Starts = Readonly<Record<string, string>>;

/** All scalars of a type, and objects down to the depth. */
export function selectionOf(schema: GraphQLSchema, type: unknown, depth: number): string {
  const named = getNamedType(type as Field["type"]);
  if (!isCompositeType(named)) return "";
  if (isAbstractType(named))
    return `{ __typename ${schema
      .getPossibleTypes(named)
      .slice(0, 3)
      .map((possible) => `... on ${possible.name} { __typename }`)
      .join(" ")} }`;
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (mustBeGiven(field)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const listed = ["nodes", "pageInfo"].includes(field.name);
    if ((!listed && depth <= 0) || field.name === "edges") return [];
    const first = isConnection(field) ? "(first: 1)" : "";
    return [`${field.name}${first} ${selectionOf(schema, field.type, listed ? depth : depth - 1)}`];
  });
  return `{ __typename ${parts.join(" ")} }`;
}

/** Fields with arguments that are reachable, and coordinates of the others. */
export function askedFields(schema: GraphQLSchema, ids: Ids, starts: Starts) {
  const ways = waysTo(schema, ids, starts);
  const asked: AskedField[] = [];
  const unreached: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    // The gateway answers subscriptions itself; see test/gateway/live.
    if (type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue;
      const coordinate = `${type.name}.${field.name}`;
      const way = ways.get(type.name);
      if (!way) unreached.push(coordinate);
      else
        asked.push({ coordinate, field, write: (names, depth) => written(schema, way, field, names, depth) });
    }
  }
  const reads = [...ways].flatMap(([name, { root, before, after }]) => {
    const type = schema.getType(name);
    if (root === "mutation" || before === "" || !isObjectType(type) || /Connection$|Edge$/.test(name))
      return [];
    if (Object.values(type.getFields()).some(({ args }) => args.length > 0) && !type.getFields()["id"])
      return [];
    const hasObjects = Object.values(type.getFields()).some((field) =>
      isCompositeType(getNamedType(field.type)),
    );
    return hasObjects ? [`query Read { ${before}${selectionOf(schema, type, 1).slice(1, -1)}${after} }`] : [];
  });
  // Reads come first, because writes may change or delete their objects.
  asked.sort((a, b) => orderOf(a) - orderOf(b));
  return { asked, unreached, reads };
}

const REMOVES = /^Mutation\.(delete|remove|un[a-z]+|close|cancel)/;
const orderOf = ({ coordinate }: AskedField) =>
  REMOVES.test(coordinate) ? 2 : Number(coordinate.startsWith("Mutation."));

function written(
  schema: GraphQLSchema,
  { root, before, after }: Way,
  field: Field,
  names: readonly string[],
  depth: number,
): string {
  const given = field.args.filter(({ name }) => names.includes(name));
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = given.map(({ name }) => `${name}: $${name}`).join(", ");
  // Mutations select errors only, because other fields could need further calls.
  const selection =
    root === "mutation" ? "{ userErrors { code message field } }" : selectionOf(schema, field.type, depth);
  return `${root} Sent${declared && `(${declared})`} { ${before}${field.name}${passed && `(${passed})`} ${selection}${after} }`;
}
