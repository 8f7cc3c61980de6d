/**
 * Observes one operation: creates its spans and counts its calls. Of a call it records only names of the contract
 * (method, route template, status, code), no values.
 */
import type { Attributes, Context, Link, Span } from "@opentelemetry/api";
import type { Family } from "#contracts/kit/contract.ts";
import type { ClientIdentity } from "./clients.ts";
import type {
  CallInstrumentation,
  CallTarget,
  FailureCause,
  FetchInstrumentation,
  OperationInstrumentation,
  Outcome,
  SubgraphLocation,
  TraceHeaders,
  UnreadableParts,
} from "./instrumentation.ts";
import { outcomeOf, placesOf } from "./instrumentation.ts";
import type { Metrics } from "./metrics.ts";
import { FAILED, kinds, type Tracing } from "./tracing.ts";
import type { UsedDocument } from "./usage-file.ts";
import type { UsageLog } from "./usage-log.ts";

/** Recorders of requests. At least one is present. */
export interface Recorders {
  readonly tracing: Tracing | undefined;
  readonly metrics: Metrics | undefined;
  readonly usage: UsageLog | undefined;
}

/** A running fetch of a subgraph in this process. Calls of its families are child spans. */
interface OpenFetch {
  readonly span: Span;
  readonly context: Context;
}

/** Facts about an operation's document for traces and for the usage by clients. */
export interface TracedDocument extends UsedDocument {
  /** The hash of the schema that it is run against. */
  readonly schema: string;
  /** The document without literals, for traces that have it. */
  readonly text: () => string;
}

export class RecordingInstrumentation implements OperationInstrumentation {
  readonly #parts: Recorders;
  /** Root span of the operation; undefined in a subgraph process, where the gateway has it. */
  readonly #root: Span | undefined;
  readonly #client: ClientIdentity | undefined;
  #document: TracedDocument | undefined;
  /** Number of calls by REST operation; empty unless usage is recorded. */
  readonly #restCalls = new Map<string, number>();
  readonly #began = performance.now();
  readonly #context: Context | undefined;
  readonly #open = new Map<string, OpenFetch[]>();
  /** Last span of each subgraph. Work after its answer belongs to that span. */
  readonly #last = new Map<string, Context>();

  constructor(parts: Recorders, root?: Span, client?: ClientIdentity) {
    this.#parts = parts;
    this.#root = root;
    this.#client = client;
    this.#context = root && parts.tracing?.within(root);
  }

  get traceId(): string | undefined {
    return (this.#root ?? this.#anyOpenFetch()?.span)?.spanContext().traceId;
  }

  fetched(subgraph: string, place: SubgraphLocation): FetchInstrumentation {
    const { tracing, metrics } = this.#parts;
    const began = performance.now();
    const span = tracing && this.#fetchSpan(tracing, subgraph, place);
    const here = span && place !== "elsewhere" ? this.#opened(tracing, subgraph, span) : undefined;
    return {
      headers: span && place === "elsewhere" ? tracing.headersOf(span) : undefined,
      ended: (failed) => {
        metrics?.fetches.inc({ subgraph, outcome: failed ? "errors" : "ok" });
        metrics?.fetchSeconds.observe({ subgraph }, (performance.now() - began) / 1_000);
        if (failed) span?.setStatus(FAILED);
        span?.end();
        const open = here && this.#open.get(subgraph);
        if (open) open.splice(open.indexOf(here), 1);
      },
    };
  }

  called(family: Family, operation: CallTarget, keys: number): CallInstrumentation {
    const { tracing, metrics, usage } = this.#parts;
    const { id } = operation;
    if (usage && id !== undefined) this.#restCalls.set(id, (this.#restCalls.get(id) ?? 0) + 1);
    const span = tracing && this.#callSpan(tracing, family, operation, keys);
    const told = span && tracing.settings.families.has(family.name);
    return new RecordedCall(
      family.name,
      operation,
      metrics,
      span,
      told ? tracing.headersOf(span) : undefined,
    );
  }

  batched(family: string, keys: number): void {
    this.#parts.metrics?.batchKeys.observe({ family }, keys);
  }

  indexAsked(family: string, found: "fresh" | "stale" | "missing"): void {
    this.#parts.metrics?.indexAsked.inc({ family, found });
  }

  indexLoaded(family: string, index: string, outcome: string): void {
    this.#parts.metrics?.indexLoads.inc({ family, index, outcome });
  }

  /** Starts the span of a phase. @returns a function that ends it */
  phase(name: "parse" | "validate" | "plan"): () => void {
    const span =
      this.#context && this.#parts.tracing?.start(`GraphQL ${name}`, kinds.internal, this.#context, {});
    return () => span?.end();
  }

  /** Reports the operation, once its document is read. */
  operation(document: TracedDocument): void {
    const { tracing, usage } = this.#parts;
    if (usage) this.#document = document;
    const { type, name, hash, schema, text } = document;
    if (!this.#root?.isRecording()) return;
    this.#root.updateName(type);
    this.#root.setAttributes({
      "graphql.operation.type": type,
      ...(name !== undefined && { "graphql.operation.name": name }),
      "graphql.document.hash": hash,
      "tributary.schema": schema,
      ...(tracing?.settings.documents && { "graphql.document": text() }),
    });
  }

