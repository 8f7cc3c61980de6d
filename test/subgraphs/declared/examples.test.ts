/** The files of `examples` cover the language; all of them answer through one gateway. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { check } from "#gateway/mcp/check.ts";
import { agentsOf } from "#gateway/mcp/gateway-agent.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";
import { type DeclaredGateway, examples, startDeclared } from "./gateway.ts";
import { type Service, startService } from "./service.ts";

const invoice = (id: string, customer: string) => ({
  id,
  number: `R-${id}`,
  total_cents: 1250,
  customer_id: customer,
});

const customers = [
  { id: 3, name: "Three", email: "three@example.com" },
  { id: 1, name: "One", email: "one@example.com" },
  { id: 2, name: "Two", email: "two@example.com" },
];

const room = (name: string, seats: number, by?: string) => ({
  name,
  seats,
  booking: by === undefined ? null : { by },
});

/** Requests for the room East that fail before one does not. */
let failures = 0;
const east = () => (failures-- > 0 ? { status: 503, body: {} } : { body: room("East", 4) });

/** Time of the rate limits, ms. */
let now = 0;
let service: Service;
let tributary: DeclaredGateway;

beforeAll(async () => {
  service = await startService({
    "GET /invoices/7": () => ({ body: { invoice: invoice("7", "1") } }),
    "GET /invoices/500": () => ({
      status: 422,
      body: { error: { message: "The invoice is locked", code: "locked" } },
    }),
    "GET /invoices": ({ query }) => ({
      body: {
        data: query.has("mail")
          ? [invoice("9", "2")]
          : ["1", "2", "3", "1"].map((one, at) => invoice(`${at}`, one)),
      },
    }),
    "POST /customers/search": ({ text }) => ({
      body: { customers: customers.filter(({ id }) => JSON.parse(text).ids.includes(String(id))) },
    }),
    "GET /customers/1/notes": () => ({ body: [{ text: "First" }, { text: "Second", by: "Ann" }] }),
    "POST /invoices/7/reminders": ({ text }) => ({
      status: 201,
      body: { id: "m1", sent_to: JSON.parse(text).text },
    }),
    "GET /reports/EDDF": () => ({ text: "Wind calm" }),
    "POST /payouts": ({ text }) =>
      text.includes("amount=0")
        ? { body: { ok: false, reason: "Nothing to pay", fault: "E7", advice: { least: 1 } } }
        : { body: { ok: true, payout: { id: 4, status: "done" } } },
    "GET /media": () => ({
      body: [
        { id: 1, title: "Sea", kind: "book", pages: 300 },
        { id: 2, title: "Air", kind: "film", length: { minutes: 90 } },
        { id: 3, title: "Fire", kind: "podcast" },
      ],
    }),
    "GET /v1/acme/parcels/all": () => ({
      headers: { "x-window": "09-12" },
      body: [
        { carrier: { code: "c1" }, number: 10 },
        { carrier: { code: "c2" }, number: 11 },
      ],
    }),
    "GET /carriers/c1/parcels/10/v1/acme": () => ({
      body: { carrier: { code: "c1" }, number: 10, grams: 1500, depot_no: "d9" },
    }),
    "GET /depots/d9/v1/acme": () => ({ body: { hours: "8 to 5" } }),
    "GET /of": ({ query }) => ({ body: { region: `Region of ${query.get("name")}` } }),
    "GET /rooms/North": () => ({ body: room("North", 8, "Ann") }),
    "GET /rooms/East": east,
    "PUT /rooms/East/booking": east,
    "PUT /rooms/North/booking": ({ text }) => ({ body: room("North", 8, JSON.parse(text).by) }),
    "PATCH /rooms/North": ({ text }) => ({ body: room("North", JSON.parse(text).seats) }),
    "DELETE /rooms/North/booking": () => ({ status: 204 }),
    "GET /hotels": () => ({
      body: [
        { id: 1, name: "Inn", stars: "four", opened_at: "2026-01-31T10:00:00+01:00", kind: "AIRPORT" },
        { id: 2, name: "Sun", stars: "5", opened_at: "soon", kind: "CITY" },
      ],
    }),
    "GET /hotels/1": () => ({ body: { id: 1, phone: 110 } }),
    "GET /desks/5": () => ({ body: { number: 5, used_by: "Ann@example.com", bought_with: 7 } }),
    "POST /search": ({ text }) => ({
      body: {
        result: { hits: [{ url: "/a" }, { url: "/b", name: "B" }] },
        facets: { a: 1 },
        page: {},
        echo: text,
      },
    }),
  });
  const url = service.url;
  const here = { url };
  tributary = await startDeclared(
    examples,
    {
      billing: { config: { url, token: "secret-of-billing" } },
      weather_example: here,
      payouts: { url: `${url}?version=2` },
      library: here,
      parcels: { url, config: { account: "acme" } },
      regions_example: here,
      rooms: { config: { url } },
      hotels: here,
      desks: here,
      search: here,
    },
    { served: ["identity", "crm"], clock: { now: () => now, after: monotonicClock.after } },
  );
});

