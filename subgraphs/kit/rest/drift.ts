/** Compares the first answer of each operation of a family with its contract. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { type ShapeDifferences, shapeDifferences } from "#contracts/kit/shape-differences.ts";
import { answerSchemaOf, type Properties, type Renames, wireTypesOf } from "#contracts/kit/wire-types.ts";
import type { Findings } from "#subgraphs/kit/reading/findings.ts";

/**
 * Difference between an answer and its contract: places of the contract, and names that the service sends.
 */
export interface Drift extends Pick<ShapeDifferences, "missing" | "unknown"> {
  /** Members and rows whose value could not be read. */
  readonly otherType: readonly string[];
  /** Members that are probably sent under another name, by place. */
  readonly renamed: Readonly<Record<string, string>>;
  /** The renames as the setting of the family has them. */
  readonly renames: Renames;
}

/** The latest difference of a family from its contract. */
export interface SeenDifference {
  /** Id of the operation in its contract. */
  readonly operation: string;
  /** Time of the call, ms since 1970. */
  readonly at: number;
  readonly differences: Drift;
}

/** An answer as it was decoded. */
export interface DecodedBody {
  readonly body: unknown;
  readonly findings?: Findings | undefined;
  /** Names of the members that were asked for, where not all were. */
  readonly selected?: ReadonlySet<string> | undefined;
}

/** Compares answers of one family with its contract. */
export class DriftWatch {
  readonly #family: Family;
  readonly #compared = new Set<BoundOperation>();
  #names: ReadonlyMap<Properties, string> | undefined;

  constructor(family: Family) {
    this.#family = family;
  }

  /** True if an answer of the operation was compared. */
  knows(operation: BoundOperation): boolean {
    return this.#compared.has(operation);
  }

  /**
   * Compares the first answer of an operation that has something to compare: of a page, a row.
   * @returns the differences; undefined where there are none
   */
  first(operation: BoundOperation, decoded: DecodedBody): Drift | undefined {
    if (!hasContent(operation, decoded.body)) return undefined;
    this.#compared.add(operation);
    const drift = this.compare(operation, decoded);
    return drift && isDrift(drift) ? drift : undefined;
  }

  /** Compares an answer with its contract; undefined for an operation without a body. */
  compare(operation: BoundOperation, { body, findings, selected }: DecodedBody): Drift | undefined {
    const schema = answerSchemaOf(operation);
    if (!schema) return undefined;
    const { missing, unknown, renamed } = shapeDifferences(schema, body, selected);
    const renames: Record<string, Record<string, string>> = {};
    for (const { type, member, sent } of renamed) {
      const name = this.#nameOf(type);
      if (name !== undefined) renames[name] = { ...renames[name], [member]: sent };
    }
    return {
      missing,
      otherType: [...(findings?.places.keys() ?? [])],
      unknown,
      renamed: Object.fromEntries(renamed.map(({ place, sent }) => [place, sent])),
      renames,
    };
  }

  #nameOf(type: Properties): string | undefined {
    this.#names ??= new Map([...wireTypesOf(this.#family)].map(([name, properties]) => [properties, name]));
    return this.#names.get(type);
  }
}

/**
 * Unknown members alone are no drift, because services send more than the documents show. Unreadable ones are
 * logged and counted with each answer.
 */
const isDrift = ({ missing, renamed }: Drift): boolean => missing.length + Object.keys(renamed).length > 0;

function hasContent({ spec }: BoundOperation, body: unknown): boolean {
  const path = spec.page?.list ?? [];
  let list = body;
  for (const name of path)
    list =
      typeof list === "object" && list !== null
        ? (list as Readonly<Record<string, unknown>>)[name]
        : undefined;
  return Array.isArray(list) ? list.length > 0 : true;
}
