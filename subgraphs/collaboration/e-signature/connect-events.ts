/** Filters of Connect events, for lists of events and for subscriptions. */

import { ConnectConfiguration } from "#contracts/e-signature/index.ts";
import type {
  ConnectEventFilter,
  ConnectEventName,
  DateTimeRange,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { InboxFilter } from "#subgraphs/kit/files/inbox-filter.ts";
import { wireValues } from "#subgraphs/kit/mapping/enum-values.ts";
import { emailOf } from "#subgraphs/kit/mapping/ids.ts";
import type { InFamily } from "#subgraphs/kit/mapping/scope-keys.ts";
import { marks } from "./connect-messages.ts";
import { accountOf, envelopeOf, requireDistinct } from "./ids.ts";

/** Largest number of envelopes in one request, because each is a condition of the inbox query. */
const MAX_ENVELOPES = 50;

export interface EventSelection {
  readonly accountId: string;
  readonly envelopeIds?: readonly string[] | undefined;
  readonly events?: readonly ConnectEventName[] | null | undefined;
  readonly email?: string | null | undefined;
  readonly occurredAt?: DateTimeRange | null | undefined;
}

/** The filter of the inbox. @throws BAD_USER_INPUT for an empty list, an unknown event or an invalid address */
export function inboxFilterOf({
  accountId,
  envelopeIds,
  events,
  email,
  occurredAt,
}: EventSelection): InboxFilter {
  if (events?.length === 0) throw badInput('"events" is empty', "events");
  const names = wireValues(ConnectConfiguration.properties.events.items, events, "events");
  return {
    family: "eSignature",
    marks: [
      [marks.account(accountId)],
      ...(envelopeIds ? [envelopeIds.map(marks.envelope)] : []),
      ...(names ? [[...new Set(names)].map(marks.event)] : []),
      ...(email != null ? [[marks.person(emailOf(email))]] : []),
    ],
    since: occurredAt?.from == null ? undefined : Date.parse(occurredAt.from),
    until: occurredAt?.until == null ? undefined : Date.parse(occurredAt.until),
  };
}

/** The events selected by a client's arguments. @throws BAD_USER_INPUT */
export function eventSelectionOf(
  eSignature: InFamily,
  given: string | null | undefined,
  filter: ConnectEventFilter | null | undefined,
): EventSelection {
  const accountId = accountOf(eSignature, given);
  const ids = filter?.envelopeIds;
  if (ids && ids.length > MAX_ENVELOPES)
    throw badInput(`"envelopeIds" takes ${MAX_ENVELOPES} at most`, "envelopeIds");
  if (ids) requireDistinct(ids, "envelopeIds");
  const envelopeIds = ids?.map((id) => envelopeOf(eSignature, id, accountId, "envelopeIds").envelopeId);
  return { ...filter, accountId, envelopeIds };
}
