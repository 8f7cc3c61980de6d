/**
 * Incremental delivery over HTTP: finds the format that a client reads, by its `Accept`, and formats payloads.
 * There are two payload formats (of August 2022, and v0.2, which announces pending places) and two transports:
 * `multipart/mixed` and server-sent events.
 */
import type { LaterPart, LaterPayload, PendingEntry } from "#gateway/operation/later.ts";

/** Format of an answer in parts. */
export interface IncrementalForm {
  readonly transport: "multipart" | "events";
  /** True for v0.2: pending places are announced, and payloads contain only new data. */
  readonly announced: boolean;
}

export interface AcceptedTypes {
  readonly form: IncrementalForm;
  /** Media type for a whole answer. Undefined if the client accepts none. */
  readonly whole: string | undefined;
}

/** A media type of an `Accept` header. */
interface Range {
  readonly text: string;
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly weight: number;
}

function rangeOf(text: string): Range {
  const [type = "", ...rest] = text.split(";").map((part) => part.trim());
  const parameters = new Map(
    rest.map((parameter) => {
      const [name = "", value = ""] = parameter.split("=").map((part) => part.trim());
      return [name.toLowerCase(), value.replace(/^"(.*)"$/, "$1")];
    }),
  );
  const weight = Number(parameters.get("q") ?? 1);
  return { text, type: type.toLowerCase(), parameters, weight: Number.isFinite(weight) ? weight : 0 };
}

/** The format of a media type; by default that of 2022. Undefined if we do not support it. */
function formOf({ type, parameters, weight }: Range): IncrementalForm | undefined {
  const transport =
    type === "multipart/mixed" ? "multipart" : type === "text/event-stream" ? "events" : undefined;
  if (!transport || !(weight > 0)) return undefined;
  const incremental = parameters.get("incrementalspec");
  const defer = parameters.get("deferspec");
  if (incremental !== undefined) return incremental === "v0.2" ? { transport, announced: true } : undefined;
  if (defer !== undefined && defer !== "20220824") return undefined;
  return { transport, announced: false };
}

/**
 * Format that the client accepts besides whole answers: the one with the highest weight, and the first of
 * equal ones.
 */
export function acceptedBy(header: string | undefined): AcceptedTypes | undefined {
  if (header === undefined) return undefined;
  const ranges = header.split(",").map(rangeOf);
  const [best] = ranges
    .flatMap((range) => {
      const form = formOf(range);
      return form ? [{ form, weight: range.weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
  if (!best) return undefined;
  const whole = ranges.filter(({ type }) => type !== "multipart/mixed" && type !== "text/event-stream");
  return {
    form: best.form,
    whole: whole.length > 0 ? whole.map(({ text }) => text.trim()).join(", ") : undefined,
  };
}

/** True if the client accepts server-sent events, whatever else it accepts. */
export const acceptsEvents = (header: string | undefined): boolean =>
  header !== undefined &&
  /event-stream/i.test(header) &&
  header
    .split(",")
    .map(rangeOf)
    .some(({ type, weight }) => type === "text/event-stream" && weight > 0);

export const contentTypeOf = ({ transport, announced }: IncrementalForm): string =>
  transport === "events"
    ? "text/event-stream; charset=utf-8"
    : `multipart/mixed; boundary="-"; ${announced ? "incrementalSpec=v0.2" : "deferSpec=20220824"}`;

/** The text of one payload, with the framing of the transport. */
export function framed(
  json: string,
  { transport }: IncrementalForm,
  at: { first: boolean; hasNext: boolean },
) {
  if (transport === "events")
    return `event: next\ndata: ${json}\n\n${at.hasNext ? "" : "event: complete\ndata: \n\n"}`;
  const before = at.first ? "\r\n---\r\n" : "";
  const after = at.hasNext ? "\r\n---\r\n" : "\r\n-----\r\n";
  return `${before}content-type: application/json; charset=utf-8\r\n\r\n${json}${after}`;
}

/** Makes the first payload from the text of the server's answer. */
export function firstPayload(
  text: string,
  { announced }: IncrementalForm,
  pending: readonly PendingEntry[] | undefined,
): string {
  const members = [
    ...(announced && pending ? [`"pending":${JSON.stringify(pending.map(placeShown))}`] : []),
    `"hasNext":${pending !== undefined}`,
  ];
  return `${text.trimEnd().slice(0, -1)},${members.join()}}`;
}

/** A later payload, ready to be written as JSON. */
export const laterPayload = (payload: LaterPayload, { announced }: IncrementalForm): object =>
  announced ? withPlaces(payload) : withPaths(payload);

function withPaths({ parts, hasNext }: LaterPayload): object {
  // One entry for each object of a list. Undefined members are not serialized.
  const incremental = parts.map(({ label, path, data, errors, extensions }) => ({
    label,
    path,
    data,
    errors: errors.length > 0 ? errors : data === null ? [MISSING] : undefined,
    extensions,
  }));
  return { ...(incremental.length > 0 && { incremental }), hasNext };
}

function withPlaces({ parts, pending, hasNext }: LaterPayload): object {
  const incremental = parts.flatMap(({ id, data, fresh, errors, extensions }) => {
    if (data === null) return [];
    const [first = { subPath: [], data: {} }, ...rest] = fresh;
    const said = { ...shownErrors(errors), ...(extensions && { extensions }) };
    const isSaid = Object.keys(said).length > 0;
    return [
      ...(fresh.length > 0 || isSaid ? [{ ...freshShown(id, first), ...said }] : []),
      ...rest.map((more) => freshShown(id, more)),
    ];
  });
  const completed = parts.map(({ id, data, errors }) => ({
    id,
    ...(data === null && { errors: errors.length > 0 ? errors : [MISSING] }),
  }));
  const extensions = parts.find((part) => part.data === null && part.extensions)?.extensions;
  return {
    ...(pending.length > 0 && { pending: pending.map(placeShown) }),
    ...(incremental.length > 0 && { incremental }),
    completed,
    ...(extensions && { extensions }),
    hasNext,
  };
}

/** Error of a part that has no data and no other error. */
const MISSING = {
  message: "A value that cannot be null is missing",
  extensions: { code: "UPSTREAM_BAD_RESPONSE" },
};

const shownErrors = (errors: LaterPart["errors"]) => (errors.length > 0 ? { errors } : {});

const placeShown = ({ id, path, label }: PendingEntry) => ({
  id,
  path,
  ...(label !== undefined && { label }),
});

const freshShown = (id: string, { subPath, data }: LaterPart["fresh"][number]) => ({
  id,
  ...(subPath.length > 0 && { subPath }),
  data,
});
