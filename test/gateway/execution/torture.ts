/**
 * A small supergraph with all features that are difficult for plans and answers. The data of its three subgraphs is
 * derived from the coordinate and the id of the entity. Answers are damaged by a seed, in the same way for equal
 * seeds.
 */
import { composeServices } from "@apollo/composition";
import type { GraphQLDataSource } from "@apollo/gateway";
import { ApolloServer } from "@apollo/server";
import { buildSubgraphSchema } from "@apollo/subgraph";
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  printSchema,
  type StringValueNode,
  stripIgnoredCharacters,
  type ValueNode,
  visit,
} from "graphql";
import { gatewayOver } from "#bench/gateways/foreign-supergraph.ts";
import type { ExecutorCounts } from "#gateway/execution/executor.ts";
import type { LaterAnswers } from "#gateway/operation/later.ts";
import { clientError } from "#gateway/policy/client-error.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";
import { type Random, seededRandom } from "#services/kit/data/random.ts";
import type { ErrorLike, ExecutorAnswer } from "./compare.ts";
import { type Merged, mergedOf } from "./defer/merged.ts";

const LINK = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import:
  ["@key", "@shareable", "@external", "@requires", "@provides", "@interfaceObject", "@inaccessible"])`;

const sdl = {
  shop: `${LINK}
    interface Thing { id: ID! name: String code: String }
    interface Media @key(fields: "id") { id: ID! title: String }
    union Any = Book | Film | Note
    scalar Blob
    enum Color { RED GREEN BLUE }
    type Query {
      things(first: Int): [Thing]
      thing(id: ID!): Thing
      book(id: ID!): Book
      film(id: ID!): Film
      any: Any
      anys: [Any!]!
      grid: [[Thing]]
      strict: Book!
      media: [Media!]
      point: Point @shareable
      points: [Point] @shareable
      cells(at: Int): [[Point]] @shareable
      search(text: String, colors: [Color!], first: Int): [Any]
      person(id: ID!): Person
    }
    type Mutation { rename(id: ID!): Book touch: Int! reshape: Thing }
    type Book implements Thing @key(fields: "id") {
      id: ID! name: String code: String! size: Size price: Float! pages: Int parts: [Part] rows: [[Part!]]
      author: Person related: [Thing!] grid: [[Book]] color: Color available: Boolean blob: Blob
    }
    type Film implements Thing @key(fields: "id") {
      id: ID! name: String code: String length: Int! author: Person any: Any shelf: [[[Book!]]]
    }
    type Note { text: String! about: Any color: Color }
    type Song implements Media @key(fields: "id") { id: ID! title: String seconds: Int! }
    type Clip implements Media @key(fields: "id") { id: ID! title: String of: Film }
    type Size { w: Int! h: Int }
    type Part { no: Int! weight: Float tags: [String!]! inner: Part }
    type Person @key(fields: "id") @key(fields: "email") { id: ID! email: String! }
    type Point @shareable { x: Int y: Float label: String }`,
  reviews: `${LINK}
    interface Thing { id: ID! }
    type Query { reviews(first: Int): [Review] review: Review! point: Point @shareable points: [Point] @shareable
      cells(at: Int): [[Point]] @shareable }
    type Mutation { review(id: ID!): Review! }
    type Book implements Thing @key(fields: "id") {
      id: ID! price: Float! @external size: Size @external parts: [Part] @external rows: [[Part!]] @external
      sizeText: String @requires(fields: "price size { w h }")
      partsText: String @requires(fields: "parts { no inner { no } }")
      rowsText: String @requires(fields: "rows { no }")
      reviews: [Review!]! rating: Float
    }
    type Size @external { w: Int! h: Int }
    type Part @external { no: Int! inner: Part }
    type Film implements Thing @key(fields: "id") { id: ID! reviews: [Review] }
    type Review @key(fields: "id") {
      id: ID! body: String author: Person @provides(fields: "nick") about: Thing stars: Int! replies: [[Review]]
    }
    type Person @key(fields: "id") { id: ID! nick: String @external friends: [Person] best: Person! }
    type Media @key(fields: "id") @interfaceObject { id: ID! plays: Int! fans: [Person!] }
    type Point @shareable { x: Int z: Int }`,
  people: `${LINK}
    union Owned = Book | Film
    type Query { me: Person! staff: [Person!]! }
    type Person @key(fields: "email") @key(fields: "id") {
      id: ID! email: String! nick: String @shareable books: [Book!] owns: [Owned] best2: Owned age: Int
    }
    type Book @key(fields: "id", resolvable: false) { id: ID! }
    type Film @key(fields: "id") { id: ID! score: Int! subtitles: [[String!]]! cast: [Person] }`,
};

type Name = keyof typeof sdl;
const names = Object.keys(sdl) as Name[];

const composed = composeServices(
  names.map((name) => ({ name, typeDefs: parse(sdl[name]), url: `http://${name}` })),
);
if (composed.errors)
  throw new AggregateError(composed.errors, composed.errors.map(({ message }) => message).join("\n"));
