/** State that is released after an operation. */
import { describe, expect, it } from "vitest";
import { defaultLimits } from "#platform/limits/limits.ts";
import { PerOperation } from "#subgraphs/kit/calls/operation-context.ts";
import { OperationContexts } from "#subgraphs/process/operation-contexts.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const loaders = (context: object) => (context as { readonly identity: object }).identity;

describe("an operation that was answered", () => {
  it("releases its loaders and its answer", async () => {
    const { gateway } = tributary;
    const context = gateway.open();
    const before = loaders(context.operation);
    expect(loaders(context.operation)).toBe(before);
    const { body } = await gateway.server.executeOperation(
      { query: "{ users(first: 1) { nodes { email } } }" },
      { contextValue: context },
    );
    if (body.kind !== "single") throw new Error("one answer");
    expect(context.answers.response?.body).toBe(body);
    context.end();
    expect(loaders(context.operation)).not.toBe(before);
    expect(context.answers.response?.body).toBeUndefined();
    expect(body.singleResult.data).toMatchObject({ users: { nodes: [{}] } });
  });
});

describe("a value with the lifetime of an operation", () => {
  it("is created once, and again after the operation was released", () => {
    const values = new PerOperation(({ requestId }) => ({ requestId }));
    const { operation } = tributary.gateway.open({ requestId: "one" });
    const first = values.of(operation);
    expect(first).toEqual({ requestId: "one" });
    expect(values.of(operation)).toBe(first);
    expect(values.of(tributary.gateway.open().operation)).not.toBe(first);
    operation.release();
    expect(values.of(operation)).not.toBe(first);
  });
});

describe("a subgraph's context of an operation", () => {
  const contexts = () =>
    new OperationContexts(
      (init) => tributary.gateway.open({ requestId: init.requestId }).operation,
      defaultLimits,
    );
  const facts = { id: "one" };
  const last = { id: "one", last: 1 };

  it("is shared by all its requests until the last one has been answered", () => {
    const held = contexts();
    const first = held.hold("r", {}, facts);
    first.done();
    const second = held.hold("r", {}, last);
    expect(second.context).toBe(first.context);
    const before = loaders(second.context);
    second.done();
    expect(loaders(second.context)).not.toBe(before);
    const third = held.hold("r", {}, facts);
    expect(third.context).not.toBe(first.context);
    held.close();
  });

  it("is not released before requests that run beside the last one have been answered", () => {
    const held = contexts();
    const slow = held.hold("r", {}, facts);
    const quick = held.hold("r", {}, last);
    const before = loaders(slow.context);
    quick.done();
    expect(loaders(slow.context)).toBe(before);
    slow.done();
    expect(loaders(slow.context)).not.toBe(before);
    held.close();
  });

  it("is not released before all requests that are marked as last have arrived", () => {
    const held = contexts();
    const lasts = { id: "one", last: 2 };
    const first = held.hold("r", {}, lasts);
    const before = loaders(first.context);
    first.done();
    const second = held.hold("r", {}, lasts);
    expect(loaders(second.context)).toBe(before);
    second.done();
    expect(loaders(second.context)).not.toBe(before);
    held.close();
  });
});
