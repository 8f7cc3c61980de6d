/**
 * A stand-in service: a handler for every operation of a contract. Handlers contain only the family's
 * rules; the host does routing, authentication, validation, paging and errors.
 */

import type { Family, HandlerInput, Item, Operation, Operations, Returns } from "#contracts/kit/contract.ts";
import type { PageStyle } from "#contracts/kit/pages/style.ts";
import type { Clock } from "./data/clock.ts";
import type { Jobs } from "./data/jobs.ts";
import type { Random } from "./data/random.ts";
import type { Store } from "./data/store.ts";
import type { Tokens } from "./data/tokens.ts";
import type { Outbound } from "./http/outbound.ts";

/** The user or service that a credential belongs to. */
export interface ServiceCaller {
  readonly name: string;
  readonly kind: "service" | "person" | "anonymous";
  readonly email?: string;
  readonly role?: string;
  /** Scopes of the caller; `*` means all scopes, `*:read` all scopes with this ending. */
  readonly scopes: readonly string[];
}

/** Data about a call beyond its declared input. */
export interface Call {
  readonly caller: ServiceCaller;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: number;
}

/** Finds the caller with a secret in a family. Undefined if the secret is unknown. */
export interface Credentials {
  lookup(family: string, secret: string): ServiceCaller | undefined;
}

/** Dependencies of a service. `store`, `jobs`, `tokens` and `random` belong to the family alone. */
export interface ServiceContext<Company = unknown> {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly tokens: Tokens;
  readonly random: Random;
  /** Client for calls to other hosts. Families must not call them in any other way. */
  readonly outbound: Outbound;
  /** The demo company, for the few services that need more than their own store. */
  readonly company: Company;
  /** All families of this host, for the catalog, which lists them. */
  readonly families: readonly Family[];
}

export interface FormAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request at a link that a family issued: it downloads or uploads bytes. */
export interface LinkRequest {
  readonly method: string;
  /** The raw path below the family's base path. */
  readonly path: string;
  readonly headers: Call["headers"];
  readonly body: Uint8Array | undefined;
  readonly now: number;
}

/** Response to a download. An upload has an empty one. */
export interface LinkAnswer {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Features of a few services besides their operations. */
export interface ServiceExtras {
  /**
   * Called after the access check, before the input is read.
   * @throws Problem for a quota, or a permission that the contract does not contain
   */
  admitted?(caller: ServiceCaller, now: number, operation: string): void;
  /** Pages for people, outside the contract: HTML by path, for this machine only. */
  readonly pages?: Readonly<Record<string, (now: number) => string>>;
  /** Form endpoints for programs, outside the contract: by path, with JSON responses, for this machine only. */
  readonly forms?: Readonly<Record<string, (form: URLSearchParams, headers: Call["headers"]) => FormAnswer>>;
  /**
   * Serves links to uploads and files, which are outside the contract. They need no
   * credential. @returns undefined if the link is unknown. @throws Problem
   */
  link?(request: LinkRequest): LinkAnswer | undefined;
}

/** A list with additional members in the body; see {@link paged}. */
export class Paged<I> {
  constructor(
    readonly items: readonly I[],
    readonly extra: (pageItems: readonly I[]) => Readonly<Record<string, unknown>>,
  ) {}
}

/**
 * The whole list, and the further members in the body of one page of it (sideloads, `included`).
 * @example paged(tickets, (page) => ({ users: usersOf(page) }))
 */
export function paged<I>(
  items: readonly I[],
  extra: (pageItems: readonly I[]) => Readonly<Record<string, unknown>>,
): Paged<I> {
  return new Paged(items, extra);
}

/** A response with its own status or headers; see {@link reply}. */
export class Reply<B = unknown> {
  constructor(
    readonly status: number,
    readonly body: B,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Path of the rows of a list in the body, which the fault `rows` makes unreadable. */
    readonly rows?: readonly string[],
  ) {}
}

/** A success with headers, or with a status other than the operation's first one (`201` besides `200`). */
export function reply<B = undefined>(
  status: number,
  body?: B,
  headers?: Readonly<Record<string, string>>,
): Reply<B | undefined> {
  return new Reply(status, body, headers);
}

/** Result of a handler. A paged operation returns its whole list, filtered and sorted; the kit cuts the page. */
export type Result<Op extends Operation> =
  Op["spec"]["page"] extends PageStyle<unknown>
    ? readonly Item<Op>[] | Paged<Item<Op>>
    : Returns<Op> | Reply<Returns<Op> | undefined>;

export type Handler<Op extends Operation> = (
  input: HandlerInput<Op>,
  call: Call,
) => Result<Op> | Promise<Result<Op>>;

/** One handler per operation. A missing or misspelled one does not compile. */
export type HandlersOf<O extends Operations> = { readonly [K in keyof O]: Handler<O[K]> };
export type Handlers<F extends Family> = HandlersOf<F["operations"]>;

/** A handler in the host, which has validated its input. */
export type AnyHandler = (input: never, call: Call) => unknown;

export interface StandInService<Company = unknown> {
  readonly family: Family;
  create(context: ServiceContext<Company>): Readonly<Record<string, AnyHandler>>;
  beside?(context: ServiceContext<Company>): ServiceExtras;
}

/** Declares the stand-in service of a family. */
export function service<F extends Family, Company = unknown>(
  family: F,
  create: (context: ServiceContext<Company>) => Handlers<F>,
  beside?: (context: ServiceContext<Company>) => ServiceExtras,
): StandInService<Company> {
  return { family, create, ...(beside && { beside }) };
}

/** Dependencies of a seed. It has no clock, because all dates are relative to the company's fixed day. */
export interface SeedContext<Company = unknown> {
  readonly store: Store;
  readonly random: Random;
  readonly company: Company;
}

/** A service and the seed of its demo data. */
export interface StandInFamily<Company = unknown> {
  readonly service: StandInService<Company>;
  seed(context: SeedContext<Company>): void;
}
