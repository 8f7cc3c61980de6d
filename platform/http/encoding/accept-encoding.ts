/** Content encodings that a client accepts. */
export type Encoding = "br" | "gzip";
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** Adds `accept` and `accept-encoding` to the value of a Vary header. */
export const varying = (before: string | number | readonly string[] | undefined) =>
  [before ?? [], "accept", "accept-encoding"].flat().join(", ");

/** Returns the first of some encodings that the client accepts, or undefined if it accepts none. */
export function encodingOf<E extends string = Encoding>(
  header: string | string[] | undefined,
  among: readonly E[] = ENCODINGS as readonly string[] as readonly E[],
): E | undefined {
  const accepted = new Map<string, number>();
  for (const part of String(header ?? "")
    .toLowerCase()
    .split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    accepted.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return among.find((encoding) => (accepted.get(encoding) ?? accepted.get("*") ?? 0) > 0);
}