beforeEach(() => {
  service.forget();
  // Calls of other tests do not count for the limit of this one.
  now += 60_000;
});

afterAll(async () => {
  await tributary?.[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

async function data(query: string, headers: Record<string, string> = {}): Promise<unknown> {
  const { data, errors } = await tributary.ask(query, {}, headers);
  expect(errors).toEqual([]);
  return data;
}

describe("Invoices: entities, batches, links", () => {
  it("reads an object by its id, and the objects that it links to by key", async () => {
    expect(
      await data(`{ invoice(id: 7) { number total customer { name mail notes { text author } } } }`),
    ).toEqual({
      invoice: {
        number: "R-7",
        total: 12.5,
        customer: {
          name: "One",
          mail: "one@example.com",
          notes: [
            { text: "First", author: "nobody" },
            { text: "Second", author: "Ann" },
          ],
        },
      },
    });
    const [first, ...others] = service.calls();
    expect(first).toBe("GET /invoices/7");
    expect(others.sort()).toEqual(["GET /customers/1/notes", "POST /customers/search"]);
    expect(service.heard[0]?.headers).toMatchObject({ authorization: "Bearer secret-of-billing" });
  });

  it("reads the keys of a list together, each once, in calls of at most `maxSize`", async () => {
    expect(await data(`{ invoices(first: 4) { customer { name } } }`)).toEqual({
      invoices: ["One", "Two", "Three", "One"].map((name) => ({ customer: { name } })),
    });
    expect(service.calls()).toEqual([
      "GET /invoices?limit=4",
      "POST /customers/search",
      "POST /customers/search",
    ]);
    expect(service.heard.slice(1).map(({ text }) => JSON.parse(text))).toEqual([
      { ids: ["1", "2"] },
      { ids: ["3"] },
    ]);
  });

  it("links a person of other families by e-mail", async () => {
    expect(
      await data(`{ user(email: "Ann@Example.com") { email invoices { number customer { name } } } }`),
    ).toEqual({
      user: { email: "ann@example.com", invoices: [{ number: "R-9", customer: { name: "Two" } }] },
    });
    expect(service.calls()).toEqual(["GET /invoices?mail=ann%40example.com", "POST /customers/search"]);
  });

  it("carries out a mutation once, and forwards a caller's header", async () => {
    const query = `mutation { sendReminder(invoice: "7", text: "Please pay") { id sentTo } }`;
    expect(await data(query, { "x-tenant": "north" })).toEqual({
      sendReminder: { id: "m1", sentTo: "Please pay" },
    });
    expect(service.calls()).toEqual(["POST /invoices/7/reminders"]);
    expect(service.heard[0]?.headers["x-tenant"]).toBe("north");
  });

  it("has the message and the code of the service in the error", async () => {
    const { data, errors } = await tributary.ask(`{ invoice(id: 500) { number } }`);
    expect(data).toEqual({ invoice: null });
    expect(errors).toMatchObject([
      {
        message: "The invoice is locked",
        extensions: { code: "BAD_USER_INPUT", family: "billing", status: 422, familyCode: "locked" },
      },
    ]);
  });

  it("refuses a value that would be another path, before any call", async () => {
    const { errors } = await tributary.ask(`{ invoice(id: "..") { number } }`);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(service.calls()).toEqual([]);
  });
});

describe("Other forms of requests and responses", () => {
  it("weather: a text, and the status", async () => {
    expect(await data(`{ weatherReport(station: "EDDF") { station text served } }`)).toEqual({
      weatherReport: { station: "EDDF", text: "Wind calm", served: 200 },
    });
    expect(service.heard[0]?.headers).toMatchObject({ "accept-language": "en" });
    expect(service.heard[0]?.headers["authorization"]).toBeUndefined();
  });

  it("payouts: a form body, parameters of the base URL, a translated enum", async () => {
    const query = `mutation { payOut(input: { cents: 250, iban: "DE 1", tags: ["a", "b"] }) { id state } }`;
    expect(await data(query)).toEqual({ payOut: { id: "4", state: "PAID" } });
    expect(service.calls()).toEqual(["POST /payouts?version=2"]);
    expect(service.heard[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect([...new URLSearchParams(service.heard[0]?.text)]).toEqual([
      ["amount", "250"],
      ["target[iban]", "DE 1"],
      ["tags[]", "a"],
      ["tags[]", "b"],
    ]);
  });

  it("payouts: a failure with status 200, with the extensions of the file", async () => {
    const { data, errors } = await tributary.ask(
      `mutation { payOut(input: { cents: 0, iban: "DE" }) { id } }`,
    );
    expect(data).toEqual({ payOut: null });
    expect(errors).toMatchObject([
      {
        message: "Nothing to pay",
        extensions: { family: "payouts", status: 200, familyCode: "E7", details: { hint: { least: 1 } } },
      },
    ]);
  });

  it("media: the members of an interface; one that no pair matches is null", async () => {
    expect(
      await data(
        `{ libraryMedia { __typename id title ... on LibraryBook { pages } ... on LibraryFilm { minutes } } }`,
      ),
    ).toEqual({
      libraryMedia: [
        { __typename: "LibraryBook", id: "1", title: "Sea", pages: 300 },
        { __typename: "LibraryFilm", id: "2", title: "Air", minutes: 90 },
        null,
      ],
    });
  });

  it("parcels: keys of two members, mapped paths and queries, headers of both sides", async () => {
    const query = `{ parcels(states: ["sent", "lost"]) { number carrier { code } window } }`;
    expect(await data(query, { "x-desk": "d1" })).toEqual({
      parcels: [
        { number: "10", carrier: { code: "c1" }, window: "09-12" },
        { number: "11", carrier: { code: "c2" }, window: "09-12" },
      ],
    });
    expect(service.calls()).toEqual(["GET /v1/acme/parcels/all?lang=en&state=sent&state=lost&who=d1"]);
    expect(service.heard[0]?.headers["x-trace"]).toMatch(/^[\w-]{8,}$/);
  });

  it("parcels: a field reads a member of its object that another call has", async () => {
    expect(await data(`{ parcels { weight hours } }`)).toEqual({
      parcels: [
        { weight: 1.5, hours: "8 to 5" },
        { weight: null, hours: null },
      ],
    });
    expect(service.calls().sort()).toEqual([
      "GET /carriers/c1/parcels/10/v1/acme?lang=en",
      "GET /carriers/c2/parcels/11/v1/acme?lang=en",
      "GET /depots/d9/v1/acme?lang=en",
      "GET /v1/acme/parcels/all?lang=en",
    ]);
  });

  it("rooms: PUT, PATCH and DELETE, an answer without a body, an object that is not there", async () => {
    const booked = await data(`mutation { bookRoom(name: "North", by: "Bob") { name seats booked { by } } }`);
    expect(booked).toEqual({ bookRoom: { name: "North", seats: 8, booked: { by: "Bob" } } });
    const changed = await data(`mutation { changeRoomSeats(name: "North", seats: 12) { seats } }`);
    expect(changed).toEqual({ changeRoomSeats: { seats: 12 } });
    const freed = await data(`mutation { freeRoom(name: "North") { name done status } }`);
    expect(freed).toEqual({ freeRoom: { name: "North", done: true, status: 204 } });
    expect(
      await data(`{ north: room(name: "North") { booked { by } } south: room(name: "South") { seats } }`),
    ).toEqual({
      north: { booked: { by: "Ann" } },
      south: null,
    });
  });

  it("hotels: a value of another type is null at its place, an unknown enum value is OTHER", async () => {
    expect(await data(`{ hotels { id stars opened kind } }`)).toEqual({
      hotels: [
        { id: "1", stars: null, opened: "2026-01-31T09:00:00Z", kind: "OTHER" },
        { id: "2", stars: 5, opened: null, kind: "CITY" },
      ],
    });
  });

  it("hotels: a member that the SDL promises and the service lacks is the service's mistake", async () => {
    const { data, errors } = await tributary.ask(`{ hotels { phone manager } }`);
    expect(data).toEqual({ hotels: null });
    expect(errors[0]).toMatchObject({ extensions: { code: "UPSTREAM_BAD_RESPONSE", family: "hotels" } });
  });

  it("hotels: no more calls than the file allows", async () => {
    for (const _list of ["first", "second"]) await tributary.ask(`{ hotels { phone } }`);
    expect(service.calls()).toHaveLength(6);
    const { errors } = await tributary.ask(`{ hotels { phone } }`);
    expect(service.calls()).toHaveLength(6);
    expect(errors[0]).toMatchObject({ extensions: { code: "RATE_LIMITED", family: "hotels" } });
  });

  it("links: an object of another file and a person of another family", async () => {
    expect(await data(`{ desk(number: 5) { number user { email } invoice { number } } }`)).toEqual({
      desk: { number: "5", user: { email: "ann@example.com" }, invoice: { number: "R-7" } },
    });
    expect(service.calls()).toEqual(["GET /desks/5", "GET /invoices/7"]);
  });

  it("search: a read by POST; an absent argument is not sent", async () => {
    expect(
      await data(`{ searchPages(text: " sea ") { pages { url title } more tags { name count } } }`),
    ).toEqual({
      searchPages: {
        pages: [
          { url: "/a", title: "Untitled" },
          { url: "/b", title: "B" },
        ],
        more: null,
        tags: [{ name: "a", count: 1 }],
      },
    });
    expect(JSON.parse(service.heard[0]?.text ?? "")).toEqual({ query: "sea", size: 2, kind: "page" });
  });
});

describe("The REST client of all families", () => {
  it("tries a read again after a failure that passes, and no write", async () => {
    failures = 1;
    expect(await data(`{ room(name: "East") { seats } }`)).toEqual({ room: { seats: 4 } });
    expect(service.calls()).toEqual(["GET /rooms/East", "GET /rooms/East"]);
    service.forget();
    failures = 1;
    const { errors } = await tributary.ask(`mutation { bookRoom(name: "East", by: "Bob") { seats } }`);
    expect(errors).toMatchObject([{ extensions: { code: "OUTCOME_UNKNOWN", family: "rooms" } }]);
    expect(service.calls()).toEqual(["PUT /rooms/East/booking"]);
  });

  it("shares identical reads that are under way, also between operations", async () => {
    const ask = () => data(`{ room(name: "North") { seats } }`);
    expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
    expect(service.calls()).toEqual(["GET /rooms/North"]);
  });

  it("does not share reads between callers with different forwarded headers", async () => {
    const ask = (tenant: string) => data(`{ invoices { number } }`, { "x-tenant": tenant });
    await Promise.all([ask("north"), ask("south"), ask("north")]);
    expect(service.heard.map(({ headers }) => headers["x-tenant"]).sort()).toEqual(["north", "south"]);
  });
});

describe("More of a family of the gateway", () => {
  it("calls it with the family's client and credential, by members that the family has", async () => {
    const calls = tributary.families.calls;
    calls.length = 0;
    const answer = (await data(
      `{ crm { people(first: 2) { nodes { displayName visibleFor region } } } }`,
    )) as {
      crm: { people: { nodes: { displayName: string; visibleFor: string[]; region: string }[] } };
    };
    const { nodes } = answer.crm.people;
    expect(nodes).toHaveLength(2);
    for (const { displayName, visibleFor, region } of nodes) {
      expect(visibleFor.length).toBeGreaterThan(0);
      expect(region).toBe(`Region of ${displayName}`);
    }
    expect(calls.map(({ operation, status }) => [operation, status])).toEqual([
      ["listPersons", 200],
      ["listPersonPermittedUsers", 200],
      ["listPersonPermittedUsers", 200],
    ]);
  });

  it("is checked for agents beside another family, with the rates of its file", () => {
    const agentOf = agentsOf({
      gateway: tributary.gateway,
      documents: { on: false, find: () => ({ trusted: false }) },
    });
    const agent = agentOf({
      operation: { headers: {} },
      report: async () => ({ status: 404, body: undefined }),
    });
    const query = `{ hotels { id } crm { people(first: 1) { nodes { displayName } } } }`;
    const { valid, families, rateLeft } = check(agent, { query });
    expect([valid, Object.keys(families ?? {}).sort()]).toEqual([true, ["crm", "hotels"]]);
    expect(rateLeft).toMatchObject({ "hotels *": expect.stringContaining("of 6 per 60 s") });
  });

  it("reports the calls of all sources to the operation", async () => {
    const { extensions } = await tributary.ask(`{ invoice(id: 7) { number } room(name: "North") { seats } }`);
    expect(extensions["upstream"]).toMatchObject({ calls: 2 });
    expect(extensions["sources"]).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ family: "billing" })]),
    );
  });
});
