/** Problems in the file of a report, in the terms of the file instead of its schema. */
import type { TSchema } from "typebox";
import Value from "typebox/value";

/** Problem at one place of a file. */
export interface Problem {
  /** Path of members to the value. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Compares a value with a schema. @returns the problems; empty if the value is valid */
export function problemsOf(schema: TSchema, value: unknown): Problem[] {
  const problems: Problem[] = [];
  /** The allowed texts of a value. The schema reports one problem for each. */
  const allowed = new Map<string, string[]>();
  for (const { keyword, instancePath, schemaPath, params, message } of Value.Errors(schema, value)) {
    const path = instancePath.split("/").slice(1);
    if (keyword === "boolean" || keyword === "anyOf") continue;
    if ("additionalProperties" in params) {
      const names = namesAt(schema, schemaPath);
      for (const name of params.additionalProperties)
        problems.push({
          path: [...path, name],
          message: `there is no "${[...path, name].join(".")}"; there are ${names.join(", ")}`,
        });
    } else if ("allowedValue" in params)
      allowed.set(instancePath, [...(allowed.get(instancePath) ?? []), String(params.allowedValue)]);
    else problems.push({ path, message: `${path.join(".") || "it"} ${message}` });
  }
  for (const [instancePath, values] of allowed) {
    const path = instancePath.split("/").slice(1);
    problems.push({ path, message: `${path.join(".")} must be ${values.join(" or ")}` });
  }
  return problems;
}

/** The members that an object of a schema may have. */
function namesAt(schema: TSchema, schemaPath: string): string[] {
  let at: unknown = schema;
  for (const step of schemaPath.split("/").slice(1)) at = memberOf(at, step);
  const properties = memberOf(at, "properties");
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
