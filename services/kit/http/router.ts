/**
 * Finds the operation for a raw path, still percent-encoded, with the contract's own matcher. No framework's
 * router can express the ERP paths (`/companies({id})/vendors({id})`), and none keeps `%2F` encoded.
 */
import type { BoundOperation } from "#contracts/kit/contract.ts";

export interface MatchedRoute {
  readonly op: BoundOperation;
  readonly params: Record<string, string>;
}

export interface Router {
  find(method: string, rawPath: string): MatchedRoute | undefined;
  /** Methods that the path accepts. Empty for an unknown path. */
  methodsAt(rawPath: string): string[];
}

const segmentsOf = (path: string) => path.split("/").length;

/** Indexes operations by method, then by number of segments. The most specific template is first. */
export function createRouter(operations: readonly BoundOperation[]): Router {
  const byMethod = new Map<string, Map<number, BoundOperation[]>>();
  for (const op of operations) {
    const bySegments = byMethod.get(op.method) ?? new Map<number, BoundOperation[]>();
    byMethod.set(op.method, bySegments);
    const segments = segmentsOf(op.template.template);
    bySegments.set(segments, [...(bySegments.get(segments) ?? []), op]);
  }
  for (const bySegments of byMethod.values())
    for (const ops of bySegments.values()) ops.sort((a, b) => b.template.weight - a.template.weight);

  const find = (method: string, rawPath: string): MatchedRoute | undefined => {
    for (const op of byMethod.get(method)?.get(segmentsOf(rawPath)) ?? []) {
      const params = op.template.match(rawPath);
      if (params) return { op, params };
    }
    return undefined;
  };
  return {
    find,
    methodsAt: (rawPath) => [...byMethod.keys()].filter((method) => find(method, rawPath)),
  };
}
