/**
 * A contract: one family's operations and wire types as data. The client of the family and its stand-in service
 * get their types from it, so that neither can drift.
 */
import type { TSchema } from "typebox";
import type { AuthScheme } from "./auth.ts";
import type { ErrorStyle, StateRefusals } from "./error-bodies.ts";
import type { PageStyle } from "./pages/style.ts";
import type { Param, Params, StaticOf } from "./params.ts";
import { compilePath, type PathTemplate, type SegmentKind } from "./path.ts";
import type { DeclaredSettings } from "./settings.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export * from "./params.ts";

/** A request body and its encoding. */
export interface Body<T = unknown> {
  readonly encoding: "json" | "form";
  readonly schema: TSchema;
  /** Largest body in bytes, if the family documents it. */
  readonly maxBytes?: number;
  /**
   * Member that contains the whole body at some services, because the documents can be read both ways. The
   * family's setting `bodyForm` selects the form; stand-in services take the plain one.
   */
  readonly wrapper?: string;
  /** True if the body may be absent, which means a body without members. */
  readonly optional?: boolean;
  readonly _type?: T;
}

export function json<S extends TSchema>(
  schema: S,
  options: { maxBytes?: number; wrapper?: string } = {},
): Body<StaticOf<S>> {
  return { encoding: "json", schema, ...options };
}

/** `application/x-www-form-urlencoded` with nested names in brackets: `a[b][c]=1`, `a[]=1`. */
export function form<S extends TSchema>(schema: S, options: { optional?: boolean } = {}): Body<StaticOf<S>> {
  return { encoding: "form", schema, ...options };
}

/** A response of bytes instead of JSON. Clients get it as a file. */
export interface Binary {
  readonly binary: string;
}

export function binary(mediaType: string): Binary {
  return { binary: mediaType };
}

/** At most `calls` calls in any window of `perMs` ms. */
export interface RateLimit {
  readonly calls: number;
  readonly perMs: number;
  /** Scope of the count: the calls from one address, or all calls of the account. */
  readonly per: "address" | "account";
}

/** Description of one operation beyond its method and path. Every member is data. */
export interface OperationSpec {
  readonly query?: Params;
  readonly headers?: Params;
  /** Kinds of path parameters that differ from those of the family, by name. */
  readonly segments?: Readonly<Record<string, SegmentKind>>;
  readonly body?: Body;
  /** The JSON body of a success, or bytes. A paged operation gets its body from the page style. */
  readonly returns?: TSchema | Binary;
  readonly page?: PageStyle<unknown>;
  /** Success statuses; 200 unless the documents say otherwise. */
  readonly success?: readonly number[];
  /** Roles that may call it (support desk); absent means any authenticated caller. */
  readonly roles?: readonly string[];
  /** True if the operation needs no credentials. */
  readonly anonymous?: boolean;
  /** OAuth scopes, of which the caller needs one. */
  readonly scopes?: readonly string[];
  /**
   * Own scope, `<area>:<thing>:<read or write>`, of an operation whose request or response contains a secret. Its
   * response is never shared with another call.
   */
  readonly secret?: string;
  /**
   * Own scope of an operation whose input is text in a query language of the family. The text is sent unchanged,
   * and can request more than a value in a filter.
   */
  readonly rawQuery?: string;
  /** Longest time that the family takes to answer, if its documents state it, ms. A try waits that long. */
  readonly answersWithinMs?: number;
  /** True for a POST that only reads, so that it may be shared, retried and batched. */
  readonly reads?: boolean;
  /** Refusals of this operation that are about an object's state, in addition to those of the family. */
  readonly stateRefusals?: StateRefusals;
  /** True if the calling code reads the bodies of failures itself. */
  readonly keepsFailures?: boolean;
  /** Rate limit of this operation. It does not delay other operations. */
  readonly rateLimit?: RateLimit;
  /** Body that a 304 stands for, if the operation supports `If-Modified-Since`. */
  readonly notModified?: object;
  /** Header with the idempotency key. Only writes with such a header are retried. */
  readonly idempotencyKey?: string;
}

export interface Operation<
  M extends Method = Method,
  P extends string = string,
  S extends OperationSpec = OperationSpec,
> {
  readonly method: M;
  readonly path: P;
  readonly spec: S;
}

/** An operation with its family, as clients and services use it. */
export interface BoundOperation extends Operation {
  readonly id: string;
  readonly family: string;
  readonly name: string;
  readonly template: PathTemplate;
  readonly query: Params;
  readonly headers: Params;
  readonly success: readonly number[];
  /** True if the operation only reads. */
  readonly read: boolean;
}

function operation<M extends Method>(method: M) {
  return <const P extends string, const S extends OperationSpec>(path: P, spec: S): Operation<M, P, S> => ({
    method,
    path,
    spec,
  });
}

export const get = operation("GET");
export const post = operation("POST");
export const put = operation("PUT");
export const patch = operation("PATCH");
export const del = operation("DELETE");

export type Operations = Readonly<Record<string, Operation>>;

