/**
 * Executes the plans of Apollo's planner. Apollo's executor spends most of its time on shaping answers, so
 * shaping is compiled here. Apollo's executor runs the operations that cannot be compiled.
 */
import type { Operation } from "@apollo/federation-internals";
import type { FetchNode, PlanNode, QueryPlan } from "@apollo/query-planner";
import {
  type DocumentNode,
  executeSync,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { type AddedFields, type Names, safeAliases, withPath } from "./aliases.ts";
import { boundedAnswer, budgetOf } from "./bounded-answer.ts";
import type { Deferrable } from "./defer/deferrable.ts";
import { Deferral } from "./defer/deferred-plan.ts";
import { defersIn, withoutDefer } from "./defer/directive.ts";
import { runDeferred } from "./defer/run-deferred.ts";
import type { Answer, Executor, RequestContext, Sources } from "./executor-types.ts";
import { finalFetches } from "./final-fetches.ts";
import { liftLiterals, SharedByKey } from "./lifted-literals.ts";
import type { IsOfType } from "./rewrites.ts";
import { checkPlan, type Json, runPlan } from "./run-plan.ts";
import { conditionsOf, selectedBy, Unsupported, type Values } from "./shape/included.ts";
import { type CompiledShape, compileShape } from "./shape/response-shape.ts";
import { answerOf, type Shaping, shaping } from "./shape/shaping.ts";

/** A compiled operation with its plan. */
interface CompiledOperation {
  readonly plan: QueryPlan;
  /** The last fetches to each subgraph, with their number. */
  readonly last: ReadonlyMap<FetchNode, number>;
  /** The client's aliases, if some were replaced. */
  readonly names: Names | undefined;
  /** The variables of `@skip` and `@include`. */
  readonly conditions: readonly string[];
  /** Shapes the merged data for the client. */
  readonly shape: Shaping;
  /** Plan in parts, if the operation has `@defer`. */
  readonly deferral: Deferral | undefined;
}

/** A compiled operation, and the literals of its document. */
interface PreparedOperation {
  readonly compiled: CompiledOperation;
  readonly literals: Json;
}

/** Number of operations by executor, for tests and diagnostics. */
export interface ExecutorCounts {
  compiled: number;
  apollo: number;
  /** Runs whose data did not fit the schema. */
  repaired: number;
  /** Operations that were planned. Documents that differ only in literals share a plan. */
  planned: number;
}

/** Parts of a supergraph that execute operations. */
export interface CompiledExecutorOptions {
  /** The schema that clients see. */
  readonly schema: GraphQLSchema;
  readonly added: AddedFields;
  readonly read: (document: DocumentNode, name?: string | null) => Operation;
  readonly planOf: (operation: Operation) => QueryPlan;
  readonly isOfType: IsOfType;
  readonly sources: Sources;
  /** Fields that can be fetched later. */
  readonly deferrable: Deferrable;
  readonly counts: ExecutorCounts;
  /** Runs operations that cannot be compiled. */
  readonly uncertain: Executor;
}

/** Most errors of variables that are reported, because each quotes the value of its variable. */
const MOST_INPUT_ERRORS = 20;
/** Most cached shapes of one operation. Each combination of its conditions' values has one. */
const MAX_SHAPES = 16;

/** Creates the executor of one supergraph. Plans and shapes are cached with their documents. */
export function compiledExecutor(options: CompiledExecutorOptions): Executor {
  const { schema, added, read, planOf, isOfType, sources, counts } = options;
  const compiled = new WeakMap<DocumentNode, Map<string, PreparedOperation | undefined>>();
  const shared = new SharedByKey<CompiledOperation>();
  const onRepair = () => void counts.repaired++;

  const isPrepared = ({ document, request }: RequestContext): boolean =>
    compiled.get(document)?.has(request.operationName ?? "") === true;

  /** Plans and compiles an operation once. Undefined if Apollo's executor runs the operation. */
  function prepare({ context, document, request }: RequestContext): PreparedOperation | undefined {
    const name = request.operationName ?? "";
    let byName = compiled.get(document);
    if (!byName) {
      byName = new Map();
      compiled.set(document, byName);
    }
    if (!byName.has(name)) {
      const planned = (context as GatewayContext).watch?.phase("plan");
      byName.set(name, sharedOf(document, request.operationName));
      planned?.();
    }
    return byName.get(name);
  }

  /**
   * Compiles an operation once for all documents that differ only in literals. If that is not possible, the
   * document has its own.
   */
  function sharedOf(document: DocumentNode, name: string | null | undefined): PreparedOperation | undefined {
    // Operations with `@defer` are planned and run with the client's own document.
    const lifted = defersIn(document).length > 0 ? undefined : liftLiterals(schema, document, name);
    const common = lifted && shared.get(lifted.key, () => compile(lifted.document, name));
    if (common) return { compiled: common, literals: lifted.literals };
    const own = compile(document, name);
    return own && { compiled: own, literals: {} };
  }

  function compile(
    given: DocumentNode,
    operationName: string | null | undefined,
  ): CompiledOperation | undefined {
    try {
      const { document: written, names } = safeAliases(given, added) ?? { document: given, names: undefined };
      const defers = defersIn(written).length > 0;
      const document = defers ? withoutDefer(written) : written;
      const operation = read(document, operationName);
      counts.planned++;
      const plan = planOf(operation);
      checkPlan(plan);
      const { definition, fragments } = partsOf(document, operationName);
      const conditions = conditionsOf(definition, fragments);
      // Compiled without values, so that an operation that cannot be compiled fails here.
      const selected = selectedBy(schema, definition, fragments);
      const whole = plan.node && compileShape(schema, selected, { names });
      const shapes = new Map<string, CompiledShape>();
      const shapeFor = (values: Values): CompiledShape | undefined => {
        if (conditions.length === 0) return whole;
        const key = conditions.map((name) => Number(values[name])).join("");
        let shape = shapes.get(key);
        if (!shape && shapes.size < MAX_SHAPES) {
          shape = compileShape(schema, selected, { names, values });
          shapes.set(key, shape);
        }
        return shape;
      };
      const shape = shaping({ schema, selected, names, shapeFor, onRepair });
      const last = finalFetches(plan.node as PlanNode | undefined);
      const deferral = defers
        ? new Deferral(
            { ...partsOf(written, operationName), names },
            { schema, deferrable: options.deferrable, read, planOf, onRepair },
          )
        : undefined;
      return { plan, last, names, conditions, shape, deferral };
    } catch {
      return undefined; // unsupported or invalid; Apollo's executor runs it or reports the error
    }
  }

  async function execute(context: RequestContext): Promise<Answer> {
    const { operation, request } = context;
    const definitions = operation.variableDefinitions;
    let values: Json = {};
    if (definitions?.length) {
      const { coerced, errors } = getVariableValues(schema, definitions, request.variables ?? {}, {
        maxErrors: MOST_INPUT_ERRORS,
      });
      // If there are too many, the last error says only that there are more.
      if (errors) return { errors: errors.slice(0, MOST_INPUT_ERRORS) };
      values = coerced;
    }
    // Many new documents at once must not delay operations that are already planned.
    const isNew = !isPrepared(context);
    if (isNew) await budgetOf(context)?.newDocument();
    const prepared = context.metrics?.captureTraces ? undefined : prepare(context);
    // A second turn, for the first run. The run is not divided, because parallel fetches must batch their reads.
    if (isNew) await budgetOf(context)?.newDocument();
    const ready = prepared?.compiled;
    const sure = ready?.conditions.every((name) => typeof values[name] === "boolean");
    if (!prepared || !ready || !sure) {
      counts.apollo++;
      return options.uncertain(context);
    }
    counts.compiled++;
    const inParts = ready.deferral && (await planInParts(ready.deferral, context, values));
    if (inParts) return runDeferred({ plan: inParts, request: context, values, schema, sources, isOfType });
    if (!ready.plan.node) return boundedAnswer(context, introspect(context));
    const { last } = ready;
    (context.context as GatewayContext).trace?.planned(ready.plan, ready.names);
    const budget = budgetOf(context);
    const variables = { ...request.variables, ...prepared.literals };
    const run = {
      request: context,
      sources,
      isOfType,
      last,
      values,
      variables,
      data: {} as Json,
      errors: [],
      budget,
    };
    await runPlan(ready.plan, run);
    if (budget?.isDue) await new Promise<void>((resolve) => budget.later(resolve));
    if (budget?.failure && operation.operation === "query") return { data: null, errors: [budget.failure] };
    const { names } = ready;
    const errors = names ? run.errors.map((error) => withPath(error, names)) : run.errors;
    const { size, ...answer } = answerOf(ready.shape(run.data, values), errors);
    return boundedAnswer(context, answer as Answer, size);
  }

  /** The plan of an operation with `@defer`. Undefined if it is answered in one payload. */
  async function planInParts(deferral: Deferral, { context }: RequestContext, values: Json) {
    if (!(context as GatewayContext).incremental) return undefined;
    if (!deferral.isPlanned(values)) await budgetOf({ context })?.newDocument();
    return deferral.planFor(values);
  }

  /** Answers introspection. No subgraph is called. */
  function introspect({ document, request }: RequestContext): Answer {
    const { operationName = null, variables: variableValues = null } = request;
    return executeSync({ schema, document, operationName, variableValues }) as Answer;
  }

  return execute;
}

/** The operation and the fragments of a document. */
function partsOf(document: DocumentNode, operationName: string | null | undefined) {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  let definition: OperationDefinitionNode | undefined;
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
    else if (
      node.kind === Kind.OPERATION_DEFINITION &&
      (!operationName || node.name?.value === operationName)
    )
      definition = node;
  if (!definition) throw new Unsupported();
  return { definition, fragments };
}
