/** Nouns of the graph, the links between them, and documents that join two of them. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";
import { type DeclaredFamilies, type DeclaredOperation, declaredFamilies } from "#console/data/declared.ts";
import { families, familyOfOperation } from "#console/data/family-look.ts";
import { operationsAt } from "#console/data/operations.ts";
import { documentOf, type PathStep, pathBetween } from "#platform/graphql/finding/field-paths.ts";

type Field = GraphQLField<unknown, unknown>;

export interface Noun {
  readonly name: string;
  /** Family of the noun; undefined for a noun that several families share. */
  readonly family: string | undefined;
}

export interface Link {
  readonly from: string;
  readonly to: string;
  /** `User.tickets` */
  readonly coordinate: string;
  readonly field: Field;
  readonly operations: readonly string[];
  /** The declared operations among `operations`. */
  readonly declared: readonly DeclaredOperation[];
}

export interface LinkMap {
  readonly nouns: readonly Noun[];
  readonly links: readonly Link[];
  /** Links by the noun that they start from. */
  readonly linksOf: ReadonlyMap<string, readonly Link[]>;
}

/** Nouns that several families share. */
export const HUBS = ["User", "Company"];

const maps = new WeakMap<GraphQLSchema, { readonly declared: DeclaredFamilies; readonly map: LinkMap }>();

const isNode = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node");

/** True for a type whose objects have an id, and for an interface of such types, such as `Payment`. */
const isNoun = (type: GraphQLNamedType, schema: GraphQLSchema): boolean =>
  isNode(type) ||
  (isInterfaceType(type) && type.name !== "Node" && schema.getPossibleTypes(type).every(isNode));

/** All nouns (types whose objects have an id, and declared types), and the fields that lead from one to another. */
export function linkMapOf(schema: GraphQLSchema, declared = declaredFamilies.get()): LinkMap {
  const known = maps.get(schema);
  if (known?.declared === declared) return known.map;
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isNoun(type, schema) || declared.nouns.has(type.name),
  );
  const declaredAt = (coordinate: string) =>
    declared.operations.filter((operation) => operation.coordinate === coordinate);
  const names = new Set(types.map(({ name }) => name));
  const links: Link[] = [];
  for (const type of types) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.deprecationReason) continue;
      const target = nounOf(getNamedType(field.type).name, schema);
      if (target === undefined || !names.has(target) || target === type.name) continue;
      const coordinate = `${type.name}.${field.name}`;
      const found = operationsAt.get(coordinate) ?? [];
      // A declared object may come from a field without an operation. It is then read by its key.
      const named = declaredAt(coordinate);
      const own = named.length > 0 || !declared.nouns.has(target) ? named : declaredAt(target);
      const operations = [...found, ...own].map(({ id }) => id);
      links.push({ from: type.name, to: target, coordinate, field, operations, declared: own });
    }
  }
  const owners = new Map([...familiesOf(schema, names), ...declared.nouns]);
  const nouns = [...names].sort().map((name): Noun => ({ name, family: owners.get(name) }));
  const linksOf = new Map<string, Link[]>();
  for (const link of links) {
    const own = linksOf.get(link.from);
    if (own) own.push(link);
    else linksOf.set(link.from, [link]);
  }
  const map = { nouns, links, linksOf };
  maps.set(schema, { declared, map });
  return map;
}

/** The noun that a type stands for: the type of the nodes for a connection, otherwise the type itself. */
function nounOf(name: string, schema: GraphQLSchema): string | undefined {
  const type = schema.getType(name);
  if (isInterfaceType(type)) return name;
  if (!isObjectType(type)) return undefined;
  const nodes = type.getFields()["nodes"];
  return nodes ? getNamedType(nodes.type).name : name;
}

