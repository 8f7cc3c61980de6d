/**
 * Serves stand-in services over HTTP, each under its own base path. The steps of a request: fault,
 * route, caller, input, handler, page, response. An error in any step gets the family's error format.
 */
import { setTimeout as sleep } from "node:timers/promises";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { isLoopback } from "#platform/config/formats.ts";
import type { Clock } from "#services/kit/data/clock.ts";
import { createJobs, type Jobs } from "#services/kit/data/jobs.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import type { Store } from "#services/kit/data/store.ts";
import { createTokens, type Tokens } from "#services/kit/data/tokens.ts";
import { inputReader, type RawRequest, type ReadInput } from "#services/kit/input.ts";
import {
  type AnyHandler,
  type Credentials,
  Reply,
  type ServiceExtras,
  type StandInService,
} from "#services/kit/service.ts";
import { admit } from "./access.ts";
import { answerOf } from "./answer.ts";
import { createFaults, type FaultDraw, FaultSettingError } from "./faults.ts";
import { injectFault, sendDamaged, withUnreadableRows } from "./inject-fault.ts";
import { createOutbound, loopbackHosts } from "./outbound.ts";
import { createRates, type Rates } from "./rates.ts";
import { createRouter, type Router } from "./router.ts";

/** One call, for tests that count and compare calls. */
export interface ObservedCall {
  readonly family: string;
  /** Undefined if no operation has this path and method. */
  readonly operation: string | undefined;
  readonly method: string;
  /** The raw path below the family's base path. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The raw query string. If a name is repeated, `query` has only its last value. */
  readonly search: string;
  /** The body as text. Undefined without a body. */
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** 0 if no response was sent. */
  readonly status: number;
}

export interface HostOptions<Company> {
  readonly services: readonly StandInService<Company>[];
  readonly store: Store;
  readonly clock: Clock;
  readonly credentials: Credentials;
  readonly company: Company;
  /** Initial fault profiles, by family. */
  readonly faults?: Readonly<Record<string, string>>;
  readonly observe?: (call: ObservedCall) => void;
  /** Hosts that families may call. Default: this machine only. */
  readonly outboundHosts?: readonly string[];
  /** Called for bugs: errors of handlers and jobs that are no {@link Problem}. */
  readonly onError?: (error: unknown) => void;
}

export interface Host {
  readonly app: FastifyInstance;
  /** Listens and returns the port. Port 0 chooses a free one. */
  listen(port: number, address?: string): Promise<number>;
  close(): Promise<void>;
  /** Runs due jobs without a request. Resolves when no job is running. */
  runDue(): Promise<void>;
  /** Replaces the fault profiles of all families. @throws FaultSettingError */
  setFaults(profiles: Readonly<Record<string, string>>): void;
  /** Resets the rate limits. */
  forgetRates(): void;
  readonly inject: FastifyInstance["inject"];
}

interface MountedFamily {
  readonly family: Family;
  readonly router: Router;
  readonly routes: ReadonlyMap<string, { handler: AnyHandler; read: (request: RawRequest) => ReadInput }>;
  readonly tokens: Tokens;
  readonly jobs: Jobs;
  readonly rates: Rates;
  readonly beside: ServiceExtras;
}

