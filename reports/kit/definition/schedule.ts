/** Times at which a named report runs, and destinations of its result. */
import { Cron } from "croner";
import Type, { type Static } from "typebox";
import { timeZoneOf } from "#reports/kit/formats/time-zone.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { SEPARATORS } from "#reports/words/csv-text.ts";

const closed = { additionalProperties: false } as const;
const Text = Type.String({ minLength: 1, maxLength: 500 });
const MOST_JITTER_S = 3_600;
const MOST_RETRIES = 10;
/** Longest time that one page of a run waits for a family, seconds. */
export const MOST_WAIT_S = 3_600;

export const Schedule = Type.Object(
  {
    /** Minute, hour, day of the month, month, day of the week. */
    cron: Text,
    timeZone: Text,
    /** A run begins up to this number of seconds later, so that not all reports of one hour begin at once. */
    jitter: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_JITTER_S })),
    /** Number of new attempts after a failed or incomplete run. */
    retries: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_RETRIES })),
    /** Longest time that one page waits for an unavailable family. */
    waitSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_WAIT_S })),
    parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    deliver: Type.Object(
      {
        format: Type.Union([
          Type.Literal("csv"),
          Type.Literal("json"),
          Type.Literal("ndjson"),
          Type.Literal("html"),
          Type.Literal("xlsx"),
          Type.Literal("parquet"),
        ]),
        /** Of CSV. */
        separator: Type.Optional(Type.Union(SEPARATORS.map((one) => Type.Literal(one)))),
        bom: Type.Optional(Type.Boolean()),
        /**
         * The result is delivered only if this condition holds. `rows` is the number of its rows, and subqueries
         * read the table `result`.
         */
        when: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
        /** Writes the result to the folder of deliveries. */
        file: Type.Optional(Type.Boolean()),
        /** Addresses to which the result is sent. */
        mail: Type.Optional(Type.Array(Text, { minItems: 1, maxItems: 20 })),
        /** URL to which the result is sent. */
        webhook: Type.Optional(Text),
      },
      closed,
    ),
  },
  closed,
);
export type Schedule = Static<typeof Schedule>;

const FIELDS = 5;

/** @throws UsageError for an invalid time, and for a result without a destination */
export function checkSchedule({ cron, timeZone, deliver }: Schedule, file: string): void {
  const problem = (text: string) => new UsageError(`${file}: schedule: ${text}`);
  try {
    timeZoneOf(timeZone);
  } catch (error) {
    throw problem(error instanceof Error ? error.message : "the time zone is unknown");
  }
  if (cron.trim().split(/\s+/).length !== FIELDS)
    throw problem(`cron has ${FIELDS} fields: minute, hour, day of the month, month, day of the week`);
  let next: Date | null;
  try {
    next = new Cron(cron, { timezone: timeZone, paused: true }).nextRun();
  } catch {
    throw problem(`"${cron}" is no cron expression`);
  }
  if (!next) throw problem(`"${cron}" names a time that never comes`);
  if (deliver.format !== "csv" && (deliver.separator ?? deliver.bom) !== undefined)
    throw problem("separator and bom are for the format csv");
  if (deliver.file !== true && deliver.webhook === undefined && !deliver.mail)
    throw problem("the result goes nowhere: deliver needs file: true, a webhook or mail");
  const wrong = deliver.mail?.find((address) => !ADDRESS.test(address));
  if (wrong !== undefined) throw problem(`"${wrong}" is no mail address`);
  if (deliver.webhook !== undefined && !isWebhook(deliver.webhook))
    throw problem("the webhook must be an https URL without user, password and fragment");
}

/** An address without a display name. No character in it can start another header or recipient. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/u;

export function isWebhook(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
}
