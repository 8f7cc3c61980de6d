/** Messages of Connect, and the event streams of clients, for tests. */

import { CONNECT_TOKEN } from "#contracts/demo-credentials.ts";
import { demoEnvelopes, MAIN_ACCOUNT } from "#services/demo/things/e-signature.ts";

/** A message of Connect. */
export const message = (
  eventId: string,
  event = "envelope-sent",
  envelopeId: string = demoEnvelopes.sent,
) => ({
  eventId,
  event,
  configurationId: "1001",
  generatedDateTime: "2026-11-02T08:00:00.000Z",
  retryCount: 0,
  data: { accountId: MAIN_ACCOUNT.accountId, envelopeId, envelopeSummary: { status: "sent" } },
});

/** Sends a message to the gateway, as the service does. */
export async function report(origin: string, ...sent: readonly ReturnType<typeof message>[]): Promise<void> {
  for (const body of sent) {
    const response = await fetch(`${origin}/webhooks/e-signature`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${CONNECT_TOKEN}` },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`the message was refused: ${await response.text()}`);
  }
}

/** A block of a stream with its members `id`, `event`, `retry` and `data`. */
export type Block = Readonly<Record<string, string>>;

/** A stream, read block by block. */
export class BlockReader {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = "";

  constructor(given: Response) {
    const response = given.clone();
    if (!response.body) throw new Error("the response has no body");
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The next block. Undefined at the end of the stream. */
  async next(): Promise<Block | undefined> {
    for (;;) {
      const end = this.#text.indexOf("\n\n");
      if (end >= 0) {
        const lines = this.#text.slice(0, end).split("\n");
        this.#text = this.#text.slice(end + 2);
        return Object.fromEntries(
          lines.map((line) => {
            const colon = line.indexOf(":");
            return [line.slice(0, colon), line.slice(colon + 1).trim()];
          }),
        );
      }
      const { done, value } = await this.#reader.read();
      if (done) return undefined;
      this.#text += value;
    }
  }

  /** The next block with an event, with its data. Heartbeats are skipped. */
  async event(): Promise<(Block & { readonly payload: Payload }) | undefined> {
    for (let block = await this.next(); block; block = await this.next())
      if (block["event"] !== undefined)
        return { ...block, payload: block["data"] ? JSON.parse(block["data"]) : {} } as Block & {
          payload: Payload;
        };
    return undefined;
  }
}

export interface Payload {
  readonly data?: { readonly connectEventReceived?: { readonly upstreamId: string } | null } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: unknown;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export const RECEIVED = "subscription Received { connectEventReceived { upstreamId } }";

/** Sends a subscription, and reads its stream. */
export async function subscribe(
  origin: string,
  {
    query = RECEIVED,
    headers = {},
    ...more
  }: { query?: string; variables?: object; headers?: Record<string, string>; extensions?: object } = {},
) {
  const leave = new AbortController();
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
    body: JSON.stringify({ query, ...more }),
    signal: leave.signal,
  });
  return { response, reader: new BlockReader(response), leave: () => leave.abort() };
}
