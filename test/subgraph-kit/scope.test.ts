import { describe, expect, it } from "vitest";
import type { TributaryError } from "#subgraphs/kit/errors.ts";
import { neededScope, scopedIds } from "#subgraphs/kit/scope.ts";
import { FakeClient, fakeFamily } from "./fake-client.ts";

const account = { parameter: "accountId", argument: "accountId", alias: "accountNumber" };
const ids = scopedIds("Envelope", account);
const GUID = "9a1b6a3e-0d3f-4f52-8a0c-2f3d8a3c1e55";

const configured = (scope: Readonly<Record<string, string>>) => ({
  client: new FakeClient(fakeFamily({}), () => ({}), {}, scope),
});
const family = configured({ accountId: GUID, accountNumber: "4711" });

const codeOf = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return (error as TributaryError).code;
  }
};

describe("a scope key with a second spelling", () => {
  it("is one scope in either spelling, configured, given or in an id", () => {
    for (const given of [undefined, null, GUID, GUID.toUpperCase(), "4711"])
      expect(neededScope(family, account, given)).toBe(GUID);
    for (const id of ["e1", `Envelope:${GUID}:e1`, "Envelope:4711:e1"])
      expect(ids.key(family, id)).toBe(`Envelope:${GUID}:e1`);
    expect(ids.key(family, `Envelope:${GUID}:e1`, "4711")).toBe(`Envelope:${GUID}:e1`);
  });

  it("keeps apart what is not known to be the same", () => {
    expect(ids.key(family, "e1", "4712")).toBe("Envelope:4712:e1");
    expect(codeOf(() => ids.key(family, `Envelope:${GUID}:e1`, "4712"))).toBe("BAD_USER_INPUT");
    const numberOnly = configured({ accountNumber: "4711" });
    expect(ids.key(numberOnly, "e1", "4711")).toBe("Envelope:4711:e1");
    expect(codeOf(() => ids.key(numberOnly, "e1"))).toBe("BAD_USER_INPUT");
  });
});
