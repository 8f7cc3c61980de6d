/** Parameters of an operation: schemas of their values, and their notation in a query string or a header. */
import type {
  TArray,
  TBoolean,
  TEnum,
  TInteger,
  TLiteral,
  TNull,
  TNumber,
  TObject,
  TOptional,
  TProperties,
  TRecord,
  TSchema,
  TString,
  TUnion,
  TUnknown,
} from "typebox";

/** Notation of a query parameter: `a=1`, `a=1,2`, `a[b]=1&a[c]=2`, `a[]=1&a[]=2`, `a=1&a=2`. */
export type ParamStyle = "plain" | "csv" | "deep" | "brackets" | "repeated";

/** One query parameter or header: its value's schema and how the value is written. */
export interface Param<T = unknown, R extends boolean = boolean> {
  readonly schema: TSchema;
  readonly style: ParamStyle;
  readonly required: R;
  /** Most values of a `csv` parameter in one call, as documented. */
  readonly max?: number;
  /** True if the parameter selects members of the response. Clients never set it; without it the response is whole. */
  readonly selects?: true;
  readonly _type?: T;
}

export type Params = Readonly<Record<string, Param>>;

/** An optional parameter, written plainly. */
export function optional<S extends TSchema>(schema: S): Param<StaticOf<S>, false> {
  return { schema, style: "plain", required: false };
}

/** A comma-separated list; `max` is the documented limit of one call. */
export function csv<S extends TSchema>(
  item: S,
  options: { max?: number; selects?: true } = {},
): Param<readonly StaticOf<S>[], false> {
  return { schema: item, style: "csv", required: false, ...options };
}

/** A nested object in brackets (`filter[status]=Sent`); lists inside it are comma separated. */
export function deep<S extends TSchema>(
  schema: S,
  options: { selects?: true } = {},
): Param<StaticOf<S>, false> {
  return { schema, style: "deep", required: false, ...options };
}

/** A list whose name is repeated with brackets: `expand[]=a&expand[]=b`. */
export function brackets<S extends TSchema>(item: S): Param<readonly StaticOf<S>[], false> {
  return { schema: item, style: "brackets", required: false };
}

/** A list whose name is repeated as it is: `filter=a&filter=b`. */
export function repeated<S extends TSchema>(item: S): Param<readonly StaticOf<S>[], false> {
  return { schema: item, style: "repeated", required: false };
}

/** The same parameter, required. */
export function required<T>(param: Param<T>): Param<T, true> {
  return { ...param, required: true };
}

// `Static` of TypeBox means the same as `StaticOf`. In the result of a generic function it costs the compiler 160,000
// types, because the compiler compares its branches for kinds of schemas that no contract has.
type OptionalNames<P> = { [K in keyof P]: P[K] extends TOptional<TSchema> ? K : never }[keyof P];

type Members<P extends TProperties> = {
  [K in keyof (Omit<P, OptionalNames<P>> & Partial<Pick<P, OptionalNames<P>>>)]: StaticOf<NonNullable<P[K]>>;
};

/**
 * Type of the values of a schema of the kinds that contracts have; `never` for any other kind.
 * @example StaticOf<TArray<TString>> // string[]
 */
export type StaticOf<S> = S extends TString
  ? string
  : S extends TObject<infer P>
    ? Members<P>
    : S extends TArray<infer I>
      ? StaticOf<I>[]
      : S extends TInteger | TNumber
        ? number
        : S extends TBoolean
          ? boolean
          : S extends TEnum<infer V>
            ? V[number]
            : S extends TUnion<infer T>
              ? StaticOf<T[number]>
              : S extends TLiteral<infer V>
                ? V
                : S extends TRecord<string, infer V>
                  ? Record<string, StaticOf<V>>
                  : S extends TNull
                    ? null
                    : S extends TUnknown
                      ? unknown
                      : TSchema extends S
                        ? unknown
                        : never;
