/**
 * Names the client's arguments in errors. The REST client finds an unusable value, but knows only the wire
 * parameter. Here the field looks for the value among its arguments.
 */
import { type GraphQLSchema, isObjectType } from "graphql";
import { badInput, RefusedError, TributaryError, UnusableValueError } from "#platform/errors/catalog.ts";
import { parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import { withStep } from "./resolver-steps.ts";

/** Wraps each field with arguments, so that its errors name them. */
export function nameArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith("__"))
      for (const field of Object.values(type.getFields()))
        if (field.resolve && field.args.length > 0 && !field.name.startsWith("_"))
          field.resolve = withStep(field.resolve, { failed: rethrow });
}

function rethrow(error: unknown, { input, ...args }: Readonly<Record<string, unknown>>): never {
  if (error instanceof RefusedError && error.code === "BAD_USER_INPUT") throw withArgument(error, args);
  if (!(error instanceof UnusableValueError)) throw error;
  // Members of an input are named without the prefix `input`, as in other errors.
  const name = placeOf(error.value, input) ?? placeOf(error.value, args);
  throw name === undefined ? error : badInput(`"${name}" ${error.reason}`, name);
}

const PAGING: ReadonlySet<string> = new Set(["first", "after", "last", "before"]);

/** Adds the argument to the error of a refused read, if only one argument was passed that it can be about. */
function withArgument(error: RefusedError, args: Readonly<Record<string, unknown>>): TributaryError {
  const given = Object.keys(args).filter((name) => args[name] != null && !PAGING.has(name));
  const [argument, ...others] = given;
  if (argument === undefined || others.length > 0) return error;
  const detail = { ...error.extensions, argument };
  return new TributaryError(error.code, detail, `"${argument}" is not accepted by the family`);
}

/** Path of a value among arguments, joined by dots. An argument may contain a global id for the value. */
function placeOf(sought: unknown, given: unknown): string | undefined {
  if (given === null || typeof given !== "object") return undefined;
  for (const [name, value] of Object.entries(given)) {
    if (isMeant(sought, value)) return name;
    const within = placeOf(sought, value);
    if (within !== undefined) return `${name}.${within}`;
  }
  return undefined;
}

function isMeant(sought: unknown, value: unknown): boolean {
  if (sought === undefined) return false;
  if (Array.isArray(value))
    return Array.isArray(sought)
      ? value.length === sought.length && value.every((item, index) => isMeant(sought[index], item))
      : value.some((item) => isMeant(sought, item));
  const parts = typeof value === "string" ? (parseGlobalId(value)?.parts ?? []) : [];
  return value === sought || parts.includes(String(sought));
}
