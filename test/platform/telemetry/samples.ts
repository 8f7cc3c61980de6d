/** Parser for the text form of Prometheus. */

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)(?: \d+)?$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

/** @throws if a line is not a sample, so that no line is skipped */
export function samplesIn(text: string): Sample[] {
  return text.split("\n").flatMap((line) => {
    if (line === "" || line.startsWith("#")) return [];
    const [, name, labels = "", value = ""] = LINE.exec(line) ?? [];
    if (name === undefined) throw new Error(`no sample: ${line}`);
    const found = [...labels.matchAll(LABEL)].map(([, label = "", text = ""]) => [label, text] as const);
    return [{ name, labels: Object.fromEntries(found), value: Number(value.replace("+Inf", "Infinity")) }];
  });
}

/** The only sample with these labels, and possibly others; 0 if there is none yet. */
export function sampleOf(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  const found = samples.filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  if (found.length > 1) throw new Error(`several samples of ${name}`);
  return found[0]?.value ?? 0;
}

/** The samples with these labels, added up. */
export const sumOf = (
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number =>
  samples
    .filter(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => (sample.labels[label] ?? "") === value),
    )
    .reduce((sum, { value }) => sum + value, 0);
