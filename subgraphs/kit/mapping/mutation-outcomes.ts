/**
 * Fields in which clients can look up a write whose outcome is unknown. Each family declares them for its
 * mutations in its `outcomes.ts`. `OUTCOME_UNKNOWN` names the field as `lookUp`.
 */
export interface MutationOutcomes {
  /** The mutations whose outcome a field shows, by the path of the field from the query. */
  readonly shownBy: Readonly<Record<string, readonly string[]>>;
  /** Mutations whose outcome no documented operation shows, and why. */
  readonly unobservable?: Readonly<Record<string, string>>;
}

/** For each mutation whose outcome a field shows the path of the field. */
export const outcomeQueries = (all: readonly MutationOutcomes[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ shownBy }) =>
      Object.entries(shownBy).flatMap(([path, mutations]) =>
        mutations.map((mutation) => [mutation, path] as const),
      ),
    ),
  );
