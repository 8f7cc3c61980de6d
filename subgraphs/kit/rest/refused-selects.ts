/**
 * Remembers the selections of members that a family refuses: `$select`, `fields[…]`. Their members are
 * ours, not the client's, so a deployment of a service that lacks one of them must cost neither the
 * read nor an error.
 */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import type { RefusedError } from "#platform/errors/catalog.ts";
import type { PreparedRequest } from "./request.ts";

type Input = Readonly<Record<string, unknown>>;

interface Selecting {
  /** The parameter that selects, which the operations of an entity may share. */
  readonly parameter: object;
  readonly members: readonly string[];
  readonly withoutSelect: () => PreparedRequest;
}

/** Statuses of a service that does not know a member. */
const REFUSALS: ReadonlySet<unknown> = new Set([400, 422]);

export class RefusedSelects {
  readonly #refused = new WeakSet<object>();
  /** Members that each parameter has been answered with: a refusal is not about them. */
  readonly #accepted = new WeakMap<object, Set<string>>();
  readonly #selecting = new WeakMap<PreparedRequest, Selecting>();
  /** The names of the parameters that select, by operation. */
  readonly #names = new Map<BoundOperation, string | undefined>();

  /**
   * Renders a call: without its selection where the family refuses that.
   * @param render Renders the call with an input.
   */
  prepare(
    operation: BoundOperation,
    input: Input,
    render: (input: Input) => PreparedRequest,
  ): PreparedRequest {
    const name = operation.read ? this.#nameIn(operation) : undefined;
    const parameter = name === undefined ? undefined : operation.query[name];
    if (name === undefined || !parameter) return render(input);
    const members = membersOf(input[name]);
    if (members.length === 0) return render(input);
    const whole = (): PreparedRequest => {
      const { [name]: _, ...others } = input;
      return render(others);
    };
    if (this.#refused.has(parameter)) return whole();
    const prepared = render(input);
    // Callers that wait for the call in flight know it by its key.
    const withoutSelect = () => ({ ...whole(), key: prepared.key });
    this.#selecting.set(prepared, { parameter, members, withoutSelect });
    return prepared;
  }

  /** The last words of the members that a call selects; undefined where it selects none. */
  selectedBy(prepared: PreparedRequest): ReadonlySet<string> | undefined {
    const selecting = this.#selecting.get(prepared);
    return selecting && new Set(selecting.members.map((member) => member.slice(member.lastIndexOf(".") + 1)));
  }

  /** A read was answered, so its family knows what it selects. */
  accepted(prepared: PreparedRequest): void {
    const selecting = this.#selecting.get(prepared);
    if (!selecting) return;
    const { parameter, members } = selecting;
    const known = this.#accepted.get(parameter);
    if (!known) this.#accepted.set(parameter, new Set(members));
    else for (const member of members) known.add(member);
  }

  /** The same read without its selection, where the refusal may be about that; else undefined. */
  alternative(prepared: PreparedRequest, { code, extensions }: RefusedError): PreparedRequest | undefined {
    const selecting = this.#selecting.get(prepared);
    if (!selecting || code !== "BAD_USER_INPUT" || !REFUSALS.has(extensions["status"])) return undefined;
    const known = this.#accepted.get(selecting.parameter);
    return known && selecting.members.every((member) => known.has(member))
      ? undefined
      : selecting.withoutSelect();
  }

  /**
   * The read was refused, and answered without its selection: from now on whole objects are read.
   * @returns true if this was not known before
   */
  refused(prepared: PreparedRequest): boolean {
    const parameter = this.#selecting.get(prepared)?.parameter;
    if (!parameter || this.#refused.has(parameter)) return false;
    this.#refused.add(parameter);
    return true;
  }

  #nameIn(operation: BoundOperation): string | undefined {
    if (!this.#names.has(operation)) {
      const { query } = operation;
      this.#names.set(
        operation,
        Object.keys(query).find((name) => query[name]?.selects),
      );
    }
    return this.#names.get(operation);
  }
}

/** The members that a value names: of a list its items, of lists by type `type.member`. */
function membersOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([type, members]) =>
    Array.isArray(members) ? members.map((member) => `${type}.${member}`) : [],
  );
}
