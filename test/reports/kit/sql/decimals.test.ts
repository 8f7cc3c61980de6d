/** Decimals read from text: equal to the engine's own cast, which takes longer. */
import { describe, expect, it } from "vitest";
import { decimalOf, defaultSqlLimits, literal, openDatabase } from "#reports/kit/sql/database.ts";

const TEXTS = [
  "0",
  "-0.5",
  "12.3456789",
  "0.005",
  "-0.015",
  "99999999999.123456",
  "999999999999999999.99",
  "12345678901234567890.1234567891",
  "1e3",
  "25e-4",
  "+7.10",
  ".5",
  "5.",
];

describe("text that is read as a decimal", () => {
  it.each([0, 2, 6, 10])("has the same value as by one cast to 38 digits with %d places", async (places) => {
    const { connection, close } = await openDatabase(defaultSqlLimits);
    const rows = TEXTS.map((text) => `(${literal(text)})`).join(", ");
    const found = await connection.runAndReadAll(
      `select ${decimalOf("x", 38, places)}, x::DECIMAL(38, ${places}) from (values ${rows}) as texts(x)`,
    );
    const cells = found.getRowsJson();
    close();
    expect(cells).toHaveLength(TEXTS.length);
    expect(cells.map(([short]) => short)).toEqual(cells.map(([, whole]) => whole));
  });

  it("is refused if it is no decimal", async () => {
    const { connection, close } = await openDatabase(defaultSqlLimits);
    await expect(connection.run(`select ${decimalOf("'12,5'", 38, 2)}`)).rejects.toThrow(/12,5/);
    close();
  });
});
