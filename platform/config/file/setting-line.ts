/** Formats a setting as a line to add to `tributary.yaml`. */
import { stringify } from "yaml";

/**
 * @example settingLine(["limits", "tries"], 1) // "limits: { tries: 1 }"
 */
export function settingLine(path: readonly string[], value: unknown): string {
  const whole = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const [key = ""] = path;
  const below = (whole as Readonly<Record<string, unknown>>)[key];
  return `${key}: ${stringify(below, { collectionStyle: "flow", lineWidth: 0 }).trim()}`;
}
