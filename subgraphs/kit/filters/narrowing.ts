/** The rows of a list that match a filter. If no row can match, no call is made. */
export type Narrowing<Condition> =
  | { readonly rows: "all" }
  | { readonly rows: "none" }
  | { readonly rows: "matching"; readonly condition: Condition };

export const ALL_ROWS = { rows: "all" } as const;
export const NO_ROWS = { rows: "none" } as const;

export const matching = <Condition>(condition: Condition) => ({ rows: "matching", condition }) as const;

/**
 * The condition to request a list with. Undefined for all rows.
 * @throws if no row can match, because such a list must not be requested
 */
export function conditionOf<Condition>(narrowing: Narrowing<Condition>): Condition | undefined {
  if (narrowing.rows === "none") throw new Error("A list is requested of which no row can match");
  return narrowing.rows === "matching" ? narrowing.condition : undefined;
}
