/**
 * Fields in which clients can look up a write after `OUTCOME_UNKNOWN`, which names the field as `lookUp`. Each
 * family declares them for its mutations in its `outcomes.ts`.
 */
export interface MutationOutcomes {
  /** The mutations whose outcome a field shows, by the path of the field from the query type. */
  readonly shownBy: Readonly<Record<string, readonly string[]>>;
  /** Reasons for mutations whose outcome no documented operation shows. */
  readonly unobservable?: Readonly<Record<string, string>>;
}

/** Path of the field that shows the outcome, by mutation. */
export const outcomeQueries = (all: readonly MutationOutcomes[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ shownBy }) =>
      Object.entries(shownBy).flatMap(([path, mutations]) =>
        mutations.map((mutation) => [mutation, path] as const),
      ),
    ),
  );