const supergraphSdl = composed.supergraphSdl;
export const api: GraphQLSchema = buildSchema(printSchema(composed.schema.toAPISchema().toGraphQLJSSchema()));

/** Damage of answers: the share of damaged values, 0 for none. */
export interface Damage {
  readonly seed: string;
  /** The only subgraph with damaged answers; by default all. */
  readonly only?: Name;
  readonly nulls: number;
  readonly wrongLeaves: number;
  readonly wrongTypes: number;
  readonly missing: number;
  readonly wrongShapes: number;
  readonly errors: number;
  /** Subgraphs that fail: with an error and no data, or by throwing. */
  readonly down: Readonly<Partial<Record<Name, "error" | "throw" | "null" | "short">>>;
}

export const unharmed: Damage = {
  seed: "",
  nulls: 0,
  wrongLeaves: 0,
  wrongTypes: 0,
  missing: 0,
  wrongShapes: 0,
  errors: 0,
  down: {},
};

/** A value for a field, equal in every subgraph for the same coordinate of the same entity. */
function made(type: GraphQLOutputType, random: Random, schema: GraphQLSchema, nullable = true): unknown {
  if (isNonNullType(type)) return made(type.ofType, random, schema, false);
  if (nullable && random.chance(0.12)) return null;
  if (isListType(type))
    return Array.from({ length: random.int(0, 3) }, () => made(type.ofType, random, schema));
  if (isAbstractType(type)) {
    const possible = [...schema.getPossibleTypes(type)].sort((a, b) => (a.name < b.name ? -1 : 1));
    return made(random.pick(possible), random, schema, false);
  }
  if (isObjectType(type)) {
    const key = random.int(1, 6);
    const entity = { __typename: type.name, id: `${type.name}:${key}` };
    return type.getFields()["email"] ? { ...entity, email: `p${key}@x.example` } : entity;
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  const leaves: Readonly<Record<string, unknown>> = {
    Int: random.int(-3, 1000),
    Float: random.int(0, 1000) / 4,
    Boolean: random.chance(0.5),
  };
  return leaves[type.name] ?? `s${random.int(0, 99)}`;
}

const resolveField =
  (schema: GraphQLSchema): GraphQLFieldResolver<Record<string, unknown> | undefined, unknown> =>
  (source, args, _context, { fieldName, parentType, returnType }) => {
    if (fieldName.endsWith("Text")) {
      const { __typename: _, id: __, ...required } = source ?? {};
      return JSON.stringify(required);
    }
    const given = source?.[fieldName];
    if (given !== undefined) return given;
    const key = `${parentType.name}.${fieldName} ${source?.["id"] ?? source?.["email"]} ${JSON.stringify(args)}`;
    return made(returnType, seededRandom(key), schema);
  };

/** All requests of a gateway, so that two gateways can be compared. */
export type SentRequests = string[];

/**
 * A request with the values of its variables in place of the variables, followed by the keys of entities, because a
 * literal in one gateway's request may be a variable in the other's.
 */
function withLiterals(query: string, { representations, ...variables }: Readonly<Record<string, unknown>>) {
  const text = (value: string): StringValueNode => ({ kind: Kind.STRING, value });
  const literal = (value: unknown): ValueNode => {
    if (value === null) return { kind: Kind.NULL };
    if (Array.isArray(value)) return { kind: Kind.LIST, values: value.map(literal) };
    if (typeof value !== "object") return text(String(value));
    const fields = Object.entries(value).map(([name, member]) => ({
      kind: Kind.OBJECT_FIELD as const,
      name: { kind: Kind.NAME as const, value: name },
      value: literal(member),
    }));
    return { kind: Kind.OBJECT, fields };
  };
  const document = visit(parse(query), {
    VariableDefinition: () => null,
    Variable: (node) => (node.name.value in variables ? literal(variables[node.name.value]) : undefined),
    IntValue: ({ value }) => text(value),
    FloatValue: ({ value }) => text(value),
    EnumValue: ({ value }) => text(value),
    BooleanValue: ({ value }) => text(String(value)),
  });
  return `${stripIgnoredCharacters(print(document))} ${JSON.stringify(representations ?? null)}`;
}

class Subgraph implements GraphQLDataSource {
  readonly #name: Name;
  readonly #schema: GraphQLSchema;
  readonly #world: World;

  constructor(name: Name, world: World) {
    this.#name = name;
    this.#schema = buildSubgraphSchema({ typeDefs: parse(sdl[name]) });
    this.#world = world;
  }

  async process(options: Parameters<GraphQLDataSource["process"]>[0]) {
    const { query = "", variables = {} } = options.request;
    const { damage, sent } = this.#world;
    const text = `${this.#name} ${withLiterals(query, variables)}`;
    sent.push(text);
    const down = damage.down[this.#name];
    if (down === "throw") throw new Error(`${this.#name} threw`);
    const whole = { message: "down", extensions: { code: "UPSTREAM_UNAVAILABLE", family: this.#name } };
    if (down === "error") return { errors: [whole] } as never;
    if (down === "null") return { data: null, errors: [whole] } as never;
    const result = await execute({
      schema: this.#schema,
      document: parse(query) as DocumentNode,
      variableValues: variables as Record<string, unknown>,
      fieldResolver: resolveField(this.#schema),
    });
    const answer = JSON.parse(JSON.stringify(result)) as { data: unknown; errors?: object[] };
    const errors = answer.errors ?? [];
    const random = seededRandom(`${damage.seed} ${text}`);
    const befallen = damage.only === undefined || damage.only === this.#name;
    const data = damaged(answer.data, befallen ? damage : unharmed, random, (path) =>
      errors.push({
        message: "no luck",
        path,
        ...random.pick([{}, { extensions: { code: "NOT_FOUND", family: this.#name } }]),
      }),
    ) as Record<string, unknown> | null;
    if (down === "short" && data && Array.isArray(data["_entities"])) data["_entities"].pop();
    return (errors.length > 0 ? { data, errors } : { data }) as never;
  }
}

/** The answer with some parts missing or wrong. Lists of entities keep their length. */
function damaged(
  value: unknown,
  damage: Damage,
  random: Random,
  fail: (path: (string | number)[]) => void,
  path: (string | number)[] = [],
): unknown {
  if (path.length > 0 && path.at(-1) !== "_entities") {
    if (random.chance(damage.errors)) {
      fail(path);
      return null;
    }
    if (random.chance(damage.nulls)) return null;
  }
  if (path.length > 0 && typeof value === "object" && value !== null && random.chance(damage.wrongShapes))
    return random.pick<unknown>([value, [value], [], {}, 1, "x", Array.isArray(value) ? value[0] : null]);
  if (Array.isArray(value))
    return value.map((item, index) => damaged(item, damage, random, fail, [...path, index]));
  if (typeof value === "object" && value !== null) {
    const kept: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      if (key === "__typename") {
        if (!random.chance(damage.wrongTypes)) kept[key] = inner;
        else
          kept[key] = random.pick(["Book", "Film", "Thing", "Nothing", "Person", "Int", "", null, undefined]);
      } else if (!random.chance(damage.missing))
        kept[key] = damaged(inner, damage, random, fail, [...path, key]);
    }
    return kept;
  }
  if (value !== null && random.chance(damage.wrongLeaves))
    return random.pick([
      1,
      1.5,
      2 ** 53,
      1e30,
      -0,
      true,
      "x",
      "12",
      "RED",
      "PURPLE",
      "",
      [],
      {},
      ["x"],
      [null],
    ]);
  return value;
}

/** The damage for both gateways, and their requests. */
interface World {
  damage: Damage;
  sent: SentRequests;
}

export interface TortureGateway {
  readonly counts: ExecutorCounts;
  ask(
    request: { query: string; variables: Record<string, unknown> },
    damage?: Damage,
  ): Promise<{ answer: ExecutorAnswer; sent: SentRequests; raw: readonly ErrorLike[] }>;
  /** Our executor's answer in parts, merged like in a client. */
  askInParts(
    request: { query: string; variables: Record<string, unknown> },
    damage?: Damage,
  ): Promise<Merged>;
  close(): Promise<void>;
}

const owner = () => ({
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
  requestId: "torture",
});

const silent = { debug() {}, info() {}, warn() {}, error() {} };

export async function openTorture(executor: "compiled" | "apollo"): Promise<TortureGateway> {
  const world: World = { damage: unharmed, sent: [] };
  const sources = new Map<string, GraphQLDataSource>(names.map((name) => [name, new Subgraph(name, world)]));
  const gateway = gatewayOver(supergraphSdl, {
    executor,
    sourceOf({ name }) {
      const source = sources.get(name);
      if (!source) throw new Error(`no subgraph is called ${name}`);
      return source;
    },
  });
  let raw: TortureAnswer["raw"] = [];
  const server = new ApolloServer<TortureContext>({
    gateway,
    logger: silent,
    formatError: clientError,
    stopOnTerminationSignals: false,
    plugins: [
      {
        requestDidStart: async () => ({
          didEncounterErrors: async ({ errors }) => {
            raw = errors;
          },
        }),
      },
    ],
  });
  await server.start();
  return {
    counts: gateway.counts,
    async ask(request, damage = unharmed) {
      world.damage = damage;
      world.sent = [];
      raw = [];
      const { body } = await server.executeOperation(request, { contextValue: newContext(false) });
      if (body.kind !== "single") throw new Error("an incremental answer was not asked for");
      const answer = JSON.parse(JSON.stringify(body.singleResult)) as ExecutorAnswer;
      return { answer, sent: world.sent.sort(), raw };
    },
    askInParts(request, damage = unharmed) {
      world.damage = damage;
      world.sent = [];
      return mergedOf(
        (async function* () {
          const contextValue = newContext(true);
          const { body } = await server.executeOperation(request, { contextValue });
          if (body.kind !== "single") throw new Error("the server made parts of an answer by itself");
          const { later } = contextValue.answers;
          yield { first: body.singleResult, pending: later?.pending ?? [] };
          if (later) yield* later.payloads();
        })(),
      );
    },
    close: () => server.stop(),
  };
}

/** The part of an operation's context that the executor uses. */
interface TortureContext {
  readonly operation: { readonly budget: OperationBudget };
  readonly answers: { later?: LaterAnswers };
  readonly incremental: boolean;
}

const newContext = (incremental: boolean): TortureContext => ({
  operation: { budget: new OperationBudget(defaultLimits, owner()) },
  answers: {},
  incremental,
});

type TortureAnswer = Awaited<ReturnType<TortureGateway["ask"]>>;
