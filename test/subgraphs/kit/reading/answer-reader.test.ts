/** Payloads in the spellings of real services, read by the contract of a family made for these tests. */
import { describe, expect, it } from "vitest";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { AnswerReaders } from "#subgraphs/kit/reading/answer-reader.ts";
import { lending } from "./lending.ts";

const read = (operation: BoundOperation, body: unknown) =>
  new AnswerReaders().of(operation)(structuredClone(body));

describe("an answer in another spelling", () => {
  it("has members in another casing and an id as a number", () => {
    const { body, findings } = read(lending.bound.getLibrary, {
      data: { type: "library", id: 7, attributes: { isOPENAtNight: "true", is_lending_abroad: false } },
    });
    expect(body).toMatchObject({
      data: { id: "7", attributes: { isOpenAtNight: true, isLendingAbroad: false } },
    });
    expect(findings).toBeUndefined();
  });

  it("has dates of the ledger's own form and amounts as text", () => {
    const { body } = read(lending.bound.getFine, {
      Fines: [{ FineID: "p", Date: "/Date(1769817600000+0000)/", Amount: "1,234.50", Status: "Authorised" }],
    });
    expect(body).toMatchObject({ Fines: [{ Date: "2026-01-31", Amount: 1234.5, Status: "AUTHORISED" }] });
  });

  it("leaves out a row without an id and a null, in their places, and counts them", () => {
    const { body, findings } = read(lending.bound.searchRequests, {
      requests: [{ id: 1, status: "OPEN" }, null, { subject: "no id" }, { _id: "4", priority: "" }],
      count: 4,
      next_page: null,
    });
    expect(body).toMatchObject({
      requests: [{ id: 1, status: "open" }, null, null, { id: 4, priority: null }],
    });
    expect(findings).toMatchObject({ rows: 2, members: 0 });
  });

  it("has an empty list for null, and null for the service's object without a value", () => {
    const { body, findings } = read(lending.bound.getRequest, {
      request: { id: 1, tags: null, rating: { score: "unoffered" } },
    });
    expect(body).toMatchObject({ request: { tags: [], rating: null } });
    expect(findings).toBeUndefined();
  });

  it("is read from a list in another envelope", () => {
    const rows = [{ id: 1 }];
    const { bound } = lending;
    expect(read(bound.searchRequests, { results: rows, totalCount: 9 }).body).toMatchObject({
      requests: rows,
      count: 9,
    });
    expect(read(bound.searchRequests, { requests: null }).body).toEqual({ requests: [] });
    expect(read(bound.getRequest, { data: { request: { id: 1 } } }).body).toEqual({ request: { id: 1 } });
    expect(read(bound.listMembers, { items: [{ id: "a" }] }).body).toEqual([{ id: "a" }]);
    expect(read(bound.searchBooks, { data: [{ id: 1 }] }).body).toMatchObject({
      data: { items: [{ id: 1 }] },
    });
  });

  it("is an object that is sent bare, in another envelope, or as a list of one", () => {
    const request = { id: 1, subject: "bare" };
    const { getRequest } = lending.bound;
    for (const sent of [request, { data: request }, { request: [request] }])
      expect(read(getRequest, sent)).toMatchObject({ body: { request } });
  });

  it("without the documented object is counted as unreadable, but not if the object is null", () => {
    const { getRequest } = lending.bound;
    const { findings } = read(getRequest, { ok: true });
    expect(findings).toMatchObject({ members: 1, places: new Map([["request", "nothing"]]) });
    expect(read(getRequest, { request: null }).findings).toBeUndefined();
  });

  it("is not found where it has errors of that kind alone", () => {
    const errors = [{ title: "Not Found Error", type: "https://api.example/problems/resource-not-found" }];
    expect(read(lending.bound.getLibrary, { errors })).toEqual({ body: undefined, notFound: true });
    const forbidden = { errors: [{ title: "Forbidden" }] };
    expect(read(lending.bound.getLibrary, forbidden).notFound).toBeUndefined();
  });

  it("has the id of its own noun if `id` is that of another object", () => {
    const { body } = read(lending.bound.addMember, { id: 85746065, member_id: "r1" });
    expect(body).toMatchObject({ id: "r1" });
  });

  it("names the places of what it could not read, never a value", () => {
    const { findings } = read(lending.bound.getLibrary, {
      data: { type: "library", id: "1", attributes: { name: { secret: "x" } } },
    });
    expect([...(findings?.places ?? [])]).toEqual([["data.attributes.name", "object"]]);
  });
});
