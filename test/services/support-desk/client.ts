/** A new support desk for a test file, called as one of the personas. */
import { expect } from "vitest";
import { DEMO_PASSWORD, demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import { supportDesk } from "#contracts/support-desk/index.ts";
import { supportDeskService } from "#services/support-desk/index.ts";
import { seedSupportDesk } from "#services/support-desk/seed/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";

/** A persona, no caller, or a person of the company by their address. */
type TestCaller = PersonaName | "nobody" | `${string}@${string}`;

const secretOf = (as: Exclude<TestCaller, "nobody">) =>
  as.includes("@") ? `${as}:${DEMO_PASSWORD}` : demoSecret("supportDesk", as as PersonaName);

export async function startSupportDesk() {
  const families = await sharedFamilies({
    services: [{ service: supportDeskService, seed: seedSupportDesk }],
  });

  function ask(
    path: string,
    init: { as?: TestCaller; method?: string; body?: unknown } = {},
  ): Promise<Response> {
    const { as = "service", method = "GET", body } = init;
    const { header, present } = supportDesk.auth;
    return fetch(families.baseUrl("supportDesk") + path, {
      method,
      headers: {
        ...(as === "nobody" ? {} : { [header]: present(secretOf(as)) }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function read<T>(path: string, as: TestCaller = "service"): Promise<T> {
    const response = await ask(path, { as });
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as T;
  }

  /** Status and body of a refusal. */
  async function refusal(path: string, init: Parameters<typeof ask>[1] = {}) {
    const response = await ask(path, init);
    return { status: response.status, ...supportDesk.errors.read(await response.json()) };
  }

  return { families, ask, read, refusal };
}

export const idsOf = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
