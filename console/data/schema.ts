/** API schema in the browser. */
import { buildSchema, type GraphQLSchema } from "graphql";
import { createStore } from "#console/kit/store.ts";
import { authorization } from "./session.ts";

export interface LoadedSchema {
  readonly schema: GraphQLSchema;
}

export const loadedSchema = createStore<LoadedSchema | undefined>(undefined);
export const schemaProblem = createStore<string>("");

let reading: Promise<void> | undefined;

/** Reads the schema once. After a failure, the next call tries again. */
export function readSchema(): Promise<void> {
  reading ??= load().catch((error: unknown) => {
    reading = undefined;
    schemaProblem.set(error instanceof Error ? error.message : String(error));
  });
  return reading;
}

async function load(): Promise<void> {
  const response = await fetch("/schema.graphql", { headers: authorization() });
  if (response.status === 403) throw new Error("This gateway does not show its schema: INTROSPECTION is off");
  if (!response.ok) throw new Error(`The schema could not be read (status ${response.status})`);
  const text = await response.text();
  // Composition has validated the schema. A second validation would take as long as the build.
  const schema = buildSchema(text, { assumeValidSDL: true, assumeValid: true });
  schemaProblem.set("");
  loadedSchema.set({ schema });
}
