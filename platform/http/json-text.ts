/**
 * Serializes a large value to JSON in parts. Between the parts other operations run. Serializing ends if no
 * client waits any more, or if the text exceeds its limit of bytes. A small value is serialized at once.
 */
import type { OperationBudget } from "#platform/limits/operation-budget.ts";

/** Weight from which a value is serialized in parts: its members and items; a long text counts as several. */
const LARGE = 50_000;
/** Members and items written before other operations get a turn. */
const PART = 5_000;
/** Characters of a text that count as one more item. */
const CHARACTERS = 64;

/**
 * Serializes a value that `JSON.stringify` supports.
 * @param budget Budget of the operation whose response the value is.
 * @param isLarge True to serialize the value in parts. By default its size decides.
 * @throws QUERY_BUDGET_EXCEEDED if the text is too long, or the failure of the budget
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

/** Weight of a value's JSON, counted up to `most`. */
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
