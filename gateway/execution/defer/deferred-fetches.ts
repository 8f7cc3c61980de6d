/** Start, end and errors of the fetches for deferred parts. */
import type { GraphQLError } from "graphql";

/** A promise that `end` resolves. */
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

/** Tracks the deferred fetches of one operation. */
export class DeferredFetches {
  readonly #groups = new Map<string, Group>();
  readonly #fetches = new Map<string, Event>();
  /** Number of running groups, plus one for the first part. */
  #running = 1;

  readonly #onEnd: () => void;

  /**
   * @param labels Labels of all groups of the plan.
   * @param onEnd Called when no fetch runs any more.
   */
  constructor(labels: Iterable<string>, onEnd: () => void) {
    this.#onEnd = onEnd;
    for (const label of labels) this.#groups.set(label, { ended: new Event(), errors: [] });
  }

  /**
   * Begins a group as soon as the fetches that it needs have ended.
   * @param needed Ids of those fetches. If undefined, the group waits for `before`.
   * @param before Settles when the primary part, which contains the needed fetches, has ended.
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

  /** Marks a fetch as ended, for the groups that need it. */
  fetched(id: string): void {
    this.#fetch(id).end();
  }

  /** Marks the first part or a group as ended. After the last one, groups that never began end, too. */
  end(): void {
    this.#running--;
    if (this.#running > 0) return;
    for (const { ended } of this.#groups.values()) ended.end();
    this.#onEnd();
  }

  /** Resolves when the groups with these labels have ended. */
  async ended(labels: Iterable<string>): Promise<void> {
    await Promise.all([...labels].map((label) => this.#groups.get(label)?.ended.over));
  }

  /** The errors of the groups with these labels. */
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
