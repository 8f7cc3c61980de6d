/** Which rows of a list a filter lets through; where it lets none through, no call is made. */
export type Narrowing<Condition> =
  | { readonly rows: "all" }
  | { readonly rows: "none" }
  | { readonly rows: "matching"; readonly condition: Condition };

export const ALL_ROWS = { rows: "all" } as const;
export const NO_ROWS = { rows: "none" } as const;

export const matching = <Condition>(condition: Condition) => ({ rows: "matching", condition }) as const;

/**
 * The condition that a list is requested with; undefined for all of its rows.
 * @throws where no row can match: a list without rows is not requested.
 */
export function conditionOf<Condition>(narrowing: Narrowing<Condition>): Condition | undefined {
  if (narrowing.rows === "none") throw new Error("A list is requested of which no row can match");
  return narrowing.rows === "matching" ? narrowing.condition : undefined;
}
