/** The fields of `Subscription`, with the inbox messages that they deliver and the fields that read a message. */
import type { ConnectEventFilter } from "#generated/collaboration/resolvers.ts";
import { eventSelectionOf, inboxFilterOf } from "#subgraphs/collaboration/e-signature/connect-events.ts";
import { connectMessageIn } from "#subgraphs/collaboration/e-signature/connect-messages.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { type InboxFilter, matchesFilter } from "#subgraphs/kit/files/inbox-filter.ts";
import type { NumberedMessage } from "#subgraphs/kit/files/webhook-inbox.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";
import type { InFamily } from "#subgraphs/kit/mapping/scope-keys.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** A field of `Subscription`. */
export interface LiveField {
  readonly family: string;
  /** The field of `Query` that contains the events, and its argument that the subscription also has. */
  readonly namespace: string;
  readonly tenant: string;
  /** The field of the namespace that reads an event by its `id`. */
  readonly reader: string;
  /** Filter of the messages that the arguments select. @throws BAD_USER_INPUT */
  filterOf(context: OperationContext, args: Arguments): InboxFilter;
}

export const liveFields: Readonly<Record<string, LiveField>> = {
  connectEventReceived: {
    family: "eSignature",
    namespace: "eSignature",
    tenant: "accountId",
    reader: "connectEvent",
    filterOf(context, { accountId, filter }) {
      const { eSignature } = context as OperationContext & { readonly eSignature: InFamily };
      return inboxFilterOf(
        eventSelectionOf(
          eSignature,
          accountId as string | null | undefined,
          filter as ConnectEventFilter | null | undefined,
        ),
      );
    },
  },
};

/** An event for subscriptions: its global id, and a test if it matches a filter. */
export interface LiveEvent {
  readonly id: string;
  matches(filter: InboxFilter): boolean;
}

/** The event in a message. Undefined if no subscription delivers it. */
export function liveEventIn({ family, at, body }: NumberedMessage): LiveEvent | undefined {
  const message = family === "eSignature" ? connectMessageIn(body) : undefined;
  if (!message) return undefined;
  const known = { family, at, marks: new Set(message.marks) };
  return {
    id: globalId("ConnectEvent", message.id),
    matches: (filter) => matchesFilter(filter, known),
  };
}
