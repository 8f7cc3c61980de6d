/** Client of the contact center's stand-in service, for its REST tests. */

import { contactCentre } from "#contracts/contact-centre/index.ts";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { contactCentreService } from "#services/contact-centre/index.ts";
import { seedContactCentre } from "#services/contact-centre/seed/index.ts";
import { personId } from "#services/demo/things/contact-centre.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";

export interface ContactCentreClient {
  readonly families: TestFamilies;
  /** A call's status and body; null for none. */
  ask<T = unknown>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>;
  /** A refusal as the contract reads it. */
  refusal(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<object>;
  close(): Promise<void>;
}

/** Ids of people from an index on, as agents and as end users. */
export const personIds = (from: number, size: number): string[] =>
  Array.from({ length: size }, (_, at) => personId({ index: from + at }));

export async function startContactCentre(): Promise<ContactCentreClient> {
  const families = await startFamilies({
    services: [{ service: contactCentreService, seed: seedContactCentre }],
  });
  const withKey = { "x-api-key": demoSecret("contactCentre") };
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = withKey) =>
    fetch(`${families.baseUrl("contactCentre")}/v1${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    families,
    async ask<T>(method: string, path: string, body?: unknown) {
      const response = await send(method, path, body);
      const text = await response.text();
      return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as T };
    },
    async refusal(method, path, body, headers) {
      const response = await send(method, path, body, headers);
      return { status: response.status, ...contactCentre.errors.read(await response.json()) };
    },
    close: families.close,
  };
}
