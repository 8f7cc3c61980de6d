/**
 * Context of one GraphQL operation: its caller, deadline, budget, report, and a client with loaders for each
 * family. In one process, all subgraphs share one context.
 */
import DataLoader from "dataloader";
import type { Family } from "#contracts/kit/contract.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { type BudgetLimits, OperationBudget } from "#platform/limits/operation-budget.ts";
import type { OperationInstrumentation } from "#platform/telemetry/instrumentation.ts";
import type { CallRecorder } from "#subgraphs/kit/calls/call-attribution.ts";
import { CallReport } from "#subgraphs/kit/calls/call-report.ts";
import { type AnswerOf, type Api, apiFor, FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import type { OperationContext, Representation } from "#subgraphs/kit/calls/operation-context.ts";
import { FileInbox } from "#subgraphs/kit/files/file-inbox.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import type { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";
import {
  type Connect,
  type Connection,
  type ConnectionArgs,
  ListReader,
} from "#subgraphs/kit/loading/connection.ts";
import type { LoaderDeclaration } from "#subgraphs/kit/loading/loaders.ts";
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";
import type { RateLimitsState } from "#subgraphs/kit/rest/rates/rate-limiter.ts";
import type { RestAnswer, RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import type { UnreachableObject } from "./unreachable-object.ts";

export type LoaderDeclarations = Readonly<Record<string, LoaderDeclaration<unknown>>>;

/** A family with its loaders, as a subgraph lists it. */
export interface FamilyModule<F extends Family = Family, L extends LoaderDeclarations = LoaderDeclarations> {
  readonly family: F;
  readonly loaders: L;
  /** Fields that show the outcome of the family's writes. Absent for a family without writes. */
  readonly outcomes?: MutationOutcomes;
  /** Objects of the family that clients cannot reach by a link, for `docs/links.md`. */
  readonly unreachable?: readonly UnreachableObject[];
  /**
   * Called with the body of each response and the input of its call. Stores objects that the response includes
   * beside the requested ones, so that they are not read again.
   */
  readonly sideload?: (body: unknown, family: never, input: Readonly<Record<string, unknown>>) => void;
}

/** Declares a family of a subgraph, with types for the loaders in `sideload`. */
export function moduleOf<F extends Family, L extends LoaderDeclarations>(
  module: FamilyModule<F, L> & {
    readonly sideload?: (
      body: unknown,
      family: FamilyContext<F, L>,
      input: Readonly<Record<string, unknown>>,
    ) => void;
  },
): FamilyModule<F, L> {
  return module;
}

/** A family in the context: its operations as `api`, and its loaders by name. */
export type FamilyContext<F extends Family, L extends LoaderDeclarations> = {
  readonly client: FamilyClient;
  readonly api: Api<F>;
  /** Makes a call and returns the status, too, for operations whose status has a meaning (`201` or `200`). */
  readonly answer: AnswerOf<F>;
  /** Reads a paged operation as a Relay connection. */
  readonly connection: Connect<F>;
} & { readonly [K in keyof L]: L[K] extends LoaderDeclaration<infer I> ? I : never };

export type ContextOf<M extends readonly FamilyModule[]> = OperationContext & {
  readonly [K in M[number] as K["family"]["name"]]: FamilyContext<K["family"], K["loaders"]>;
};

export interface ContextInit {
  readonly requestId: string;
  readonly operationId?: string;
  readonly signal: AbortSignal;
  readonly forwarded: Readonly<Record<string, string>>;
  readonly deadline?: number;
  readonly patient?: boolean;
  readonly callsLeft?: number;
  /** Limits of the operation's budget. Default: the limits of the process. */
  readonly limits?: BudgetLimits;
  readonly files?: FileLinks;
  readonly inbox?: Inbox;
  readonly viewerEmail?: string | undefined;
  /** Name of the caller, if known. */
  readonly callerName?: string | undefined;
  readonly exists?: OperationContext["exists"];
  readonly observer?: OperationInstrumentation | undefined;
}

const defaultFiles = new FileLinks();
const emptyInbox = new FileInbox();

/**
 * Returns the function that creates contexts. Families and loaders are created on first use, so that an operation
 * pays only for the families that it uses.
 * @param recorder records which fields cause which calls
 */
export function contextFactory<const M extends readonly FamilyModule[]>(
  modules: M,
  upstreams: ReadonlyMap<string, RestClient>,
  recorder?: CallRecorder,
): (init: ContextInit) => ContextOf<M> {
  class Context {
    readonly requestId: string;
    readonly operationId: string;
    readonly signal: AbortSignal;
    readonly forwarded: Readonly<Record<string, string>>;
    readonly deadline: number;
    readonly patient: boolean;
    readonly report = new CallReport();
    readonly observer: OperationInstrumentation | undefined;
    readonly recorder = recorder;
    callsLeft: number;
    readonly budget: OperationBudget;
    readonly files: FileLinks;
    readonly inbox: Inbox;
    readonly viewerEmail: string | undefined;
    readonly callerName: string | undefined;
    readonly exists: OperationContext["exists"];
    readonly made = new Map<unknown, unknown>();
    constructor(init: ContextInit) {
      this.requestId = init.requestId;
      this.operationId = init.operationId ?? init.requestId;
      this.signal = init.signal;
      this.forwarded = init.forwarded;
      this.observer = init.observer;
      this.deadline = init.deadline ?? performance.now() + defaultLimits.operationMs;
      this.patient = init.patient ?? false;
      this.callsLeft = init.callsLeft ?? defaultLimits.callsPerOperation;
      this.budget = new OperationBudget(init.limits ?? defaultLimits, this);
      this.files = init.files ?? defaultFiles;
      this.inbox = init.inbox ?? emptyInbox;
      this.exists = init.exists ? gathered(init.exists) : async (asked) => asked.map(() => true);
      this.viewerEmail = init.viewerEmail;
      this.callerName = init.callerName;
    }
    release(): void {
      this.made.clear();
    }
    serves(family: string): boolean {
      return upstreams.has(family);
    }
    ratesOf(family: string): RateLimitsState {
      const upstream = upstreams.get(family);
      if (!upstream) throw new Error(`No upstream is configured for ${family}`);
      return upstream.ratesOf(this);
    }
  }
  for (const module of modules) {
    const make = familyContextFactory(module, upstreams);
    const { name } = module.family;
    Object.defineProperty(Context.prototype, name, {
      get(this: Context) {
        let family = this.made.get(name);
        if (!family) {
          family = make(this);
          this.made.set(name, family);
        }
        return family;
      },
    });
  }
  return (init) => new Context(init) as unknown as ContextOf<M>;
}

/**
 * Batches existence checks of the same tick. Fifty people with links to another subgraph, each by its own field,
 * need one look-up there.
 */
function gathered(ask: OperationContext["exists"]): OperationContext["exists"] {
  let loader: DataLoader<Representation, boolean> | undefined;
  return (asked) => {
    loader ??= new DataLoader(ask, { cache: false });
    return loader.loadMany(asked);
  };
}

function familyContextFactory(
  { family, loaders, sideload }: FamilyModule,
  upstreams: ReadonlyMap<string, RestClient>,
): (context: OperationContext) => unknown {
  const clientOf = () => {
    const upstream = upstreams.get(family.name);
    if (!upstream) throw new Error(`No upstream is configured for ${family.name}`);
    return upstream;
  };
  clientOf();
  const api = apiFor(family);
  class FamilyState {
    readonly client: FamilyClient;
    readonly made: Record<string, unknown> = {};
    #lists: ListReader | undefined;
    constructor(context: OperationContext) {
      this.client = new FamilyClient(
        clientOf(),
        context,
        sideload && ((body, input) => sideload(body, this as never, input)),
      );
    }
    get api(): unknown {
      this.made["api"] ??= api(this.client);
      return this.made["api"];
    }
    answer(name: string, input: Readonly<Record<string, unknown>>): Promise<RestAnswer> {
      return this.client.fetch(this.client.operation(name), input);
    }
    connection(
      name: string,
      input: object,
      args: ConnectionArgs,
      view?: object,
      counts?: boolean,
    ): Promise<Connection<unknown>> {
      this.#lists ??= new ListReader(this.client);
      return this.#lists.read(name, input, args, view, counts);
    }
  }
  for (const [name, declaration] of Object.entries(loaders)) {
    Object.defineProperty(FamilyState.prototype, name, {
      get(this: FamilyState) {
        this.made[name] ??= declaration(this.client);
        return this.made[name];
      },
    });
  }
  return (context) => new FamilyState(context);
}
