/** Finds the error body that an OpenAPI document shows. */
import { dereferenced, isObject, type Json, objectIn, textIn } from "./read-json.ts";

/** Paths of the parts of an error body. */
export interface ErrorPlaces {
  readonly message: readonly string[];
  readonly code?: readonly string[];
  /** Member of the request that is wrong. */
  readonly field?: readonly string[];
  /** The HTTP status, as a number. */
  readonly status?: readonly string[];
}

const MESSAGES = ["message", "detail", "error_description", "title", "msg"];
const OTHERS = {
  code: ["code", "error_code", "errorCode", "error", "type"],
  field: ["field", "param", "parameter", "property", "pointer"],
} as const;

/** The places in the first documented failure that has a message. */
export function errorPlacesIn(document: Json): ErrorPlaces | undefined {
  const resolved = (value: unknown): Json | undefined => {
    const found = dereferenced(document, value);
    return isObject(found) ? found : undefined;
  };
  const placesIn = (schema: Json | undefined, above: readonly string[] = []): ErrorPlaces | undefined => {
    const properties = objectIn(schema, "properties") ?? {};
    const typeOf = (name: string) => textIn(resolved(properties[name]), "type");
    const found = (names: readonly string[], types: readonly string[]) =>
      names.find((name) => types.includes(typeOf(name) ?? ""));
    const message = found(MESSAGES, ["string"]);
    if (message === undefined)
      return above.length === 0 ? placesIn(resolved(properties["error"]), ["error"]) : undefined;
    const others = Object.entries({ ...OTHERS, status: ["status"] }).flatMap(([part, names]) => {
      const name = found(names, part === "status" ? ["integer"] : ["string"]);
      return name === undefined ? [] : [[part, [...above, name]] as const];
    });
    return { message: [...above, message], ...Object.fromEntries(others) };
  };
  for (const item of Object.values(objectIn(document, "paths") ?? {}))
    for (const operation of Object.values(isObject(item) ? item : {}))
      for (const [status, given] of Object.entries(objectIn(operation, "responses") ?? {})) {
        if (!/^(4|5|default)/.test(status)) continue;
        const content = objectIn(resolved(given), "content") ?? {};
        const media = Object.entries(content).find(([type]) => /[/+]json\b/.test(type))?.[1];
        const places = placesIn(resolved(objectIn({ media }, "media")?.["schema"]));
        if (places) return places;
      }
  return undefined;
}