const BODY_LIMIT = 10 * 1024 * 1024;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Base path of a family: its name in lower case, with hyphens between words. */
export const basePathOf = (family: string): string =>
  `/${family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export function createHost<Company>(options: HostOptions<Company>): Host {
  const { services, store, clock, credentials, company, observe } = options;
  const onError = options.onError ?? ((error) => console.error(error));
  const faults = createFaults(services.map(({ family }) => family.name));
  faults.set(options.faults ?? {});
  const outbound = createOutbound(options.outboundHosts ?? loopbackHosts);

  const mounts = new Map<string, MountedFamily>();
  const families = services.map(({ family }) => family);
  for (const service of services) {
    const { family } = service;
    const own = store.scope(family.name);
    const tokens = createTokens(own, clock);
    const jobs = createJobs(own, clock, onError);
    const random = seededRandom(family.name);
    const context = { store: own, clock, jobs, tokens, random, outbound, company, families };
    const handlers = service.create(context);
    const operations: readonly BoundOperation[] = Object.values(family.bound);
    const routes = new Map(
      operations.map((op) => {
        const handler = handlers[op.name];
        if (!handler) throw new Error(`${op.id} has no handler`);
        return [op.name, { handler, read: inputReader(op) }] as const;
      }),
    );
    if (mounts.has(basePathOf(family.name))) throw new Error(`${family.name} is listed twice`);
    const beside = service.beside?.(context) ?? {};
    const router = createRouter(operations);
    const rates = createRates(family, own, clock);
    mounts.set(basePathOf(family.name), { family, router, routes, tokens, jobs, rates, beside });
  }

  const app = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    // The contracts match the raw paths, so the framework's router gets only one path.
    rewriteUrl: () => "/",
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = targetOf(request);
    const mount = mounts.get(target.base);
    if (!mount) return target.base === "/__faults" ? control(request, reply) : noFamily(reply);
    const { family, router, tokens, jobs, rates, beside } = mount;
    const { method } = request;
    const found = router.find(method, target.path);
    const search = new URLSearchParams(target.search);
    const bytes = request.body instanceof Uint8Array ? request.body : undefined;
    const seen = (status: number) =>
      observe?.({
        family: family.name,
        operation: found?.op.name,
        method,
        path: target.path,
        query: Object.fromEntries(search),
        search: target.search,
        body: bytes && Buffer.from(bytes).toString("utf8"),
        headers: request.headers,
        status,
      });
    let misfortune: FaultDraw | undefined;
    try {
      misfortune = faults.draw(family.name);
      if (misfortune?.delayMs) await sleep(misfortune.delayMs);
      const status = misfortune?.fault && injectFault(misfortune.fault, reply);
      if (status !== undefined) {
        seen(status);
        return reply;
      }
      const page = method === "GET" ? beside.pages?.[target.path] : undefined;
      if (page) {
        const html = pageFor(request, page, clock.now());
        seen(200);
        return reply.headers(PAGE_HEADERS).send(html);
      }
      const form = method === "POST" ? beside.forms?.[target.path] : undefined;
      if (form) {
        ofThisMachine(request);
        const answer = form(
          new URLSearchParams(bytes && Buffer.from(bytes).toString("utf8")),
          request.headers,
        );
        seen(answer.status);
        return reply.code(answer.status).header("cache-control", "no-store").send(answer.body);
      }
      rates.arrived(request.ip);
      if (!found) {
        jobs.runDue();
        const { headers } = request;
        const linked = beside.link?.({ method, path: target.path, headers, body: bytes, now: clock.now() });
        if (!linked) throw notFound(router, method, target.path);
        seen(200);
        return reply.type(linked.mediaType).send(Buffer.from(linked.bytes));
      }
      const { op, params } = found;
      const caller = admit(family, op, request.headers, credentials);
      rates.admitted(op, request.ip);
      beside.admitted?.(caller, clock.now(), op.name);
      const route = mount.routes.get(op.name);
      if (!route) throw new Error(`${op.id} has no route`);
      const { input, query } = route.read({ params, search, headers: request.headers, body: bytes });
      jobs.runDue();
      const now = clock.now();
      const result = await route.handler(input as never, { caller, headers: request.headers, now });
      const path = target.base + target.path;
      const context = { now: () => clock.now(), seal: tokens.seal, open: tokens.open, path, search };
      const answer = answerOf(op, result, query, context);
      reply.code(answer.status).headers(answer.headers);
      seen(answer.status);
      const spoil = misfortune?.fault?.kind;
      if ((spoil === "slow" || spoil === "truncate") && answer.body !== undefined)
        return sendDamaged(spoil, reply, Buffer.from(answer.body));
      const rows = op.spec.page?.list ?? (result instanceof Reply ? result.rows : undefined);
      if (spoil === "rows" && rows && typeof answer.body === "string")
        return reply.send(withUnreadableRows(answer.body, rows));
      return reply.send(answer.body);
    } catch (error) {
      const problem = problemOf(error, onError);
      seen(statusOf(family, problem));
      return refuse(reply, family, problem);
    }
  }

  /** `/__faults`: reads or replaces the fault profiles at run time. From this machine only. */
  function control(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!isOfThisMachine(request)) return reply.code(403).send({ error: "from this machine only" });
    try {
      if (request.method === "PUT") faults.set(JSON.parse(String(request.body)));
      else if (request.method !== "GET") return reply.code(405).header("allow", "GET, PUT").send();
      return reply.send(faults.current());
    } catch (error) {
      const message = error instanceof FaultSettingError ? error.message : "the body is not JSON";
      return reply.code(400).send({ error: message });
    }
  }

  app.route({ method: app.supportedMethods, url: "/", handler: serve });
  app.setNotFoundHandler(serve);
  // Errors of the framework itself (a body too large, a malformed content type).
  app.setErrorHandler((error, request, reply) => {
    const mount = mounts.get(targetOf(request).base);
    const problem = problemOf(error, onError);
    return mount ? refuse(reply, mount.family, problem) : reply.code(problem.status).send();
  });

  return {
    app,
    async listen(port, address = "127.0.0.1") {
      await app.listen({ port, host: address });
      const bound = app.server.address();
      return typeof bound === "object" && bound !== null ? bound.port : port;
    },
    async close() {
      await app.close();
      await Promise.all([...mounts.values()].map(({ jobs }) => jobs.stop()));
      await outbound.close();
    },
    async runDue() {
      const all = [...mounts.values()].map(({ jobs }) => jobs);
      for (const jobs of all) jobs.runDue();
      await Promise.all(all.map((jobs) => jobs.settled()));
    },
    setFaults: faults.set,
    forgetRates() {
      for (const { rates } of mounts.values()) rates.forget();
    },
    inject: app.inject.bind(app),
  };
}

/** Base path, raw path below it, and query of a request. */
function targetOf(request: FastifyRequest): { base: string; path: string; search: string } {
  const [whole = "/", ...query] = request.originalUrl.split("?");
  const slash = whole.indexOf("/", 1);
  const base = slash < 0 ? whole : whole.slice(0, slash);
  return { base, path: slash < 0 ? "" : whole.slice(slash), search: query.join("?") };
}

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** A page for people. @throws Problem 403 for other machines, because the page needs no credentials */
function pageFor(request: FastifyRequest, page: (now: number) => string, now: number): string {
  ofThisMachine(request);
  return page(now);
}

/** The `Host` is checked too, because another site's host name can resolve to this machine (DNS rebinding). */
const isOfThisMachine = ({ ip, hostname }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && isLoopback(hostname);

function ofThisMachine(request: FastifyRequest): void {
  if (!isOfThisMachine(request)) throw new Problem(403, "From this machine only");
}

function noFamily(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: "no family is served here" });
}

function notFound(router: Router, method: string, path: string): Problem {
  const allowed = router.methodsAt(path);
  return allowed.length === 0
    ? new Problem(404, "No such path")
    : new Problem(405, `${method} is not allowed here`, { headers: { allow: allowed.join(", ") } });
}

/** Converts any error to a `Problem`. The response for a bug contains no details. */
function problemOf(error: unknown, onError: (error: unknown) => void): Problem {
  if (error instanceof Problem) return error;
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new Problem(status, (error as Error).message);
  onError(error);
  return new Problem(500, "Internal error");
}

const statusOf = ({ errors }: Family, problem: Problem): number => errors.status?.(problem) ?? problem.status;

function refuse(reply: FastifyReply, family: Family, problem: Problem): FastifyReply {
  return reply
    .code(statusOf(family, problem))
    .headers({ ...problem.detail.headers })
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(family.errors.write(problem)));
}
