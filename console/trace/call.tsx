/** Details of one REST call: its facts, its times, and the fields that waited for it. */

import { endOf, failedCall, type TracedCall } from "#console/data/call-trace.ts";
import { bytesText, msText } from "#console/kit/figures.ts";
import { Empty, FamilyName } from "#console/ui/parts.tsx";

export function CallDetails({ call }: { readonly call: TracedCall | undefined }) {
  if (!call)
    return (
      <aside className="call" aria-label="Chosen call">
        <Empty title="Choose a call">Click a bar, or move with the arrow keys.</Empty>
      </aside>
    );
  const parts = [
    ["waited for its rate", call.rateMs],
    ["waited for a connection", call.queueMs],
    ["on the wire", call.waitMs],
    ["reading", call.readMs],
  ] as const;
  return (
    <aside className="call" aria-label="Chosen call">
      <FamilyName name={call.family} />
      <h2>
        <code>{call.route}</code>
      </h2>
      <dl>
        <Row name="Operation" value={call.operation} />
        <Row name="Keys" value={String(call.keys)} />
        <Row name="Status" value={call.status === undefined ? "none" : String(call.status)} />
        {failedCall(call) && <Row name="Outcome" value={call.outcome} />}
        <Row name="Tries" value={String(call.tries)} />
        <Row name="Bytes" value={bytesText(call.bytes)} />
        <Row name="Round trip" value={String(call.roundTrip)} />
        <Row name="Shared" value={call.shared ? "yes: an identical read was on its way" : "no"} />
        <Row name="Starts after" value={msText(call.startMs)} />
        <Row name="Takes" value={msText(endOf(call) - call.startMs)} />
        {parts.map(([name, ms]) => (
          <Row key={name} name={`· ${name}`} value={msText(ms)} />
        ))}
      </dl>
      <h3>Fields that waited for it</h3>
      {call.paths.length === 0 ? (
        <p className="faint">None is known.</p>
      ) : (
        <ul className="paths">
          {call.paths.map((path) => (
            <li key={path}>
              <code>{path}</code>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

const Row = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
