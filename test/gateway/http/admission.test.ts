/** Admission of requests under load: the gateway's app over real sockets. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { HeaderMap } from "@apollo/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { createGateway } from "#gateway/gateway.ts";
import { Admission, type AdmissionOptions, whileWorking } from "#gateway/http/admission.ts";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { createServer, portOf } from "#platform/http/http-server.ts";
import type { ProcessLoad } from "#platform/http/pressure.ts";
import { startFamilies } from "#test/kit/families.ts";

const idle: ProcessLoad = { eventLoopDelay: 0, heapUsed: 0 };
const apps: FastifyInstance[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const app of apps.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

/** An app whose requests are identified by the header `caller`, and end when the test ends them. */
async function door({
  onStart,
  ...options
}: Partial<AdmissionOptions> & { readonly onStart?: () => void } = {}) {
  const app = createServer({ bodyBytes: 1_024 });
  apps.push(app);
  const admission = new Admission(
    { requestsAtOnce: 4, eventLoopDelayMs: 100, load: () => idle, heapLimit: 1_000_000, ...options },
    ({ headers }: FastifyRequest) => String(headers["caller"]),
  );
  await admission.protect(app);
  const started: {
    readonly caller: string;
    readonly finish: () => void;
    readonly request: FastifyRequest;
  }[] = [];
  app.post("/work", (request, reply) =>
    whileWorking(request, async () => {
      await new Promise<void>((finish) => {
        started.push({ caller: String(request.headers["caller"]), finish, request });
        onStart?.();
      });
      return reply.send({ done: true });
    }),
  );
  app.get("/health", { config: { places: "none" } }, async () => ({ status: "ok" }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${portOf(app)}`;
  const post = (caller: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/work`, {
      method: "POST",
      headers: { "content-type": "application/json", caller, ...headers },
      body: "{}",
    });
  /** Waits until this number of the test's requests has reached the handler. */
  const untilStarted = async (count: number) => {
    for (let turns = 0; started.length < count && turns < 2_000; turns++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(started).toHaveLength(count);
  };
  /** Sends bytes on a new socket. */
  const send = async (text: string) => {
    const socket = connect(portOf(app), "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined);
    await once(socket, "connect");
    socket.write(text);
    return socket;
  };
  return { app, admission, origin, post, send, started, untilStarted };
}

const head = (caller: string, length: number) =>
  `POST /work HTTP/1.1\r\nhost: localhost\r\ncaller: ${caller}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

describe("admission", () => {
  it("allows one caller three of four places, and another caller the fourth", async () => {
    const { post, started, untilStarted } = await door();
    const busy = [post("a"), post("a"), post("a")];
    await untilStarted(3);
    const refused = await post("a");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: "OVERLOADED" } }] });
    const other = post("b");
    await untilStarted(4);
    for (const { finish } of started) finish();
    expect((await Promise.all([...busy, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("counts incomplete request bodies separately from running requests, and by caller", async () => {
    const { post, send, started, untilStarted } = await door();
    const slow = await Promise.all([1, 2, 3].map(() => send(head("slow", 10))));
    const refused = await send(head("slow", 10));
    const [answer] = await once(refused, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
    const others = [post("b"), post("b"), post("b")];
    await untilStarted(3);
    for (const { finish } of started) finish();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(slow.every(({ destroyed }) => !destroyed)).toBe(true);
  });

  it("starts few of many simultaneous requests in one turn of the event loop, and callers in turn", async () => {
    const { send, started, untilStarted } = await door({ requestsAtOnce: 400 });
    let turn = 0;
    const turns: number[] = [];
    let isOver = false;
    const each = () => {
      turn++;
      for (; turns.length < started.length; ) turns.push(turn);
      if (!isOver) setImmediate(each);
    };
    each();
    const of = (caller: string, count: number) => `${head(caller, 2)}{}`.repeat(count);
    // On one connection, all of them arrive at once.
    await send(of("a", 40) + of("b", 1));
    await untilStarted(41);
    isOver = true;
    const most = Math.max(...turns.map((one) => turns.filter((other) => other === one).length));
    expect(most).toBeLessThanOrEqual(2);
    expect(started.findIndex(({ caller }) => caller === "b")).toBeLessThan(6);
    for (const { finish } of started) finish();
  });

  it("gives no place to requests whose client leaves before they start", async () => {
    let socket: Socket | undefined;
    const { admission, send, started } = await door({
      requestsAtOnce: 400,
      onStart: () => socket?.destroy(),
    });
    socket = await send("");
    socket.write(`${head("a", 2)}{}`.repeat(100));
    await once(socket, "close");
    const taken = () => {
      for (const { finish } of started) finish();
      return [...admission.observed.places.values()].map((places) => places.taken);
    };
    await expect.poll(taken, { timeout: 10_000 }).toEqual([0, 0, 0, 0]);
    expect(started.length).toBeLessThan(100);
  });

  it("frees the places of all requests of a connection that ends, also of those whose answers wait behind others", async () => {
    const { admission, send, started, untilStarted } = await door({ requestsAtOnce: 400 });
    const socket = await send(`${head("a", 2)}{}`.repeat(20));
    await untilStarted(20);
    expect(admission.observed.places.get("running")?.taken).toBe(20);
    socket.destroy();
    await once(socket, "close");
    for (const { finish } of started) finish();
    await expect.poll(() => admission.observed.places.get("running")?.taken).toBe(0);
  });

  it("limits requests with `prefer: wait` to a small number of places of their own", async () => {
    const { post, started, untilStarted } = await door({ requestsAtOnce: 8 });
    const patient = post("a", { prefer: "wait=300" });
    await untilStarted(1);
    expect((await post("b", { prefer: "wait=300" })).status).toBe(503);
    const usual = post("b");
    await untilStarted(2);
    for (const { finish } of started) finish();
    expect([(await patient).status, (await usual).status]).toEqual([200, 200]);
  });

  it("does not free the place of a client that has left until its work has ended", async () => {
    const { app, post, send, started, untilStarted } = await door({ requestsAtOnce: 1 });
    const leaver = await send(`${head("a", 2)}{}`);
    await untilStarted(1);
    const closed = once(started[0]?.request.raw.socket as Socket, "close");
    leaver.destroy();
    await closed;
    expect((await post("b")).status).toBe(503);
    started[0]?.finish();
    const next = post("b");
    await untilStarted(2);
    started[1]?.finish();
    expect((await next).status).toBe(200);
    expect(app.server.listening).toBe(true);
  });

  it("allows each caller one request only while the event loop is late, and always answers health probes", async () => {
    let load: ProcessLoad = { eventLoopDelay: 500, heapUsed: 0 };
    const { origin, post, started, untilStarted } = await door({ load: () => load });
    const first = [post("a"), post("b")];
    await untilStarted(2);
    expect((await post("a")).status).toBe(503);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    load = idle;
    const next = post("a");
    await untilStarted(3);
    for (const { finish } of started) finish();
    expect((await Promise.all([...first, next])).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("allows one request at a time while the heap is nearly full", async () => {
    const { post, started, untilStarted } = await door({
      load: () => ({ eventLoopDelay: 0, heapUsed: 900_000 }),
    });
    const first = post("a");
    await untilStarted(1);
    expect((await post("b")).status).toBe(503);
    started[0]?.finish();
    expect((await first).status).toBe(200);
  });

  it("reserves memory for as long as a request lasts, fairly by caller", async () => {
    const { admission, post, started, untilStarted } = await door({ heapLimit: 8 * 2 ** 20 });
    const requests = [post("a"), post("b")];
    await untilStarted(2);
    const [a, b] = ["a", "b"].map((name) => started.find(({ caller }) => caller === name)?.request);
    if (!a || !b) throw new Error("both have started");
    expect(admission.reserve(a, 1_000)).toBe(true);
    expect(admission.reserve(a, 1_000)).toBe(false);
    expect(admission.reserve(b, 100)).toBe(true);
    for (const { finish } of started) finish();
    await Promise.all(requests);
    const again = post("a");
    await untilStarted(3);
    expect(admission.reserve(started[2]?.request as FastifyRequest, 1_000)).toBe(true);
    started[2]?.finish();
    await again;
  });
});

describe("the memory for the run of an event", () => {
  it("is reserved until it is released, fairly by caller, and refused beside other reservations while the heap is nearly full", async () => {
    let load = idle;
    const { admission } = await door({ heapLimit: 8 * 2 ** 20, load: () => load });
    const first = admission.reserveFor("a", 1_000);
    expect([first === undefined, admission.reserveFor("a", 1_000)]).toEqual([false, undefined]);
    const other = admission.reserveFor("b", 100);
    expect(other).toBeDefined();
    load = { eventLoopDelay: 0, heapUsed: 8 * 2 ** 20 };
    other?.();
    expect(admission.reserveFor("b", 100)).toBeUndefined();
    first?.();
    expect(admission.reserveFor("b", 100)).toBeDefined();
  });
});

const listOf = (users: number) =>
  `{ users(first: ${users}) { nodes { tickets(first: 10) { nodes { id } } } } }`;
const CREATE_FORM = 'mutation { createTicketForm(input: { name: "A form" }) { ticketForm { id } } }';

describe("an operation", () => {
  it.each([
    { what: "a list", query: listOf(5), isRoom: false, objects: 50, isLarge: false },
    { what: "a list", query: listOf(5), isRoom: true, objects: 50, isLarge: false },
    { what: "a long list", query: listOf(250), isRoom: true, objects: 2_500, isLarge: true },
    { what: "a write", query: CREATE_FORM, isRoom: false, objects: 0, isLarge: false },
  ])(
    "of $what, with memory for it: $isRoom, is large: $isLarge, and only a write runs without memory",
    async ({ query, isRoom, objects, isLarge }) => {
      const runs = isRoom || query === CREATE_FORM;
      const families = await startFamilies({ people: 250 });
      const config = readGatewayConfig({ SERVICES_URL: `http://127.0.0.1:${families.port}` });
      const gateway = await createGateway({ families: config.families });
      try {
        const foreseen: number[] = [];
        const contextValue = gateway.open({
          reserve(objects) {
            foreseen.push(objects);
            return isRoom;
          },
        });
        const answer = await gateway.server.executeHTTPGraphQLRequest({
          httpGraphQLRequest: {
            method: "POST",
            headers: new HeaderMap([["content-type", "application/json"]]),
            search: "",
            body: { query },
          },
          context: async () => contextValue,
        });
        contextValue.end();
        expect(foreseen).toHaveLength(1);
        expect(foreseen[0]).toBeGreaterThanOrEqual(objects);
        expect(contextValue.operation.budget.isLarge).toBe(isLarge);
        expect([answer.status ?? 200, answer.headers.get("retry-after")]).toEqual(
          runs ? [200, undefined] : [503, "1"],
        );
        const text = answer.body.kind === "complete" ? answer.body.string : "";
        expect(text.includes('"code":"OVERLOADED"')).toBe(!runs);
        expect(contextValue.operation.report.toJSON().calls > 0).toBe(runs);
      } finally {
        await gateway.close();
        await families.close();
      }
    },
  );
});
