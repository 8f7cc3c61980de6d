/** A field with several connectors: the selection decides which of them are called. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DeclaredGateway, startDeclared } from "./gateway.ts";
import { type Service, startService } from "./service.ts";

const folder = fileURLToPath(new URL("./several", import.meta.url));

describe("A field with several connectors", () => {
  let service: Service;
  let tributary: DeclaredGateway;

  beforeAll(async () => {
    service = await startService({
      "GET /v1/talks/1": () => ({ body: { id: 1, title: "First" } }),
      "GET /v2/talks/1": () => ({ body: { id: 1, title: "First", room: "North", speaker: 7 } }),
      "GET /talks/1/votes": () => ({ body: { count: 12 } }),
      "GET /v1/talks/2": () => ({ body: { id: 2, title: "Second" } }),
      "GET /v1/talks/4": () => ({ body: { id: 4, title: "Fourth" } }),
      "GET /v2/talks/4": () => ({ body: { id: 4, title: "Fourth", room: "South" } }),
      "GET /talks/4/votes": () => ({ status: 403, body: {} }),
      "GET /v2/talks/6": () => ({ status: 400, body: {} }),
      "GET /talks/6/votes": () => ({ body: { count: 3 } }),
      "GET /v1/talks/5": () => ({ status: 400, body: {} }),
      "GET /members/a%40talks.example": () => ({ body: { email: "a@talks.example" } }),
      "GET /badges/a%40talks.example": () => ({ body: { email: "a@talks.example", badge: "gold" } }),
      "GET /speakers/7": () => ({ body: { name: "Ann" } }),
    });
    const { url } = service;
    tributary = await startDeclared(folder, { talks: { url }, speakers: { url } });
  });

  beforeEach(() => service.forget());

  afterAll(async () => {
    await tributary?.[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
  });

  it.each([
    ["title", { title: "First" }, ["GET /v1/talks/1"]],
    ["__typename", { __typename: "Talk" }, ["GET /v1/talks/1"]],
    ["votes", { votes: 12 }, ["GET /talks/1/votes"]],
    ["... on Talk { room } title", { room: "North", title: "First" }, ["GET /v2/talks/1"]],
    ["title votes", { title: "First", votes: 12 }, ["GET /talks/1/votes", "GET /v1/talks/1"]],
    ["speaker", { speaker: "Ann" }, ["GET /speakers/7", "GET /v2/talks/1"]],
  ])("calls those that { %s } needs", async (selection, talk, calls) => {
    const { data, errors } = await tributary.ask(`{ talk(id: 1) { ${selection} } }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({ talk });
    expect(service.calls().sort()).toEqual(calls);
  });

  it("is null if none of them finds an object, and has the members of those that do", async () => {
    const { data, errors } = await tributary.ask(
      "{ none: talk(id: 3) { title votes } some: talk(id: 2) { title votes } }",
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ none: null, some: { title: "Second", votes: null } });
  });

  it("has the members of the calls that succeed; each other selected member is null with its error", async () => {
    const { data, errors } = await tributary.ask(
      "{ votes: talk(id: 4) { title room votes } room: talk(id: 6) { room votes speaker } }",
    );

    expect(data).toEqual({
      votes: { title: "Fourth", room: "South", votes: null },
      room: { room: null, votes: 3, speaker: null },
    });
    expect(
      errors.map(({ path, extensions }) => `${path?.join(".")} ${String(extensions["code"])}`).sort(),
    ).toEqual(["room.room BAD_USER_INPUT", "room.speaker BAD_USER_INPUT", "votes.votes FORBIDDEN"]);
  });

  it("is null with one error if no call succeeds", async () => {
    const { data, errors } = await tributary.ask("{ talk(id: 5) { title } }");
    expect(data).toEqual({ talk: null });
    expect(errors).toMatchObject([{ path: ["talk"], extensions: { code: "BAD_USER_INPUT" } }]);
  });

  it("can give an object of a type that the folder extends", async () => {
    service.forget();
    const { data, errors } = await tributary.ask(
      '{ attendee(email: "a@talks.example") { email badge crmPerson { id } } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ attendee: { email: "a@talks.example", badge: "gold", crmPerson: null } });
    expect(service.calls()).toEqual(["GET /badges/a%40talks.example"]);
  });

  it("leaves no member null for want of a connector, so that nothing is warned of", () => {
    expect(tributary.warnings).toEqual([]);
  });
});
