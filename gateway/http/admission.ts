/**
 * Limits concurrent requests by caller and by phase: a body that is arriving, a running operation, a running
 * operation whose client can wait, a file transfer. Each phase has its own places, so that slow bodies, patient
 * clients and large files leave the places of ordinary operations free. Within a phase, a busy caller leaves
 * places to the others.
 */
import { getHeapStatistics } from "node:v8";
import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { errorCatalog, TributaryError } from "#platform/errors/catalog.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { Places, type Release } from "#platform/http/places.ts";
import { measureLoad, type ProcessLoad, pressureOf } from "#platform/http/pressure.ts";
import { EventLoopTurns } from "#platform/limits/event-loop-turns.ts";
import type { ObservedObjects } from "#platform/telemetry/observed-state.ts";
import { waitOf } from "./prefer.ts";

export interface AdmissionOptions {
  /** Most concurrent operations. As many bodies may be arriving at the same time. */
  readonly requestsAtOnce: number;
  /** Delay of the event loop beyond which a caller gets only one place, ms; 0 for no such limit. */
  readonly eventLoopDelayMs: number;
  /** Source of the process's load; measured by default. */
  readonly load?: (() => ProcessLoad) | undefined;
  /** Limit of the heap in bytes; by default that of the process. */
  readonly heapLimit?: number | undefined;
}

/** Places for patient clients and for file transfers, as shares of the places for operations. */
const PATIENT_SHARE = 1 / 8;
const TRANSFER_SHARE = 1 / 4;
/** Share of the heap that all running operations may need together. */
const OPERATIONS_SHARE = 0.5;
/** Estimated bytes of an operation without its objects, and of each object with its part of the REST responses. */
const OPERATION_BYTES = 256 * 1024;
const OBJECT_BYTES = 2 * 1024;
const RETRY_AFTER_S = 1;
/** Requests that begin in one turn of the event loop, because even hundreds of refusals take time. */
const BEGUN_PER_TURN = 2;

/** The places of one request. */
interface AdmittedRequest {
  readonly releases: Release[];
  /** True while the handler works, even if the client has disconnected. */
  working: boolean;
  closed: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    admitted: AdmittedRequest | undefined;
  }
}

type Pot = "arriving" | "running" | "waiting" | "transfers";

export class Admission {
  readonly #options: AdmissionOptions;
  readonly #pots: Readonly<Record<Pot, Places>>;
  readonly #memory: Places;
  readonly #beginning = new EventLoopTurns(BEGUN_PER_TURN);
  readonly #callerOf: (request: FastifyRequest) => string;
  #load: (() => ProcessLoad) | undefined;