/** Family of each noun, by votes: an operation has one vote if it reads a field of the noun, three if it returns it. */
function familiesOf(schema: GraphQLSchema, names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const votes = new Map<string, Map<string, number>>();
  const vote = (noun: string, family: string, weight: number) => {
    const own = votes.get(noun) ?? new Map<string, number>();
    own.set(family, (own.get(family) ?? 0) + weight);
    votes.set(noun, own);
  };
  for (const [coordinate, operations] of operationsAt) {
    const [typeName = "", fieldName = ""] = coordinate.split(".");
    const type = schema.getType(typeName);
    for (const { family } of operations) {
      if (names.has(typeName)) vote(typeName, family, 1);
      if (!isObjectType(type)) continue;
      const field = type.getFields()[fieldName];
      const target = field && nounOf(getNamedType(field.type).name, schema);
      if (target !== undefined && names.has(target)) vote(target, family, 3);
    }
  }
  const owners = new Map<string, string>();
  for (const [noun, own] of votes) {
    if (HUBS.includes(noun) || isInterfaceType(schema.getType(noun))) continue;
    const [best] = [...own].sort((a, b) => b[1] - a[1]);
    if (best && families.some(({ name }) => name === best[0])) owners.set(noun, best[0]);
  }
  return owners;
}

export interface JoinedPath {
  /** Nouns on the way, with the first and the last. */
  readonly nouns: readonly string[];
  readonly links: readonly Link[];
  readonly document: string;
}

/** Most links of a way. */
const MAX_LINKS = 4;
const MAX_WAYS = 6;
/** Most unfinished ways of one length that are followed. */
const MAX_OPEN = 20_000;

/** Shortest ways from one noun to another, each with a document that follows the way. */
export function waysBetween(
  schema: GraphQLSchema,
  from: string,
  to: string,
  declared = declaredFamilies.get(),
): readonly JoinedPath[] {
  const { linksOf } = linkMapOf(schema, declared);
  const found: JoinedPath[] = [];
  let open: readonly (readonly Link[])[] = [[]];
  for (let length = 1; length <= MAX_LINKS && found.length < MAX_WAYS; length++) {
    const next: (readonly Link[])[] = [];
    for (const way of open) {
      const here = way.at(-1)?.to ?? from;
      const been = new Set([from, ...way.map((link) => link.to)]);
      for (const link of linksOf.get(here) ?? []) {
        if (been.has(link.to)) continue;
        const longer = [...way, link];
        if (link.to !== to) {
          if (next.length < MAX_OPEN) next.push(longer);
          continue;
        }
        const joined = joinedBy(schema, from, longer);
        if (joined && found.length < MAX_WAYS) found.push(joined);
      }
    }
    if (found.length > 0) break;
    open = next;
  }
  // If several families share the noun, the way that reads most of them comes first.
  const read = ({ links }: JoinedPath) => new Set(links.at(-1)?.operations.map(familyOfOperation)).size;
  return isInterfaceType(schema.getType(to)) ? found.sort((a, b) => read(b) - read(a)) : found;
}

/** Nouns that receive payments. Ways from them list only payments that go out to them. */
const PAYEES: ReadonlySet<string> = new Set(["ErpVendor"]);

/** Filter for a link's list on a way from a noun; undefined if the way needs none. */
function filterFrom(noun: string, { args }: Field): string | undefined {
  const filter = args.find(({ name }) => name === "filter");
  const type = filter && getNamedType(filter.type);
  const directed = isInputObjectType(type) && "directions" in type.getFields();
  return directed && PAYEES.has(noun) ? "{ directions: [OUTGOING] }" : undefined;
}

function joinedBy(schema: GraphQLSchema, from: string, links: readonly Link[]): JoinedPath | undefined {
  const query = schema.getQueryType();
  const beginning = query && pathBetween(schema, query.name, from);
  if (!beginning) return undefined;
  const steps: PathStep[] = [...beginning];
  for (const link of links) {
    steps.push({ type: link.from, field: link.field, filter: filterFrom(from, link.field) });
    const target = getNamedType(link.field.type);
    const nodes = isObjectType(target) ? target.getFields()["nodes"] : undefined;
    if (nodes) steps.push({ type: target.name, field: nodes });
  }
  const nouns = [from, ...links.map((link) => link.to)];
  return { nouns, links, document: documentOf(`${nouns[0]}To${nouns.at(-1)}`, steps, { named: from }) };
}
