/** Timeline of REST calls as bars, in lanes by family. The arrow keys move between the calls. */
import { type CSSProperties, type KeyboardEvent, useMemo, useRef } from "react";
import {
  callsBehind,
  endOf,
  failedCall,
  type Trace,
  type TracedCall,
  timesOf,
} from "#console/data/call-trace.ts";
import { familyLook, hueStyle } from "#console/data/family-look.ts";
import { chosenCall, pointedPath } from "#console/data/highlight.ts";
import { msText } from "#console/kit/figures.ts";
import { useStore } from "#console/kit/store.ts";
import { FamilyName } from "#console/ui/parts.tsx";

interface Lane {
  readonly family: string;
  readonly calls: readonly TracedCall[];
}

function lanesOf(requests: readonly TracedCall[]): readonly Lane[] {
  const lanes = new Map<string, TracedCall[]>();
  for (const call of requests) {
    const lane = lanes.get(call.family);
    if (lane) lane.push(call);
    else lanes.set(call.family, [call]);
  }
  return [...lanes]
    .map(([family, calls]) => ({ family, calls: calls.sort((a, b) => a.startMs - b.startMs) }))
    .sort((a, b) => (a.calls[0]?.startMs ?? 0) - (b.calls[0]?.startMs ?? 0));
}

/** Start of each round trip: the start of its first call, ms. */
function roundTripStarts(
  requests: readonly TracedCall[],
): readonly { readonly trip: number; readonly at: number }[] {
  const starts = new Map<number, number>();
  for (const { roundTrip, startMs } of requests)
    starts.set(roundTrip, Math.min(startMs, starts.get(roundTrip) ?? Number.POSITIVE_INFINITY));
  return [...starts].map(([trip, at]) => ({ trip, at })).sort((a, b) => a.at - b.at);
}

