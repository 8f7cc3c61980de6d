/** Client of the meetings stand-in service, for its tests. */
import { expect } from "vitest";
import type { PersonaName } from "#contracts/demo-credentials.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { openStore } from "#services/kit/data/store.ts";
import type { StandInFamily } from "#services/kit/service.ts";
import { meetingsService } from "#services/meetings/index.ts";
import { seedMeetings } from "#services/meetings/seed/index.ts";
import { meetingsTables } from "#services/meetings/tables.ts";
import { startLocalFamilies } from "#services/start.ts";
import { bearerOf, sharedFamilies } from "#test/kit/families.ts";

export const local: StandInFamily<DemoCompany> = { service: meetingsService, seed: seedMeetings };

/** HTTP status of a response, and its body if it has one. */
export interface ServiceResponse<T> {
  readonly status: number;
  readonly body: T;
}

async function send<T>(
  url: string,
  headers: Record<string, string>,
  method: string,
  body: unknown,
): Promise<ServiceResponse<T>> {
  const json = body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...json },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === "" ? undefined : JSON.parse(text)) as T };
}

/** The HTTP status and the body's code of a refusal. */
function refusalIn({ status, body }: ServiceResponse<unknown>): [number, number] {
  expect(body).toEqual({ code: expect.any(Number), message: expect.any(String) });
  return [status, (body as { code: number }).code];
}

/** The service with the demo company, and calls with the credential of a persona. */
export async function startMeetings() {
  const families = await sharedFamilies({ services: [local] });
  const call = <T>(method: string, path: string, body?: unknown, as: PersonaName = "service") =>
    send<T>(families.baseUrl("meetings") + path, bearerOf("meetings", as), method, body);
  return {
    families,
    tables: meetingsTables(families.store.scope("meetings")),
    call,
    /** The body of a read. */
    async read<T>(path: string, as?: PersonaName): Promise<T> {
      const { status, body } = await call<T>("GET", path, undefined, as);
      expect([path, status]).toEqual([path, 200]);
      return body;
    },
    refusal: async (method: string, path: string, body?: unknown, as?: PersonaName) =>
      refusalIn(await call(method, path, body, as)),
  };
}

export type Meetings = Awaited<ReturnType<typeof startMeetings>>;

/** The service for a person whose token is the list of its scopes, separated by commas. */
export async function startScoped({ families }: Meetings, email: string) {
  const lookup = (_family: string, scopes: string) =>
    ({ kind: "person", name: "app", email, scopes: scopes.split(",") }) as const;
  const { host, baseUrls } = await startLocalFamilies({
    families: [local],
    store: openStore(":memory:"),
    clock: families.clock,
    company: { ...families.company, credentials: { lookup } },
    port: 0,
  });
  return {
    /** The code of the refusal. As a code may be 200, a success is not a number. */
    async outcome(scopes: string, method: string, path: string, body?: unknown): Promise<number | "served"> {
      const headers = { authorization: `Bearer ${scopes}` };
      const answered = await send<{ code: number }>(baseUrls["meetings"] + path, headers, method, body);
      return answered.status < 300 ? "served" : refusalIn(answered)[1];
    },
    close: () => host.close(),
  };
}
