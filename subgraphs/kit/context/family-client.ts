/** A family as one GraphQL operation sees it: its calls, within the operation's budget. */
import type { Static } from "typebox";
import type {
  Binary,
  BoundOperation,
  Family,
  Input,
  Item,
  NothingBeside,
  Operation,
  Returns,
  Wire,
} from "#contracts/kit/contract.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { type Connection, type ConnectionArgs, readConnection } from "#subgraphs/kit/loading/connection.ts";
import type { Prepared } from "#subgraphs/kit/rest/request.ts";
import type { Upstream, UpstreamAnswer } from "#subgraphs/kit/rest/rest-client.ts";
import { recordCall } from "./call-attribution.ts";
import type { OperationContext } from "./context.ts";

export type OperationName<F extends Family> = keyof F["operations"] & string;

/** What a call answers: the body as it may be trusted, bytes for a file, the page for a list. */
export type Answered<Op extends Operation> = Op["spec"]["returns"] extends Binary
  ? Buffer
  : Op["spec"]["page"] extends { readonly schema: infer S extends import("typebox").TSchema }
    ? Wire<Static<S>>
    : Wire<Returns<Op>>;

/** A family's operations as functions. */
export type Api<F extends Family> = {
  readonly [K in OperationName<F>]: <I extends Input<F["operations"][K]>>(
    input: I & NothingBeside<Input<F["operations"][K]>, I>,
  ) => Promise<Answered<F["operations"][K]>>;
};

/** An operation's answer with its status. */
export type AnswerOf<F extends Family> = <N extends OperationName<F>, I extends Input<F["operations"][N]>>(
  name: N,
  input: I & NothingBeside<Input<F["operations"][N]>, I>,
) => Promise<{ readonly status: number; readonly body: Answered<F["operations"][N]> }>;

/** Operations of a family that page. */
export type PagedName<F extends Family> = {
  [K in OperationName<F>]: F["operations"][K]["spec"]["page"] extends { readonly cut: unknown } ? K : never;
}[OperationName<F>];

/**
 * A paged operation as a connection; the input is without the paging parameters, which belong to the
 * page style. The view says what is sent of each row (`$select`, `expand`): cursors hold whatever it is.
 */
export type Connect<F extends Family> = <
  N extends PagedName<F>,
  I extends Input<F["operations"][N]>,
  A extends ConnectionArgs,
  V extends Partial<Input<F["operations"][N]>> = object,
>(
  name: N,
  input: I & NothingBeside<Input<F["operations"][N]>, I>,
  args: A & NothingBeside<ConnectionArgs, A>,
  view?: V & NothingBeside<Input<F["operations"][N]>, V>,
) => Promise<Connection<Wire<Item<F["operations"][N]>>>>;

/** Takes what an answer held beside what was asked for, knowing what it was asked with. */
export type Sideload = (body: unknown, input: Readonly<Record<string, unknown>>) => void;

export class FamilyClient {
  readonly upstream: Upstream;
  readonly context: OperationContext;
  #active = 0;
  #callsLeft: number;
  readonly #waiting: (() => void)[] = [];
  /** Lists that were asked for: whichever objects lead to a list, and whenever, it is read once. */
  readonly #lists = new Map<string, Promise<Connection<unknown>>>();

  readonly #sideload: Sideload | undefined;

  constructor(upstream: Upstream, context: OperationContext, sideload?: Sideload) {
    this.upstream = upstream;
    this.context = context;
    this.#sideload = sideload;
    this.#callsLeft = upstream.limits.callsPerFamily;
  }

  /**
   * Makes one call, within the operation's budget and the family's share of it.
   * @param keys How many keys it serves, for the report.
   */
  async fetch(
    operation: BoundOperation,
    input: Readonly<Record<string, unknown>>,
    keys = 1,
  ): Promise<UpstreamAnswer> {
    const { upstream, context } = this;
    const prepared = this.#prepare(operation, input);
    if (this.#active >= upstream.limits.callsAtOnce)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#active++;
    const shared = upstream.inFlight(prepared, context);
    const started = context.report.start(operation.family, keys, shared);
    const watch = context.observer?.called(upstream.family, operation, keys);
    try {
      // Taken before the call is made, so that calls begun together can not overdraw; retries count too.
      if (!shared && (this.#callsLeft-- <= 0 || context.callsLeft-- <= 0))
        throw new TributaryError("QUERY_BUDGET_EXCEEDED");
      const answer = await upstream.call(prepared, context, {
        watch,
        tried: (retry) => {
          started.made(retry);
          if (retry) {
            this.#callsLeft--;
            context.callsLeft--;
          } else recordCall(operation.id);
        },
      });
      watch?.ended();
      context.report.sources.answered(operation.family);
      this.#sideload?.(answer.body, input);
      return answer;
    } catch (error) {
      watch?.ended(error);
      context.report.sources.failed(operation.family, error);
      throw error;
    } finally {
      started.end();
      if (!operation.read) this.#lists.clear(); // whatever came of it
      const next = this.#waiting.shift();
      if (next) next();
      else this.#active--;
    }
  }

  /** Renders a call; that there is no credential to make it with is said of the family too. */
  #prepare(operation: BoundOperation, input: Readonly<Record<string, unknown>>): Prepared {
    try {
      return this.upstream.prepare(operation, input, this.context);
    } catch (error) {
      this.context.report.sources.failed(operation.family, error);
      throw error;
    }
  }

  connection(name: string, input: object, args: ConnectionArgs, view?: object): Promise<Connection<unknown>> {
    const operation = this.operation(name);
    const style = operation.spec.page;
    if (!style) throw new Error(`${operation.id} does not page`);
    const key = JSON.stringify([name, input, args, view]);
    let list = this.#lists.get(key);
    if (!list) {
      list = readConnection(this, operation, style, input as Readonly<Record<string, unknown>>, args, view);
      this.#lists.set(key, list);
    }
    return list;
  }

  /** @throws at the first use of a name that the contract does not have. */
  operation(name: string): BoundOperation {
    const operation = this.upstream.family.bound[name];
    if (!operation) throw new Error(`${this.upstream.family.name} has no operation ${name}`);
    return operation;
  }

  /** The answer was not what the contract says. */
  badResponse(): TributaryError {
    const family = this.upstream.family.name;
    const { report, requestId } = this.context;
    const error = new TributaryError("UPSTREAM_BAD_RESPONSE", { family, requestId });
    report.sources.failed(family, error);
    return error;
  }
}

/**
 * The class of a family's `api`, made once: one method for each operation. A client of an operation
 * then costs one object, whatever the number of operations.
 */
export function apiFor(family: Family): (client: FamilyClient) => unknown {
  class Calls {
    readonly client: FamilyClient;
    constructor(client: FamilyClient) {
      this.client = client;
    }
  }
  for (const operation of Object.values<BoundOperation>(family.bound)) {
    Object.defineProperty(Calls.prototype, operation.name, {
      value(this: Calls, input: Readonly<Record<string, unknown>>) {
        return this.client.fetch(operation, input).then((answer) => answer.bytes ?? answer.body);
      },
    });
  }
  return (client) => new Calls(client);
}
