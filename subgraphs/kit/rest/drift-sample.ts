/** Compares some of the answers of a family with its contract, while they are served. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { type ShapeDifferences, shapeDifferences } from "#contracts/kit/shape-differences.ts";

/** The latest difference of a family from its contract. */
export interface SeenDifference {
  /** Id of the operation in its contract. */
  readonly operation: string;
  /** When it was seen, in milliseconds since 1970. */
  readonly at: number;
  readonly differences: ShapeDifferences;
}

/**
 * A listener of bodies that compares the first one of each operation, and then one of so many.
 * @param every How many answers of an operation there are for each that is compared.
 * @param onDifference Called with what is not as the contract says, where there is something.
 */
export function driftSample(
  every: number,
  onDifference: (operation: BoundOperation, differences: ShapeDifferences) => void,
): (operation: BoundOperation, body: unknown) => void {
  const answers = new Map<BoundOperation, number>();
  return (operation, body) => {
    const before = answers.get(operation) ?? 0;
    answers.set(operation, before + 1);
    if (before % every !== 0) return;
    const { page, returns } = operation.spec;
    const schema = page?.schema ?? (returns && "binary" in returns ? undefined : returns);
    if (!schema) return;
    const differences = shapeDifferences(schema, body);
    if (Object.values(differences).some((names: readonly string[]) => names.length > 0))
      onDifference(operation, differences);
  };
}