  /** Reports the response of the operation, with the codes of its errors. */
  answered(type: string, codes: readonly string[]): void {
    const { metrics, usage } = this.#parts;
    const [first] = codes;
    if (this.#document) usage?.record(this.#client, this.#document, this.#restCalls);
    metrics?.operationEnded(type, first, performance.now() - this.#began, this.#client);
    for (const code of new Set(codes)) metrics?.operationErrors.inc({ code });
    if (first !== undefined) this.#fail(first);
  }

  /** Reports the failure of a request that is no operation. */
  failed(error: unknown): void {
    this.#fail(outcomeOf(error).outcome);
  }

  #fail(code: string): void {
    this.#root?.setAttribute("error.type", code);
    this.#root?.setStatus(FAILED);
  }

  /** Ends the root span. @param status HTTP status of the response, if it is known. */
  ended(status?: number): void {
    if (status !== undefined) this.#root?.setAttribute("http.response.status_code", status);
    this.#root?.end();
  }

  #anyOpenFetch(): OpenFetch | undefined {
    for (const open of this.#open.values()) {
      const newest = open.at(-1);
      if (newest) return newest;
    }
    return undefined;
  }

  #fetchSpan(tracing: Tracing, subgraph: string, place: SubgraphLocation): Span {
    const attributes = { "tributary.subgraph": subgraph };
    if (typeof place === "object") {
      // Only a router of the deployment may call a subgraph's process, so its trace is always continued.
      const caller = tracing.callerOf(place);
      const parent = caller ? tracing.within(caller) : tracing.none;
      return tracing.start(`subgraph ${subgraph}`, kinds.server, parent, attributes);
    }
    const parent = this.#context ?? this.#anyOpenFetch()?.context ?? tracing.none;
    const kind = place === "here" ? kinds.internal : kinds.client;
    return tracing.start(`fetch ${subgraph}`, kind, parent, attributes);
  }

  #opened(tracing: Tracing, subgraph: string, span: Span): OpenFetch {
    const fetch = { span, context: tracing.within(span) };
    const open = this.#open.get(subgraph);
    if (open) open.push(fetch);
    else this.#open.set(subgraph, [fetch]);
    this.#last.set(subgraph, fetch.context);
    return fetch;
  }

  /**
   * A call serves all running fetches of its family's subgraph, because a loader combines their keys.
   * The newest fetch is the call's parent, the others are linked.
   */
  #callSpan(tracing: Tracing, family: Family, { id, method, path }: CallTarget, keys: number): Span {
    const { subgraph } = family;
    const [parent, ...others] = this.#open.get(subgraph)?.toReversed() ?? [];
    const context = parent?.context ?? this.#last.get(subgraph) ?? this.#context ?? tracing.none;
    const attributes: Attributes = {
      "http.request.method": method,
      // The family instead of its host, because addresses are the deployment's own.
      "server.address": family.name,
      "tributary.keys": keys,
    };
    if (path !== undefined) attributes["url.template"] = path;
    if (id !== undefined) attributes["tributary.operation"] = id;
    const links: Link[] = others.map(({ span }) => ({ context: span.spanContext() }));
    const name = path === undefined ? `${method} file` : `${method} ${path}`;
    return tracing.start(name, kinds.client, context, attributes, links);
  }
}

