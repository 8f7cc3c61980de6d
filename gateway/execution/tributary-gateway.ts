/**
 * The gateway is an `ApolloGateway`: that class loads and replaces supergraphs, owns the data sources and the
 * planner, and runs plans where `deployment.executor: apollo` is set or ours cannot. This file alone reads members that are
 * private in version 2.14.4 of `@apollo/gateway`; `tributary-gateway.test.ts` fails where an upgrade moves one:
 * - `queryPlanner`, `apiSchema`: plans are made with them, also those with `Defer` nodes;
 * - `createSchemaFromSupergraphSdl`, `createServices`: the supergraph is parsed once for all who read it;
 * - `supergraphSchema`: only the inherited executor reads it, and building it is a fifth of a load.
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
  /** The same, parsed without locations. */
  readonly supergraph: DocumentNode;
}

/** Facts about a supergraph that the planner does not have. */
export interface SupergraphFacts {
  /** Which fields may be fetched later. */
  readonly deferrable: Deferrable;
}

export interface TributaryGatewayOptions<Facts extends SupergraphFacts> extends SupergraphText {
  readonly executor?: "compiled" | "apollo" | undefined;
  /** The data source of a subgraph. @throws for a subgraph that the deployment does not have */
  readonly sourceOf: (subgraph: { readonly name: string; readonly url?: string }) => GraphQLDataSource;
  /**
   * Reads the facts of a supergraph before it is loaded.
   * @param schema The schema that clients see; to be called once it is loaded.
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

/** A supergraph whose facts were read; it has a schema once the class has loaded it. */
interface Incoming<Facts> extends SupergraphText {
  readonly facts: Facts;
  schema?: GraphQLSchema;
}

interface Served<Facts> extends ServedSupergraph<Facts> {
  readonly execute: Executor;
}

/** Parts of a supergraph that hold no state of a gateway. */
interface BuiltSupergraph {
  readonly supergraph: Supergraph;
  readonly isOfType: IsOfType;
  /** Builds the schema of the whole supergraph. */
  readonly whole: () => GraphQLSchema;
}

/** By their documents, because gateways of one process share them. */
const built = new WeakMap<DocumentNode, BuiltSupergraph>();

/** Stands for the schema of the whole supergraph until the inherited executor runs something. */
const NOT_BUILT = new GraphQLSchema({});

const silent = { debug() {}, info() {}, warn: console.warn, error: console.error };

/** Gives the class its first supergraph, and later ones through the callback that the class hands out. */
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

/** Apollo's gateway with our execution of its plans. */
export class TributaryGateway<Facts extends SupergraphFacts> extends ApolloGateway {
  readonly counts: ExecutorCounts = { compiled: 0, apollo: 0, repaired: 0, planned: 0 };
  readonly #options: TributaryGatewayOptions<Facts>;
  readonly #manager: Manager;
  readonly #sources: Map<string, GraphQLDataSource>;
  readonly #inherited: Executor;
  /** Operations that are under way end on the supergraph whose schema they were validated with. */
  readonly #bySchema = new WeakMap<GraphQLSchema, Served<Facts>>();
  #incoming: Incoming<Facts>;
  #served: Served<Facts> | undefined;
  #isOfType: IsOfType = (typeName, condition) => typeName === condition;
  #supergraphSchema = (): GraphQLSchema => NOT_BUILT;

  /** @throws what `factsOf` throws for the first supergraph */
  constructor(options: TributaryGatewayOptions<Facts>) {
    // The class asks the cloud's metadata addresses what machine this is, and sends figures to its maker
    // every hour. Ours tells nobody anything.
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
      // Otherwise the class decides by NODE_ENV, which `server.environment` need not follow.
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

  /** The supergraph on which new operations are planned. @throws before the first one is loaded */
  get served(): ServedSupergraph<Facts> {
    return this.#current();
  }

  /** Supergraph parts that execute an operation, found by the schema that validated it. */
  servedBy(schema: GraphQLSchema): Served<Facts> {
    return this.#bySchema.get(schema) ?? this.#current();
  }

  /**
   * Replaces the supergraph. It takes about a second, in which the process does nothing else.
   * @throws for a supergraph that cannot be served; the one before it goes on
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

  #current(): Served<Facts> {
    return present(this.#served);
  }

  /** The class's own step, of the parsed supergraph and without validation: composition has done that. */
  #build(supergraphSdl: string) {
    const { supergraph, isOfType, whole } = builtOf(this.#incoming.supergraph);
    this["createServices"](supergraph.subgraphsMetadata());
    this.#isOfType = isOfType;
    this.#supergraphSchema = whole;
    return { supergraph, supergraphSdl };
  }

  #factsOf({ supergraphSdl, supergraph }: SupergraphText): Incoming<Facts> {
    const schema = (): GraphQLSchema => present(incoming.schema);
    const facts = this.#options.factsOf({ supergraphSdl, supergraph }, schema);
    const incoming: Incoming<Facts> = { supergraphSdl, supergraph, facts };
    return incoming;
  }

  /** Takes over what the class has made of the supergraph that came in; called before the server is notified. */
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

  /** The inherited execution, for operations with any aliases; it runs on the supergraph that is served then. */
  #runInherited(supergraphSdl: string): Executor {
    const run = withSafeAliases(this.#inherited, addedFields(supergraphSdl));
    return async (context) => {
      if (this["supergraphSchema"] === NOT_BUILT) this["supergraphSchema"] = this.#supergraphSchema();
      return boundedAnswer(context, await run(atOnce(context)));
    };
  }
}

/** @throws where a supergraph is not loaded, or `@apollo/gateway` has moved what this file reads */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The Apollo gateway has loaded no supergraph");
  return value;
}

const inlined = new WeakMap<DocumentNode, DocumentNode>();

/** The same request without `@defer`, which the inherited execution does not have. */
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
  // The class asks for it again, and gets the same one.
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

/** Which types are which, in the whole supergraph: a plan names types that clients never see, too. */
function typesOf({ schema }: Supergraph): IsOfType {
  const members = new Map<string, ReadonlySet<string>>();
  const namesOf = (types: readonly { readonly name: string }[]) => new Set(types.map(({ name }) => name));
  for (const type of schema.interfaceTypes()) members.set(type.name, namesOf(type.allImplementations()));
  for (const type of schema.unionTypes()) members.set(type.name, namesOf(type.types()));
  return (typeName, condition) => typeName === condition || members.get(condition)?.has(typeName) === true;
}
