/** Kinds of settings. Each defines its form in the file and in the environment, and validates both. */
import { printable } from "./formats.ts";
import { InvalidValue, type JsonSchema, type SettingKind } from "./setting.ts";

/** A text. @param parse Further check and conversion; by default any printable text is valid. */
export function text<T = string>({
  parse,
  schema = {},
}: {
  readonly parse: (text: string) => T;
  readonly schema?: JsonSchema;
}): SettingKind<T> {
  return {
    schema: { type: "string", ...schema },
    read: (value) => parse(textIn(value)),
    fromText: (value) => value,
  };
}

/** Any text without blanks at its ends. */
export const printableText: SettingKind<string> = text({ parse: printable });

function textIn(value: unknown): string {
  if (typeof value !== "string") throw new InvalidValue("must be a text");
  return value;
}

/** Valid values of a secret during a rotation. The first is used to send and to sign; each is accepted. */
export type SecretValues<T> = readonly [used: T, ...alsoAccepted: T[]];

/** Maps the values of a secret. */
export const eachValue = <T, R>(
  [used, ...others]: SecretValues<T>,
  map: (value: T) => R,
): SecretValues<R> => [map(used), ...others.map(map)];

/**
 * A secret that can be rotated without downtime: one value, or two separated by a comma.
 * @example setting(turning({ parse: longSecret }), { env: "SUBGRAPHS_SECRET", secret: true, means: "…" })
 */
export function turning<T>({ parse }: { readonly parse: (text: string) => T }): SettingKind<SecretValues<T>> {
  return text({
    parse(both) {
      const [used = "", ...others] = both.split(",").map((one) => one.trim());
      if (others.length > 1) throw new InvalidValue("must be one secret, or two separated by a comma");
      try {
        return eachValue([used, ...others], parse);
      } catch (error) {
        if (!(error instanceof InvalidValue) || others.length === 0) throw error;
        throw new InvalidValue(`${error.message}: a comma separates the new and the former secret`);
      }
    },
  });
}

/** A whole number. */
export function integer({ min, max }: { readonly min: number; readonly max: number }): SettingKind<number> {
  return {
    schema: { type: "integer", minimum: min, maximum: max },
    read(value) {
      if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max)
        throw new InvalidValue(`must be a whole number from ${min} to ${max}`);
      return value;
    },
    fromText: (value) => (/^\d{1,15}$/.test(value) ? Number(value) : value),
  };
}

/** A whole number, or the word `auto` for the result of `bounds.auto()`. */
export function integerOrAuto(bounds: {
  readonly min: number;
  readonly max: number;
  readonly auto: () => number;
}): SettingKind<number> {
  const whole = integer(bounds);
  return {
    schema: { anyOf: [whole.schema, { const: "auto" }] },
    read: (value) => (value === "auto" ? bounds.auto() : whole.read(value)),
    fromText: whole.fromText,
  };
}

/** A number from 0 to 1. */
export const share: SettingKind<number> = {
  schema: { type: "number", minimum: 0, maximum: 1 },
  read(value) {
    if (typeof value !== "number" || !(value >= 0 && value <= 1))
      throw new InvalidValue("must be a number from 0 to 1");
    return value;
  },
  fromText: (value) => (/^[\d.]{1,20}$/.test(value) ? Number(value) : value),
};

/** True or false, in the environment `on` or `off`. */
export const flag: SettingKind<boolean> = {
  schema: { type: "boolean" },
  read(value) {
    if (typeof value !== "boolean") throw new InvalidValue("must be true or false");
    return value;
  },
  fromText(value) {
    if (value !== "on" && value !== "off") throw new InvalidValue("must be one of on, off");
    return value === "on";
  },
};

/** One of the words in `of`. */
export function choice<const C extends string>({ of }: { readonly of: readonly C[] }): SettingKind<C> {
  return {
    schema: { enum: of },
    read(value) {
      const chosen = of.find((one) => one === value);
      if (chosen === undefined) throw new InvalidValue(`must be one of ${of.join(", ")}`);
      return chosen;
    },
    fromText: (value) => value,
  };
}

/** A list of texts; in the environment separated by commas. Empty parts are ignored. */
export function list<T>({ item }: { readonly item: (text: string) => T }): SettingKind<readonly T[]> {
  return {
    schema: { type: "array", items: { type: "string" } },
    read(value) {
      if (!Array.isArray(value)) throw new InvalidValue("must be a list");
      return value.map((one) => item(textIn(one)));
    },
    fromText: (value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
  };
}

/** Texts by name; in the environment `name=value` pairs, as W3C Baggage has them. */
export function textsByName({
  check,
}: {
  readonly check: (name: string) => string;
}): SettingKind<Readonly<Record<string, string>>> {
  return {
    schema: { type: "object", additionalProperties: { type: "string" } },
    read(value) {
      if (!isRecord(value)) throw new InvalidValue("must be texts by name");
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [check(name), printable(textIn(one))]),
      );
    },
    fromText: pairs,
  };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const PAIR_NAME = /^[\w.-]{1,128}$/;

/** Parses the pairs of OpenTelemetry's variables: `name=value,name=value`, values percent-encoded. */
function pairs(given: string): Readonly<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const part of given.split(",")) {
    const at = part.indexOf("=");
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (!PAIR_NAME.test(name)) throw new InvalidValue("must be pairs like name=value, separated by commas");
    read[name] = decoded(part.slice(at + 1).trim());
  }
  return read;
}

function decoded(value: string): string {
  try {
    return printable(decodeURIComponent(value));
  } catch {
    throw new InvalidValue("must have printable values, percent-encoded");
  }
}