export interface FamilySpec {
  /** The subgraph that serves the family. */
  readonly subgraph: "identity" | "collaboration" | "business" | "declared";
  /** Display name of the family, if it differs from the words of `name`, such as initials. */
  readonly title?: string;
  /** Exports of the contract. Settings and tools use the names of the schemas among them. */
  readonly types?: Readonly<Record<string, unknown>>;
  /** Settings of the family that a deployment can change. */
  readonly settings?: DeclaredSettings;
  /** Path prefix that the documents state separately from the paths of operations (`/api/v2`). */
  readonly prefix?: string;
  readonly auth: AuthScheme;
  readonly errors: ErrorStyle;
  /** Refusals of any operation that are about an object's state. The graph reports them as `CONFLICT`. */
  readonly stateRefusals?: StateRefusals;
  /** Statuses of server errors that mean that a write was not carried out at all. */
  readonly untouchedStatuses?: readonly number[];
  /** Path parameters that are not plain segments, by name. */
  readonly segments?: Readonly<Record<string, SegmentKind>>;
  /** True if bodies may contain integers beyond 53 bits. They are read as strings. */
  readonly largeIntegers?: boolean;
  /**
   * Role that sees only its own objects. With a service credential the family cannot tell the caller's objects, so
   * no caller has the role.
   */
  readonly ownRole?: string;
  /** Rate limit of all its operations together. */
  readonly rateLimit?: RateLimit;
}

export interface Family<N extends string = string, O extends Operations = Operations> extends FamilySpec {
  readonly name: N;
  readonly operations: O;
  /** The same operations by name, ready to be called or served. */
  readonly bound: { readonly [K in keyof O]: BoundOperation };
}

/**
 * Declares a family.
 * @throws Error at load if an operation is declared inconsistently, so that a loaded contract is well-formed
 */
export function family<const N extends string, const O extends Operations>(
  name: N,
  spec: FamilySpec,
  operations: O,
): Family<N, O> {
  const bound: Record<string, BoundOperation> = {};
  for (const [key, op] of Object.entries<Operation>(operations)) {
    const { page, query, headers, success, reads } = op.spec;
    if (page && op.spec.returns) throw new Error(`${name}.${key}: a paged operation's body is its page's`);
    for (const parameter of Object.keys(page?.query ?? {}))
      if (query && Object.hasOwn(query, parameter))
        throw new Error(`${name}.${key}: "${parameter}" belongs to the page style alone`);
    const { idempotencyKey } = op.spec;
    if (idempotencyKey !== undefined && !Object.hasOwn(headers ?? {}, idempotencyKey))
      throw new Error(`${name}.${key}: the idempotency key "${idempotencyKey}" is not among its headers`);
    bound[key] = {
      ...op,
      id: `${name}.${key}`,
      family: name,
      name: key,
      template: compilePath((spec.prefix ?? "") + op.path, { ...spec.segments, ...op.spec.segments }),
      query: { ...query, ...page?.query },
      headers: headers ?? {},
      success: success ?? [200],
      read: op.method === "GET" || reads === true,
    };
  }
  return { ...spec, name, operations, bound: bound as Family<N, O>["bound"] };
}

// Types derived from a contract ----------------------------------------------------------------

type PathNames<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | PathNames<R> : never;
/** Names of settings in a path: `<namespace>`. */
type SettingNames<P extends string> = P extends `${string}<${infer N}>${infer R}`
  ? N | SettingNames<R>
  : never;

type Values<P> = P extends Params
  ? { [K in keyof P as P[K]["required"] extends true ? K : never]: ValueOf<P[K]> } & {
      [K in keyof P as P[K]["required"] extends true ? never : K]?: ValueOf<P[K]> | null | undefined;
    }
  : unknown;
type ValueOf<P> = P extends Param<infer T> ? T : never;
type BodyOf<S extends OperationSpec> = S["body"] extends Body<infer T> ? { body: T } : unknown;
/** Families accept a write without its idempotency key, but such a write could not be retried, so it is required. */
type IdempotencyKeyOf<S extends OperationSpec> = S["idempotencyKey"] extends infer K extends string
  ? string extends K
    ? unknown
    : { [P in K]: string }
  : unknown;

/**
 * Input of a call: path, query and header parameters side by side, the body as `body`, and the idempotency
 * key if the operation has one. An optional parameter that is null or undefined is not sent.
 */
export type Input<Op extends Operation> = { [K in PathNames<Op["path"]>]: string | number } & {
  [K in SettingNames<Op["path"]>]?: string;
} & Values<Op["spec"]["query"]> &
  Values<Op["spec"]["headers"]> &
  BodyOf<Op["spec"]> &
  IdempotencyKeyOf<Op["spec"]>;

/**
 * Refuses members that the operation does not take. The compiler itself checks literals only, not variables and
 * spreads, so a misspelt filter would be dropped silently.
 */
export type OnlyMembersOf<Expected, Given> = Given extends unknown
  ? { readonly [K in Exclude<keyof Given, keyof Expected>]?: never }
  : never;

/** Input of a stand-in service's handler: like `Input`, with path parameters as strings. */
export type HandlerInput<Op extends Operation> = {
  [K in PathNames<Op["path"]> | SettingNames<Op["path"]>]: string;
} & Values<Op["spec"]["query"]> &
  Values<Op["spec"]["headers"]> &
  BodyOf<Op["spec"]>;

/** One item of a paged operation, as the service writes it. */
export type Item<Op extends Operation> = Op["spec"]["page"] extends PageStyle<infer I> ? I : never;

/** The body of a success, as the service writes it; bytes for a binary answer. */
export type Returns<Op extends Operation> = Op["spec"]["returns"] extends Binary
  ? Uint8Array
  : Op["spec"]["returns"] extends TSchema
    ? StaticOf<Op["spec"]["returns"]>
    : undefined;

/**
 * A received wire value: every member may be missing or null, because a response can lack what the documents
 * promise. So the compiler forces resolvers to handle missing members.
 */
export type Wire<T> = T extends readonly (infer I)[]
  ? Wire<I>[]
  : T extends object
    ? { [K in keyof T]?: Wire<T[K]> | null }
    : T;
