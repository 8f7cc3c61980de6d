/** Creates the payloads of deferred parts as their fetches end. */
import { GraphQLError } from "graphql";
import { answerOf, type ShownObject } from "#gateway/execution/shape/shaping.ts";
import type {
  LaterAnswers,
  LaterPart,
  LaterPayload,
  PendingEntry,
  ResponsePath,
} from "#gateway/operation/later.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { OperationBudget } from "#platform/limits/operation-budget.ts";
import { addTo, type DeferredObject } from "./places.ts";
import type { DeferredPart } from "./split.ts";

export interface DeliveryOptions {
  readonly parts: readonly DeferredPart[];
  /** Resolves when all data of a part is fetched. */
  readonly ready: (part: DeferredPart) => Promise<void>;
  /** The objects that the client has and that the part applies to. */
  readonly placesOf: (part: DeferredPart) => readonly DeferredObject[];
  readonly show: (part: DeferredPart, place: DeferredObject) => ShownObject;
  /** The errors of a part, with the client's names. */
  readonly errorsOf: (part: DeferredPart) => readonly GraphQLError[];
  /** Formats an error for clients. */
  readonly format: (error: GraphQLError) => LaterPart["errors"][number];
  readonly budget: OperationBudget | undefined;
  readonly requestId: string;
  /** Families called for each part, and for the first payload (key undefined). */
  readonly families: ReadonlyMap<DeferredPart | undefined, ReadonlySet<string>>;
  /** Size of the first payload. */
  readonly first: { readonly objects: number; readonly bytes: number };
}

/** A part that the client waits for. */
interface Open {
  readonly part: DeferredPart;
  readonly places: readonly { readonly place: DeferredObject; readonly pending: PendingEntry }[];
  ready: boolean;
}

/** Errors of a part, indexed by place. */
class ErrorsByPath {
  readonly #errors: Set<GraphQLError>;
  /** For each length of a place's path: the errors below each place. */
  readonly #byLength = new Map<number, Map<string, GraphQLError[]>>();

  constructor(errors: readonly GraphQLError[]) {
    this.#errors = new Set(errors);
  }