  /** @param callerOf Returns the name of a request's caller, or its address. */
  constructor(options: AdmissionOptions, callerOf: (request: FastifyRequest) => string) {
    const { requestsAtOnce, heapLimit = getHeapStatistics().heap_size_limit } = options;
    const share = (part: number) => new Places(Math.max(1, Math.floor(requestsAtOnce * part)));
    this.#options = { ...options, heapLimit };
    this.#callerOf = callerOf;
    this.#pots = {
      arriving: share(1),
      running: share(1),
      waiting: share(PATIENT_SHARE),
      transfers: share(TRANSFER_SHARE),
    };
    this.#memory = new Places(heapLimit * OPERATIONS_SHARE);
    this.#load = options.load;
  }

  /** Current reservations, for metrics. */
  get observed(): NonNullable<ObservedObjects["admission"]> {
    return { places: new Map(Object.entries(this.#pots)), memory: this.#memory };
  }

  /** Adds the hooks that admit or refuse requests of the app. */
  async protect(app: FastifyInstance): Promise<void> {
    this.#load ??= await measureLoad(app);
    app.decorateRequest("admitted", undefined);
    // After the hooks of the route, which identify the caller, and before the body is read.
    app.addHook("preParsing", (request, reply, payload, done) => {
      const { places, arrivesSlowly } = request.routeOptions.config;
      if (places === "none") {
        done(null, payload);
        return;
      }
      const begin = () => {
        // The client has disconnected, so a place taken now would never be freed.
        if (reply.raw.closed || request.raw.socket.destroyed) reply.hijack();
        else if (arrivesSlowly || !hasBody(request)) done(null, payload);
        else if (this.#admit(request, reply, "arriving")) done(null, payload);
        else refuse(reply);
      };
      const caller = this.#callerOf(request);
      // With a longer queue, the wait would cost more than a refusal.
      if (this.#beginning.waitingOf(caller) >= this.#options.requestsAtOnce) {
        refuse(reply);
        return;
      }
      const turn = this.#beginning.next(caller);
      if (turn) void turn.then(begin);
      else begin();
    });
    app.addHook("preHandler", (request, reply, done) => {
      const { places } = request.routeOptions.config;
      free(request.admitted); // the body has arrived
      if (places === "none" || this.#admit(request, reply, places ?? phaseOf(request))) done();
      else refuse(reply);
    });
  }

  #admit(request: FastifyRequest, reply: FastifyReply, pot: Pot): boolean {
    const caller = this.#callerOf(request);
    const release = this.#isShedding(caller) ? undefined : this.#pots[pot].take(caller);
    if (!release) return false;
    const { admitted } = request;
    if (admitted) admitted.releases.push(release);
    else {
      const own: AdmittedRequest = { releases: [release], working: false, closed: false };
      request.admitted = own;
      reply.raw.once("close", () => {
        own.closed = true;
        if (!own.working) free(own);
      });
    }
    return true;
  }

  /** Under heap pressure, true while any operation runs; under event loop delay, only if the caller has one running. */
  #isShedding(caller: string): boolean {
    const pressure = this.#pressure();
    const { running } = this.#pots;
    if (pressure === "heap") return running.taken > 0;
    return pressure === "event loop" && running.takenBy(caller) > 0;
  }

  /**
   * Reserves heap memory for an operation, until its request ends.
   * @param objects Most objects of the operation, as computed before it runs.
   * @returns false if too little memory is free
   */
  reserve(request: FastifyRequest, objects: number): boolean {
    const release = this.#take(this.#callerOf(request), objects);
    if (!release) return false;
    if (request.admitted) request.admitted.releases.push(release);
    else release();
    return true;
  }

  /**
   * Like `reserve`, for an operation without a request, such as the run of an event. No request was admitted
   * for it, so the pressure on the heap is checked here.
   * @returns a function that releases the memory; undefined if too little is free
   */
  reserveFor(caller: string, objects: number): Release | undefined {
    return this.#pressure() === "heap" && this.#memory.taken > 0 ? undefined : this.#take(caller, objects);
  }

  #take(caller: string, objects: number): Release | undefined {
    return this.#memory.take(caller, OPERATION_BYTES + objects * OBJECT_BYTES);
  }

  #pressure() {
    const { eventLoopDelayMs, heapLimit } = this.#options;
    return this.#load && pressureOf(this.#load(), eventLoopDelayMs, heapLimit);
  }
}

/** Holds a request's places until its work has ended, even if its client disconnects before. */
export async function whileWorking<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const { admitted } = request;
  if (!admitted) return work();
  admitted.working = true;
  try {
    return await work();
  } finally {
    admitted.working = false;
    if (admitted.closed) free(admitted);
  }
}

/** Frees the places of a request whose response is a long-lived stream, because streams have their own places. */
export const freePlaces = (request: FastifyRequest): void => free(request.admitted);

/** Refuses operations that do not fit into memory, before their first call. */
export const admissionPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ contextValue, operation: asked, response }) {
        const { reserve, operation, answers } = contextValue;
        const { foreseenObjects } = answers;
        if (foreseenObjects === undefined) return;
        operation.budget.foresee(foreseenObjects);
        if (!reserve || reserve(foreseenObjects)) return;
        // Large reads must not block a caller's small mutations, whose number is limited by places.
        if (asked?.operation === "mutation" && !operation.budget.isLarge) return;
        const { requestId } = operation;
        const error = new TributaryError("OVERLOADED", { requestId, retryAfterMs: RETRY_AFTER_S * 1_000 });
        error.extensions["http"] = { status: 503 };
        response.http.headers.set("retry-after", String(RETRY_AFTER_S));
        throw error;
      },
    };
  },
};

function free(admitted: AdmittedRequest | undefined): void {
  for (const release of admitted?.releases.splice(0) ?? []) release();
}

function refuse(reply: FastifyReply): void {
  reply.header("retry-after", String(RETRY_AFTER_S));
  void sendRefusal(reply, 503, errorCatalog.OVERLOADED.message, "OVERLOADED");
}

const phaseOf = ({ headers }: FastifyRequest): Pot =>
  waitOf(headers["prefer"]) === undefined ? "running" : "waiting";

const hasBody = ({ headers }: FastifyRequest): boolean =>
  "transfer-encoding" in headers || (headers["content-length"] ?? "0") !== "0";
