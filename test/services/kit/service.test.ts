import { describe, expect, it } from "vitest";
import { demoCompany } from "#services/demo/company.ts";
import { movableClock } from "#services/kit/data/clock.ts";
import { openStore } from "#services/kit/data/store.ts";
import { createHost } from "#services/kit/http/host.ts";
import { type Handler, service } from "#services/kit/service.ts";
import { workshop, workshopLocal } from "./workshop.ts";

const hostOf = (services: Parameters<typeof createHost>[0]["services"]) => {
  const { credentials } = demoCompany();
  return createHost({
    services,
    store: openStore(":memory:"),
    clock: movableClock(),
    credentials,
    company: undefined,
  });
};

describe("a local service", () => {
  it("does not compile, and does not start, without a handler for every operation", () => {
    // @ts-expect-error the handlers are missing
    const empty = service(workshop, () => ({}));
    expect(() => hostOf([empty])).toThrow("toolShop.status has no handler");
  });

  it("does not compile if a handler returns a type that the contract does not have", () => {
    // @ts-expect-error the contract's caller is text
    const status: Handler<typeof workshop.operations.status> = () => ({ caller: 5 });
    expect(status).toBeTypeOf("function");
  });

  it("is refused if it is listed twice", () => {
    expect(() => hostOf([workshopLocal.service, workshopLocal.service])).toThrow("toolShop is listed twice");
  });
});

describe("a collection", () => {
  it("refuses unknown indexes and orders, at compile time and at run time", () => {
    const rows = openStore(":memory:").collection("rows", {
      key: (row: { id: string }) => row.id,
      indexes: { id: (row) => row.id },
    });
    // @ts-expect-error there is no such index
    expect(() => rows.by("name", "x")).toThrow('no index "name"');
    // @ts-expect-error there is no such order
    expect(() => rows.sorted("name")).toThrow('no order "name"');
  });
});