/** Converts a cause to attributes of a span. */
const attributesOf = ({
  reason,
  errno,
  tls,
  proxyStatus,
  contentType,
  redirectOrigin,
}: FailureCause): Attributes => ({
  "tributary.cause": reason,
  ...(errno !== undefined && { "tributary.errno": errno }),
  ...(tls !== undefined && { "tributary.tls": tls }),
  ...(proxyStatus !== undefined && { "tributary.proxy_status": proxyStatus }),
  ...(contentType !== undefined && { "tributary.content_type": contentType }),
  ...(redirectOrigin !== undefined && { "tributary.redirect_origin": redirectOrigin }),
});

class RecordedCall implements CallInstrumentation {
  readonly headers: TraceHeaders | undefined;
  readonly #family: string;
  readonly #method: string;
  /** The operation's id in its contract; the address of a file has none. */
  readonly #operation: string;
  readonly #metrics: Metrics | undefined;
  readonly #span: Span | undefined;
  readonly #began = performance.now();
  #sentAt = 0;
  #retries = 0;

  constructor(
    family: string,
    { id = "file", method }: CallTarget,
    metrics: Metrics | undefined,
    span: Span | undefined,
    headers: TraceHeaders | undefined,
  ) {
    this.#family = family;
    this.#operation = id;
    this.#method = method;
    this.#metrics = metrics;
    this.#span = span;
    this.headers = headers;
  }

  joined(other: CallInstrumentation | undefined): void {
    this.#metrics?.shared.inc({ family: this.#family });
    this.#span?.setAttribute("tributary.shared", true);
    const joined = other instanceof RecordedCall ? other.#span : undefined;
    if (joined) this.#span?.addLink({ context: joined.spanContext() });
  }

  sent(): void {
    this.#sentAt = performance.now();
  }

  answered(outcome: Outcome): void {
    this.#metrics?.requestEnded(this.#family, this.#method, outcome, performance.now() - this.#sentAt);
  }

  retried({ outcome, status }: Outcome): void {
    this.#metrics?.retries.inc({ family: this.#family });
    this.#retries++;
    this.#span?.addEvent("retry", {
      "http.request.resend_count": this.#retries,
      "error.type": outcome,
      ...(status !== undefined && { "http.response.status_code": status }),
    });
  }

  settled({ outcome, status, cause, unreadable }: Outcome): void {
    const operation = { family: this.#family, operation: this.#operation };
    this.#metrics?.calls.inc({ ...operation, outcome });
    if (unreadable) this.#countUnreadable(unreadable);
    if (outcome !== "rejectedLocally")
      this.#metrics?.callSeconds.inc(operation, (performance.now() - this.#began) / 1_000);
    const span = this.#span;
    if (!span?.isRecording()) return;
    if (status !== undefined) span.setAttribute("http.response.status_code", status);
    if (this.#retries > 0) span.setAttribute("http.request.resend_count", this.#retries);
    if (cause) span.setAttributes(attributesOf(cause));
  }

  #countUnreadable(parts: UnreadableParts): void {
    const { rows, members } = parts;
    const labels = { family: this.#family, operation: this.#operation };
    this.#metrics?.unreadableMembers.inc(labels, members);
    this.#metrics?.rowsLeftOut.inc(labels, rows);
    this.#span?.setAttributes({
      "tributary.rows_left_out": rows,
      "tributary.members_unreadable": members,
      "tributary.unreadable": placesOf(parts),
    });
  }

  ended(error?: unknown): void {
    const span = this.#span;
    if (!span) return;
    if (error !== undefined) {
      span.setAttribute("error.type", outcomeOf(error).outcome);
      span.setStatus(FAILED);
    }
    span.end();
  }
}
