/** Several records of one person: a list, how each was found, and nobody taken at random. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idFor } from "#families/demo-ids.ts";
import { startTributary, type Tributary } from "../kit/gateway.ts";
import { scopes } from "./scopes.ts";

/** A custom field of the CRM that holds the ids of persons in project management. */
const FIELD = "a".repeat(40);

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startTributary({
    settings: { ...scopes, crm: { scope: { projectPersonField: FIELD, socialUserField: FIELD } } },
  });
});
afterAll(() => tributary.close());
