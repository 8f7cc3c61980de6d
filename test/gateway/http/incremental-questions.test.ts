/**
 * Cross-family queries with `@defer` at random places over HTTP: their merged parts are equal to the answer without
 * `@defer`.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryOf, variablesFor } from "#scripts/routers/questions.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import { budgets } from "#test/budgets/table.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { inAnyOrder } from "#test/gateway/execution/compare.ts";
import { withRandomDefers } from "#test/gateway/execution/defer/placements.ts";
import {
  byPaths,
  byPlaces,
  DEFER_2022,
  eventPayloads,
  INCREMENTAL,
  multipartPayloads,
  send,
} from "./parts.ts";

/** Each format of an answer in parts, with its parser in a client. */
const forms = [
  { accept: DEFER_2022, read: (text: string) => byPaths(multipartPayloads(text)) },
  { accept: INCREMENTAL, read: (text: string) => byPlaces(multipartPayloads(text)) },
  { accept: "text/event-stream", read: (text: string) => byPaths(eventPayloads(text)) },
  {
    accept: "text/event-stream;incrementalSpec=v0.2",
    read: (text: string) => byPlaces(eventPayloads(text)),
  },
];
/** Some of the queries. The tests without HTTP run all of them. */
const questions = budgets.filter((_, index) => index % 5 === 1);

describe("a question with @defer at random places, over HTTP", () => {
  let deployment: Deployment;
  let inParts = 0;
  beforeAll(async () => {
    deployment = await deploy();
  });
  afterAll(() => deployment.stop());

  it.each(questions)("$name has the same data in parts, in each form, as in one answer", async ({ name }) => {
    const variables = variablesFor(name, deployment.families.company);
    const plain = await deployment.graphql(queryOf(name), { variables });
    expect(plain.body.errors).toBeUndefined();
    for (const [seed, { accept, read }] of forms.entries()) {
      const query = withRandomDefers(queryOf(name), seededRandom(`${name} ${seed}`));
      const answer = await send(deployment.origin, query, { accept }, variables);
      const text = await answer.text();
      const whole = answer.headers.get("content-type")?.startsWith("application/json") === true;
      if (!whole) inParts++;
      const data: unknown = whole ? (JSON.parse(text) as { data: unknown }).data : read(text);
      expect(inAnyOrder(data), query).toBe(inAnyOrder(plain.body.data));
    }
  });

  it("is answered in parts often enough for a comparison", () => {
    expect(inParts).toBeGreaterThan(questions.length);
  });
});
