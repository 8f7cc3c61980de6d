/**
 * Follows the events of envelopes without missing one: after a lost connection, a restart of the gateway
 * or its own, the client goes on after the last event that it has.
 */
import { type Client, createClient } from "graphql-sse";

const EVENTS = /* GraphQL */ `
  subscription Envelopes {
    connectEventReceived {
      id
      events
      occurredAt
      envelope {
        id
      }
    }
  }
`;

export interface EnvelopeEvent {
  readonly id: string;
  readonly events: readonly string[] | null;
  readonly occurredAt: string | null;
  readonly envelope: { readonly id: string } | null;
}

export interface Following {
  /** The caller's token, asked for at each connection; none where the gateway asks for none. */
  readonly token?: () => Promise<string>;
  /** The last event that was handled before, where there is one. */
  readonly lastEventId?: string | undefined;
  /** Handles an event. Store `lastEventId` with what it changes, to go on there after a restart. */
  readonly handle: (event: EnvelopeEvent, lastEventId: string) => void;
  /** Called when events cannot be followed any longer: with errors of the gateway, or with the last failure. */
  readonly ended: (reason: unknown) => void;
  /** Waits before the next attempt; by default twice as long each time. */
  readonly retry?: (retries: number) => Promise<void>;
}

/** Follows events. @returns a function that ends it */
export function followEnvelopes(
  url: string,
  { token, handle, ended, retry, ...from }: Following,
): () => void {
  let { lastEventId } = from;
  const client: Client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    ...(retry && { retry }),
    // Called at each connection, so that each begins where the one before has ended.
    headers: async () => ({
      ...(token && { authorization: `Bearer ${await token()}` }),
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    }),
  });
  const end = client.subscribe<{ connectEventReceived: EnvelopeEvent | null }, { lastEventId?: string }>(
    { query: EVENTS },
    {
      next({ data, errors, extensions }) {
        // An error of one field is in its event; without data there is no event, and the stream ends.
        if (!data) return ended(errors);
        const position = extensions?.lastEventId;
        // Without its event an answer says why: going on would pass over what the gateway has received.
        if (position === undefined || !data.connectEventReceived) {
          end();
          return ended(errors);
        }
        lastEventId = position;
        handle(data.connectEventReceived, position);
      },
      error: ended,
      complete() {},
    },
  );
  return () => {
    end();
    client.dispose();
  };
}
