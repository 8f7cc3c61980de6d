import { expect, it } from "vitest";
import { identity } from "#contracts/identity/index.ts";
import { PEOPLE_GROUP } from "#services/demo/things/identity.ts";
import { startIdentity } from "./client.ts";

const client = await startIdentity();

it("serves every operation under /api/v1 only (D1-002)", async () => {
  for (const op of Object.values(identity.bound)) expect(op.path).toMatch(/^\/api\/v1\//);
  expect((await client.ask("GET", `/api/v2/groups/${PEOPLE_GROUP}/users`)).status).toBe(404);
});
