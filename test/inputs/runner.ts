/** Runs fields with values, and records the values that families receive. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import type { ObservedCall } from "#services/kit/http/host.ts";
import type { AnswerError, Tributary } from "#test/kit/gateway.ts";
import { operations } from "#test/subgraphs/kit/rest/contracts.ts";
import type { AskedField } from "./fields.ts";
import { buildValue } from "./input-values.ts";
import type { Run, Sent } from "./sent.ts";
import type { Values } from "./values.ts";
import { type SentValue, sentValues } from "./wire-places.ts";

const byId = new Map<string, BoundOperation>(operations.map((operation) => [operation.id, operation]));

export class Runner {
  /** All values that were sent, by operation and place. */
  readonly reached = new Map<string, Map<string, SentValue>>();
  operations = 0;
  readonly #depths = new Map<string, number>();

  /** @param twice names of lists that need two items */
  constructor(
    readonly tributary: Tributary,
    readonly twice: readonly string[],
  ) {}

  /** True if objects below a field are selected, because the field alone sends nothing. */
  isDeep = ({ coordinate }: AskedField): boolean => this.#depths.has(coordinate);

  /** Selects objects below a field from now on. */
  goDeeper({ coordinate }: AskedField): void {
    this.#depths.set(coordinate, 1);
  }

  /** Runs a field. If scalars need no call, objects below the field are selected, too. */
  async run(asked: AskedField, values: Values): Promise<Run> {
    const depth = this.#depths.get(asked.coordinate) ?? 0;
    const run = await this.ask(asked, values, depth);
    if (run.sent.length > 0 || run.said.length > 0 || depth > 0) return run;
    this.#depths.set(asked.coordinate, 1);
    return this.ask(asked, values, 1);
  }

  /** @param depth Number of levels selected below the field. */
  async ask({ field, write }: AskedField, values: Values, depth: number): Promise<Run> {
    const variables: Record<string, unknown> = {};
    if (isPaged(field) && !values.has("last")) variables["first"] = 1;
    for (const argument of field.args) {
      const value = buildValue(argument, values, this.twice);
      if (value !== undefined) variables[argument.name] = value;
    }
    const { data, errors, calls } = await this.#execute(write(Object.keys(variables), depth), variables);
    const sent = this.#note(calls);
    return {
      sent,
      said: [...errors.map(({ message }) => message), ...userMessages(data)],
      refused: errors.filter(isRefusal).map(({ message, extensions }) => ({
        message,
        argument: String(extensions["argument"] ?? ""),
      })),
      cursor: lastCursorIn(data),
    };
  }

  /** Runs a query that sends values by its selection only. */
  async read(query: string): Promise<void> {
    this.#note((await this.#execute(query, {})).calls);
  }

  /** Reads the first and second page of a list. @param query takes the cursor as `$after` */
  async readPages(query: string): Promise<void> {
    const { data, calls } = await this.#execute(query, {});
    this.#note(calls);
    const after = lastCursorIn(data);
    if (after !== undefined) this.#note((await this.#execute(query, { after })).calls);
  }

  #execute(query: string, variables: Record<string, unknown>) {
    this.operations++;
    // Advances the clock, so that no rate limit is reached.
    this.tributary.families.clock.advance(60_000);
    return this.tributary.ask(query, variables);
  }

  #note(calls: readonly ObservedCall[]): Sent[] {
    return calls.flatMap((call) => {
      const operation = byId.get(`${call.family}.${call.operation}`);
      if (!operation) return [];
      const places = this.reached.get(operation.id) ?? new Map<string, SentValue>();
      this.reached.set(operation.id, places);
      return sentValues(operation, call).map((value) => {
        places.set(`${value.place} ${typeof value.value}`, value);
        return { ...value, operation };
      });
    });
  }
}

/** The cursor of the outer list, which comes after those of lists in its nodes. */
const lastCursorIn = (data: unknown) =>
  [...JSON.stringify(data ?? null).matchAll(/"endCursor":"([^"]+)"/g)].at(-1)?.[1];
export const isPaged = ({ args }: AskedField["field"]) => args.some(({ name }) => name === "first");
const isRefusal = ({ extensions }: AnswerError) =>
  extensions["code"] === "BAD_USER_INPUT" && !("family" in extensions);

const userMessages = (data: unknown): string[] =>
  Object.values((data ?? {}) as object).flatMap((payload: { userErrors?: { message: string }[] } | null) =>
    (payload?.userErrors ?? []).map(({ message }) => message),
  );
