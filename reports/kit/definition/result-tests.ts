/** Data tests of a report: the queries of rows that fail them. */
import Type, { type Static } from "typebox";
import { identifier } from "#reports/kit/sql/database.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

const closed = { additionalProperties: false } as const;
const Key = Type.String({ minLength: 1, maxLength: 200 });
const Keys = Type.Array(Key, { minItems: 1, maxItems: 8 });

const MOST_TESTS = 50;

const TestSpec = Type.Object(
  {
    /** No two rows have equal values in these columns. Two nulls are equal. */
    unique: Type.Optional(Keys),
    /** Each of these columns has a value in each row. */
    not_null: Type.Optional(Keys),
    /** Each value of `column` is a value of the column `in`. */
    references: Type.Optional(Type.Object({ column: Key, in: Key }, closed)),
    /** The query returns no row. */
    sql: Type.Optional(Type.String({ minLength: 1, maxLength: 10_000 })),
  },
  closed,
);
type TestSpec = Static<typeof TestSpec>;

/** Tests by their names. */
export const Tests = Type.Record(Type.String({ minLength: 1, maxLength: 100 }), TestSpec);
export type Tests = Static<typeof Tests>;

/** @throws UsageError for a test without a kind or with several */
export function checkTests(tests: Tests, file: string): void {
  const names = Object.keys(tests);
  if (names.length > MOST_TESTS) throw new UsageError(`${file}: a report has at most ${MOST_TESTS} tests`);
  const kinds = Object.keys(TestSpec.properties);
  const wrong = names.find((name) => Object.keys(tests[name] ?? {}).length !== 1);
  if (wrong !== undefined) throw new UsageError(`${file}: tests.${wrong} must be one of ${kinds.join(", ")}`);
}

/** The query of the rows that fail a test. */
export function failingRows({ unique, not_null: filled = [], references, sql }: TestSpec): string {
  if (sql !== undefined) return sql.replace(/;\s*$/, "");
  if (unique)
    return `from result qualify count(*) over (partition by ${unique.map(identifier).join(", ")}) > 1`;
  if (references) {
    const [column, among] = [identifier(references.column), identifier(references.in)];
    return `from result where ${column}::varchar not in (select ${among}::varchar from result where ${among} is not null)`;
  }
  return `from result where ${filled.map((one) => `${identifier(one)} is null`).join(" or ")}`;
}
