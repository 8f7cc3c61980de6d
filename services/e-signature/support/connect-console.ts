/** The Connect console: deliveries of the configurations that log (D2-190). */

import type { Delivery, ESignatureTables } from "#services/e-signature/tables.ts";
import { escaped, tablePage } from "#services/kit/http/html.ts";

export function connectConsole({ connect, deliveries }: ESignatureTables): string {
  const rows = deliveries.all().flatMap((delivery) => {
    const configuration = connect.get(delivery.connectId)?.value;
    return configuration?.enableLog ? row(configuration.name, delivery) : [];
  });
  return tablePage({
    title: "E-signature: Connect",
    heading: "Connect",
    lead: "Messages to listeners, the newest first: of the configurations that are logged.",
    head: '<th>Configuration</th><th>Message</th><th>Envelope</th><th>State</th><th class="number">Tries</th><th>Last try</th>',
    rows: rows.reverse(),
  });
}

function row(name: string, { message, state, tries, outcome = "", triedAt = "" }: Delivery): string {
  const [what, envelopeId] =
    "event" in message ? [message.event, message.data.envelopeId] : ["aggregate", message.envelopeId];
  return `<tr>
  <td>${escaped(name)}</td>
  <td>${escaped(what)}</td>
  <td><code>${escaped(envelopeId)}</code></td>
  <td>${state}</td>
  <td class="number">${tries}</td>
  <td>${escaped(outcome)} ${escaped(triedAt)}</td>
</tr>`;
}
