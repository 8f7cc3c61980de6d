/** Serializes a handler's result to a response: cuts the page, and writes the JSON once. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import type { CutContext } from "#contracts/kit/pages/style.ts";
import { Paged, Reply } from "#services/kit/service.ts";

export interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer | undefined;
}

const NO_BODY = new Set([204, 304]);

/** One page of a handler's whole list, with the handler's additional members. */
function page(
  op: BoundOperation,
  result: unknown,
  query: Readonly<Record<string, unknown>>,
  context: CutContext,
): { body: unknown; headers: Record<string, string> } {
  const style = op.spec.page;
  const items: unknown = result instanceof Paged ? result.items : result;
  if (!style || !Array.isArray(items)) throw new Error(`${op.id} did not give a list`);
  const { body, headers } = style.cut(items, query, context);
  if (!(result instanceof Paged)) return { body, headers: { ...headers } };
  const cut = style.read({ body, headers: {} }, { size: style.maxSize }).items;
  if (!cut || Array.isArray(body)) throw new Error(`${op.id}: nothing can stand beside a bare list`);
  return { body: Object.assign({}, body, result.extra(cut)), headers: { ...headers } };
}

export function answerOf(
  op: BoundOperation,
  result: unknown,
  query: Readonly<Record<string, unknown>>,
  context: CutContext,
): RawAnswer {
  const replied = result instanceof Reply ? result : undefined;
  const status = replied?.status ?? op.success[0] ?? 200;
  const own = { ...replied?.headers };
  const value: unknown = replied ? replied.body : result;
  if (op.spec.page && !replied) {
    const { body, headers } = page(op, value, query, context);
    return json(status, headers, body);
  }
  if (value === undefined || NO_BODY.has(status)) return { status, headers: own, body: undefined };
  if (value instanceof Uint8Array) {
    const { returns } = op.spec;
    const type = returns && "binary" in returns ? returns.binary : "application/octet-stream";
    return { status, headers: { "content-type": type, ...own }, body: Buffer.from(value) };
  }
  return json(status, own, value);
}

function json(status: number, headers: Record<string, string>, value: unknown): RawAnswer {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}
