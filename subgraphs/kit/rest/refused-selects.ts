/**
 * Remembers selections of members (`$select`, `fields[…]`) that a family refuses. The gateway chooses these
 * members, so a service that lacks one of them must not cause a failed read.
 */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import type { RefusedError } from "#platform/errors/catalog.ts";
import type { PreparedRequest } from "./request.ts";

type Input = Readonly<Record<string, unknown>>;

interface RequestWithSelect {
  /** The parameter that selects members. Operations of an entity may share it. */
  readonly parameter: object;
  readonly members: readonly string[];
  readonly withoutSelect: () => PreparedRequest;
}

/** Statuses with which a service refuses an unknown member. */
const REFUSALS: ReadonlySet<unknown> = new Set([400, 422]);

export class RefusedSelects {
  readonly #refused = new WeakSet<object>();
  /** Members by parameter that the service has accepted, so that they are no reason of a refusal. */
  readonly #accepted = new WeakMap<object, Set<string>>();
  readonly #selecting = new WeakMap<PreparedRequest, RequestWithSelect>();
  /** Names of the parameters that select members, by operation. */
  readonly #names = new Map<BoundOperation, string | undefined>();

  /**
   * Renders a call, without its selection if the family refuses it.
   * @param render renders the call with an input
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
    // The same key, because callers find the call in flight by it.
    const withoutSelect = () => ({ ...whole(), key: prepared.key });
    this.#selecting.set(prepared, { parameter, members, withoutSelect });
    return prepared;
  }

  /** The last names of the selected members' paths. Undefined without a selection. */
  selectedBy(prepared: PreparedRequest): ReadonlySet<string> | undefined {
    const selecting = this.#selecting.get(prepared);
    return selecting && new Set(selecting.members.map((member) => member.slice(member.lastIndexOf(".") + 1)));
  }

  /** Records an accepted selection. */
  accepted(prepared: PreparedRequest): void {
    const selecting = this.#selecting.get(prepared);
    if (!selecting) return;
    const { parameter, members } = selecting;
    const known = this.#accepted.get(parameter);
    if (!known) this.#accepted.set(parameter, new Set(members));
    else for (const member of members) known.add(member);
  }

  /** The read without its selection, if the refusal may be about the selection. Otherwise undefined. */
  alternative(prepared: PreparedRequest, { code, extensions }: RefusedError): PreparedRequest | undefined {
    const selecting = this.#selecting.get(prepared);
    if (!selecting || code !== "BAD_USER_INPUT" || !REFUSALS.has(extensions["status"])) return undefined;
    const known = this.#accepted.get(selecting.parameter);
    return known && selecting.members.every((member) => known.has(member))
      ? undefined
      : selecting.withoutSelect();
  }

  /**
   * Records that the read was refused with its selection and accepted without. Later reads have no selection.
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

/** The members in a value: the items of a list, or `type.member` for lists by type. */
function membersOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([type, members]) =>
    Array.isArray(members) ? members.map((member) => `${type}.${member}`) : [],
  );
}
