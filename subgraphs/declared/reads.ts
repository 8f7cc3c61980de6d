/** Reads the answers to the requests of connectors, each request of an operation once. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { parseJson, UnreadableBody } from "#platform/http/response-body.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { failedAnswer, type RawAnswer } from "#subgraphs/kit/rest/raw-answer.ts";
import type { Value } from "./mapping/syntax.ts";

/** An answer with its decoded body, and with the error of the REST client. */
interface Received {
  readonly status: number;
  readonly headers: RawAnswer["headers"];
  readonly body: Value;
  readonly failure: unknown;
}

/** Answers to the reads of one operation, by request. Fields with the same request share the answer. */
export type Reads = Map<string, Promise<Received>>;

/**
 * Sends a request, unless the operation has already read its answer.
 * @param keys Number of keys of the call, for the report.
 */
export function received(
  operation: BoundOperation,
  request: Readonly<Record<string, unknown>>,
  keys: number,
  client: FamilyClient,
  reads: Reads,
): Promise<Received> {
  const send = () => receive(operation, request, keys, client);
  if (!operation.read) return send();
  // A source has the same credential throughout an operation.
  const key = JSON.stringify([operation.family, operation.method, request]);
  let answer = reads.get(key);
  if (!answer) {
    answer = send();
    reads.set(key, answer);
  }
  return answer;
}

async function receive(
  operation: BoundOperation,
  request: Readonly<Record<string, unknown>>,
  keys: number,
  client: FamilyClient,
): Promise<Received> {
  let answer: RawAnswer;
  let failure: unknown;
  try {
    const { status, headers, bytes } = await client.fetch(operation, request, keys);
    answer = { status, headers, bytes: bytes ?? Buffer.alloc(0) };
  } catch (error) {
    const failed = failedAnswer(error);
    if (!failed) throw error;
    answer = failed;
    failure = error;
  }
  const { status, headers } = answer;
  return { status, headers, body: bodyOf(answer, client, failure !== undefined), failure };
}

/** The body of an answer: JSON, or the text of a textual media type. Null for any other media type. */
function bodyOf({ bytes, headers }: RawAnswer, client: FamilyClient, failed: boolean): Value {
  if (bytes instanceof UnreadableBody || bytes.length === 0) return null;
  const type = String(headers["content-type"] ?? "");
  if (/^text\//i.test(type)) return bytes.toString("utf8");
  if (!/[/+]json\b/i.test(type)) return null;
  try {
    return parseJson(bytes, type, "inexact", 0);
  } catch (error) {
    if (failed) return null;
    throw error instanceof UnreadableBody ? client.badResponse() : error;
  }
}
