/** Names of Connect's values in the graph. */

import type {
  ConnectConfigurationType,
  ConnectDeliveryMode,
  ConnectEnvelopeEvent,
  ConnectEventDataVersion,
  ConnectEventName,
  ConnectRecipientEvent,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";

type Names<E extends string> = Readonly<Record<Exclude<E, "OTHER">, string>>;

export const configurationTypes = {
  CUSTOM: "custom",
  CUSTOM_RECIPIENT: "customrecipient",
} as const satisfies Names<ConnectConfigurationType>;

export const deliveryModes = {
  SIM: "SIM",
  AGGREGATE: "aggregate",
} as const satisfies Names<ConnectDeliveryMode>;

export const versions = { RESTV2_1: "restv2.1" } as const satisfies Names<ConnectEventDataVersion>;

export const simEvents = {
  ENVELOPE_SENT: "envelope-sent",
  ENVELOPE_DELIVERED: "envelope-delivered",
  ENVELOPE_COMPLETED: "envelope-completed",
  ENVELOPE_DECLINED: "envelope-declined",
  ENVELOPE_VOIDED: "envelope-voided",
  RECIPIENT_SENT: "recipient-sent",
  RECIPIENT_DELIVERED: "recipient-delivered",
  RECIPIENT_COMPLETED: "recipient-completed",
  RECIPIENT_DECLINED: "recipient-declined",
} as const satisfies Names<ConnectEventName>;

export const recipientEvents = {
  SENT: "Sent",
  DELIVERED: "Delivered",
  COMPLETED: "Completed",
  DECLINED: "Declined",
} as const satisfies Names<ConnectRecipientEvent>;

export const envelopeEvents = {
  ...recipientEvents,
  VOIDED: "Voided",
} as const satisfies Names<ConnectEnvelopeEvent>;

/** The wire value of a name. @throws BAD_USER_INPUT for `OTHER`, which stands for unknown values */
export function wireValue<N extends string, V>(
  values: Readonly<Record<N, V>>,
  name: N | "OTHER",
  argument: string,
): V {
  if (name === "OTHER") throw badInput(`"${argument}" cannot be "OTHER"`, argument);
  return values[name as N];
}

/** The wire values of names. Undefined without names. */
export const wireValues = <N extends string, V>(
  values: Readonly<Record<N, V>>,
  names: readonly (N | "OTHER")[] | null | undefined,
  argument: string,
): V[] | undefined => names?.map((name) => wireValue(values, name, argument));

/** Inverts a table of names: names by wire value. */
export const namesOf = <N extends string>(values: Readonly<Record<N, string>>): ReadonlyMap<string, N> =>
  new Map(Object.entries<string>(values).map(([name, value]) => [value, name as N]));
