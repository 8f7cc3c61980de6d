/**
 * JSON of a large value, written part by part: others have their turn between the parts, nothing more
 * is written once nobody waits for it, and it ends at a number of bytes instead of at the process's
 * memory. A small value is written at once, as anywhere else.
 */
import type { OperationBudget } from "#platform/limits/operation-budget.ts";

/** From so much on a value is written part by part: members and items, a long text counting as several. */
const LARGE = 50_000;
/** Members and items written before other operations get a turn. */
const PART = 5_000;
/** Characters that count as one more. */
const CHARACTERS = 64;

/**
 * The JSON of a value that `JSON.stringify` could write.
 * @param budget Of the operation that the value answers.
 * @param isLarge True if the value is to be written part by part. By default its size decides.
 * @throws QUERY_BUDGET_EXCEEDED when it would be too long, or what the budget failed with.
 */
export async function jsonText(
  value: unknown,
  budget: OperationBudget,
  isLarge = weightOf(value, LARGE) >= LARGE,
): Promise<string> {
  if (!isLarge) return within(JSON.stringify(value), budget);
  const writer = new PartWriter(budget);
  await writer.write(value);
  return writer.text;
}

function within(text: string, budget: OperationBudget): string {
  // A character takes three bytes at the most.
  if (text.length * 3 > budget.answerBytes && Buffer.byteLength(text) > budget.answerBytes)
    throw budget.tooManyBytes();
  return text;
}

class PartWriter {
  readonly #budget: OperationBudget;
  readonly #parts: string[] = [];
  /** Text that is too short for a part of its own. */
  #small = "";
  #bytes = 0;
  /** Members and items written since other operations had a turn. */
  #written = 0;

  constructor(budget: OperationBudget) {
    this.#budget = budget;
  }

  get text(): string {
    this.#flush();
    return this.#parts.join("");
  }

  async write(value: unknown): Promise<void> {
    const weight = weightOf(value, PART);
    if (weight < PART || !isOpen(value)) {
      this.#small += JSON.stringify(value) ?? "null";
      this.#written += weight;
      if (this.#written >= PART) await this.#pause();
      return;
    }
    if (Array.isArray(value)) await this.#writeList(value);
    else await this.#writeObject(value);
  }

  async #writeList(items: readonly unknown[]): Promise<void> {
    this.#small += "[";
    for (const [index, item] of items.entries()) {
      if (index > 0) this.#small += ",";
      await this.write(item);
    }
    this.#small += "]";
  }

  async #writeObject(value: object): Promise<void> {
    this.#small += "{";
    let first = true;
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined || typeof member === "function" || typeof member === "symbol") continue;
      this.#small += `${first ? "" : ","}${JSON.stringify(name)}:`;
      first = false;
      await this.write(member);
    }
    this.#small += "}";
  }

  async #pause(): Promise<void> {
    const written = this.#written;
    this.#written = 0;
    this.#flush();
    await this.#budget.worked(written);
  }

  #flush(): void {
    this.#bytes += Buffer.byteLength(this.#small);
    if (this.#bytes > this.#budget.answerBytes) throw this.#budget.tooManyBytes();
    this.#parts.push(this.#small);
    this.#small = "";
  }
}

/** True if the members of a value may be written one by one, because it has no `toJSON`. */
const isOpen = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !("toJSON" in value);

/** Size of a value's JSON, counted up to `most`. */
function weightOf(value: unknown, most: number): number {
  if (typeof value === "string") return 1 + Math.floor(value.length / CHARACTERS);
  if (typeof value !== "object" || value === null) return 1;
  let weight = 1;
  if (Array.isArray(value))
    for (const item of value) {
      weight += weightOf(item, most - weight);
      if (weight >= most) return weight;
    }
  else
    for (const name in value) {
      weight += weightOf((value as Readonly<Record<string, unknown>>)[name], most - weight);
      if (weight >= most) return weight;
    }
  return weight;
}
