/** Requests of one operation share a context, and the number of unclosed contexts is limited. */
import { describe, expect, it } from "vitest";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationContexts } from "#subgraphs/process/operation-contexts.ts";
import { readOperation, writeOperation } from "#subgraphs/process/operation-header.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const contexts = (limits = defaultLimits, most?: { contexts: number; bytes: number }) =>
  new OperationContexts(
    (init) => tributary.gateway.open({ requestId: init.requestId }).operation,
    limits,
    most,
  );

describe("the id of an operation in a configured header", () => {
  const ID = "x-request-id";

  it("counts only where the header is configured, and after the id of our gateway", () => {
    expect(readOperation({ [ID]: "a-1" }).id).toBeUndefined();
    expect(readOperation({ [ID]: "a-1" }, ID).id).toBe("x-request-id.a-1");
    expect(readOperation({ ...writeOperation({ id: "ours" }), [ID]: "a-1" }, ID).id).toBe("ours");
    expect(readOperation({ "x-other": "a-1" }, ID).id).toBeUndefined();
  });

  it.each(["", "two words", "a,b", "x".repeat(65), 'quote"'])("is none where it is not in form: %s", (id) => {
    expect(readOperation({ [ID]: id }, ID).id).toBeUndefined();
  });

  it("is one context for requests with the same credentials, and another for other credentials", () => {
    const held = contexts();
    const facts = readOperation({ [ID]: "a-1" }, ID);
    const first = held.hold("r", { authorization: "Bearer one" }, facts);
    first.done();
    expect(held.hold("r", { authorization: "Bearer one" }, facts).context).toBe(first.context);
    expect(held.hold("r", { authorization: "Bearer two" }, facts).context).not.toBe(first.context);
    expect(held.hold("r", {}, facts).context).not.toBe(first.context);
    expect(held.hold("r", { authorization: "Bearer one" }, facts, "kim@example.org").context).not.toBe(
      first.context,
    );
    held.close();
  });
});

describe("contexts that are never closed", () => {
  it("are limited in number, and the oldest is removed first", () => {
    const held = contexts(defaultLimits, { contexts: 3, bytes: Number.POSITIVE_INFINITY });
    const first = ["a", "b", "c"].map((id) => {
      const one = held.hold("r", {}, { id });
      one.done();
      return one.context;
    });
    held.hold("r", {}, { id: "d" }).done();
    expect(held.size.contexts).toBe(3);
    expect(held.hold("r", {}, { id: "b" }).context).toBe(first[1]);
    expect(held.hold("r", {}, { id: "a" }).context).not.toBe(first[0]);
    held.close();
  });

  it("are limited in the bytes that they have read, and the least recently used is removed first", () => {
    const held = contexts(defaultLimits, { contexts: 100, bytes: 1_000 });
    const read = (id: string, bytes: number) => {
      const one = held.hold("r", {}, { id });
      one.context.budget.readRest(bytes);
      one.done();
      return one.context;
    };
    const a = read("a", 400);
    const b = read("b", 500);
    expect(held.size).toEqual({ contexts: 2, bytes: 900 });
    read("c", 300);
    expect(held.size).toEqual({ contexts: 2, bytes: 800 });
    expect(read("b", 100)).toBe(b);
    expect(held.size).toEqual({ contexts: 2, bytes: 900 });
    expect(read("a", 0)).not.toBe(a);
    held.close();
    expect(held.size).toEqual({ contexts: 0, bytes: 0 });
  });

  it("stay usable for a running request after their removal", () => {
    const held = contexts(defaultLimits, { contexts: 1, bytes: 1_000 });
    const running = held.hold("r", {}, { id: "a" });
    let released = 0;
    running.context.release = () => void released++;
    held.hold("r", {}, { id: "b" }).done();
    expect(released).toBe(0);
    running.done();
    expect(released).toBe(1);
    expect(held.size.contexts).toBe(1);
    held.close();
  });

  it("are removed when the deadline of their operation has passed", async () => {
    const held = contexts({ ...defaultLimits, operationMs: 5 });
    held.hold("r", {}, { id: "a" }).done();
    expect(held.size.contexts).toBe(1);
    await expect.poll(() => held.size.contexts).toBe(0);
    held.close();
  });
});
