/** How far a report is, on the terminal of whoever runs it: pages so far, of those known so far. */
import cliProgress from "cli-progress";

export interface Progress {
  page(done: number, known: number): void;
  row(): void;
  wait(families: readonly string[], ms: number): void;
  end(): void;
}

const silent: Progress = { page: () => {}, row: () => {}, wait: () => {}, end: () => {} };

/** A bar on a terminal, nothing anywhere else. */
export function progressOn(stream: NodeJS.WritableStream & { readonly isTTY?: boolean }): Progress {
  if (!stream.isTTY) return silent;
  const bar = new cliProgress.SingleBar({
    stream,
    format: "{bar} {value} of {total} known pages · {rows} rows · {duration_formatted}{waiting}",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
    gracefulExit: true,
  });
  let rows = 0;
  bar.start(1, 0, { rows, waiting: "" });
  return {
    page(done, known) {
      bar.setTotal(known);
      bar.update(done, { rows, waiting: "" });
    },
    row() {
      rows++;
    },
    wait(families, ms) {
      bar.update({ rows, waiting: ` · waiting ${Math.ceil(ms / 1_000)} s for ${families.join(", ")}` });
    },
    end: () => bar.stop(),
  };
}
