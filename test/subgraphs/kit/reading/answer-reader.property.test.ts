/** An invalid value of any member costs at most that member or its row. */

import { isDeepStrictEqual } from "node:util";
import type { TSchema } from "typebox";
import { describe, expect, it } from "vitest";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { services } from "#services/index.ts";
import { AnswerReaders } from "#subgraphs/kit/reading/answer-reader.ts";
import { membersIn, type Path, sampleOf, valueAt, withValue } from "./sample.ts";

const families = services.map(({ service }) => service.family);
const readers = new AnswerReaders();

/** Values that are not all valid for any member of a contract. */
const odd: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["nothing", undefined],
  ["an object", { odd: 1, other: 2 }],
  ["a list", [[7]]],
  ["a number", 7.5],
  ["a text", "odd"],
  ["true", true],
];

const schemaOf = ({ spec }: BoundOperation): TSchema | undefined => {
  const schema = spec.page?.schema ?? spec.returns;
  return schema && !("binary" in schema) ? schema : undefined;
};

/** Members that a row needs to be shown: its id, and the member with its type. */
const DECISIVE: ReadonlySet<unknown> = new Set(["id", "result_type", "object"]);

/** A body without the member or, if the member is decisive, without its object or row. */
function without(body: unknown, path: Path): unknown {
  if (!DECISIVE.has(path.at(-1))) return withValue(body, path, "-");
  const cost = path.slice(0, -1);
  if (typeof cost.at(-1) !== "number") return cost.length === 0 ? "-" : withValue(body, cost, "-");
  const list = valueAt(body, cost.slice(0, -1));
  const others = Array.isArray(list) ? list.filter((row) => row !== null).slice(-1) : "no list";
  return cost.length === 1 ? others : withValue(body, cost.slice(0, -1), others);
}

describe.each(families.map((family) => [family.name, family] as const))(
  "an answer of %s",
  (_name, family) => {
    const operations = Object.values<BoundOperation>(family.bound).flatMap((operation) => {
      const schema = schemaOf(operation);
      return schema ? [{ operation, schema }] : [];
    });

    it("is read unchanged if it matches the contract", () => {
      for (const { operation, schema } of operations) {
        const sample = sampleOf(schema);
        const read = readers.of(operation)(structuredClone(sample));
        expect(read.findings, operation.id).toBeUndefined();
        expect(read.body, operation.id).toEqual(sample);
      }
    });

    it("loses and counts only the invalid member, or its row", () => {
      for (const { operation, schema } of operations) {
        const sample = sampleOf(schema);
        for (const path of membersIn(sample)) {
          const whole = without(sample, path);
          for (const [kind, value] of odd) {
            const where = `${operation.id} ${path.join(".")} is ${kind}`;
            const { body, findings } = readers.of(operation)(structuredClone(withValue(sample, path, value)));
            const found = valueAt(body, path);
            const lost = value !== null && value !== undefined && (found === null || found === undefined);
            const left = without(body, path);
            // First, because `toEqual` takes many times as long, and the cases are many.
            if (!isDeepStrictEqual(left, whole)) expect(left, where).toEqual(whole);
            if (lost) expect((findings?.members ?? 0) + (findings?.rows ?? 0), where).toBeGreaterThan(0);
          }
        }
      }
    });

    it("is read the same with an additional member", () => {
      for (const { operation, schema } of operations) {
        const sample = sampleOf(schema);
        // Members of a record are left out, as they may have any name.
        const places: Path[] = [...membersIn(sample)]
          .filter((path) => path.at(-1) !== "some")
          .map((path) => [...path.slice(0, -1), "an unknown member"]);
        for (const path of places) {
          const { body, findings } = readers.of(operation)(
            structuredClone(withValue(sample, path, { odd: 1 })),
          );
          expect(findings, `${operation.id} ${path.join(".")}`).toBeUndefined();
          expect(withValue(body, path, undefined), operation.id).toEqual(sample);
        }
      }
    });

    it("leaves out a row that is null or no object, and counts it", () => {
      for (const { operation, schema } of operations) {
        const list = operation.spec.page?.list;
        if (!list) continue;
        const sample = sampleOf(schema);
        const rows = valueAt(sample, list);
        if (!Array.isArray(rows) || typeof rows[0] !== "object") continue;
        for (const odd of [null, "odd", 7, [1]]) {
          const sent = structuredClone(sample);
          (valueAt(sent, list) as unknown[])[0] = odd;
          const { body, findings } = readers.of(operation)(sent);
          const [first, second] = valueAt(body, list) as unknown[];
          expect(second, operation.id).toEqual(rows[1]);
          const isIdOnly = typeof first === "object" && first !== null;
          if (!isIdOnly)
            expect({ first, rows: findings?.rows }, operation.id).toEqual({ first: null, rows: 1 });
        }
      }
    });
  },
);
