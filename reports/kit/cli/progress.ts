/** Progress of a report on standard error: pages and rows so far, and the families that it waits for. */
import cliProgress from "cli-progress";
import type { Wait } from "#reports/kit/asking/waits.ts";

export interface Progress {
  /**
   * Reports that a page was read.
   * @param list the list that is being read; empty for the first page of all lists
   */
  page(pages: number, list: string): void;
  row(): void;
  wait(waits: readonly Wait[]): void;
  end(): void;
}

/** Progress of a report. */
export interface ProgressState {
  pages: number;
  rows: number;
  list: string;
  readonly since: number;
  waits: readonly Wait[];
}

/** One updated line on a terminal. Otherwise only waits are printed, one per line. */
export function progressOn(
  stream: NodeJS.WritableStream & { readonly isTTY?: boolean },
  now: () => number = Date.now,
): Progress {
  return stream.isTTY ? lineOn(stream, now) : waitsOn(stream, now);
}

/** Waits whose ends differ by less count as one. */
const SAME_WAIT_MS = 2_000;

function waitsOn(stream: NodeJS.WritableStream, now: () => number): Progress {
  const told = new Map<string, number>();
  return {
    page: () => {},
    row: () => {},
    wait(waits) {
      const fresh = waits.filter(({ family, until }) => until > (told.get(family) ?? 0) + SAME_WAIT_MS);
      for (const { family, until } of fresh) told.set(family, until);
      if (fresh.length > 0) stream.write(`${waitText(fresh, now())}\n`);
    },
    end: () => {},
  };
}

function lineOn(stream: NodeJS.WritableStream, now: () => number): Progress {
  const stand: ProgressState = { pages: 0, rows: 0, list: "", since: now(), waits: [] };
  // The number of pages is unknown, so there is no progress bar.
  const line = new cliProgress.SingleBar({
    stream,
    format: () => progressText(stand, now()),
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
    gracefulExit: false,
  });
  line.start(1, 0);
  return {
    page(pages, list) {
      Object.assign(stand, { pages, list, waits: [] });
      line.update(0);
    },
    row() {
      stand.rows++;
    },
    wait(waits) {
      stand.waits = waits;
      line.update(0);
    },
    end: () => line.stop(),
  };
}

/** The current progress line, without waits that have ended. */
export function progressText({ pages, rows, list, since, waits }: ProgressState, now: number): string {
  const seconds = Math.floor((now - since) / 1_000);
  const parts = [
    `${counted(pages, "page")}, ${counted(rows, "row")}`,
    list && `reading ${list}`,
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    waitText(waits, now),
  ];
  return parts.filter(Boolean).join(" · ");
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

function waitText(waits: readonly Wait[], now: number): string {
  const open = waits.filter(({ until }) => until > now);
  if (open.length === 0) return "";
  const each = open.map(
    ({ family, until, atMost }) =>
      `${family} (${atMost ? "at most " : ""}${Math.ceil((until - now) / 1_000)} s)`,
  );
  return `waiting for ${each.join(", ")}`;
}
