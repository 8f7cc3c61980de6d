/**
 * The gateway is an `ApolloGateway`. That class loads and replaces supergraphs, owns the data sources and the
 * planner, and runs plans if `deployment.executor: apollo` is set or our executor cannot run them. Only this
 * file reads private members of `@apollo/gateway` 2.14.4; `tributary-gateway.test.ts` fails if an upgrade moves
 * one:
 * - `createSchemaFromSupergraphSdl`, `createServices`: the supergraph is parsed once for all readers;
 * - `supergraphSchema`: only the inherited executor reads it, and building it is a fifth of the loading time.
 */
import { operationFromDocument, Supergraph } from "@apollo/federation-internals";
import {
  ApolloGateway,
  type GraphQLDataSource,
  type SupergraphManager,
  type SupergraphSdlUpdateFunction,
} from "@apollo/gateway";
import { type DocumentNode, GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { withOwnDirectives } from "#gateway/schemas/own-directives.ts";
import { checkVariablesOf } from "#platform/graphql/scalars.ts";
import { leanSchemaOf, withoutValidation } from "#subgraphs/kit/schema/lean-schemas.ts";
import { stripAstNodes } from "#subgraphs/kit/schema/strip-ast-nodes.ts";
import { addedFields, withSafeAliases } from "./aliases.ts";
import { boundedAnswer } from "./bounded-answer.ts";
import type { Deferrable } from "./defer/deferrable.ts";
import { defersIn, withoutDefer } from "./defer/directive.ts";
import { compiledExecutor, type ExecutorCounts } from "./executor.ts";
import type { Executor, RequestContext } from "./executor-types.ts";
import type { IsOfType } from "./rewrites.ts";
import { stopsOnError } from "./stop-on-error.ts";

/** A composed supergraph. */
export interface SupergraphText {
  readonly supergraphSdl: string;
  /** The parsed SDL, without locations. */
  readonly supergraph: DocumentNode;
}

/** Facts about a supergraph that the planner does not have. */
export interface SupergraphFacts {
  /** Fields that can be fetched later. */
  readonly deferrable: Deferrable;
}

export interface TributaryGatewayOptions<Facts extends SupergraphFacts> extends SupergraphText {
  readonly executor?: "compiled" | "apollo" | undefined;
  /** The data source of a subgraph. @throws for a subgraph that the deployment does not have */
  readonly sourceOf: (subgraph: { readonly name: string; readonly url?: string }) => GraphQLDataSource;
  /**
   * Reads the facts of a supergraph before it is loaded.
   * @param schema Returns the client schema. Must be called only after the supergraph is loaded.
   * @throws for a supergraph that cannot be served
   */
  readonly factsOf: (supergraph: SupergraphText, schema: () => GraphQLSchema) => Facts;
}

/** A supergraph that is served. */
export interface ServedSupergraph<Facts> {
  readonly supergraphSdl: string;
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  readonly facts: Facts;
}

/** A supergraph whose facts were read. It has a schema after `ApolloGateway` has loaded it. */
interface IncomingSupergraph<Facts> extends SupergraphText {
  readonly facts: Facts;
  schema?: GraphQLSchema;
}

interface ExecutableSupergraph<Facts> extends ServedSupergraph<Facts> {
  readonly execute: Executor;
}

/** Parts of a supergraph that hold no state of a gateway. */
interface BuiltSupergraph {
  readonly supergraph: Supergraph;
  readonly isOfType: IsOfType;
  /** Builds the schema of the whole supergraph. */
  readonly whole: () => GraphQLSchema;
}

/** Keyed by document, because all gateways of a process share the entries. */
const built = new WeakMap<DocumentNode, BuiltSupergraph>();

/** Placeholder for the schema of the whole supergraph, until the inherited executor needs it. */
const NOT_BUILT = new GraphQLSchema({});

const silent = { debug() {}, info() {}, warn: console.warn, error: console.error };

/** Passes supergraphs to `ApolloGateway`: the first one at the start, later ones by its `update` callback. */
class Manager implements SupergraphManager {
  update: SupergraphSdlUpdateFunction | undefined;
  readonly #first: string;

  constructor(first: string) {
    this.#first = first;
  }

  async initialize({ update }: { update: SupergraphSdlUpdateFunction }) {
    this.update = update;
    return { supergraphSdl: this.#first };
  }
}

/** Apollo's gateway with our executor. */
export class TributaryGateway<Facts extends SupergraphFacts> extends ApolloGateway {
  readonly counts: ExecutorCounts = { compiled: 0, apollo: 0, repaired: 0, planned: 0 };
  readonly #options: TributaryGatewayOptions<Facts>;
  readonly #manager: Manager;
  readonly #sources: Map<string, GraphQLDataSource>;
  readonly #inherited: Executor;
  /** Running operations end on the supergraph whose schema validated them. */
  readonly #bySchema = new WeakMap<GraphQLSchema, ExecutableSupergraph<Facts>>();
  #incoming: IncomingSupergraph<Facts>;
  #served: ExecutableSupergraph<Facts> | undefined;
  #isOfType: IsOfType = (typeName, condition) => typeName === condition;
  #supergraphSchema = (): GraphQLSchema => NOT_BUILT;

  /** @throws what `factsOf` throws for the first supergraph */
  constructor(options: TributaryGatewayOptions<Facts>) {
    // `ApolloGateway` queries cloud metadata services, and sends telemetry to Apollo every hour. Both are disabled.
    process.env["APOLLO_TELEMETRY_DISABLED"] = "1";
    const manager = new Manager(options.supergraphSdl);
    const sources = new Map<string, GraphQLDataSource>();
    super({
      supergraphSdl: manager,
      queryPlannerConfig: {
        exposeDocumentNodeInFetchNode: true,
        incrementalDelivery: { enableDefer: true },
      },
      logger: silent,
      // Otherwise `ApolloGateway` decides by NODE_ENV, which `server.environment` need not follow.
      __exposeQueryPlanExperimental: false,
      buildService(subgraph) {
        const source = options.sourceOf(subgraph);
        sources.set(subgraph.name, source);
        return source;
      },
    });
    this.#options = options;
    this.#manager = manager;
    this.#sources = sources;
    this.#incoming = this.#factsOf(options);
    this["createSchemaFromSupergraphSdl"] = (supergraphSdl: string) => this.#build(supergraphSdl);
    this.#inherited = this.executor;
    this.executor = (context) => this.servedBy(context.schema).execute(context);
    this.onSchemaLoadOrUpdate(() => this.#take());
  }

  /** The supergraph for new operations. @throws before the first one is loaded */
  get served(): ServedSupergraph<Facts> {
    return this.#current();
  }

  /** Supergraph parts that execute an operation, found by the schema that validated it. */
  servedBy(schema: GraphQLSchema): ExecutableSupergraph<Facts> {
    return this.#bySchema.get(schema) ?? this.#current();
  }

  /**
   * Replaces the supergraph. This blocks the process for about a second.
   * @throws for a supergraph that cannot be served; the previous one stays in use
   */
  update(text: SupergraphText): void {
    if (text.supergraphSdl === this.served.supergraphSdl) return;
    const before = this.#incoming;
    this.#incoming = this.#factsOf(text);
    try {
      this.#manager.update?.(text.supergraphSdl);
    } catch (error) {
      this.#incoming = before;
      throw error;
    }
  }

  #current(): ExecutableSupergraph<Facts> {
    return present(this.#served);
  }

  /** Replaces a method of `ApolloGateway`, without validation, because composition has validated the supergraph. */
  #build(supergraphSdl: string) {
    const { supergraph, isOfType, whole } = builtOf(this.#incoming.supergraph);
    this["createServices"](supergraph.subgraphsMetadata());
    this.#isOfType = isOfType;
    this.#supergraphSchema = whole;
    return { supergraph, supergraphSdl };
  }

  #factsOf({ supergraphSdl, supergraph }: SupergraphText): IncomingSupergraph<Facts> {
    const schema = (): GraphQLSchema => present(incoming.schema);
    const facts = this.#options.factsOf({ supergraphSdl, supergraph }, schema);
    const incoming: IncomingSupergraph<Facts> = { supergraphSdl, supergraph, facts };
    return incoming;
  }

  /** Takes over the schema and the planner that `ApolloGateway` has built. Called before the server is notified. */
  #take(): void {
    const made = stripAstNodes(present(this.schema));
    const planner = present(this["queryPlanner"]);
    const apiSchema = present(this["apiSchema"]);
    const incoming = this.#incoming;
    const { supergraphSdl, facts } = incoming;
    const schema = withOwnDirectives(made);
    checkVariablesOf(schema);
    this.schema = schema;
    incoming.schema = schema;
    const inherited = this.#runInherited(supergraphSdl);
    const execute =
      this.#options.executor === "apollo"
        ? inherited
        : compiledExecutor({
            schema,
            added: addedFields(supergraphSdl),
            read: (document, name) =>
              operationFromDocument(apiSchema, document, name ? { operationName: name } : {}),
            planOf: (operation) => planner.buildQueryPlan(operation),
            isOfType: this.#isOfType,
            // Operations of this supergraph end on its own data sources.
            sources: new Map(this.#sources),
            deferrable: facts.deferrable,
            counts: this.counts,
            uncertain: inherited,
          });
    this.#served = { supergraphSdl, schema, facts, execute: stopsOnError(() => schema, execute) };
    this.#bySchema.set(schema, this.#served);
  }

  /** The inherited executor, made safe for all aliases. It runs on the supergraph that is served at that time. */
  #runInherited(supergraphSdl: string): Executor {
    const run = withSafeAliases(this.#inherited, addedFields(supergraphSdl));
    return async (context) => {
      if (this["supergraphSchema"] === NOT_BUILT) this["supergraphSchema"] = this.#supergraphSchema();
      return boundedAnswer(context, await run(atOnce(context)));
    };
  }
}

/** @throws if no supergraph is loaded, or `@apollo/gateway` has moved a member that this file reads */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The Apollo gateway has loaded no supergraph");
  return value;
}

const inlined = new WeakMap<DocumentNode, DocumentNode>();

/** The request without `@defer`, which the inherited executor does not support. */
function atOnce(context: RequestContext): RequestContext {
  const { document: sent, operation } = context;
  let document = inlined.get(sent);
  if (!document) {
    document = defersIn(sent).length > 0 ? withoutDefer(sent) : sent;
    inlined.set(sent, document);
  }
  if (document === sent) return context;
  const index = sent.definitions.indexOf(operation);
  return { ...context, document, operation: document.definitions[index] as OperationDefinitionNode };
}

function builtOf(document: DocumentNode): BuiltSupergraph {
  const known = built.get(document);
  if (known) return known;
  const supergraph = Supergraph.build(document, { validateSupergraph: false });
  // `ApolloGateway` calls `apiSchema` again, and gets the same object.
  const api = withoutValidation(() => supergraph.apiSchema());
  let lean: GraphQLSchema | undefined;
  api.toGraphQLJSSchema = () => (lean ??= leanSchemaOf(api));
  const { schema } = supergraph;
  const whole = schema.toGraphQLJSSchema.bind(schema);
  schema.toGraphQLJSSchema = () => NOT_BUILT;
  const fresh = { supergraph, isOfType: typesOf(supergraph), whole: () => stripAstNodes(whole()) };
  built.set(document, fresh);
  return fresh;
}

/** Checks subtypes in the whole supergraph, because plans also name types that clients do not see. */
function typesOf({ schema }: Supergraph): IsOfType {
  const members = new Map<string, ReadonlySet<string>>();
  const namesOf = (types: readonly { readonly name: string }[]) => new Set(types.map(({ name }) => name));
  for (const type of schema.interfaceTypes()) members.set(type.name, namesOf(type.allImplementations()));
  for (const type of schema.unionTypes()) members.set(type.name, namesOf(type.types()));
  return (typeName, condition) => typeName === condition || members.get(condition)?.has(typeName) === true;
}
