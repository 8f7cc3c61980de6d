/** The fetches of later parts: when each begins, when it has ended, and its errors. */
import type { GraphQLError } from "graphql";

/** Something that is waited for, and that is over at some time. */
class Event {
  #over: () => void = () => {};
  readonly over = new Promise<void>((resolve) => {
    this.#over = resolve;
  });

  end(): void {
    this.#over();
  }
}

/** Result of a group of fetches, which has one label in the plan. */
interface Group {
  readonly ended: Event;
  readonly errors: GraphQLError[];
}

/** Follows the later fetches of one operation. */
export class DeferredFetches {
  readonly #groups = new Map<string, Group>();
  readonly #fetches = new Map<string, Event>();
  /** The first part and the groups that still run. */
  #running = 1;

  readonly #onEnd: () => void;

  /**
   * @param labels Of all groups of the plan.
   * @param onEnd Called once no fetch runs any more.
   */
  constructor(labels: Iterable<string>, onEnd: () => void) {
    this.#onEnd = onEnd;
    for (const label of labels) this.#groups.set(label, { ended: new Event(), errors: [] });
  }

  /**
   * Begins a group as soon as the fetches that it needs have ended.
   * @param needed Ids of those fetches; all that comes before where these are not known.
   * @param before Group that these fetches belong to. When it has ended, none of them still runs.
   */
  begin(
    label: string,
    needed: readonly string[] | undefined,
    before: Promise<unknown>,
    fetch: (errors: GraphQLError[]) => Promise<void>,
  ): void {
    const group = this.#groups.get(label);
    if (!group) return;
    this.#running++;
    void this.#run(group, needed, before, fetch);
  }

  async #run(
    group: Group,
    needed: readonly string[] | undefined,
    before: Promise<unknown>,
    fetch: (errors: GraphQLError[]) => Promise<void>,
  ): Promise<void> {
    try {
      await (needed ? Promise.race([before, Promise.all(needed.map((id) => this.#fetch(id).over))]) : before);
      await fetch(group.errors);
    } catch {
      // A failed fetch is among the errors of this group, or of an earlier one.
    }
    group.ended.end();
    this.end();
  }

  /** A fetch that others may need has ended. */
  fetched(id: string): void {
    this.#fetch(id).end();
  }

  /** The first part, or a group, has ended. A group whose condition does not hold never begins. */
  end(): void {
    this.#running--;
    if (this.#running > 0) return;
    for (const { ended } of this.#groups.values()) ended.end();
    this.#onEnd();
  }

  /** Ends when the groups of these labels have. */
  async ended(labels: Iterable<string>): Promise<void> {
    await Promise.all([...labels].map((label) => this.#groups.get(label)?.ended.over));
  }

  /** The errors of these groups. */
  errorsOf(labels: Iterable<string>): readonly GraphQLError[] {
    return [...labels].flatMap((label) => this.#groups.get(label)?.errors ?? []);
  }

  #fetch(id: string): Event {
    let event = this.#fetches.get(id);
    if (!event) {
      event = new Event();
      this.#fetches.set(id, event);
    }
    return event;
  }
}
