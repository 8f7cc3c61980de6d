/**
 * Follows the events of envelopes without missing one. After a lost connection or a restart of either side, the
 * client continues after its last event.
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
  /** Returns the caller's token for each connection. Undefined if the gateway needs none. */
  readonly token?: () => Promise<string>;
  /** Id of the last event that was handled before, if any. */
  readonly lastEventId?: string | undefined;
  /** Handles an event. Store `lastEventId` in the same transaction as its changes, to continue there after a restart. */
  readonly handle: (event: EnvelopeEvent, lastEventId: string) => void;
  /** Called at the end, with errors of the gateway or with the last failure. */
  readonly ended: (reason: unknown) => void;
  /** Waits before the next attempt; by default with doubled pauses. */
  readonly retry?: (retries: number) => Promise<void>;
}

/** Follows events. @returns a function that stops it */
export function followEnvelopes(
  url: string,
  { token, handle, ended, retry, ...from }: Following,
): () => void {
  let { lastEventId } = from;
  const client: Client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    ...(retry && { retry }),
    // Called for each connection, so that it continues after the previous one.
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
        // An answer without an event has errors. The client stops, because continuing would skip received events.
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
