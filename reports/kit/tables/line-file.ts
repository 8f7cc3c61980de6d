/** A file of JSON lines that is written sequentially, and read from any line. */
import { closeSync, existsSync, openSync, readSync, statSync, writeSync } from "node:fs";

/** Lines between two entries of the index. */
const STRIDE = 256;
const BUFFER_CHARACTERS = 1 << 16;
const ENTRY_BYTES = 8;

const indexOf = (file: string): string => `${file}.index`;

/** Writes lines to a new file, and replaces an existing one. */
export class LineWriter {
  readonly #file: number;
  readonly #index: number;
  #buffer = "";
  #bytes = 0;
  #lines = 0;

  constructor(file: string) {
    this.#file = openSync(file, "w");
    this.#index = openSync(indexOf(file), "w");
  }

  get lines(): number {
    return this.#lines;
  }

  write(value: unknown): void {
    if (this.#lines % STRIDE === 0) {
      // Flushed first, because the index must only refer to bytes in the file.
      this.flush();
      const entry = Buffer.alloc(ENTRY_BYTES);
      entry.writeBigUInt64LE(BigInt(this.#bytes));
      writeSync(this.#index, entry);
    }
    this.#buffer += `${JSON.stringify(value)}\n`;
    this.#lines++;
    if (this.#buffer.length >= BUFFER_CHARACTERS) this.flush();
  }

  flush(): void {
    if (this.#buffer === "") return;
    this.#bytes += writeSync(this.#file, this.#buffer);
    this.#buffer = "";
  }

  close(): void {
    this.flush();
    closeSync(this.#file);
    closeSync(this.#index);
  }
}

/**
 * Reads lines.
 * @param offset index of the first line, from 0
 * @param limit largest number of lines
 * @returns their values; empty if the file or the lines do not exist
 */
export function readLines(file: string, offset: number, limit: number): unknown[] {
  if (!existsSync(indexOf(file)) || limit <= 0) return [];
  const entry = Buffer.alloc(ENTRY_BYTES);
  const index = openSync(indexOf(file), "r");
  const at = Math.floor(offset / STRIDE);
  const read = readSync(index, entry, 0, ENTRY_BYTES, at * ENTRY_BYTES);
  closeSync(index);
  if (read < ENTRY_BYTES) return [];
  const values: unknown[] = [];
  let line = at * STRIDE;
  for (const text of linesFrom(file, Number(entry.readBigUInt64LE()))) {
    if (line++ < offset) continue;
    values.push(JSON.parse(text));
    if (values.length >= limit) break;
  }
  return values;
}

const CHUNK_BYTES = 1 << 18;

/** The complete lines of a file from a byte on. An incomplete last line is left out. */
export function* linesFrom(file: string, start = 0): Generator<string> {
  if (!existsSync(file)) return;
  const handle = openSync(file, "r");
  try {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, Math.max(1, statSync(file).size - start)));
    let rest = Buffer.alloc(0);
    for (let position = start; ; ) {
      const bytes = readSync(handle, chunk, 0, chunk.length, position);
      if (bytes === 0) return;
      position += bytes;
      let data = rest.length > 0 ? Buffer.concat([rest, chunk.subarray(0, bytes)]) : chunk.subarray(0, bytes);
      for (let end = data.indexOf(10); end >= 0; end = data.indexOf(10)) {
        yield data.toString("utf8", 0, end);
        data = data.subarray(end + 1);
      }
      rest = Buffer.from(data);
    }
  } finally {
    closeSync(handle);
  }
}
