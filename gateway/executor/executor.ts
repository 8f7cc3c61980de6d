/**
 * An executor of our own for the stock gateway's plans. The stock gateway composes, loads and plans;
 * what it does with an answer is most of what an operation costs, and that is compiled here. Where
 * this executor is not sure it hands over: an operation that it can not compile, and data that is not
 * as expected, are the stock gateway's, whole.
 */
import { createRequire } from "node:module";
import { type Operation, operationFromDocument } from "@apollo/federation-internals";
import type { ApolloGateway, GraphQLDataSource } from "@apollo/gateway";
import type { QueryPlan } from "@apollo/query-planner";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getVariableValues,
  isObjectType,
  Kind,
} from "graphql";
import type { GatewayContext } from "../data-source.ts";
import { checkPlan, type Json, runPlan } from "./run-plan.ts";
import { compileShape, type Shape, Unsure } from "./shape.ts";

type ComputeResponse = typeof import("@apollo/gateway/dist/resultShaping.js").computeResponse;
const { computeResponse } = createRequire(import.meta.url)("@apollo/gateway/dist/resultShaping.js") as {
  computeResponse: ComputeResponse;
};

type Executor = NonNullable<Awaited<ReturnType<ApolloGateway["load"]>>["executor"]>;
type RequestContext = Parameters<Executor>[0];
type Answer = Awaited<ReturnType<Executor>>;

/** An operation, ready to be run. */
interface Compiled {
  readonly plan: QueryPlan;
  readonly operation: Operation;
  readonly shape: Shape;
}

/** How often each way was taken; for tests and the curious. */
export interface ExecutorCounts {
  own: number;
  stock: number;
  /** Runs whose data was shaped by the stock gateway. */
  unsure: number;
}

/** The stock gateway with our executor before its own. */
export function withOwnExecutor(
  gateway: ApolloGateway,
  sources: ReadonlyMap<string, GraphQLDataSource>,
): Pick<ApolloGateway, "load" | "stop" | "onSchemaLoadOrUpdate"> & { readonly counts: ExecutorCounts } {
  const counts: ExecutorCounts = { own: 0, stock: 0, unsure: 0 };
  let compiled = new WeakMap<DocumentNode, Map<string, Compiled | undefined>>();
  gateway.onSchemaLoadOrUpdate(() => {
    compiled = new WeakMap();
  });

  /** Plans and compiles an operation once; undefined when it is the stock gateway's. */
  function prepare({ context, document, request, schema }: RequestContext): Compiled | undefined {
    const name = request.operationName ?? "";
    let byName = compiled.get(document);
    if (!byName) {
      byName = new Map();
      compiled.set(document, byName);
    }
    if (!byName.has(name)) {
      const planned = (context as GatewayContext).watch?.phase("plan");
      byName.set(name, compile(gateway, document, request.operationName, schema));
      planned?.();
    }
    return byName.get(name);
  }

  async function execute(context: RequestContext, stock: Executor): Promise<Answer> {
    const ready = context.metrics?.captureTraces ? undefined : prepare(context);
    const { operation, request, schema } = context;
    if (ready && operation.variableDefinitions?.length) {
      const { errors } = getVariableValues(schema, operation.variableDefinitions, request.variables ?? {}, {
        maxErrors: 1,
      });
      if (errors) return stock(context); // its words for it
    }
    if (!ready) {
      counts.stock++;
      return stock(context);
    }
    counts.own++;
    const run = { request: context, sources, data: {} as Json, errors: [] };
    await runPlan(ready.plan, run);
    const { errors } = run;
    try {
      const { data, extensions } = shaped(ready, run.data, errors.length > 0, request.variables);
      return { data, ...(errors.length > 0 && { errors }), ...(extensions && { extensions }) } as Answer;
    } catch (error) {
      // Data that not even the stock shaping takes: as there, that is the only error.
      return { errors: [error instanceof GraphQLError ? error : new GraphQLError("Data of another shape")] };
    }
  }

  function shaped({ shape, operation }: Compiled, data: Json, failed: boolean, variables: Json | undefined) {
    try {
      return { data: shape(data) };
    } catch (error) {
      if (!(error instanceof Unsure)) throw error;
      counts.unsure++;
      const input = data as Parameters<ComputeResponse>[0]["input"];
      const stock = computeResponse({
        operation,
        ...(variables && { variables }),
        input,
        introspectionHandling: () => null,
      });
      const incomplete = !failed && stock.errors.length > 0;
      return { data: stock.data, ...(incomplete && { extensions: { valueCompletion: stock.errors } }) };
    }
  }

  return {
    counts,
    onSchemaLoadOrUpdate: gateway.onSchemaLoadOrUpdate.bind(gateway),
    async load(options) {
      const loaded = await gateway.load(options);
      return { ...loaded, executor: (context) => execute(context, loaded.executor) };
    },
    stop: () => gateway.stop(),
  };
}

function compile(
  gateway: ApolloGateway,
  document: DocumentNode,
  operationName: string | null | undefined,
  schema: RequestContext["schema"],
): Compiled | undefined {
  // Not part of the gateway's public face; without them everything is simply the stock gateway's.
  const planner = gateway["queryPlanner"];
  const apiSchema = gateway["apiSchema"];
  if (!planner || !apiSchema) return undefined;
  try {
    const operation = operationFromDocument(apiSchema, document, operationName ? { operationName } : {});
    const plan = planner.buildQueryPlan(operation);
    checkPlan(plan, (name) => isObjectType(schema.getType(name)));
    const fragments: Record<string, FragmentDefinitionNode> = {};
    let definition: Parameters<typeof compileShape>[1] | undefined;
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
      else if (
        node.kind === Kind.OPERATION_DEFINITION &&
        (!operationName || node.name?.value === operationName)
      )
        definition = node;
    if (!definition) return undefined;
    return { plan, operation, shape: compileShape(schema, definition, fragments) };
  } catch {
    return undefined; // unsupported, or no valid operation: the stock gateway says which
  }
}
