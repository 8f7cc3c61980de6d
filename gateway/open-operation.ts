/** Opens the operations of a process, each with its deadline, its rights and its abort signal. */
import { randomUUID } from "node:crypto";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import type { Limits } from "#platform/limits/limits.ts";
import type { OperationInstrumentation } from "#platform/telemetry/instrumentation.ts";
import type { OperationContext, Representation } from "#subgraphs/kit/calls/operation-context.ts";
import type { ContextInit } from "#subgraphs/kit/context/context.ts";
import type { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import type { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";
import type { GatewayRequest } from "./operation/gateway-request.ts";

export interface OpenerOptions {
  readonly newContext: (init: ContextInit) => OperationContext;
  readonly families: FamiliesSettings;
  readonly limits: Limits;
  readonly files: FileLinks;
  readonly inbox: Inbox;
  /** Checks which objects exist, as far as the caller may know. By default, every object counts as existing. */
  readonly exists?: (
    asked: readonly Representation[],
    operation: OperationContext,
  ) => ReturnType<OperationContext["exists"]>;
}

type OperationRequest = Pick<
  GatewayRequest,
  "caller" | "callerName" | "headers" | "patienceMs" | "requestId" | "signal" | "spentMs"
>;

export interface OpenedOperation {
  readonly operation: OperationContext;
  /** Longest time that the client will wait, ms, limited by our own maximum. */
  readonly patienceMs: number | undefined;
  /** Aborts the running calls. */
  abandon(): void;
  /** Ends the operation, and cancels its deadline. */
  close(): void;
}

/** Returns a function that opens operations, and the headers from which a family's credential is forwarded. */
export function operationOpener({ newContext, families, limits, files, inbox, exists }: OpenerOptions) {
  const forwardable = [
    ...new Set(
      Object.values(families).flatMap(({ credential }) =>
        "forward" in credential ? credential.forward : [],
      ),
    ),
  ];

  function open(init: OperationRequest, observer: OperationInstrumentation | undefined): OpenedOperation {
    const { headers = {}, requestId = randomUUID() } = init;
    const abort = new AbortController();
    const abandon = () => abort.abort();
    const patienceMs = init.patienceMs && Math.min(init.patienceMs, limits.patientMs);
    const ms = Math.max(0, (patienceMs ?? limits.operationMs) - (init.spentMs ?? 0));
    const timer = setTimeout(abandon, ms);
    init.signal?.addEventListener("abort", abandon, { once: true });
    const forwarded: Record<string, string> = {};
    for (const name of forwardable) {
      const value = headers[name];
      if (typeof value === "string") forwarded[name] = value;
    }
    const operation = newContext({
      requestId,
      // A request id may come from the client and need not be unique, so nothing is shared by it.
      operationId: init.requestId === undefined ? requestId : randomUUID(),
      signal: abort.signal,
      forwarded,
      observer,
      files,
      inbox,
      viewerEmail: init.caller?.email,
      callerName: init.callerName,
      deadline: performance.now() + ms,
      patient: patienceMs !== undefined,
      callsLeft: limits.callsPerOperation,
      limits,
      ...(exists && { exists: (asked: readonly Representation[]) => exists(asked, operation) }),
    });
    return {
      operation,
      patienceMs,
      abandon,
      close() {
        clearTimeout(timer);
        init.signal?.removeEventListener("abort", abandon);
      },
    };
  }

  /** Forwards further headers of callers, for declared families. */
  function forward(names: readonly string[]): void {
    for (const name of names) if (!forwardable.includes(name)) forwardable.push(name);
  }

  return { forwardable, forward, open };
}