  /** Removes and returns the errors below a place. */
  take(path: ResponsePath): readonly GraphQLError[] {
    if (this.#errors.size === 0) return [];
    const found = this.#below(path.length).get(JSON.stringify(path)) ?? [];
    return found.filter((error) => this.#errors.delete(error));
  }

  /** The errors that no place has taken. */
  left(): readonly GraphQLError[] {
    return [...this.#errors];
  }

  #below(length: number): ReadonlyMap<string, GraphQLError[]> {
    let places = this.#byLength.get(length);
    if (!places) {
      places = new Map();
      for (const error of this.#errors) {
        const key = JSON.stringify((error.path ?? []).slice(0, length));
        const known = places.get(key);
        if (known) known.push(error);
        else places.set(key, [error]);
      }
      this.#byLength.set(length, places);
    }
    return places;
  }
}

/** Places that are shaped before other operations get CPU time. */
const SOME = 500;

/** Most places of all deferred fragments of an answer, because each is announced and ended separately. */
const MOST_PLACES = 50_000;

export class Delivery implements LaterAnswers {
  pending: readonly PendingEntry[] = [];
  readonly #options: DeliveryOptions;
  readonly #looks: ((parts: readonly LaterPart[]) => void)[] = [];
  readonly #ends: (() => void)[] = [];
  readonly #delivered = new Set<DeferredPart>();
  #open: Open[] = [];
  #ids = 0;
  #wake: () => void = () => {};
  #objects: number;
  #bytes: number;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#objects = options.first.objects;
    this.#bytes = options.first.bytes;
  }

  /** Finds the places that the first payload announces. @returns an error if there are too many */
  begin(): TributaryError | undefined {
    const announced = this.#announce(undefined);
    if (announced instanceof TributaryError) return announced;
    this.pending = announced;
    return undefined;
  }

  isAsked(family: string): boolean {
    const { families, parts } = this.#options;
    const isFor = (part: DeferredPart | undefined) => families.get(part)?.has(family) === true;
    return (
      !parts.some((part) => !this.#delivered.has(part) && isFor(part)) ||
      [undefined, ...this.#delivered].some(isFor)
    );
  }

  onParts(look: (parts: readonly LaterPart[]) => void): void {
    this.#looks.push(look);
  }

  onEnd(end: () => void): void {
    this.#ends.push(end);
  }

  async *payloads(): AsyncGenerator<LaterPayload, void> {
    try {
      while (this.#open.length > 0) {
        const woken = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        const ready = this.#open.filter((open) => open.ready);
        if (ready.length === 0) {
          await woken;
          continue;
        }
        this.#open = this.#open.filter((open) => !open.ready);
        const parts: LaterPart[] = [];
        const pending: PendingEntry[] = [];
        for (const open of ready) {
          const shown = await this.#deliver(open);
          const announced = this.#announce(open.part);
          const refusal = announced instanceof TributaryError ? announced : undefined;
          // If the places within a part cannot be announced, the part fails, because its data would be incomplete.
          for (const part of shown) parts.push(refusal ? this.#failed(part, refusal) : part);
          if (!(announced instanceof TributaryError)) for (const place of announced) pending.push(place);
        }
        for (const look of this.#looks) look(parts);
        yield { parts, pending, hasNext: this.#open.length > 0 };
      }
    } finally {
      this.end();
    }
  }

  refused({ parts, pending }: LaterPayload, reason: TributaryError): LaterPayload {
    // The client does not know these pending places, because it does not receive this payload.
    const unknown = new Set(pending.map(({ id }) => id));
    const open = this.#open.flatMap(({ places }) => places.map((place) => place.pending));
    const ended = [...parts, ...open.filter(({ id }) => !unknown.has(id))].map((place) =>
      this.#failed(place, reason),
    );
    this.#open = [];
    for (const look of this.#looks) look(ended);
    return { parts: ended, pending: [], hasNext: false };
  }

  end(): void {
    this.#open = [];
    this.#wake();
    for (const end of this.#ends.splice(0)) end();
  }

  /**
   * Announces the places of the parts within a parent, or within the first payload. A part without places is over.
   * @returns an error if the answer would have too many places; none of them is announced then
   */
  #announce(parent: DeferredPart | undefined): PendingEntry[] | TributaryError {
    const announced: PendingEntry[] = [];
    const opened: Open[] = [];
    for (const part of this.#options.parts) {
      if (part.parent !== parent) continue;
      const found = this.#options.placesOf(part);
      if (found.length === 0) continue;
      const refusal = this.#tooManyPlaces(this.#ids + found.length);
      if (refusal) return refusal;
      const places = found.map((place) => ({
        place,
        pending: { id: String(this.#ids++), path: place.path, label: part.label },
      }));
      for (const { pending } of places) announced.push(pending);
      opened.push({ part, places, ready: false });
    }
    for (const open of opened) {
      this.#open.push(open);
      void this.#options.ready(open.part).then(() => {
        open.ready = true;
        this.#wake();
      });
    }
    return announced;
  }

  /** Each place counts as an object of the response. */
  #tooManyPlaces(places: number): TributaryError | undefined {
    if (places <= MOST_PLACES) return this.#options.budget?.check(places, 0);
    const message = `The operation defers fragments at more than ${MOST_PLACES} objects; defer them further up, or ask for less at once`;
    return new TributaryError("QUERY_BUDGET_EXCEEDED", { requestId: this.#options.requestId }, message);
  }

  async #deliver({ part, places }: Open): Promise<LaterPart[]> {
    const { budget, errorsOf, show, format } = this.#options;
    this.#delivered.add(part);
    const errors = new ErrorsByPath(errorsOf(part));
    const parts: LaterPart[] = [];
    for (const [index, { place, pending }] of places.entries()) {
      if (index % SOME === SOME - 1) await budget?.worked(SOME)?.catch(() => {}); // the failure is read below
      const failure = budget?.failure ?? this.#tooLarge();
      if (failure) {
        parts.push(this.#failed(pending, failure));
        continue;
      }
      const shown = show(part, place);
      this.#objects += shown.size?.objects ?? 0;
      this.#bytes += shown.size?.bytes ?? 0;
      const { id, path, label } = pending;
      const own = errors.take(path);
      parts.push({
        id,
        path,
        label,
        data: shown.data,
        fresh: shown.data ? addTo(place.answered, shown.data) : [],
        errors: own.map(format),
        extensions: completionOf(shown, own, path),
      });
    }
    // Errors of a whole fetch, or of an object that is missing, match no place and go to the first one.
    const [first] = parts;
    if (first) first.errors = first.errors.concat(errors.left().map(format));
    return parts;
  }

  #failed({ id, path, label }: PendingEntry, reason: TributaryError): LaterPart {
    const errors = [this.#options.format(reason)];
    return { id, path, label, data: null, fresh: [], errors, extensions: undefined };
  }

  #tooLarge() {
    return this.#options.budget?.check(this.#objects, this.#bytes);
  }
}

/** Extensions that list the repairs of a part, as for a whole answer. Paths begin at the root. */
function completionOf(shown: ShownObject, errors: readonly GraphQLError[], path: ResponsePath) {
  if (shown.repairs.length === 0) return undefined;
  const repairs = shown.repairs.map(
    ({ message, path: below = [], extensions }) =>
      new GraphQLError(message, { path: [...path, ...below], extensions }),
  );
  return answerOf({ ...shown, repairs }, errors).extensions;
}
