/** Compares the first response of each operation of a family with its contract. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { type ShapeDifferences, shapeDifferences } from "#contracts/kit/shape-differences.ts";
import { answerSchemaOf, type Properties, type Renames, wireTypesOf } from "#contracts/kit/wire-types.ts";
import type { Findings } from "#subgraphs/kit/reading/findings.ts";

/** Differences between a response and its contract: paths in the contract, and names of unknown members. */
export interface Drift extends Pick<ShapeDifferences, "missing" | "unknown"> {
  /** Paths of members and rows that were unreadable. */
  readonly otherType: readonly string[];
  /** Names of members that are probably renamed, by path in the contract. */
  readonly renamed: Readonly<Record<string, string>>;
  /** The renames in the form of the family's setting. */
  readonly renames: Renames;
}

/** The latest differences that a response of the family showed. */
export interface SeenDifference {
  /** Id of the operation in its contract. */
  readonly operation: string;
  /** Time of the call, ms since 1970. */
  readonly at: number;
  readonly differences: Drift;
}

/** A decoded response. */
export interface DecodedBody {
  readonly body: unknown;
  readonly findings?: Findings | undefined;
  /** Names of the requested members. Undefined if all were requested. */
  readonly selected?: ReadonlySet<string> | undefined;
}

/** Compares responses of one family with its contract. */
export class DriftWatch {
  readonly #family: Family;
  readonly #compared = new Set<BoundOperation>();
  #names: ReadonlyMap<Properties, string> | undefined;

  constructor(family: Family) {
    this.#family = family;
  }

  /** True if a response of the operation was compared. */
  knows(operation: BoundOperation): boolean {
    return this.#compared.has(operation);
  }

  /**
   * Compares the first response of an operation with content: an object, or a page with a row.
   * @returns the differences; undefined without differences
   */
  first(operation: BoundOperation, decoded: DecodedBody): Drift | undefined {
    if (!hasContent(operation, decoded.body)) return undefined;
    this.#compared.add(operation);
    const drift = this.compare(operation, decoded);
    return drift && isDrift(drift) ? drift : undefined;
  }

  /** Compares a response with its contract. Undefined for an operation without a body. */
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
 * Unknown members alone do not count, because services send more members than their documents show. Unreadable
 * members are logged and counted with each response.
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
