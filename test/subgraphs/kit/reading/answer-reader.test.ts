/** Payloads in the spellings of real services, read by the contracts of their families. */
import { describe, expect, it } from "vitest";
import { accounting } from "#contracts/accounting/index.ts";
import { banking } from "#contracts/banking/index.ts";
import { crm } from "#contracts/crm/index.ts";
import { identity } from "#contracts/identity/index.ts";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { meetings } from "#contracts/meetings/index.ts";
import { supportDesk } from "#contracts/support-desk/index.ts";
import { AnswerReaders } from "#subgraphs/kit/reading/answer-reader.ts";

const read = (operation: BoundOperation, body: unknown) =>
  new AnswerReaders().of(operation)(structuredClone(body));

describe("an answer in another spelling", () => {
  it("has members in another casing and an id as a number", () => {
    const { body, findings } = read(banking.bound.getInstitution, {
      data: { type: "institution", id: 7, attributes: { isACHSupported: "true", is_wire_supported: false } },
    });
    expect(body).toMatchObject({
      data: { id: "7", attributes: { isAchSupported: true, isWireSupported: false } },
    });
    expect(findings).toBeUndefined();
  });

  it("has dates of the ledger's own form and amounts as text", () => {
    const { body } = read(accounting.bound.getPayment, {
      Payments: [
        { PaymentID: "p", Date: "/Date(1769817600000+0000)/", Amount: "1,234.50", Status: "Authorised" },
      ],
    });
    expect(body).toMatchObject({ Payments: [{ Date: "2026-01-31", Amount: 1234.5, Status: "AUTHORISED" }] });
  });

  it("leaves out a row without an id and a null, in their places, and counts them", () => {
    const { body, findings } = read(supportDesk.bound.searchRequests, {
      requests: [{ id: 1, status: "OPEN" }, null, { subject: "no id" }, { _id: "4", priority: "" }],
      count: 4,
      next_page: null,
    });
    expect(body).toMatchObject({
      requests: [{ id: 1, status: "open" }, null, null, { id: 4, priority: null }],
    });
    expect(findings).toMatchObject({ rows: 2, members: 0 });
  });

  it("has no list where the list is null, and no object where it says only that there is none", () => {
    const { body, findings } = read(supportDesk.bound.getRequest, {
      request: { id: 1, tags: null, satisfaction_rating: { score: "unoffered" } },
    });
    expect(body).toMatchObject({ request: { tags: [], satisfaction_rating: null } });
    expect(findings).toBeUndefined();
  });

  it("is looked through where its list comes in another envelope", () => {
    const rows = [{ id: 1 }];
    const { bound } = supportDesk;
    expect(read(bound.searchRequests, { results: rows, totalCount: 9 }).body).toMatchObject({
      requests: rows,
      count: 9,
    });
    expect(read(bound.searchRequests, { requests: null }).body).toEqual({ requests: [] });
    expect(read(bound.getRequest, { data: { request: { id: 1 } } }).body).toEqual({ request: { id: 1 } });
    expect(read(identity.bound.listIdps, { items: [{ id: "a" }] }).body).toEqual([{ id: "a" }]);
    expect(read(crm.bound.searchPersons, { data: [{ id: 1 }] }).body).toMatchObject({
      data: { items: [{ id: 1 }] },
    });
  });

  it("is an object that is sent bare, in another envelope, or as a list of one", () => {
    const request = { id: 1, subject: "bare" };
    const { getRequest } = supportDesk.bound;
    for (const sent of [request, { data: request }, { request: [request] }])
      expect(read(getRequest, sent)).toMatchObject({ body: { request } });
  });

  it("without the one object that is due is counted, because null would say that there is none", () => {
    const { getRequest } = supportDesk.bound;
    const { findings } = read(getRequest, { ok: true });
    expect(findings).toMatchObject({ members: 1, places: new Map([["request", "nothing"]]) });
    expect(read(getRequest, { request: null }).findings).toBeUndefined();
  });

  it("is not found where it has errors of that kind alone", () => {
    const errors = [{ title: "Not Found Error", type: "https://api.example/problems/resource-not-found" }];
    expect(read(banking.bound.getInstitution, { errors })).toEqual({ body: undefined, notFound: true });
    const forbidden = { errors: [{ title: "Forbidden" }] };
    expect(read(banking.bound.getInstitution, forbidden).notFound).toBeUndefined();
  });

  it("has the id of its own noun where another object's stands beside it", () => {
    const { body } = read(meetings.bound.addMeetingRegistrant, { id: 85746065, registrant_id: "r1" });
    expect(body).toMatchObject({ id: "r1" });
  });

  it("names the places of what it could not read, never a value", () => {
    const { findings } = read(banking.bound.getInstitution, {
      data: { type: "institution", id: "1", attributes: { name: { secret: "x" } } },
    });
    expect([...(findings?.places ?? [])]).toEqual([["data.attributes.name", "object"]]);
  });
});
