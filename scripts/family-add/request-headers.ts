/** Headers that the operations of a document take: set for all calls of the source, or arguments of fields. */

import { isOfConnection } from "#platform/config/credentials.ts";
import { isObject, type Json, listIn, objectIn, textIn } from "#scripts/family-new/openapi/read-json.ts";
import { memberName } from "./names.ts";

/** A header that a field takes as an argument. */
export interface ArgumentHeader {
  readonly name: string;
  readonly required: boolean;
}

export interface RequestHeaders {
  /** Headers of all calls, as `@source` has them. */
  readonly ofSource: readonly string[];
  /** Names of values of `$config` that these headers read. */
  readonly config: readonly string[];
  /** The headers among parameters that are arguments of a field. */
  argumentsOf(parameters: readonly Json[]): readonly ArgumentHeader[];
}

/** Headers that the HTTP client and the mapping set, or that are the credential's. */
const OF_CLIENT = /^(accept|accept-encoding|authorization|content-type|cookie|user-agent)$/;
const SECRET = /(^|[_-])(api-?key|key|token|secret|username|auth)$/i;
/** A header of this share of the operations is set for all. */
const COMMON = 0.5;

/**
 * Reads the headers.
 * @param operations Parameters of each operation, references followed.
 * @param known Names of headers that the file has already, lower case.
 */
export function requestHeaders(
  operations: readonly (readonly Json[])[],
  known: ReadonlySet<string>,
): RequestHeaders {
  const counts = new Map<string, { readonly parameter: Json; count: number }>();
  for (const parameters of operations)
    for (const parameter of parameters.filter((one) => isOwn(one, known))) {
      const name = nameOf(parameter).toLowerCase();
      const found = counts.get(name) ?? { parameter, count: 0 };
      found.count++;
      counts.set(name, found);
    }
  const common = new Set<string>();
  const config: string[] = [];
  const ofSource = [...counts].flatMap(([name, { parameter, count }]) => {
    const isCommon = operations.length > 1 && count / operations.length >= COMMON;
    if (/idempoten/.test(name) || !(isCommon || SECRET.test(name))) return [];
    common.add(name);
    const fixed = fixedValueOf(parameter);
    const member = memberName(name) ?? "header";
    if (fixed === undefined) config.push(member);
    const isOptional = parameter["required"] !== true;
    const value = fixed ?? `{$config${isOptional ? "?" : ""}.${member}}`;
    return `{ name: ${JSON.stringify(nameOf(parameter))}, value: ${JSON.stringify(value)} }`;
  });
  return {
    ofSource,
    config,
    argumentsOf: (parameters) =>
      parameters
        .filter((one) => isOwn(one, known) && !common.has(nameOf(one).toLowerCase()))
        .map((one) => ({ name: nameOf(one), required: one["required"] === true })),
  };
}

const nameOf = (parameter: Json): string => textIn(parameter, "name") ?? "";

function isOwn(parameter: Json, known: ReadonlySet<string>): boolean {
  const name = nameOf(parameter).toLowerCase();
  return (
    parameter["in"] === "header" &&
    /^[a-z0-9!#$%&'*+.^_`|~-]{1,64}$/.test(name) &&
    !OF_CLIENT.test(name) &&
    !isOfConnection(name) &&
    !known.has(name)
  );
}

/** The only or the usual value of a header, such as the version of an interface. */
function fixedValueOf(parameter: Json): string | undefined {
  const schema = objectIn(parameter, "schema");
  const values = listIn(schema, "enum");
  const value = schema?.["default"] ?? schema?.["const"] ?? (values.length === 1 ? values[0] : undefined);
  const isUsable = typeof value === "string" && /^[\x20-\x7e]+$/.test(value) && !value.includes("{");
  return isUsable && !isObject(value) ? value : undefined;
}
