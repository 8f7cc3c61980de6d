/** Texts of services in errors, without addresses and credentials. */
import { scrub } from "#subgraphs/kit/mapping/payloads.ts";
import { isMembers } from "./mapping/methods.ts";
import type { Value } from "./mapping/syntax.ts";

/** Shorter texts are often parts of other words, so they are not removed. */
const LEAST_SECRET = 6;
const STRUCK = "[secret]";

/** All texts of a value. */
export function textsIn(value: Value): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A value with scrubbed texts of limited length, without the secrets. */
export function scrubbed(value: Value, secrets: readonly string[]): Value {
  if (typeof value === "string") return scrub(struck(value, secrets));
  if (Array.isArray(value)) return value.map((item: Value) => scrubbed(item, secrets));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [scrub(struck(name, secrets)), scrubbed(member, secrets)]),
  );
}

const struck = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (rest, secret) => (secret.length < LEAST_SECRET ? rest : rest.replaceAll(secret, STRUCK)),
    text,
  );
