/** Filter members that are lists by the schema's conventions, although the service takes one value. */
import { badInput } from "#platform/errors/catalog.ts";

/**
 * The only value of a list in a filter. Undefined without values.
 * @throws BAD_USER_INPUT for several different values
 */
export function onlyOne<Value>(
  values: readonly Value[] | null | undefined,
  argument: string,
): Value | undefined {
  const [value, ...others] = new Set(values);
  if (others.length > 0)
    throw badInput(`"${argument}" takes one value: the service filters by one at a time`, argument);
  return value;
}
