import { describe, expect, it } from "vitest";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationContexts } from "#subgraphs/process/operation-contexts.ts";
import { OPERATION_HEADER, readOperation, writeOperation } from "#subgraphs/process/operation-header.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

describe("the operation header of a fetch", () => {
  it("is read as it was written", () => {
    const facts = { id: "a-1", deadlineMs: 25_000, callsLeft: 0, patient: true, last: 3 };
    expect(readOperation(writeOperation(facts))).toEqual(facts);
  });

  it.each([
    "",
    "nonsense",
    "null",
    '"text"',
    "[1]",
    '{"id":',
    '{"id":7,"deadlineMs":"1","callsLeft":-1,"patient":"yes","last":1.5}',
    '{"id":"not an id","deadlineMs":1e400,"callsLeft":null,"last":0}',
    `{"id":"${"x".repeat(65)}"}`,
  ])("is nothing where it is not in form: %s", (header) => {
    const nothing = { id: undefined, deadlineMs: undefined, callsLeft: undefined, last: undefined };
    expect(readOperation({ [OPERATION_HEADER]: header })).toEqual({ ...nothing, patient: false });
  });

  it("never raises a limit above the configured one", () => {
    const contexts = new OperationContexts((init) => {
      const { operation } = tributary.gateway.open({ requestId: init.requestId });
      return Object.assign(operation, { told: init });
    }, defaultLimits);
    const told = (facts: Parameters<typeof writeOperation>[0]) => {
      const held = contexts.hold("r", {}, readOperation(writeOperation(facts)));
      const { deadline = 0, callsLeft, patient } = held.context.told;
      held.done();
      return { seconds: Math.round((deadline - performance.now()) / 1_000), callsLeft, patient };
    };
    const most = { callsLeft: defaultLimits.callsPerOperation, patient: false };
    expect(told({})).toEqual({ ...most, seconds: defaultLimits.operationMs / 1_000 });
    expect(told({ deadlineMs: 9_999_999_999, callsLeft: 9_999_999_999 })).toEqual({
      ...most,
      seconds: defaultLimits.operationMs / 1_000,
    });
    expect(told({ deadlineMs: 3_000, callsLeft: 5 })).toEqual({ seconds: 3, callsLeft: 5, patient: false });
    expect(told({ patient: true })).toEqual({
      ...most,
      seconds: defaultLimits.patientMs / 1_000,
      patient: true,
    });
    contexts.close();
  });
});
