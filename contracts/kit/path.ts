/**
 * Path templates: one compiled form renders the path of a request and matches paths. Invalid values are refused,
 * never cleaned, so that no value leads to another path.
 */

/**
 * Notation of one path parameter.
 * - `text`: one segment, percent-encoded.
 * - `integer`: decimal digits only.
 * - `doubleWhenSlashed`: encoded twice when it starts with `/` or contains `//` (UUIDs of meetings and
 *   webinars), else once; slashes are legal in it.
 * - `odataKey`: an unquoted OData key: a GUID or an integer.
 * - `odataString`: a quoted OData key: quotes doubled, slashes legal once encoded.
 */
export type SegmentKind = "text" | "integer" | "doubleWhenSlashed" | "odataKey" | "odataString";

/** A value that a path cannot contain: a client error, found before any call. */
export class PathValueError extends Error {
  readonly reason = "is not a usable identifier";

  constructor(
    readonly param: string,
    readonly value: unknown,
  ) {
    super(`"${param}" is not a usable identifier`);
  }
}

export interface PathTemplate {
  /** With every parameter in curly brackets. */
  readonly template: string;
  readonly params: readonly string[];
  /** Notation of each of `params`. */
  readonly kinds: readonly SegmentKind[];
  /** Pattern of the template's raw paths. */
  readonly pattern: RegExp;
  /** Specificity: templates with fewer parameters and more literal text win. */
  readonly weight: number;
  /** @throws PathValueError if the path cannot contain a value */
  render(values: Readonly<Record<string, unknown>>): string;
  /** The decoded parameters of a raw (still encoded) path, or undefined when it does not match. */
  match(rawPath: string): Record<string, string> | undefined;
}

const MAX_SEGMENT = 256;
const UNSAFE = /[\p{Cc}/\\?#%]/u;
const CONTROL = /\p{Cc}/u;

/** encodeURIComponent leaves `'()!*` alone; in an OData key the quotes and brackets are syntax. */
function encodeSegment(value: string): string {
  return encodeURIComponent(value).replace(
    /['()!*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** True if a text can be an id of any family: not blank, not too long, and readable as a whole. */
export function isPlausiblePathValue(value: string): boolean {
  return value.trim() !== "" && value.length <= MAX_SEGMENT && !CONTROL.test(value) && value.isWellFormed();
}

/** True for UUIDs in Base64 whose slashes, if encoded once, servers would read as separators of the path. */
const needsTwice = (value: string) => value.startsWith("/") || value.includes("//");

const encoders: Record<SegmentKind, (value: string) => string | undefined> = {
  text: (v) =>
    isPlausiblePathValue(v) && !UNSAFE.test(v) && v !== "." && v !== ".." ? encodeSegment(v) : undefined,
  integer: (v) => (/^\d{1,20}$/.test(v) ? v : undefined),
  doubleWhenSlashed: (v) => {
    if (!isPlausiblePathValue(v) || /[\\?#%]/.test(v) || v.split("/").some((s) => s === "." || s === ".."))
      return undefined;
    const once = encodeSegment(v);
    return needsTwice(v) ? encodeURIComponent(once) : once;
  },
  odataKey: (v) => (/^[A-Za-z0-9-]{1,64}$/.test(v) ? v : undefined),
  odataString: (v) => (isPlausiblePathValue(v) ? encodeSegment(v.replaceAll("'", "''")) : undefined),
};

const decoders: Record<SegmentKind, (raw: string) => string> = {
  text: decodeURIComponent,
  integer: decodeURIComponent,
  doubleWhenSlashed: (raw) => {
    const once = decodeURIComponent(raw);
    if (needsTwice(once)) throw new URIError("encoded once only");
    return /%2f/i.test(once) ? decodeURIComponent(once) : once;
  },
  odataKey: decodeURIComponent,
  odataString: (raw) => decodeURIComponent(raw).replaceAll("''", "'"),
};

const patterns: Record<SegmentKind, string> = {
  text: "([^/]+)",
  integer: "([^/]+)",
  doubleWhenSlashed: "([^/]+)",
  odataKey: "([^/(),']+)",
  odataString: "((?:[^/']|'')*)",
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Kind of a parameter without a declared kind. The text around it shows an OData key. */
function kindIn(before: string, after: string): SegmentKind {
  if (before.endsWith("'") && after.startsWith("'")) return "odataString";
  if (/[(,]$/.test(before) && /^[),]/.test(after)) return "odataKey";
  return "text";
}

/**
 * Compiles a template such as `/companies({company_id})/vendors({vendor_id})`. A part that depends on the
 * deployment (`/<namespace>.post`) is a parameter too, which the configuration sets.
 */
export function compilePath(template: string, kinds: Readonly<Record<string, SegmentKind>>): PathTemplate {
  const pieces = template.split(/[{<]([^{}<>]+)[}>]/);
  const literals = pieces.filter((_, i) => i % 2 === 0);
  const params = pieces.filter((_, i) => i % 2 === 1);
  const kindOf = params.map((name, i) => kinds[name] ?? kindIn(literals[i] ?? "", literals[i + 1] ?? ""));
  const pattern = new RegExp(
    `^${literals.map((text, i) => literal(text) + (i < kindOf.length ? patterns[kindOf[i] as SegmentKind] : "")).join("")}$`,
  );
  return {
    template: template.replace(/<([^<>]+)>/g, "{$1}"),
    params,
    kinds: kindOf,
    pattern,
    weight: literals.join("").length - params.length * 1000,
    render(values) {
      let path = literals[0] ?? "";
      for (let i = 0; i < params.length; i++) {
        const name = params[i] as string;
        const value = values[name];
        const encoded =
          typeof value === "string" || typeof value === "number"
            ? encoders[kindOf[i] as SegmentKind](String(value))
            : undefined;
        if (encoded === undefined) throw new PathValueError(name, value);
        path += encoded + literals[i + 1];
      }
      return path;
    },
    match(rawPath) {
      const found = pattern.exec(rawPath);
      if (!found) return undefined;
      const values: Record<string, string> = {};
      try {
        for (let i = 0; i < params.length; i++)
          values[params[i] as string] = decoders[kindOf[i] as SegmentKind](found[i + 1] ?? "");
      } catch {
        return undefined; // a malformed percent sequence matches nothing
      }
      return values;
    },
  };
}
