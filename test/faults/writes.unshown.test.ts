/**
 * All writes of all contracts with a success response that lacks the promised object: the outcome is unknown, and
 * the error has a look-up. A write whose contract promises nothing succeeds.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { basePathOf } from "#services/kit/http/host.ts";
import { outcomeQueries } from "#subgraphs/kit/mapping/mutation-outcomes.ts";
import { outcomesOf } from "#subgraphs/modules.ts";
import { type AskedField, askedFields } from "#test/inputs/fields.ts";
import { givenFor, settings, startsOf } from "#test/inputs/given.ts";
import { buildValue, leavesOf } from "#test/inputs/input-values.ts";
import { Runner } from "#test/inputs/runner.ts";
import { leavesWith, Sender } from "#test/inputs/sender.ts";
import type { Values } from "#test/inputs/values.ts";
import { apiSchema, demoNodeIds } from "#test/kit/demo-nodes.ts";
import { drawn } from "#test/kit/draws.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { passingTime } from "#test/kit/passing-time.ts";
import { reply, type SeenRequest } from "#test/kit/scripted-upstream.ts";
import { families, operations } from "#test/subgraphs/kit/rest/contracts.ts";
import { type StandIn, send, startStandIn } from "./stand-in.ts";

/** Bodies without an object. */
const BODIES = ["{}", '{"id":null}', '{"name":"x"}', "null", "[]", ""];
const OBJECTS = BODIES.filter((body) => body.startsWith("{"));

/** Operations for which an object without members is a complete response. */
const shownByAnyObject = ["identity.resetUserPassword"];

const promisesNothing = ({ spec: { returns } }: BoundOperation): boolean =>
  returns === undefined ||
  ("properties" in returns && Object.keys(returns.properties as object).length === 0);

const shows = (operation: BoundOperation, body: string): boolean =>
  promisesNothing(operation) || (shownByAnyObject.includes(operation.id) && OBJECTS.includes(body));

let tributary: Tributary;
let time: ReturnType<typeof passingTime>;
let standIns: readonly StandIn[];
/** Body of responses to writes. Undefined for the family's own. */
let body: string | undefined;
/** Writes that were sent since the last reset. */
const sent: BoundOperation[] = [];

function writeOf({ family }: StandIn, { method, url }: SeenRequest): BoundOperation | undefined {
  const path = url.slice(basePathOf(family.name).length).split("?")[0] ?? "";
  return Object.values<BoundOperation>(family.bound)
    .filter((one) => one.method === method && one.template.match(path))
    .sort((a, b) => b.template.weight - a.template.weight)
    .find(({ read }) => !read);
}

beforeAll(async () => {
  time = passingTime();
  standIns = await Promise.all(families.map(startStandIn));
  const baseUrls = standIns.map(({ family: { name }, baseUrl }) => [
    name,
    { ...(settings as Readonly<Record<string, object>>)[name], baseUrl },
  ]);
  tributary = await startTributary({ settings: Object.fromEntries(baseUrls), measuresCost: false });
  for (const standIn of standIns) {
    standIn.behind = tributary.families.baseUrl(standIn.family.name);
    standIn.fault = async (callFamily, request) => {
      const operation = writeOf(standIn, request);
      if (!operation || body === undefined) return send(await callFamily());
      sent.push(operation);
      const [status = 200] = operation.success;
      return reply(body, status === 204 ? 200 : status, { "content-type": "application/json" });
    };
  }
}, 120_000);
afterAll(async () => {
  await tributary.close();
  await Promise.all(standIns.map((one) => one[Symbol.asyncDispose]()));
  time.end();
});

/** Advances the clocks of circuits and rate limits. */
function later(): void {
  time.pass(60_000);
  tributary.families.clock.advance(60_000);
}

const shownBy = outcomeQueries(outcomesOf());

describe("a write that is answered with a success", () => {
  it("is of unknown outcome unless the response has the promised object", { timeout: 600_000 }, async () => {
    const ids = await demoNodeIds(tributary);
    const given = await givenFor(tributary, ids);
    const sender = new Sender(new Runner(tributary, given.twice), ids, given);
    const { asked } = askedFields(apiSchema, ids, startsOf(tributary.families.company));
    const wrong: string[] = [];
    const met = new Set<string>();

    async function ask(mutation: AskedField, values: Values): Promise<void> {
      const { field } = mutation;
      const variables = Object.fromEntries(
        field.args.map((argument) => [argument.name, buildValue(argument, values, given.twice)]),
      );
      for (const answer of drawn(field.name, BODIES, 0.34)) {
        body = answer;
        later();
        sent.length = 0;
        const { data, errors } = await tributary.ask<
          Record<string, { userErrors: { code: string }[] } | null>
        >(mutation.write(Object.keys(variables), 0), variables);
        const say = (text: string) =>
          wrong.push(
            `${field.name} (${sent.map(({ id }) => id)}) ${answer}: ${text} ${JSON.stringify({ data, errors })}`,
          );
        for (const { id } of sent) met.add(id);
        const unknown = sent.some((operation) => !shows(operation, answer));
        const userCodes = data?.[field.name]?.userErrors.map(({ code }) => code) ?? [];
        if (!unknown && (errors.length > 0 || userCodes.includes("OUTCOME_UNKNOWN"))) {
          if (sent.length > 0) say("not done");
        } else if (unknown && !userCodes.includes("OUTCOME_UNKNOWN")) {
          const { code, lookUp, retryable } = errors[0]?.extensions ?? {};
          if (code !== "OUTCOME_UNKNOWN") say("not unknown");
          if (retryable !== false || lookUp !== shownBy.get(field.name)) say("without where to look");
        }
      }
    }

    for (const mutation of asked.filter(({ coordinate }) => coordinate.startsWith("Mutation."))) {
      const leaves = mutation.field.args.flatMap(leavesOf);
      for (const variant of given.variants[mutation.coordinate] ?? [{}]) {
        body = "{}";
        later();
        const { values } = await sender.accept(mutation, leavesWith(variant, leaves), variant);
        await ask(mutation, values);
      }
    }
    expect(wrong).toEqual([]);
    const promising = operations.filter((one) => !one.read && !promisesNothing(one)).map(({ id }) => id);
    expect(promising.filter((id) => !met.has(id))).toEqual([]);
  });
});
