/** Checks documented rules of an operation through the graph. */
import { expect } from "vitest";
import type { Answer, Tributary } from "./gateway.ts";
import type { Question } from "./mutation.ts";

/**
 * Runs a query and expects a complete response: each selected field has a value, each list has items, nothing is
 * refused, and each call of the operation has the status.
 * @param operation name of the operation in its contract
 */
export async function expectStatus(
  tributary: Tributary,
  { query, variables = {} }: Question,
  operation: string,
  status: number,
  init: Parameters<Tributary["ask"]>[2] = {},
): Promise<void> {
  const { data, errors, calls } = await tributary.ask<Record<string, unknown>>(query, variables, init);
  expect(errors).toEqual([]);
  for (const payload of Object.values(data))
    if (query.startsWith("mutation")) expect(payload).toMatchObject({ userErrors: [] });
  expect(placesOfNull(data)).toEqual([]);
  const statuses = calls.filter((call) => call.operation === operation).map((call) => call.status);
  expect(statuses.length, `calls of ${operation}`).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([status]));
}

/** Expects that an input is refused by its types: the error names the member, and no call is made. */
export function expectUnsent({ errors, calls }: Answer<unknown>, member: string): void {
  expect(errors).toMatchObject([
    { message: expect.stringContaining(member), extensions: { code: "BAD_USER_INPUT" } },
  ]);
  expect(calls).toEqual([]);
}

function placesOfNull(value: unknown, place = "data"): string[] {
  if (value === null || value === undefined) return [place];
  if (typeof value !== "object") return [];
  if (Array.isArray(value) && value.length === 0) return place.endsWith(".userErrors") ? [] : [place];
  return Object.entries(value).flatMap(([name, one]) => placesOfNull(one, `${place}.${name}`));
}
