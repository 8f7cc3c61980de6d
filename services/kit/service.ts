/**
 * A stand-in service: a handler for every operation of a contract. Handlers hold the family's rules and
 * nothing else; routing, credentials, validation, pages and errors are the host's.
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
  /** Scopes held; `*` holds every scope, `*:read` every scope that ends so. */
  readonly scopes: readonly string[];
}

/** What a handler may know of the call beyond its declared input. */
export interface Call {
  readonly caller: ServiceCaller;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: number;
}

/** Finds who presents a secret to a family; undefined when nobody does. */
export interface Credentials {
  lookup(family: string, secret: string): ServiceCaller | undefined;
}

/** What a service is made from. `store`, `jobs`, `tokens` and `random` are the family's own. */
export interface ServiceContext<Company = unknown> {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly tokens: Tokens;
  readonly random: Random;
  /** The only way in which a family calls others. */
  readonly outbound: Outbound;
  /** The demo company, for the few services that need it beyond their own store. */
  readonly company: Company;
  /** Every family that is served here, for the one that lists them. */
  readonly families: readonly Family[];
}

export interface FormAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request at a link that a family handed out itself: bytes to give, or bytes to keep. */
export interface LinkRequest {
  readonly method: string;
  /** The raw path below the family's base path. */
  readonly path: string;
  readonly headers: Call["headers"];
  readonly body: Uint8Array | undefined;
  readonly now: number;
}

/** What is given at a link; without content where bytes were taken. */
export interface LinkAnswer {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What a few services do beside answering their operations. */
export interface ServiceExtras {
  /**
   * Hears of a request once its caller is known, before its input is read.
   * @throws Problem (a quota, a permission that is not the contract's to state)
   */
  admitted?(caller: ServiceCaller, now: number, operation: string): void;
  /** Pages for people, which are no operations: HTML by path, shown to this machine only. */
  readonly pages?: Readonly<Record<string, (now: number) => string>>;
  /** Forms that programs post, which are no operations either: by path, answered in JSON, likewise. */
  readonly forms?: Readonly<Record<string, (form: URLSearchParams, headers: Call["headers"]) => FormAnswer>>;
  /**
   * Answers links to uploads and files, which are not operations. They need no
   * credential. @returns undefined where nothing is linked. @throws Problem
   */
  link?(request: LinkRequest): LinkAnswer | undefined;
}

/** A list with members beside it in the body; see {@link paged}. */
export class Paged<I> {
  constructor(
    readonly items: readonly I[],
    readonly extra: (pageItems: readonly I[]) => Readonly<Record<string, unknown>>,
  ) {}
}

/**
 * The whole list, and what the body holds beside one page of it (sideloads, `included`).
 * @example paged(tickets, (page) => ({ users: usersOf(page) }))
 */
export function paged<I>(
  items: readonly I[],
  extra: (pageItems: readonly I[]) => Readonly<Record<string, unknown>>,
): Paged<I> {
  return new Paged(items, extra);
}

/** An answer with a status or headers of its own; see {@link reply}. */
export class Reply<B = unknown> {
  constructor(
    readonly status: number,
    readonly body: B,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Path of the rows of a list in the body, which the fault `rows` makes unreadable. */
    readonly rows?: readonly string[],
  ) {}
}

/** A success other than the operation's first documented one (`201` besides `200`), or with headers. */
export function reply<B = undefined>(
  status: number,
  body?: B,
  headers?: Readonly<Record<string, string>>,
): Reply<B | undefined> {
  return new Reply(status, body, headers);
}

/** A paged operation gives its whole list, filtered and sorted: the kit cuts the page. */
export type Result<Op extends Operation> =
  Op["spec"]["page"] extends PageStyle<unknown>
    ? readonly Item<Op>[] | Paged<Item<Op>>
    : Returns<Op> | Reply<Returns<Op> | undefined>;

export type Handler<Op extends Operation> = (
  input: HandlerInput<Op>,
  call: Call,
) => Result<Op> | Promise<Result<Op>>;

/** One handler per operation: a missing or misspelt one does not compile. */
export type HandlersOf<O extends Operations> = { readonly [K in keyof O]: Handler<O[K]> };
export type Handlers<F extends Family> = HandlersOf<F["operations"]>;

/** A handler as the host calls it, after its input was checked against the contract. */
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

/** What a seed writes with. It takes no clock: dates count from the company's own, the same any day. */
export interface SeedContext<Company = unknown> {
  readonly store: Store;
  readonly random: Random;
  readonly company: Company;
}

/** A family as it is started: its service and its share of the demo company. */
export interface StandInFamily<Company = unknown> {
  readonly service: StandInService<Company>;
  seed(context: SeedContext<Company>): void;
}