/** Round step that divides a length into at most three parts, because more marks would not fit a narrow column. */
function stepFor(length: number): number {
  const raw = length / 3;
  const power = 10 ** Math.floor(Math.log10(Math.max(raw, 0.001)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= raw) ?? power;
}

const LEGEND = [
  ["rate", "waits for its rate"],
  ["queue", "waits for a connection"],
  ["wait", "on the wire"],
  ["read", "reading"],
  ["shared", "shared"],
  ["gateway", "no REST call: gateway and network"],
] as const;

const labelOf = (call: TracedCall): string =>
  [
    `${familyLook(call.family).label}: ${call.route}`,
    msText(endOf(call) - call.startMs),
    call.status === undefined ? "" : `status ${call.status}`,
    call.shared ? "shared" : "",
    failedCall(call) ? `failed (${call.outcome})` : "",
  ]
    .filter((part) => part !== "")
    .join(", ");

export function Waterfall({
  requests,
  trace,
}: {
  readonly requests: readonly TracedCall[];
  readonly trace: Trace;
}) {
  const lanes = useMemo(() => lanesOf(requests), [requests]);
  const trips = useMemo(() => roundTripStarts(requests), [requests]);
  const chosen = useStore(chosenCall);
  const pointed = useStore(pointedPath);
  const root = useRef<HTMLDivElement>(null);
  const times = useMemo(() => timesOf(requests, trace.ms), [requests, trace.ms]);
  const total = Math.max(1, times.gateway.at(-1)?.endMs ?? 0, ...requests.map(endOf));
  const lit = pointed === "" ? undefined : new Set(callsBehind(trace, pointed).map(({ id }) => id));
  const ordered = lanes.flatMap(({ calls }) => calls);
  const step = stepFor(total);
  // No mark in the last 15%, because its text would be cut off.
  const marks = Array.from({ length: Math.floor((total * 0.85) / step) + 1 }, (_, index) => index * step);

  const choose = (call: TracedCall | undefined) => {
    if (!call) return;
    chosenCall.set(call.id);
    root.current?.querySelector<HTMLElement>(`[data-call="${call.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = ordered.findIndex(({ id }) => id === chosen);
    choose(ordered[at < 0 ? 0 : Math.min(ordered.length - 1, Math.max(0, at + by))]);
  };
  const position = (at: number): CSSProperties => ({ left: `${(at / total) * 100}%` });
  return (
    <div
      className="waterfall"
      ref={root}
      onKeyDown={onKeyDown}
      role="group"
      aria-label="REST calls on a line of time"
    >
      <div className="axis" aria-hidden="true">
        <span className="lane-name" />
        <div className="lane-bars">
          {marks.map((at) => (
            <span key={at} style={position(at)}>
              {msText(at)}
            </span>
          ))}
        </div>
      </div>
      <div className="lane">
        <span className="lane-name">
          Gateway <small>{msText(times.gatewayMs)}</small>
        </span>
        <div className="lane-bars bar-row">
          {times.gateway.map(({ startMs, endMs }) => (
            <i
              key={startMs}
              className="part gateway"
              title={`Gateway: ${msText(endMs - startMs)} without a REST call`}
              style={{ ...position(startMs), width: `${((endMs - startMs) / total) * 100}%` }}
            />
          ))}
        </div>
      </div>
      {lanes.map(({ family, calls }) => (
        <div key={family} className="lane" style={hueStyle(family)}>
          <span className="lane-name">
            <FamilyName name={family} /> <small>{calls.length}</small>
          </span>
          <div className="lane-bars">
            {trips.map(({ trip, at }) => (
              <i key={trip} className="hairline" style={position(at)} title={`Round trip ${trip}`} />
            ))}
            {calls.map((call) => (
              <Bar
                key={call.id}
                call={call}
                total={total}
                chosen={call.id === chosen}
                dim={lit !== undefined && lit.size > 0 && !lit.has(call.id)}
                first={call === ordered[0]}
                anyChosen={ordered.some(({ id }) => id === chosen)}
                onChoose={() => choose(call)}
              />
            ))}
          </div>
        </div>
      ))}
      <p className="legend">
        {LEGEND.map(([part, words]) => (
          <span key={part}>
            <i className={`part ${part}`} /> {words}
          </span>
        ))}
      </p>
    </div>
  );
}

interface BarProps {
  readonly call: TracedCall;
  readonly total: number;
  readonly chosen: boolean;
  readonly dim: boolean;
  readonly first: boolean;
  readonly anyChosen: boolean;
  onChoose(): void;
}

function Bar({ call, total, chosen, dim, first, anyChosen, onChoose }: BarProps) {
  const length = Math.max(0.001, endOf(call) - call.startMs);
  const part = (ms: number): CSSProperties => ({ width: `${(ms / length) * 100}%` });
  const names = ["bar"];
  if (call.shared) names.push("shared");
  if (failedCall(call)) names.push("failed");
  if (chosen) names.push("chosen");
  if (dim) names.push("dim");
  return (
    <div className="bar-row">
      <button
        type="button"
        className={names.join(" ")}
        data-call={call.id}
        aria-pressed={chosen}
        aria-label={labelOf(call)}
        title={labelOf(call)}
        tabIndex={chosen || (first && !anyChosen) ? 0 : -1}
        style={{ left: `${(call.startMs / total) * 100}%`, width: `max(5px, ${(length / total) * 100}%)` }}
        onClick={onChoose}
        onPointerEnter={onChoose}
      >
        <i className="part rate" style={part(call.rateMs)} />
        <i className="part queue" style={part(call.queueMs)} />
        <i className="part wait" style={part(call.waitMs)} />
        <i className="part read" style={part(call.readMs)} />
      </button>
      <span
        className={call.startMs / total > 0.55 ? "bar-label before" : "bar-label"}
        aria-hidden="true"
        style={
          call.startMs / total > 0.55
            ? { right: `calc(${(1 - call.startMs / total) * 100}% + 6px)` }
            : { left: `calc(${((call.startMs + length) / total) * 100}% + 8px)` }
        }
      >
        {call.route}
      </span>
    </div>
  );
}
